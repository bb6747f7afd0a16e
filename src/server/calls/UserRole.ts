import { applicationBranch, menuTree, systemBranch } from '../auth/grants/menu-tree.ts';
import { refuse } from '../data/refusal.ts';
import type { Calls } from './call.ts';
import { roleGrants } from '../auth/grants/role-grants.ts';
import { routeState } from '../auth/grants/route-state.ts';
import { accountList } from '../auth/accounts/account-list.ts';

export const UserRole: Calls<'UserRole'> = {
  /** Whether some menu leads to a path, and which module's switch closes it. */
  GetRouteState: ({ engine }, { input }) => routeState(engine, input.Path),
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
