import { TOOL_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { HandlerContext } from '../../data/module.ts';
import { changeRow } from '../../data/write/system-write.ts';

/** Switches applications: to the state that was asked for, else over. */
export async function switchTools(context: HandlerContext): Promise<true> {
  const wanted = context.params['Status'];
  for (const tool of context.rows) {
    const other = tool['Status'] === TOOL_STATE.On ? TOOL_STATE.Off : TOOL_STATE.On;
    const Status = wanted === undefined ? other : String(wanted);
    if (Status === tool['Status']) continue;
    await changeRow(context, entities.ToolInfo, tool, { Status }, context.enCode);
  }
  return true;
}
