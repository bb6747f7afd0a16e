import type { DueDay } from '../../../contract/generated/meta.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

const DAYS: readonly string[] = ['date', 'datetime'];

/** Holds the day from which rows are due against their entity. */
export function checkDueDay(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  { field: name, workdays, days }: DueDay,
): void {
  inspection.field([...at, 'field'], entity, name);
  const field = entity.fields.get(name);
  if (field && (!DAYS.includes(field.type) || isDerived(field)))
    inspection.report(
      [...at, 'field'],
      `字段 "${name}" 应为存储的 date 或 datetime 类型，实际为 ${field.type}`,
    );
  if (workdays !== undefined && days !== undefined)
    inspection.report([...at, 'days'], '"workdays" 和 "days" 只能有一个');
}
