import { namedRoutes } from '../../contract/generated/routes.ts';
import { isHttp, safeUrl } from './safe-url.ts';
import type { MenuItem } from './menu.ts';

/** The route named dashboard. */
export const DASHBOARD = namedRoutes.dashboard;
export const LOGIN = namedRoutes.login;

/** Where the login page leads back to: an address inside this site that is not the login itself. */
export function redirectOf(search: string): string | undefined {
  const wanted = safeUrl(new URLSearchParams(search).get('redirect') ?? undefined);
  if (wanted === undefined || isHttp(wanted)) return undefined;
  const path = wanted.split(/[?#]/, 1)[0];
  return path === '/' || path === LOGIN ? undefined : wanted;
}

/** The login page, with the way back to the page that asked for it. */
export function loginAddress(from: string): string {
  return from === '' || from === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(from)}`;
}

/** Where a user begins: the dashboard when the menu has it, else the first page of the menu. */
export function homeOf(menu: readonly MenuItem[]): string {
  const hasDashboard = leaves(menu).some((item) => item.attributes.url === DASHBOARD);
  return hasDashboard ? DASHBOARD : (firstPage(menu) ?? DASHBOARD);
}

/** The first page below some items that is shown in this window. */
export function firstPage(items: readonly MenuItem[]): string | undefined {
  for (const item of items) {
    if (item.attributes.IsShow !== 1 || opensWindow(item)) continue;
    const path = item.children.length > 0 ? firstPage(item.children) : safeUrl(item.attributes.url);
    if (path !== undefined) return path;
  }
  return undefined;
}

/** TargetType 1, or an address outside: a new window. */
export const opensWindow = ({ attributes }: MenuItem): boolean =>
  attributes.TargetType === 1 || isHttp(attributes.url);

function leaves(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));
}
