import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import { reachingRules } from '../../../contract/reaching-rules.ts';
import { checkRow, computeRow, type Row } from '../../../contract/rules.ts';
import { isReachingOthers } from '../../data/write/acts/reached.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import { isTouched } from '../../data/write/fits.ts';
import { judgeComing } from '../../data/write/judge-coming.ts';
import { keptCodes } from '../../data/write/kept-codes.ts';
import { withReached } from '../../data/write/reached-row.ts';
import { formReads } from '../../data/read/references.ts';
import { Refusal } from '../../data/refusal.ts';
import { maskField } from '../../data/access/rights.ts';
import { changingConditions } from '../../data/access/scope.ts';
import { requireGuard } from '../../data/write/guards.ts';
import { countedRow, newRow, rulesOf } from '../../data/write/row-rules.ts';
import { rowKey } from './keys.ts';
import {
  blame,
  eachRow,
  isUnknown,
  pause,
  readsFault,
  warn,
  type ImportPlan,
  type ImportRow,
} from './plan.ts';

/**
 * Works out each row as it will be stored and judges it as a single save would be judged: formulas, rules, what the
 * database can hold, the action's guard and the caller's scope.
 */
export async function judgeRows(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  await eachRow(plan, rows, async (row) => {
    if (!row.before && plan.missing.length > 0) return blameMissing(plan, row);
    if (row.before && isReachingOthers(plan.known)) return blameStored(plan, row);
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
  const [key] = rowKey(
    plan.known.entity,
    plan.columns.map(({ field }) => field),
  );
  blame(row, key?.name ?? '', `该记录尚不存在，新增时还需要列${titles}`);
}

/** What a row has changed elsewhere was changed when it came: a sheet adds rows, and a form changes them. */
function blameStored({ known }: ImportPlan, row: ImportRow): void {
  blame(row, '', `该${known.entity.title}已存在，导入只能新增，更改请逐条办理`);
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
    if (isUnknown(row, field.name)) changes[field.name] = null;
    else if (value !== undefined && !isMaskedCopy(field, row.before, value)) changes[field.name] = value;
  }
  const stored = countedRow(known.entity, row.before);
  const coming = await withReached(context, known.entity, { ...start, ...changes });
  return computeRow(known.entity, coming, { ...plan.rules, stored });
}

/** An exported list shows some callers masked values; writing one back changes nothing. */
function isMaskedCopy(field: FieldModel, before: Row | null, value: unknown): boolean {
  const stored = before?.[field.name] ?? null;
  return stored !== null && maskField(field, stored) === value;
}

function blameRules(plan: ImportPlan, row: ImportRow): void {
  const { entity } = plan.known;
  const { engine, caller, now } = plan.context;
  const kept = keptCodes(entity, row.before);
  const rules = kept ? rulesOf(engine, caller, now, false, kept) : plan.rules;
  for (const { Key, Message, Warn } of checkRow(entity, row.row, rules)) {
    const field = entity.fields.get(fieldOf(Key));
    if (field && row.waits.has(field.name)) continue;
    const rule = entity.file.rules?.find((one) => one.field === Key && one.message === Message);
    if (rule ? readsFault(rule.deny, row) : field && dependsOnFault(field, row)) continue;
    (Warn ? warn : blame)(row, fieldOf(Key), Message);
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
  // A line is reached with the row that it belongs to, which its reference has found among those that the caller reaches.
  if (entity.file.parent) return;
  const scopes = changingConditions(entity.file, caller);
  const names = { row: row.row, me: caller.subject, calendar: plan.context.engine.catalog.calendar };
  if (scopes.some((source) => compileCondition(source).test(names))) return;
  const reads = new Set(scopes.flatMap((source) => compileCondition(source).reads));
  const deciding = plan.columns.filter(
    ({ field }) => reads.has(`row.${field.name}`) && row.values[field.name] !== undefined,
  );
  // A cell that could not be read has already been named; it may well be the one that decides.
  if ([...row.faults.keys(), ...row.waits].some((name) => reads.has(`row.${name}`))) return;
  blame(row, deciding[0]?.field.name ?? '', '无权操作该数据');
}

/**
 * Judges all rows at once by what they refer to, and by what refers to those that are stored already. What reads a cell that
 * is itself refused says nothing that could be relied upon.
 */
export async function judgeFitting(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  const { context, known } = plan;
  const judged = rows.filter(({ row }) => row['Id'] !== undefined);
  const coming = judged.map(({ before, row }) => ({ before, after: row }));
  await pause(plan.signal);
  const problems = await judgeComing(context, known.entity, coming);
  for (const [index, row] of judged.entries())
    for (const { Key, Message } of problems[index]!) {
      const deciding = decidingNames(known.entity, Key);
      if ([...deciding].some((name) => isUnknown(row, name))) continue;
      blame(row, shownField(row, Key, deciding), Message);
    }
}

/** The fields that decide whether a field fits: itself, what its rules and its filter read, and what their rules read. */
function decidingNames(entity: EntityModel, key: string): Set<string> {
  const rules = reachingRules(entity).filter(({ rule }) => rule.field === key);
  const filter = entity.fields.get(key)?.filter;
  return new Set([key, ...rules.flatMap(({ own }) => [...own]), ...formReads(filter)]);
}

/** The column that shows what does not fit: the field's own, or, where the sheet leaves that out, one that decides and changes. */
function shownField({ values, before, row }: ImportRow, key: string, deciding: Set<string>): string {
  if (values[key] !== undefined) return key;
  const columns = [...deciding].filter((name) => values[name] !== undefined);
  return columns.find((name) => isTouched({ before, after: row }, [name])) ?? columns[0] ?? key;
}
