import type { Database } from '../../data/database/database.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';

/** So long is known who handed in what by which ticket. */
const KEPT_DAYS = 400;

const DEFINITIONS = `
CREATE TABLE IF NOT EXISTS sys_intake (
  nonce text PRIMARY KEY,
  entity text NOT NULL,
  row_id text NOT NULL,
  ticket text NOT NULL UNIQUE,
  digest text NOT NULL,
  address text NOT NULL,
  day date NOT NULL
);
CREATE INDEX IF NOT EXISTS sys_intake_day ON sys_intake (entity, day, address);`;

/** Makes the table that tells which forms were handed in without a session. Several nodes may start at once. */
export async function createIntakeTable(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await advisoryLock(tx, 'tables of intakes');
    await tx.query(DEFINITIONS);
  });
}

/** Forgets tickets that nobody will ask for any more. */
export async function sweepIntakes(database: Database): Promise<void> {
  await database.query('DELETE FROM sys_intake WHERE day < current_date - $1::int', [KEPT_DAYS]);
}
