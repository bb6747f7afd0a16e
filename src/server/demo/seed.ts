import type { EntityModel } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import type { Database, Queryable } from '../data/database/database.ts';
import { FIELD_KINDS } from '../data/fields/index.ts';
import { ident } from '../data/sql/sql.ts';
import type { DemoCatalog } from './rows.ts';
import { generateSchool, type SchoolOptions } from './school.ts';
import { nameSchool } from './site.ts';

export interface SeedOptions extends Omit<SchoolOptions, 'roleIds'> {
  readonly passwordHash: string;
  readonly weakPasswordHash: string;
}

/** So many are stored within the time of a statement, however busy the machine is. */
const ROWS_AT_ONCE = 5_000;

/**
 * Fills the database with the demo school, in one transaction: either all of it is there or nothing. Roles must have been
 * installed. @returns the number of rows
 */
export async function seedDemo(
  database: Database,
  catalog: DemoCatalog,
  options: SeedOptions,
): Promise<number> {
  return database.transaction(async (tx) => {
    const roles = await tx.query<{ Id: string; RoleCode: string }>(
      'SELECT "Id", "RoleCode" FROM "SysRole" WHERE "IsDeleted" = 0',
    );
    const roleIds = new Map(roles.rows.map((role) => [role.RoleCode, role.Id]));
    await nameSchool(tx);
    let count = 0;
    for (const { entity, rows } of generateSchool({ ...options, roleIds, catalog })) {
      const model = catalog.entities.get(entity);
      if (!model) throw new Error(`the demo school makes rows of an unknown entity: ${entity}`);
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        await insertBatch(tx, model, rows.slice(from, from + ROWS_AT_ONCE));
      count += rows.length;
    }
    return count;
  });
}

/** Whether the database holds people already, so that the demo school must stay out of it. */
export async function hasPeople(database: Queryable): Promise<boolean> {
  const answer = await database.query('SELECT 1 FROM "SysUser" LIMIT 1');
  return answer.rowCount > 0;
}

/** Inserts rows in wire form with one statement. */
export async function insertBatch(
  queryable: Queryable,
  entity: EntityModel,
  rows: readonly Row[],
): Promise<void> {
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns: string[] = [];
  const typed: string[] = [];
  for (const field of entity.fields.values()) {
    const type = FIELD_KINDS[field.type].column(field);
    if (!named.delete(field.name) || type === undefined) continue;
    columns.push(ident(field.name));
    typed.push(`${ident(field.name)} ${type}`);
  }
  if (named.size > 0) throw new Error(`${entity.name} has no field ${[...named].join(', ')}`);
  const list = columns.join(', ');
  await queryable.query(
    `INSERT INTO ${ident(entity.table)} (${list}) SELECT ${list} FROM jsonb_to_recordset($1::jsonb) AS r(${typed.join(', ')})`,
    [JSON.stringify(rows.map((row) => sealedRow(entity, row)))],
  );
}

/** The row with what is stored sealed as it is stored. */
function sealedRow(entity: EntityModel, row: Row): Row {
  const sealed = [...entity.fields.values()].filter(
    ({ sealed, name }) => sealed && (row[name] ?? null) !== null,
  );
  if (sealed.length === 0) return row;
  const values = sealed.map((field) => [field.name, FIELD_KINDS[field.type].prepare(row[field.name], field)]);
  return { ...row, ...Object.fromEntries(values) };
}
