import type { CallOutput } from '../../../contract/generated/calls.ts';
import { CHECK_STATE, FLOW_ACTION } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Queryable } from '../../data/database/database.ts';

type Check = CallOutput['MyApplyInfo/GetApplyInfoById']['Checks'][number];

/** How an application was checked, from the first time on. */
export async function checksOf(queryable: Queryable, toolId: string): Promise<Check[]> {
  const { rows } = await queryable.query<Check>(
    `SELECT CASE WHEN "ActionType" = $3 THEN $4 ELSE $5 END AS "CheckState", coalesce("Opinion", '') AS "Opinion",
       coalesce("TrueName", '') AS "UserName",
       to_char("ActDate" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS "ActDate"
     FROM "ApprovalRecord" WHERE "Entity" = $1 AND "RowId" = $2 AND "IsDeleted" = 0 ORDER BY "ActDate", "Id"`,
    [entities.ToolInfo, toolId, FLOW_ACTION.Approve, CHECK_STATE.Passed, CHECK_STATE.Rejected],
  );
  return rows;
}
