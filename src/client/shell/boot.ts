import { calls } from '../../contract/generated/calls.ts';
import type { RouteFile } from '../../contract/generated/meta.ts';
import type { Subject } from '../../contract/subject.ts';
import { loadSite, storedSite } from '../account/site.ts';
import { checkPassword, loadMenu, unlessMissing } from '../account/enter.ts';
import type { PasswordCheck } from '../account/sign-in.ts';
import { readBase } from '../account/read-user.ts';
import { call } from '../request/call.ts';
import { serverAddress } from '../request/server-config.ts';
import { homeOf, DASHBOARD } from '../session/home.ts';
import { currentMenu, type MenuItem } from '../session/menu.ts';
import { isPermitted } from '../session/permission.ts';
import { allButtons, currentToken, currentUser, keepForSession, updateUser } from '../session/session.ts';
import { currentVariant, systemPath, type Variant } from '../session/variant.ts';
import { KEYS } from '../storage/keys.ts';
import { writeKey } from '../storage/storage.ts';
import { beginHomeAt } from './begin-home.ts';
import { navigationOf, routesOf, type MenuView, type NavItem, type ShellRoute } from './menu-routes.ts';
import { routeTable } from './route-table.ts';
import { shapeMenu } from './shape-menu.ts';

/** What the frame is made of once the user is known. */
export interface Booted {
  /** Absent on public pages without a session. */
  readonly me: Subject | undefined;
  readonly variant: Variant;
  /** Title of the sub-system or application that is shown alone. */
  readonly systemTitle: string | undefined;
  readonly routes: ReadonlyMap<string, ShellRoute>;
  readonly navigation: readonly NavItem[];
  readonly home: string;
  /** Route of a guide that is opened in place of the home once a session, while it is unfinished. */
  readonly begin?: string | undefined;
  /** Whether the user holds what a route of the table asks for. */
  readonly permits: (route: RouteFile) => boolean;
  /** A password that must be changed before anything else. */
  readonly weak: PasswordCheck | undefined;
}

const ANONYMOUS: Booted = {
  me: undefined,
  variant: 'full',
  systemTitle: undefined,
  routes: new Map(),
  navigation: [],
  home: DASHBOARD,
  permits: (route) => isPermitted(route.permission, new Set()),
  weak: undefined,
};

/** Loads user, menu and password check; after a login the last two are known already. */
export async function boot(): Promise<Booted> {
  // The names of the site are shown from storage; a change is seen the next time.
  const site = loadSite();
  if (!storedSite().WebTitle) await site;
  if (currentToken() === '') return ANONYMOUS;
  beginHomeAt(window.location.pathname);
  void site.then(({ SchoolShortName, Academy }) =>
    keepForSession(KEYS.schoolFlag, SchoolShortName || Academy || ''),
  );
  writeKey(KEYS.homeUrl, await serverAddress());
  const known = currentMenu();
  const [menu, told, check] = await Promise.all([
    known ?? loadMenu(),
    call(calls.UserInfo.GetLoginBaseInfo, {}, { inPlace: true }).catch(unlessMissing),
    known ? undefined : checkPassword(),
  ]);
  const { subject, begin, ...user } = readBase(told, currentUser());
  updateUser(user);
  const frame = frameOf(menu, currentVariant(), user.roles);
  return {
    me: subject,
    ...frame,
    begin: frame.routes.has(begin ?? '') ? begin : undefined,
    weak: check && check.ErrorMess !== '' ? check : undefined,
  };
}

/** The frame with the menu as it is by now. Routes stay: a page that is open goes on, and the server refuses what is closed. */
export async function withNewMenu(booted: Booted): Promise<Booted> {
  const { navigation, home } = frameOf(await loadMenu(), booted.variant, currentUser().roles);
  return { ...booted, navigation, home };
}

/** Routes, navigation and home of a menu, for somebody who has these roles. */
function frameOf(menu: readonly MenuItem[], variant: Variant, roles: readonly string[]) {
  const held = new Set([...roles, ...allButtons().map((button) => button.EnCode)]);
  const permits = (route: RouteFile) => isPermitted(route.permission, held);
  const view: MenuView = {
    layout: variant === 'application' ? 'blank' : 'basic',
    isShown: (path) => {
      const match = routeTable.find(path);
      return match === undefined || permits(match.route);
    },
  };
  const shaped = shapeMenu(menu, variant);
  const routes = routesOf(shaped, view);
  const start = variant === 'system' ? systemPath() : '';
  return {
    variant,
    systemTitle: variant === 'full' ? undefined : menu[0]?.text,
    routes,
    navigation: navigationOf(shaped, view),
    home: routes.has(start) ? start : homeOf(shaped),
    permits,
  };
}
