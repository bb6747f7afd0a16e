import { checksOf } from '../../modules/app-center/checks.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

/** An application with the history of its checks. */
export const getApplyInfoById: Handler<'MyApplyInfo/GetApplyInfoById'> = async (
  { engine },
  { caller, input },
) => ({
  ...(await visibleTool(engine, caller, input.Id)),
  Checks: await checksOf(engine.database, input.Id),
});
