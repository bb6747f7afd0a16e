import { applicationBranch, menuTree, type MenuItem } from '../../auth/grants/menu-tree.ts';
import { refuse } from '../../data/refusal.ts';
import { usableTool } from '../../modules/app-center/tool-rows.ts';
import type { Handler } from '../call.ts';

/** The part of the caller's menu that an application uses: where its address leads, or the branch of a menu item. */
export const loadMyMenuListByUser: Handler<'MyApplyInfo/LoadMyMenuListByUser'> = async (
  { engine, sessions },
  { caller, input },
) => {
  const { ToolId, ApplyId } = input;
  const whole = menuTree(engine.catalog, await sessions.grantsOf(caller), caller.subject);
  if (!ToolId && !ApplyId) return whole;
  const apply = ApplyId || itemAt(whole, (await usableTool(engine, engine.database, caller, ToolId!)).Url);
  const branch = apply === undefined ? [] : applicationBranch(whole, apply);
  if (branch.length === 0) throw refuse('内部模块错误');
  return branch;
};

function itemAt(items: readonly MenuItem[], url: string): string | undefined {
  for (const item of items) {
    const found = item.attributes.url === url ? item.id : itemAt(item.children, url);
    if (found !== undefined) return found;
  }
  return undefined;
}
