import type { TimelineView } from '../../../../../../contract/generated/meta.ts';
import type { Row } from '../../../../data.ts';
import { Skeleton } from '../../../../States.tsx';
import { cardOf } from '../../card.ts';
import type { RowsProps } from '../../DesktopTable.tsx';
import { ListEnd } from '../../ListEnd.tsx';
import { RowCard } from '../../RowCard.tsx';
import { spokenDay } from '../calendar/days.ts';
import cards from '../../card.module.css';
import styles from './timeline.module.css';

/** Rows in the order of a date, under a heading for each day. */
export function Timeline({ view, ...props }: RowsProps & { readonly view: TimelineView }) {
  const { state, model } = props;
  const card = cardOf(model);
  if (state.rows.length === 0) return state.status === 'loading' ? <Skeleton /> : props.empty;
  return (
    <>
      <div className={styles['timeline']}>
        {byDay(state.rows, view.date).map(([day, rows]) => (
          <section key={day} aria-label={headingOf(day)}>
            <h2>{headingOf(day)}</h2>
            <ul>
              {rows.map((row) => (
                <li key={String(row['Id'])} className={cards['card']}>
                  <Clock value={row[view.date]} />
                  <RowCard card={card} row={row} {...props} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ListEnd {...props} />
    </>
  );
}

const headingOf = (day: string): string =>
  day === '' ? '未定日期' : `${day.slice(0, 4)}年${spokenDay(day)}`;

/** Rows that follow each other on one day. */
export function byDay(rows: readonly Row[], field: string): [string, Row[]][] {
  const found: [string, Row[]][] = [];
  for (const row of rows) {
    const value = row[field];
    const day = typeof value === 'string' ? value.slice(0, 10) : '';
    const last = found.at(-1);
    if (last?.[0] === day) last[1].push(row);
    else found.push([day, [row]]);
  }
  return found;
}

function Clock({ value }: { value: unknown }) {
  const clock = typeof value === 'string' ? value.slice(11, 16) : '';
  return clock === '' ? null : <time className={styles['clock']}>{clock}</time>;
}
