import type { Handler } from '../call.ts';
import { usableTool } from './tool-access.ts';

/** An application as the desktop tells about it, with what the caller himself thought of it last. */
export const getInfoByMyDesktopTool: Handler<'MyApplyInfo/GetInfoByMyDesktopTool'> = async (
  { engine },
  { caller, input },
) => {
  const Tool = await usableTool(engine, engine.database, caller, input.ToolId);
  const { rows } = await engine.database.query<{ Score: number }>(
    `SELECT "Score"::int AS "Score" FROM "ApplyComment" WHERE "ToolId" = $1 AND "CreateUserId" = $2 AND "IsDeleted" = 0
     ORDER BY "CreateDate" DESC LIMIT 1`,
    [Tool.Id, caller.subject.UserId],
  );
  return { Tool, IsDesktop: Tool.IsDesktop, IsStore: Tool.IsStore, MyScore: rows[0]?.Score ?? null, Todo: 0 };
};
