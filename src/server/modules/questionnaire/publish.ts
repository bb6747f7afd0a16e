import { SCOPE_TYPE, SCORE_MODE, TASK_STATE, USER_STATE } from '../../../contract/generated/codes.ts';
import { entities, messages, type Questionnaire } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/change-where.ts';
import { insertFrom } from '../../data/insert-from.ts';
import type { Caller } from '../../data/caller.ts';
import type { HandlerContext, ReachContext, WriteContext } from '../../data/module.ts';
import { refuseNobody } from '../../data/needs.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/system-write.ts';
import { tell } from '../../engines/notify/tell.ts';
import { oneRow, requireSound } from './design.ts';
import { readQuestions, storedDesign } from './paper.ts';

const SECONDS_A_QUESTION = 8;
/** Roles that may ask the whole school; everybody else asks his own colleges. */
const WHOLE_SCHOOL = ['psych_admin', 'school_admin', 'admin'];

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
  const { sql, values } = askedOf(row, context.caller);
  const answer = await insertFrom<{ Id: string }>(
    context,
    entities.SurveyTaking,
    `INSERT INTO "SurveyTaking" ("QuestionnaireId", "UserId", "StudentId", "Title", "SurveyType", "StartTime", "EndTime",
       "State", "LimitTimes", "AllowEdit", "ShowResult", "IsAnonymous", "Minutes", "Times")
     SELECT q."Id", u."Id", s."Id", q."Title", q."SurveyType", q."StartTime",
       q."EndTime", $5, q."LimitTimes", q."AllowEdit", q."ShowResult", q."IsAnonymous", $6::int, 0
     FROM "Questionnaire" q, ${sql} AND q."Id" = $4
     ON CONFLICT DO NOTHING RETURNING "Id"`,
    [...values, row.Id, state, minutes],
    { as: 'record' },
  );
  return answer.rows.map(({ Id }) => Id);
}

/** Everybody who is asked: a FROM clause with its condition and the values of $1 to $3. */
function askedOf(row: Questionnaire, { subject }: Caller): { sql: string; values: unknown[] } {
  const { sql, value } = scopeOf(row);
  const everywhere = subject.Roles.some((role) => WHOLE_SCHOOL.includes(role));
  return {
    sql: `"SysUser" u LEFT JOIN "Student" s ON s."UserId" = u."Id" AND s."IsDeleted" = 0
     WHERE u."IsDeleted" = 0 AND u."State" = $2 AND ${sql} AND ($3::text[] IS NULL OR s."CollegeId" = ANY($3))`,
    values: [value, USER_STATE.Normal, everywhere ? null : [...subject.CollegeIds]],
  };
}

/** How many would be asked. */
export async function reachOfSurvey({ rows, tx, caller }: ReachContext): Promise<number> {
  const { sql, values } = askedOf(rows[0] as unknown as Questionnaire, caller);
  const answer = await tx.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, values);
  return answer.rows[0]!.n;
}

function scopeOf(row: Questionnaire): { sql: string; value: unknown } {
  switch (row.ScopeType) {
    case SCOPE_TYPE.College:
      return { sql: `s."CollegeId" = ANY($1::text[])`, value: row.ScopeOrgs ?? [] };
    case SCOPE_TYPE.Grade:
      return { sql: `s."GradeYear" = $1::int`, value: row.ScopeGrade };
    case SCOPE_TYPE.Major:
      return { sql: `s."MajorId" = ANY($1::text[])`, value: row.ScopeMajors ?? [] };
    case SCOPE_TYPE.Class:
      return { sql: `s."ClassId" = ANY($1::text[])`, value: row.ScopeClasses ?? [] };
    case SCOPE_TYPE.Users:
      return { sql: `u."Id" = ANY($1::text[])`, value: row.ScopeUsers ?? [] };
    default:
      return { sql: `s."Id" IS NOT NULL AND $1::text IS NULL`, value: null };
  }
}

async function countAsked({ tx }: WriteContext, id: string): Promise<number> {
  const answer = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "SurveyTaking" WHERE "QuestionnaireId" = $1 AND "IsDeleted" = 0`,
    [id],
  );
  return answer.rows[0]?.count ?? 0;
}
