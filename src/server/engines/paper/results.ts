import type { FactorScore, PaperScore } from '../../../contract/paper/score.ts';
import type { ScaleFile } from '../../../contract/generated/meta.ts';
import type { Partial } from '../../../contract/paper/key.ts';
import type { Question } from '../../../contract/paper/question.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { itemsOf } from '../../data/read/labels.ts';
import type { Parts } from './parts.ts';
import type { Published } from './published.ts';
import { symptomFrom } from './scales.ts';

/** A factor as it is shown. */
export interface Result {
  readonly Name: string;
  readonly Level: string;
  readonly Advice: string;
}

interface Known {
  readonly catalog: Pick<Catalog, 'codes'>;
}

/** Codes of the levels, from nothing to the worst. */
export function levelsOf({ catalog }: Known, { block }: Pick<Parts, 'block'>): string[] {
  return (catalog.codes.get(block.levels ?? '')?.items ?? []).map(({ code }) => code);
}

/** The name of a level. */
export function levelName({ catalog }: Known, { block }: Pick<Parts, 'block'>, level: number): string {
  const dictionary = catalog.codes.get(block.levels ?? '');
  return (dictionary && itemsOf(dictionary).get(String(level))?.name) ?? '';
}

/** Factors with their advice, and from the second level on where help is. */
export function resultsOf(engine: Known, parts: Parts, factors: readonly FactorScore[]): Result[] {
  const results = factors.map(({ name, score, warn, advice }) => ({
    Name: name,
    Level: `${score}（${levelName(engine, parts, warn)}）`,
    Advice: advice,
  }));
  const worst = Math.max(0, ...factors.map(({ warn }) => warn));
  const { help } = parts.block;
  return worst === 0 || !help ? results : [...results, { Name: help.name, Level: '', Advice: help.text }];
}

/** What a part of several right choices is worth by this paper. */
export function partialOf({ block }: Pick<Parts, 'block'>, survey: Published): Partial {
  const { partial = 'none', partialBy } = block.key ?? {};
  const code = partialBy === undefined ? undefined : (survey as unknown as Row)[partialBy];
  return code === undefined || code === null ? partial : (PARTIALS[String(code)] ?? partial);
}

/** By the codes of MULTI_RULE. */
const PARTIALS: Readonly<Record<string, Partial>> = { '0': 'none', '1': 'half', '2': 'share' };

/** Whether a person is told what came out of a sheet, at this time. */
export function areTold({ block }: Pick<Parts, 'block'>, survey: Published, now: string): boolean {
  if (survey.ShowResult !== 1 || survey.IsAnonymous === 1) return false;
  const from = block.told === undefined ? undefined : (survey as unknown as Row)[block.told];
  return typeof from !== 'string' || now > from;
}

/** The points of a sheet whose questions are judged by keys, and whether they are enough. */
export function scoreOf({ PassScore }: Published, questions: readonly Question[], total: number): Result[] {
  const full = questions.reduce((sum, { key }) => sum + (key?.points ?? 0), 0);
  if (full === 0) return [];
  const passed = (PassScore ?? null) === null ? '' : total >= PassScore! ? '（合格）' : '（不合格）';
  return [{ Name: '得分', Level: `${total}分，满分${full}分${passed}`, Advice: '' }];
}

/** How many answers count as a symptom. */
export const positivesOf = (score: PaperScore, scale: ScaleFile | undefined): number => {
  const from = symptomFrom(scale);
  return [...score.scores.values()].filter((one) => one >= from).length;
};

/** The greatest of what the factors, the alarming answers and the scale's own count say. */
export function worstLevel(
  levels: readonly string[],
  score: PaperScore,
  scale: ScaleFile | undefined,
): string {
  const found = score.factors.map(({ warn }) => warn);
  if (score.isWarned) found.push(Number(levels.at(-1) ?? 0));
  const positive = scale?.positive;
  if (positive && positivesOf(score, scale) > positive.most) found.push(Number(positive.warn));
  return String(Math.max(0, ...found));
}

/** A judged factor, as a sheet keeps it. */
interface StoredFactor {
  readonly Name: string;
  /** How it was counted: a sum does not stand beside means. */
  readonly Calc: FactorScore['calc'];
  readonly Value: number;
  readonly Level: number;
  /** For print. */
  readonly LevelName: string;
  readonly Advice: string;
}

/** Factors as a sheet keeps them. */
export const storedFactors = (
  engine: Known,
  parts: Pick<Parts, 'block'>,
  factors: readonly FactorScore[],
): StoredFactor[] =>
  factors.map(({ name, calc, score, warn, advice }) => ({
    Name: name,
    Calc: calc,
    Value: score,
    Level: warn,
    LevelName: levelName(engine, parts, warn),
    Advice: advice,
  }));

/** The factors of a stored sheet. */
export const readFactors = (stored: unknown): FactorScore[] =>
  (Array.isArray(stored) ? (stored as StoredFactor[]) : []).map(({ Name, Calc, Value, Level, Advice }) => ({
    code: '',
    name: Name,
    calc: Calc,
    score: Value,
    warn: Level,
    advice: Advice,
  }));
