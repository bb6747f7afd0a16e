import type { Queryable } from '../../src/server/data/database/database.ts';
import { bedOf } from '../../tools/bench/beds/world.ts';

/** What a student was told in the end. */
export interface Outcome {
  readonly student: number;
  /** The bed that they were told is theirs. */
  readonly bed?: number;
  /** Every answer had an envelope with success or a reason. */
  readonly isDefinite: boolean;
}

/** Everything in which what students were told, and what is stored, breaks the promise. */
export async function brokenPromises(database: Queryable, outcomes: readonly Outcome[]): Promise<string[]> {
  const stored = await database.query<{ bed: string; student: string }>(
    `SELECT "Id" AS bed, "NewStudentId" AS student FROM "Bed" WHERE "Id" LIKE 'race-bed-%' AND "NewStudentId" IS NOT NULL`,
  );
  const done = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "NewStudent" WHERE "Id" LIKE 'race-new-%' AND "DormState" = '2'`,
  );
  const told = outcomes.filter(({ bed }) => bed !== undefined);
  const isStored = new Set(stored.rows.map(({ bed, student }) => `${bed} ${student}`));
  const broken: string[] = [];
  const say = (count: number, text: string) => count > 0 && broken.push(`${count} ${text}`);
  say(told.length - new Set(told.map(({ bed }) => bed)).size, 'beds were promised twice');
  say(stored.rows.length - new Set(stored.rows.map(({ student }) => student)).size, 'students have two beds');
  say(Math.abs(told.length - stored.rows.length), 'answers more or less than beds that are taken');
  say(Math.abs(done.rows[0]!.n - stored.rows.length), 'students done more or less than beds that are taken');
  say(
    told.filter(({ bed, student }) => !isStored.has(`${bedOf(bed!)} race-new-${student}`)).length,
    'students were told of a bed that is not theirs',
  );
  say(outcomes.filter(({ isDefinite }) => !isDefinite).length, 'students were left without an answer');
  return broken;
}
