import type { EntityModel } from '../../../contract/model.ts';
import type { Inspection } from '../names/references.ts';

const MOMENTS: readonly string[] = ['date', 'datetime'];

/** Holds the rows that are copied with another one against both entities. */
export function checkCopied(inspection: Inspection, entity: EntityModel): void {
  const { copied } = entity.file;
  if (!copied) return;
  const owner = inspection.entity(['copied', 'with'], copied.with);
  inspection.field(['copied', 'by'], entity, copied.by);
  const link = entity.fields.get(copied.by);
  if (owner && link && link.ref !== copied.with)
    inspection.report(['copied', 'by'], `字段 "${copied.by}" 应为指向 ${copied.with} 的 ref`);
  for (const [index, name] of (copied.later ?? []).entries()) {
    inspection.field(['copied', 'later', index], entity, name);
    const type = entity.fields.get(name)?.type;
    if (type !== undefined && !MOMENTS.includes(type))
      inspection.report(['copied', 'later', index], `字段 "${name}" 应为 date 或 datetime，实际为 ${type}`);
  }
}
