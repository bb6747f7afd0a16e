import type { ActionFile } from '../../../contract/generated/meta.ts';
import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { FieldProblem } from '../../../contract/envelope.ts';
import type { HasCode } from '../../../contract/field-rules.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { changedProblems, computeRow, type Row, type RuleContext } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import type { Engine } from '../engine.ts';
import { isOpenToApplicant } from '../flow/flow.ts';
import type { WriteContext } from '../module.ts';
import { itemsOf } from '../read/labels.ts';
import { refuseFields } from '../refusal.ts';
import type { ComingRow } from './fits.ts';
import { judgeComing, type GivenContext } from './judge-coming.ts';
import { keptCodes, type Kept } from './kept-codes.ts';
import { allWithReached } from './reached-row.ts';
import { copyStudent, ownerKeys } from './student-copy.ts';

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

/** What the fields of a new row are unless somebody says otherwise. */
export const defaultsOf = (entity: EntityModel): Row =>
  Object.fromEntries(
    [...entity.fields.values()]
      .filter((field) => field.default !== undefined && !isDerived(field))
      .map(({ name, default: initial }) => [name, initial]),
  );

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

/** What an action itself puts into a row. @param was the row as it was, of an edit */
export function newValues(
  context: Pick<WriteContext, 'caller' | 'now'>,
  action: ActionFile,
  row: Row,
  params: Row,
  was: Row | null = null,
): Row {
  const names = { row, was, params, me: context.caller.subject, now: context.now };
  const formulas = Object.entries(action.set ?? {});
  return Object.fromEntries(
    formulas.map(([name, source]) => [name, compileCondition(source).evaluate(names)]),
  );
}

/** What one row does not fit with, where nothing else was said of the field already. */
export async function misfits(
  context: GivenContext,
  entity: EntityModel,
  coming: ComingRow,
  said: readonly FieldProblem[],
): Promise<FieldProblem[]> {
  const [found = []] = await judgeComing(context, entity, [coming]);
  return found.filter(({ Key }) => !said.some((problem) => problem.Key === Key));
}

/**
 * A row with what an act puts into it, worked out and held against the rules of a save, where they look at what the act changes. What
 * is worked out anew of the row as it was, such as a value of a field that is hidden since, is none of the act's changes.
 * @throws Refusal
 */
export async function changedByAct(
  context: WriteContext,
  entity: EntityModel,
  before: Row,
  values: Row,
): Promise<Row> {
  const rules = { ...rulesOf(context.engine, context.caller, context.now), stored: before };
  const rows = await allWithReached(context, entity, [before, { ...before, ...values }]);
  const [was, after] = rows.map((row) => computeRow(entity, row, rules)) as [Row, Row];
  await requireRight(context, entity, was, after);
  return after;
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

/** The fields whose values differ. */
export function changedValues(entity: EntityModel, before: Row, after: Row): Row {
  const changes: Row = {};
  for (const field of entity.fields.values()) {
    const { name } = field;
    if (isDerived(field) || !(name in after)) continue;
    const from = before[name] ?? null;
    const to = after[name] ?? null;
    if (from !== to && JSON.stringify(from) !== JSON.stringify(to)) changes[name] = after[name];
  }
  return changes;
}
