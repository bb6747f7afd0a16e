import { Button } from 'antd';
import { isRequired, isVisible } from '../../../../contract/rules.ts';
import { useDevice, useMe } from '../../contexts.ts';
import { useData, type Row } from '../../data.ts';
import { doubtful, emptied, unfitting } from '../../schema/cascade.ts';
import { shanghaiNow } from '../../schema/judge.ts';
import { twinKey } from '../../schema/fields.ts';
import { hasCodeIn } from '../codes.ts';
import { kitOf } from '../index.ts';
import type { InputProps } from '../kit.ts';
import { cellKey, columnsOf, linesOf, newLine, withLine, withoutLine } from './lines.ts';
import styles from './list.module.css';

/** Lines below a row, typed in a grid; on phones each line is a card. */
export function ListInput(props: InputProps) {
  const { field, disabled } = props;
  const device = useDevice();
  const columns = columnsOf(field);
  const lines = linesOf(props.value);
  const full = field.max !== undefined && lines.length >= field.max;
  const stacked = device === 'mobile' || columns.length > 9;
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
      {lines.map((line, index) => (
        <div
          key={index}
          className={stacked ? styles['card'] : styles['line']}
          style={stacked ? undefined : gridOf(columns.length)}
        >
          {stacked && <strong className={styles['number']}>{`${field.title} ${index + 1}`}</strong>}
          {columns.map((column) => (
            <Cell
              key={column.name}
              {...{ props, column, line, index, stacked }}
              change={(change) => props.onChange(withLine(lines, index, change))}
            />
          ))}
          {!disabled && (
            <Button
              type="text"
              danger
              size="small"
              aria-label={`删除第${index + 1}条${field.title}`}
              onClick={() => {
                props.onChange(withoutLine(lines, index));
                props.onBlur?.();
              }}
            >
              删除
            </Button>
          )}
        </div>
      ))}
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

const gridOf = (columns: number) => ({ gridTemplateColumns: `repeat(${columns}, minmax(104px, 1fr)) 52px` });

interface CellProps {
  readonly props: InputProps;
  readonly column: InputProps['field'];
  readonly line: Row;
  readonly index: number;
  readonly stacked: boolean;
  change(change: Row): void;
}

function Cell({ props, column, line, index, stacked, change }: CellProps) {
  const me = useMe();
  const data = useData();
  const context = { me, now: shanghaiNow() };
  if (!isVisible(column, line, context)) return stacked ? null : <span />;
  const { Input } = kitOf(column.type);
  const id = `${props.id}-${index}-${column.name}`;
  const problem = props.problems?.get(cellKey(index, column.name));
  return (
    <div className={styles['cell']}>
      {stacked && (
        <label htmlFor={id} className={isRequired(column, line, context) ? styles['required'] : undefined}>
          {column.title}
        </label>
      )}
      <Input
        id={id}
        field={column}
        value={line[column.name]}
        twin={line[twinKey(column)]}
        owner={{
          entity: props.owner.entity,
          prefix: props.owner.linePrefix ?? `${props.field.name}.`,
          row: () => line,
        }}
        above={column.under === undefined ? undefined : line[column.under]}
        disabled={props.disabled || column.readonly === true}
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : `${id}-problem`}
        label={stacked ? undefined : `第${index + 1}条${column.title}`}
        onChange={(value, twin) => {
          const own = { [column.name]: value, ...(twin === undefined ? {} : { [twinKey(column)]: twin }) };
          const next = { ...line, ...own };
          const columns = columnsOf(props.field);
          const gone = [
            ...unfitting(columns, next, column.name, hasCodeIn(data)),
            ...doubtful(columns, next, column.name),
          ];
          change(Object.assign(own, ...gone.map(emptied)));
        }}
        onBlur={props.onBlur}
      />
      {problem !== undefined && (
        <div id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </div>
      )}
    </div>
  );
}
