import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { advisoryLock } from '../database/advisory-lock.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Database, Transaction } from '../database/database.ts';
import { ident } from '../sql/sql.ts';
import { sealValue } from './value.ts';

const ROWS_AT_ONCE = 1_000;
const sealedFields = (entity: EntityModel): FieldModel[] =>
  [...entity.fields.values()].filter(({ sealed }) => sealed);

/**
 * Seals what is stored plain, or with an older key, in pieces that each are committed: ended in the middle, the next start goes on.
 * Rows count as unchanged: their versions and dates stay. The files of tables that held plain values are written anew.
 * @param database without time limits, since statements go over large tables
 * @returns how many rows were sealed
 */
export async function sealOldValues(
  database: Database,
  { entities }: Pick<Catalog, 'entities'>,
): Promise<number> {
  let count = 0;
  for (const entity of entities.values()) {
    const fields = sealedFields(entity);
    if (fields.length === 0) continue;
    for (let after = ''; after !== undefined;) {
      const done = await database.transaction((tx) => sealSome(tx, entity, fields, after));
      count += done.count;
      if (done.last === undefined) break;
      after = done.last;
    }
    await sealJournal(database, entity, fields);
  }
  await rewriteTables(database);
  return count;
}

/** Begins the keys that say which tables' files still hold what was sealed since. */
const REWRITE = 'rewrite:';

const askRewrite = (tx: Transaction, table: string) =>
  tx.query('INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    REWRITE + table,
    table,
  ]);

/** Writes the files anew that were asked for, also by a start that ended before it came to them. */
async function rewriteTables(database: Database): Promise<void> {
  const asked = await database.query<{ key: string; table: string; index: string }>(
    `SELECT m.key, m.value AS "table", c.relname AS index
     FROM sys_meta m JOIN pg_index i ON i.indrelid = to_regclass(quote_ident(m.value)) AND i.indisprimary
       JOIN pg_class c ON c.oid = i.indexrelid
     WHERE starts_with(m.key, $1)`,
    [REWRITE],
  );
  for (const { key, table, index } of asked.rows)
    await database.transaction(async (tx) => {
      // VACUUM FULL would do the same, but not in a transaction, and so within the limits of time.
      await tx.query(`CLUSTER ${ident(table)} USING ${ident(index)}`);
      await tx.query('DELETE FROM sys_meta WHERE key = $1', [key]);
    });
}

/** Whether a column holds something that the present key did not seal. */
const isOld = (column: string): string => `(${column} IS NOT NULL AND left(${column}, 10) <> $1)`;
const present = () => sealValue('').slice(0, 10);

async function sealSome(
  tx: Transaction,
  entity: EntityModel,
  fields: readonly FieldModel[],
  after: string,
): Promise<{ count: number; last: string | undefined }> {
  await advisoryLock(tx, 'old sealed values');
  const old = fields.map(({ name }) => isOld(`t.${ident(name)}`)).join(' OR ');
  const columns = fields.map(({ name }) => `t.${ident(name)}`).join(', ');
  const { rows } = await tx.query<Row>(
    `SELECT t."Id", ${columns} FROM ${ident(entity.table)} t WHERE t."Id" > $2 AND (${old}) ORDER BY t."Id" LIMIT ${ROWS_AT_ONCE} FOR UPDATE`,
    [present(), after],
  );
  if (rows.length === 0) return { count: 0, last: undefined };
  await askRewrite(tx, entity.table);
  const sealed = rows.map((row) => ({
    Id: row['Id'],
    ...Object.fromEntries(fields.map((field) => [field.name, sealedOld(field, row[field.name])])),
  }));
  const assignments = fields.map(({ name }) => `${ident(name)} = r.${ident(name)}`).join(', ');
  const typed = fields.map(({ name }) => `${ident(name)} text`).join(', ');
  await tx.query(
    `UPDATE ${ident(entity.table)} t SET ${assignments} FROM json_to_recordset($1::json) AS r("Id" text, ${typed}) WHERE t."Id" = r."Id"`,
    [JSON.stringify(sealed)],
  );
  return { count: rows.length, last: String(rows.at(-1)!['Id']) };
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'bool']);
const LISTS: ReadonlySet<string> = new Set(['dicts', 'json', 'list']);

/** A value that came out opened, or plain in the form in which its column held it before it was sealed. */
function sealedOld({ type }: FieldModel, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value !== 'string') return sealValue(value);
  if (NUMBERS.has(type)) return sealValue(Number(value));
  return sealValue(LISTS.has(type) ? (JSON.parse(value) as unknown) : value);
}

/** What acts that can be undone found there before. What is sealed, or empty from now on, is not found again. */
async function sealJournal(
  database: Database,
  entity: EntityModel,
  fields: readonly FieldModel[],
): Promise<void> {
  for (const field of fields)
    for (const side of ['before', 'after'] as const)
      while ((await database.transaction((tx) => sealSomeNoted(tx, entity, field, side))) > 0);
}

async function sealSomeNoted(
  tx: Transaction,
  { table }: EntityModel,
  field: FieldModel,
  side: 'before' | 'after',
): Promise<number> {
  const { rows } = await tx.query<{ act: string; id: string; value: unknown }>(
    `SELECT act, row_id AS id, ${side}->$2::text AS value FROM sys_journal
     WHERE place = $1 AND jsonb_typeof(${side}->$2::text) <> 'null' AND substr(${side}->>$2::text, 1, 10) <> $3
     LIMIT ${ROWS_AT_ONCE} FOR UPDATE`,
    [table, field.name, present()],
  );
  if (rows.length === 0) return 0;
  await askRewrite(tx, 'sys_journal');
  const sealed = rows.map(({ act, id, value }) => ({ act, id, value: sealedOld(field, value) }));
  await tx.query(
    `UPDATE sys_journal j SET ${side} = jsonb_set(${side}, ARRAY[$2::text], coalesce(to_jsonb(r.value), 'null'))
     FROM json_to_recordset($3::json) AS r(act text, id text, value text)
     WHERE j.act = r.act AND j.place = $1 AND j.row_id = r.id`,
    [table, field.name, JSON.stringify(sealed)],
  );
  return rows.length;
}
