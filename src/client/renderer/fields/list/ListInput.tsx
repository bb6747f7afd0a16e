import { Button } from 'antd';
import { useDevice } from '../../contexts.ts';
import type { InputProps } from '../kit.ts';
import { LargeLines } from './LargeLines.tsx';
import { LineRow } from './LineRow.tsx';
import { columnsOf, linesOf, newLine } from './lines.ts';
import { SumLine } from './SumLine.tsx';
import styles from './list.module.css';

/** More lines than this are drawn as text, and only those in sight. */
const MANY = 30;
const MOST_COLUMNS = 9;

/** Lines below a row, typed in a grid; on phones each line is a card. */
export function ListInput(props: InputProps) {
  const { field, disabled } = props;
  const device = useDevice();
  const columns = columnsOf(field);
  const lines = linesOf(props.value);
  const full = field.max !== undefined && lines.length >= field.max;
  const stacked = device === 'mobile' || columns.length > MOST_COLUMNS;
  const many = lines.length > MANY && !stacked;
  return (
    <div
      className={styles['list']}
      role="group"
      aria-label={field.title}
      aria-describedby={props.describedBy}
    >
      {!stacked && lines.length > 0 && (
        <div className={styles['head']} style={gridOf(columns.length)} aria-hidden>
          {columns.map((column) => (
            <span key={column.name} className={column.required === true ? styles['required'] : undefined}>
              {column.title}
            </span>
          ))}
          <span />
        </div>
      )}
      {many ? (
        <LargeLines props={props} lines={lines} grid={gridOf(columns.length)} />
      ) : (
        lines.map((_line, index) => (
          <LineRow key={index} {...{ props, lines, index, stacked }} grid={gridOf(columns.length)} />
        ))
      )}
      {lines.length > 0 && <SumLine {...{ columns, lines, stacked }} grid={gridOf(columns.length)} />}
      {!disabled && (
        <Button
          id={props.id}
          type="dashed"
          block
          disabled={full}
          danger={props.invalid === true && (props.problems?.size ?? 0) === 0}
          onClick={() => props.onChange([...lines, newLine(field)])}
        >
          {full ? `最多${field.max}条` : `添加${field.title}`}
        </Button>
      )}
    </div>
  );
}

const gridOf = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(104px, 1fr)) 116px` });
