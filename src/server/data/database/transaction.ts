import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseMisuse } from './errors.ts';
import type { Transaction } from './queryable.ts';
import type { RunStatement } from './statement.ts';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/**
 * Fails at once where waiting would never end: inside a transaction, on the same single session. A server of many sessions
 * goes without it: knowing which work belongs to which transaction costs every promise of the program a tenth of its time.
 */
export function refuseInsideTransaction(): void {
  if (!scopes.getStore()?.open) return;
  throw new DatabaseMisuse(
    'The database was used inside a transaction callback; use the transaction that the callback was given.',
  );
}

/** Runs the work of a transaction so that `refuseInsideTransaction` knows it. */
export async function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const scope: Scope = { open: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.open = false;
  }
}

/** What the server says of every statement after the one that failed. */
const isAfterFailure = (error: unknown) => (error as { code?: unknown }).code === '25P02';

/** Takes a statement of which nothing is heard unless it fails; false: it has to be run as any other. */
export type PutStatement = (text: string, values: readonly unknown[], name: string | undefined) => boolean;

/**
 * BEGIN, `work`, COMMIT or ROLLBACK over one session that nobody else uses meanwhile.
 * @param run runs the statements that it is given in their order
 * @param put keeps a statement until the next that is run, which fails when it does
 */
export async function runTransaction<T>(
  run: RunStatement,
  work: (tx: Transaction) => Promise<T>,
  put: PutStatement = () => false,
): Promise<T> {
  let open = true;
  // The first error of a statement whose answer nobody waits for; what comes after it only says that something had failed.
  let unheard: unknown;
  const heard = (error: unknown) => {
    const first = isAfterFailure(error) ? (unheard ?? error) : error;
    unheard = undefined;
    return first;
  };
  let takenBack = 0;
  const begun = put('BEGIN', [], 'tx_begin') ? undefined : run('BEGIN', [], 'tx_begin');
  const tx: Transaction = {
    async query(text, values, name) {
      if (!open) throw new DatabaseMisuse('A transaction was used after its callback had ended.');
      if (text.startsWith('ROLLBACK TO')) takenBack += 1;
      try {
        const answer = await run<never>(text, values, name);
        // What failed before a savepoint's end is taken back with it.
        if (text.startsWith('ROLLBACK TO')) unheard = undefined;
        return answer;
      } catch (error) {
        throw heard(error);
      }
    },
    send(text, values, name) {
      if (!open) throw new DatabaseMisuse('A transaction was used after its callback had ended.');
      if (put(text, values, name)) return;
      run(text, values, name).catch((error: unknown) => {
        if (!isAfterFailure(error)) unheard ??= error;
      });
    },
    get takenBack() {
      return takenBack;
    },
  };
  let result: T;
  try {
    // The first statement is on its way with BEGIN; nothing of it lasts where that failed, which is where the session is lost.
    [, result] = await Promise.all([begun, work(tx)]);
  } catch (error) {
    open = false;
    // A session that cannot roll back is lost, and with it the transaction; the first error is the one to tell.
    await run('ROLLBACK').catch(() => undefined);
    throw error;
  }
  open = false;
  const { command } = await commit(run);
  if (command !== 'COMMIT') {
    throw (
      unheard ??
      new DatabaseMisuse(
        'A statement of the transaction had failed and its error was ignored: nothing was stored.',
      )
    );
  }
  return result;
}

async function commit(run: RunStatement): Promise<{ command: string }> {
  try {
    return await run('COMMIT', [], 'tx_commit');
  } catch (error) {
    // What was sent before it may have failed, which leaves the session inside the transaction.
    await run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
