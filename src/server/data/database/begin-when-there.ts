import { setTimeout as sleep } from 'node:timers/promises';
import { beginDatabase, type DatabaseOptions, type OpeningDatabase } from './database.ts';
import { DatabaseRefused, DatabaseUnavailable } from './errors.ts';

/** How a start waits for a database that is not there yet. */
export interface Patience {
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Hears what is waited for: at first, whenever the reason changes, and from time to time. */
  readonly told: (text: string) => void;
  readonly firstDelayMs?: number;
  /** How long a name may be unknown: containers learn each other's names as they start. */
  readonly unknownHostMs?: number;
}

const firstMs = 500;
const longestMs = 5_000;
const sayAgainMs = 60_000;
const unknownMs = 60_000;

/**
 * Begins to open a database that may itself be starting: tries again, ever more slowly, until it is there.
 * @throws at once what waiting does not mend, such as a wrong password; the signal's reason when the waiting was ended
 */
export async function beginWhenThere(
  options: DatabaseOptions,
  { signal, told, firstDelayMs = firstMs, unknownHostMs = unknownMs }: Patience,
): Promise<OpeningDatabase> {
  const began = performance.now();
  let said = { reason: '', at: 0 };
  for (let delay = firstDelayMs; ; delay = Math.min(longestMs, delay * 2)) {
    try {
      return await unlessAborted(signal, beginDatabase(options));
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (isUnknownHost(error) && performance.now() - began >= unknownHostMs)
        throw new DatabaseRefused(
          'DATABASE_URL 中的主机名无法解析',
          'the host that DATABASE_URL names is not known',
        );
      const reason = error.message;
      if (reason !== said.reason || performance.now() - said.at >= sayAgainMs) {
        told(
          `${reason}\n等待数据库就绪，就绪后自动继续。 / Waiting for the database; the start goes on once it is there.`,
        );
        said = { reason, at: performance.now() };
      }
    }
    await sleep(delay, undefined, { signal });
  }
}

const isUnknownHost = ({ cause }: DatabaseUnavailable) =>
  (cause as { code?: unknown } | undefined)?.code === 'ENOTFOUND';

/** A host that does not answer at all would hold the end back until it is given up. */
function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason as Error);
    if (signal.aborted) give();
    signal.addEventListener('abort', give, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', give));
  });
}
