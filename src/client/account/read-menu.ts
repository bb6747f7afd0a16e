import { isLayout } from '../../contract/layouts.ts';
import { fieldsOf, firstText, flagOf, objectsOf, textOf } from '../request/reading.ts';
import type { MenuItem } from '../session/menu.ts';
import { isHttp } from '../session/safe-url.ts';
import { readButtons } from './read-login.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A menu as the frame needs it, out of what a server answers: nothing for what is no list of items. */
export const readMenu = (value: unknown): readonly MenuItem[] => itemsOf(value, '');

/** @param above id of the item above, for items that have none of their own */
function itemsOf(value: unknown, above: string): MenuItem[] {
  return objectsOf(value).map((item, at) => {
    const id = firstText(item['id'], item['Id']) || `${above}-${at + 1}`;
    // Some servers put the attributes beside the rest of the item.
    const attributes: Fields = { ...item, ...fieldsOf(item['attributes']) };
    const children = itemsOf(item['children'], id);
    return {
      id,
      text: firstText(item['text'], item['Name'], id),
      redirect: withSlash(textOf(item['redirect'])),
      children,
      attributes: {
        url: urlOf(attributes, id, children.length > 0),
        comment: commentOf(attributes, children.length > 0),
        icon: textOf(attributes['icon']),
        domain: textOf(attributes['domain']),
        IsShow: flagOf(attributes['IsShow']) ? 1 : 0,
        TargetType: flagOf(attributes['TargetType']) ? 1 : 0,
        buttons: readButtons(attributes['buttons'] ?? attributes['btnList']),
      },
    };
  });
}

/** A group that leads nowhere itself still has a place of its own in the menu. */
function urlOf({ url }: Fields, id: string, isGroup: boolean): string {
  const text = withSlash(textOf(url).trim());
  return isGroup && /^(\/?#.*)?$/.test(text) ? `/menu/${encodeURIComponent(id)}` : text;
}

function commentOf({ comment }: Fields, isGroup: boolean): string {
  const text = textOf(comment).trim();
  if (isGroup && text === '') return 'route-view';
  return isLayout(text) ? text : text.replace(/^\/+/, '');
}

/** Addresses inside the product begin with a slash, whether the server writes it or not. */
const withSlash = (address: string): string =>
  address === '' || isHttp(address) || /^[/\\]|^[a-z][a-z\d+.-]*:/i.test(address) ? address : `/${address}`;

/** The part of a menu that a session is confined to. */
export interface Confined {
  readonly SystemId?: string;
  readonly ApplyId?: string;
}

/**
 * The branch of the sub-system or application that was asked for; a server that does not choose it sends the whole menu.
 * @throws when there is no such branch
 */
export function branchOf(menu: readonly MenuItem[], { SystemId, ApplyId }: Confined): readonly MenuItem[] {
  const system = SystemId ? menu.filter((item) => isOfSystem(item, SystemId)) : menu;
  const branch = ApplyId ? applicationIn(system, ApplyId) : system;
  if (branch.length === 0 && menu.length > 0) throw new Error('内部模块错误');
  return branch;
}

const isOfSystem = ({ id, attributes: { domain, url } }: MenuItem, system: string): boolean =>
  [id, domain, url].includes(system);

function applicationIn(items: readonly MenuItem[], wanted: string): readonly MenuItem[] {
  for (const item of items) {
    const found = item.id === wanted ? [item] : applicationIn(item.children, wanted);
    if (found.length > 0) return found;
  }
  return [];
}
