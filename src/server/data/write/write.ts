import { isDraft, type EntityModel } from '../../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
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
import { isApplicant, isOpenToApplicant } from '../flow/flow.ts';
import { submitRow } from '../flow/flow-steps.ts';
import { judgedAt } from '../flow/judged-at.ts';
import { tooLate } from '../flow/since-then.ts';
import { incomingValues } from '../access/incoming.ts';
import { runBeforeSave } from './judge-coming.ts';
import { keptCodes } from './kept-codes.ts';
import type { RowHook, WriteContext } from '../module.ts';
import { runAfterStore, runHooks } from './hooks.ts';
import { requireNeeds } from './needs.ts';
import { nextNumber } from './numbers.ts';
import { outOfReach } from '../access/out-of-reach.ts';
import { misused, outOfScope, refuse, refuseFields, staleVersion } from '../refusal.ts';
import { insertRow, updateRow } from './row-store.ts';
import { withReached } from './reached-row.ts';
import { selectForWrite } from './select-for-write.ts';
import { addStandardRows } from './standard-rows.ts';
import { changedValues, countedRow, misfits, newRow, newValues, rulesOf } from './row-rules.ts';

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

/** The row by Id, locked, when the caller reaches it; what was handed out to them only for an EnCode that is offered for that. */
export async function requireInScope(
  context: WriteContext,
  entity: EntityModel,
  id: string,
  enCode?: string,
  asked = selectForWrite(context.engine, context.tx, context.caller, entity, id, enCode),
): Promise<Row> {
  const row = await asked;
  if (!row) throw await outOfReach({ ...context, queryable: context.tx, entity, id });
  return row;
}

async function guard(known: KnownAction, row: Row, context: WriteContext): Promise<void> {
  const { entity } = known;
  if (entity.file.flow && !isOpenToApplicant(entity, row)) throw await tooLate(context, entity, row, '修改');
  await requireAllowed(context, known, row);
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
  const set = action.verb === 'submit' ? {} : newValues(context, action, typed, {}, before);
  const row = computeRow(entity, await withReached(context, entity, { ...typed, ...set }), rules);
  if (!before) await guard(known, row, context);
  if (action.verb === 'submit' && !isApplicant(entity, row, caller)) throw outOfScope();
  const at = await judgedAt(context, entity, before);
  const problems = checkRow(entity, row, { ...rules, now: at });
  problems.push(...(await misfits({ ...context, now: at }, entity, { before, after: row }, problems)));
  problems.push(...(await limitProblems(context, known, row, {})));
  if (action.verb !== 'submit') await requireNeeds(context, known, row, {}, problems);
  if (problems.length > 0) throw refuseFields(problems);
  const hook: RowHook = { ...context, entity, row, before, enCode };
  await runBeforeSave(hook);
  return hook;
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
