import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { scopeSql } from '../access/scope.ts';
import { RowShape } from './shape.ts';
import { Binder, ident } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/** A row by one of its fields, within the caller's scope and as it is stored; the caller of this function has judged the right to read. */
export async function storedRow(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  [field, value]: readonly [field: string, value: string],
): Promise<Row | undefined> {
  const found = await oneRow(engine, caller, entity, [field, value], wireColumns(entity, 't'));
  return found[0];
}

/** The same as the caller is shown it: masked, with display texts. */
export async function shownRow(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  [field, value]: readonly [field: string, value: string],
): Promise<Row | undefined> {
  const shape = new RowShape(engine, entity, caller, { withActions: false });
  const [row] = await shape.present(await oneRow(engine, caller, entity, [field, value], shape.select));
  return row;
}

async function oneRow(
  { catalog, database }: Engine,
  caller: Caller,
  entity: EntityModel,
  [field, value]: readonly [field: string, value: string],
  columns: string,
): Promise<Row[]> {
  const binder = new Binder();
  const key = binder.bind(value);
  const scope = scopeSql(catalog, entity, caller, binder, 't');
  const answer = await database.query<Row>(
    `SELECT ${columns} FROM ${ident(entity.table)} t
     WHERE t.${ident(field)} = ${key} AND t."IsDeleted" = 0 AND ${scope} LIMIT 1`,
    binder.values,
  );
  return answer.rows;
}
