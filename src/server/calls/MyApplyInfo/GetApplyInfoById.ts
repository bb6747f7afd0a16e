import { CHECK_STATE, FLOW_ACTION } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Handler } from '../call.ts';
import { visibleTool } from './tool-access.ts';

interface Check {
  CheckState: string;
  Opinion: string;
  UserName: string;
  ActDate: string;
}

/** An application with the history of its checks. */
export const getApplyInfoById: Handler<'MyApplyInfo/GetApplyInfoById'> = async (
  { engine },
  { caller, input },
) => {
  const tool = await visibleTool(engine, caller, input.Id);
  const { rows } = await engine.database.query<Check>(
    `SELECT CASE WHEN "ActionType" = $3 THEN $4 ELSE $5 END AS "CheckState", coalesce("Opinion", '') AS "Opinion",
       coalesce("TrueName", '') AS "UserName",
       to_char("ActDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "ActDate"
     FROM "ApprovalRecord" WHERE "Entity" = $1 AND "RowId" = $2 AND "IsDeleted" = 0 ORDER BY "ActDate", "Id"`,
    [entities.ToolInfo, input.Id, FLOW_ACTION.Approve, CHECK_STATE.Passed, CHECK_STATE.Rejected],
  );
  return { ...tool, Checks: rows };
};
