/** The longest that anybody waits for an end in order; a database that was cut off recovers with the next start. */
const graceMs = 15_000;

/** Somebody's wish that this process ends. */
export interface StopWish {
  /** Aborted with the wish. */
  readonly signal: AbortSignal;
  /** What ends the present stage in order; one that is named after the wish came runs at once. */
  closeBy(close: () => Promise<unknown>): void;
}

/**
 * Ends the process in order when it is asked to, from its first moment on. With a supervisor, a second signal changes nothing:
 * a terminal tells the whole group, and who is impatient tells the supervisor. Without one, it ends the process as it is.
 */
export function listenForStop(isSupervised = process.send !== undefined): StopWish {
  const wish = new AbortController();
  let close: () => Promise<unknown> = () => Promise.resolve();
  const end = () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  const ask = () => {
    if (!wish.signal.aborted) {
      wish.abort();
      setTimeout(() => process.exit(1), graceMs).unref();
      end();
    } else if (!isSupervised) process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, ask);
  return {
    signal: wish.signal,
    closeBy(next) {
      close = next;
      if (wish.signal.aborted) end();
    },
  };
}
