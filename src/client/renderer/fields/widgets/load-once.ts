import { whenIdle } from '../../when-idle.ts';

/** Loads a module once, however many inputs wait for it; a load that failed is tried again the next time. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
}

/** Has a module loaded before the first touch waits for it, and after everything that is waited for now; a touch tells what failed. */
export const prefetchOf = (load: () => Promise<unknown>) => () =>
  whenIdle(() => void load().catch(() => undefined));
