import { listToolActions } from '../../modules/app-center/tool-actions.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

/** An application with its actions. */
export const getToolInfoById: Handler<'MyApplyInfo/GetToolInfoById'> = async (
  { engine },
  { caller, input },
) => ({
  ...(await visibleTool(engine, caller, input.Id)),
  Actions: await listToolActions(engine.database, input.Id),
});
