import { ownScore } from '../../modules/app-center/comments.ts';
import type { Handler } from '../call.ts';
import { usableTool } from './tool-access.ts';

/** An application as the desktop tells about it, with what the caller thought of it last. */
export const getInfoByMyDesktopTool: Handler<'MyApplyInfo/GetInfoByMyDesktopTool'> = async (
  { engine },
  { caller, input },
) => {
  const Tool = await usableTool(engine, engine.database, caller, input.ToolId);
  const { IsDesktop, IsStore, Id } = Tool;
  return {
    Tool,
    IsDesktop,
    IsStore,
    MyScore: await ownScore(engine.database, caller.subject.UserId, Id),
    Todo: 0,
  };
};
