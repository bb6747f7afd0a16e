import type { ChildPick, ChildUse, PageFile } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import { childUse, entityNameOf } from '../../../src/contract/page.ts';
import { buttonsOf } from '../../../src/server/data/catalog-check.ts';
import { rowNames, type Inspection } from './references.ts';

type At = readonly (string | number)[];

/** Holds the sub-tables of a page against its entity: they must say themselves that their rows belong to it. */
export function checkChildren(inspection: Inspection, entity: EntityModel, page: PageFile): void {
  const listed: [at: At, uses: readonly ChildUse[]][] =
    page.kind === 'wizard'
      ? page.steps.map((step, index) => [['steps', index, 'children'], step.children ?? []])
      : [[['children'], ('children' in page ? page.children : undefined) ?? []]];
  for (const [list, uses] of listed)
    for (const [index, use] of uses.entries()) checkChild(inspection, entity, [...list, index], use);
}

function checkChild(inspection: Inspection, entity: EntityModel, at: At, use: ChildUse): void {
  const { entity: name, order, pick } = childUse(use);
  const child = inspection.entity(typeof use === 'string' ? at : [...at, 'entity'], name);
  if (!child) return;
  if (child.file.parent?.entity !== entity.name)
    inspection.report(at, `${name} 不是 ${entity.name} 的子表（"parent"）`);
  if (order !== undefined) {
    inspection.field([...at, 'order'], child, order);
    const { type } = child.fields.get(order) ?? {};
    if (type !== undefined && type !== 'int')
      inspection.report([...at, 'order'], `字段 "${order}" 应为 int 类型，实际为 ${type}`);
  }
  if (pick) checkPick(inspection, child, [...at, 'pick'], pick);
}

function checkPick(inspection: Inspection, child: EntityModel, at: At, pick: ChildPick): void {
  inspection.page([...at, 'page'], pick.page, 'list');
  inspection.field([...at, 'field'], child, pick.field);
  const page = inspection.set.pages.get(pick.page);
  const listed = page?.kind === 'list' ? entityNameOf(page) : undefined;
  const field = child.fields.get(pick.field);
  if (field && listed !== undefined && field.ref !== listed)
    inspection.report([...at, 'field'], `字段 "${pick.field}" 应指向 ${listed}`);
  // Whoever holds the form would hold them too, where no form shows them.
  if (page && buttonsOf(page).length > 0)
    inspection.report([...at, 'page'], `页面 "${pick.page}" 有按钮，不能用于选择`);
  const picked = inspection.set.entities.get(listed ?? '');
  for (const [name, formula] of Object.entries(pick.set ?? {})) {
    inspection.field([...at, 'set', name], child, name);
    if (picked) inspection.condition([...at, 'set', name], formula, rowNames(picked));
  }
}
