import { pageOf } from '../../data/paging.ts';
import { listToolActions } from '../../modules/app-center/tool-actions.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

const LARGEST_PAGE = 100;

/** The actions of an application, and which of them the caller may run. */
export const getActionListByToolFilter: Handler<'MyApplyInfo/GetActionListByToolFilter'> = async (
  { engine },
  { caller, input },
) => {
  const { Id } = await visibleTool(engine, caller, input.ToolId);
  const { index, size } = pageOf(input, LARGEST_PAGE);
  const named = (await listToolActions(engine.database, Id)).filter(({ ActionName }) =>
    ActionName.includes(input.ActionName?.trim() ?? ''),
  );
  const rows = named.slice((index - 1) * size, index * size).map((action) => ({
    ...action,
    Granted: caller.grants.has(action.EnCode) ? (1 as const) : (0 as const),
  }));
  return { total: named.length, rows };
};
