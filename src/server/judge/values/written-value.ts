import { typeOfCondition, type ConditionType } from '../../../contract/conditions/condition.ts';
import { parseCondition } from '../../../contract/conditions/parse.ts';
import type { Node } from '../../../contract/conditions/tree.ts';
import { fieldProblem, isEmpty, type NamedField } from '../../../contract/field-rules.ts';
import type { FieldFile } from '../../../contract/generated/meta.ts';
import { conditionTypeOf, isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

type At = readonly (string | number)[];

const WORDS: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  bool: '是否',
  list: '列表',
};

/** Holds a value that a file writes down against the field that is given it, as a form's value is judged. */
export function checkWritten(inspection: Inspection, at: At, field: NamedField, value: unknown): void {
  const given = typeof value === 'boolean' ? Number(value) : value;
  if (isEmpty(given)) return;
  const problem = fieldProblem({ ...field, messages: {} }, given, (dictionary, code) => {
    const items = inspection.set.codes.get(dictionary)?.items;
    return !items || items.some((item) => item.code === code);
  });
  if (problem !== undefined)
    inspection.report(at, `值 ${JSON.stringify(value)} 不合字段 ${field.name}：${problem}`);
}

/**
 * Holds a formula against the field whose value it becomes: what it comes to has the field's type, and a value that stands in it is one
 * that the field takes.
 */
export function checkFormula(
  inspection: Inspection,
  at: At,
  field: NamedField,
  source: string,
  names: Record<string, ConditionType>,
): void {
  const wanted = conditionTypeOf(field);
  const type = typeOfCondition(source, names);
  if (typeof type === 'string' && type in WORDS && typeof wanted === 'string' && !isTaken(wanted, type))
    return inspection.report(
      at,
      `公式 ${JSON.stringify(source)} 得出${WORDS[type]}，字段 ${field.name} 为 ${field.type} 类型，需要${WORDS[wanted]}`,
    );
  for (const value of valuesIn(source)) checkWritten(inspection, at, field, value);
}

/** As checkFormula, for a field of an entity that an act or a flow sets: nothing sets what is worked out. */
export function checkSet(
  inspection: Inspection,
  at: At,
  entity: EntityModel,
  name: string,
  source: string,
  names: Record<string, ConditionType>,
): void {
  const field = entity.fields.get(name);
  if (!field) return;
  if (isDerived(field) || field.value !== undefined)
    inspection.report(at, `字段 ${name} 由公式或其他数据得出，不能另外设置`);
  else checkFormula(inspection, at, field, source, names);
}

/** A yes/no field takes 1 and 0; which other number it is, its value tells. */
const isTaken = (wanted: ConditionType, type: string): boolean =>
  wanted === 'dyn' || wanted === type || [wanted, type].every((one) => one === 'bool' || one === 'number');

/** The values that a formula can be: itself, or those between which it chooses. */
export function valuesIn(source: string): unknown[] {
  const leaves = (node: Node): unknown[] => {
    if (node.kind === 'choose') return [...leaves(node.yes), ...leaves(node.no)];
    return node.kind === 'literal' ? [node.value] : [];
  };
  try {
    return leaves(parseCondition(source));
  } catch {
    return [];
  }
}

/** A field with its name, as rules judge it. */
export const named = (name: string, field: FieldFile): NamedField => ({ ...field, name });
