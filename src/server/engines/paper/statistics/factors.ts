import type { FactorScore } from '../../../../contract/paper/score.ts';
import type { Engine } from '../../../data/engine.ts';
import { Binder } from '../../../data/sql/sql.ts';
import { tableOf, type Parts } from '../parts.ts';
import { readFactors } from '../results.ts';
import { inPart, VALID, type Part } from './part.ts';
import type { Named } from './stats.ts';

// SQL: s is paper.sheet

/** Sheets whose factors are opened at once: they may lie sealed, so the program looks into them. */
const AT_ONCE = 2_000;

interface Told {
  readonly factor: FactorScore;
  /** The place of the factor in the order of the paper. */ place: number;
  sum: number;
  count: number;
  readonly levels: Map<string, number>;
}

/** What the valid sheets say of each factor, in the order of the paper. */
async function toldOf({ database }: Engine, parts: Parts, part: Part): Promise<Told[]> {
  const told = new Map<string, Told>();
  for (let after = ''; ;) {
    const binder = new Binder();
    const { rows } = await database.query<{ id: string; factors: unknown }>(
      `SELECT s."Id" AS id, s."FactorScores" AS factors FROM ${tableOf(parts.sheets)} s
       WHERE ${inPart(parts, part, binder)} AND ${VALID} AND s."Id" > ${binder.bind(after)}
       ORDER BY s."Id" LIMIT ${AT_ONCE}`,
      binder.values,
    );
    for (const { factors } of rows)
      for (const [place, factor] of readFactors(factors).entries()) add(told, factor, place);
    if (rows.length < AT_ONCE) break;
    after = rows.at(-1)!.id;
  }
  return [...told.values()].sort(
    (one, other) => one.place - other.place || (one.factor.name < other.factor.name ? -1 : 1),
  );
}

function add(told: Map<string, Told>, factor: FactorScore, place: number): void {
  const found = told.get(factor.name) ?? {
    factor,
    place,
    sum: 0,
    count: 0,
    levels: new Map<string, number>(),
  };
  const level = String(factor.warn);
  found.place = Math.min(found.place, place);
  if (factor.calc === 'mean') {
    found.sum += factor.score;
    found.count += 1;
  }
  found.levels.set(level, (found.levels.get(level) ?? 0) + 1);
  told.set(factor.name, found);
}

/** The mean of each factor that is one. */
export async function factorMeans(engine: Engine, parts: Parts, part: Part): Promise<Named[]> {
  const told = await toldOf(engine, parts, part);
  return told.flatMap(({ factor, sum, count }) =>
    count === 0 ? [] : [{ Name: factor.name, Value: Math.round((sum / count) * 100) / 100 }],
  );
}

/** How many sheets are in each level of each factor. */
export async function factorLevels(engine: Engine, parts: Parts, part: Part): Promise<Named[]> {
  const told = await toldOf(engine, parts, part);
  return told.flatMap(({ factor, levels }) =>
    [...levels].map(([Level, Value]) => ({ Name: factor.name, Level, Value })),
  );
}
