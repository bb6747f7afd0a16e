import type { EntityModel } from '../../../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../../../contract/rules.ts';
import { audit } from '../audit.ts';
import { runBeforeSave } from '../judge-coming.ts';
import type { WriteContext } from '../../module.ts';
import { runAfterStore, runHooks } from '../hooks.ts';
import { nextNumber } from '../numbers.ts';
import { refuseFields } from '../../refusal.ts';
import { withReached } from '../reached-row.ts';
import { insertRow, updateRow } from '../row-store.ts';
import { changedByAct, changedValues, misfits, newRow, rulesOf } from '../row-rules.ts';

/** Changes a locked row by its entity's own rules, as the consequence of an act. */
export async function changeOther(
  context: WriteContext,
  entity: EntityModel,
  before: Row,
  values: Row,
  enCode: string,
): Promise<void> {
  const after = await changedByAct(context, entity, before, values);
  if (Object.keys(changedValues(entity, before, after)).length === 0) return;
  const hook = { ...context, entity, row: after, before, enCode };
  await runBeforeSave(hook);
  const key = { Id: String(before['Id']), Version: Number(before['Version']) };
  await updateRow(context.tx, entity, key, changedValues(entity, before, after), context.now);
  await audit(context, { entity, id: key.Id, enCode, before, after });
  await runAfterStore(context, { entity, rows: [{ before, after }], enCode });
  await runHooks('afterSave', hook);
}

/**
 * Makes a row by its entity's own rules, as the consequence of an act.
 * @param given fields whose values nobody chose
 * @returns its Id
 */
export async function makeOther(
  context: WriteContext,
  entity: EntityModel,
  values: Row,
  enCode: string,
  given: ReadonlySet<string> = new Set(),
): Promise<string> {
  const { tx, caller, now } = context;
  const rules = rulesOf(context.engine, caller, now);
  const coming = { ...(await newRow(context, entity, values)), ...values };
  const row = computeRow(entity, await withReached(context, entity, coming), rules);
  const problems = checkRow(entity, row, rules);
  problems.push(...(await misfits({ ...context, given }, entity, { before: null, after: row }, problems)));
  if (problems.length > 0) throw refuseFields(problems);
  const hook = { ...context, entity, row, before: null, enCode };
  await runBeforeSave(hook);
  if (entity.file.number) row['ApplyNo'] = await nextNumber(tx, entity.file.number, now);
  row['Id'] = await insertRow(tx, entity, row, { caller, now });
  const id = String(row['Id']);
  await audit(context, { entity, id, enCode, before: null, after: row });
  await runAfterStore(context, { entity, rows: [{ before: null, after: row }], enCode });
  await runHooks('afterSave', hook);
  return id;
}

/** Deletes a locked row by its entity's own rules, as the consequence of an act. */
export async function endOther(
  context: WriteContext,
  entity: EntityModel,
  row: Row,
  enCode: string,
): Promise<void> {
  await runHooks('beforeDelete', { ...context, entity, row, before: row, enCode });
  const key = { Id: String(row['Id']), Version: Number(row['Version']) };
  await updateRow(context.tx, entity, key, { IsDeleted: 1 }, context.now);
  await audit(context, { entity, id: key.Id, enCode, before: row, after: null });
  await runAfterStore(context, { entity, rows: [{ before: row, after: null }], enCode });
}
