import type { ActionFile } from '../../../contract/generated/meta.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import type { HasCode } from '../../../contract/field-rules.ts';
import { isDerived, isDraft, type EntityModel } from '../../../contract/model.ts';
import {
  changedProblems,
  checkRow,
  computeRow,
  type Row,
  type RuleContext,
} from '../../../contract/rules.ts';
import { windowProblem } from '../../../contract/window.ts';
import { isSecond } from '../../../contract/action-rules.ts';
import { runOthers } from './acts/change-others.ts';
import { lockReached } from './acts/reached.ts';
import { audit } from './audit.ts';
import type { Caller } from '../access/caller.ts';
import { requireLines, saveChildren, type Children } from './children.ts';
import { databaseNow } from '../time/clock.ts';
import { limitProblems, requireAllowed } from '../counted/allowed.ts';
import { settleTogether } from '../counted/settle.ts';
import type { Transaction } from '../database/database.ts';
import { entityOf, grantedAction, type KnownAction } from '../entities.ts';
import type { Engine } from '../engine.ts';
import type { ComingRow } from './fits.ts';
import { isApplicant, isOpenToApplicant } from '../flow/flow.ts';
import { submitRow } from '../flow/flow-steps.ts';
import { tooLate } from '../flow/since-then.ts';
import { incomingValues } from '../access/incoming.ts';
import { judgeComing, runBeforeSave } from './judge-coming.ts';
import { itemsOf } from '../read/labels.ts';
import { keptCodes, type Kept } from './kept-codes.ts';
import { runAfterStore, runHooks, type RowHook, type WriteContext } from '../module.ts';
import { requireNeeds } from './needs.ts';
import { nextNumber } from './numbers.ts';
import { outOfReach } from '../access/out-of-reach.ts';
import { misused, outOfScope, refuse, refuseFields, staleVersion } from '../refusal.ts';
import { insertRow, updateRow } from './row-store.ts';
import { selectForWrite } from './select-for-write.ts';
import { addStandardRows } from './standard-rows.ts';
import { copyStudent, ownerKeys } from './student-copy.ts';

/** Data/Save (domain/04-calls section 5). `Data` holds the fields to write, `Id` and `Version` for a stored row, `Children` for sub-tables. */
export interface SaveRequest {
  readonly Entity: string;
  readonly EnCode: string;
  readonly Data: Row;
}

/** Identity and version of the stored row. */
export interface Saved {
  readonly Id: string;
  readonly Version: number;
}

/**
 * Adds or edits one row through an EnCode: grant, scope, state, field rights, formulas, rules, references, module hooks,
 * optimistic lock, scope of the result, children, audit, and for a `submit` EnCode the start of the flow: all inside `tx`.
 * @throws Refusal with `Fields` for every refused field; nothing is stored then
 */
export async function saveRow(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  request: SaveRequest,
): Promise<Saved> {
  const known = grantedAction(engine, caller, request.EnCode, ['add', 'edit', 'save', 'submit']);
  if (known.entity !== entityOf(engine, request.Entity)) throw misused(`操作${request.EnCode}不属于该数据`);
  return saveAs({ engine, tx, caller, now: await databaseNow(tx) }, known, request.Data);
}

/** Adds or edits one row as `saveRow` does, through an action that was granted. `given` is what the program itself puts into it. */
export async function saveAs(
  context: WriteContext,
  known: KnownAction,
  data: Row,
  given: Row = {},
): Promise<Saved> {
  const { Children: _lines, ...typed } = data;
  await lockReached(context, known, data['Id'] ? [String(data['Id'])] : [], { row: typed, params: {} });
  const before = await rowBefore(context, known, data);
  const hook = await rowAfter(context, known, before, data, given);
  // A row and its lines are one: what counts the lines counts them as they are sent.
  const id = await settleTogether(context, async () => {
    const stored = await store(hook, before);
    const children = data['Children'] as Children | undefined;
    await saveChildren(hook, stored, children);
    if (!before) await bringStandardRows(hook, children);
    return stored;
  });
  if (!isDraft(known.entity, known.action)) await requireLines(hook, id);
  await runHooks('afterSave', hook);
  await runOthers(context, known, { row: { ...hook.row, Id: id }, params: {} }, before ?? hook.row);
  const saved = await selectForWrite(context.engine, context.tx, context.caller, known.entity, id);
  if (!saved) throw outOfScope();
  if (known.action.verb === 'submit') return submitRow(context, known, saved);
  return { Id: id, Version: Number(saved['Version']) };
}

/** Sub-tables that were typed with a new row are what was wanted; the others begin with what is usual. */
async function bringStandardRows(hook: RowHook, children: Children = {}): Promise<void> {
  const typed = Object.keys(children).filter((name) => children[name]!.length > 0);
  await addStandardRows(hook, hook.entity, [hook.row], hook.enCode, new Set(typed));
}

async function rowBefore(context: WriteContext, known: KnownAction, data: Row): Promise<Row | null> {
  const id = data['Id'];
  if (!id) {
    if (known.action.verb === 'edit') throw refuse('缺少要修改的记录');
    return null;
  }
  if (known.action.verb === 'add') throw refuse('新增时不能指定主键');
  const before = await requireInScope(context, known.entity, String(id));
  await guard(known, before, context);
  if (data['Version'] !== before['Version']) throw staleVersion();
  return before;
}

/** The row by Id, locked, when the caller reaches it; what was handed out to him only for an EnCode that is offered for that. */
export async function requireInScope(
  context: WriteContext,
  entity: EntityModel,
  id: string,
  enCode?: string,
): Promise<Row> {
  const row = await selectForWrite(context.engine, context.tx, context.caller, entity, id, enCode);
  if (!row) throw await outOfReach({ ...context, queryable: context.tx, entity, id });
  return row;
}

async function guard(known: KnownAction, row: Row, context: WriteContext): Promise<void> {
  const { entity } = known;
  if (entity.file.flow && !isOpenToApplicant(entity, row)) throw await tooLate(context, entity, row, '修改');
  await requireAllowed(context, known, row);
}

/** Refuses outside of the action's window, and when its own condition does not hold for the row. */
export function requireGuard(action: ActionFile, row: Row, caller: Caller, now: string): void {
  requireWindow(action, row, caller, now);
  requireSecond(action, row, caller);
  if (!action.when) return;
  const holds = compileCondition(action.when).test({
    row,
    me: caller.subject,
    now,
    buttons: [...caller.grants],
  });
  if (!holds) throw refuse(action.refuse ?? `当前状态不能${action.title}`);
}

/** The server refuses the person who asked, and everybody until somebody has: what two have to agree to is done by the second one. */
export function requireSecond({ second, title }: ActionFile, row: Row, { subject }: Caller): void {
  if (second === undefined || isSecond(row[second], subject.UserId)) return;
  throw refuse(row[second] ? '须由提出申请者以外的人办理' : `尚未有人提出申请，不能${title}`);
}

/** Refuses outside of the action's window. */
export function requireWindow(action: ActionFile, row: Row, caller: Caller, now: string): void {
  const closed = windowProblem(action, { row, me: caller.subject, now });
  if (closed !== undefined) throw refuse(closed);
}

async function rowAfter(
  context: WriteContext,
  known: KnownAction,
  before: Row | null,
  data: Row,
  given: Row,
): Promise<RowHook> {
  const { entity, action, enCode } = known;
  const { engine, caller, now } = context;
  const start = before ?? (await newRow(context, entity, data));
  const rules = {
    ...rulesOf(engine, caller, now, isDraft(entity, action), keptCodes(entity, before)),
    stored: countedRow(entity, before),
  };
  const typed = { ...start, ...incomingValues(entity, action, caller, before, data), ...given };
  const set = action.verb === 'submit' ? {} : newValues(context, action, typed, {});
  const row = computeRow(entity, { ...typed, ...set }, rules);
  if (!before) await guard(known, row, context);
  if (action.verb === 'submit' && !isApplicant(entity, row, caller)) throw outOfScope();
  const problems = checkRow(entity, row, rules);
  problems.push(...(await misfits(context, entity, { before, after: row }, problems)));
  problems.push(...(await limitProblems(context, known, row, {})));
  if (action.verb !== 'submit') await requireNeeds(context, known, row, {}, problems);
  if (problems.length > 0) throw refuseFields(problems);
  const hook: RowHook = { ...context, entity, row, before, enCode };
  await runBeforeSave(hook);
  return hook;
}

/** What one row does not fit with, where nothing else was said of the field already. */
export async function misfits(
  context: WriteContext,
  entity: EntityModel,
  coming: ComingRow,
  said: readonly FieldProblem[],
): Promise<FieldProblem[]> {
  const [found = []] = await judgeComing(context, entity, [coming]);
  return found.filter(({ Key }) => !said.some((problem) => problem.Key === Key));
}

/** Refuses what an action puts into a row by the rules of a save, where they look at what it changes. */
export async function requireRight(
  context: WriteContext,
  entity: EntityModel,
  before: Row,
  after: Row,
): Promise<void> {
  const changed = new Set(Object.keys(changedValues(entity, before, after)));
  const rules = rulesOf(context.engine, context.caller, context.now, false, keptCodes(entity, before));
  const problems = changedProblems(entity, after, rules, changed);
  problems.push(...(await misfits(context, entity, { before, after }, problems)));
  if (problems.length > 0) throw refuseFields(problems);
}

/** What an action itself puts into a row. */
export function newValues(
  context: Pick<WriteContext, 'caller' | 'now'>,
  action: ActionFile,
  row: Row,
  params: Row,
): Row {
  const names = { row, params, me: context.caller.subject, now: context.now };
  const formulas = Object.entries(action.set ?? {});
  return Object.fromEntries(
    formulas.map(([name, source]) => [name, compileCondition(source).evaluate(names)]),
  );
}

/** What the rules of the contract are judged against on the server. `kept` tells of items that are off and were stored before. */
export function rulesOf(
  engine: Engine,
  caller: Caller,
  now: string,
  draft = false,
  kept?: Kept,
): RuleContext {
  const hasCode: HasCode = (dictionary, code, parent) => {
    const file = engine.catalog.codes.get(dictionary);
    const item = file && itemsOf(file).get(code);
    if (item === undefined || (parent !== undefined && item.parent !== parent)) return false;
    return item.disabled === true && kept?.(dictionary, code) !== true ? 'off' : true;
  };
  const warns = !draft && caller.meant === undefined;
  return { me: caller.subject, now, calendar: engine.catalog.calendar, draft, hasCode, warns };
}

/** The row whose days stay as they were counted; what is not yet handed in is counted anew, by the rule of that day. */
export function countedRow(entity: EntityModel, before: Row | null): Row | undefined {
  const isOpen = entity.file.flow !== undefined && before !== null && isOpenToApplicant(entity, before);
  return before === null || isOpen ? undefined : before;
}

/** A row that nobody has filled in yet: defaults, and for a student's row the facts of that student. */
export async function newRow(context: WriteContext, entity: EntityModel, data: Row): Promise<Row> {
  const row: Row = {};
  for (const field of entity.fields.values()) {
    if (!isDerived(field) && !field.implicit) row[field.name] = field.default ?? null;
    else if (field.default !== undefined && !isDerived(field)) row[field.name] = field.default;
  }
  for (const key of ownerKeys(entity)) row[key] = data[key] ?? null;
  await copyStudent(context, entity, row);
  return row;
}

async function store(hook: RowHook, before: Row | null): Promise<string> {
  const { entity, row, tx, caller, now, enCode } = hook;
  if (before) {
    const changes = changedValues(entity, before, row);
    const key = { Id: String(before['Id']), Version: Number(before['Version']) };
    await updateRow(tx, entity, key, changes, now);
    await audit(hook, { entity, id: key.Id, enCode, before, after: row });
    await runAfterStore(hook, { entity, rows: [{ before, after: row }], enCode });
    return key.Id;
  }
  if (entity.file.number) row['ApplyNo'] = await nextNumber(tx, entity.file.number, now);
  const Id = await insertRow(tx, entity, row, { caller, now });
  row['Id'] = Id;
  await audit(hook, { entity, id: Id, enCode, before: null, after: row });
  await runAfterStore(hook, { entity, rows: [{ before: null, after: row }], enCode });
  return Id;
}

/** The fields whose values differ. */
export function changedValues(entity: EntityModel, before: Row, after: Row): Row {
  const changes: Row = {};
  for (const field of entity.fields.values()) {
    const { name } = field;
    if (isDerived(field) || !(name in after)) continue;
    if (JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null))
      changes[name] = after[name];
  }
  return changes;
}
