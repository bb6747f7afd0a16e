import type { Database } from '../../src/server/data/database/database.ts';
import { insideTransaction, refuseInsideTransaction } from '../../src/server/data/database/transaction.ts';

/** Has PostgreSQL refuse what the embedded database would: whatever a test does on the one must do on the other. */
export function watched(database: Database): Database {
  if (database.kind === 'embedded') return database;
  return {
    kind: database.kind,
    async query(...asked) {
      refuseInsideTransaction();
      return database.query(...asked);
    },
    async transaction(work) {
      refuseInsideTransaction();
      return database.transaction((tx) => insideTransaction(() => work(tx)));
    },
    async close() {
      refuseInsideTransaction();
      return database.close();
    },
  };
}
