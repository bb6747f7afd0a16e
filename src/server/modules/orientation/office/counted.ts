import { TASK_STATE } from '../../../../contract/generated/codes.ts';
import { entities } from '../../../../contract/generated/entities.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { entityOf } from '../../../data/entities.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { ident, type Binder } from '../../../data/sql/sql.ts';

/**
 * FROM and WHERE over rows (alias s) of an entity that names its batch: those of the latest grade that new students were asked
 * to come, as far as the caller reaches them or the new students whose they are: who may count these may count what they paid
 * and asked for, though they open none of it. `joins` stands between.
 */
export function countedRows(
  engine: Engine,
  caller: Caller,
  entityName: string,
  binder: Binder,
  joins = '',
): string {
  const entity = entityOf(engine, entityName);
  const begun = binder.bind([TASK_STATE.Running, TASK_STATE.Ended]);
  const reached = reachedSql(engine, caller, entityName, binder);
  return `FROM ${ident(entity.table)} s ${joins} WHERE s."IsDeleted" = 0 AND ${reached} AND s."BatchId" IN (${latest(begun)})`;
}

function reachedSql(engine: Engine, caller: Caller, entityName: string, binder: Binder): string {
  const scope = (name: string, alias: string) =>
    scopeSql(engine.catalog, entityOf(engine, name), caller, binder, alias);
  if (entityName === entities.NewStudent) return scope(entityName, 's');
  const owners = `SELECT n."Id" FROM "NewStudent" n WHERE n."IsDeleted" = 0 AND ${scope(entities.NewStudent, 'n')}`;
  return `(${scope(entityName, 's')} OR s."NewStudentId" IN (${owners}))`;
}

const latest = (begun: string) =>
  `SELECT b."Id" FROM "OrientationBatch" b WHERE b."IsDeleted" = 0 AND b."State" = ANY(${begun}) AND b."GradeYear" = ${gradeSql(begun)}`;

const gradeSql = (begun: string) =>
  `(SELECT max(m."GradeYear") FROM "OrientationBatch" m WHERE m."IsDeleted" = 0 AND m."State" = ANY(${begun}))`;
