import type { Transaction } from '../database/database.ts';
import { ident } from '../sql/sql.ts';
import { columnSql, defaultSql, type PlannedColumn, type PlannedTable } from './sync-plan.ts';
import type { DatabaseState, KnownField } from './sync-state.ts';
import type { RefusedChange, SyncReport } from './sync.ts';

/** Compares the columns of a table that exists with its plan: adds and widens what is safe, refuses the rest. */
export async function syncColumns(
  tx: Transaction,
  table: PlannedTable,
  state: DatabaseState,
  report: SyncReport,
  refused: RefusedChange[],
): Promise<void> {
  const name = table.entity.table;
  const present = state.columns.get(name)!;
  const known = state.known.get(table.entity.name) ?? new Map<number, KnownField>();
  const refuse = (reason: string, sql: string) => refused.push({ entity: table.entity.name, reason, sql });
  for (const column of table.columns) {
    const before = known.get(column.field.id);
    const type = present.get(column.name);
    if (type === undefined && before && present.has(before.name)) {
      refuse(
        `field ${column.field.id} was renamed from ${before.name} to ${column.name}`,
        `ALTER TABLE ${ident(name)} RENAME COLUMN ${ident(before.name)} TO ${ident(column.name)};`,
      );
    } else if (type === undefined) {
      await addColumn(tx, name, column);
      report.columns.push(`${name}.${column.name}`);
    } else if (isTakenFrom(column, before, known)) {
      refuse(
        `the column ${column.name} belongs to another field id`,
        before
          ? `UPDATE sys_field SET name = '${column.name}' WHERE entity = '${table.entity.name}' AND field_id = ${column.field.id}; -- after the columns were renamed`
          : `ALTER TABLE ${ident(name)} RENAME COLUMN ${ident(column.name)} TO ${ident(`${column.name}Old`)};`,
      );
    } else if (type !== column.type) {
      await changeType(tx, name, column, type, refuse);
    } else if (column.required && before?.required === false && (await hasEmpty(tx, name, column))) {
      refuse(
        `${column.name} became required, but stored rows leave it empty`,
        `UPDATE ${ident(name)} SET ${ident(column.name)} = /* value */ WHERE "IsDeleted" = 0 AND ${ident(column.name)} IS NULL;`,
      );
    }
  }
  refuseLost(table, known, present, refuse);
}

/** A new field under the name of an old one would silently inherit its values. */
function isTakenFrom(
  column: PlannedColumn,
  before: KnownField | undefined,
  known: ReadonlyMap<number, KnownField>,
): boolean {
  if (before?.name === column.name) return false;
  return [...known.values()].some((old) => old.name === column.name && old.field_id !== column.field.id);
}

async function addColumn(tx: Transaction, table: string, column: PlannedColumn): Promise<void> {
  const initial = defaultSql(column);
  const definition = columnSql(column);
  const withDefault = definition.includes(' DEFAULT ') ? definition : `${definition}${initial}`;
  await tx.query(`ALTER TABLE ${ident(table)} ADD COLUMN ${withDefault}`);
  if (initial && !column.field.implicit)
    await tx.query(`ALTER TABLE ${ident(table)} ALTER COLUMN ${ident(column.name)} DROP DEFAULT`);
}

async function changeType(
  tx: Transaction,
  table: string,
  column: PlannedColumn,
  from: string,
  refuse: (reason: string, sql: string) => void,
): Promise<void> {
  const change = `ALTER TABLE ${ident(table)} ALTER COLUMN ${ident(column.name)} TYPE ${column.type}`;
  if (isWider(from, column.type)) {
    await tx.query(change);
    return;
  }
  if (column.field.sealed && column.type === 'text') {
    await tx.query(`${change} USING ${ident(column.name)}::text`);
    return;
  }
  const using = `${change} USING ${ident(column.name)}::text::${column.type};`;
  refuse(`${column.name} changed its type from ${from} to ${column.type}`, using);
}

/** Whether every value of the old type is a value of the new one, spelt the same. */
function isWider(from: string, to: string): boolean {
  const digits = (type: string) => /^numeric\((\d+),(\d+)\)$/.exec(type)?.slice(1).map(Number);
  const [after, before] = [digits(to), from === 'integer' ? [10, 0] : digits(from)];
  if (!after || !before) return from === 'smallint' && to === 'integer';
  return after[1]! >= before[1]! && after[0]! - after[1]! >= before[0]! - before[1]!;
}

async function hasEmpty(tx: Transaction, table: string, column: PlannedColumn): Promise<boolean> {
  const answer = await tx.query(
    `SELECT 1 FROM ${ident(table)} WHERE "IsDeleted" = 0 AND ${ident(column.name)} IS NULL LIMIT 1`,
  );
  return answer.rowCount > 0;
}

function refuseLost(
  table: PlannedTable,
  known: ReadonlyMap<number, KnownField>,
  present: ReadonlyMap<string, string>,
  refuse: (reason: string, sql: string) => void,
): void {
  const wanted = new Set(table.columns.map((column) => column.field.id));
  for (const old of known.values()) {
    if (wanted.has(old.field_id) || !present.has(old.name)) continue;
    const drop = `ALTER TABLE ${ident(table.entity.table)} DROP COLUMN ${ident(old.name)};`;
    refuse(`field ${old.field_id} (${old.name}) was removed and its values would be lost`, drop);
  }
}
