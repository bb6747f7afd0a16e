import { answerProblem } from './answer-key.ts';
import { compileCondition } from './conditions/condition.ts';
import type { FieldProblem } from './envelope.ts';
import { fieldProblem, isEmpty, requiredMessage, type HasCode, type NamedField } from './field-rules.ts';
import { columnsByName, formulaOrder, hasFormulas, rowReads } from './formula-order.ts';
import { isDerived, type EntityModel } from './model.ts';
import { isLateRule, lateNames } from './late.ts';
import { fillMessage, isReaching, ruleReads, toldField, type RowRule } from './reaching-rules.ts';
import type { FieldFile } from './generated/meta.ts';
import { rowAsRead } from './reached-row.ts';
import { readsCalendar } from './calendar-reads.ts';
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
  /** Rules that warn are judged: a person is there who can say that it is meant so, and has not. */
  readonly warns?: boolean;
}

const scopeOf = (row: Row, context: RuleContext) => ({
  row,
  me: context.me,
  now: context.now,
  calendar: context.calendar,
});

/**
 * Whether a field takes part: a field hidden by its own condition is neither required nor stored. Undefined where the condition
 * reads through a reference of which nobody has told yet what stands behind it.
 */
export function takesPart(field: NamedField, row: Row, context: RuleContext): boolean | undefined {
  if (!field.visible) return true;
  const read = rowAsRead(field.visible, row);
  return read && compileCondition(field.visible).test(scopeOf(read, context));
}

/** The same for who reads a row: where nothing is known of the condition, what is there takes part. */
export const isVisible = (field: NamedField, row: Row, context: RuleContext): boolean =>
  takesPart(field, row, context) ?? !isEmpty(row[field.name]);

/** Whether a field must hold a value in this row. */
export function isRequired(field: NamedField, row: Row, context: RuleContext): boolean {
  if (field.around !== undefined && !isEmpty(row[field.around])) return true;
  if (typeof field.required !== 'string') return field.required === true;
  const read = rowAsRead(field.required, row);
  return read !== undefined && compileCondition(field.required).test(scopeOf(read, context));
}

/**
 * Gives the row with its formulas worked out, those of the lines of its lists among them, and with the values of hidden
 * fields emptied. A field that others look at comes before them, wherever it stands in the file.
 */
export function computeRow(entity: Pick<EntityModel, 'fields'>, row: Row, context: RuleContext): Row {
  return computeFields(entity.fields, row, context);
}

/** The same for the parameters of an action: what was sent for a formula is not looked at. */
export function computeParams(
  params: Readonly<Record<string, FieldFile>>,
  values: Row,
  context: RuleContext,
): Row {
  return computeFields(columnsByName(params), values, context);
}

/** The lines of a list with their formulas worked out. */
export function computeLines(field: NamedField, value: unknown, context: RuleContext): unknown {
  const { fields } = field;
  if (!Array.isArray(value) || fields === undefined || !hasFormulas(field)) return value;
  const columns = columnsByName(fields);
  return value.map((line: unknown) =>
    typeof line === 'object' && line !== null && !Array.isArray(line)
      ? computeFields(columns, line as Row, { ...context, stored: undefined })
      : line,
  );
}

function computeFields(fields: ReadonlyMap<string, NamedField>, row: Row, context: RuleContext): Row {
  const computed: Row = { ...row };
  const late = lateNames(fields);
  for (const field of formulaOrder(fields).fields) {
    if (late.has(field.name) || isFrozen(field, computed, context)) continue;
    if (field.value)
      computed[field.name] = isCounted(field.value, computed, context.stored)
        ? context.stored![field.name]
        : valueOf(field.value, computed, context);
    else if (takesPart(field, computed, context) === false) computed[field.name] = null;
    else if (field.name in computed)
      computed[field.name] = computeLines(field, computed[field.name], context);
  }
  return computed;
}

/** Whether what a formula answered once stays, as of the time when the row was handed in. */
const isFrozen = (field: NamedField, row: Row, context: RuleContext): boolean =>
  field.value !== undefined &&
  field.while !== undefined &&
  !compileCondition(field.while).test(scopeOf(row, context));

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
    if (isDerived(field) || field.implicit || !judged(field.name) || isLate(entity, field.name)) continue;
    problems.push(...checkField(field, row, context, field.name));
  }
  const rules = (entity.file.rules ?? []).filter((rule) => judged(toldField(rule)));
  return withRules(entity, row, context, rules, problems);
}

const isLate = (entity: EntityModel, name: string): boolean => lateNames(entity.fields).has(name);

/** What a row is refused for by grace of the fields that have just changed: they themselves, and the rules that look at them. */
export function changedProblems(
  entity: EntityModel,
  row: Row,
  context: RuleContext,
  changed: ReadonlySet<string>,
): FieldProblem[] {
  const problems = [...changed].flatMap((name) => {
    const field = entity.fields.get(name);
    return !field || isDerived(field) || field.implicit || isLate(entity, name)
      ? []
      : checkField(field, row, context, name);
  });
  return withRules(entity, row, context, lookingAt(entity, changed), problems);
}

/**
 * What the rules alone refuse a row for that code of the program stores: of a new row all of them, of a changed one those
 * that look at what has changed and of which the row tells all that they read.
 */
export function ruleProblems(
  entity: EntityModel,
  row: Row,
  context: RuleContext,
  changed?: ReadonlySet<string>,
  only: (rule: RowRule) => boolean = () => true,
): FieldProblem[] {
  const known = changed
    ? lookingAt(entity, changed).filter((rule) => ruleReads(rule).every((name) => name in row))
    : (entity.file.rules ?? []);
  return withRules(entity, row, context, known.filter(only), []);
}

const lookingAt = (entity: EntityModel, changed: ReadonlySet<string>): readonly RowRule[] =>
  (entity.file.rules ?? []).filter((rule) => ruleReads(rule).some((name) => changed.has(name)));

/** Problems with those of rules behind them; a field is refused for one reason at a time. */
function withRules(
  entity: EntityModel,
  row: Row,
  context: RuleContext,
  rules: readonly RowRule[],
  problems: FieldProblem[],
): FieldProblem[] {
  for (const rule of rules) {
    if ((rule.warn && !context.warns) || isReaching(entity, rule) || isLateRule(entity, rule)) continue;
    const Message = fillMessage(rule.message, ([name = '']) => String(row[name] ?? ''));
    for (const { Key, names } of judgedPlaces(rule, row, context)) {
      if (problems.some((problem) => problem.Key === Key) || !compileCondition(rule.deny).test(names))
        continue;
      problems.push({ Key, Message, ...(rule.warn ? { Warn: 1 as const } : {}) });
    }
  }
  return problems;
}

/** What a rule is judged with, and where it is told: once for the row, or once for each line of a list. */
function judgedPlaces({ each, field }: RowRule, row: Row, context: RuleContext) {
  const scope = scopeOf(row, context);
  if (each === undefined) return [{ Key: field, names: scope }];
  const lines = Array.isArray(row[each]) ? (row[each] as Row[]) : [];
  return lines.map((line, at) => ({ Key: `${each}[${at}].${field}`, names: { ...scope, line } }));
}

/** A row that code of the program stores, with the formulas worked out anew that look at what has changed. */
export function withFormulas(
  entity: EntityModel,
  row: Row,
  context: RuleContext,
  changed?: ReadonlySet<string>,
): Row {
  const known = new Set(changed);
  const computed: Row = { ...row };
  for (const field of formulaOrder(entity.fields).fields) {
    if (isLate(entity, field.name) || isFrozen(field, computed, context)) continue;
    const reads = field.value === undefined ? [] : rowReads(field.value);
    const isDue = changed === undefined || reads.some((name) => known.has(name));
    if (field.value !== undefined && isDue && (changed === undefined || reads.every((name) => name in row))) {
      computed[field.name] = valueOf(field.value, computed, context);
      known.add(field.name);
    } else if (hasFormulas(field) && (changed === undefined || known.has(field.name)) && field.name in row)
      computed[field.name] = computeLines(field, row[field.name], context);
  }
  return computed;
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

/** The items of its dictionary that a field offers in this row; undefined: all of them. */
export function offeredCodes(
  field: NamedField,
  row: Row,
  context: RuleContext,
): ReadonlySet<string> | undefined {
  if (!field.only) return undefined;
  return new Set(
    field.only.flatMap((one) => {
      if (typeof one === 'string') return [one];
      return compileCondition(one.when).test(scopeOf(row, context)) ? one.codes : [];
    }),
  );
}

/** Whether all that a field holds is offered in this row. */
export function isOffered(field: NamedField, row: Row, context: RuleContext): boolean {
  const offered = offeredCodes(field, row, context);
  return !offered || [row[field.name]].flat().every((code) => offered.has(String(code)));
}

/** Text shown when a range of dates or times ends before it begins (specification 6). */
export const RANGE_REVERSED = '结束时间不能小于开始时间';

/** Whether the value of a field lies before that of the field that its range begins with. */
function isBeforeItsStart(field: NamedField, row: Row): boolean {
  const start = field.after === undefined ? undefined : row[field.after];
  return !isEmpty(start) && String(row[field.name]) < String(start);
}

function checkField(field: NamedField, row: Row, context: RuleContext, key: string): FieldProblem[] {
  const isPart = takesPart(field, row, context);
  if (isPart === false) return [];
  const value = row[field.name];
  // a box that nobody ticked agrees to nothing
  if (isEmpty(value) || (field.widget === 'agree' && value === 0)) {
    const missing = !context.draft && isPart === true && isRequired(field, row, context);
    return missing ? [{ Key: key, Message: requiredMessage(field) }] : [];
  }
  const message = fieldProblem(field, value, context.hasCode);
  if (message) return [{ Key: key, Message: message }];
  const unfit = field.answer && answerProblem(field, row);
  if (unfit !== undefined) return [{ Key: key, Message: unfit }];
  if (isBeforeItsStart(field, row)) return [{ Key: key, Message: field.messages?.range ?? RANGE_REVERSED }];
  if (!fitsParent(field, row, context.hasCode) || !isOffered(field, row, context))
    return [{ Key: key, Message: `${field.title}不在可选范围内` }];
  if (field.type !== 'list' || !field.fields) return [];
  const columns = Object.entries(field.fields);
  return (value as Row[]).flatMap((line, index) =>
    columns.flatMap(([name, column]) =>
      checkField({ ...column, name }, line, context, `${key}[${index}].${name}`),
    ),
  );
}
