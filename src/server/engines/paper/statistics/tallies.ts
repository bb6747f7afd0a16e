import { hasLines } from '../../../../contract/paper/design.ts';
import { isRecord, type Question } from '../../../../contract/paper/question.ts';
import type { Caller } from '../../../data/access/caller.ts';
import type { Engine } from '../../../data/engine.ts';
import { scopeSql } from '../../../data/access/scope.ts';
import { Binder, ident } from '../../../data/sql/sql.ts';
import type { Parts } from '../parts.ts';
import { facilityText, itemFacts } from './item-facts.ts';
import { answered, share, type Part } from './part.ts';

// SQL: i is paper.answer
// SQL: s is paper.sheet

/** A question with how often each answer was given. */
export interface Tally {
  No: number;
  Title: string;
  Note: string;
  Rows: Choice[];
  /** The lines of a matrix. */
  Lines: Line[];
  /** How many of its answers the caller may read one by one. */
  Listed: number;
}

interface Choice {
  Name: string;
  Count: number;
  Share: number;
}

/** A line of a matrix: how often each of its choices was taken, and their mean where they count. */
interface Line {
  Name: string;
  Mean: number | null;
  Rows: Choice[];
}

interface Counted {
  readonly no: number;
  readonly line: string | null;
  readonly value: string;
  readonly count: number;
}

interface Total {
  readonly no: number;
  readonly count: number;
  readonly mean: number | null;
  readonly files: number;
  readonly listed: number;
}

/**
 * Which items `i` are read one by one: what was written, by all who see the figures, but files, and what was written where
 * results are private, only by those who may read the answers of single sheets.
 */
export function listedSql(engine: Engine, { answers, block }: Parts, caller: Caller, binder: Binder): string {
  const scope = scopeSql(engine.catalog, answers, caller, binder, 'i');
  const open = block.private ? `i.${ident(block.private.noted)} = 0` : 'TRUE';
  return `(i."Files" IS NOT NULL OR i."Others" IS NOT NULL OR i."Values" IS NULL)
    AND (i."Files" IS NULL AND ${open} OR (${scope}))`;
}

/** Counts the answers of every question. */
export async function tallies(
  engine: Engine,
  parts: Parts,
  caller: Caller,
  part: Part,
  questions: readonly Question[],
): Promise<Tally[]> {
  const totals = await totalsOf(engine, parts, caller, part);
  const counted = await countedOf(engine, parts, part, questions);
  const facility = await itemFacts(engine, parts, part);
  return questions
    .filter(({ type }) => type !== 'note')
    .map((question) => {
      const total = totals.get(question.no);
      const own = counted.filter(({ no }) => no === question.no);
      return {
        No: question.no,
        Title: `${question.no}. ${question.title}`,
        Note: [noteOf(question, total), facilityText(question, facility.get(question.no))]
          .filter(Boolean)
          .join(' · '),
        Rows: hasLines(question.type) ? [] : choicesOf(question, own, total?.count ?? 0),
        Lines: hasLines(question.type) ? question.rows.map((name) => lineOf(question, name, own)) : [],
        Listed: total?.listed ?? 0,
      };
    });
}

async function totalsOf(
  engine: Engine,
  parts: Parts,
  caller: Caller,
  part: Part,
): Promise<ReadonlyMap<number, Total>> {
  const binder = new Binder();
  const listed = listedSql(engine, parts, caller, binder);
  const { rows } = await engine.database.query<Omit<Total, 'mean'> & { readonly score: unknown }>(
    `SELECT i."QuestionNo" AS no, i."Score" AS score, count(*)::int AS count,
       coalesce(sum(cardinality(string_to_array(i."Files", ','))), 0)::int AS files,
       (count(*) FILTER (WHERE ${listed}))::int AS listed ${answered(parts, part, binder)} GROUP BY 1, 2`,
    binder.values,
  );
  // Scores may lie sealed: the database counts equal ones, and the program adds them up.
  const totals = new Map<number, Total & { sum: number; scored: number }>();
  for (const { no, score, count, files, listed: one } of rows) {
    const of = totals.get(no) ?? {
      no,
      count: 0,
      mean: null,
      files: 0,
      listed: 0,
      sum: 0,
      scored: 0,
    };
    const scored = of.scored + (score === null ? 0 : count);
    const sum = of.sum + Number(score ?? 0) * count;
    totals.set(no, {
      no,
      count: of.count + count,
      mean: scored === 0 ? null : sum / scored,
      files: of.files + files,
      listed: of.listed + one,
      sum,
      scored,
    });
  }
  return totals;
}

/**
 * How often each value was given; of an order only what stands first. The database counts equal answers, which it can where they
 * lie sealed too, and the program looks into one of each.
 */
async function countedOf(
  { database }: Engine,
  parts: Parts,
  part: Part,
  questions: readonly Question[],
): Promise<readonly Counted[]> {
  const binder = new Binder();
  const { rows } = await database.query<{
    no: number;
    values: unknown;
    count: number;
  }>(
    `SELECT i."QuestionNo" AS no, i."Values" AS values, count(*)::int AS count
     ${answered(parts, part, binder)} AND i."Values" IS NOT NULL GROUP BY 1, 2`,
    binder.values,
  );
  const sorts = new Set(questions.filter(({ type }) => type === 'sort').map(({ no }) => no));
  return rows.flatMap(({ no, values, count }): Counted[] => {
    if (isRecord(values))
      return Object.entries(values).map(([line, value]) => ({
        no,
        line,
        value: String(value),
        count,
      }));
    const given = chosen(values);
    return (sorts.has(no) ? given.slice(0, 1) : given).map((value) => ({
      no,
      line: null,
      value,
      count,
    }));
  });
}

/** What an answer of one or several choices chose. */
export const chosen = (values: unknown): string[] => [values].flat().map(String);

function noteOf({ type }: Question, total: Total | undefined): string {
  const { count = 0, mean = null, files = 0 } = total ?? {};
  const more = [
    ...(mean === null ? [] : [`平均${Math.round(mean * 100) / 100}分`]),
    ...(type === 'file' ? [`共${files}个文件`] : []),
    ...(type === 'sort' ? ['按排在第一位的次数'] : []),
  ];
  return [`${count}人作答`, ...more].join(' · ');
}

function choicesOf({ options }: Question, counted: readonly Counted[], total: number): Choice[] {
  const choice = (Name: string, value: string): Choice => {
    const Count = counted.reduce((sum, one) => (one.value === value ? sum + one.count : sum), 0);
    return { Name, Count, Share: share(Count, total) };
  };
  if (options.length > 0) return options.map(({ key, text }) => choice(text, key));
  return [...new Set(counted.map(({ value }) => value))]
    .toSorted((one, other) => one.localeCompare(other, 'zh', { numeric: true }))
    .map((value) => choice(value, value));
}

function lineOf(question: Question, Name: string, counted: readonly Counted[]): Line {
  const own = counted.filter(({ line }) => line === Name);
  const total = own.reduce((sum, { count }) => sum + count, 0);
  const scoreOf = (value: string) =>
    question.type === 'matrixScore'
      ? Number(value)
      : question.options.find(({ key }) => key === value)?.score;
  const mean = own.reduce((sum, { value, count }) => sum + (scoreOf(value) ?? NaN) * count, 0) / total;
  return {
    Name,
    Mean: Number.isFinite(mean) ? Math.round(mean * 100) / 100 : null,
    Rows: choicesOf(question, own, total),
  };
}
