import type { GrantedButton } from '../storage/keys.ts';
import { grantButtons } from './session.ts';

/** A menu item as LoadMenuByUser answers it (specification 3). */
export interface MenuItem {
  readonly id: string;
  readonly text: string;
  readonly redirect?: string;
  readonly children: readonly MenuItem[];
  readonly attributes: {
    readonly url: string;
    readonly comment: string;
    readonly icon: string;
    /** Top entry of the branch. */
    readonly domain?: string;
    readonly IsShow: 0 | 1;
    readonly TargetType: 0 | 1;
    readonly buttons?: readonly GrantedButton[];
  };
}

let menu: readonly MenuItem[] | undefined;

/** The menu of the signed-in user; undefined until it was loaded. */
export const currentMenu = (): readonly MenuItem[] | undefined => menu;

/** Takes the menu and the buttons granted on each of its routes, beside those that came with the login. */
export function takeMenu(
  items: readonly MenuItem[],
  besides: Readonly<Record<string, GrantedButton[]>> = {},
): void {
  menu = items;
  const buttons: Record<string, GrantedButton[]> = { ...besides };
  const collect = (item: MenuItem): void => {
    if (item.attributes.buttons?.length) buttons[item.id] = [...item.attributes.buttons];
    item.children.forEach(collect);
  };
  items.forEach(collect);
  grantButtons(buttons);
}

/** Forgets the menu with the session. */
export function forgetMenu(): void {
  menu = undefined;
}
