import { writtenKey, type Answers } from '../../../contract/paper/question.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Published } from './answer.ts';
import { readFactors } from './stored-factor.ts';
import { resultsOf, type Result } from './warn.ts';

/** What the caller handed in last, under his name: its answers, and its results where they are shown. */
export async function lastPaper(
  database: Queryable,
  sheetId: string | null,
  survey: Published,
): Promise<{ answers: Answers; results: readonly Result[] }> {
  if (sheetId === null || survey.IsAnonymous === 1) return { answers: {}, results: [] };
  const items = await database.query<{
    id: string;
    values: unknown;
    text: string;
    others: Record<string, string> | null;
    files: string | null;
  }>(
    `SELECT "QuestionId" AS id, "Values" AS values, "Text" AS text, "Others" AS others, "Files" AS files FROM "AnswerItem" WHERE "SheetId" = $1 AND "IsDeleted" = 0`,
    [sheetId],
  );
  const answers = Object.fromEntries(
    items.rows.flatMap(({ id, values, text, others, files }) => [
      [id, files === null ? (values ?? text) : files.split(',')],
      ...Object.entries(others ?? {}).map(([key, written]) => [writtenKey(id, key), written]),
    ]),
  );
  if (survey.ShowResult !== 1) return { answers, results: [] };
  const sheet = await database.query<{ factors: unknown }>(
    `SELECT "FactorScores" AS factors FROM "AnswerSheet" WHERE "Id" = $1 AND "IsDeleted" = 0`,
    [sheetId],
  );
  return { answers, results: resultsOf(readFactors(sheet.rows[0]?.factors)) };
}
