import { ArrowDownOutlined, ArrowUpOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { CSSProperties } from 'react';
import type { NamedField } from '../../../../contract/field-rules.ts';
import { useMe } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import type { InputProps } from '../kit.ts';
import { LineCell } from './LineCell.tsx';
import { isLocked, withCopy, withLine, withMoved, withoutLine } from './lines.ts';
import styles from './list.module.css';

export interface LineRowProps {
  readonly props: InputProps;
  /** All lines of the list. */
  readonly lines: readonly Row[];
  /** Where in the list the lines are that stand together: all of them, or those of a group. */
  readonly places: readonly number[];
  /** Which of those this is. */
  readonly at: number;
  readonly columns: readonly NamedField[];
  readonly stacked: boolean;
  readonly grid: CSSProperties;
}

/** One line as it is typed, with what can be done to it. */
export function LineRow({ props, lines, places, at, columns, stacked, grid }: LineRowProps) {
  const me = useMe();
  const { field } = props;
  const index = places[at] ?? 0;
  const line = lines[index] ?? {};
  const locked = isLocked(props.lines, line, me);
  return (
    <div className={stacked ? styles['card'] : styles['line']} style={stacked ? undefined : grid}>
      {stacked && <strong className={styles['number']}>{`${field.title} ${at + 1}`}</strong>}
      {columns
        .filter(({ name }) => !stacked || name !== props.lines?.order)
        .map((column) => (
          <LineCell
            key={column.name}
            {...{ props, column, line, index, stacked, locked }}
            change={(change) => props.onChange(withLine(lines, index, change))}
          />
        ))}
      {!props.disabled && <LineTools {...{ props, lines, places, at, locked }} />}
    </div>
  );
}

interface LineToolsProps extends Pick<LineRowProps, 'props' | 'lines' | 'places' | 'at'> {
  readonly locked: boolean;
}

/** Moves, copies and removes a line. */
function LineTools({ props, lines, places, at, locked }: LineToolsProps) {
  const { field } = props;
  const index = places[at] ?? 0;
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
            disabled={at === 0}
            aria-label={named('上移')}
            onClick={() => change(withMoved(lines, index, places[at - 1] ?? index))}
          />
          <Button
            type="text"
            size="small"
            icon={<ArrowDownOutlined />}
            disabled={at === places.length - 1}
            aria-label={named('下移')}
            onClick={() => change(withMoved(lines, index, places[at + 1] ?? index))}
          />
        </>
      )}
      {locked && <span className={styles['kept']}>不可修改</span>}
      {!locked && !props.lines?.pick && (
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
      {!locked && (
        <Button
          type="text"
          danger
          size="small"
          aria-label={named('删除')}
          onClick={() => change(withoutLine(lines, index))}
        >
          删除
        </Button>
      )}
    </div>
  );
}
