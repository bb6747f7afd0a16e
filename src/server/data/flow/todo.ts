import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { FLOW_INSTANCES, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { mayRead } from '../access/rights.ts';
import { scopeSql, workSql } from '../access/scope.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { columnOf } from '../fields/kind.ts';
import { Binder, ident } from '../sql/sql.ts';

type Input = CallInput['Flow/Todo'];
type Answer = CallOutput['Flow/Todo'];

const PAGE = 20;

/** What waits for the caller, was decided, was sent in or is told of, over all kinds of applications; the newest first. */
export async function flowTodo(engine: Engine, caller: Caller, input: Input): Promise<Answer> {
  const flows = [...engine.catalog.entities.values()].filter(
    (entity) =>
      entity.flow !== undefined &&
      (input.Entity === undefined || input.Entity === entity.name) &&
      mayRead(engine.catalog, entity, caller),
  );
  if (flows.length === 0) return { Total: 0, Rows: [] };
  const binder = new Binder();
  const parts = flows.map((entity) => rowsSql(engine, entity, caller, input.Box, binder));
  const size = input.PageSize ?? PAGE;
  const from = ((input.PageIndex ?? 1) - 1) * size;
  const found = `WITH found AS (${parts.join(' UNION ALL ')})`;
  const answer = await engine.database.query<Answer['Rows'][number] & { Total: number }>(
    `${found} SELECT f.*, (SELECT count(*)::int FROM found) AS "Total" FROM found f
     ORDER BY "SubmitDate" DESC NULLS LAST, "RowId" LIMIT ${binder.bind(size)} OFFSET ${binder.bind(from)}`,
    binder.values,
  );
  return {
    Total: answer.rows[0]?.Total ?? 0,
    Rows: answer.rows.map(({ Total: _total, ...row }) => row),
  };
}

function rowsSql(
  engine: Engine,
  entity: EntityModel,
  caller: Caller,
  box: Input['Box'],
  binder: Binder,
): string {
  const reached = scopeSql(engine.catalog, entity, caller, binder, 't');
  const text = (name: string) => {
    const field = entity.fields.get(name);
    return field && !field.mask && !field.sealed ? columnOf(field, 't') : 'NULL::text';
  };
  return `SELECT ${binder.bind(entity.name)}::text AS "Entity", ${binder.bind(entity.title)}::text AS "EntityTitle", t."Id" AS "RowId",
      ${text(entity.fields.has('ApplyNo') ? 'ApplyNo' : entity.label)}::text AS "No", ${text('TrueName')} AS "TrueName", t."Status",
      t."CurrentNodeName" AS "NodeName", to_char(t."SubmitDate", 'YYYY-MM-DD HH24:MI:SS') AS "SubmitDate"
    FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0 AND ${reached} AND ${boxSql(engine, entity, caller, box, binder)}`;
}

function boxSql(
  engine: Engine,
  entity: EntityModel,
  caller: Caller,
  box: Input['Box'],
  binder: Binder,
): string {
  const own = (table: string, condition: string) =>
    `t."Id" = ANY(ARRAY(SELECT b."RowId" FROM ${ident(entityOf(engine, table).table)} b WHERE b."Entity" = ${binder.bind(entity.name)} AND ${condition}))`;
  const me = () => binder.bind(caller.subject.UserId);
  switch (box) {
    case 'todo':
      return workSql(engine.catalog, entity, caller, 'todo', { binder, alias: 't' });
    case 'done':
      return workSql(engine.catalog, entity, caller, 'done', { binder, alias: 't' });
    case 'mine':
      return own(FLOW_INSTANCES, `b."ApplicantId" = ${me()}`);
    case 'copy':
      return own(FLOW_TASKS, `b."HandlerId" = ${me()} AND b."IsCopy" = 1`);
  }
}
