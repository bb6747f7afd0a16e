import { useEffect, useMemo, useRef } from 'react';

/** So long after the last key a field that was left before is judged again. */
const PAUSE_MS = 400;

/** When a field is judged: as it is left, and from then on whenever typing in it pauses. */
export interface Judging {
  /** Whether the field was left before. */
  wasLeft(): boolean;
  typed(): void;
  left(): void;
}

/** Nobody is told that a value is wrong before they had the time to finish it. */
export function useJudging(judge: () => void): Judging {
  const latest = useRef(judge);
  latest.current = judge;
  const judging = useMemo(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    return {
      wasLeft: () => isLeft,
      typed() {
        stop();
        if (isLeft) timer = setTimeout(() => latest.current(), PAUSE_MS);
      },
      left() {
        stop();
        isLeft = true;
        latest.current();
      },
      stop,
    };
  }, []);
  useEffect(() => judging.stop, [judging]);
  return judging;
}
