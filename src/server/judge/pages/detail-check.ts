import type { DetailPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { checkBlocks } from '../blocks/block-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { checkButtonBar } from './bar-check.ts';
import { checkButtons } from './button-check.ts';
import { checkChildren } from './child-check.ts';
import { checkFormOnce } from './repeated-check.ts';
import { checkSections } from './sections-check.ts';

/** Holds the page of one row against its entity, and the lists below it against theirs. */
export function checkDetail(inspection: Inspection, entity: EntityModel, page: DetailPage): void {
  checkSections(inspection, entity, page.sections, ['sections']);
  checkFormOnce(inspection, page);
  checkChildren(inspection, entity, page);
  checkButtons(inspection, ['actions'], entity, page.actions);
  checkButtonBar(inspection, ['actions'], entity, 'detail', page.actions);
  checkBlocks(inspection, page, entity);
  if (page.row) inspection.condition(['row'], page.row, { me: SUBJECT_TYPE });
  for (const [index, banner] of (page.banner ?? []).entries()) {
    inspection.condition(['banner', index, 'when'], banner.when, rowNames(entity), 'bool');
    if (banner.text) inspection.condition(['banner', index, 'text'], banner.text, rowNames(entity));
  }
  if (page.timeline && !entity.file.flow) inspection.report(['timeline'], `${entity.name} 没有审批流程`);
  for (const [index, list] of (page.lists ?? []).entries()) {
    inspection.page(['lists', index, 'page'], list.page, 'list');
    if (list.when) inspection.condition(['lists', index, 'when'], list.when, rowNames(entity), 'bool');
    const target = inspection.set.pages.get(list.page);
    const other = target?.kind === 'list' ? inspection.set.entities.get(target.entity) : undefined;
    if (other) inspection.field(['lists', index, 'by'], other, list.by);
  }
}
