import type { CallOutput } from '../../../contract/generated/calls.ts';
import { outOfScope } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

type Progress = CallOutput['ImportExport/GetActionTask'];

const MOST_FAILS = 200;

/** How far one of the caller's own actions on many rows has come, with the first rows that were refused. */
export const getActionTask: Handler<'ImportExport/GetActionTask'> = async ({ engine }, { caller, input }) => {
  const { rows } = await engine.database.query<Omit<Progress, 'Fails'>>(
    `SELECT "State", "Total", "DoneCount", "SuccessCount", "FailCount", "ErrorMsg", "RunNote" FROM "ActionTask"
     WHERE "Id" = $1 AND "CreateUserId" = $2 AND "IsDeleted" = 0`,
    [input.TaskId, caller.subject.UserId],
  );
  const [task] = rows;
  if (!task) throw outOfScope();
  const fails = await engine.database.query<Progress['Fails'][number]>(
    `SELECT "RowNo", coalesce("RowName", '') AS "RowName", "Message" FROM "ActionFail"
     WHERE "TaskId" = $1 AND "IsDeleted" = 0 ORDER BY "RowNo" LIMIT ${MOST_FAILS}`,
    [input.TaskId],
  );
  return { ...task, Fails: fails.rows };
};
