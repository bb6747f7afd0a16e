import { isLayout, LAYOUTS } from '../../../src/contract/layouts.ts';
import type { CallFile, MenuFile, MenuFileItem } from '../../../src/contract/generated/meta.ts';
import type { Problem } from './problem.ts';
import { Inspection } from './references.ts';
import type { SchemaSet } from './schema-set.ts';
import { nearest } from './form.ts';

/** Holds the menus against the pages, roles and EnCodes that they name. The files of schemas/menus make one tree. */
export function checkMenus(set: SchemaSet): Problem[] {
  const ids = new Map<string, string>();
  for (const [name, menu] of set.menus)
    for (const item of menu.items) if (!ids.has(item.id)) ids.set(item.id, name);
  const routes = new Map<string, string>();
  return [...set.menus].flatMap(([name, menu]) => checkMenu(set, name, menu, ids, routes));
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
    if (item.parent !== undefined && !ids.has(item.parent))
      inspection.report(
        [...at, 'parent'],
        `上级菜单 "${item.parent}" 不存在`,
        nearest(item.parent, ids.keys()),
      );
    if (routes.has(item.url)) inspection.report([...at, 'url'], `路由已用于菜单 ${routes.get(item.url)}`);
    routes.set(item.url, item.id);
    checkComment(inspection, [...at, 'comment'], item);
    for (const [place, role] of item.roles.entries()) inspection.role([...at, 'roles', place], role);
    for (const [enCode, roles] of Object.entries(item.grants ?? {})) {
      inspection.enCode([...at, 'grants', enCode], enCode);
      for (const [place, role] of roles.entries()) inspection.role([...at, 'grants', enCode, place], role);
    }
  }
  return inspection.problems;
}

function checkComment(inspection: Inspection, at: readonly (string | number)[], item: MenuFileItem): void {
  const { set } = inspection;
  if (isLayout(item.comment) || /^https?:/.test(item.url)) return;
  if (set.pages.has(item.comment) || set.broken.has(item.comment)) return;
  inspection.report(
    at,
    `页面 "${item.comment}" 不存在`,
    nearest(item.comment, [...set.pages.keys(), ...LAYOUTS]),
  );
}

/** Holds a call against the error catalogue, the EnCodes and the other calls. */
export function checkCall(set: SchemaSet, name: string, call: CallFile): Problem[] {
  const inspection = new Inspection(set, `calls/${name}.json`);
  if (name.split('/').length !== 2) inspection.report([], '文件应位于 calls/<Group>/<Action>.json');
  const keys = (set.codes.get('ErrorCode')?.items ?? []).flatMap((item) => item.key ?? []);
  for (const [index, error] of (call.errors ?? []).entries())
    if (!keys.includes(error))
      inspection.report(['errors', index], `错误码 "${error}" 不存在`, nearest(error, keys));
  if (typeof call.access === 'object') inspection.enCode(['access', 'EnCode'], call.access.EnCode);
  if (call.method === 'GET' && call.write && !name.startsWith('UserAuth/'))
    inspection.report(['write'], 'GET 调用不能写数据');
  return inspection.problems;
}
