import type { CallInput } from '../../../contract/generated/calls.ts';
import { FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import { FLOW_WAITING } from '../../../contract/indexes.ts';
import { FLOW_INSTANCES, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { sightOf } from '../access/rights.ts';
import { rowCondition, scopeSql, workSql } from '../access/scope.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { columnOf } from '../fields/kind.ts';
import { waysOf } from '../read/list-ways.ts';
import { ident, type Binder } from '../sql/sql.ts';

/** What a box is asked for, and what it is narrowed by. */
type Asked = CallInput['Flow/Todo'];

/** The column of a field that stands in lists as it is; undefined for what is masked, sealed or not there. */
export function plainColumn(entity: EntityModel, name: string): string | undefined {
  const field = entity.fields.get(name);
  return field && !field.mask && !field.sealed ? columnOf(field, 't') : undefined;
}

/** Statements that find the rows of a kind of application in a box: their entity, Id and time of submission. */
export function foundSql(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  binder: Binder,
  asked: Asked,
): string[] {
  const narrowed = narrowedBy(engine, caller, entity, binder, asked);
  if (narrowed === undefined) return [noneSql(entity, binder)];
  const found = (conditions: readonly string[]) =>
    `SELECT ${binder.bind(entity.name)}::text AS "Entity", t."Id" AS "RowId", t."SubmitDate" AS "At" FROM ${ident(entity.table)} t
     WHERE ${['t."IsDeleted" = 0', ...conditions, ...narrowed].join(' AND ')}`;
  if (asked.Box === 'todo') return waiting(engine, caller, entity, binder).map((way) => found(way));
  const reached = scopeSql(engine.catalog, entity, caller, binder, 't');
  return [found([reached, boxSql(engine, entity, caller, asked.Box, binder)])];
}

/** A statement that finds no row of an entity. */
export const noneSql = (entity: EntityModel, binder: Binder) =>
  `SELECT ${binder.bind(entity.name)}::text AS "Entity", t."Id" AS "RowId", t."CreateDate" AS "At" FROM ${ident(entity.table)} t WHERE FALSE`;

/** One way after the other, each along an index; a row that several ways reach is found once all the same. */
function waiting(engine: Engine, caller: Caller, entity: EntityModel, binder: Binder): string[][] {
  const ways = waysOf(engine.catalog, entity, caller, { works: ['todo'], conditions: [] }, binder);
  if (ways) return ways.each.map((way) => [...ways.always, way]);
  const reached = scopeSql(engine.catalog, entity, caller, binder, 't');
  return [[reached, workSql(engine.catalog, entity, caller, 'todo', { binder, alias: 't' })]];
}

function boxSql(
  engine: Engine,
  entity: EntityModel,
  caller: Caller,
  box: Exclude<Asked['Box'], 'todo'>,
  binder: Binder,
): string {
  const own = (table: string, condition: string) =>
    `t."Id" = ANY(ARRAY(SELECT b."RowId" FROM ${ident(entityOf(engine, table).table)} b WHERE b."IsDeleted" = 0 AND b."Entity" = ${binder.bind(entity.name)} AND ${condition}))`;
  const table = { mine: FLOW_INSTANCES, copy: FLOW_TASKS, proxy: FLOW_TASKS };
  if (box === 'done') return workSql(engine.catalog, entity, caller, 'done', { binder, alias: 't' });
  const me = binder.bind(caller.subject.UserId);
  const conditions = {
    mine: `b."ApplicantId" = ${me}`,
    copy: `b."HandlerId" = ${me} AND b."IsCopy" = 1`,
    proxy: `(b."ForId" = ${me} AND b."ActUserId" <> ${me} OR b."OwnerId" = ${me} AND b."HandlerId" <> ${me})`,
  };
  return own(table[box], conditions[box]);
}

/** What narrows a box; undefined where no row of this kind can be meant. */
function narrowedBy(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  binder: Binder,
  { Keyword = '', CollegeId, From, To, Status, Overdue, Box }: Asked,
): string[] | undefined {
  const conditions: string[] = [];
  if (Keyword.trim() !== '') {
    const names = ['TrueName', 'StudentNo', 'ApplyNo'].flatMap((name) => asked(entity, name, caller));
    if (names.length === 0) return undefined;
    const pattern = binder.bind(`%${Keyword.trim().replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(`(${names.map((column) => `${column} ILIKE ${pattern}`).join(' OR ')})`);
  }
  if (CollegeId) {
    const [college] = asked(entity, 'CollegeId', caller);
    if (college === undefined) return undefined;
    conditions.push(`${college} = ${binder.bind(CollegeId)}`);
  }
  if (From) conditions.push(`t."SubmitDate" >= ${binder.bind(From)}::date`);
  if (To) conditions.push(`t."SubmitDate" < ${binder.bind(To)}::date + 1`);
  if (Status) conditions.push(`t."Status" = ${binder.bind(Status)}`);
  if (Box === 'todo') conditions.push(rowCondition(entity, FLOW_WAITING, {}, binder, 't'));
  if (Overdue)
    conditions.push(
      `EXISTS (SELECT 1 FROM ${ident(entityOf(engine, FLOW_TASKS).table)} k WHERE k."RowId" = t."Id" AND k."IsDeleted" = 0 AND k."State" = ${binder.bind(FLOW_TASK_STATE.Open)} AND k."IsCopy" = 0 AND k."DueDate" < now())`,
    );
  return conditions;
}

/** A caller finds rows by what the caller sees plain. */
function asked(entity: EntityModel, name: string, caller: Caller): string[] {
  const field = entity.fields.get(name);
  const column = plainColumn(entity, name);
  return field && column !== undefined && sightOf(entity, field, caller) === 'plain' ? [column] : [];
}
