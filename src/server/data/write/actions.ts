import type { Verb } from '../../../contract/generated/meta.ts';
import { refusalOf } from './acts/refusal-of.ts';
import { checkParams, checkRow, computeParams, type Row } from '../../../contract/rules.ts';
import { runOthers } from './acts/change-others.ts';
import { lockReached } from './acts/reached.ts';
import { tryAct } from './acts/try-act.ts';
import { audit } from './audit.ts';
import type { Caller } from '../access/caller.ts';
import { endReads } from '../access/ended.ts';
import { limitProblems, requireAllowed } from '../counted/allowed.ts';
import { databaseNow } from '../time/clock.ts';
import type { Transaction } from '../database/database.ts';
import { ableTo, accountSql } from '../flow/able.ts';
import { entityOf, grantedAction, type KnownAction } from '../entities.ts';
import type { Engine } from '../engine.ts';
import { flowAllows } from '../flow/flow.ts';
import { readAhead } from '../flow/courses.ts';
import { flowStep, isStepOfCourse, isStepOfFlow, submitRow } from '../flow/flow-steps.ts';
import { SENT } from '../flow/sent-with.ts';
import { judgeReferences, type AskingField } from '../read/references.ts';
import { ident } from '../sql/sql.ts';
import { runBeforeSave } from './judge-coming.ts';
import type { HandlerContext, WriteContext } from '../module.ts';
import { runAfterStore, runHooks } from './hooks.ts';
import { refuseLacks, requireNeeds } from './needs.ts';
import { misused, partlyDone, refuse, refuseFields } from '../refusal.ts';
import { updateRow } from './row-store.ts';
import { takeRead } from './read-alone.ts';
import { toggleRow } from './toggle.ts';
import { requireWindow } from './guards.ts';
import { changedByAct, changedValues, newValues, rulesOf } from './row-rules.ts';
import { requireInScope } from './write.ts';

/** Data/Action: an EnCode on rows, with the parameters that its dialog asked for. */
export interface ActionRequest {
  readonly EnCode: string;
  readonly Ids: readonly string[];
  readonly Params: Row;
}

const MOST_ROWS = 500;

const nobodyCommits = () => {
  throw new Error('whoever runs this action does not say when it is committed');
};

/**
 * Runs an EnCode. Each row is judged by itself: scope, lock, guard, flow. One row: its refusal is thrown. Several: the rows
 * that pass are done and the answer says which were not (a returned Refusal with code 5001).
 */
export async function runAction(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  request: ActionRequest,
  later: HandlerContext['later'] = nobodyCommits,
): Promise<unknown> {
  const known = grantedAction(engine, caller, request.EnCode);
  const context: WriteContext = { engine, tx, caller, now: await databaseNow(tx) };
  return runGranted(context, known, request, later);
}

/** The same as of a moment that was asked for already. */
export const runAs = async (context: WriteContext, request: ActionRequest): Promise<unknown> =>
  runGranted(context, grantedAction(context.engine, context.caller, request.EnCode), request, nobodyCommits);

async function runGranted(
  context: WriteContext,
  known: KnownAction,
  request: ActionRequest,
  later: HandlerContext['later'],
): Promise<unknown> {
  if (known.action.preview && known.action.verb === 'set') {
    const { Preview, ...params } = request.Params;
    const asked = { ...request, Params: params };
    if (Preview === 1) return tryAct(context, (trying) => runKnown(trying, known, asked, later));
  }
  return runKnown(context, known, request, later);
}

async function runKnown(
  context: WriteContext,
  known: KnownAction,
  request: ActionRequest,
  later: HandlerContext['later'],
): Promise<unknown> {
  const Params = await checkRequest(context, known, request);
  if (takesAllRows(known)) return runHandler(context, known, { ...request, Params }, later);
  await lockReached(context, known, request.Ids, { row: {}, params: Params });
  const [first] = request.Ids;
  if (request.Ids.length === 1) return runOn(context, known, first!, Params);
  const fails = await runEach(context, known, { ...request, Params });
  if (fails.length === 0) return true;
  return partlyDone({
    SuccessCount: request.Ids.length - fails.length,
    FailCount: fails.length,
    Fails: fails,
  });
}

/** Whether the code of a module is given the rows together. */
const takesAllRows = ({ action }: KnownAction) => action.verb === 'handler' && action.batch !== 'each';

async function checkRequest(context: WriteContext, known: KnownAction, request: ActionRequest): Promise<Row> {
  const { action } = known;
  const count = request.Ids.length;
  if (count === 0 && !action.table && !takesAllRows(known)) throw refuse('请选择要操作的记录');
  if (count > 1 && !action.batch) throw refuse('该操作一次只能处理一条记录');
  if (count > MOST_ROWS) throw refuse(`一次最多处理${MOST_ROWS}条记录`);
  if (new Set(request.Ids).size !== count) throw refuse('存在重复的记录');
  // Where nothing can be chosen yet, the user is told why before being asked to choose.
  if (count === 0) await requireNeeds(context, known, undefined, undefined);
  return requireParams(context, known, request.Params);
}

/**
 * Refuses parameters that the action does not take, or not with these values.
 * @returns the parameters with their formulas worked out
 */
export function requireParams(context: WriteContext, { action }: KnownAction, sent: Row): Row {
  const params = action.params ?? {};
  const beside = isStepOfFlow(action.verb) ? SENT.filter((name) => name in sent && !(name in params)) : [];
  const unknown = Object.keys(sent).find(
    (name) => !(name in params) && name !== action.toggle && !beside.includes(name),
  );
  if (unknown && action.verb !== 'handler') throw misused(`参数${unknown}不可用`);
  const rules = rulesOf(context.engine, context.caller, context.now);
  const values = computeParams(params, sent, rules);
  const problems = checkParams(params, values, rules);
  if (problems.length > 0) throw refuseFields(problems);
  return { ...values, ...Object.fromEntries(beside.map((name) => [name, sent[name]])) };
}

/**
 * Refuses parameters that name a row which their field does not offer. Asked once it is known that the caller reaches what
 * the action is about: nobody else is told what there is. A parameter without a filter is the handler's to judge, but for rows
 * that have ended: it may take a code in the place of an Id, such as that on the poster of a station.
 */
export async function requireOffered(
  context: WriteContext,
  { action }: KnownAction,
  values: Row,
  rows: readonly Row[],
): Promise<void> {
  const params = Object.entries(action.params ?? {}).map(([name, field]) => ({ ...field, name }));
  await requireAble(context, params, values, rows);
  const fields = params.flatMap((field) => {
    const target = context.engine.catalog.entities.get(field.ref ?? '');
    const isJudged =
      field.filter !== undefined || (target !== undefined && endReads(field, target).length > 0);
    return isJudged ? [{ ...field, isCode: field.filter === undefined }] : [];
  });
  const fit = { ...context, queryable: context.tx, lock: false };
  const [problems = []] = await judgeReferences(fit, fields, [{ before: null, after: values }]);
  if (problems.length > 0) throw refuseFields(problems);
}

/** Refuses a person who could not do what the action hands over. */
async function requireAble(
  { engine, tx, caller }: WriteContext,
  params: readonly AskingField[],
  values: Row,
  rows: readonly Row[],
): Promise<void> {
  for (const { name, title, ableTo: enCode, ref } of params) {
    const chosen = values[name];
    if (enCode === undefined || typeof chosen !== 'string' || chosen === '') continue;
    const target = entityOf(engine, ref ?? '');
    const found = await tx.query<{ account: string | null }>(
      `SELECT ${accountSql(engine.catalog, { ref: target.name }, 't')} AS account FROM ${ident(target.table)} t WHERE t."Id" = $1 AND t."IsDeleted" = 0`,
      [chosen],
    );
    const able = await ableTo(engine, tx, caller, { enCode, param: name }, rows);
    if (!able.includes(String(found.rows[0]?.account)))
      throw refuseFields([{ Key: name, Message: `${title}没有权限办理该记录，请选择列表中的人员` }]);
  }
}

/** A row that an action was refused for. */
export interface RowFail {
  readonly Id: string;
  readonly Message: string;
}

/** Runs an action on rows, each judged by itself. @returns those that were refused; the others are done */
export async function runEach(
  context: WriteContext,
  known: KnownAction,
  { Ids, Params }: Pick<ActionRequest, 'Ids' | 'Params'>,
): Promise<RowFail[]> {
  const fails: RowFail[] = [];
  for (const id of Ids) {
    const refusal = await refusalOf(context.tx, async () => {
      await runOn({ ...context, isOneOfMany: true }, known, id, Params);
    });
    if (refusal) fails.push({ Id: id, Message: refusal.message });
  }
  return fails;
}

async function runOn(context: WriteContext, known: KnownAction, id: string, params: Row): Promise<unknown> {
  const row = await lockedRow(context, known, id);
  await requireOffered(context, known, params, [row]);
  await requireLimits(context, known, row, params);
  const act = ON_ROWS[known.action.verb];
  if (!act) throw misused(`操作${known.enCode}不能这样调用`);
  return act(context, known, row, params);
}

async function lockedRow(context: WriteContext, known: KnownAction, id: string): Promise<Row> {
  const { entity, enCode, action } = known;
  const read = takeRead(context.tx, enCode, id);
  const locked = requireInScope(context, entity, id, enCode, read?.row);
  const keepFor =
    read?.keepFor ?? (entity.flow && isStepOfCourse(action.verb) ? readAhead(context, id) : undefined);
  const row = await locked;
  keepFor?.(row);
  return row;
}

type OnRow = (context: WriteContext, known: KnownAction, row: Row, params: Row) => Promise<unknown>;

/** What each verb does to a row that stands; null: it is no act on a row, and calls of its own answer it. */
const ON_ROWS: Readonly<Record<Verb, OnRow | null>> = {
  set: setFields,
  toggle: toggleRow,
  delete: deleteRow,
  submit: submitRow,
  withdraw: flowStep,
  approve: flowStep,
  reject: flowStep,
  back: flowStep,
  transfer: flowStep,
  reclaim: flowStep,
  addSign: flowStep,
  dropSign: flowStep,
  entrust: flowStep,
  retrieve: flowStep,
  comment: flowStep,
  urge: flowStep,
  void: flowStep,
  handler: (context, known, row, params) =>
    runHandler(context, known, { Ids: [String(row['Id'])], Params: params }, nobodyCommits),
  add: null,
  edit: null,
  save: null,
  view: null,
  import: null,
  template: null,
  export: null,
  print: null,
  open: null,
  plain: null,
  trace: null,
};

/** Refuses parameters that do not fit with the row, each at its place in the dialog. */
async function requireLimits(
  context: WriteContext,
  known: KnownAction,
  row: Row,
  params: Row,
): Promise<void> {
  const problems = await limitProblems(context, known, row, params);
  if (problems.length > 0) throw refuseFields(problems);
}

async function setFields(context: WriteContext, known: KnownAction, row: Row, params: Row): Promise<boolean> {
  const { entity, action, enCode } = known;
  await requireAllowed(context, known, row);
  const after = await changedByAct(context, entity, row, newValues(context, action, row, params));
  await requireWhole(context, known, after);
  await requireNeeds(context, known, after, params);
  const hook = { ...context, entity, row: after, before: row, enCode };
  await runBeforeSave(hook);
  const key = { Id: String(row['Id']), Version: Number(row['Version']) };
  await updateRow(context.tx, entity, key, changedValues(entity, row, after), context.now);
  await audit(context, { entity, id: key.Id, enCode, before: row, after });
  const named = Object.keys(action.set ?? {});
  await runAfterStore(context, { entity, rows: [{ before: row, after }], enCode, named });
  await runHooks('afterSave', hook);
  await runOthers(context, known, { row: after, params }, row);
  return true;
}

/** A draft may lack what is required; what is put in use may not. */
async function requireWhole(context: WriteContext, { entity, action }: KnownAction, row: Row): Promise<void> {
  if (action.needs === undefined) return;
  const problems = checkRow(entity, row, rulesOf(context.engine, context.caller, context.now));
  const lacks = problems.map(({ Key, Message }) => ({
    message: `${entity.fields.get(Key)?.title ?? Key}：${Message}`,
  }));
  if (lacks.length > 0) throw await refuseLacks(context, action.title, lacks);
}

async function deleteRow(context: WriteContext, known: KnownAction, row: Row, params: Row): Promise<boolean> {
  const { entity, action, enCode } = known;
  await requireAllowed(context, known, row);
  if (!flowAllows(entity, action, row, context.caller)) throw refuse(`当前状态不能${action.title}`);
  await runHooks('beforeDelete', { ...context, entity, row, before: row, enCode });
  const key = { Id: String(row['Id']), Version: Number(row['Version']) };
  await updateRow(context.tx, entity, key, { IsDeleted: 1 }, context.now);
  await audit(context, { entity, id: key.Id, enCode, before: row, after: null });
  await runAfterStore(context, { entity, rows: [{ before: row, after: null }], enCode });
  await runOthers(context, known, { row, params }, row);
  return true;
}

async function runHandler(
  context: WriteContext,
  known: KnownAction,
  request: Pick<ActionRequest, 'Ids' | 'Params'>,
  later: HandlerContext['later'],
): Promise<unknown> {
  const { entity, action, enCode } = known;
  const handler = context.engine.modules
    .map((module) => module.handlers?.[enCode] ?? module.handlerOf?.(action, entity))
    .find(Boolean);
  if (!handler) throw misused(`未找到操作${enCode}`);
  const rows: Row[] = [];
  if (request.Ids.length === 0) {
    requireWindow(action, {}, context.caller, context.now);
    await requireNeeds(context, known, {}, request.Params);
  }
  for (const id of request.Ids) {
    const row = await requireInScope(context, entity, id, enCode);
    await requireAllowed(context, known, row);
    await requireNeeds(context, known, row, request.Params);
    await requireLimits(context, known, row, request.Params);
    rows.push(row);
  }
  await requireOffered(context, known, request.Params, rows);
  return handler({ ...context, entity, enCode, rows, params: request.Params, later });
}
