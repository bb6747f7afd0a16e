import { CALENDAR, CALENDAR_TYPE } from '../../../contract/conditions/check.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { isLateRule } from '../../../contract/late.ts';
import { isDerived, rowType, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import {
  rowPaths,
  saidPlaces,
  yieldingRows,
  type Path,
  type RowRule,
} from '../../../contract/reaching-rules.ts';
import { NOBODY, SUBJECT_TYPE } from '../../../contract/subject.ts';
import { conditionToSql } from '../../data/expressions/condition-sql.ts';
import { conditionColumn } from '../../data/access/row-column.ts';
import { conditionMessage } from '../values/condition-message.ts';
import { beyondNames, rowNames, type Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

type At = readonly (string | number)[];

/** So many references may follow each other: each is a join where rows are judged from the other side. */
const MOST_STEPS = 3;

/** Holds the rules of an entity, and what their messages name, against the fields that they read. */
export function checkRules(inspection: Inspection, entity: EntityModel): void {
  const names = { ...beyondNames(inspection.set, entity), [CALENDAR]: CALENDAR_TYPE };
  for (const [index, rule] of (entity.file.rules ?? []).entries()) {
    const at = ['rules', index];
    const found = inspection.problems.length;
    const { line, columns } = lineOf(inspection, [...at, 'each'], entity, rule);
    inspection.condition([...at, 'deny'], rule.deny, line ? { ...names, line } : names, 'bool');
    if (columns) inspection.known([...at, 'field'], 'field', rule.field, columns, `${rule.each} 的列`);
    else if (rule.each === undefined) inspection.field([...at, 'field'], entity, rule.field);
    if (ALWAYS.has(rule.deny.trim())) inspection.report([...at, 'deny'], '不看任何数据，结果总是一样');
    const reads = rowPaths(rule.deny).filter((path) => path.length > 1 && isReference(entity, path));
    checkYields(inspection, [...at, 'yields'], entity, rule, reads.length > 0);
    if (inspection.problems.length > found) continue;
    if (rule.each !== undefined && (reads.length > 0 || isLateRule(entity, rule)))
      inspection.report([...at, 'each'], '逐行判断的规则只看本条数据，不能读取其他数据');
    if (rule.warn && (reads.length > 0 || isLateRule(entity, rule)))
      inspection.report([...at, 'warn'], '提醒只看本条数据，不能读取其他数据');
    if (reads.length > 0 && !isLateRule(entity, rule)) checkReach(inspection, at, entity, rule, reads);
    checkMessage(inspection, [...at, 'message'], entity, rule, reads.length > 0 || isLateRule(entity, rule));
  }
}

/** Rows give way where their rule is judged from the other side at all. */
function checkYields(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  rule: RowRule,
  reaches: boolean,
): void {
  const gives = yieldingRows(rule);
  if (gives === undefined) return;
  const where = gives.do === undefined ? at : [...at, 'when'];
  inspection.condition(where, gives.when, rowNames(entity), 'bool');
  if (!reaches || isLateRule(entity, rule)) inspection.report(at, '只有经引用读取的规则才由他处的改动判断');
}

/** The line that a rule is judged of, and the names of its columns. */
function lineOf(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  { each }: RowRule,
): { line?: ConditionType; columns?: string[] } {
  if (each === undefined) return {};
  inspection.field(at, entity, each);
  const list = entity.fields.get(each);
  if (list && list.type !== 'list') inspection.report(at, `"${each}" 不是 list，没有可逐行判断的内容`);
  if (list?.type !== 'list') return { line: 'dyn' };
  const columns = Object.entries(list?.fields ?? {});
  return {
    line: rowType(columns.map(([name, { type }]) => ({ name, type }))),
    columns: columns.map(([name]) => name),
  };
}

/** Holds the rules over all the lines of a parent against the names that they read. */
export function checkLinesRules(inspection: Inspection, entity: EntityModel): void {
  const lineType = rowNames(entity)['row']!;
  for (const [index, { deny, field }] of (entity.file.parent?.rules ?? []).entries()) {
    const at = ['parent', 'rules', index];
    inspection.condition([...at, 'deny'], deny, { lines: 'list', line: lineType, me: SUBJECT_TYPE }, 'bool');
    if (field !== undefined) inspection.field([...at, 'field'], entity, field);
  }
}

const ALWAYS: ReadonlySet<string> = new Set(['true', 'false']);

const isReference = (entity: EntityModel, [first = '']: Path) => entity.fields.get(first)?.type === 'ref';

/** A rule that reads through references is judged from the other side too, where the database selects the rows. */
function checkReach(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  rule: RowRule,
  reads: readonly Path[],
): void {
  for (const path of reads) {
    const text = `row.${path.join('.')}`;
    const field = fieldAt(inspection.set, entity, path);
    if (path.length - 1 > MOST_STEPS)
      inspection.report([...at, 'deny'], `"${text}" 经过的引用多于${MOST_STEPS}个`);
    else if (field?.secret) inspection.report([...at, 'deny'], `字段 "${path.at(-1)}" 不能离开服务器`);
    else if (field && isDerived(field))
      inspection.report([...at, 'deny'], `"${text}" 不是存储的字段，规则不能经引用读取`);
  }
  // A target that is not there was reported where it is named, and what is no column has no SQL here.
  const read = reads.map((path) => fieldAt(inspection.set, entity, path));
  if (read.some((field) => field === undefined || isDerived(field))) return;
  try {
    conditionToSql(rule.deny, {
      column: (path) => {
        const field = fieldAt(inspection.set, entity, path.split('.'));
        return field && columnOf(field);
      },
      names: { me: NOBODY, now: '2000-01-01 00:00:00' },
      bind: () => '$1',
    });
  } catch (error) {
    inspection.report(
      [...at, 'deny'],
      `经引用读取的规则须能由数据库判断（比较、in、== null）：${conditionMessage((error as Error).message)}`,
    );
  }

  function columnOf(field: FieldModel) {
    return conditionColumn({ ...entity, fields: new Map([[field.name, field]]) }, field.name, 't');
  }
}

function fieldAt(set: SchemaSet, entity: EntityModel, [first = '', ...rest]: Path): FieldModel | undefined {
  const field = entity.fields.get(first);
  if (!field || rest.length === 0) return field;
  const target = field.type === 'ref' ? set.entities.get(field.ref ?? '') : undefined;
  return target && fieldAt(set, target, rest);
}

const PRIVATE: readonly unknown[] = ['personal', 'sensitive'];

/** What stands in braces is there, and tells nothing of another row that its reader may not know. */
function checkMessage(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  rule: RowRule,
  reaches: boolean,
): void {
  for (const { path, offset } of saidPlaces(rule.message)) {
    const text = path.join('.');
    const field = checkPath(inspection, at, entity, path, offset);
    if (!field) continue;
    const target = inspection.set.entities.get(field.ref ?? '');
    if (!reaches && (path.length > 1 || field.ref !== undefined || field.dict !== undefined))
      inspection.report(at, `"{row.${text}}" 只有经引用读取的规则才能写出`);
    else if (path.length > 1 && (PRIVATE.includes(field.class) || field.mask || field.read || field.secret))
      inspection.report(at, `"{row.${text}}" 是他人的${field.title}，不能写进提示`);
    else if (target && !target.file.lookup && PRIVATE.includes(target.fields.get(target.label)?.class))
      inspection.report(at, `"{row.${text}}" 写出${target.title}的名称，未必人人可见`);
  }
}

/** Holds each step of a path against the fields that are there. */
function checkPath(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  [first = '', ...rest]: Path,
  offset: number,
): FieldModel | undefined {
  inspection.use(at, 'field', `${entity.name}.${first}`, offset);
  inspection.known(at, 'field', first, entity.fields.keys(), `${entity.name} 的字段`, offset);
  const field = entity.fields.get(first);
  if (!field || rest.length === 0) return field;
  const target = field.type === 'ref' ? inspection.set.entities.get(field.ref ?? '') : undefined;
  if (target) return checkPath(inspection, at, target, rest, offset + first.length + 1);
  if (field.type !== 'ref') inspection.report(at, `"${first}" 不是引用，没有下级字段`);
  return undefined;
}
