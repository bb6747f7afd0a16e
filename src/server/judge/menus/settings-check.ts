import type { FieldType, SettingFile } from '../../../contract/generated/meta.ts';
import { switchedBy } from '../../../contract/modules.ts';
import { settingName } from '../../../contract/setting-name.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkField } from '../fields/field-check.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

const TYPES: readonly FieldType[] = ['text', 'longtext', 'email', 'int', 'bool', 'dict', 'image'];
/** Keys of a field that need a row, or that a stored row is told by. */
const OF_ROWS = ['id', 'unique', 'index', 'visible', 'disabled', 'value', 'under', 'after', 'class'] as const;

/** Holds the groups of settings against each other: each key once, each with a value that its own rules take. */
export function checkSettings(set: SchemaSet): Problem[] {
  const names = new Map<string, string>();
  const sorts = new Map<number, string>();
  return [...set.settings].flatMap(([group, file]) => {
    const inspection = new Inspection(set, `settings/${group}.json`);
    const twin = sorts.get(file.sort);
    if (twin !== undefined) inspection.report(['sort'], `顺序 ${file.sort} 已用于 settings/${twin}.json`);
    sorts.set(file.sort, group);
    if (file.page !== undefined) inspection.page(['page'], file.page);
    for (const [key, setting] of Object.entries(file.settings)) {
      const at = ['settings', key];
      if (switchedBy(key) !== undefined) inspection.report(at, `模块的开关由 modules/ 自动产生，不在此声明`);
      const other = names.get(settingName(key));
      if (other !== undefined) inspection.report(at, `键 "${key}" 与 settings/${other}.json 的配置项重名`);
      names.set(settingName(key), group);
      checkSetting(inspection, at, setting);
    }
    return inspection.problems;
  });
}

function checkSetting(inspection: Inspection, at: readonly string[], { field }: SettingFile): void {
  const place = [...at, 'field'];
  if (!TYPES.includes(field.type))
    inspection.report([...place, 'type'], `配置项的类型只能是 ${TYPES.join('、')}，实际为 ${field.type}`);
  for (const key of OF_ROWS)
    if (field[key] !== undefined) inspection.report([...place, key], `配置项不能有 "${key}"`);
  checkField(inspection, place, field, { me: SUBJECT_TYPE });
  if (field.required === true && field.default === undefined)
    inspection.report(place, '必填的配置项需要 "default"');
}
