import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Tests never reach the built product, so editing one must not cause a build. */
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);

/**
 * One line for each file under the path: name, size, time of change. Contents are not read:
 * this runs before every start, and a thousand stats cost a few milliseconds.
 * @param {string} root
 * @param {string} path relative to root; missing ones count as nothing
 * @returns {string[]}
 */
function listing(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return isTest(path) ? [] : [`${path} ${stats.size} ${stats.mtimeMs}`];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listing(root, `${path}/${name}`));
}

/**
 * A short text that changes when a file under one of the paths is added, removed or written.
 * @param {string} root
 * @param {string[]} paths
 */
export function fingerprint(root, paths) {
  const lines = paths.flatMap((path) => listing(root, path));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * A short text that changes with the file's content.
 * @param {string} file
 */
export function contentHash(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/**
 * What a stamp file holds, or nothing when it is not there.
 * @param {string} file
 */
export function readStamp(file) {
  return statSync(file, { throwIfNoEntry: false }) ? readFileSync(file, 'utf8').trim() : undefined;
}
