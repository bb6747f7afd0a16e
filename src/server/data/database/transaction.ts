import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseMisuse } from './errors.ts';
import { Fifo } from './fifo.ts';
import type { Transaction } from './queryable.ts';
import type { RunStatement } from './statement.ts';

interface Scope {
  open: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Fails at once where waiting would never end: inside a transaction, on the same single session. */
export function refuseInsideTransaction(): void {
  if (!scopes.getStore()?.open) return;
  throw new DatabaseMisuse(
    'The database was used inside a transaction callback; use the transaction that the callback was given.',
  );
}

/** BEGIN, `work`, COMMIT or ROLLBACK over one session that nobody else uses meanwhile. */
export async function runTransaction<T>(
  run: RunStatement,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const scope: Scope = { open: true };
  const order = new Fifo();
  const tx: Transaction = {
    query: (text, values, name) =>
      scope.open
        ? order.run(() => run(text, values, name))
        : Promise.reject(new DatabaseMisuse('A transaction was used after its callback had ended.')),
  };
  await run('BEGIN');
  let result: T;
  try {
    result = await scopes.run(scope, () => work(tx));
  } catch (error) {
    scope.open = false;
    // A session that cannot roll back is lost, and with it the transaction; the first error is the one to tell.
    await order.run(() => run('ROLLBACK')).catch(() => undefined);
    throw error;
  }
  scope.open = false;
  const { command } = await order.run(() => run('COMMIT'));
  if (command !== 'COMMIT') {
    throw new DatabaseMisuse(
      'A statement of the transaction had failed and its error was ignored: nothing was stored.',
    );
  }
  return result;
}
