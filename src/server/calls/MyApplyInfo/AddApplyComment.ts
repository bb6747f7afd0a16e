import { addComment } from '../../modules/app-center/comments.ts';
import { writeContext, type Handler } from '../call.ts';
import { usableTool } from './tool-access.ts';

/** What the caller thinks of an application. */
export const addApplyComment: Handler<'MyApplyInfo/AddApplyComment'> = async (services, request) => {
  const context = await writeContext(services, request);
  await usableTool(context.engine, context.tx, context.caller, request.input.ToolId);
  return { Id: await addComment(context, request.input, request.name) };
};
