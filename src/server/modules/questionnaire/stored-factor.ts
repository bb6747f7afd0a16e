import type { FactorScore } from '../../../contract/paper/score.ts';
import { levelName } from './warn.ts';

/** A judged factor, as a sheet keeps it. */
export interface StoredFactor {
  readonly Name: string;
  /** How it was counted: a sum does not stand beside means. */
  readonly Calc: FactorScore['calc'];
  readonly Value: number;
  readonly Level: number;
  /** For print. */
  readonly LevelName: string;
  readonly Advice: string;
}

export const storedFactors = (factors: readonly FactorScore[]): StoredFactor[] =>
  factors.map(({ name, calc, score, warn, advice }) => ({
    Name: name,
    Calc: calc,
    Value: score,
    Level: warn,
    LevelName: levelName(warn),
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
