import type { CallOutput } from '../../../contract/generated/calls.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { outOfScope } from '../../data/refusal.ts';

type Progress = CallOutput['ImportExport/GetActionTask'];

const MOST_FAILS = 200;

/** How far one of the caller's own actions on many rows has come, with the first rows that were refused. */
export async function actionProgress(queryable: Queryable, caller: Caller, id: string): Promise<Progress> {
  const { rows } = await queryable.query<Omit<Progress, 'Fails'>>(
    `SELECT "State", "Total", "DoneCount", "SuccessCount", "FailCount", "ErrorMsg", "RunNote" FROM "ActionTask"
     WHERE "Id" = $1 AND "CreateUserId" = $2 AND "IsDeleted" = 0`,
    [id, caller.subject.UserId],
  );
  const [task] = rows;
  if (!task) throw outOfScope();
  const fails = await queryable.query<Progress['Fails'][number]>(
    `SELECT "RowNo", coalesce("RowName", '') AS "RowName", "Message" FROM "ActionFail"
     WHERE "TaskId" = $1 AND "IsDeleted" = 0 ORDER BY "RowNo" LIMIT ${MOST_FAILS}`,
    [id],
  );
  return { ...task, Fails: fails.rows };
}
