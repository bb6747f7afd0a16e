import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/caller.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { Refusal } from '../../data/refusal.ts';
import { maskField } from '../../data/rights.ts';
import { newRow, requireGuard } from '../../data/write.ts';
import { keyField } from './keys.ts';
import { blame, eachRow, readsFault, type ImportPlan, type ImportRow } from './plan.ts';

/**
 * Works out each row as it will be stored and judges it as a single save would be judged: formulas, rules, what the
 * database can hold, the action's guard and the caller's scope.
 */
export async function judgeRows(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  await eachRow(plan, rows, async (row) => {
    if (!row.before && plan.missing.length > 0) return blameMissing(plan, row);
    try {
      row.row = await rowAfter(plan, row);
    } catch (error) {
      blameRefusal(plan, row, error);
      return;
    }
    blameRules(plan, row);
    blameHidden(plan, row);
    blameUnstorable(plan, row);
    blameReach(plan, row);
  });
}

/** A sheet that only corrects stored rows cannot add one. */
function blameMissing(plan: ImportPlan, row: ImportRow): void {
  const titles = plan.missing.map(({ title }) => `「${title}」`).join('');
  blame(row, keyField(plan.known.entity)?.name ?? '', `该记录尚不存在，新增时还需要列${titles}`);
}

/** Takes over what a rule of a module or of the engine refused the row for. */
export function blameRefusal(plan: ImportPlan, row: ImportRow, error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  const fields =
    (error.value as { Fields?: readonly { Key: string; Message: string }[] } | null)?.Fields ?? [];
  for (const { Key, Message } of fields) {
    const name = fieldOf(Key);
    // A rule may speak of another entity's field, such as the login name of the account to be opened.
    blame(row, plan.known.entity.fields.has(name) ? name : '', Message);
  }
  if (fields.length === 0) blame(row, '', error.message);
}

/** The field of a problem's key, `Lines[2].Name`. */
const fieldOf = (key: string): string => key.replace(/[[.].*$/s, '');

async function rowAfter(plan: ImportPlan, row: ImportRow): Promise<Row> {
  const { context, known } = plan;
  const start = row.before ?? {
    ...(await newRow(context, known.entity, row.values)),
    ...plan.defaults,
    Id: row.id,
    CreateUserId: context.caller.subject.UserId || null,
  };
  const changes: Row = {};
  for (const { field } of plan.columns) {
    const value = row.values[field.name];
    // A cell that could not be read must not count as left out, or a default would speak for it.
    if (row.faults.has(field.name)) changes[field.name] = null;
    else if (value !== undefined && !isMaskedCopy(field, row.before, value)) changes[field.name] = value;
  }
  return computeRow(known.entity, { ...start, ...changes }, plan.rules);
}

/** An exported list shows some callers masked values; writing one back changes nothing. */
function isMaskedCopy(field: FieldModel, before: Row | null, value: unknown): boolean {
  const stored = before?.[field.name] ?? null;
  return stored !== null && maskField(field, stored) === value;
}

function blameRules(plan: ImportPlan, row: ImportRow): void {
  const { entity } = plan.known;
  for (const { Key, Message } of checkRow(entity, row.row, plan.rules)) {
    const field = entity.fields.get(fieldOf(Key));
    const rule = entity.file.rules?.find((one) => one.field === Key && one.message === Message);
    if (rule ? readsFault(rule.deny, row) : field && dependsOnFault(field, row)) continue;
    blame(row, fieldOf(Key), Message);
  }
}

/** Whether the field takes part or is required by grace of a cell that is itself refused; nothing is known of it then. */
function dependsOnFault(field: FieldModel, row: ImportRow): boolean {
  return [field.visible, field.required].some(
    (source) => typeof source === 'string' && readsFault(source, row),
  );
}

function blameHidden(plan: ImportPlan, row: ImportRow): void {
  for (const { field } of plan.columns) {
    if (!field.visible || (row.values[field.name] ?? null) === null) continue;
    const dropped = (row.row[field.name] ?? null) === null && !dependsOnFault(field, row);
    if (dropped) blame(row, field.name, `${field.title}此时不能填写`);
  }
}

function blameUnstorable(plan: ImportPlan, row: ImportRow): void {
  for (const { field } of plan.columns) {
    if (row.values[field.name] === undefined || row.faults.has(field.name)) continue;
    try {
      FIELD_KINDS[field.type].prepare(row.row[field.name], field);
    } catch (error) {
      blame(row, field.name, (error as Error).message);
    }
  }
}

function blameReach(plan: ImportPlan, row: ImportRow): void {
  const { entity, action } = plan.known;
  const { caller, now } = plan.context;
  try {
    requireGuard(action, row.row, caller, now);
  } catch (error) {
    blameRefusal(plan, row, error);
  }
  const scopes = scopesOf(entity, caller);
  if (scopes.some((source) => compileCondition(source).test({ row: row.row, me: caller.subject }))) return;
  const reads = new Set(scopes.flatMap((source) => compileCondition(source).reads));
  const deciding = plan.columns.filter(
    ({ field }) => reads.has(`row.${field.name}`) && row.values[field.name] !== undefined,
  );
  // A cell that could not be read has already been named; it may well be the one that decides.
  if ([...row.faults.keys()].some((name) => reads.has(`row.${name}`))) return;
  blame(row, deciding[0]?.field.name ?? '', '无权操作该数据');
}

function scopesOf(entity: EntityModel, caller: Caller): string[] {
  const { scope } = entity.file;
  return [...new Set([...caller.subject.Roles, '*'])].flatMap((role) =>
    Object.hasOwn(scope, role) ? [scope[role]!] : [],
  );
}
