import { useEffect, useRef, useState } from 'react';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

/**
 * Keeps what changed every so many seconds, and at once when the page is left or hidden. A keeping that failed is tried
 * again with the next round.
 */
export function useAutosave(
  snapshot: string,
  everyS: number,
  save: ((snapshot: string) => Promise<unknown>) | undefined,
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
    const keep = async () => {
      const { snapshot: now, save: run } = latest.current;
      if (busy || !run || now === kept.current) return;
      busy = true;
      setState('saving');
      try {
        await run(now);
        kept.current = now;
        setState(latest.current.snapshot === now ? 'saved' : 'waiting');
      } catch {
        setState('failed');
      } finally {
        busy = false;
      }
    };
    const hidden = () => {
      if (document.visibilityState === 'hidden') void keep();
    };
    const timer = setInterval(() => void keep(), everyS * 1000);
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', hidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', hidden);
      void keep();
    };
  }, [everyS]);
  return state;
}
