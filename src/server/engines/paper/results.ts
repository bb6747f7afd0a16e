import type { FactorScore, PaperScore } from '../../../contract/paper/score.ts';
import type { ScaleFile } from '../../../contract/generated/meta.ts';
import type { Catalog } from '../../data/catalog.ts';
import { itemsOf } from '../../data/labels.ts';
import type { Parts } from './parts.ts';
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
