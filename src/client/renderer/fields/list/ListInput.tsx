import { Button } from 'antd';
import { useDevice } from '../../contexts.ts';
import type { InputProps, LinesUse } from '../kit.ts';
import { LargeLines } from './LargeLines.tsx';
import { LineRow } from './LineRow.tsx';
import { columnsOf, isGiven, linesOf, newLine, withPlaces } from './lines.ts';
import { PickLines } from './PickLines.tsx';
import { SumLine } from './SumLine.tsx';
import styles from './list.module.css';

/** More lines than this are drawn as text, and only those in sight. */
const MANY = 30;
const MOST_COLUMNS = 9;
/** The server takes no more. */
const MOST_LINES = 200;

/** Lines below a row, typed in a grid; on phones each line is a card. */
export function ListInput(given: InputProps) {
  const { field, disabled, lines: use } = given;
  const props: InputProps = {
    ...given,
    onChange: (next) => given.onChange(withPlaces(linesOf(next), use?.order)),
  };
  const device = useDevice();
  const columns = columnsOf(field);
  const lines = linesOf(props.value);
  const full = field.max !== undefined && lines.length >= field.max;
  const stacked = device === 'mobile' || columns.length > MOST_COLUMNS;
  const many = lines.length > MANY && !stacked;
  const grid = gridOf(columns, use);
  return (
    <div
      className={styles['list']}
      role="group"
      aria-label={field.title}
      aria-describedby={props.describedBy}
    >
      {!stacked && lines.length > 0 && (
        <div className={styles['head']} style={grid} aria-hidden>
          {columns.map((column) => (
            <span
              key={column.name}
              className={
                column.required === true && !isGiven(use, column.name) ? styles['required'] : undefined
              }
            >
              {column.title}
            </span>
          ))}
          <span />
        </div>
      )}
      {many ? (
        <LargeLines props={props} lines={lines} grid={grid} />
      ) : (
        lines.map((_line, index) => <LineRow key={index} {...{ props, lines, index, stacked, grid }} />)
      )}
      {lines.length > 0 && <SumLine {...{ columns, lines, stacked, grid }} />}
      {!disabled && use?.pick && <PickLines props={props} pick={use.pick} most={field.max ?? MOST_LINES} />}
      {!disabled && !use?.pick && (
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

function gridOf(columns: readonly { name: string }[], use: LinesUse | undefined) {
  const widthOf = (name: string) => {
    if (name === use?.order) return '44px';
    return name === use?.pick?.field ? 'minmax(180px, 3fr)' : 'minmax(104px, 1fr)';
  };
  return { gridTemplateColumns: `${columns.map(({ name }) => widthOf(name)).join(' ')} 116px` };
}
