import { CHECK_STATE, TOOL_STATE } from '../../../contract/generated/codes.ts';
import { entities, type ToolInfo } from '../../../contract/generated/entities.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { changeRow } from '../../data/write/system-write.ts';

/** Who may put an application before the users without another's check. */
const CHECKER = 'admin';

/** What leads somewhere, or to other people, is checked anew when somebody else than the checker changed it. */
const CHECKED = ['Url', 'RoleCodes'] as const;

/** A new application waits for its check; so does one whose checked facts were changed. */
export async function beforeToolSave({
  row,
  before,
  caller,
  enCode,
  engine,
}: RowHook<ToolInfo>): Promise<void> {
  const verb = engine.catalog.enCodes.get(enCode)?.action.verb;
  if (verb !== 'add' && verb !== 'edit') return;
  const isChecker = caller.subject.Roles.includes(CHECKER);
  if (!before) {
    row['CheckState'] = isChecker ? CHECK_STATE.Passed : CHECK_STATE.Waiting;
    row['Status'] = TOOL_STATE.Off;
    return;
  }
  const isSame = CHECKED.every((name) => JSON.stringify(before[name]) === JSON.stringify(row[name]));
  if (isSame || isChecker) return;
  row['CheckState'] = CHECK_STATE.Waiting;
  row['Status'] = TOOL_STATE.Off;
}

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
