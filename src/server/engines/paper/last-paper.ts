import { writtenKey, type Answers } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import { columnsOf, tableOf, type Parts } from './parts.ts';
import type { Published } from './published.ts';
import { readFactors, resultsOf, type Result } from './results.ts';

// SQL: i is paper.answer
// SQL: s is paper.sheet

/** What the caller handed in last by name: its answers, and its results where they are shown. */
export async function lastPaper(
  engine: Engine,
  parts: Parts,
  sheetId: string | null,
  survey: Published,
): Promise<{ answers: Answers; results: readonly Result[] }> {
  const { database } = engine;
  if (sheetId === null || survey.IsAnonymous === 1) return { answers: {}, results: [] };
  const items = await database.query<{
    id: string;
    values: unknown;
    text: string;
    Others: Record<string, string> | null;
    files: string | null;
  }>(
    `SELECT i."QuestionId" AS id, i."Values" AS values, i."Text" AS text, i."Files" AS files, i."Others"
     FROM ${tableOf(parts.answers)} i WHERE i."SheetId" = $1 AND i."IsDeleted" = 0`,
    [sheetId],
  );
  const answers = Object.fromEntries(
    items.rows.flatMap(({ id, values, text, Others, files }) => [
      [id, files === null ? (values ?? text) : files.split(',')],
      ...Object.entries(Others ?? {}).map(([key, written]) => [writtenKey(id, key), written]),
    ]),
  );
  if (survey.ShowResult !== 1) return { answers, results: [] };
  const sheet = await database.query<Row>(
    `SELECT ${columnsOf(parts.sheets, 's', ['FactorScores'])} FROM ${tableOf(parts.sheets)} s WHERE s."Id" = $1 AND s."IsDeleted" = 0`,
    [sheetId],
  );
  return { answers, results: resultsOf(engine, parts, readFactors(sheet.rows[0]?.['FactorScores'])) };
}
