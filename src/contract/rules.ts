import { answerProblem } from './answer-key.ts';
import { compileCondition } from './conditions/condition.ts';
import type { FieldProblem } from './envelope.ts';
import { fieldProblem, isEmpty, requiredMessage, type HasCode, type NamedField } from './field-rules.ts';
import { readsCalendar } from './calendar-reads.ts';
import { formulaOrder, rowReads } from './formula-order.ts';
import { isDerived, type EntityModel } from './model.ts';
import { fillMessage, isReaching, rowPaths } from './reaching-rules.ts';
import type { SchoolCalendar } from './school-calendar.ts';
import type { Subject } from './subject.ts';

/** A row in its wire form. */
export type Row = Record<string, unknown>;

/** What a row is judged against. */
export interface RuleContext {
  readonly me: Subject;
  /** `YYYY-MM-DD HH:mm:ss`; the database's clock on the server. */
  readonly now: string;
  /** The days of the school, by which absences are counted. */
  readonly calendar: SchoolCalendar;
  /** The row as it stands: what was counted of it stays as long as its dates do. Absent: everything is counted anew. */
  readonly stored?: Row | undefined;
  /** Only these fields are judged (and the rules whose field is among them). Absent: all. */
  readonly fields?: ReadonlySet<string>;
  /** A draft may leave required fields empty. */
  readonly draft?: boolean;
  readonly hasCode?: HasCode;
}

const scopeOf = (row: Row, context: RuleContext) => ({
  row,
  me: context.me,
  now: context.now,
  calendar: context.calendar,
});

/** Whether a field takes part: a field hidden by its own condition is neither required nor stored. */
export function isVisible(field: NamedField, row: Row, context: RuleContext): boolean {
  return !field.visible || compileCondition(field.visible).test(scopeOf(row, context));
}

/** Whether a field must hold a value in this row. */
export function isRequired(field: NamedField, row: Row, context: RuleContext): boolean {
  if (field.around !== undefined && !isEmpty(row[field.around])) return true;
  if (typeof field.required === 'string') return compileCondition(field.required).test(scopeOf(row, context));
  return field.required === true;
}

/**
 * Gives the row with its formulas worked out and with the values of hidden fields emptied. A field that others look at
 * comes before them, wherever it stands in the file.
 */
export function computeRow(entity: EntityModel, row: Row, context: RuleContext): Row {
  const computed: Row = { ...row };
  for (const field of formulaOrder(entity.fields).fields) {
    if (field.value)
      computed[field.name] = isCounted(field.value, computed, context.stored)
        ? context.stored![field.name]
        : valueOf(field.value, computed, context);
    else if (field.visible && !isVisible(field, computed, context)) computed[field.name] = null;
  }
  return computed;
}

/** Whether a formula has counted days of these very dates before: another calendar since then changes nothing of it. */
function isCounted(formula: string, row: Row, stored: Row | undefined): boolean {
  if (!stored || !readsCalendar(formula)) return false;
  const same = (name: string) => JSON.stringify(row[name] ?? null) === JSON.stringify(stored[name] ?? null);
  return rowReads(formula).every(same);
}

function valueOf(formula: string, row: Row, context: RuleContext): unknown {
  try {
    return compileCondition(formula).evaluate(scopeOf(row, context)) ?? null;
  } catch {
    return null; // a value that is malformed is reported under its own field
  }
}

/**
 * Judges a row by its entity: required, type, length, range, pattern, dictionary, lines of lists, and the rules across
 * fields. The browser's forms and every write of the server run this same function. Rules that read through references are
 * the server's, which has the rows that they lead to.
 * @returns the refused fields with their Chinese texts; empty when the row is right
 */
export function checkRow(entity: EntityModel, row: Row, context: RuleContext): FieldProblem[] {
  const judged = (name: string) => !context.fields || context.fields.has(name);
  const problems: FieldProblem[] = [];
  for (const field of entity.fields.values()) {
    if (isDerived(field) || field.implicit || !judged(field.name)) continue;
    problems.push(...checkField(field, row, context, field.name));
  }
  for (const rule of entity.file.rules ?? []) {
    if (!judged(rule.field) || isReaching(entity, rule)) continue;
    const refused = compileCondition(rule.deny).test(scopeOf(row, context));
    if (refused && !problems.some((problem) => problem.Key === rule.field))
      problems.push({
        Key: rule.field,
        Message: fillMessage(rule.message, ([name = '']) => String(row[name] ?? '')),
      });
  }
  return problems;
}

/** What a row is refused for by grace of the fields that have just changed: they themselves, and the rules that look at them. */
export function changedProblems(
  entity: EntityModel,
  row: Row,
  context: RuleContext,
  changed: ReadonlySet<string>,
): FieldProblem[] {
  const rules = entity.file.rules ?? [];
  const looking = rules.filter(({ deny }) => rowPaths(deny).some(([name = '']) => changed.has(name)));
  const fields = new Set([...changed, ...looking.map(({ field }) => field)]);
  return checkRow(entity, row, { ...context, fields });
}

/** Judges the parameters of an action, which are fields without an entity. */
export function checkParams(
  params: Readonly<Record<string, Omit<NamedField, 'name'>>>,
  values: Row,
  context: RuleContext,
): FieldProblem[] {
  return Object.entries(params).flatMap(([name, field]) =>
    checkField({ ...field, name }, values, context, name),
  );
}

/** Whether a dictionary item stands below the item that another field of the row holds. */
export function fitsParent(field: NamedField, row: Row, hasCode: HasCode | undefined): boolean {
  const code = row[field.name];
  if (field.under === undefined || isEmpty(code) || !hasCode) return true;
  return hasCode(field.dict ?? '', String(code), String(row[field.under] ?? '')) !== false;
}

/** Text shown when a range of dates or times ends before it begins (specification 6). */
export const RANGE_REVERSED = '结束时间不能小于开始时间';

/** Whether the value of a field lies before that of the field that its range begins with. */
function isBeforeItsStart(field: NamedField, row: Row): boolean {
  const start = field.after === undefined ? undefined : row[field.after];
  return !isEmpty(start) && String(row[field.name]) < String(start);
}

function checkField(field: NamedField, row: Row, context: RuleContext, key: string): FieldProblem[] {
  if (!isVisible(field, row, context)) return [];
  const value = row[field.name];
  // a box that nobody ticked agrees to nothing
  if (isEmpty(value) || (field.widget === 'agree' && value === 0)) {
    const missing = !context.draft && isRequired(field, row, context);
    return missing ? [{ Key: key, Message: requiredMessage(field) }] : [];
  }
  const message = fieldProblem(field, value, context.hasCode);
  if (message) return [{ Key: key, Message: message }];
  const unfit = field.answer && answerProblem(field, row);
  if (unfit !== undefined) return [{ Key: key, Message: unfit }];
  if (isBeforeItsStart(field, row)) return [{ Key: key, Message: field.messages?.range ?? RANGE_REVERSED }];
  if (!fitsParent(field, row, context.hasCode))
    return [{ Key: key, Message: `${field.title}不在可选范围内` }];
  if (field.type !== 'list' || !field.fields) return [];
  const columns = Object.entries(field.fields);
  return (value as Row[]).flatMap((line, index) =>
    columns.flatMap(([name, column]) =>
      checkField({ ...column, name }, line, context, `${key}[${index}].${name}`),
    ),
  );
}
