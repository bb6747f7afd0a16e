import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldProblem, MissingNeed } from '../../../contract/envelope.ts';
import type { ActionNeed } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Queryable } from '../database/database.ts';
import type { Caller } from '../access/caller.ts';
import { databaseNow } from '../time/clock.ts';
import type { Engine } from '../engine.ts';
import { entityOf, grantedAction, type KnownAction } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { refuseNeeds, type Refusal } from '../refusal.ts';
import { rowCondition } from '../access/scope.ts';
import { readForAction } from './select-for-write.ts';
import { Binder, ident } from '../sql/sql.ts';

/** What needs are judged with: an open transaction, or for a look beforehand any connection. */
export interface Judging extends Pick<WriteContext, 'caller' | 'now'> {
  readonly engine: Pick<Engine, 'catalog' | 'waysTo'>;
  readonly tx: Queryable;
}

/** What is missing, and the page where it is made. */
export interface Lack {
  readonly message: string;
  /** Path of a page file. */
  readonly page?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * Refuses an action while something is missing that it declares to need; all that is missing is told at once, and what is
 * wrong with the fields of its form.
 * @throws Refusal with `Needs`
 */
export async function requireNeeds(
  context: WriteContext,
  known: KnownAction,
  row: Row | undefined,
  params: Row | undefined,
  problems: readonly FieldProblem[] = [],
): Promise<void> {
  const lacks = await lacksOf(context, known, row, params);
  if (lacks.length > 0) throw await refuseLacks(context, known.action.title, lacks, problems);
}

/** The refusal of an action that cannot lead to anything yet, with the way to each thing that is missing. */
export async function refuseLacks(
  context: Judging,
  title: string,
  lacks: readonly Lack[],
  problems: readonly FieldProblem[] = [],
): Promise<Refusal> {
  return refuseNeeds(title, await missingOf(context, lacks), problems);
}

/**
 * The refusal of an act whose scope selects nobody, by what its action says of that (`nobody`), with the way to where people are.
 * @param Key the field that holds the scope
 */
export async function refuseNobody(
  context: Judging & { readonly enCode: string },
  Key?: string,
): Promise<Refusal> {
  const action = context.engine.catalog.enCodes.get(context.enCode)?.action;
  if (!action?.nobody) throw new Error(`${context.enCode} does not say what is told when it is for nobody`);
  const { message, page } = action.nobody;
  const problems = Key === undefined ? [] : [{ Key, Message: message }];
  return refuseLacks(context, action.title, [{ message, page }], problems);
}

/** What is missing for an action, in the order of its `needs`; without a row or `params` what does not ask about them. */
export async function lacksOf(
  context: Judging,
  known: KnownAction,
  row: Row | undefined,
  params: Row | undefined,
): Promise<Lack[]> {
  const names = { row: row ?? {}, params: params ?? {}, me: context.caller.subject, now: context.now };
  const asked = (known.action.needs ?? [])
    .filter(
      (need) => (params !== undefined || !reads(need, PARAMS)) && (row !== undefined || !reads(need, ROW)),
    )
    .filter(({ when }) => when === undefined || compileCondition(when).test(names));
  const isThere = await present(context, asked, names);
  return asked
    .filter(({ holds }, at) => (holds === undefined ? !isThere[at] : !compileCondition(holds).test(names)))
    .map((need) => lackOf(need, names));
}

const PARAMS = /\bparams\b/;
const ROW = /\brow\b/;

/** Whether a need asks about what nobody has said yet. */
const reads = ({ when, where, holds, given }: ActionNeed, name: RegExp): boolean =>
  [when, where, holds, given?.where].some((source) => source !== undefined && name.test(source));

type Names = Record<string, unknown>;

/** Whether the rows of each need are there, asked in one statement. */
async function present(context: Judging, needs: readonly ActionNeed[], names: Names): Promise<boolean[]> {
  const binder = new Binder();
  const columns = needs.map((need, at) => `${neededSql(context, need, names, binder)} AS "n${at}"`);
  if (needs.every(({ entity }) => entity === undefined)) return needs.map(() => true);
  const answer = await context.tx.query<Record<string, boolean>>(
    `SELECT ${columns.join(', ')}`,
    binder.values,
  );
  return needs.map((_, at) => answer.rows[0]![`n${at}`] === true);
}

function neededSql(
  context: Judging,
  { entity, where = 'true', least = 1, none, given }: ActionNeed,
  names: Names,
  binder: Binder,
): string {
  if (entity === undefined) return 'TRUE';
  const rows = rowsSql(context, entity, where, names, binder);
  const enough = none
    ? `NOT EXISTS (${rows})`
    : least === 1
      ? `EXISTS (${rows})`
      : `(SELECT count(*) FROM (${rows} LIMIT ${binder.bind(least)}::int) some) >= ${binder.bind(least)}::int`;
  if (!given) return enough;
  return `(${enough} OR NOT EXISTS (${rowsSql(context, given.entity, given.where, names, binder)}))`;
}

function rowsSql({ engine }: Judging, name: string, where: string, names: Names, binder: Binder): string {
  const entity = entityOf(engine, name);
  const holds = rowCondition(entity, where, names, binder, 'x', 'x');
  return `SELECT 1 FROM ${ident(entity.table)} x WHERE x."IsDeleted" = 0 AND ${holds}`;
}

function lackOf({ message, page, query = {} }: ActionNeed, names: Names): Lack {
  const values = Object.entries(query).flatMap(([name, source]) => {
    const value = compileCondition(source).evaluate(names);
    return value === null || value === undefined || value === '' ? [] : [[name, String(value)] as const];
  });
  return { message, page, query: Object.fromEntries(values) };
}

/** What is missing, each with the address that the caller may open, or with who may. */
export async function missingOf(context: Judging, lacks: readonly Lack[]): Promise<MissingNeed[]> {
  const { engine, tx, caller } = context;
  const pages = [...new Set(lacks.flatMap(({ page }) => page ?? []))];
  const ways = pages.length === 0 ? undefined : await engine.waysTo?.(tx, caller, pages);
  return lacks.map(({ message, page, query = {} }) => {
    const way = page === undefined ? undefined : ways?.get(page);
    if (!way) return { Message: message };
    if (way.url === undefined) return { Message: message, Page: way.title, Roles: [...way.roles] };
    const search = new URLSearchParams(query).toString();
    return { Message: message, Page: way.title, Url: search === '' ? way.url : `${way.url}?${search}` };
  });
}

/**
 * Looks beforehand, for a row or for none, so that nobody fills in a dialog for nothing.
 * @throws Refusal with `Needs`
 */
export async function requireNeedsBefore(
  engine: Engine,
  caller: Caller,
  { EnCode, Id }: { readonly EnCode: string; readonly Id?: string },
): Promise<true> {
  const known = grantedAction(engine, caller, EnCode);
  const { database } = engine;
  const row = Id === undefined ? undefined : await readForAction(engine, caller, known, Id);
  const context = { engine, tx: database, caller, now: await databaseNow(database) };
  const lacks = await lacksOf(context, known, row, undefined);
  if (lacks.length > 0) throw await refuseLacks(context, known.action.title, lacks);
  return true;
}
