import type { Question } from '../../../contract/paper/question.ts';
import type { Factor } from '../../../contract/paper/score.ts';
import type { Database, Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { Published } from './answer.ts';
import { factorOf, readQuestions, type Design } from './paper.ts';

/** What a published questionnaire asks, and how that is counted. */
export interface PublishedPaper {
  readonly design: Design;
  readonly questions: readonly Question[];
  readonly factors: readonly Factor[];
}

const MOST_KEPT = 50;
const kept = new WeakMap<Database, Map<string, PublishedPaper>>();

/**
 * What is asked by a questionnaire; undefined before it is published. It never changes after that, so that a school which
 * answers at once has it read once and not with every paper.
 */
export async function publishedPaper(
  { database }: Engine,
  queryable: Queryable,
  { Id, PublishTime }: Published,
): Promise<PublishedPaper | undefined> {
  if (PublishTime === null) return undefined;
  const papers = kept.get(database) ?? new Map<string, PublishedPaper>();
  kept.set(database, papers);
  const key = `${Id} ${PublishTime}`;
  const known = papers.get(key);
  if (known) return known;
  const answer = await queryable.query<{ design: Design | null }>(
    `SELECT "Paper" AS design FROM "Questionnaire" WHERE "Id" = $1 AND "PublishTime"::text = $2`,
    [Id, PublishTime],
  );
  const design = answer.rows[0]?.design;
  if (!design) return undefined;
  const paper = { design, questions: readQuestions(design), factors: design.Factors.map(factorOf) };
  const [oldest] = papers.keys();
  if (papers.size >= MOST_KEPT && oldest !== undefined) papers.delete(oldest);
  papers.set(key, paper);
  return paper;
}
