import { SCORE_MODE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, messages, type Questionnaire } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { insertFrom } from '../../data/insert-from.ts';
import type { HandlerContext, ReachContext, WriteContext } from '../../data/module.ts';
import { refuseNobody } from '../../data/needs.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/system-write.ts';
import { Binder } from '../../data/sql.ts';
import { audienceSql, countAudience } from '../../engines/audience/audience.ts';
import { tell } from '../../engines/notify/tell.ts';
import { oneRow, requireSound } from './design.ts';
import { readQuestions, storedDesign } from './paper.ts';

const SECONDS_A_QUESTION = 8;

/** Freezes the questions, asks everybody in the scope, and tells them. */
export async function publish(context: HandlerContext): Promise<{ TargetCount: number }> {
  const row = oneRow(context) as unknown as Questionnaire;
  const { tx, now, enCode } = context;
  if (String(row.EndTime) <= now) throw refuse('结束时间已过，请先修改结束时间');
  const design = await storedDesign(tx, row.Id);
  requireSound(design, 1);
  if (row.ScoreMode === SCORE_MODE.Factors && design.Factors.length === 0) throw refuse('请先设置因子');
  const State = String(row.StartTime) <= now ? TASK_STATE.Running : TASK_STATE.Coming;
  const minutes = Math.max(1, Math.ceil((readQuestions(design).length * SECONDS_A_QUESTION) / 60));
  const asked = await askEverybody(context, row, State, minutes);
  const TargetCount = await countAsked(context, row.Id);
  if (TargetCount === 0) throw await refuseNobody(context);
  const changes = { State, TargetCount, PublishTime: now, Paper: design };
  await changeRow(context, entities.Questionnaire, { ...row }, changes, enCode);
  if (asked.length > 0) await tell(context, messages.surveyTakingOpen, { Id: asked });
  return { TargetCount };
}

/** Nobody answers it any more; what was answered stays. */
export async function stop(context: HandlerContext): Promise<boolean> {
  const row = oneRow(context);
  await changeRow(context, entities.Questionnaire, row, { State: TASK_STATE.Stopped }, context.enCode);
  await setTakings(context, String(row['Id']), TASK_STATE.Stopped);
  return true;
}

async function setTakings(context: WriteContext, id: string, state: string): Promise<void> {
  await changeWhere(
    context,
    entities.SurveyTaking,
    `UPDATE "SurveyTaking" SET "State" = $2 WHERE "QuestionnaireId" = $1 AND "State" <> $2`,
    [id, state],
    { as: 'record' },
  );
}

/** One row for each person in the scope who has none yet. @returns the new ones */
async function askEverybody(
  context: WriteContext,
  row: Questionnaire,
  state: string,
  minutes: number,
): Promise<string[]> {
  await setTakings(context, row.Id, state);
  const binder = new Binder();
  const chosen = { ...context, entity: entities.Questionnaire, row: { ...row }, owner: context.caller };
  const where = audienceSql(chosen, binder, 'u');
  const [id, is, length] = [row.Id, state, minutes].map((value) => binder.bind(value));
  const answer = await insertFrom<{ Id: string }>(
    context,
    entities.SurveyTaking,
    `INSERT INTO "SurveyTaking" ("QuestionnaireId", "UserId", "StudentId", "Title", "SurveyType", "StartTime", "EndTime",
       "State", "LimitTimes", "AllowEdit", "ShowResult", "IsAnonymous", "Minutes", "Times")
     SELECT q."Id", u."Id", s."Id", q."Title", q."SurveyType", q."StartTime",
       q."EndTime", ${is}, q."LimitTimes", q."AllowEdit", q."ShowResult", q."IsAnonymous", ${length}::int, 0
     FROM "Questionnaire" q, "SysUser" u LEFT JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0
     WHERE q."Id" = ${id} AND ${where}
     ON CONFLICT DO NOTHING RETURNING "Id"`,
    binder.values,
    { as: 'record' },
  );
  return answer.rows.map(({ Id }) => Id);
}

/** How many would be asked. */
export const reachOfSurvey = ({ engine, rows, tx, caller }: ReachContext): Promise<number> =>
  countAudience(tx, { engine, entity: entities.Questionnaire, row: rows[0] ?? {}, owner: caller });

async function countAsked({ tx }: WriteContext, id: string): Promise<number> {
  const answer = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "SurveyTaking" WHERE "QuestionnaireId" = $1 AND "IsDeleted" = 0`,
    [id],
  );
  return answer.rows[0]?.count ?? 0;
}
