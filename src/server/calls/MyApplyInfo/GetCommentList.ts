import { commentsOf } from '../../modules/app-center/comments.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

/** What users said about an application. */
export const getCommentList: Handler<'MyApplyInfo/GetCommentList'> = async (
  { engine },
  { caller, input },
) => {
  const { Id: ToolId } = await visibleTool(engine, caller, input.ToolId);
  return commentsOf(engine.database, { ToolId }, input);
};
