import { Button } from 'antd';
import { ActionButtons } from '../../ActionButtons.tsx';
import { useMe } from '../../contexts.ts';
import type { Row } from '../../data.ts';
import { kitOf } from '../../fields/index.ts';
import { textOf } from '../../fields/widgets/Plain.tsx';
import { twinKey } from '../../schema/fields.ts';
import type { ListColumn } from '../../schema/uses.ts';
import { Empty, Skeleton } from '../../States.tsx';
import { MarkSign } from '../../table/MarkSign.tsx';
import { Below } from './Below.tsx';
import { Cell } from './Cell.tsx';
import type { ListState } from './controller.ts';
import type { RowsProps } from './DesktopTable.tsx';
import { cardOf, type CardModel } from './card.ts';
import { markOf } from './marks.ts';
import type { ListModel } from './setup.ts';
import { summaryText } from './summary.ts';
import styles from './card.module.css';

/** Rows on phones, one card each; more are added below. */
export function CardList(props: RowsProps) {
  const { state, controller, model } = props;
  const card = cardOf(model);
  if (state.rows.length === 0)
    return state.status === 'loading' ? <Skeleton /> : <Empty text={props.empty} />;
  const more = state.total - state.rows.length;
  return (
    <>
      <ul className={styles['cards']}>
        {state.rows.map((row) => (
          <li key={String(row['Id'])} className={styles['card']}>
            <Card card={card} row={row} {...props} />
          </li>
        ))}
      </ul>
      <Summary model={model} summary={state.summary} />
      {more > 0 ? (
        <Button block loading={state.status === 'loading'} onClick={() => void controller.more()}>
          {`加载更多（还有${more}条）`}
        </Button>
      ) : (
        <p className={styles['end']}>{`共 ${state.total} 条`}</p>
      )}
    </>
  );
}

function Card({ card, row, ...props }: RowsProps & { card: CardModel; row: Row }) {
  const buttons = props.buttonsOf(row);
  const target = props.targetOf(row);
  const mark = markOf(props.model.file.mark, row, useMe());
  const selected = props.state.selected.has(String(row['Id']));
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
          <input type="checkbox" aria-label={`选择${title}`} checked={selected} onChange={toggle} />
        )}
        {mark && <MarkSign mark={mark} />}
        <strong className={styles['title']}>
          {card.title && <Cell column={card.title} row={row} target={target} />}
        </strong>
        <span className={styles['tags']}>
          {card.tags.map((column) => (
            <Cell key={column.key} column={column} row={row} target={target} />
          ))}
        </span>
      </div>
      <dl className={styles['fields']}>
        {card.fields.map((column) => (
          <Pair key={column.key} column={column} row={row} />
        ))}
      </dl>
      {props.model.below.length > 0 && (
        <details className={styles['more']}>
          <summary>更多信息</summary>
          <Below fields={props.model.below} row={row} />
        </details>
      )}
      {buttons.length > 0 && (
        <div className={styles['buttons']}>
          <ActionButtons buttons={buttons} target={target} most={3} plain />
        </div>
      )}
    </>
  );
}

/** The statistics that stand below the columns of a table. */
function Summary({ model, summary }: { model: ListModel; summary: ListState['summary'] }) {
  const lines = (model.file.summary ?? []).flatMap(({ field }) => {
    const text = summaryText(model, summary, field);
    return text === undefined ? [] : [{ field, text }];
  });
  if (lines.length === 0) return null;
  return (
    <dl className={styles['fields']}>
      {lines.map(({ field, text }) => (
        <div key={field}>
          <dt>{model.entity.fields.get(field)?.title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pair({ column, row }: { column: ListColumn; row: Row }) {
  const { View } = kitOf(column.field.type);
  return (
    <div>
      <dt>{column.title}</dt>
      <dd>
        <View field={column.field} value={row[column.key]} row={row} place="cell" />
      </dd>
    </div>
  );
}
