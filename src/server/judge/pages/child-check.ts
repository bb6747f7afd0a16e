import type {
  ChildGrid,
  ChildPick,
  ChildUse,
  FormPage,
  PageFile,
  WizardPage,
} from '../../../contract/generated/meta.ts';
import { isSentBy, type EntityModel } from '../../../contract/model.ts';
import { childUse, entityNameOf, isFormPage } from '../../../contract/page.ts';
import { SENDS } from '../entities/parent-check.ts';
import { rowNames, type Inspection } from '../names/references.ts';
import { buttonsOf } from '../../../contract/page-names.ts';

type At = readonly (string | number)[];

/** Holds the sub-tables of a page against its entity: they must say themselves that their rows belong to it. */
export function checkChildren(inspection: Inspection, entity: EntityModel, page: PageFile): void {
  const listed: [at: At, uses: readonly ChildUse[]][] =
    page.kind === 'wizard'
      ? page.steps.map((step, index) => [['steps', index, 'children'], step.children ?? []])
      : [[['children'], ('children' in page ? page.children : undefined) ?? []]];
  for (const [list, uses] of listed)
    for (const [index, use] of uses.entries()) {
      checkChild(inspection, entity, [...list, index], use);
      if (isFormPage(page)) checkSent(inspection, entity, [...list, index], use, page);
    }
}

/** What is typed in a form is stored by the buttons of the form. */
function checkSent(
  inspection: Inspection,
  entity: EntityModel,
  at: At,
  use: ChildUse,
  { actions = [] }: FormPage | WizardPage,
): void {
  const child = inspection.set.entities.get(childUse(use).entity);
  if (child?.file.parent?.entity !== entity.name) return;
  if (child.file.parent.sentBy === undefined)
    inspection.report(at, `没有操作保存 ${child.name}（"parent" 的 "sentBy"）`);
  else
    for (const { EnCode } of actions) {
      const verb = entity.actions.get(EnCode)?.verb;
      if (verb !== undefined && SENDS.has(verb) && !isSentBy(child, EnCode))
        inspection.report(at, `${EnCode} 不保存 ${child.name}（"parent" 的 "sentBy"）`);
    }
}

function checkChild(inspection: Inspection, entity: EntityModel, at: At, use: ChildUse): void {
  const { entity: name, order, groups, grid, pick } = childUse(use);
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
  // A locked line keeps everything but its place, and that is the field that it is sorted by.
  if (order !== undefined && child.file.parent?.locked !== undefined && child.file.sort !== order)
    inspection.report([...at, 'order'], `${name} 有不能修改的行（"locked"），应以 "${order}" 排序（"sort"）`);
  if (groups !== undefined) checkGroups(inspection, child, [...at, 'groups'], groups);
  if (grid) checkGrid(inspection, child, [...at, 'grid'], grid);
  if (grid && (order ?? groups ?? pick) !== undefined)
    inspection.report([...at, 'grid'], '"grid" 不能与 "order"、"groups"、"pick" 同用');
  if (pick) checkPick(inspection, child, [...at, 'pick'], pick, groups);
}

function checkGroups(inspection: Inspection, child: EntityModel, at: At, groups: string): void {
  inspection.field(at, child, groups);
  const field = child.fields.get(groups);
  if (!field) return;
  if (field.type !== 'dict' || field.remote)
    inspection.report(at, `分组的字段 "${groups}" 应为 dict 类型，字典不能在服务器上搜索`);
  else if (field.readonly || field.value !== undefined || field.of !== undefined)
    inspection.report(at, `字段 "${groups}" 由服务器决定，不能按它添加`);
}

const GRID_TYPES: Readonly<Record<keyof ChildGrid, string>> = {
  row: 'int',
  column: 'int',
  number: 'text',
  state: 'dict',
};

function checkGrid(inspection: Inspection, child: EntityModel, at: At, grid: ChildGrid): void {
  for (const [key, type] of Object.entries(GRID_TYPES)) {
    const name = grid[key as keyof ChildGrid];
    if (name === undefined) continue;
    inspection.field([...at, key], child, name);
    const field = child.fields.get(name);
    if (field && field.type !== type)
      inspection.report([...at, key], `字段 "${name}" 应为 ${type} 类型，实际为 ${field.type}`);
  }
  // A place is made by one press of a key, which says nothing else of it.
  const known: readonly string[] = [...Object.values(grid), child.file.parent?.field ?? ''];
  for (const { name, required, readonly, implicit, default: initial } of child.fields.values())
    if (required === true && !readonly && !implicit && initial === undefined && !known.includes(name))
      inspection.report(at, `新增时没有 "${name}" 的值：它必填，应有 "default"`);
}

function checkPick(
  inspection: Inspection,
  child: EntityModel,
  at: At,
  pick: ChildPick,
  groups: string | undefined,
): void {
  inspection.page([...at, 'page'], pick.page, 'list');
  inspection.field([...at, 'field'], child, pick.field);
  const page = inspection.set.pages.get(pick.page);
  const listed = page?.kind === 'list' ? entityNameOf(page) : undefined;
  const field = child.fields.get(pick.field);
  if (field && listed !== undefined && field.ref !== listed)
    inspection.report([...at, 'field'], `字段 "${pick.field}" 应指向 ${listed}`);
  // A person who holds the form would hold them too, where no form shows them.
  if (page && buttonsOf(page).length > 0)
    inspection.report([...at, 'page'], `页面 "${pick.page}" 有按钮，不能用于选择`);
  const picked = inspection.set.entities.get(listed ?? '');
  checkPickedBy(inspection, child, [...at, 'by'], pick.by, picked, groups);
  for (const [name, formula] of Object.entries(pick.set ?? {})) {
    inspection.field([...at, 'set', name], child, name);
    if (picked) inspection.condition([...at, 'set', name], formula, rowNames(picked));
  }
}

/** What is picked is grouped by the dictionary that groups the lines. */
function checkPickedBy(
  inspection: Inspection,
  child: EntityModel,
  at: At,
  by: string | undefined,
  picked: EntityModel | undefined,
  groups: string | undefined,
): void {
  if (by === undefined) return;
  if (groups === undefined) inspection.report(at, '"by" 需要 "groups"');
  if (!picked) return;
  inspection.field(at, picked, by);
  const dict = child.fields.get(groups ?? '')?.dict;
  const actual = picked.fields.get(by);
  if (dict !== undefined && actual && actual.dict !== dict)
    inspection.report(at, `字段 "${by}" 应为字典 ${dict}`);
}
