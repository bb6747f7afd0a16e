import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CSSProperties } from 'react';
import type { Row } from '../../data.ts';
import type { InputProps } from '../kit.ts';
import { LineCell } from './LineCell.tsx';
import { columnsOf, withCopy, withLine, withMoved, withoutLine } from './lines.ts';
import styles from './list.module.css';

export interface LineRowProps {
  readonly props: InputProps;
  readonly lines: readonly Row[];
  readonly index: number;
  readonly stacked: boolean;
  readonly grid: CSSProperties;
}

/** One line as it is typed, with what can be done to it. */
export function LineRow({ props, lines, index, stacked, grid }: LineRowProps) {
  const { field } = props;
  const line = lines[index] ?? {};
  return (
    <div className={stacked ? styles['card'] : styles['line']} style={stacked ? undefined : grid}>
      {stacked && <strong className={styles['number']}>{`${field.title} ${index + 1}`}</strong>}
      {columnsOf(field)
        .filter(({ name }) => !stacked || name !== props.lines?.order)
        .map((column) => (
          <LineCell
            key={column.name}
            {...{ props, column, line, index, stacked }}
            change={(change) => props.onChange(withLine(lines, index, change))}
          />
        ))}
      {!props.disabled && <LineTools {...{ props, lines, index }} />}
    </div>
  );
}

/** Moves, copies and removes a line. */
function LineTools({ props, lines, index }: Pick<LineRowProps, 'props' | 'lines' | 'index'>) {
  const { field } = props;
  const named = (what: string) => `${what}第${index + 1}条${field.title}`;
  const change = (next: readonly Row[]) => {
    props.onChange(next);
    props.onBlur?.();
  };
  return (
    <div className={styles['tools']}>
      {field.sortable && (
        <>
          <Button
            type="text"
            size="small"
            icon={<ArrowUpOutlined />}
            disabled={index === 0}
            aria-label={named('上移')}
            onClick={() => change(withMoved(lines, index, index - 1))}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            disabled={index === lines.length - 1}
            aria-label={named('下移')}
            onClick={() => change(withMoved(lines, index, index + 1))}
          />
        </>
      )}
      {!props.lines?.pick && (
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined />}
          disabled={field.max !== undefined && lines.length >= field.max}
          aria-label={named('复制')}
          title="复制"
          onClick={() => change(withCopy(lines, index))}
        />
      )}
      <Button
        type="text"
        danger
        size="small"
        aria-label={named('删除')}
        onClick={() => change(withoutLine(lines, index))}
      >
        删除
      </Button>
    </div>
  );
}
