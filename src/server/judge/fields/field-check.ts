import { CALENDAR } from '../../../contract/conditions/check.ts';
import type { ConditionType } from '../../../contract/conditions/condition.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { FieldFile, FieldType } from '../../../contract/generated/meta.ts';
import { rowType } from '../../../contract/model.ts';
import { checkKeysOfType, NUMBERS } from './field-keys.ts';
import { nearest } from '../names/near.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkCode, checkValues } from '../values/value-check.ts';
import { checkFormula, named } from '../values/written-value.ts';

type At = readonly (string | number)[];
type Names = Record<string, ConditionType>;

/** What a type cannot do without. */
const NEEDED: Readonly<Partial<Record<FieldType, 'dict' | 'ref' | 'fields' | 'of'>>> = {
  dict: 'dict',
  dicts: 'dict',
  ref: 'ref',
  refs: 'ref',
  list: 'fields',
  count: 'of',
};

const NESTED_QUANTIFIER = /\([^)]*[+*][^)]*\)[+*{]/;

/** Holds a field of an entity, a parameter or a column against the rest of the schemas. */
export function checkField(
  inspection: Inspection,
  at: At,
  field: FieldFile,
  given: Names,
  beyond: Names = given,
  through: Names = given,
): void {
  // Only what is stored is counted by the school's calendar: conditions look at the field that holds it.
  const { [CALENDAR]: _calendar, ...names } = given;
  const needed = NEEDED[field.type];
  if (needed && field[needed] === undefined) inspection.report(at, `类型 ${field.type} 需要 "${needed}"`);
  checkKeysOfType(inspection, at, field, names);
  checkNamed(inspection, at, field, names);
  checkDerived(inspection, at, field);
  if (field.ableTo !== undefined && at.at(-2) !== 'params')
    inspection.report([...at, 'ableTo'], '"ableTo" 只用于操作的参数');
  checkConditions(inspection, at, field, names, through);
  checkFormulaOf(inspection, at, field, beyond);
  for (const key of ['read', 'write'] as const)
    for (const [index, role] of (field[key] ?? []).entries()) inspection.role([...at, key, index], role);
  checkValues(inspection, at, field);
  if (field.pattern) checkPattern(inspection, [...at, 'pattern'], field.pattern);
  checkColumns(inspection, at, field, names);
  if (field.was !== undefined && (at.length < 3 || at.at(-2) !== 'fields'))
    inspection.report([...at, 'was'], '"was" 只用于 list 的列');
}

/** The dictionary or the rows of which a value is one. */
function checkNamed(inspection: Inspection, at: At, field: FieldFile, names: Names): void {
  if (field.dict) inspection.dictionary([...at, 'dict'], field.dict);
  const target = field.ref ? inspection.entity([...at, 'ref'], field.ref) : undefined;
  if (!target || !field.filter) return;
  const known = { ...rowNames(target), form: names['row']! };
  inspection.condition([...at, 'filter'], field.filter, known, 'bool');
}

function checkConditions(
  inspection: Inspection,
  at: At,
  field: FieldFile,
  names: Names,
  { [CALENDAR]: _calendar, ...through }: Names,
): void {
  for (const key of ['counts', 'while'] as const)
    if (field[key]) inspection.condition([...at, key], field[key], names, 'bool');
  for (const key of ['visible', 'required', 'disabled'] as const)
    if (typeof field[key] === 'string') inspection.condition([...at, key], field[key], through, 'bool');
}

function checkFormulaOf(inspection: Inspection, at: At, field: FieldFile, beyond: Names): void {
  if (!field.value) return;
  inspection.condition([...at, 'value'], field.value, beyond);
  checkFormula(inspection, [...at, 'value'], named(String(at.at(-1)), field), field.value, beyond);
}

function checkColumns(inspection: Inspection, at: At, field: FieldFile, names: Names): void {
  const columns = Object.entries(field.fields ?? {});
  const line = rowType(columns.map(([name, column]) => ({ name, type: column.type })));
  for (const [name, column] of columns)
    checkField(inspection, [...at, 'fields', name], column, { ...names, row: line });
  for (const [name, column] of columns)
    if (column.was !== undefined) checkBefore(inspection, [...at, 'fields', name, 'was'], field, column);
}

/** A value is held against one of its own type. */
function checkBefore(inspection: Inspection, at: At, { fields = {} }: FieldFile, column: FieldFile): void {
  const was = column.was ?? '';
  const before = fields[was];
  if (!before) inspection.report(at, `列 "${was}" 不存在`, nearest(was, Object.keys(fields)));
  else if (before.type !== column.type)
    inspection.report(at, `"was" 需要同一类型的列，${was} 为 ${before.type}，此处为 ${column.type}`);
}

/** Where the value of a field that is read from rows of another entity comes from. */
function checkDerived(inspection: Inspection, at: At, field: FieldFile): void {
  if (field.of === undefined) return;
  for (const key of field.type === 'dict' ? (['by', 'pick'] as const) : (['by'] as const))
    if (field[key] === undefined) inspection.report(at, `有 "of" 的字段需要 "${key}"`);
  const from = inspection.entity([...at, 'of'], field.of);
  if (!from) return;
  if (field.by) inspection.field([...at, 'by'], from, field.by);
  if (typeof field.mine === 'string') {
    inspection.field([...at, 'mine'], from, field.mine);
    const named = from.fields.get(field.mine);
    if (named && named.ref !== entities.SysUser)
      inspection.report([...at, 'mine'], `字段 ${field.mine} 应引用 ${entities.SysUser}`);
  }
  if (field.mean !== undefined) {
    inspection.field([...at, 'mean'], from, field.mean);
    const meant = from.fields.get(field.mean);
    if (meant && !NUMBERS.includes(meant.type))
      inspection.report([...at, 'mean'], `字段 ${field.mean} 不是数字，没有平均值`);
  }
  for (const [name, codes] of Object.entries(field.where ?? {})) {
    inspection.field([...at, 'where', name], from, name);
    for (const code of [codes].flat())
      checkCode(inspection, [...at, 'where', name], from.fields.get(name)?.dict, code);
  }
  if (field.pick === undefined) return;
  inspection.field([...at, 'pick'], from, field.pick);
  const picked = from.fields.get(field.pick);
  if (picked && picked.dict !== field.dict)
    inspection.report([...at, 'pick'], `字段 ${field.pick} 的字典应为 ${field.dict}`);
}

function checkPattern(inspection: Inspection, at: At, pattern: string): void {
  try {
    RegExp(`^(?:${pattern})$`, 'u');
  } catch (error) {
    inspection.report(at, `正则表达式无效：${(error as Error).message}`);
    return;
  }
  if (NESTED_QUANTIFIER.test(pattern)) inspection.report(at, '正则表达式含嵌套量词，可能极慢');
}
