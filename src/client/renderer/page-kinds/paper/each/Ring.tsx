import { useEffect, useRef, useState } from 'react';
import { startCountdown } from '../../../fields/datetime/countdown.ts';
import styles from './each.module.css';

/** Below so many seconds it is urgent. */
const URGENT_S = 5;

interface RingProps {
  /** Moment by the server's clock. */
  readonly until: number;
  readonly seconds: number;
  end(): void;
}

/** The time of one question, running out. */
export function Ring({ until, seconds, end }: RingProps) {
  const [leftMs, setLeft] = useState<number>();
  const ended = useRef(end);
  ended.current = end;
  useEffect(() => startCountdown(until, setLeft, () => ended.current()), [until]);
  if (leftMs === undefined) return null;
  const left = Math.ceil(leftMs / 1000);
  const part = seconds > 0 ? Math.min(1, left / seconds) : 0;
  return (
    <div role="timer" aria-label={`剩余${left}秒`} className={styles['ring']} data-urgent={left <= URGENT_S}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <circle cx="24" cy="24" r="21" pathLength="100" strokeDasharray={`${part * 100} 100`} />
      </svg>
      <span aria-hidden="true">{left}</span>
    </div>
  );
}
