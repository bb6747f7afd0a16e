import { writtenKey, type Answers } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Engine } from '../../data/engine.ts';
import type { Taking } from './answer.ts';
import { questionsFor } from './drawn.ts';
import { columnsOf, tableOf, type Parts } from './parts.ts';
import type { Published, PublishedPaper } from './published.ts';
import { seedOf } from './window.ts';
import { areTold, readFactors, resultsOf, scoreOf, type Result } from './results.ts';

// SQL: i is paper.answer
// SQL: s is paper.sheet

/** The paper, and the time at which it is read. */
interface Reading {
  readonly survey: Published;
  readonly published: PublishedPaper | undefined;
  readonly now: string;
}

/** What the caller handed in last by name: its answers, and its results where they are shown. */
export async function lastPaper(
  engine: Engine,
  parts: Parts,
  taking: Taking,
  { survey, published, now }: Reading,
): Promise<{ answers: Answers; results: readonly Result[] }> {
  const { database } = engine;
  if (taking.SheetId === null || survey.IsAnonymous === 1) return { answers: {}, results: [] };
  const items = await database.query<{
    id: string;
    values: unknown;
    text: string;
    Others: Record<string, string> | null;
    files: string | null;
  }>(
    `SELECT i."QuestionId" AS id, i."Values" AS values, i."Text" AS text, i."Files" AS files, i."Others"
     FROM ${tableOf(parts.answers)} i WHERE i."SheetId" = $1 AND i."IsDeleted" = 0`,
    [taking.SheetId],
  );
  const answers = Object.fromEntries(
    items.rows.flatMap(({ id, values, text, Others, files }) => [
      [id, files === null ? (values ?? text) : files.split(',')],
      ...Object.entries(Others ?? {}).map(([key, written]) => [writtenKey(id, key), written]),
    ]),
  );
  if (!areTold(parts, survey, now)) return { answers, results: [] };
  const sheet = await database.query<Row>(
    `SELECT ${columnsOf(parts.sheets, 's', ['FactorScores', 'TotalScore'])} FROM ${tableOf(parts.sheets)} s WHERE s."Id" = $1 AND s."IsDeleted" = 0`,
    [taking.SheetId],
  );
  const { FactorScores, TotalScore } = sheet.rows[0] ?? {};
  const questions = published
    ? questionsFor(published, survey, seedOf({ ...taking, Times: taking.Times - 1 }))
    : [];
  const results = [
    ...scoreOf(survey, questions, Number(TotalScore ?? 0)),
    ...resultsOf(engine, parts, readFactors(FactorScores)),
  ];
  return { answers, results };
}
