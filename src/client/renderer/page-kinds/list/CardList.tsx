import { Skeleton } from '../../States.tsx';
import type { ListState } from './controller.ts';
import type { RowsProps } from './DesktopTable.tsx';
import { cardOf } from './card.ts';
import { ListEnd } from './ListEnd.tsx';
import { RowCard } from './RowCard.tsx';
import type { ListModel } from './setup.ts';
import { summaryText } from './summary.ts';
import styles from './card.module.css';

/** Rows on phones, one card each; more are added below. */
export function CardList(props: RowsProps) {
  const { state, model } = props;
  const card = cardOf(model);
  if (state.rows.length === 0) return state.status === 'loading' ? <Skeleton /> : props.empty;
  return (
    <>
      <ul className={styles['cards']}>
        {state.rows.map((row) => (
          <li key={String(row['Id'])} className={styles['card']}>
            <RowCard card={card} row={row} {...props} />
          </li>
        ))}
      </ul>
      <Summary model={model} summary={state.summary} />
      <ListEnd {...props} />
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
