import { entities } from '../../../contract/generated/entities.ts';
import type { ScaleFile } from '../../../contract/generated/meta.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkCode } from '../values/value-check.ts';

const SCALES = 'SCALE_CODE';
const WARNINGS = 'WARN_LEVEL';
const CALCULATIONS = 'FACTOR_CALC';

type At = readonly (string | number)[];

/** Holds a scale against its own items, the dictionaries and the questionnaire that begins from it. */
export function checkScale(set: SchemaSet, name: string, file: ScaleFile): Problem[] {
  const inspection = new Inspection(set, `scales/${name}.json`);
  checkCode(inspection, [], SCALES, name);
  const { count, texts, reversed = [], danger = [] } = file.items;
  if (texts && texts.length !== count)
    inspection.report(['items', 'texts'], `共${count}题，写了${texts.length}个题干`);
  const inScale = (at: At, item: number) => {
    if (item > count) inspection.report(at, `没有第${item}题，量表共${count}题`);
  };
  for (const [index, item] of reversed.entries()) inScale(['items', 'reversed', index], item);
  for (const [index, { item }] of danger.entries()) inScale(['items', 'danger', index, 'item'], item);
  if (file.positive) checkCode(inspection, ['positive', 'warn'], WARNINGS, file.positive.warn);
  for (const [key, levels] of Object.entries(file.levels ?? {}))
    checkLevels(inspection, ['levels', key], levels);
  const seen = new Set<string>();
  for (const [index, factor] of file.factors.entries()) {
    const at = ['factors', index];
    if (seen.has(factor.code)) inspection.report([...at, 'code'], `因子编码 "${factor.code}" 重复`);
    seen.add(factor.code);
    checkCode(inspection, [...at, 'calc'], CALCULATIONS, factor.calc);
    for (const [place, item] of (factor.items ?? []).entries()) inScale([...at, 'items', place], item);
    if (typeof factor.levels !== 'string') checkLevels(inspection, [...at, 'levels'], factor.levels);
    else if (!Object.hasOwn(file.levels ?? {}, factor.levels))
      inspection.report([...at, 'levels'], `没有名为 "${factor.levels}" 的等级`);
  }
  checkSettings(inspection, file.settings ?? {});
  return inspection.problems;
}

type Levels = Exclude<ScaleFile['factors'][number]['levels'], string>;

function checkLevels(inspection: Inspection, at: At, levels: Levels): void {
  for (const [index, { min, max, warn }] of levels.entries()) {
    if (min > max) inspection.report([...at, index, 'min'], `最小值 ${min} 大于最大值 ${max}`);
    checkCode(inspection, [...at, index, 'warn'], WARNINGS, warn);
  }
}

function checkSettings(inspection: Inspection, settings: NonNullable<ScaleFile['settings']>): void {
  const asked = inspection.set.entities.get(entities.Questionnaire);
  if (!asked) return;
  for (const [name, value] of Object.entries(settings)) {
    inspection.field(['settings', name], asked, name);
    checkCode(inspection, ['settings', name], asked.fields.get(name)?.dict, value);
  }
}
