import { useEffect, useState } from 'react';
import { serverNow } from '../../../session/clock.ts';
import { clockText, startCountdown, targetOf } from './countdown.ts';
import styles from '../widgets/fields.module.css';

const DAY_MS = 24 * 3_600_000;

/** The time that is left until a moment, by the server's clock; nothing when the moment is over or more than a day away. */
export function TimeLeft({ until }: { until: string }) {
  const moment = targetOf(until);
  const [left, setLeft] = useState(() => moment - serverNow());
  useEffect(() => startCountdown(moment, setLeft, () => undefined), [moment]);
  if (left <= 0 || left > DAY_MS) return null;
  return (
    <span role="timer" className={styles['left']}>
      {`剩余 ${clockText(left)}`}
    </span>
  );
}
