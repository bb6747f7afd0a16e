import { isJudged, keyScore, type Partial } from './key.ts';
import { isRecord, listOf, SCALE, type Answers, type Question } from './question.ts';

/** A part of what a questionnaire measures, and how its numbers are judged. */
export interface Factor {
  readonly code: string;
  readonly name: string;
  readonly calc: 'sum' | 'mean';
  /** Numbers of the questions that count. */
  readonly questions: readonly number[];
  readonly levels: readonly Level[];
}

/** A range of a factor's score. `warn` grows with what is worth worrying about; 0 is nothing. */
export interface Level {
  readonly min: number;
  readonly max: number;
  readonly warn: number;
  readonly advice: string;
}

/** Numbers that an answer scores, by the key of its question where it has one; undefined when it scores none. */
export function scoreOf(question: Question, value: unknown, partial: Partial = 'none'): number | undefined {
  const { type, options, key } = question;
  if (key) return isJudged(question) ? keyScore(question, value, partial) : undefined;
  const scores = options.flatMap(({ score }) => (score === undefined ? [] : [score]));
  const ofKey = (key: unknown) => options.find((option) => option.key === key)?.score;
  const sum = (numbers: readonly (number | undefined)[]) => {
    const known = numbers.filter((one) => one !== undefined);
    return known.length === 0 ? undefined : rounded(known.reduce((total, one) => total + one, 0));
  };
  const turned = (score: number | undefined, least: number, most: number) =>
    score === undefined || !question.isReverse ? score : most + least - score;
  if (type === 'score')
    return turned(numberIn(value), question.least ?? SCALE.least, question.most ?? SCALE.most);
  if (type === 'matrixScore') return isRecord(value) ? sum(Object.values(value).map(numberIn)) : undefined;
  if (type === 'matrix') return isRecord(value) ? sum(Object.values(value).map(ofKey)) : undefined;
  if (type === 'multiple') return sum(listOf(value).map(ofKey));
  if (type === 'single' || type === 'select')
    return turned(ofKey(value), Math.min(...scores), Math.max(...scores));
  return undefined;
}

const numberIn = (value: unknown): number | undefined =>
  value === undefined || value === null || value === '' || Number.isNaN(Number(value))
    ? undefined
    : Number(value);

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A factor of one paper, judged. */
export interface FactorScore {
  readonly code: string;
  readonly name: string;
  readonly calc: Factor['calc'];
  readonly score: number;
  readonly warn: number;
  readonly advice: string;
}

export interface PaperScore {
  readonly total: number;
  /** By the Id of the question. */
  readonly scores: ReadonlyMap<string, number>;
  readonly factors: readonly FactorScore[];
  /** An answer that asks for help was chosen. */
  readonly isWarned: boolean;
}

/** Adds up a paper. Questions that were not answered count neither in sums nor in means. */
export function scorePaper(
  questions: readonly Question[],
  factors: readonly Factor[],
  answers: Answers,
  partial: Partial = 'none',
): PaperScore {
  const scores = new Map<string, number>();
  const byNumber = new Map<number, number>();
  let isWarned = false;
  for (const question of questions) {
    const value = answers[question.id];
    const score = value === undefined ? undefined : scoreOf(question, value, partial);
    if (score !== undefined) {
      scores.set(question.id, score);
      byNumber.set(question.no, score);
    }
    const chosen = isRecord(value) ? Object.values(value) : question.type === 'sort' ? [] : listOf(value);
    isWarned ||= question.options.some(({ key, isWarning }) => isWarning && chosen.includes(key));
  }
  return {
    total: rounded([...scores.values()].reduce((total, one) => total + one, 0)),
    scores,
    factors: factors.flatMap((factor) => judged(factor, byNumber)),
    isWarned,
  };
}

function judged(factor: Factor, scores: ReadonlyMap<number, number>): FactorScore[] {
  const counted = factor.questions.flatMap((no) => scores.get(no) ?? []);
  if (counted.length === 0) return [];
  const total = counted.reduce((sum, one) => sum + one, 0);
  const score = rounded(factor.calc === 'mean' ? total / counted.length : total);
  const level = levelOf(factor.levels, score);
  const { code, name, calc } = factor;
  return [{ code, name, calc, score, warn: level?.warn ?? 0, advice: level?.advice ?? '' }];
}

/** The range of a score: a bound that two ranges share belongs to the upper one. */
export function levelOf(levels: readonly Level[], score: number): Level | undefined {
  return levels.reduce<Level | undefined>(
    (found, level) => (score >= level.min && (!found || level.min >= found.min) ? level : found),
    undefined,
  );
}

/** Whether every score between the least and the greatest has a range. Whole numbers may leave one between two ranges. */
export function areContiguous(levels: readonly Level[], calc: Factor['calc']): boolean {
  const sorted = levels.toSorted((one, other) => one.min - other.min);
  const most = calc === 'mean' ? 0.011 : 1;
  return sorted.every((level, at) => {
    if (level.max < level.min) return false;
    const next = sorted[at + 1];
    return !next || (next.min >= level.max && next.min - level.max <= most);
  });
}
