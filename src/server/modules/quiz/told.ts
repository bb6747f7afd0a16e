import { RESULT_SHOW, SHEET_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext, WriteContext } from '../../data/module.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';
import { changeRow } from '../../data/write/system-write.ts';

interface Come {
  readonly Score: number;
  readonly Right: number;
  readonly Asked: number;
  readonly Seconds: number;
  readonly Streak: number;
  readonly Before: number | null;
  readonly Better: number;
  readonly IsRanked: boolean;
}

/** Points, accuracy, streak and place of an attempt, as its person is told them at once. */
export async function tellAttempt({ tx }: WriteContext, sheet: Row) {
  const { rows } = await tx.query<Come>(
    `SELECT o."Score", o."RightCount" AS "Right", o."AskedCount" AS "Asked", o."Seconds"::float AS "Seconds", o."BestStreak" AS "Streak",
       (SELECT max(b."Score") FROM "QuizAttempt" b WHERE b."ActivityId" = o."ActivityId" AND b."UserId" = o."UserId" AND b."Id" <> o."Id"
         AND b."State" = '${SHEET_STATE.Submitted}' AND b."IsDeleted" = 0) AS "Before",
       (SELECT count(DISTINCT b."UserId")::int FROM "QuizAttempt" b WHERE b."ActivityId" = o."ActivityId" AND b."UserId" <> o."UserId"
         AND b."State" = '${SHEET_STATE.Submitted}' AND b."IsDeleted" = 0
         AND (b."Score" > o."Score" OR (b."Score" = o."Score" AND b."Seconds" < o."Seconds"))) AS "Better",
       (a."RankShow" = '${RESULT_SHOW.Live}' AND a."SumDaily" = 0) AS "IsRanked"
     FROM "QuizAttempt" o JOIN "QuizActivity" a ON a."Id" = o."ActivityId" WHERE o."Id" = $1`,
    [sheet['Id']],
  );
  const { Score, Right, Asked, Seconds, Streak, Before, Better, IsRanked } = rows[0]!;
  const isBest = Before === null || Score > Before;
  const said = (Name: string, Level: string) => ({ Name, Level, Advice: '' });
  return [
    said(
      '得分',
      `${Score}分${Before === null ? '' : isBest ? `，比之前最好的${Before}分多${Score - Before}分` : `，之前最好${Before}分`}`,
    ),
    said('正确率', `${Right}/${Asked}题，${Asked === 0 ? 0 : Math.round((100 * Right) / Asked)}%`),
    said('用时', `${Seconds}秒，最长连对${Streak}题`),
    ...(IsRanked && isBest ? [said('名次', `第${Better + 1}名`)] : []),
  ];
}

/** Makes every attempt of an activity void, and lets its people begin anew. */
export async function clearAttempts(context: HandlerContext): Promise<boolean> {
  const { entity, enCode, params } = context;
  const row = chosenRow(context);
  const id = String(row['Id']);
  await changeWhere(
    context,
    entities.QuizAttempt,
    `UPDATE "QuizAttempt" s SET "State" = '${SHEET_STATE.Invalid}', "VoidReason" = $2
     WHERE s."ActivityId" = $1 AND s."State" = '${SHEET_STATE.Submitted}'`,
    [id, params['Reason']],
    { as: 'act', enCode },
  );
  await changeWhere(
    context,
    entities.QuizTaking,
    `UPDATE "QuizTaking" t SET "Times" = 0, "DayTimes" = 0, "Steps" = NULL, "StepTime" = NULL, "BeginTime" = NULL WHERE t."ActivityId" = $1`,
    [id],
    { as: 'record' },
  );
  await changeRow(context, entity.name, row, { CountedAttempts: null }, enCode);
  return true;
}
