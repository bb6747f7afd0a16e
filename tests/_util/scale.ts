import { it } from 'vitest';
import { turnOf } from '../../tools/setup/sample.mjs';

/**
 * How much a proof does. `npm run test:full` does all of it; `npm test` does as much as shows each fault that was seeded, so that
 * it stays within its time.
 */
export const scaled = <Amount>(full: Amount, usual: Amount): Amount =>
  process.env['TEST_SCALE'] === 'full' ? full : usual;

/** Whether a run goes to all lengths: `npm run test:full`, and a run of named files (`npm test -- <part of a name>`). */
export const isAtLength = process.env['TEST_SCALE'] === 'full' || process.env['TEST_LENGTH'] === 'whole';

/** A test of what `npm test` shows already by another one: at another width, as another role, in another module, or to the end. */
export const atLength = it.runIf(isAtLength);

/** `npm test` sets it to the commit that it runs on, so that a run can be repeated and the next commit is tried by others. */
const sample = process.env['TEST_SAMPLE'] ?? '';

/**
 * A part of a table that grows with the modules: in `npm test` so many of it, others with each commit, and in a run at length all.
 * @param of how many are taken, so that a run stays as long as it is when modules double
 * @param nameOf what tells one from the others
 * @returns them in their order
 */
export function sampled<One>(all: readonly One[], of: number, nameOf: (one: One) => string = String): One[] {
  if (isAtLength || all.length <= of) return [...all];
  const turns = all.map((one) => ({ one, turn: turnOf(sample, nameOf(one)) }));
  const next = turns.toSorted((one, other) => (one.turn < other.turn ? -1 : 1)).slice(0, of);
  const taken = new Set(next.map(({ one }) => one));
  return all.filter((one) => taken.has(one));
}
