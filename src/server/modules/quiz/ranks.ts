import { QUIZ_BOARD, SHEET_STATE } from '../../../contract/generated/codes.ts';
import { entities, type QuizActivity } from '../../../contract/generated/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { keepFound } from '../../data/write/keep-found.ts';
import { keepCounted, type CountedPaper } from '../../engines/paper/keep-counted.ts';

// SQL: k is QuizRank

/** Ranks the activities of which attempts came or went since the last minute, and once more when they have ended. */
export const keepRanks = (engine: Engine): Promise<void> =>
  keepCounted(engine, entities.QuizActivity, { counted: 'CountedAttempts', final: 'RankedAt', count: rank });

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
  ranked AS (SELECT board AS "Board", key AS "Key", name AS "RankName", shown AS "Shown", score AS "Score", seconds AS "Seconds", joined AS "Joined",
      asked AS "Asked", class AS "ClassId", college AS "CollegeId", place AS "Place", class_place AS "ClassPlace", college_place AS "CollegePlace" FROM people
    UNION ALL SELECT board, key, name, name, score, seconds, joined, asked, class, college, place, NULL, NULL FROM named)
  SELECT $1::text AS "ActivityId", r.*, (SELECT z."PrizeName" FROM "QuizPrize" z WHERE z."ActivityId" = $1 AND z."IsDeleted" = 0 AND z."Board" = r."Board"
      AND r."Place" BETWEEN z."FromPlace" AND z."ToPlace" AND $3::boolean ORDER BY z."Sort" LIMIT 1) AS "Prize"
  FROM ranked r WHERE r."RankName" IS NOT NULL`;

async function rank(context: WriteContext, { row, isOver }: CountedPaper): Promise<string> {
  const { Id, SumDaily } = row as unknown as QuizActivity;
  await keepFound(
    context,
    entities.QuizRank,
    {
      select: RANKS,
      values: [Id, SumDaily ?? 0, isOver],
      key: ['ActivityId', 'Board', 'Key'],
      fields: [
        ...(['RankName', 'Shown', 'Score', 'Seconds', 'Joined', 'Asked', 'ClassId', 'CollegeId'] as const),
        ...(['Place', 'ClassPlace', 'CollegePlace', 'Prize'] as const),
      ],
      among: 'k."ActivityId" = $1',
    },
    { as: 'count' },
  );
  return context.now;
}
