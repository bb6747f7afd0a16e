import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FILE = 'tests/durations.json';
/** Shorter files fill the gaps at the end of a run in any order. */
const SHORTEST_KEPT = 4;

/**
 * What a run of all test files took when it was recorded last, in seconds.
 * @typedef {object} Durations
 * @property {number} before checking and building, before any test file
 * @property {number} tests all test files together, as long as the run waited for them
 * @property {number} sum the same as the files count them, side by side
 * @property {Readonly<Record<string, number>>} files each of the longer test files, by its path within the project
 */

/**
 * @param {string} root of the project
 * @returns {Durations}
 */
export const readDurations = (root) => JSON.parse(readFileSync(join(root, FILE), 'utf8'));

/**
 * Records how long each test file of a whole run took; on two databases, the longer of both.
 * @param {string} root of the project
 * @param {readonly { name: string, startTime: number, endTime: number }[]} files of vitest's JSON report
 * @param {Pick<Durations, 'before' | 'tests'>} run what the run took around them
 */
export function recordDurations(root, files, { before, tests }) {
  /** @type {Record<string, number>} */
  const seconds = {};
  let sum = 0;
  for (const { name, startTime, endTime } of files) {
    const path = relative(root, name).replaceAll('\\', '/');
    const took = (endTime - startTime) / 1000;
    seconds[path] = Math.max(seconds[path] ?? 0, Math.round(took));
    sum += took;
  }
  const kept = Object.entries(seconds)
    .filter(([, one]) => one >= SHORTEST_KEPT)
    .sort(([, one], [, other]) => other - one);
  /** @type {Durations} */
  const durations = {
    before: Math.round(before),
    tests: Math.round(tests),
    sum: Math.round(sum),
    files: Object.fromEntries(kept),
  };
  writeFileSync(join(root, FILE), `${JSON.stringify(durations, null, 2)}\n`);
}
