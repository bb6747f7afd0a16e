import type { CallOutput } from '../../../contract/generated/calls.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { namedRoutes } from '../../../contract/generated/routes.ts';
import { weekOfTerm } from '../../../contract/school-calendar.ts';
import { menuTree, type MenuItem } from '../../auth/grants/menu-tree.ts';
import type { Sessions } from '../../auth/sessions/sessions.ts';
import type { Caller } from '../../data/access/caller.ts';
import { actionOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { refuse } from '../../data/refusal.ts';
import { sharedNow } from '../../data/time/clock.ts';
import { arranged } from './arranged.ts';
import { heldCards } from './held.ts';
import { layoutOf, rolesInUse } from './layout.ts';

type Home = CallOutput['Home/Mine'];

/** The home of the caller, or of a role whose home the caller composes. @throws Refusal for any other role */
export async function homeOf(
  { engine, sessions }: { readonly engine: Engine; readonly sessions: Sessions },
  caller: Caller,
  roleId: string | undefined,
): Promise<Home> {
  const { catalog, database } = engine;
  const mayCompose = caller.grants.has(actionOf(engine, entities.HomeLayout, 'edit'));
  const roles = mayCompose ? await rolesInUse(database) : [];
  const role = roles.find(({ Id }) => Id === roleId);
  if (roleId !== undefined && !role) throw refuse('没有权限排列该角色的首页');
  const seen = role ? { ...caller, subject: { ...caller.subject, Roles: [role.Code] } } : caller;
  const grants = await sessions.grantsOf(seen);
  const layout = await layoutOf(database, role ? { UserId: '', Roles: [role.Code] } : caller.subject);
  const Today = (await sharedNow(database)).slice(0, 10);
  const holder = { roles: seen.subject.Roles, pages: grants.pages };
  return {
    Today,
    Week: weekOfTerm(catalog.calendar, Today),
    Arranged: layout.by,
    Roles: roles.map(({ Id, Name }) => ({ Id, Name })),
    Cards: arranged(heldCards(catalog, holder), layout.cards),
    Apps: appsIn(menuTree(catalog, grants, seen.subject), '').filter(
      ({ Url }) => Url !== namedRoutes.dashboard,
    ),
  };
}

/** The entries of a menu that lead to a page, each in the group of the topmost item above it. */
function appsIn(items: readonly MenuItem[], Group: string): Home['Apps'] {
  return items.flatMap(({ text, attributes, children }) => {
    const { url, icon, comment, IsShow } = attributes;
    if (IsShow !== 1) return [];
    if (children.length > 0) return appsIn(children, Group || text);
    return url === '' ? [] : [{ Text: text, Url: url, Icon: icon, Page: comment, Group: Group || '常用' }];
  });
}
