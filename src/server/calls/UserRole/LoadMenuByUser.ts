import { applicationBranch, menuTree, systemBranch } from '../../auth/menu-tree.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

/**
 * The caller's menu, or the branch of the sub-system or application that he came for; an empty list says that he has
 * no permission at all.
 */
export const loadMenuByUser: Handler<'UserRole/LoadMenuByUser'> = async (
  { engine, sessions },
  { caller, input },
) => {
  const { SystemId, ApplyId } = input;
  const whole = menuTree(engine.catalog, await sessions.grantsOf(caller), caller.subject);
  const system = SystemId ? systemBranch(whole, SystemId) : whole;
  const branch = ApplyId ? applicationBranch(system, ApplyId) : system;
  if (branch.length === 0 && whole.length > 0) throw refuse('内部模块错误');
  return branch;
};
