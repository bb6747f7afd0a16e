import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const FILE = 'tests/durations.json';
/** Shorter files fill the gaps at the end of a run in any order. */
const SHORTEST_KEPT = 4;

/**
 * @param {string} root of the project
 * @returns {Readonly<Record<string, number>>} seconds that each of the longer test files took when it was recorded last, by its path
 */
export const readDurations = (root) => JSON.parse(readFileSync(join(root, FILE), 'utf8'));

/**
 * Records how long each test file of a whole run took; on two databases, the longer of both.
 * @param {string} root of the project
 * @param {readonly { name: string, startTime: number, endTime: number }[]} files of vitest's JSON report
 */
export function recordDurations(root, files) {
  /** @type {Record<string, number>} */
  const seconds = {};
  for (const { name, startTime, endTime } of files) {
    const path = relative(root, name).replaceAll('\\', '/');
    seconds[path] = Math.max(seconds[path] ?? 0, Math.round((endTime - startTime) / 1000));
  }
  const kept = Object.entries(seconds)
    .filter(([, one]) => one >= SHORTEST_KEPT)
    .sort(([, one], [, other]) => other - one);
  writeFileSync(join(root, FILE), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
