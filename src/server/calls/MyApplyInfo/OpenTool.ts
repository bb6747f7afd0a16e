import { writeContext, type Handler } from '../call.ts';
import { usableTool } from './tool-access.ts';

/** Counts that an application is opened, and says where it is. */
export const openTool: Handler<'MyApplyInfo/OpenTool'> = async (services, request) => {
  const { engine, tx, caller } = await writeContext(services, request);
  const { Id, Url, TargetType } = await usableTool(engine, tx, caller, request.input.ToolId);
  // Not a change of the application: its version stays, and nobody's form grows stale by it.
  await tx.query(`UPDATE "ToolInfo" SET "OpenCount" = "OpenCount" + 1 WHERE "Id" = $1`, [Id]);
  return { Url, TargetType };
};
