import { outOfScope } from '../../data/refusal.ts';
import { commentsOf } from '../../modules/app-center/comments.ts';
import { toolOfAction } from '../../modules/app-center/tool-actions.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

/** What users said about one action of an application. */
export const getCommentListByActionId: Handler<'MyApplyInfo/GetCommentListByActionId'> = async (
  { engine },
  { caller, input: { ActionId, ...paging } },
) => {
  const tool = await toolOfAction(engine.database, ActionId);
  if (tool === undefined) throw outOfScope();
  await visibleTool(engine, caller, tool);
  return commentsOf(engine.database, { ActionId }, paging);
};
