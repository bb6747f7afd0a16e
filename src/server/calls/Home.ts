import { calls, type CallOutput } from '../../contract/generated/calls.ts';
import { namedRoutes } from '../../contract/generated/routes.ts';
import { weekOfTerm } from '../../contract/school-calendar.ts';
import { menuTree, type MenuItem } from '../auth/grants/menu-tree.ts';
import type { Caller } from '../data/access/caller.ts';
import { outOfScope, refuse } from '../data/refusal.ts';
import { sharedNow } from '../data/time/clock.ts';
import { arranged } from '../engines/home/arranged.ts';
import { cardsOf } from '../engines/home/cards.ts';
import { dueOf } from '../engines/home/due.ts';
import { besideMenu } from '../engines/home/figures.ts';
import { heldCards, type Holder } from '../engines/home/held.ts';
import { keepLayout, layoutOf, layoutOfRole, rolesInUse } from '../modules/system/home-layout.ts';
import { cameBefore } from '../modules/system/came-before.ts';
import { type Calls, type CallServices, enCodeOf, writing } from './call.ts';

const holderOf = async ({ sessions }: CallServices, caller: Caller): Promise<Holder> => ({
  roles: caller.subject.Roles,
  pages: (await sessions.grantsOf(caller)).pages,
});

export const Home: Calls<'Home'> = {
  /** Keeps how the caller wants the cards. */
  Arrange: writing(async (context, { input, name }) => {
    await keepLayout(context, { UserId: context.caller.subject.UserId }, input.Cards, name);
    return true;
  }),
  /** The numbers beside the caller's menu. */
  Beside: async (services, { caller }) =>
    besideMenu(services.engine, caller, await holderOf(services, caller)),
  /** The numbers and rows of cards. */
  Cards: async (services, { caller, input }) =>
    cardsOf(services.engine, caller, await holderOf(services, caller), input.Keys, () =>
      cameBefore(services.engine.database, caller),
    ),
  /** Keeps how the members of a role have the cards who did not arrange their own. */
  Compose: writing(async (context, { input, name }) => {
    const roles = await rolesInUse(context.tx);
    if (!roles.some(({ Id }) => Id === input.RoleId)) throw outOfScope();
    await keepLayout(context, { RoleId: input.RoleId }, input.Cards, enCodeOf(context.engine, name));
    return true;
  }),
  /** What the caller has to do, over all modules. */
  Due: async (services, { caller }) => {
    const { catalog } = services.engine;
    const holder = await holderOf(services, caller);
    const hasFlows = [...holder.pages].some((path) => catalog.pages.get(path)?.kind === 'todo');
    return dueOf(services.engine, caller, holder, hasFlows);
  },
  /** The cards of the caller, or of a role whose home the caller composes. */
  Mine: async (services, { caller, input: { RoleId } }) => {
    const { engine, sessions } = services;
    const roles = caller.grants.has(enCodeOf(engine, calls.Home.Compose.name))
      ? await rolesInUse(engine.database)
      : [];
    const role = roles.find(({ Id }) => Id === RoleId);
    if (RoleId !== undefined && !role) throw refuse('没有权限排列该角色的首页');
    const seen = role ? { ...caller, subject: { ...caller.subject, Roles: [role.Code] } } : caller;
    const grants = await sessions.grantsOf(seen);
    const layout = role
      ? await layoutOfRole(engine.database, role.Id)
      : await layoutOf(engine.database, caller);
    const Today = (await sharedNow(engine.database)).slice(0, 10);
    const holder = { roles: seen.subject.Roles, pages: grants.pages };
    return {
      Today,
      Week: weekOfTerm(engine.catalog.calendar, Today),
      Arranged: layout.by,
      Roles: roles.map(({ Id, Name }) => ({ Id, Name })),
      Cards: arranged(heldCards(engine.catalog, holder), layout.cards),
      Apps: appsIn(menuTree(engine.catalog, grants, seen.subject), '').filter(
        ({ Url }) => Url !== namedRoutes.dashboard,
      ),
    };
  },
};

/** The entries of a menu that lead to a page, each in the group of the topmost item above it. */
function appsIn(items: readonly MenuItem[], Group: string): CallOutput['Home/Mine']['Apps'] {
  return items.flatMap(({ text, attributes, children }) => {
    const { url, icon, comment, IsShow } = attributes;
    if (IsShow !== 1) return [];
    if (children.length > 0) return appsIn(children, Group || text);
    return url === '' ? [] : [{ Text: text, Url: url, Icon: icon, Page: comment, Group: Group || '常用' }];
  });
}
