import { QUIZ_BOARD, SHEET_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type QuizActivity } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { byClock } from '../../data/time/by-clock.ts';
import { oneByOne } from '../../data/time/one-by-one.ts';
import { changeWhere, forgetWhere } from '../../data/write/change-where.ts';
import { insertFrom } from '../../data/write/insert-from.ts';

type Counted = Pick<QuizActivity, 'Id' | 'State' | 'SumDaily'> & {
  readonly Attempts: number;
};

/** Ranks the activities of which attempts came or went since the last minute, and once more when they have ended. */
export async function keepRanks(engine: Engine): Promise<void> {
  const { rows } = await engine.database.query<Counted>(
    `SELECT a."Id", a."State", a."SumDaily", n.attempts AS "Attempts"
     FROM "QuizActivity" a CROSS JOIN LATERAL (SELECT count(*)::int AS attempts FROM "QuizAttempt" s
       WHERE s."ActivityId" = a."Id" AND s."State" = '${SHEET_STATE.Submitted}' AND s."IsDeleted" = 0) n
     WHERE a."IsDeleted" = 0 AND a."State" = ANY($1)
       AND (a."CountedAttempts" IS DISTINCT FROM n.attempts OR (a."State" = $2 AND a."RankedAt" IS NULL))`,
    [[TASK_STATE.Running, TASK_STATE.Ended, TASK_STATE.Stopped], TASK_STATE.Ended],
  );
  await oneByOne(rows, (activity) => byClock(engine, 'quiz ranks', (context) => rank(context, activity)));
}

/**
 * Each person's best attempt, or the sum of the best ones of each day; the best of each class and college. A person with fewer seconds
 * stands before one with the same points; people, classes and colleges that are equal share a place. A class or college has the mean
 * of those who took part, times their share of those who were asked.
 */
const RANKS = `WITH best AS (
    SELECT DISTINCT ON (s."UserId", b.day) s."UserId" AS person, s."Score" AS score, s."Seconds" AS seconds
    FROM "QuizAttempt" s CROSS JOIN LATERAL
      (SELECT CASE WHEN $2::int = 1 THEN (s."SubmitTime" AT TIME ZONE 'Asia/Shanghai')::date END AS day) b
    WHERE s."ActivityId" = $1 AND s."State" = '${SHEET_STATE.Submitted}' AND s."IsDeleted" = 0
    ORDER BY s."UserId", b.day, s."Score" DESC, s."Seconds", s."Id"),
  own AS (SELECT person, sum(score)::numeric(10,2) AS score, sum(seconds)::numeric(10,1) AS seconds FROM best GROUP BY person),
  asked AS (SELECT t."UserId" AS person, u."TrueName" AS name, p."ClassId" AS class, p."CollegeId" AS college, o.score, o.seconds
    FROM "QuizTaking" t JOIN "SysUser" u ON u."Id" = t."UserId"
      LEFT JOIN "Student" p ON p."Id" = t."StudentId" AND p."IsDeleted" = 0 LEFT JOIN own o ON o.person = t."UserId"
    WHERE t."ActivityId" = $1 AND t."IsDeleted" = 0),
  people AS (SELECT '${QUIZ_BOARD.Person}' AS board, person AS key, name,
      left(name, 1) || repeat('*', greatest(1, length(name) - 1)) AS shown, score, seconds, 1 AS joined, 1 AS asked, class, college,
      rank() OVER (ORDER BY score DESC, seconds)::int AS place,
      CASE WHEN class IS NOT NULL THEN rank() OVER (PARTITION BY class ORDER BY score DESC, seconds)::int END AS class_place,
      CASE WHEN college IS NOT NULL THEN rank() OVER (PARTITION BY college ORDER BY score DESC, seconds)::int END AS college_place
    FROM asked WHERE score IS NOT NULL),
  groups AS (SELECT '${QUIZ_BOARD.Class}' AS board, class AS key, class, NULL::text AS college, score, seconds FROM asked WHERE class IS NOT NULL
    UNION ALL SELECT '${QUIZ_BOARD.College}', college, NULL, college, score, seconds FROM asked WHERE college IS NOT NULL),
  sums AS (SELECT board, key, class, college, count(*)::int AS asked, count(score)::int AS joined,
      round(avg(score) * count(score) / count(*), 2) AS score, round(avg(seconds), 1) AS seconds
    FROM groups GROUP BY board, key, class, college HAVING count(score) > 0),
  named AS (SELECT g.board, g.key, coalesce(c."ClassName", o."OrgName") AS name, g.score, g.seconds, g.joined, g.asked, g.class, g.college,
      rank() OVER (PARTITION BY g.board ORDER BY g.score DESC)::int AS place
    FROM sums g LEFT JOIN "ClassInfo" c ON c."Id" = g.class LEFT JOIN "Org" o ON o."Id" = g.college),
  ranked AS (SELECT board, key, name, shown, score, seconds, joined, asked, class, college, place, class_place, college_place FROM people
    UNION ALL SELECT board, key, name, name, score, seconds, joined, asked, class, college, place, NULL, NULL FROM named)
  SELECT r.*, (SELECT z."PrizeName" FROM "QuizPrize" z WHERE z."ActivityId" = $1 AND z."IsDeleted" = 0 AND z."Board" = r.board
      AND r.place BETWEEN z."FromPlace" AND z."ToPlace" AND $3::boolean ORDER BY z."Sort" LIMIT 1) AS prize
  FROM ranked r WHERE r.name IS NOT NULL`;

async function rank(context: WriteContext, activity: Counted): Promise<void> {
  const { Id, State, SumDaily, Attempts } = activity;
  const isOver = State === TASK_STATE.Ended;
  const given = [Id, SumDaily ?? 0, isOver];
  const { QuizRank } = entities;
  await changeWhere(
    context,
    QuizRank,
    `UPDATE "QuizRank" k SET "RankName" = n.name, "Shown" = n.shown, "Place" = n.place, "ClassPlace" = n.class_place,
       "CollegePlace" = n.college_place, "Score" = n.score, "Seconds" = n.seconds, "Joined" = n.joined, "Asked" = n.asked,
       "ClassId" = n.class, "CollegeId" = n.college, "Prize" = n.prize FROM (${RANKS}) n
     WHERE k."ActivityId" = $1 AND k."Board" = n.board AND k."Key" = n.key AND (k."Place", k."Score", k."Seconds", k."Joined", k."Asked", k."RankName",
       coalesce(k."Prize", ''), coalesce(k."ClassPlace", 0), coalesce(k."CollegePlace", 0)) IS DISTINCT FROM (n.place, n.score, n.seconds, n.joined,
       n.asked, n.name, coalesce(n.prize, ''), coalesce(n.class_place, 0), coalesce(n.college_place, 0))`,
    given,
    { as: 'count' },
  );
  await forgetWhere(
    context,
    QuizRank,
    `DELETE FROM "QuizRank" k WHERE k."ActivityId" = $1 AND NOT EXISTS
       (SELECT 1 FROM (${RANKS}) n WHERE n.board = k."Board" AND n.key = k."Key")`,
    given,
  );
  await insertFrom(
    context,
    QuizRank,
    `INSERT INTO "QuizRank" AS k ("ActivityId", "Board", "Key", "RankName", "Shown", "Place", "ClassPlace", "CollegePlace", "Score", "Seconds", "Joined",
       "Asked", "ClassId", "CollegeId", "Prize", "RankShow", "PublicRank", "State")
     SELECT $1, n.board, n.key, n.name, n.shown, n.place, n.class_place, n.college_place, n.score, n.seconds, n.joined, n.asked, n.class, n.college, n.prize,
       a."RankShow", a."PublicRank", a."State" FROM "QuizActivity" a, (${RANKS}) n WHERE a."Id" = $1 AND NOT EXISTS (SELECT 1 FROM "QuizRank" q WHERE q."ActivityId" = $1
       AND q."Board" = n.board AND q."Key" = n.key AND q."IsDeleted" = 0) FOR SHARE OF a`,
    given,
    { as: 'count' },
  );
  await changeWhere(
    context,
    entities.QuizActivity,
    `UPDATE "QuizActivity" a SET "CountedAttempts" = $2, "RankedAt" = CASE WHEN $3::boolean THEN now() END WHERE a."Id" = $1`,
    [Id, Attempts, isOver],
    { as: 'count' },
  );
}
