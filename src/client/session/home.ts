import { isHttp, safeUrl } from './safe-url.ts';
import type { MenuItem } from './menu.ts';

/** The route named dashboard. */
export const DASHBOARD = '/dashboard';
export const LOGIN = '/user/login';

/** Where the login page leads back to: an address inside this site that is not the login itself. */
export function redirectOf(search: string): string | undefined {
  const wanted = safeUrl(new URLSearchParams(search).get('redirect') ?? undefined);
  if (wanted === undefined || isHttp(wanted)) return undefined;
  const path = wanted.split(/[?#]/, 1)[0];
  return path === '/' || path === '/user' || path === LOGIN ? undefined : wanted;
}

/** The login page, with the way back to the page that asked for it. */
export function loginAddress(from: string): string {
  return from === '' || from === '/' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(from)}`;
}

/** Where a user begins: the dashboard when the menu has it, else the first page of the menu. */
export function homeOf(menu: readonly MenuItem[]): string {
  const pages = leaves(menu);
  const home = pages.find((item) => item.attributes.url === DASHBOARD);
  const first = pages.find((item) => item.attributes.IsShow === 1 && item.attributes.TargetType === 0);
  return (home ?? first)?.attributes.url ?? DASHBOARD;
}

function leaves(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => (item.children.length > 0 ? leaves(item.children) : [item]));
}
