import { storeTool } from '../../modules/app-center/stores.ts';
import { writeContext, type Handler } from '../call.ts';
import { usableTool } from './tool-access.ts';

/** Puts an application among the caller’s favourites. */
export const addApplyStore: Handler<'MyApplyInfo/AddApplyStore'> = async (services, request) => {
  const context = await writeContext(services, request);
  await usableTool(context.engine, context.tx, context.caller, request.input.ToolId);
  return { StoreCount: await storeTool(context, request.input.ToolId, true, request.name) };
};
