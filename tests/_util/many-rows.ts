import { rolesOf } from '../../src/contract/flow/nodes.ts';
import { FLOW_STATUS } from '../../src/contract/generated/codes.ts';
import type { EntityModel, FieldModel } from '../../src/contract/model.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import type { ClientBase } from 'pg';
import { ident } from '../../src/server/data/sql/sql.ts';
import { createIndexSql, planTable } from '../../src/server/data/tables/sync-plan.ts';

/** One of so many rows is about somebody or something that the school has; the others are about as many more of the kind. */
const PEOPLE = 20_000;
const CLASSES = 600;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const AT_ONCE = 100_000;

/**
 * Fills a table with made-up rows, as a school of 20,000 has them after years: few applications wait, fewer are drafts. By a connection
 * of its own, since the program's own gives no statement the time that this takes.
 */
export async function fillTable(
  client: ClientBase,
  catalog: Catalog,
  entity: EntityModel,
  count: number,
): Promise<void> {
  const plan = planTable(catalog, entity);
  const unique = new Set([
    ...(entity.file.unique ?? []).flat(),
    ...[...entity.fields.values()].filter((field) => field.unique).map(({ name }) => name),
  ]);
  const columns = plan.columns.map(({ field, type }) => ({
    name: field.name,
    sql: `(${valueSql(catalog, entity, field, unique.has(field.name))})::${type}`,
  }));
  await client.query('BEGIN');
  await client.query(`ALTER TABLE ${ident(entity.table)} DISABLE TRIGGER USER`);
  // Made-up rows of one person overlap, which the rules of a school forbid.
  const apart = await client.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'x'`,
    [ident(entity.table)],
  );
  for (const { name } of apart.rows)
    await client.query(`ALTER TABLE ${ident(entity.table)} DROP CONSTRAINT ${ident(name)}`);
  for (const { name } of plan.indexes) await client.query(`DROP INDEX IF EXISTS ${ident(name)}`);
  for (let from = 1; from <= count; from += AT_ONCE)
    await client.query(
      `INSERT INTO ${ident(entity.table)} (${columns.map(({ name }) => ident(name)).join(', ')})
       SELECT ${columns.map(({ sql }) => sql).join(', ')}
       FROM (SELECT n, random() AS state FROM generate_series(${from}, ${Math.min(count, from + AT_ONCE - 1)}) n) g`,
    );
  for (const index of plan.indexes) await client.query(createIndexSql(plan, index));
  await client.query(`ALTER TABLE ${ident(entity.table)} ENABLE TRIGGER USER`);
  await client.query('COMMIT');
  await client.query(`VACUUM ANALYZE ${ident(entity.table)}`);
}

/** Takes the made-up rows away: they copy nothing rightly, which a school is asked about at its end. */
export async function emptyTable(client: ClientBase, { table }: EntityModel): Promise<void> {
  await client.query(`
    ALTER TABLE ${ident(table)} DISABLE TRIGGER USER;
    CREATE TEMP TABLE kept AS SELECT * FROM ${ident(table)} WHERE "Id" NOT LIKE 'many%';
    TRUNCATE ${ident(table)};
    INSERT INTO ${ident(table)} SELECT * FROM kept;
    DROP TABLE kept;
    ALTER TABLE ${ident(table)} ENABLE TRIGGER USER`);
}

function valueSql(catalog: Catalog, entity: EntityModel, field: FieldModel, isUnique: boolean): string {
  const { name, type } = field;
  if (name === 'Id') return `'many' || n`;
  if (name === 'IsDeleted') return '0';
  if (name === 'Version') return '1';
  if (entity.flow) {
    const { Draft, Running, Passed = '2' } = FLOW_STATUS as Record<string, string>;
    if (name === 'Status')
      return `CASE WHEN state < 0.01 THEN '${Draft}' WHEN state < 0.03 THEN '${Running}' ELSE '${Passed}' END`;
    if (name === 'SubmitDate')
      return `CASE WHEN state >= 0.01 THEN now() - make_interval(mins => (random() * 2000000)::int) END`;
    const roles = rolesOf(entity.flow).map(quoted);
    if (name === 'CurrentRole')
      return `CASE WHEN state BETWEEN 0.01 AND 0.03 THEN (ARRAY[${roles.join(', ')}])[1 + n % ${roles.length}] END`;
    if (name === 'HandlerUserId') return 'NULL';
    if (name === 'LeaveState') return `CASE WHEN random() < 0.01 THEN '3' ELSE '4' END`;
  }
  if (type === 'text' && isUnique) return `'u' || n`;
  if (type === 'ref') return isUnique ? `'u' || n` : refSql(catalog, field);
  if (type === 'dict') return codeSql(catalog, field);
  if (type === 'refs') return listSql(refSql(catalog, field));
  if (type === 'dicts') return listSql(codeSql(catalog, field));
  if (type === 'bool') return '(random() < 0.5)::int';
  if (type === 'datetime' || type === 'date')
    return `now() - make_interval(mins => (random() * 2000000)::int)`;
  if (type === 'int' || type === 'decimal' || type === 'money') return '(random() * 3)::int';
  if (type === 'text' || type === 'longtext')
    return `left(md5(n::text), ${Math.min(field.length ?? 12, 12)})`;
  return 'NULL';
}

const listSql = (item: string) => `jsonb_build_array(${item}, ${item})`;

const MOST_CODES = 50;

/** Of a long dictionary some codes from its whole length, so that each of its branches has rows. */
function codeSql(catalog: Catalog, { dict = '' }: FieldModel): string {
  const items = catalog.codes.get(dict)?.items ?? [];
  const step = Math.ceil(items.length / MOST_CODES);
  const codes = items.filter((_, at) => at % step === 0).map(({ code }) => quoted(code));
  return codes.length === 0
    ? 'NULL'
    : `(ARRAY[${codes.join(', ')}])[1 + (random() * ${codes.length - 1})::int]`;
}

/** Of units there are few and all are known; of people and classes one in many is. */
function refSql(catalog: Catalog, { ref = '' }: FieldModel): string {
  const target = catalog.entities.get(ref);
  if (!target) return 'NULL';
  const isUnit = target.file.lookup === true && target.file.tree !== undefined;
  const many = target.file.account || target.file.own ? PEOPLE : CLASSES;
  const known = `(SELECT array_agg("Id") FROM (SELECT "Id" FROM ${ident(target.table)} WHERE "IsDeleted" = 0 LIMIT 100) k)`;
  const one = `(${known})[1 + (random() * 99)::int % greatest(1, coalesce(array_length(${known}, 1), 1))]`;
  return isUnit
    ? one
    : `CASE WHEN (random() * ${many})::int < 30 THEN ${one} ELSE left(md5(((random() * ${many})::int)::text), 12) END`;
}
