import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from '../time/clock.ts';
import type { Transaction } from '../database/database.ts';
import type { Engine } from '../engine.ts';
import type { KnownAction } from '../entities.ts';
import { outOfReach } from '../access/out-of-reach.ts';
import { ownScopeSql, scopeSql } from '../access/scope.ts';
import { worksOnRead } from '../access/works-on-read.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';
import { wireColumns } from '../sql/wire-columns.ts';

/**
 * The row in plain wire form, locked until the transaction ends; null when it is gone or the caller may not change it. Rows that
 * the caller merely reads are reached by the EnCodes alone that work on such rows.
 */
export async function selectForWrite(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  entity: EntityModel,
  id: string,
  enCode?: string,
): Promise<Row | null> {
  const { text, values } = reached(engine, caller, entity, id, enCode);
  const locking = `${text} FOR UPDATE OF t`;
  const answer = await tx.query<Row>(locking, values, statementName(locking));
  return answer.rows[0] ?? null;
}

/**
 * The same row as it is, not locked: for a look before an action.
 * @throws Refusal when it is gone or out of reach
 */
export async function readForAction(
  engine: Engine,
  caller: Caller,
  { entity, enCode }: KnownAction,
  id: string,
): Promise<Row> {
  const { text, values } = reached(engine, caller, entity, id, enCode);
  const answer = await engine.database.query<Row>(text, values, statementName(text));
  if (!answer.rows[0]) {
    const { database } = engine;
    throw await outOfReach({
      engine,
      queryable: database,
      caller,
      now: await databaseNow(database),
      entity,
      id,
    });
  }
  return answer.rows[0];
}

function reached(engine: Engine, caller: Caller, entity: EntityModel, id: string, enCode?: string) {
  const binder = new Binder();
  const key = binder.bind(id);
  const isRead = enCode !== undefined && worksOnRead(entity, enCode);
  const scopeOf = isRead ? scopeSql : ownScopeSql;
  const scope = scopeOf(engine.catalog, entity, caller, binder, 't');
  const text = `SELECT ${wireColumns(entity, 't')} FROM ${ident(entity.table)} t WHERE t."Id" = ${key} AND t."IsDeleted" = 0 AND ${scope}`;
  return { text, values: binder.values };
}
