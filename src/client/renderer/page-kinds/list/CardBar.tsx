import type { Row } from '../../data.ts';
import type { ListColumn } from '../../schema/uses.ts';
import { barOf } from './bar.ts';
import styles from './card-bar.module.css';

/** How much of the whole is reached: 报名 32 / 40 and a bar. */
export function CardBar({
  bar: [reached, whole],
  row,
}: {
  bar: readonly [ListColumn, ListColumn];
  row: Row;
}) {
  const bar = barOf(row[reached.key], row[whole.key]);
  if (!bar) return null;
  return (
    <div className={styles['bar']} data-full={bar.isFull}>
      <span aria-hidden="true">{`${reached.title} / ${whole.title}`}</span>
      <strong aria-hidden="true">{bar.text}</strong>
      <span
        className={styles['track']}
        role="meter"
        aria-label={`${reached.title}，${whole.title}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(bar.percent)}
        aria-valuetext={bar.text}
      >
        <span className={styles['filled']} style={{ width: `${bar.percent}%` }} />
      </span>
    </div>
  );
}
