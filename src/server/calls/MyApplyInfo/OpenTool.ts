import { countOpened } from '../../modules/app-center/stores.ts';
import { writeContext, type Handler } from '../call.ts';
import { usableTool } from './tool-access.ts';

/** Counts that an application is opened, and says where it is. */
export const openTool: Handler<'MyApplyInfo/OpenTool'> = async (services, request) => {
  const { engine, tx, caller } = await writeContext(services, request);
  const { Id, Url, TargetType } = await usableTool(engine, tx, caller, request.input.ToolId);
  await countOpened(tx, Id);
  return { Url, TargetType };
};
