import type { LayoutKind, ShellRoute } from './menu-routes.ts';

/** What stands under an address. */
export type Resolution =
  | { readonly kind: 'route'; readonly route: ShellRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'exception'; readonly code: ExceptionCode }
  /** In neither the menu nor the table: whether the product has such a page decides between 403 and 404. */
  | { readonly kind: 'unknown' };

export type ExceptionCode = '403' | '404' | '500';

/** The pages by which an address is resolved. */
export interface KnownPages {
  readonly routes: ReadonlyMap<string, ShellRoute>;
  readonly pageOfPath: (path: string) => string | undefined;
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

/** Finds what stands under a path: exception pages, the menu's routes, then routes that are reached by path alone. */
export function resolve(path: string, { routes, pageOfPath, home }: KnownPages): Resolution {
  if (path === '/403' || path === '/404' || path === '/500')
    return { kind: 'exception', code: path.slice(1) as ExceptionCode };
  if (path === '/') return { kind: 'redirect', to: home };
  const route = routes.get(path);
  if (route?.redirect !== undefined) return { kind: 'redirect', to: route.redirect };
  if (route?.page !== undefined) return { kind: 'route', route };
  if (route) return { kind: 'exception', code: '404' };
  if (path.startsWith(PAGE_PREFIX)) return byPage(path, path.slice(PAGE_PREFIX.length), 'basic');
  const page = pageOfPath(path);
  return page === undefined ? { kind: 'unknown' } : byPage(path, page, 'blank');
}

/** A route that only its path names; the page file gives the title. */
function byPage(path: string, page: string, layout: LayoutKind): Resolution {
  return { kind: 'route', route: { name: path, path, title: '', layout, page, parents: [] } };
}
