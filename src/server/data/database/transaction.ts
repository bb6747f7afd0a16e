import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseMisuse } from './errors.ts';
import { Fifo } from './fifo.ts';
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

/** BEGIN, `work`, COMMIT or ROLLBACK over one session that nobody else uses meanwhile. */
export async function runTransaction<T>(
  run: RunStatement,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let open = true;
  const order = new Fifo();
  const tx: Transaction = {
    query: (text, values, name) =>
      open
        ? order.run(() => run(text, values, name))
        : Promise.reject(new DatabaseMisuse('A transaction was used after its callback had ended.')),
  };
  await run('BEGIN');
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    open = false;
    // A session that cannot roll back is lost, and with it the transaction; the first error is the one to tell.
    await order.run(() => run('ROLLBACK')).catch(() => undefined);
    throw error;
  }
  open = false;
  const { command } = await order.run(() => run('COMMIT'));
  if (command !== 'COMMIT') {
    throw new DatabaseMisuse(
      'A statement of the transaction had failed and its error was ignored: nothing was stored.',
    );
  }
  return result;
}
