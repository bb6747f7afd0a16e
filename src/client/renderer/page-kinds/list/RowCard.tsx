import type { ReactNode } from 'react';
import { ActionButtons } from '../../ActionButtons.tsx';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { textOf } from '../../fields/widgets/Plain.tsx';
import { twinKey } from '../../schema/fields.ts';
import type { ListColumn } from '../../schema/uses.ts';
import { MarkSign } from '../../table/MarkSign.tsx';
import { Below } from './Below.tsx';
import { CardBar } from './CardBar.tsx';
import { Cell } from './Cell.tsx';
import { Found } from './Found.tsx';
import type { CardModel } from './card.ts';
import { signOf } from './columns.ts';
import type { RowsProps } from './DesktopTable.tsx';
import styles from './card.module.css';

export interface RowCardProps extends Pick<
  RowsProps,
  'model' | 'buttonsOf' | 'targetOf' | 'taken' | 'markOf'
> {
  readonly card: CardModel;
  readonly row: Row;
  /** Absent where rows are not ticked. */
  readonly selectable?: boolean;
  readonly state: RowsProps['state'];
  readonly controller: RowsProps['controller'];
  /** A further button. */
  readonly more?: ReactNode;
}

/** One row as a card. */
export function RowCard({ card, row, ...props }: RowCardProps) {
  const buttons = props.buttonsOf(row);
  const target = props.targetOf(row);
  const mark = props.markOf?.(row);
  const isTaken = props.taken?.has(String(row['Id'])) ?? false;
  const selected = isTaken || props.state.selected.has(String(row['Id']));
  const toggle = () => {
    const ids = new Set(props.state.selected.keys());
    const id = String(row['Id']);
    if (!ids.delete(id)) ids.add(id);
    props.controller.select([...ids]);
  };
  const title = card.title ? textOf(row[twinKey(card.title.field)] ?? row[card.title.key]) : '';
  return (
    <>
      <div className={styles['head']}>
        {props.selectable && (
          <label className={styles['tick']}>
            <input
              type="checkbox"
              aria-label={`选择${title}`}
              checked={selected}
              disabled={isTaken}
              onChange={toggle}
            />
          </label>
        )}
        {mark && <MarkSign mark={mark} />}
        <strong className={styles['title']}>
          {card.title && <Cell column={card.title} row={row} target={target} />}
        </strong>
        <span className={styles['tags']}>
          {card.tags
            .filter(({ key }) => textOf(row[key]) !== '')
            .map((column) => (
              <Cell key={column.key} column={column} row={row} target={target} />
            ))}
        </span>
      </div>
      <dl className={styles['fields']}>
        {card.fields
          .filter(({ key }) => textOf(row[key]) !== '')
          .map((column) => (
            <Pair key={column.key} column={column} row={row} sign={signOf(props.model.entity, column)} />
          ))}
      </dl>
      {card.bar && <CardBar bar={card.bar} row={row} />}
      {props.model.below.length > 0 && (
        <details className={styles['more']}>
          <summary>更多信息</summary>
          <Below fields={props.model.below} row={row} />
        </details>
      )}
      {(buttons.length > 0 || props.more !== undefined) && (
        <div className={styles['buttons']}>
          {props.more}
          <ActionButtons buttons={buttons} target={target} most={3} plain />
        </div>
      )}
    </>
  );
}

function Pair({ column, row, sign }: { column: ListColumn; row: Row; sign: string | undefined }) {
  const { View } = kitOf(column.field.type);
  return (
    <div>
      <dt data-sign={sign}>{column.title}</dt>
      <dd>
        {column.found === undefined ? (
          <View field={column.field} value={row[column.key]} row={row} place="cell" />
        ) : (
          <Found text={textOf(row[column.key])} word={column.found} />
        )}
      </dd>
    </div>
  );
}
