import { pageEnCodes, type Catalog } from '../data/catalog.ts';
import type { Grants, MenuRow } from './grants.ts';

/** A menu item as LoadMenuByUser delivers it (specification 3, domain/00-overview 5). */
export interface MenuItem {
  id: string;
  text: string;
  state: 'open';
  redirect: string;
  attributes: {
    url: string;
    comment: string;
    icon: string;
    domain: string;
    codesort: number;
    IsShow: 0 | 1;
    TargetType: 0 | 1;
    buttons: MenuButton[];
  };
  children: MenuItem[];
}

/** An action button of a menu item's page. */
export interface MenuButton {
  EnCode: string;
  Url: string;
  Text: string;
  Icon: string;
  Sort: number;
}

/** Menu items that hold others and show no page of their own. */
const LAYOUTS: ReadonlySet<string> = new Set(['basic', 'platform', 'route-view', 'blank', 'ZX']);

/**
 * The menu of somebody who holds these grants. A parent comes with its children, whether it was granted or not, and is
 * hidden when all of them are; a layout without children does not come at all.
 */
export function menuTree(catalog: Catalog, grants: Grants, domain?: string): MenuItem[] {
  const children = new Map<string, MenuRow[]>();
  for (const row of grants.rows.values()) {
    const parent = row.ParentId && row.ParentId !== '0' ? row.ParentId : '';
    children.set(parent, [...(children.get(parent) ?? []), row]);
  }
  const build = (row: MenuRow): MenuItem[] => {
    const below = (children.get(row.Id) ?? []).flatMap(build);
    const granted = grants.menus.has(row.Id) && !LAYOUTS.has(row.Comment);
    if (!granted && below.length === 0) return [];
    const hidden =
      below.length > 0 && LAYOUTS.has(row.Comment) && below.every((item) => item.attributes.IsShow !== 1);
    return [{ ...itemOf(catalog, grants, row, hidden), children: below }];
  };
  const top = (children.get('') ?? []).filter((row) => domain === undefined || row.Domain === domain);
  return top.flatMap(build);
}

function itemOf(catalog: Catalog, grants: Grants, row: MenuRow, hidden: boolean): MenuItem {
  return {
    id: row.Id,
    text: row.Text,
    state: 'open',
    redirect: row.Redirect ?? '',
    attributes: {
      url: row.Url ?? '',
      comment: row.Comment,
      icon: row.Icon ?? '',
      domain: row.Domain ?? '',
      codesort: row.CodeSort,
      IsShow: !hidden && row.IsShow === 1 ? 1 : 0,
      TargetType: row.TargetType === '1' ? 1 : 0,
      buttons: buttonsOf(catalog, grants, row),
    },
    children: [],
  };
}

function buttonsOf(catalog: Catalog, grants: Grants, row: MenuRow): MenuButton[] {
  const offered = [...pageEnCodes(catalog, row.Comment)].filter((enCode) => grants.enCodes.has(enCode));
  return offered.map((EnCode, index) => {
    const action = catalog.enCodes.get(EnCode)?.action;
    return { EnCode, Url: action?.url ?? '', Text: action?.title ?? '', Icon: '', Sort: index + 1 };
  });
}
