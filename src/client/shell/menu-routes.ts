import { isLayout, type LayoutToken } from '../../contract/layouts.ts';
import { firstPage, opensWindow } from '../session/home.ts';
import type { MenuItem } from '../session/menu.ts';
import { isHttp, safeUrl } from '../session/safe-url.ts';

/** Frames around a page; `route-view` adds none of its own (specification 2.3). Only the route table names `window`. */
export type LayoutKind = Exclude<LayoutToken, 'route-view'> | 'window';

/** A page that the menu or the route table leads to. */
export interface ShellRoute {
  /** The menu item's id, or the table's name; granted buttons are kept under it. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly icon?: string;
  readonly layout: LayoutKind;
  /** Not offered by menus. */
  readonly hidden: boolean;
  /** Path of the page file; absent where only the frame or a redirect is named. */
  readonly page?: string;
  /** Name of the value of the query that is the path of the page file, where the route names none. */
  readonly pageIn?: string;
  /** Path of the page file that is shown instead to who has no session, or was not given the page. */
  readonly visitor?: string;
  readonly redirect?: string;
  /** What the address put in place of the path's parts in braces. */
  readonly params?: Readonly<Record<string, string>>;
  /** Items above it, outermost first. */
  readonly parents: readonly { readonly name: string; readonly title: string; readonly path: string }[];
}

/** An item as the navigation shows it. */
export interface NavItem {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly icon: string;
  /** TargetType 1, or an address outside: a new window. */
  readonly isNewWindow: boolean;
  readonly children: readonly NavItem[];
}

/** What a menu is turned into routes by. */
export interface MenuView {
  /** Frame of pages that name none. */
  readonly layout: LayoutKind;
  /** Whether the user holds what the route of a path asks for (a permission list). */
  readonly isShown: (path: string) => boolean;
}

const WHOLE: MenuView = { layout: 'basic', isShown: () => true };

type Parents = ShellRoute['parents'];

/** Routes of a menu tree, hidden items included. The first of two items with one path counts. */
export function routesOf(menu: readonly MenuItem[], view = WHOLE): ReadonlyMap<string, ShellRoute> {
  const routes = new Map<string, ShellRoute>();
  const add = (item: MenuItem, layout: LayoutKind, parents: Parents): void => {
    const { comment, url } = item.attributes;
    const own = isLayout(comment) && comment !== 'route-view' ? comment : layout;
    const route = routeOf(item, own, parents);
    if (route && !routes.has(route.path) && view.isShown(route.path)) routes.set(route.path, route);
    const below = [...parents, { name: item.id, title: item.text, path: url }];
    for (const child of item.children) add(child, own, below);
  };
  for (const item of menu) add(item, view.layout, []);
  return routes;
}

function routeOf(item: MenuItem, layout: LayoutKind, parents: Parents): ShellRoute | undefined {
  const { url, comment, icon, IsShow } = item.attributes;
  const path = safeUrl(url);
  if (path === undefined || isHttp(path)) return undefined;
  const named = safeUrl(item.redirect);
  const inside = named !== undefined && !isHttp(named) ? named : undefined;
  const redirect = inside ?? (isLayout(comment) ? firstPage(item.children) : undefined);
  return {
    name: item.id,
    path,
    title: item.text,
    icon,
    layout,
    hidden: IsShow !== 1,
    parents,
    ...(isLayout(comment) ? {} : { page: comment }),
    ...(redirect !== undefined && redirect !== path ? { redirect } : {}),
  };
}

/** Items that the navigation shows: only those with IsShow 1, and no group without any of them. */
export function navigationOf(menu: readonly MenuItem[], { isShown } = WHOLE): NavItem[] {
  return menu.flatMap((item) => {
    const { url, icon, IsShow } = item.attributes;
    const path = safeUrl(url);
    if (IsShow !== 1 || path === undefined || !isShown(path)) return [];
    const children = navigationOf(item.children, { ...WHOLE, isShown });
    if (item.children.length > 0 && children.length === 0) return [];
    // The home entry is the frame itself; what is below it stands on top.
    if (path === '/' && children.length > 0) return children;
    return [{ name: item.id, path, title: item.text, icon, isNewWindow: opensWindow(item), children }];
  });
}
