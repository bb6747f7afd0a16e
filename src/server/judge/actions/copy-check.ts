import type { ConditionType } from '../../../contract/conditions/condition.ts';
import type { ActionFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkSet } from '../values/written-value.ts';
import type { Inspection } from '../names/references.ts';

/** Holds what the copy of a row says in place of it against the fields of its entity. */
export function checkCopy(
  inspection: Inspection,
  action: readonly (string | number)[],
  entity: EntityModel,
  { copy, verb, table, batch }: ActionFile,
  names: Record<string, ConditionType>,
): void {
  if (!copy) return;
  const at = [...action, 'copy'];
  if (verb !== 'handler' || table === true || batch !== undefined)
    inspection.report(at, '"copy" 只用于 handler，且只作用于一条记录');
  for (const [name, source] of Object.entries(copy.set)) {
    inspection.field([...at, 'set', name], entity, name);
    inspection.condition([...at, 'set', name], source, names);
    checkSet(inspection, [...at, 'set', name], entity, name, source, names);
  }
  if (copy.mark !== undefined) inspection.condition([...at, 'mark'], copy.mark, names, 'string');
  for (const [index, name] of (copy.later ?? []).entries()) {
    inspection.field([...at, 'later', index], entity, name);
    const type = entity.fields.get(name)?.type;
    if (type !== undefined && type !== 'date' && type !== 'datetime')
      inspection.report([...at, 'later', index], `字段 "${name}" 应为 date 或 datetime，实际为 ${type}`);
  }
  if (copy.later !== undefined && copy.months === undefined)
    inspection.report([...at, 'later'], '"later" 需要 "months"：推后几个月');
}
