import { useEffect, useRef, useState } from 'react';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/**
 * Keeps what changed every so many seconds, and at once when the page is left or hidden. A keeping that failed is tried
 * again with the next round.
 */
export function useAutosave(
  snapshot: string,
  everyS: number,
  save: ((snapshot: string, isLeaving: boolean) => Promise<unknown>) | undefined,
): SaveState {
  const kept = useRef(snapshot);
  const latest = useRef({ snapshot, save });
  latest.current = { snapshot, save };
  const [state, setState] = useState<SaveState>('saved');
  useEffect(() => {
    if (latest.current.save && snapshot !== kept.current)
      setState((known) => (known === 'saving' ? known : 'waiting'));
  }, [snapshot]);
  useEffect(() => {
    let busy = false;
    const keep = async (isLeaving = false) => {
      const { snapshot: now, save: run } = latest.current;
      // what is on its way may be given up with the page, so leaving does not wait for it
      if ((busy && !isLeaving) || !run || now === kept.current) return;
      busy = true;
      setState('saving');
      try {
        await run(now, isLeaving);
        kept.current = now;
        setState(latest.current.snapshot === now ? 'saved' : 'waiting');
      } catch {
        setState('failed');
      } finally {
        busy = false;
      }
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keep(true);
    };
    const gone = () => void keep(true);
    const timer = setInterval(() => void keep(), everyS * 1000);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', gone);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', gone);
      void keep(true);
    };
  }, [everyS]);
  return state;
}
