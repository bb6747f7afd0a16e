import { liveMenus } from '../auth/grants/grants.ts';
import { applicationBranch, menuTree, systemBranch } from '../auth/grants/menu-tree.ts';
import { refuse } from '../data/refusal.ts';
import type { Calls } from './call.ts';
import { roleGrants } from '../auth/grants/role-grants.ts';
import { accountList } from '../auth/accounts/account-list.ts';

export const UserRole: Calls<'UserRole'> = {
  /**
   * Whether some menu leads to a path, and which module's switch closes it. A user without the menu is told that there is no access,
   * not that there is nothing.
   */
  GetRouteState: async ({ engine }, { input }) => {
    const rows = [...(await liveMenus(engine.database)).values()].filter((row) => row.Url === input.Path);
    const titles = rows.map(({ Comment }) => engine.catalog.closed.page(Comment));
    const isClosed = rows.length > 0 && titles.every((title) => title !== undefined);
    return { IsKnown: rows.length > 0, Closed: isClosed ? (titles[0] ?? '') : null };
  },
  LoadRoleGrants: ({ engine }, { input }) => roleGrants(engine, engine.database, input.Id),
  LoadManUserListByFilter: ({ engine }, { caller, input }) => accountList(engine, caller, input),
  /**
   * The caller's menu, or the branch of the sub-system or application that the caller came for; an empty list says
   * that there is no permission at all.
   */
  LoadMenuByUser: async ({ engine, sessions }, { caller, input }) => {
    const { SystemId, ApplyId } = input;
    const whole = menuTree(engine.catalog, await sessions.grantsOf(caller), caller.subject);
    const system = SystemId ? systemBranch(whole, SystemId) : whole;
    const branch = ApplyId ? applicationBranch(system, ApplyId) : system;
    if (branch.length === 0 && whole.length > 0) throw refuse('内部模块错误');
    return branch;
  },
};
