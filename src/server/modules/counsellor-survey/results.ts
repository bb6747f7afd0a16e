import { randomInt } from 'node:crypto';
import { QUESTION_TYPE, SHEET_STATE, TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities, type FdySurvey } from '../../../contract/generated/entities.ts';
import { listOf } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { WriteContext } from '../../data/module.ts';
import { addRows } from '../../data/write/bulk-write.ts';
import { newId } from '../../data/write/new-id.ts';
import { keepCounted, type CountedPaper } from '../../engines/paper/keep-counted.ts';
import { gradeOf, outcomeOf, placesOf, type Outcome, type Sheet } from '../../engines/tally/weighted.ts';

/** Counts each survey once, when it is over. */
export const keepResults = (engine: Engine): Promise<void> =>
  keepCounted(engine, entities.FdySurvey, {
    final: 'CountedAt',
    over: [TASK_STATE.Ended, TASK_STATE.Stopped],
    count,
  });

async function count(context: WriteContext, { row }: CountedPaper): Promise<string> {
  const { Id, MinTurnout, TrimPercent } = row as unknown as FdySurvey;
  const id = String(Id);
  const bounds = { turnout: Number(MinTurnout), trim: Number(TrimPercent) };
  const counted: Counted[] = [];
  // The answers of a whole school are more than the server holds at once.
  for (const one of await askedOf(context, id))
    counted.push({
      ...one,
      outcome: outcomeOf(one.should, await sheetsOf(context, id, one.teacher), bounds),
    });
  await keep(context, id, counted);
  return context.now;
}

interface Asked {
  readonly teacher: string;
  readonly college: string | null;
  readonly should: number;
}

/** Those who were judged: by the sheets about them, also where another one has followed, and by students who have not answered. */
async function askedOf({ tx }: WriteContext, survey: string): Promise<Asked[]> {
  const { rows } = await tx.query<Asked>(
    `SELECT p."Id" AS teacher, p."OrgId" AS college, count(*)::int AS should
     FROM (SELECT h."CounsellorId" AS teacher FROM "FdyScore" h WHERE h."SurveyId" = $1 AND h."IsDeleted" = 0
       UNION ALL SELECT s."CounsellorId" FROM "FdyTaking" t JOIN "Student" s ON s."Id" = t."StudentId"
       WHERE t."SurveyId" = $1 AND t."Times" = 0 AND t."IsDeleted" = 0) a JOIN "Teacher" p ON p."Id" = a.teacher
     GROUP BY p."Id", p."OrgId" ORDER BY p."Id"`,
    [survey],
  );
  return rows;
}

interface Answered {
  readonly sheet: string;
  readonly state: string;
  readonly type: string;
  readonly duty: string | null;
  readonly weight: string | null;
  readonly values: unknown;
  readonly text: string | null;
}

/** What was handed in about one counsellor. */
async function sheetsOf({ tx }: WriteContext, survey: string, teacher: string): Promise<Sheet[]> {
  const { rows } = await tx.query<Answered>(
    `SELECT h."Id" AS sheet, h."State" AS state, q."QType" AS type, q."Duty" AS duty, q."Weight" AS weight, i."Values" AS values, i."Text" AS text
     FROM "FdyScore" h JOIN "FdyItem" i ON i."SheetId" = h."Id" AND i."IsDeleted" = 0 JOIN "FdyIndicator" q ON q."Id" = i."QuestionId"
     WHERE h."SurveyId" = $1 AND h."IsDeleted" = 0 AND h."CounsellorId" = $2`,
    [survey, teacher],
  );
  const items = new Map<string, Answered[]>();
  for (const row of rows) items.set(row.sheet, [...(items.get(row.sheet) ?? []), row]);
  return [...items.values()].map(sheetOf);
}

function sheetOf(items: readonly Answered[]): Sheet {
  const chosen = items.filter(({ type }) => type === QUESTION_TYPE.Single);
  const written = items.find(({ type }) => type === QUESTION_TYPE.LongText)?.text;
  return {
    isShort: items[0]!.state === SHEET_STATE.Invalid,
    suggestion: (written ?? '').trim(),
    marks: chosen.map(({ duty, weight, values }) => ({
      duty: String(duty),
      weight: Number(weight),
      level: Number(typeof values === 'string' ? values : listOf(values)[0]),
    })),
  };
}

type Counted = Asked & { readonly outcome: Outcome };

async function keep(context: WriteContext, SurveyId: string, counted: readonly Counted[]) {
  const school = ranks(counted);
  const results = counted.map((one): Row => {
    const { teacher, college, outcome } = one;
    const { isValid, score } = outcome;
    return {
      Id: newId(),
      SurveyId,
      TeacherId: teacher,
      Should: outcome.should,
      Actual: outcome.actual,
      Valid: outcome.valid,
      Turnout: outcome.turnout,
      Score: score,
      SchoolRank: school.get(teacher) ?? null,
      CollegeRank: ranks(counted.filter((other) => other.college === college)).get(teacher) ?? null,
      Grade: isValid && score !== null ? gradeOf(score) : null,
      IsValid: isValid ? 1 : 0,
      Remark: outcome.remark,
      Suggests: shuffled(outcome.suggestions).join('\n') || null,
    };
  });
  const duties = results.flatMap((row, at) =>
    [...counted[at]!.outcome.duties].map(([Duty, Score]): Row => ({ ResultId: row['Id'], Duty, Score })),
  );
  const { engine } = context;
  if (results.length > 0) await addRows(context, entityOf(engine, entities.FdyResult), results, '');
  if (duties.length > 0) await addRows(context, entityOf(engine, entities.FdyDutyScore), duties, '');
}

/** Places of those whose results count. */
function ranks(counted: readonly Counted[]): Map<string, number> {
  const valid = counted.filter(({ outcome }) => outcome.isValid);
  const places = placesOf(valid.map(({ outcome }) => Number(outcome.score)));
  return new Map(valid.map(({ teacher }, at) => [teacher, places[at]!]));
}

/** In an order that says nothing of when each came. */
function shuffled<One>(ones: readonly One[]): One[] {
  const left = [...ones];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [left[at], left[other]] = [left[other]!, left[at]!];
  }
  return left;
}
