import { nearestNames } from '../../../contract/conditions/names.ts';
import type { RouteFile } from '../../../contract/generated/meta.ts';
import { isPublicPage, isSharePage, isTicketPage } from '../../../contract/page.ts';
import type { Problem } from '../problem.ts';
import { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';

type At = readonly (string | number)[];

/** Holds the route table against itself and against the pages, menus, roles and EnCodes. */
export function checkRoutes(set: SchemaSet): Problem[] {
  const routes = set.routes?.routes ?? [];
  const inspection = new Inspection(set, 'menus/routes.json');
  const paths = new Set(routes.map((route) => route.path));
  const seen = new Map<string, number>();
  const once = (at: At, what: string, value: string) => {
    const key = `${what} ${value}`;
    if (seen.has(key)) inspection.report(at, `${what} "${value}" 重复`);
    seen.set(key, 1);
  };
  const lonely = pagesNamedNowhere(set, routes);
  for (const [index, route] of routes.entries()) {
    const at = ['routes', index];
    once([...at, 'path'], '路由', shapeOf(route.path));
    if (route.name !== undefined) once([...at, 'name'], '路由名称', route.name);
    checkTarget(inspection, at, route);
    for (const key of ['redirect', 'parent'] as const) {
      const path = route[key];
      if (path === undefined) continue;
      inspection.use([...at, key], 'route', path);
      if (!inspection.known([...at, key], 'route', path, paths)) continue;
      if (isRing(routes, route, key)) inspection.report([...at, key], `路由 "${path}" 绕回自身`);
    }
    if (route.page !== undefined) inspection.use([...at, 'page'], 'page', route.page);
    if (route.page !== undefined && !set.pages.has(route.page) && !set.broken.has(route.page)) {
      // A page may be to come; one that differs by a letter from a page that nothing leads to is misspelt.
      const meant = misspelt(route.page, lonely);
      if (meant !== undefined) inspection.report([...at, 'page'], `页面 "${route.page}" 不存在`, meant);
    }
    checkVisitor(inspection, at, route);
    checkTicket(inspection, at, route);
    checkPermission(inspection, [...at, 'permission'], route);
  }
  return inspection.problems;
}

/** What visitors are shown instead must be for them. */
function checkVisitor(inspection: Inspection, at: At, route: RouteFile): void {
  if (route.visitor === undefined) return;
  if (!route.public) inspection.report([...at, 'visitor'], '"visitor" 只用于公开的路由（"public": true）');
  inspection.page([...at, 'visitor'], route.visitor);
  const page = inspection.set.pages.get(route.visitor);
  if (page && route.ticket === undefined && !isPublicPage(page) && !isSharePage(page))
    inspection.report([...at, 'visitor'], `页面 "${route.visitor}" 没有声明 "public": true`);
}

/** The page that a ticket opens, the one for visitors where there is one, must be for its holders. */
function checkTicket(inspection: Inspection, at: At, route: RouteFile): void {
  if (route.ticket === undefined) return;
  const told = (message: string) => inspection.report([...at, 'ticket'], message);
  if (!route.public) return told('"ticket" 只用于公开的路由（"public": true）');
  const path = route.visitor ?? route.page;
  const page = inspection.set.pages.get(path ?? '');
  if (page && !isTicketPage(page)) told(`页面 "${path}" 没有声明 "public": "ticket"`);
}

/** The page of the same folder that a name was meant to be. */
function misspelt(page: string, pages: readonly string[]): string | undefined {
  const folder = page.slice(0, page.lastIndexOf('/') + 1);
  const names = pages.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));
  const [meant] = nearestNames(page.slice(folder.length), names);
  return meant === undefined ? undefined : folder + meant;
}

/** Two paths that differ only in the names between braces are one. */
const shapeOf = (path: string) => path.replace(/\{[^}]*\}/g, '{}');

function checkTarget(inspection: Inspection, at: At, route: RouteFile): void {
  const targets = (['page', 'pageIn', 'exception', 'redirect'] as const).filter(
    (key) => route[key] !== undefined,
  );
  if (targets.length !== 1) inspection.report(at, '须有且只有 page、pageIn、exception、redirect 之一');
  if (route.redirect === undefined && !route.title) inspection.report(at, '缺少 "title"');
}

function isRing(routes: readonly RouteFile[], from: RouteFile, key: 'redirect' | 'parent'): boolean {
  const seen = new Set<string>();
  for (let route: RouteFile | undefined = from; route?.[key] !== undefined;) {
    if (seen.has(route.path)) return true;
    seen.add(route.path);
    const next: string = route[key];
    route = routes.find((one) => one.path === next);
  }
  return false;
}

/** Pages that no menu item and no route names, and no other page mentions. */
function pagesNamedNowhere(set: SchemaSet, routes: readonly RouteFile[]): string[] {
  const named = new Set([
    ...routes.map((route) => route.page),
    ...[...set.menus.values()].flatMap((menu) => menu.items.map((item) => item.comment)),
  ]);
  const mentioned = new Set<string>();
  for (const { file } of set.entities.values()) for (const text of textsIn(file)) mentioned.add(text);
  for (const [path, page] of set.pages)
    for (const text of textsIn(page)) if (text !== path) mentioned.add(text);
  return [...set.pages.keys()].filter((path) => !named.has(path) && !mentioned.has(path));
}

/** Every text of a file, keys among them. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) {
      yield key;
      yield* textsIn(one);
    }
}

/** A permission is an EnCode, which has dots, or a role code. */
function checkPermission(inspection: Inspection, at: At, { permission }: RouteFile): void {
  for (const [place, one] of (permission ?? []).entries())
    if (one.includes('.')) inspection.enCode([...at, place], one);
    else inspection.role([...at, place], one);
}
