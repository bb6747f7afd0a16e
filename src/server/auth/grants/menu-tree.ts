import { isLayout } from '../../../contract/layouts.ts';
import { isOfOthers, ownIdOf } from '../../../contract/own-page.ts';
import type { Subject } from '../../../contract/subject.ts';
import { openedBy, type Catalog } from '../../data/schemas/catalog.ts';
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

/**
 * The menu of somebody who holds these grants. A parent comes with its children, whether it was granted or not, and is
 * hidden when all of them are; a layout without children does not come at all. Pages of people that the caller is none of
 * come hidden.
 */
export function menuTree(catalog: Catalog, grants: Grants, me: Subject): MenuItem[] {
  const isOthers = (row: MenuRow): boolean => {
    const page = catalog.pages.get(row.Comment);
    return page !== undefined && isOfOthers(ownIdOf(page, catalog.pages), me);
  };
  const children = new Map<string, MenuRow[]>();
  for (const row of grants.rows.values()) {
    const parent = row.ParentId && row.ParentId !== '0' ? row.ParentId : '';
    children.set(parent, [...(children.get(parent) ?? []), row]);
  }
  const build = (row: MenuRow): MenuItem[] => {
    const below = (children.get(row.Id) ?? []).flatMap(build);
    const granted = grants.menus.has(row.Id) && !isLayout(row.Comment);
    if (!granted && below.length === 0) return [];
    const hidden =
      below.length > 0 && isLayout(row.Comment)
        ? below.every((item) => item.attributes.IsShow !== 1)
        : isOthers(row);
    return [{ ...itemOf(catalog, grants, row, hidden), children: below }];
  };
  return (children.get('') ?? []).flatMap(build);
}

/** The part of a menu that one sub-system uses: by the sub-system's id or by the address that it was entered at. */
export function systemBranch(tree: readonly MenuItem[], system: string): MenuItem[] {
  return tree.filter(
    ({ id, attributes }) => id === system || attributes.domain === system || attributes.url === system,
  );
}

/** The branch of one application, wherever it stands in the menu. */
export function applicationBranch(tree: readonly MenuItem[], apply: string): MenuItem[] {
  const found = tree.find((item) => item.id === apply);
  if (found) return [found];
  for (const item of tree) {
    const below = applicationBranch(item.children, apply);
    if (below.length > 0) return below;
  }
  return [];
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
  const offered = [...openedBy(catalog, row.Comment).enCodes].filter((enCode) => grants.enCodes.has(enCode));
  return offered.map((EnCode, index) => {
    const action = catalog.enCodes.get(EnCode)?.action;
    return { EnCode, Url: action?.url ?? '', Text: action?.title ?? '', Icon: '', Sort: index + 1 };
  });
}
