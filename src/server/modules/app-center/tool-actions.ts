import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Queryable } from '../../data/database/database.ts';

/** An action that is bound to an application. */
type ToolAction = Omit<CallOutput['MyApplyInfo/GetActionListByToolFilter']['rows'][number], 'Granted'>;

/** The actions of an application in their order. */
export async function listToolActions(queryable: Queryable, toolId: string): Promise<ToolAction[]> {
  const { rows } = await queryable.query<ToolAction>(
    `SELECT "Id", "EnCode", "ActionName", coalesce("Url", '') AS "Url", coalesce("Sort", 0)::int AS "Sort"
     FROM "ToolAction" WHERE "ToolId" = $1 AND "IsDeleted" = 0 ORDER BY "Sort", "Id"`,
    [toolId],
  );
  return rows;
}

/** The application that an action is bound to. */
export async function toolOfAction(queryable: Queryable, actionId: string): Promise<string | undefined> {
  const { rows } = await queryable.query<{ ToolId: string }>(
    `SELECT "ToolId" FROM "ToolAction" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [actionId],
  );
  return rows[0]?.ToolId;
}
