import { outOfScope } from '../../data/refusal.ts';
import { commentsOf } from '../../modules/app-center/comments.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

/** What users said about one action of an application. */
export const getCommentListByActionId: Handler<'MyApplyInfo/GetCommentListByActionId'> = async (
  { engine },
  { caller, input },
) => {
  const { rows } = await engine.database.query<{ ToolId: string }>(
    `SELECT "ToolId" FROM "ToolAction" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [input.ActionId],
  );
  const [action] = rows;
  if (!action) throw outOfScope();
  await visibleTool(engine, caller, action.ToolId);
  return commentsOf(engine.database, { ActionId: input.ActionId }, input);
};
