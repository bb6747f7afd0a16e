import { isLayout, LAYOUTS } from '../../../contract/layouts.ts';
import type { CallFile, MenuFile, MenuFileItem } from '../../../contract/generated/meta.ts';
import { HeldButtons, staffFaults } from '../../data/schemas/held-buttons.ts';
import { linkedPages } from '../names/page-paths.ts';
import type { Problem } from '../problem.ts';
import { checkFigures } from '../blocks/figure-check.ts';
import { checkPaperCall } from '../entities/paper-block-check.ts';
import { checkChecklistCall } from '../entities/checklist-check.ts';
import { checkQueries } from '../entities/query-check.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { checkActionCall } from '../calls/call-action.ts';
import { checkRowsCall } from '../calls/call-rows.ts';
import { checkInput } from '../calls/call-input.ts';
import { checkSharedCall } from '../pages/share-check.ts';

/** Holds the menus against the pages, roles and EnCodes that they name. The files of schemas/menus make one tree. */
export function checkMenus(set: SchemaSet): Problem[] {
  const ids = new Map<string, string>();
  for (const [name, menu] of set.menus)
    for (const item of menu.items) if (!ids.has(item.id)) ids.set(item.id, name);
  const routes = new Map<string, string>();
  return [...set.menus].flatMap(([name, menu]) => checkMenu(set, name, menu, ids, routes));
}

/** Buttons of pages that menu items of different roles open: their roles must stand somewhere. */
export function checkSharedButtons(set: SchemaSet): Problem[] {
  const menus = [...set.menus.values()];
  const roles = { roles: set.roles?.roles ?? [] };
  return new HeldButtons({ ...linkedPages(set), menus, roles }).unclear().map((button) => ({
    file: `pages/${button.page}.json`,
    pointer: button.pointer,
    message: `菜单「${button.menus.join('」「')}」的角色不同，都打开本页：按钮 "${button.enCode}" 给谁，须在按钮的 roles 或这些菜单的 grants 中写明`,
  }));
}

/** Roles of people who act for themselves alone get no button that is for staff by any menu. */
export function checkStaffButtons(set: SchemaSet): Problem[] {
  const { roles } = set;
  if (!roles) return [];
  const pages = linkedPages(set);
  return staffFaults(
    pages,
    new HeldButtons({ ...pages, menus: [...set.menus.values()], roles }),
    set.menus,
    roles,
  );
}

function checkMenu(
  set: SchemaSet,
  name: string,
  menu: MenuFile,
  ids: ReadonlyMap<string, string>,
  routes: Map<string, string>,
): Problem[] {
  const inspection = new Inspection(set, `menus/${name}.json`);
  const seen = new Set<string>();
  for (const [index, item] of menu.items.entries()) {
    const at = ['items', index];
    if (seen.has(item.id) || ids.get(item.id) !== name)
      inspection.report([...at, 'id'], `菜单编号 ${item.id} 重复`);
    seen.add(item.id);
    if (
      item.parent !== undefined &&
      inspection.known([...at, 'parent'], 'menu', item.parent, ids.keys()) &&
      isRing(set, item)
    )
      inspection.report([...at, 'parent'], `上级菜单 "${item.parent}" 绕回自身`);
    if (routes.has(item.url)) inspection.report([...at, 'url'], `路由已用于菜单 ${routes.get(item.url)}`);
    routes.set(item.url, item.id);
    checkComment(inspection, [...at, 'comment'], item);
    if (item.roles.length === 0) inspection.report([...at, 'roles'], '没有任何角色，无人能看到此菜单');
    for (const [place, role] of item.roles.entries()) inspection.role([...at, 'roles', place], role);
    for (const [enCode, roles] of Object.entries(item.grants ?? {})) {
      inspection.enCode([...at, 'grants', enCode], enCode);
      for (const [place, role] of roles.entries()) inspection.role([...at, 'grants', enCode, place], role);
    }
  }
  return inspection.problems;
}

function checkComment(inspection: Inspection, at: readonly (string | number)[], item: MenuFileItem): void {
  if (isLayout(item.comment) || /^https?:/.test(item.url)) return;
  inspection.use(at, 'page', item.comment);
  inspection.known(at, 'page', item.comment, [...inspection.set.pages.keys(), ...LAYOUTS]);
}

/** Whether the way up from an item never ends. */
function isRing(set: SchemaSet, from: MenuFileItem): boolean {
  const items = new Map([...set.menus.values()].flatMap((menu) => menu.items.map((item) => [item.id, item])));
  const seen = new Set<string>();
  for (let item: MenuFileItem | undefined = from; item?.parent !== undefined; item = items.get(item.parent)) {
    if (seen.has(item.id)) return true;
    seen.add(item.id);
  }
  return false;
}

/** Holds a call against the error catalogue, the EnCodes and the other calls. */
export function checkCall(set: SchemaSet, name: string, call: CallFile): Problem[] {
  const inspection = new Inspection(set, `calls/${name}.json`);
  const keys = (set.codes.get('ErrorCode')?.items ?? []).flatMap((item) => item.key ?? []);
  for (const [index, error] of (call.errors ?? []).entries())
    inspection.known(['errors', index], 'error', error, keys);
  if (typeof call.access === 'object') inspection.enCode(['access', 'EnCode'], call.access.EnCode);
  if (call.method === 'GET' && call.write && !name.startsWith('UserAuth/'))
    inspection.report(['write'], 'GET 调用不能写数据');
  checkInput(inspection, ['input'], call.input);
  checkSharedCall(inspection, name, call);
  checkFigures(inspection, call);
  checkQueries(inspection, call);
  checkActionCall(inspection, call);
  checkRowsCall(inspection, call);
  checkChecklistCall(inspection, call);
  checkPaperCall(inspection, call);
  return inspection.problems;
}
