import type { Paged } from '../../../contract/envelope.ts';
import type { ListGroups, ListPage, ListTab } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { listCondition } from '../counted/beyond.ts';
import { countChoices, type ChoiceCounts } from './choice-counts.ts';
import { countRows } from './count.ts';
import type { Engine } from '../engine.ts';
import { entityOf } from '../entities.ts';
import { filterByNames } from '../schemas/schema-names.ts';
import { filterSql, type Filter } from './filter.ts';
import { findGroups, inGroup } from './groups.ts';
import { anchorBefore, keepAnchor } from './anchors.ts';
import { waysOf } from './list-ways.ts';
import { pageSql } from './page-sql.ts';
import { orderOf, orderSql, pageOf, positionOf, positionSql, type Order } from './paging.ts';
import { refuse } from '../refusal.ts';
import { mayRead } from '../access/rights.ts';
import { scopeSql, workSql } from '../access/scope.ts';
import { RowShape } from './shape.ts';
import { Binder, ident, statementName } from '../sql/sql.ts';
import { summarize, type Summary } from './summary.ts';
import { refuseClosedList } from '../access/visitor.ts';

/** Data/List (domain/04-calls section 5). */
export interface ListRequest {
  readonly Entity: string;
  readonly Filter?: Filter;
  readonly PageIndex?: number;
  readonly PageSize?: number;
  readonly sortField?: string | null;
  readonly sortOrder?: string | null;
  /** Fields or twins to answer with; absent: all that the caller sees. */
  readonly Columns?: readonly string[];
  /** Path of a list page whose `filter` and `sort` apply. */
  readonly Page?: string;
  /** Key of one of that page's tabs. */
  readonly Tab?: string;
  /** Of that page's groups: the headings, or the rows of the one with this value. */
  readonly Group?: { readonly Value?: string | null };
}

const LARGEST_PAGE = 1000;

/** A list request with rights, filters and scope worked out; `from` is the FROM ... WHERE over alias `t`. */
export interface ListPlan {
  readonly entity: EntityModel;
  readonly binder: Binder;
  readonly from: string;
  readonly costly: boolean;
  readonly order: Order;
  /** The same rows, but for the ways by which the caller reaches them, which stand beside; undefined for one way alone. */
  byWays(): PickedByWays | undefined;
}

/** Rows that conditions pick out, of which those are meant that one of the ways reaches. */
export interface PickedByWays extends Pick<ListPlan, 'from' | 'binder'> {
  readonly each: readonly string[];
}

/** A page of rows, with the statistics that its page file declares. */
export interface ListAnswer extends Paged<Row> {
  readonly Summary?: Summary;
  readonly Counts?: ChoiceCounts;
}

/** A further condition by server code, over an alias of the entity's table; it can only take rows away. */
export type Narrowing = (binder: Binder, alias: string) => string;

/**
 * Works out which rows a request asks for: read right, scope, soft delete, the page's and tab's own conditions, the filter.
 * @throws Refusal when anything in it is not for this caller; no SQL was run then
 */
export function planList(engine: Engine, caller: Caller, request: ListRequest, narrow?: Narrowing): ListPlan {
  const entity = readableEntity(engine, caller, request.Entity);
  if (caller.isVisitor) refuseClosedList(engine.catalog, entity, request.Page);
  const page = pageFile(engine, entity, request.Page);
  const works = [page?.work, tabOf(page, request.Tab)?.work].flatMap((kind) => kind ?? []);
  const conditions = pageConditions(page, request.Tab);
  const picked = (binder: Binder, reached: readonly string[], sources: readonly string[] = conditions) => {
    const own = sources.map((source) =>
      listCondition(engine.catalog, entity, source, caller.subject, binder),
    );
    const filter = filterSql(
      engine.catalog.codes,
      entity,
      caller,
      filterByNames(engine.catalog, entity, request.Filter),
      binder,
      't',
    );
    const further = narrow ? [narrow(binder, 't')] : [];
    const where = ['t."IsDeleted" = 0', ...reached, ...own, filter.sql, ...further];
    const from = `FROM ${ident(entity.table)} t WHERE ${where.filter((part) => part !== 'TRUE').join(' AND ')}`;
    return { from, costly: filter.costly, binder };
  };
  const binder = new Binder();
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const work = works.flatMap((kind) => workSql(engine.catalog, entity, caller, kind, { binder, alias: 't' }));
  return {
    entity,
    ...picked(binder, [scope, ...work]),
    order: orderOf(entity, caller, request, page?.sort),
    byWays() {
      const own = new Binder();
      const ways = waysOf(engine.catalog, entity, caller, { works, conditions }, own);
      return ways && { ...picked(own, ways.always, ways.conditions), each: ways.each };
    },
  };
}

/** The entity of that name when the caller's pages let them read it. */
export function readableEntity(engine: Engine, caller: Caller, name: string): EntityModel {
  const entity = entityOf(engine, name);
  if (!mayRead(engine.catalog, entity, caller)) throw refuse('没有权限查看该数据');
  return entity;
}

function pageFile(engine: Engine, entity: EntityModel, path: string | undefined): ListPage | undefined {
  if (!path) return undefined;
  const page = engine.catalog.pages.get(path);
  if (page?.kind !== 'list' || page.entity !== entity.name) throw refuse('未找到该页面');
  return page;
}

function pageConditions(page: ListPage | undefined, tabKey: string | undefined): string[] {
  return [page?.filter, tabOf(page, tabKey)?.filter].flatMap((filter) => filter ?? []);
}

function tabOf(page: ListPage | undefined, key: string | undefined): ListTab | undefined {
  if (!key) return undefined;
  const tab = page?.tabs?.find((candidate) => candidate.key === key);
  if (!tab) throw refuse('未找到该页签');
  return tab;
}

/**
 * One page of the rows that the caller reaches, masked and with display texts and `_Actions`. `total` counts all pages;
 * for filters that look into texts it stops at COUNT_CAP.
 */
export async function listRows(
  engine: Engine,
  caller: Caller,
  request: ListRequest,
  narrow?: Narrowing,
): Promise<ListAnswer> {
  const { index, size } = pageOf(request, LARGEST_PAGE);
  const plan = planList(engine, caller, request, narrowed(engine, caller, request, narrow));
  const page = pageFile(engine, plan.entity, request.Page);
  const declared = page?.summary;
  const counted = [...plan.binder.values];
  const planOf = (Filter: Filter | undefined) => planList(engine, caller, { ...request, Filter }, narrow);
  const isCounted = page?.filters?.some((filter) => typeof filter !== 'string' && filter.counts) === true;
  const summary = async () => ({
    ...(declared && { Summary: await summarize(engine, caller, plan, counted, declared) }),
    ...(isCounted && index === 1 && { Counts: await countChoices(engine, caller, page, request, planOf) }),
  });
  if (request.Group && request.Group.Value === undefined) {
    const groups = groupsOf(engine, plan.entity, request);
    return { ...(await findGroups(engine, caller, plan, groups, { index, size })), ...(await summary()) };
  }
  const columns = columnsOf(request.Columns);
  const shape = new RowShape(engine, plan.entity, caller, { columns, withActions: true });
  const rows = await pageRows(engine, plan, shape, index, size);
  const before = (index - 1) * size;
  const isLast = rows.length < size && (rows.length > 0 || index === 1);
  const total = isLast
    ? before + rows.length
    : await countRows(engine.database, plan.entity, plan.from, counted, plan.costly);
  return {
    total: Math.max(total, rows.length > 0 ? before + rows.length : 0),
    rows: await shape.present(rows),
    ...(await summary()),
  };
}

function groupsOf(engine: Engine, entity: EntityModel, request: ListRequest): ListGroups {
  const groups = pageFile(engine, entity, request.Page)?.groups;
  if (!groups) throw refuse('该页面没有分组');
  return groups;
}

/** Narrowed to the group that is asked for, too. */
function narrowed(
  engine: Engine,
  caller: Caller,
  request: ListRequest,
  narrow: Narrowing | undefined,
): Narrowing | undefined {
  const value = request.Group?.Value;
  if (value === undefined) return narrow;
  const entity = readableEntity(engine, caller, request.Entity);
  const inside = inGroup(entity, caller, groupsOf(engine, entity, request), value);
  if (!narrow) return inside;
  return (binder, alias) => `${inside(binder, alias)} AND ${narrow(binder, alias)}`;
}

/** The names asked for, or undefined for all. */
export function columnsOf(columns: unknown): readonly string[] | undefined {
  if (columns === undefined || columns === null) return undefined;
  const isList = Array.isArray(columns) && columns.length <= 200;
  if (!isList || !columns.every((name) => typeof name === 'string')) throw refuse('查询的列不正确');
  return columns.length === 0 ? undefined : columns;
}

/** The inner statement finds the page by index; names and counts of other tables are looked up for its rows alone. */
async function pageRows(
  engine: Engine,
  plan: ListPlan,
  shape: RowShape,
  index: number,
  size: number,
): Promise<Row[]> {
  const { order } = plan;
  const anchors = { database: engine.database, plan, size };
  const { text: page, values } = pageSql(plan, { index, size }, anchorBefore(anchors, index));
  const text = `SELECT ${shape.select}, ${positionSql(order, 't')} FROM (${page}) t ORDER BY ${orderSql(order, 't')}`;
  const answer = await engine.database.query<Row>(text, values, statementName(text));
  const last = answer.rows.at(-1);
  if (last && answer.rows.length === size) keepAnchor(anchors, index, positionOf(last));
  return answer.rows;
}
