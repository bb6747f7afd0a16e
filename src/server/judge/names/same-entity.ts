import { entityNameOf } from '../../../contract/page.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Inspection } from './references.ts';

/** A page that is opened with a row of an entity is a page of that entity. */
export function checkSameEntity(
  inspection: Inspection,
  at: readonly (string | number)[],
  entity: EntityModel,
  path: string | undefined,
): void {
  const page = inspection.set.pages.get(path ?? '');
  const other = page && entityNameOf(page);
  if (other !== undefined && other !== entity.name)
    inspection.report(at, `页面 "${path}" 的数据对象应为 ${entity.name}，实际为 ${other}`);
}
