import { desktopOf } from '../../modules/app-center/desktop.ts';
import type { Handler } from '../call.ts';

/** The caller's desktop. */
export const getMyDesktopTool: Handler<'MyApplyInfo/GetMyDesktopTool'> = async ({ engine }, { caller }) =>
  (await desktopOf(engine, engine.database, caller)).map(({ tool, ToolId, X, Y, Size }) => ({
    ToolId,
    X,
    Y,
    Size,
    ToolName: tool.ToolName,
    Icon: tool.Icon,
    Intro: tool.Intro,
    Url: tool.Url,
    TargetType: tool.TargetType,
    Badge: 0,
  }));
