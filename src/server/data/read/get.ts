import { mostLines, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { readableEntity } from './list.ts';
import { orderOf, orderSql } from './paging.ts';
import { outOfReach } from '../access/out-of-reach.ts';
import { databaseNow } from '../time/clock.ts';
import { predicateField, readonlyKeys, unusableField } from '../access/rights.ts';
import { outOfScope } from '../refusal.ts';
import { scopeSql } from '../access/scope.ts';
import { RowShape } from './shape.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';

/**
 * One row that the caller reaches, masked, with display texts, `Children` (rows of its sub-tables by entity), `_Actions`
 * and `_Readonly`.
 * @param by unique text field whose value `id` is; absent: the Id of the row
 * @throws Refusal when there is no such row for this caller
 */
export async function getRow(
  engine: Engine,
  caller: Caller,
  entityName: string,
  id: string,
  by?: string,
): Promise<Row> {
  const entity = readableEntity(engine, caller, entityName);
  const binder = new Binder();
  const column = by === undefined ? 'Id' : codeField(entity, by, caller);
  const key = binder.bind(String(id));
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const shape = new RowShape(engine, entity, caller, { withActions: true });
  const text = `SELECT ${shape.select} FROM ${ident(entity.table)} t WHERE t.${ident(column)} = ${key} AND t."IsDeleted" = 0 AND ${scope}`;
  const answer = await engine.database.query<Row>(text, binder.values, statementName(text));
  const [row] = await shape.present(answer.rows);
  if (!row && by !== undefined) throw outOfScope();
  if (!row) {
    const { database } = engine;
    const now = await databaseNow(database);
    throw await outOfReach({ engine, queryable: database, caller, now, entity, id: String(id) });
  }
  return {
    ...row,
    Children: await childrenOf(engine, caller, entity, String(row['Id'])),
    _Readonly: readonlyKeys(entity, caller),
  };
}

/** A field that names one row by what is read from paper or a text. @throws Refusal for any other */
function codeField(entity: EntityModel, name: string, caller: Caller): string {
  const field = predicateField(entity, name, caller);
  if (field.type !== 'text' || field.unique !== true || field.sealed) throw unusableField(name);
  return field.name;
}

async function childrenOf(
  engine: Engine,
  caller: Caller,
  parent: EntityModel,
  id: string,
): Promise<Record<string, Row[]>> {
  const children: Record<string, Row[]> = {};
  for (const entity of engine.catalog.entities.values()) {
    const link = entity.file.parent;
    if (link?.entity !== parent.name) continue;
    if (caller.isVisitor && !caller.readable.has(entity.name)) continue;
    const binder = new Binder();
    const own = `t.${ident(link.field)} = ${binder.bind(id)}`;
    // The parent was reached; of its lines a visitor sees the public ones.
    const scope = caller.isVisitor ? scopeSql(engine.catalog, entity, caller, binder, 't') : 'TRUE';
    const shape = new RowShape(engine, entity, caller, { withActions: false });
    const order = orderSql(orderOf(entity, caller, {}), 't');
    const text = `SELECT ${shape.select} FROM ${ident(entity.table)} t WHERE ${own} AND t."IsDeleted" = 0 AND ${scope} ORDER BY ${order} LIMIT ${mostLines(entity)}`;
    const answer = await engine.database.query<Row>(text, binder.values, statementName(text));
    children[entity.name] = await shape.present(answer.rows);
  }
  return children;
}
