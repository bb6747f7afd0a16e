import { it } from 'vitest';

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
