import { besideSql, constraintsOf } from '../sql/apart-sql.ts';
import { advisoryLock } from '../database/advisory-lock.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { installKeeping } from '../chain/keep.ts';
import type { Database, Transaction } from '../database/database.ts';
import { withoutTimeLimits } from '../database/without-time-limits.ts';
import { installJournal } from './journal.ts';
import { requireOwnGeneration, runMigrations } from './migrations.ts';
import {
  createIndexSql,
  createTableSql,
  indexWithout,
  planTable,
  repeatedSql,
  statisticsSql,
  type PlannedIndex,
  type PlannedTable,
} from './sync-plan.ts';
import { createEngineTables, isFresh, readState, type DatabaseState } from './sync-state.ts';
import { syncColumns } from './sync-columns.ts';
import { ident } from '../sql/sql.ts';

/** A change that the engine does not make by itself, because it may lose or refuse stored data. */
export interface RefusedChange {
  readonly entity: string;
  readonly reason: string;
  /** The SQL that a migration needs; where the right answer is a decision, a comment says which. */
  readonly sql: string;
}

/** What changed in the database. */
export interface SyncReport {
  readonly migrations: readonly string[];
  readonly tables: string[];
  readonly columns: string[];
  readonly indexes: string[];
  /** Tables whose entity is no longer declared; they stay untouched. */
  readonly orphans: readonly string[];
}

/** The stored data does not fit the schemas, and a person has to say what becomes of it. */
export class MigrationNeeded extends Error {
  override readonly name = 'MigrationNeeded';
  readonly changes: readonly RefusedChange[];

  constructor(changes: readonly RefusedChange[]) {
    const lines = changes.map((change) => `- ${change.entity}: ${change.reason}\n    ${change.sql}`);
    super(
      `The schemas ask for changes of stored data that are not made by themselves.\n${lines.join('\n')}\n` +
        'Write the SQL into src/server/data/tables/migrations/NNNN-name.sql (the next free number) and start again; it runs once.',
    );
    this.changes = changes;
  }
}

export interface SyncOptions {
  /** Folder of the numbered migrations. */
  readonly migrations?: string;
}

/**
 * Brings the tables into the shape that the catalog asks for, in one transaction, one node at a time: first the
 * migrations, then what only adds (tables, columns, indexes, wider types).
 * @throws MigrationNeeded for anything else; nothing is changed then
 */
export async function syncTables(
  database: Database,
  catalog: Catalog,
  options: SyncOptions = {},
): Promise<SyncReport> {
  return withoutTimeLimits(database).transaction((tx) => syncTablesIn(tx, catalog, options));
}

/** The same inside an open transaction. */
export async function syncTablesIn(
  tx: Transaction,
  catalog: Catalog,
  options: SyncOptions = {},
): Promise<SyncReport> {
  await advisoryLock(tx, 'tables');
  await createEngineTables(tx);
  await requireOwnGeneration(tx);
  const migrations = await runMigrations(tx, options.migrations, await isFresh(tx));
  const state = await readState(tx);
  const report: SyncReport = {
    migrations,
    tables: [],
    columns: [],
    indexes: [],
    orphans: orphansOf(catalog, state),
  };
  const refused: RefusedChange[] = [];
  for (const entity of catalog.entities.values())
    await syncTable(tx, planTable(catalog, entity), state, report, refused);
  if (refused.length > 0) throw new MigrationNeeded(refused);
  await installJournal(tx, catalog);
  await installKeeping(tx, catalog);
  return report;
}

function orphansOf(catalog: Catalog, state: DatabaseState): string[] {
  return [...state.known.keys()].filter((name) => !catalog.entities.has(name));
}

async function syncTable(
  tx: Transaction,
  table: PlannedTable,
  state: DatabaseState,
  report: SyncReport,
  refused: RefusedChange[],
): Promise<void> {
  const name = table.entity.table;
  const statistics = statisticsSql(table);
  if (!state.columns.has(name)) {
    await createTable(tx, table, report);
    await syncConstraints(tx, table, state, refused);
    if (statistics !== undefined) await tx.query(statistics);
    return;
  }
  const before = refused.length;
  await syncColumns(tx, table, state, report, refused);
  // The indexes may be on the very columns that are missing.
  if (refused.length > before) return;
  if (!isNoted(table, state)) await noteFields(tx, table);
  await syncIndexes(tx, table, state, report, refused);
  await syncConstraints(tx, table, state, refused);
  if (statistics !== undefined) await tx.query(statistics);
}

/** Keeps rows apart as the schema says; rows that stand beside each other already are somebody's to tell apart. */
async function syncConstraints(
  tx: Transaction,
  { entity }: PlannedTable,
  state: DatabaseState,
  refused: RefusedChange[],
): Promise<void> {
  const present = state.constraints.get(entity.table) ?? new Set<string>();
  const planned = constraintsOf(entity);
  for (const old of present)
    if (!planned.some(({ name }) => name === old))
      await tx.query(`ALTER TABLE ${ident(entity.table)} DROP CONSTRAINT ${ident(old)}`);
  for (const { name, rule, sql } of planned) {
    if (present.has(name)) continue;
    const beside = besideSql(entity, rule);
    if ((await tx.query(`${beside} LIMIT 1`)).rowCount > 0) {
      const reason = `stored rows stand beside each other that have to be apart in ${rule.fields.join(', ')}`;
      refused.push({
        entity: entity.name,
        reason,
        sql: `-- change or delete the rows that this finds: ${beside};`,
      });
    } else await tx.query(sql);
  }
}

async function createTable(tx: Transaction, table: PlannedTable, report: SyncReport): Promise<void> {
  const statements = [createTableSql(table), ...table.indexes.map((index) => createIndexSql(table, index))];
  await tx.query(statements.join('; '));
  await noteFields(tx, table);
  report.tables.push(table.entity.table);
  report.indexes.push(...table.indexes.map((index) => index.name));
}

function isNoted({ entity, columns }: PlannedTable, state: DatabaseState): boolean {
  const known = state.known.get(entity.name);
  return (
    known?.size === columns.length &&
    columns.every(({ field, name, type, required }) => {
      const old = known.get(field.id);
      return old?.name === name && old.type === type && old.required === required;
    })
  );
}

async function noteFields(tx: Transaction, { entity, columns }: PlannedTable): Promise<void> {
  await tx.query('DELETE FROM sys_field WHERE entity = $1', [entity.name]);
  await tx.query(
    `INSERT INTO sys_field (entity, field_id, name, type, required)
     SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::boolean[])`,
    [
      entity.name,
      columns.map((column) => column.field.id),
      columns.map((column) => column.name),
      columns.map((column) => column.type),
      columns.map((column) => column.required),
    ],
  );
}

async function syncIndexes(
  tx: Transaction,
  table: PlannedTable,
  state: DatabaseState,
  report: SyncReport,
  refused: RefusedChange[],
): Promise<void> {
  const name = table.entity.table;
  const present = state.indexes.get(name) ?? new Set<string>();
  const wanted = new Set<string>();
  for (const planned of table.indexes) {
    const index = present.has(planned.name) ? planned : await withoutRepeated(tx, table, planned);
    wanted.add(index.name);
    if (present.has(index.name)) continue;
    if (index.unique && !index.folded) {
      const columns = index.columns.map(ident).join(', ');
      const filled = index.columns
        .filter((column) => !index.blanks?.includes(column))
        .map((column) => ` AND ${ident(column)} IS NOT NULL`);
      const duplicates = `SELECT ${columns}, count(*) FROM ${ident(name)} WHERE "IsDeleted" = 0${filled.join('')} GROUP BY ${columns} HAVING count(*) > 1`;
      if ((await tx.query(`${duplicates} LIMIT 1`)).rowCount > 0) {
        const reason = `${index.columns.join(', ')} became unique, but stored rows repeat it`;
        refused.push({
          entity: table.entity.name,
          reason,
          sql: `-- change or delete the rows that this finds: ${duplicates};`,
        });
        continue;
      }
    }
    await tx.query(createIndexSql(table, index));
    report.indexes.push(index.name);
  }
  for (const old of present) if (!wanted.has(old)) await tx.query(`DROP INDEX ${ident(old)}`);
}

/**
 * Rows that were the same in all but the way they are written were welcome before: they stay, and no further row may repeat
 * what the others say. Once they are told apart, the index holds all rows again at the next start.
 */
async function withoutRepeated(
  tx: Transaction,
  table: PlannedTable,
  index: PlannedIndex,
): Promise<PlannedIndex> {
  if (!index.unique || !index.folded) return index;
  const { rows } = await tx.query<{ Id: string }>(repeatedSql(table, index));
  return rows.length === 0
    ? index
    : indexWithout(
        index,
        rows.map(({ Id }) => Id),
      );
}
