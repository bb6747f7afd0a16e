import type { CodeFile, FieldFile } from '../../../contract/generated/meta.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkWritten, named } from './written-value.ts';
import { OWN_TYPE } from '../../../contract/own-dictionary.ts';

type At = readonly (string | number)[];

const NUMBERS: readonly string[] = ['int', 'decimal', 'money', 'count'];

/** Holds the values that a field's file writes down against its type: default, limits. */
export function checkValues(inspection: Inspection, at: At, field: FieldFile): void {
  const { min, max, length, minLength } = field;
  if (min !== undefined && max !== undefined && min > max)
    inspection.report([...at, 'min'], `最小值 ${min} 大于最大值 ${max}`);
  if (minLength !== undefined && length !== undefined && minLength > length)
    inspection.report([...at, 'minLength'], `最少字数 ${minLength} 大于最多字数 ${length}`);
  if (field.default === undefined) return;
  const wanted = NUMBERS.includes(field.type)
    ? 'number'
    : ['dicts', 'refs', 'list'].includes(field.type)
      ? 'array'
      : field.type === 'bool'
        ? undefined
        : 'string';
  const actual = Array.isArray(field.default) ? 'array' : typeof field.default;
  if (wanted !== undefined && wanted !== actual)
    inspection.report([...at, 'default'], `类型 ${field.type} 的默认值应为 ${wanted}，实际为 ${actual}`);
  else if (field.type === 'bool' && ![0, 1, true, false].includes(field.default as number | boolean))
    inspection.report([...at, 'default'], '是否类型的默认值只能是 1 或 0');
  else if (field.dict !== undefined)
    for (const code of [field.default].flat()) checkCode(inspection, [...at, 'default'], field.dict, code);
  else checkWritten(inspection, [...at, 'default'], named(String(at.at(-1)), field), field.default);
}

/** A value of a field with a dictionary must be one of its codes. */
export function checkCode(inspection: Inspection, at: At, dict: string | undefined, code: unknown): void {
  const items = inspection.set.codes.get(dict ?? '')?.items;
  if (items && !items.some((item) => item.code === code))
    inspection.report(at, `字典 ${dict} 没有代码 ${JSON.stringify(code)}`);
}

/** Holds a dictionary against itself: each code once, every parent there. */
export function checkDictionary(set: SchemaSet, name: string, file: CodeFile): Problem[] {
  const inspection = new Inspection(set, `codes/${name}.json`);
  const codes = new Set(file.items.map((item) => item.code));
  if (name.startsWith(OWN_TYPE)) inspection.report([], `以 "${OWN_TYPE}" 开头的代码留给学校自建的字典`);
  for (const key of ['code', 'key'] as const) {
    const seen = new Set<string>();
    for (const [index, item] of file.items.entries()) {
      const value = item[key];
      if (value === undefined) continue;
      if (seen.has(value)) inspection.report(['items', index, key], `${key} "${value}" 重复`);
      seen.add(value);
    }
  }
  for (const [index, { parent }] of file.items.entries())
    if (parent !== undefined && !codes.has(parent))
      inspection.report(['items', index, 'parent'], `上级代码 "${parent}" 不存在`);
  return inspection.problems;
}
