import type { GrantsPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';

/** Holds a page that gives a role its menus against the call that tells of them and the action that keeps them. */
export function checkGrants(inspection: Inspection, entity: EntityModel, page: GrantsPage): void {
  checkCall(inspection, ['source'], page.source, rowNames(entity), { '': ['Menus', 'Roles'] });
  if (inspection.enCode(['save'], page.save) && !entity.actions.get(page.save)?.params?.['Menus'])
    inspection.report(['save'], `"${page.save}" 没有参数 "Menus"`);
}
