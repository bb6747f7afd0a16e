import type { Question } from '../../../../contract/paper/question.ts';
import type { Engine } from '../../../data/engine.ts';
import { Binder } from '../../../data/sql/sql.ts';
import type { Parts } from '../parts.ts';
import { answered, type Part } from './part.ts';

// SQL: i is paper.answer
// SQL: s is paper.sheet

/** How hard a question was, and how well it parts those who did well from those who did not. */
export interface ItemFacts {
  /** Sheets on which it was asked and marked. */
  readonly sheets: number;
  /** Mean points of it. */
  readonly mean: number;
  /** Mean points of it on the best and on the worst 27 % of the sheets. */
  readonly best: number;
  readonly worst: number;
}

/** Of fewer sheets a difference between groups of 27 % says nothing. */
const FEWEST = 10;

/** Facts of the questions that are judged by points, by their numbers; of papers whose answers keep them. */
export async function itemFacts(
  { database }: Pick<Engine, 'database'>,
  parts: Parts,
  part: Part,
): Promise<ReadonlyMap<number, ItemFacts>> {
  if (!parts.block.key || !parts.answers.fields.has('Points')) return new Map();
  const binder = new Binder();
  const { rows } = await database.query<ItemFacts & { readonly no: number }>(
    `WITH marked AS (
       SELECT i."QuestionNo" AS no, i."SheetId" AS sheet, i."Score"::float8 AS score ${answered(parts, part, binder)}
         AND i."Score" IS NOT NULL),
     totals AS (SELECT sheet, sum(score) AS total FROM marked GROUP BY sheet),
     placed AS (
       SELECT sheet, percent_rank() OVER (ORDER BY total DESC, sheet) AS place FROM totals)
     SELECT m.no, count(*)::int AS sheets, avg(m.score)::float8 AS mean,
       coalesce(avg(m.score) FILTER (WHERE p.place <= 0.27), 0)::float8 AS best,
       coalesce(avg(m.score) FILTER (WHERE p.place >= 0.73), 0)::float8 AS worst
     FROM marked m JOIN placed p ON p.sheet = m.sheet GROUP BY m.no`,
    binder.values,
  );
  return new Map(rows.map(({ no, ...facts }) => [no, facts]));
}

/** The facts in words: the share of the points that was reached, and the difference between the best and the worst. */
export function facilityText({ key }: Pick<Question, 'key'>, facts: ItemFacts | undefined): string {
  if (!key || !facts || key.points <= 0) return '';
  const facility = Math.round((100 * facts.mean) / key.points);
  const text = `得分率${facility}%${facility < 30 ? '（偏难）' : ''}`;
  if (facts.sheets < FEWEST) return text;
  return `${text} · 区分度${((facts.best - facts.worst) / key.points).toFixed(2)}`;
}
