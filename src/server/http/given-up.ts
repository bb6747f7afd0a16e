/** The database ends one of several transactions that wait for each other in a ring. */
const GIVEN_UP = '40P01';
/** Each time at least one of those in the ring has gone through. */
const MOST_TRIES = 5;

/**
 * Does work anew whose transaction the database gave up because others waited for it while it waited for them: nothing of it was
 * stored, and the others are through by then.
 */
export async function againWhenGivenUp<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown } | undefined)?.code !== GIVEN_UP || tries === MOST_TRIES) throw error;
    }
}
