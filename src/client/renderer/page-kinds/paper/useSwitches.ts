import { useEffect, useRef, type RefObject } from 'react';
import { useNotify } from '../../contexts.ts';

/** Counts how often the answerer leaves the page, where that is bounded: at `most` times it is over. */
export function useSwitches(
  most: number | undefined,
  before: number,
  counted: (count: number) => void,
  over: () => Promise<void>,
) {
  const notify = useNotify();
  const latest = useRef<(count: number) => void>(() => undefined);
  latest.current = (count) => {
    counted(count);
    if (most === undefined) return;
    if (count >= most) return void over();
    notify.warning(`您已切屏${count}次，超过${most}次将自动交卷`);
  };
  useEffect(() => {
    if (most === undefined) return undefined;
    let count = before;
    const changed = () => {
      if (document.visibilityState === 'visible') return;
      count += 1;
      latest.current(count);
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [most, before]);
}

/** How often the answerer left the page, where nothing but a count comes of it; the server keeps the greatest that it was told. */
export function useLeavings(isWatched: boolean, before: number): RefObject<number> {
  const count = useRef(before);
  useEffect(() => {
    if (!isWatched) return undefined;
    count.current = Math.max(count.current, before);
    const changed = () => {
      if (document.visibilityState === 'hidden') count.current += 1;
    };
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, [isWatched, before]);
  return count;
}
