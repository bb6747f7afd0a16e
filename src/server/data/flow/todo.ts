import type { CallInput, CallOutput } from '../../../contract/generated/calls.ts';
import { FLOW_TASK_KIND, FLOW_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { FLOW_OBJECTIONS, FLOW_TASKS, type EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { mayRead } from '../access/rights.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { columnOf } from '../fields/kind.ts';
import { changeOf } from '../read/count.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';
import { foundSql, noneSql, plainColumn } from './todo-boxes.ts';
import { briefsOf } from './todo-briefs.ts';
import { foundObjections, objectionLine, objectionsFor } from './todo-objections.ts';
import { listsFor } from './todo-lists.ts';

type Input = CallInput['Flow/Todo'];
type Answer = CallOutput['Flow/Todo'];
type Line = Omit<Answer['Rows'][number], 'Page' | 'StatusName' | 'EntityTitle' | 'Facts'>;

const PAGE = 20;

/** Kinds of applications that the caller may read. */
const flowsOf = (engine: Engine, caller: Caller): EntityModel[] =>
  [...engine.catalog.entities.values()].filter(
    (entity) => entity.flow !== undefined && mayRead(engine.catalog, entity, caller),
  );

/**
 * One box of the caller's approvals, over all kinds of applications.
 * @param pages paths of the pages that the caller holds
 * @param first which of them stand first
 */
export async function flowTodo(
  engine: Engine,
  caller: Caller,
  pages: ReadonlySet<string>,
  input: Input,
  first: 'newest' | 'oldest' = 'newest',
): Promise<Answer> {
  const all = flowsOf(engine, caller);
  const objections = objectionsFor(engine, caller);
  const shown = input.Box === 'todo' && objections ? [...all, objections] : all;
  const Flows = shown.map(({ name, title, fields }) => ({
    Entity: name,
    Title: title,
    OrgSource: fields.get('CollegeId')?.ref ?? null,
  }));
  const asked = shown.filter(({ name }) => input.Entity === undefined || input.Entity === name);
  if (asked.length === 0) return { Total: 0, Rows: [], Flows };
  const size = input.PageSize ?? PAGE;
  const binder = new Binder();
  const text = todoSql(engine, caller, asked, binder, input, {
    size,
    from: ((input.PageIndex ?? 1) - 1) * size,
    order: first === 'oldest' ? 'ASC NULLS LAST' : 'DESC NULLS LAST',
  });
  const answer = await engine.database.query<Line & { Total: number }>(
    text,
    binder.values,
    statementName(text),
  );
  const briefs = await briefsOf(engine, caller, answer.rows);
  const lists = listsFor(engine.catalog, pages, input.Box === 'mine');
  return {
    Total: answer.rows[0]?.Total ?? 0,
    Rows: answer.rows.map(({ Total: _total, ...row }) => ({
      ...row,
      EntityTitle: entityOf(engine, row.Entity).title,
      StatusName: nameOf(engine, row),
      Page: lists.get(row.Entity) ?? null,
      Facts: [...(briefs.get(row.RowId) ?? [])],
    })),
    Flows,
  };
}

/** What the state of a line is called. */
function nameOf({ catalog }: Engine, { Entity, Status }: Line): string {
  const state = Entity === FLOW_OBJECTIONS ? 'State' : 'Status';
  const dict = catalog.entities.get(Entity)?.fields.get(state)?.dict ?? '';
  return catalog.codes.get(dict)?.items.find(({ code }) => code === Status)?.name ?? Status;
}

interface Asked {
  readonly size: number;
  readonly from: number;
  readonly order: string;
}

/** The page is found by Ids alone; what stands in its lines is looked up for them. */
function todoSql(
  engine: Engine,
  caller: Caller,
  asked: readonly EntityModel[],
  binder: Binder,
  input: Input,
  { size, from, order }: Asked,
): string {
  const found = asked.flatMap((entity) => foundOf(engine, caller, entity, binder, input));
  const lines = asked.map((entity) =>
    entity.flow ? lineSql(entity, binder) : objectionLine(entity, binder),
  );
  const table = (name: string) => ident(entityOf(engine, name).table);
  const user = (column: string) =>
    `(SELECT u."TrueName" FROM ${table(entities.SysUser)} u WHERE u."Id" = ${column})`;
  const me = binder.bind(caller.subject.UserId);
  const open = binder.bind(FLOW_TASK_STATE.Open);
  // That of an objection decides on it alone; the task that waits for the caller before any other that is open.
  const task = `SELECT k."ReceiveDate", k."DueDate", k."HandlerId", k."OwnerId", k."FromId" FROM ${table(FLOW_TASKS)} k
    WHERE k."RowId" = l."Of" AND (k."Kind" = ${binder.bind(FLOW_TASK_KIND.Objection)}) = (l."Of" <> l."RowId")
      AND (l."Of" = l."RowId" OR k."OfTaskId" = l."RowId") AND k."State" = ${open} AND k."IsCopy" = 0 AND k."IsDeleted" = 0
    ORDER BY (k."HandlerId" = ${me}) DESC NULLS LAST, k."ReceiveDate" LIMIT 1`;
  const time = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`;
  return `WITH found AS (${found.join(' UNION ')}),
    page AS (SELECT f.*, count(*) OVER ()::int AS "Total" FROM found f ORDER BY "At" ${order}, "RowId"
      LIMIT ${binder.bind(size)}::int OFFSET ${binder.bind(from)}::int),
    line AS (${lines.join(' UNION ALL ')})
    SELECT l."Entity", l."RowId", l."No", l."TrueName", l."Status", l."NodeName", ${time('l."At"')} AS "SubmitDate",
      (SELECT o."OrgName" FROM ${table(entities.Org)} o WHERE o."Id" = l."CollegeId") AS "CollegeName",
      ${time('k."ReceiveDate"')} AS "ReceiveDate", ${time('k."DueDate"')} AS "DueDate",
      CASE WHEN k."DueDate" < now() THEN 1 ELSE 0 END AS "IsOverdue",
      ${user('k."HandlerId"')} AS "HandlerName",
      CASE WHEN k."OwnerId" <> ${me} AND k."HandlerId" IS DISTINCT FROM k."OwnerId" THEN ${user('k."OwnerId"')} END AS "OwnerName",
      ${user('k."FromId"')} AS "FromName", l."Total"
    FROM line l LEFT JOIN LATERAL (${task}) k ON TRUE ORDER BY l."At" ${order}, l."RowId"`;
}

/** What stands in the line of a row; what is masked or sealed is left to the row's own page. */
function lineSql(entity: EntityModel, binder: Binder): string {
  const text = (name: string) => plainColumn(entity, name) ?? 'NULL::text';
  return `SELECT p.*, ${text(entity.fields.has('ApplyNo') ? 'ApplyNo' : entity.label)}::text AS "No",
      ${text('TrueName')}::text AS "TrueName", ${text('CollegeId')}::text AS "CollegeId",
      ${columnOf(entity.fields.get('Status')!, 't')} AS "Status", t."CurrentNodeName" AS "NodeName", p."RowId" AS "Of"
    FROM page p JOIN ${ident(entity.table)} t ON t."Id" = p."RowId" WHERE p."Entity" = ${binder.bind(entity.name)}`;
}

/** Statements that find what is meant of a kind: applications, or objections to them. */
function foundOf(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  binder: Binder,
  input: Input,
): string[] {
  if (entity.flow) return foundSql(engine, caller, entity, binder, input);
  return [foundObjections(caller, entity, binder, input) ?? noneSql(entity, binder)];
}

/** How much waits for the caller, and how much of it is late. */
export async function todoCount(engine: Engine, caller: Caller): Promise<CallOutput['Flow/TodoCount']> {
  const objections = objectionsFor(engine, caller);
  const asked = [...flowsOf(engine, caller), ...(objections ? [objections] : [])];
  if (asked.length === 0 || caller.subject.UserId === '') return { Todo: 0, Overdue: 0 };
  const binder = new Binder();
  const found = asked.flatMap((entity) => foundOf(engine, caller, entity, binder, { Box: 'todo' }));
  const late = `EXISTS (SELECT 1 FROM ${ident(entityOf(engine, FLOW_TASKS).table)} k WHERE k."RowId" = f."RowId" AND k."IsDeleted" = 0
    AND k."State" = ${binder.bind(FLOW_TASK_STATE.Open)} AND k."IsCopy" = 0 AND k."DueDate" < now())`;
  const text = `SELECT count(*)::int AS "Todo", count(*) FILTER (WHERE ${late})::int AS "Overdue"
    FROM (${found.join(' UNION ')}) f`;
  const written = [...asked, entityOf(engine, FLOW_TASKS)].map(changeOf).join(' ');
  return shared(engine.database, `${written} ${text} ${JSON.stringify(binder.values)}`, async () => {
    const { rows } = await engine.database.query<CallOutput['Flow/TodoCount']>(
      text,
      binder.values,
      statementName(text),
    );
    return rows[0]!;
  });
}

const running = new WeakMap<object, Map<string, Promise<CallOutput['Flow/TodoCount']>>>();

/** Header and home ask for the same number at the same time: while it is being counted, and nothing is written, they are told one. */
function shared(
  database: object,
  key: string,
  count: () => Promise<CallOutput['Flow/TodoCount']>,
): Promise<CallOutput['Flow/TodoCount']> {
  const counts = running.get(database) ?? new Map<string, Promise<CallOutput['Flow/TodoCount']>>();
  running.set(database, counts);
  const known = counts.get(key);
  if (known) return known;
  const told = count().finally(() => counts.delete(key));
  counts.set(key, told);
  return told;
}
