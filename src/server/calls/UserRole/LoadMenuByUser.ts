import { menuTree } from '../../auth/menu-tree.ts';
import type { Handler } from '../call.ts';

/** The caller's menu; an empty list says that he has no permission at all. */
export const loadMenuByUser: Handler<'UserRole/LoadMenuByUser'> = async (
  { engine, sessions },
  { caller, input },
) => menuTree(engine.catalog, await sessions.grantsOf(caller), input.SystemId || undefined);
