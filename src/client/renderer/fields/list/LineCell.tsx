import { isRequired, isVisible, offeredCodes } from '../../../../contract/rules.ts';
import { useMe } from '../../contexts.ts';
import { useData, type Row } from '../../data.ts';
import { doubtful, emptied, unfitting } from '../../schema/cascade.ts';
import { twinKey } from '../../schema/fields.ts';
import { rulesFor } from '../../schema/judge.ts';
import { hasCodeIn } from '../codes.ts';
import { kitOf } from '../index.ts';
import type { InputProps } from '../kit.ts';
import { cellId, cellKey, columnsOf, isGiven } from './lines.ts';
import styles from './list.module.css';

interface LineCellProps {
  readonly props: InputProps;
  readonly column: InputProps['field'];
  readonly line: Row;
  readonly index: number;
  readonly stacked: boolean;
  /** Nothing of the line may be changed. */
  readonly locked: boolean;
  change(change: Row): void;
}

/** One value of a line, as it is typed. */
export function LineCell({ props, column, line, index, stacked, locked, change }: LineCellProps) {
  const me = useMe();
  const data = useData();
  const context = rulesFor(me);
  if (!isVisible(column, line, context)) return stacked ? null : <span />;
  const { Input, View } = kitOf(column.type);
  const id = cellId(props.id, index, column.name);
  if (locked || column.value !== undefined || isGiven(props.lines, column.name))
    return (
      <div className={styles['cell']}>
        {stacked && <span className={styles['label']}>{column.title}</span>}
        <div id={id} tabIndex={-1} className={styles['given']}>
          <View field={column} value={line[column.name]} row={line} place="block" />
        </div>
      </div>
    );
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
        offered={offeredCodes(column, line, context)}
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
            ...unfitting(columns, next, column.name, hasCodeIn(data), context),
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
