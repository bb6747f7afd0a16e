import type { Answers } from '../../../contract/paper/question.ts';
import type { FactorScore } from '../../../contract/paper/score.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Published } from './answer.ts';
import { resultsOf, type Result } from './warn.ts';

/** What the caller handed in last, under his name: its answers, and its results where they are shown. */
export async function lastPaper(
  database: Queryable,
  sheetId: string | null,
  survey: Published,
): Promise<{ answers: Answers; results: readonly Result[] }> {
  if (sheetId === null || survey.IsAnonymous === 1) return { answers: {}, results: [] };
  const items = await database.query<{ id: string; values: unknown; text: string }>(
    `SELECT "QuestionId" AS id, "Values" AS values, "Text" AS text FROM "AnswerItem" WHERE "SheetId" = $1 AND "IsDeleted" = 0`,
    [sheetId],
  );
  const answers = Object.fromEntries(items.rows.map(({ id, values, text }) => [id, values ?? text]));
  if (survey.ShowResult !== 1) return { answers, results: [] };
  const sheet = await database.query<{
    factors: { Name: string; Value: number; Level: number; Advice: string }[] | null;
  }>(`SELECT "FactorScores" AS factors FROM "AnswerSheet" WHERE "Id" = $1 AND "IsDeleted" = 0`, [sheetId]);
  const factors = (sheet.rows[0]?.factors ?? []).map(({ Name, Value, Level, Advice }): FactorScore => ({
    code: '',
    name: Name,
    score: Value,
    warn: Level,
    advice: Advice,
  }));
  return { answers, results: resultsOf(factors) };
}
