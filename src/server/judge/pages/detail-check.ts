import type { DetailPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { SUBJECT_TYPE } from '../../../contract/subject.ts';
import { maskOf } from '../../data/access/masks.ts';
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
  if (page.find) checkFind(inspection, entity, page.find);
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

/** A code names one row, and no answer about it tells what its reader may not see. */
function checkFind(
  inspection: Inspection,
  entity: EntityModel,
  { field: name }: NonNullable<DetailPage['find']>,
): void {
  const at = ['find', 'field'];
  inspection.field(at, entity, name);
  const field = entity.fields.get(name);
  if (!field) return;
  if (field.type !== 'text' || field.unique !== true)
    inspection.report(at, `字段 "${name}" 应为唯一（"unique"）的 text，地址中的编码才指向一条数据`);
  if (field.read || field.secret || field.sealed || maskOf(field) !== undefined)
    inspection.report(at, `字段 "${name}" 不是人人可见的原文，不能按它查找`);
}
