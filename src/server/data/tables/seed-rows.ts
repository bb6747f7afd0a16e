import { NOBODY } from '../../../contract/subject.ts';
import { advisoryLock } from '../database/advisory-lock.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { databaseNow } from '../time/clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import { insertRow } from '../write/row-store.ts';
import { ident } from '../sql/sql.ts';

const PROGRAM: Caller = {
  subject: { ...NOBODY, TrueName: '系统' },
  grants: new Set(),
  readable: new Set(),
  requestId: 'start',
  ip: '',
};

/**
 * Adds the rows that the schemas ship with (`seed`) where no row has their key. A row that an administrator deleted has
 * its key still, so it stays deleted. @returns how many rows were added
 */
export async function installSeedRows(database: Database, catalog: Catalog): Promise<number> {
  return database.transaction((tx) => installSeedRowsIn(tx, catalog));
}

/** The same inside an open transaction. */
export async function installSeedRowsIn(tx: Transaction, catalog: Catalog): Promise<number> {
  await advisoryLock(tx, 'seed rows');
  const seeded = [...catalog.entities.values()].filter((entity) => entity.file.seed);
  let added = 0;
  for (const entity of seeded) added += await addMissing(tx, entity);
  return added;
}

async function addMissing(tx: Transaction, entity: EntityModel): Promise<number> {
  const { key, rows } = entity.file.seed!;
  const present = await tx.query<{ key: string }>(
    `SELECT jsonb_build_array(${key.map((name) => `${ident(name)}::text`).join(', ')})::text AS key FROM ${ident(entity.table)}`,
  );
  const known = new Set(present.rows.map((row) => JSON.stringify(JSON.parse(row.key))));
  const now = await databaseNow(tx);
  let added = 0;
  for (const row of rows as Row[]) {
    if (known.has(JSON.stringify(key.map((name) => textOf(row[name]))))) continue;
    if (await isAdded(tx, entity, { ...defaultsOf(entity), ...row }, now)) added += 1;
  }
  return added;
}

/** A row whose name a school has given to one of its own already is left out: a start must not fail of it. */
async function isAdded(tx: Transaction, entity: EntityModel, row: Row, now: string): Promise<boolean> {
  await tx.query('SAVEPOINT seed_row');
  try {
    await insertRow(tx, entity, row, { caller: PROGRAM, now });
    await tx.query('RELEASE SAVEPOINT seed_row');
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT seed_row');
    return false;
  }
}

const textOf = (value: unknown) => (value === undefined || value === null ? null : String(value));

function defaultsOf(entity: EntityModel): Row {
  const fields = [...entity.fields.values()].filter((field) => field.default !== undefined);
  return Object.fromEntries(fields.map((field) => [field.name, field.default]));
}
