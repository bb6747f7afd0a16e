import { useEffect, useRef, useState } from 'react';
import { clockText, startCountdown, targetOf } from '../../fields/datetime/countdown.ts';

/** Clocks are known to three seconds: what is sent at the last moment is sent a little before it. */
const EARLY_MS = 4_000;

/** The time that is left of a whole paper. */
export function Clock({ deadline, end }: { deadline: string; end: () => void }) {
  const [left, setLeft] = useState<number>();
  const ended = useRef(end);
  ended.current = end;
  useEffect(() => startCountdown(targetOf(deadline) - EARLY_MS, setLeft, () => ended.current()), [deadline]);
  return <strong role="timer">{left === undefined ? '' : `剩余 ${clockText(left)}`}</strong>;
}
