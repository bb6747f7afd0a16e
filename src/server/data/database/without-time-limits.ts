import type { Database } from './queryable.ts';

const UNLIMITED = 'SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0';

/**
 * The same database for the work of a start: a node that is at the same work already is waited for, and what goes over a whole table
 * ends, however long either takes. Statements outside of a transaction keep their limits.
 */
export const withoutTimeLimits = (database: Database): Database => ({
  kind: database.kind,
  query: (text, values, name) => database.query(text, values, name),
  transaction: (work) =>
    database.transaction(async (tx) => {
      await tx.query(UNLIMITED);
      return work(tx);
    }),
  close: () => database.close(),
});
