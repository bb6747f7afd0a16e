import { createContext, useContext, useEffect, useRef } from 'react';

/** Tells the parts of a page which EnCodes ran on it. */
export class Happened {
  private readonly watchers = new Set<(enCode: string) => void>();

  tell(enCode: string): void {
    for (const watcher of this.watchers) watcher(enCode);
  }

  watch(watcher: (enCode: string) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }
}

const Context = createContext(new Happened());

export const HappenedProvider = Context.Provider;

/** Does something after one of these EnCodes ran on the page. */
export function useAfter(enCodes: readonly string[] | undefined, work: () => void): void {
  const happened = useContext(Context);
  const latest = useRef({ enCodes, work });
  latest.current = { enCodes, work };
  useEffect(
    () =>
      happened.watch((enCode) => {
        if (latest.current.enCodes?.includes(enCode)) latest.current.work();
      }),
    [happened],
  );
}

/** Does something every so many seconds while the window is in sight, and at once when it comes back into sight. */
export function usePolling(work: () => void, seconds: number | undefined): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const poll = () => {
      if (!document.hidden) latest.current();
    };
    const timer = setInterval(poll, seconds * 1000);
    document.addEventListener('visibilitychange', poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [seconds]);
}
