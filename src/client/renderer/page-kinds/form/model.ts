import type { FieldProblem } from '../../../../contract/envelope.ts';
import { fieldProblem, isEmpty, requiredMessage, type HasCode } from '../../../../contract/field-rules.ts';
import { isSentBack } from '../../../../contract/flow/sent-back.ts';
import { rowReads } from '../../../../contract/formula-order.ts';
import type { FormPage, WizardPage } from '../../../../contract/generated/meta.ts';
import { isSentBy, type EntityModel } from '../../../../contract/model.ts';
import { isFormPage } from '../../../../contract/page.ts';
import { toldField } from '../../../../contract/reaching-rules.ts';
import { checkRow, computeRow } from '../../../../contract/rules.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { childData, judgeChildren } from './child-rows.ts';
import { SAVING } from './form-buttons.ts';
import { childSection, fieldsOf, soundTables, wizardParts, type FormStep } from './sections.ts';
import { cleanValue, isStillMasked } from './clean.ts';
import { resolveChildren, type ChildTable } from '../../schema/children.ts';
import { entityOf, type LoadedPage } from '../../pages.ts';
import { readsOf } from '../../schema/cascade.ts';
import { faultAt, under } from '../../schema/fault.ts';
import { isBroken, resolveSections, type UsedField, type UsedSection } from '../../schema/fields.ts';
import { holds, mayHold, rulesFor, valueOf } from '../../schema/judge.ts';

/** A form page, resolved against its entity. */
export interface FormModel {
  readonly page: LoadedPage;
  readonly file: FormPage | WizardPage;
  readonly entity: EntityModel;
  readonly sections: readonly UsedSection[];
  /** Fields of all sections that could be resolved. */
  readonly fields: readonly UsedField[];
  /** Sub-tables that are typed with the row. */
  readonly children: readonly ChildTable[];
  /** The steps of a wizard, each some of the sections. */
  readonly steps?: readonly FormStep[];
}

/** Resolves a form page. */
export function formModel(page: LoadedPage): FormModel {
  const { file } = page;
  if (!isFormPage(file)) throw faultAt(page.place, `页面类型应为 form 或 wizard，实际为 ${file.kind}`);
  const entity = entityOf(page, file.entity);
  if (file.kind === 'wizard') return { page, file, entity, ...wizardParts(page, file, entity) };
  const sections = resolveSections(file.sections, entity, file.columns ?? 2, under(page.place, 'sections'));
  const tables = resolveChildren(file.children, page, entity, under(page.place, 'children'));
  return {
    page,
    file,
    entity,
    sections: [...sections, ...tables.map((table) => childSection(table))],
    fields: fieldsOf(sections),
    children: soundTables(tables),
  };
}

/** Where a new row is opened from: values that follow from it, the query of the address as `params`, the row that it follows. */
export interface Opened {
  readonly given?: Row | undefined;
  readonly params?: Row | undefined;
  readonly last?: Row | undefined;
}

/** What sets a new row apart from others that the same page begins: what it was opened from; nothing for most. */
export function openedFrom({ file }: Pick<FormModel, 'file'>, { given, params = {} }: Opened): Row {
  const read = new Set(Object.values(file.initial ?? {}).flatMap((formula) => readsOf('params', formula)));
  return {
    ...Object.fromEntries(
      Object.entries(params).filter(([name, value]) => read.has(name) && !isEmpty(value)),
    ),
    ...given,
  };
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'bool']);

/** Values that a new row begins with: the fields' own, those of the page, those of the place it is opened from. */
export function newRow(
  model: FormModel,
  me: Subject,
  { given = {}, params = {}, last = {} }: Opened = {},
): Row {
  const row = defaultsOf(model.entity);
  for (const [name, formula] of Object.entries(model.file.initial ?? {})) {
    const value = valueOf(formula, { row, me, params, last });
    // The day of a moment, such as that of now().
    const isDay = model.entity.fields.get(name)?.type === 'date';
    if (!isEmpty(value)) row[name] = isDay ? String(value).slice(0, 10) : value;
  }
  nameOwn(row, model.entity, me);
  for (const [name, value] of Object.entries(params))
    if (NUMBERS.has(model.entity.fields.get(name)?.type ?? '') && row[name] === value)
      row[name] = Number(value);
  return { ...row, ...given };
}

function defaultsOf({ fields }: EntityModel): Row {
  const row: Row = {};
  for (const field of fields.values())
    if (field.default !== undefined && !field.readonly && !field.secret) row[field.name] = field.default;
  return row;
}

/** A student's row of an entity of students is about that student, where nothing else was said. */
function nameOwn(row: Row, { file }: EntityModel, me: Subject): void {
  const { traits = [] } = file;
  if (traits.includes('student') && me.StudentId !== '') row['StudentId'] ??= me.StudentId;
  if (traits.includes('newStudent') && me.NewStudentId !== '') row['NewStudentId'] ??= me.NewStudentId;
}

/** Fields that may only be read: by the server's word, by the roles of the field, by the action. */
export function lockedFields(
  model: FormModel,
  me: Subject,
  row: Row | undefined,
  enCode?: string,
): ReadonlySet<string> {
  const action = enCode === undefined ? undefined : model.entity.actions.get(enCode);
  const locked = new Set<string>();
  const told: unknown = row?.['_Readonly'];
  if (Array.isArray(told)) for (const name of told) locked.add(String(name));
  for (const { field } of model.fields) {
    const mayWrite = !field.write || field.write.some((role) => me.Roles.includes(role));
    if (field.readonly || !mayWrite) locked.add(field.name);
    if (action?.fields && !action.fields.includes(field.name)) locked.add(field.name);
  }
  if (enCode !== undefined && action !== undefined && SAVING.has(action.verb))
    for (const { entity, used } of model.children) if (!isSentBy(entity, enCode)) locked.add(used.field.name);
  return locked;
}

export interface JudgeOptions {
  readonly me: Subject;
  readonly row: Row | undefined;
  readonly locked: ReadonlySet<string>;
  /** A draft may leave required fields empty. */
  readonly draft?: boolean;
  /** Only these fields; absent: all. */
  readonly only?: ReadonlySet<string>;
  readonly hasCode?: HasCode;
}

/** What is sent for a form, and what is wrong with it. */
export interface Judged {
  readonly data: Row;
  readonly problems: readonly FieldProblem[];
}

/** What was sent back is judged by the server as of when it was handed in first, which was no earlier than this. */
const earliest = ({ entity }: FormModel, row: Row | undefined): string | undefined =>
  isSentBack(entity, row) ? (row!['CreateDate'] as string | undefined) : undefined;

/** Judges the values of a form by the entity's rules and the page's own, whether their inputs are mounted or not. */
export function judgeForm(model: FormModel, values: Row, options: JudgeOptions): Judged {
  const { me, row, locked, only } = options;
  const stored = model.entity.file.flow ? undefined : row;
  const context = { ...rulesFor(me), stored };
  const cleaned: Row = { ...values };
  for (const { field } of model.fields) cleaned[field.name] = cleanValue(field, values[field.name]);
  const computed = computeRow(model.entity, cleaned, context);
  const scope = { row: computed, form: computed, me };
  const asked = model.sections.flatMap((section) => {
    const isShown = mayHold(section.visible, scope);
    return isShown === false ? [] : section.fields.map((used) => ({ used, isSure: isShown === true }));
  });
  const shown: UsedField[] = [];
  // What a reference decides of which nothing is known yet is sent as it was typed, for the server to judge.
  const unsure = new Set<UsedField>();
  for (const { used, isSure } of asked) {
    if (isBroken(used) || !model.fields.includes(used) || locked.has(used.field.name)) continue;
    const isShown = mayHold(used.visible, scope);
    if (isShown === false || used.field.value !== undefined) continue;
    shown.push(used);
    if (!isSure || isShown === undefined) unsure.add(used);
  }
  const typed = shown.filter(
    (used) => !unsure.has(used) && !isStillMasked(used.field, computed[used.field.name], row),
  );
  const wanted = typed.filter(({ field }) => !only || only.has(field.name));
  const formulas = model.fields.filter(
    ({ field }) => field.value !== undefined && (!only || only.has(field.name)),
  );
  const problems = checkRow(model.entity, computed, {
    ...context,
    now: earliest(model, row) ?? context.now,
    fields: new Set([...wanted, ...formulas].map(({ field }) => field.name)),
    draft: options.draft ?? false,
    ...(options.hasCode ? { hasCode: options.hasCode } : {}),
  });
  const known = new Set(problems.map((problem) => problem.Key));
  for (const used of wanted) {
    const problem = known.has(used.field.name) ? undefined : ownProblem(used, computed, options);
    if (problem !== undefined) problems.push({ Key: used.field.name, Message: problem });
  }
  const tables = model.children.filter(
    ({ used }) => !locked.has(used.field.name) && holds(used.visible, scope),
  );
  const judgedTables = tables.filter(({ used }) => !only || only.has(used.field.name));
  problems.push(...judgeChildren(judgedTables, values, options));
  const data: Row = Object.fromEntries(shown.map(({ field }) => [field.name, computed[field.name] ?? null]));
  if (tables.length > 0) data['Children'] = childData(tables, values);
  return { data, problems: inOrder(model, problems) };
}

/** What the entity's own check leaves out: required by the page, and implicit fields. */
function ownProblem(used: UsedField, row: Row, { me, draft }: JudgeOptions): string | undefined {
  const { field } = used;
  const value = row[field.name];
  const scope = { row, form: row, me };
  const isImplicit = 'implicit' in field && field.implicit === true;
  const required =
    used.required === true ||
    (typeof used.required === 'string' && holds(used.required, scope)) ||
    (isImplicit && field.required === true);
  if (isEmpty(value)) return required && !draft ? requiredMessage(field) : undefined;
  return isImplicit ? fieldProblem(field, value) : undefined;
}

function inOrder(model: FormModel, problems: readonly FieldProblem[]): FieldProblem[] {
  const order = new Map(model.fields.map(({ field }, index) => [field.name, index]));
  const at = (problem: FieldProblem) => order.get(problem.Key.split(/[.[]/)[0] ?? '') ?? order.size;
  return [...problems].sort((one, other) => at(one) - at(other));
}

/** Fields with a value that a rule across fields judges by `name` too: a start that is moved past its end. */
export function ruledBy(model: FormModel, name: string, values: Row): string[] {
  const ruled = (model.entity.file.rules ?? [])
    .filter((rule) => toldField(rule) !== name && rowReads(rule.deny).includes(name))
    .map(toldField);
  const ends = [...model.entity.fields.values()].filter(({ after }) => after === name);
  return [...ruled, ...ends.map((end) => end.name)].filter((one) => !isEmpty(values[one]));
}

export interface LeftOptions extends Omit<JudgeOptions, 'only' | 'draft'> {
  /** Fields that show a problem. */
  readonly shown: ReadonlySet<string>;
  /** Whether something was typed into the form. */
  readonly isDirty: boolean;
}

/**
 * Judges what leaving a field can tell: the field itself, those that it rules, and those that show a problem. What was told
 * to be missing stays so until it is there, whichever field is left.
 */
export function judgeLeft(
  model: FormModel,
  values: Row,
  name: string,
  { shown, isDirty, ...options }: LeftOptions,
): { problems: readonly FieldProblem[]; only: ReadonlySet<string> } {
  const only = new Set([name, ...shown, ...ruledBy(model, name, values)]);
  // The other cells of a line that is being typed are not missing yet, nor is anything where nothing was typed.
  const isEasy = !isDirty || Array.isArray(values[name]);
  if (!isEasy) return { only, problems: judgeForm(model, values, { ...options, only }).problems };
  const others = new Set([...only].filter((one) => !shown.has(one)));
  return {
    only,
    problems: [
      ...judgeForm(model, values, { ...options, only: shown }).problems,
      ...judgeForm(model, values, { ...options, only: others, draft: true }).problems,
    ],
  };
}
