import type { MenuItem } from '../session/menu.ts';
import { isHttp, safeUrl } from '../session/safe-url.ts';

/** Frames around a page; `route-view` adds none of its own (specification 2.3). */
export type LayoutKind = 'basic' | 'platform' | 'blank' | 'ZX';

/** A page that the menu leads to. */
export interface ShellRoute {
  /** The menu item's id; granted buttons are kept under it. */
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly layout: LayoutKind;
  /** Path of the page file; absent where only the frame or a redirect is named. */
  readonly page?: string;
  readonly redirect?: string;
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

const LAYOUTS: Readonly<Record<string, LayoutKind | 'inherit'>> = {
  basic: 'basic',
  platform: 'platform',
  'route-view': 'inherit',
  blank: 'blank',
  ZX: 'ZX',
};

type Parents = ShellRoute['parents'];

/** Routes of a menu tree, hidden items included. The first of two items with one path counts. */
export function routesOf(menu: readonly MenuItem[]): ReadonlyMap<string, ShellRoute> {
  const routes = new Map<string, ShellRoute>();
  const add = (item: MenuItem, layout: LayoutKind, parents: Parents): void => {
    const kind = Object.hasOwn(LAYOUTS, item.attributes.comment)
      ? LAYOUTS[item.attributes.comment]
      : undefined;
    const own = kind === undefined || kind === 'inherit' ? layout : kind;
    const route = routeOf(item, own, kind !== undefined, parents);
    if (route && !routes.has(route.path)) routes.set(route.path, route);
    const below = [...parents, { name: item.id, title: item.text, path: item.attributes.url }];
    for (const child of item.children) add(child, own, below);
  };
  for (const item of menu) add(item, 'basic', []);
  return routes;
}

function routeOf(
  item: MenuItem,
  layout: LayoutKind,
  isFrame: boolean,
  parents: Parents,
): ShellRoute | undefined {
  const path = safeUrl(item.attributes.url);
  if (path === undefined || isHttp(path)) return undefined;
  const redirect = safeUrl(item.redirect) ?? (isFrame ? firstPage(item.children) : undefined);
  return {
    name: item.id,
    path,
    title: item.text,
    layout,
    parents,
    ...(isFrame ? {} : { page: item.attributes.comment }),
    ...(redirect !== undefined && redirect !== path ? { redirect } : {}),
  };
}

function firstPage(items: readonly MenuItem[]): string | undefined {
  const shown = items.find((item) => item.attributes.IsShow === 1 && !opensWindow(item));
  return (
    shown && (shown.children.length > 0 ? (firstPage(shown.children) ?? undefined) : shown.attributes.url)
  );
}

const opensWindow = ({ attributes }: MenuItem): boolean =>
  attributes.TargetType === 1 || isHttp(attributes.url);

/** Items that the navigation shows: only those with IsShow 1, and no group without any of them. */
export function navigationOf(menu: readonly MenuItem[]): NavItem[] {
  return menu.flatMap((item) => {
    const path = safeUrl(item.attributes.url);
    if (item.attributes.IsShow !== 1 || path === undefined) return [];
    const children = navigationOf(item.children);
    if (item.children.length > 0 && children.length === 0) return [];
    return [
      {
        name: item.id,
        path,
        title: item.text,
        icon: item.attributes.icon,
        isNewWindow: opensWindow(item),
        children,
      },
    ];
  });
}
