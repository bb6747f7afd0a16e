import { useEffect, useRef, useState } from 'react';
import { startAutosave, type Autosave, type SaveState, type Unsaved } from './autosave.ts';

/** Keeps what changed every so many seconds, and at once when the page is left or hidden. */
export function useAutosave(snapshot: string, everyS: number, save: Unsaved['save']): SaveState {
  const latest = useRef<Unsaved>({ snapshot, save });
  latest.current = { snapshot, save };
  const autosave = useRef<Autosave>(undefined);
  const [state, setState] = useState<SaveState>('saved');
  useEffect(() => {
    const started = startAutosave(everyS, () => latest.current, setState);
    autosave.current = started;
    const hidden = () => {
      if (document.visibilityState === 'hidden') started.leave();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', started.leave);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', started.leave);
      started.leave();
      started.stop();
    };
  }, [everyS]);
  useEffect(() => {
    if (latest.current.save && autosave.current?.isKept(snapshot) === false)
      setState((known) => (known === 'saving' ? known : 'waiting'));
  }, [snapshot]);
  return state;
}
