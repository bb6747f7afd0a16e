import type { DesignerPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';

/** Holds a page that puts a paper together against the call that tells of it and the action that keeps it. */
export function checkDesigner(inspection: Inspection, entity: EntityModel, page: DesignerPage): void {
  checkCall(inspection, ['source'], page.source, rowNames(entity), { '': ['Questions', 'Factors'] });
  if (inspection.enCode(['save'], page.save) && !entity.actions.get(page.save)?.params?.['Design'])
    inspection.report(['save'], `"${page.save}" 没有参数 "Design"`);
}
