import type { RouteFile } from '../../contract/generated/meta.ts';
import type { ShellRoute } from './menu-routes.ts';
import type { RouteMatch, RouteTable } from './route-table.ts';

/** What stands under an address. */
export type Resolution =
  | { readonly kind: 'route'; readonly route: ShellRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'exception'; readonly code: ExceptionCode }
  /** A screen of the login page's half. */
  | { readonly kind: 'login' }
  /** A route that asks for a permission which the user does not hold. */
  | { readonly kind: 'refused' }
  /** In neither the menu nor the table: whether some menu has it decides between 403 and 404. */
  | { readonly kind: 'unknown' };

export type ExceptionCode = NonNullable<RouteFile['exception']>;

/** The pages by which an address is resolved. */
export interface KnownPages {
  readonly routes: ReadonlyMap<string, ShellRoute>;
  readonly table: RouteTable;
  readonly permits: (route: RouteFile) => boolean;
  readonly home: string;
}

/** Prefix of routes that show a page file without a menu item, such as a form in a tab of its own. */
export const PAGE_PREFIX = '/page/';

/** Address of a page file, for a row of it: the menu's own route when there is one. */
export function addressOfPage(
  page: string,
  rowId: string | undefined,
  routes: ReadonlyMap<string, ShellRoute>,
): string {
  const own = [...routes.values()].find((route) => route.page === page);
  const query = rowId === undefined ? '' : `?Id=${encodeURIComponent(rowId)}`;
  return (own?.path ?? PAGE_PREFIX + page) + query;
}

/** The row that an address is about: its query names it, as `Id` or, in addresses that the domain fixes, `id`; or a part of its path. */
export function rowInAddress(search: string, params: ShellRoute['params']): string | undefined {
  const query = new URLSearchParams(search);
  return query.get('Id') ?? query.get('id') ?? Object.values(params ?? {})[0];
}

/** The page file that a query asks for; undefined for one that no public route names. */
export function pageAskedFor(search: string, pageIn: string, table: RouteTable): string | undefined {
  const asked = new URLSearchParams(search).get(pageIn);
  return asked !== null && table.isOpenPage(asked) ? asked : undefined;
}

/** Finds what stands under a path: exception pages, the menu's routes, page files by name, then the route table. */
export function resolve(path: string, { routes, table, permits, home }: KnownPages): Resolution {
  const match = table.find(path);
  if (match?.route.exception !== undefined) return { kind: 'exception', code: match.route.exception };
  const own = routes.get(path);
  if (path === '/' && own?.page === undefined) return { kind: 'redirect', to: home };
  if (own) return ofMenu(match?.route.layout === 'window' ? { ...own, layout: 'window' } : own);
  if (path.startsWith(PAGE_PREFIX)) return ofPageFile(path, path.slice(PAGE_PREFIX.length));
  return match ? ofTable(path, match, table, permits) : { kind: 'unknown' };
}

function ofMenu(route: ShellRoute): Resolution {
  if (route.redirect !== undefined) return { kind: 'redirect', to: route.redirect };
  return route.page === undefined ? { kind: 'exception', code: '404' } : { kind: 'route', route };
}

/** A route that only its path names; the page file gives the title. */
function ofPageFile(path: string, page: string): Resolution {
  const route = { name: path, path, title: '', layout: 'basic', hidden: true, page, parents: [] } as const;
  return { kind: 'route', route };
}

function ofTable(
  path: string,
  { route, params }: RouteMatch,
  table: RouteTable,
  permits: KnownPages['permits'],
): Resolution {
  if (route.redirect !== undefined) return { kind: 'redirect', to: route.redirect };
  if (route.layout === 'login') return { kind: 'login' };
  if (!permits(route)) return { kind: 'refused' };
  if (route.page === undefined && route.pageIn === undefined) return { kind: 'exception', code: '404' };
  const shown: ShellRoute = {
    name: route.name ?? path,
    path,
    title: route.title ?? '',
    layout: route.layout ?? 'basic',
    hidden: route.hidden === true,
    ...(route.page === undefined ? {} : { page: route.page }),
    ...(route.pageIn === undefined ? {} : { pageIn: route.pageIn }),
    ...(route.visitor === undefined ? {} : { visitor: route.visitor }),
    params,
    parents: parentsOf(route, table),
  };
  return { kind: 'route', route: shown };
}

/** Parents with a title, outermost first; a parent that only redirects has none. */
function parentsOf(route: RouteFile, table: RouteTable): ShellRoute['parents'] {
  const above = route.parent === undefined ? undefined : table.find(route.parent)?.route;
  if (!above) return [];
  const own = above.title ? [{ name: above.name ?? above.path, title: above.title, path: above.path }] : [];
  return [...parentsOf(above, table), ...own];
}
