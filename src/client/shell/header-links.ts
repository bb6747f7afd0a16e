import { namedRoutes } from '../../contract/generated/routes.ts';
import type { ShellRoute } from './menu-routes.ts';

/** A page that the header leads to (specification 2.1, 2.2). */
export interface HeaderLink {
  readonly path: string;
  readonly title: string;
  /** A window of its own, or a tab of the browser. */
  readonly opens: 'window' | 'tab';
  readonly icon: 'portal' | 'push' | 'help';
}

const GRANTED = [
  { path: namedRoutes.systemThrough, opens: 'window', icon: 'portal' },
  { path: namedRoutes.messagePush, opens: 'tab', icon: 'push' },
] as const;

/** How to bind WeChat, as a document: `pdf` chooses it over the form. Open to everybody. */
const BIND_WECHAT = namedRoutes.BindWebChat;
export const BIND_GUIDE: HeaderLink = {
  path: `${BIND_WECHAT}?${new URLSearchParams({ pdf: '1' }).toString()}`,
  title: '微信绑定说明',
  opens: 'tab',
  icon: 'help',
};

/** Links of the header: those that the menu grants, by the menu's titles, and the help. */
export function headerLinks(routes: ReadonlyMap<string, ShellRoute>): readonly HeaderLink[] {
  const granted = GRANTED.flatMap((link) => {
    const route = routes.get(link.path);
    return route ? [{ ...link, title: route.title }] : [];
  });
  return [...granted, BIND_GUIDE];
}

/** Opens a page of this site in a window of its own rather than in a tab. */
export function openOwnWindow(path: string): void {
  const { availWidth, availHeight } = window.screen;
  const size = `width=${Math.min(availWidth, 1440)},height=${Math.min(availHeight, 900)}`;
  window.open(path, '_blank', `noopener,noreferrer,popup,${size}`);
}
