import { storeTool } from '../../modules/app-center/stores.ts';
import { writeContext, type Handler } from '../call.ts';

/** Takes an application out of the caller’s favourites, whether or not he may still use it. */
export const delApplyStore: Handler<'MyApplyInfo/DelApplyStore'> = async (services, request) => {
  const context = await writeContext(services, request);
  return { StoreCount: await storeTool(context, request.input.ToolId, false, request.name) };
};
