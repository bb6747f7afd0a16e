import { calls } from '../../contract/generated/calls.ts';
import type { Subject } from '../../contract/subject.ts';
import { loadSite, storedSite } from '../account/site.ts';
import { checkPassword, loadMenu, type PasswordCheck } from '../account/sign-in.ts';
import { call } from '../request/call.ts';
import { homeOf, DASHBOARD } from '../session/home.ts';
import { currentMenu } from '../session/menu.ts';
import { currentToken, updateUser } from '../session/session.ts';
import { navigationOf, routesOf, type NavItem, type ShellRoute } from './menu-routes.ts';

/** What the frame is made of once the user is known. */
export interface Booted {
  /** Absent on public pages without a session. */
  readonly me: Subject | undefined;
  readonly routes: ReadonlyMap<string, ShellRoute>;
  readonly navigation: readonly NavItem[];
  readonly home: string;
  /** A password that must be changed before anything else. */
  readonly weak: PasswordCheck | undefined;
}

const ANONYMOUS: Booted = {
  me: undefined,
  routes: new Map(),
  navigation: [],
  home: DASHBOARD,
  weak: undefined,
};

/** Loads user, menu and password check; after a login the last two are known already. */
export async function boot(): Promise<Booted> {
  // The names of the site are shown from storage; a change is seen the next time.
  const site = loadSite();
  if (!storedSite().WebTitle) await site;
  if (currentToken() === '') return ANONYMOUS;
  const known = currentMenu();
  const [menu, base, check] = await Promise.all([
    known ?? loadMenu(),
    call(calls.UserInfo.GetLoginBaseInfo, {}, { quiet: true }),
    known ? undefined : checkPassword(),
  ]);
  updateUser({ name: base.TrueName, avatar: base.Avatar, roles: base.RoleCodes, welcome: base.Welcome });
  return {
    me: base.Subject,
    routes: routesOf(menu),
    navigation: navigationOf(menu),
    home: homeOf(menu),
    weak: check && check.ErrorMess !== '' ? check : undefined,
  };
}
