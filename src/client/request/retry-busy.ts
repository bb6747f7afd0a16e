import { CallFailure } from './failure.ts';

const TOO_MANY = 429;
/** As long as a server asks a person who came too often to wait. */
const WAIT_MS = 5_000;
const MOST_TRIES = 20;

/** Asks again what was refused only because too much was asked at once: of hundreds of pictures none stays out. */
export async function retryWhenBusy<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask();
    } catch (error) {
      const isTooMany = error instanceof CallFailure && error.status === TOO_MANY;
      if (!isTooMany || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    }
}
