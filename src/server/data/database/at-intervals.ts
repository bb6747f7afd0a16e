const LOOK_MS = 1_000;

/**
 * Does a work each time that so many milliseconds have gone by. Rounds that go by while one is worked on are not owed: a database
 * that was slow for an hour is not asked for all of them. What fails is tried again with the next round.
 * @param isDue whether the first round begins now
 * @returns ends it: no other round begins, and the one that runs is waited for
 */
export function atIntervals(everyMs: number, work: () => Promise<void>, isDue = false): () => Promise<void> {
  let running: Promise<void> | undefined;
  const tick = () => {
    running ??= work()
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
      });
  };
  if (isDue) tick();
  const timer = setInterval(tick, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Looks each second for what another node or a person has changed; a database that is away is asked again in a second. Returns the end of it. */
export const lookAnew = (load: () => Promise<void>): (() => Promise<void>) => atIntervals(LOOK_MS, load);
