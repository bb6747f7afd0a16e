import { SHEET_STATE, WARN_LEVEL } from '../../../contract/generated/codes.ts';
import type { Subject } from '../../../contract/subject.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Scales } from './scales.ts';
import { levelName } from './warn.ts';

// SQL: s is AnswerSheet

/** Fewer sheets than this tell about persons, so they are not shown. */
export const FEWEST = 5;

/** Which sheets of a questionnaire a caller's figures are made of: the whole school, his colleges, or his classes. */
export interface Part {
  readonly id: string;
  readonly colleges: readonly string[] | null;
  readonly classes: readonly string[] | null;
}

const WHOLE = ['psych_admin', 'school_admin', 'admin'];

export function partOf(id: string, { Roles, CollegeIds, ClassIds }: Subject): Part {
  if (Roles.some((role) => WHOLE.includes(role))) return { id, colleges: null, classes: null };
  return CollegeIds.length > 0
    ? { id, colleges: CollegeIds, classes: null }
    : { id, colleges: null, classes: ClassIds };
}

/** Values of IN_PART. */
export const valuesOf = ({ id, colleges, classes }: Part) => [
  id,
  colleges && [...colleges],
  classes && [...classes],
];
/** Rows of `s`; $1 to $3 are the part's values. */
export const IN_PART = `s."QuestionnaireId" = $1 AND s."IsDeleted" = 0 AND ($2::text[] IS NULL OR s."CollegeId" = ANY($2))
  AND ($3::text[] IS NULL OR s."ClassId" = ANY($3))`;
/** Sheets that count. */
export const VALID = `s."State" = '${SHEET_STATE.Submitted}'`;

export interface Named {
  Name: string;
  Value: number;
  /** The level that is counted of a factor. */
  Level?: string;
  /** What is usual for a factor, where that is known. */
  Norm?: number;
}

/** How many were asked and answered. */
export async function figures(database: Queryable, part: Part) {
  const asked = await database.query<{ asked: number; done: number }>(
    `SELECT count(*)::int AS asked, (count(*) FILTER (WHERE t."Times" > 0))::int AS done
     FROM "SurveyTaking" t LEFT JOIN "Student" s ON s."Id" = t."StudentId"
     WHERE t."QuestionnaireId" = $1 AND t."IsDeleted" = 0 AND ($2::text[] IS NULL OR s."CollegeId" = ANY($2))
       AND ($3::text[] IS NULL OR s."ClassId" = ANY($3))`,
    valuesOf(part),
  );
  const sheets = await database.query<{ all: number; valid: number; seconds: number | null }>(
    `SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${VALID}))::int AS valid, avg(s."DurationSec")::float8 AS seconds
     FROM "AnswerSheet" s WHERE ${IN_PART}`,
    valuesOf(part),
  );
  const { asked: Target, done: Answered } = asked.rows[0]!;
  const { all, valid, seconds } = sheets.rows[0]!;
  return {
    Target,
    Answered,
    Rate: share(Answered, Target),
    ValidRate: share(valid, all),
    Minutes: seconds === null ? null : Math.round(seconds / 6) / 10,
  };
}

/** A part of a whole in percent. */
export const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;

/** How many valid sheets there are. */
export async function countSheets(database: Queryable, part: Part): Promise<number> {
  const answer = await database.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM "AnswerSheet" s WHERE ${IN_PART} AND ${VALID}`,
    valuesOf(part),
  );
  return answer.rows[0]?.count ?? 0;
}

/** Factors `f` of valid sheets, in the order of the questionnaire. */
const FACTORS = `FROM "AnswerSheet" s, jsonb_array_elements(s."FactorScores") WITH ORDINALITY f(one, place)
    WHERE ${IN_PART} AND ${VALID}`;

const STATS: Readonly<Record<string, string>> = {
  trend: `SELECT to_char(s."SubmitTime" AT TIME ZONE 'Asia/Shanghai', 'MM-DD') AS "Name", count(*)::int AS "Value"
    FROM "AnswerSheet" s WHERE ${IN_PART} GROUP BY 1 ORDER BY 1`,
  colleges: `SELECT o."OrgName" AS "Name",
      round(100.0 * count(*) FILTER (WHERE t."Times" > 0) / count(*), 1)::float8 AS "Value"
    FROM "SurveyTaking" t JOIN "Student" s ON s."Id" = t."StudentId" JOIN "Org" o ON o."Id" = s."CollegeId"
    WHERE t."QuestionnaireId" = $1 AND t."IsDeleted" = 0 AND ($2::text[] IS NULL OR s."CollegeId" = ANY($2))
      AND ($3::text[] IS NULL OR s."ClassId" = ANY($3)) GROUP BY o."Id" HAVING count(*) >= ${FEWEST} ORDER BY 2 DESC, 1`,
  classes: `SELECT c."ClassName" AS "Name",
      round(100.0 * count(*) FILTER (WHERE t."Times" > 0) / count(*), 1)::float8 AS "Value"
    FROM "SurveyTaking" t JOIN "Student" s ON s."Id" = t."StudentId" JOIN "ClassInfo" c ON c."Id" = s."ClassId"
    WHERE t."QuestionnaireId" = $1 AND t."IsDeleted" = 0 AND ($2::text[] IS NULL OR s."CollegeId" = ANY($2))
      AND ($3::text[] IS NULL OR s."ClassId" = ANY($3)) GROUP BY c."Id" HAVING count(*) >= ${FEWEST} ORDER BY 2, 1 LIMIT 30`,
  factors: `SELECT f.one->>'Name' AS "Name", round(avg((f.one->>'Value')::numeric), 2)::float8 AS "Value"
    ${FACTORS} AND f.one->>'Calc' = 'mean' GROUP BY 1 ORDER BY min(f.place), 1`,
  factorLevels: `SELECT f.one->>'Name' AS "Name", f.one->>'Level' AS "Level", count(*)::int AS "Value"
    ${FACTORS} GROUP BY 1, 2 ORDER BY min(min(f.place)) OVER (PARTITION BY f.one->>'Name'), 1, 2`,
  levels: `SELECT s."WarnLevel" AS "Name", count(*)::int AS "Value" FROM "AnswerSheet" s WHERE ${IN_PART} AND ${VALID}
    GROUP BY 1 ORDER BY 1`,
};

/** A named statistic. */
export async function statistic(
  database: Queryable,
  scales: Scales,
  part: Part,
  kind: string,
): Promise<Named[]> {
  const { rows } = await database.query<Named>(STATS[kind]!, valuesOf(part));
  if (kind === 'factors') return withNorms(database, scales, part.id, rows);
  if (kind === 'factorLevels') return byLevel(rows);
  if (kind !== 'levels') return rows;
  return Object.values(WARN_LEVEL).map((level) => ({
    Name: levelName(Number(level)),
    Value: rows.find(({ Name }) => Name === level)?.Value ?? 0,
  }));
}

async function withNorms(
  database: Queryable,
  scales: Scales,
  id: string,
  rows: readonly Named[],
): Promise<Named[]> {
  const answer = await database.query<{ scale: string | null }>(
    `SELECT "ScaleCode" AS scale FROM "Questionnaire" WHERE "Id" = $1`,
    [id],
  );
  const factors = scales.get(answer.rows[0]?.scale ?? '')?.factors;
  return rows.map((row) => {
    const Norm = factors?.find(({ name }) => name === row.Name)?.norm;
    return { ...row, ...(Norm !== undefined && { Norm }) };
  });
}

/** How many sheets are in each level of each factor; a level that is nowhere is left out. */
function byLevel(rows: readonly Named[]): Named[] {
  const names = [...new Set(rows.map(({ Name }) => Name))];
  const levels = Object.values(WARN_LEVEL).filter((level) => rows.some(({ Level }) => Level === level));
  return names.flatMap((Name) =>
    levels.map((level) => ({
      Name,
      Level: levelName(Number(level)),
      Value: rows.find((row) => row.Name === Name && row.Level === level)?.Value ?? 0,
    })),
  );
}
