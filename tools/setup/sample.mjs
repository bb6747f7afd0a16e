import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Seconds of a whole run, with something in hand of the ten minutes that it may take on two cores. */
const WHOLE_RUN = 500;
/** Shorter files are most of the tests, and run with every commit. */
const LONG = 8;
/** Commits whose test files are new, so that they have their turn before all others. */
const LATELY = 30;

/**
 * @param {string} root
 * @param {string[]} asked of git
 * @returns {string} nothing where there is no repository
 */
function git(root, asked) {
  try {
    return execFileSync('git', asked, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/**
 * What chooses the parts of long tables and the long files that a run of the tests takes: the commit, so that the same one takes the
 * same and the next one others.
 * @param {string} root of the project
 * @returns {string} the day where there is no commit, so that nothing is left out for good
 */
export const sampleOf = (root) =>
  git(root, ['rev-parse', '--short=12', 'HEAD']).trim() || new Date().toISOString().slice(0, 10);

/**
 * @param {string} root of the project
 * @returns {ReadonlySet<string>} paths of what the last commits changed
 */
export const changedLately = (root) =>
  new Set(
    git(root, ['log', `-${LATELY}`, '--name-only', '--format='])
      .split('\n')
      .filter(Boolean),
  );

/**
 * When something has its turn in a sample: what has the least is taken first.
 * @param {string} sample
 * @param {string} name what tells it from the others
 * @returns {string}
 */
export const turnOf = (sample, name) => createHash('sha256').update(`${sample} ${name}`).digest('hex');

/**
 * What of the test files fits into the rest of a run: this machine is as much faster or slower than the one that recorded them as it was
 * with what came before.
 * @param {import('./durations.mjs').Durations} durations
 * @param {number} before seconds that checking and building took
 * @param {number} elapsed seconds since the run began
 * @returns {number} recorded seconds of files
 */
export function roomFor(durations, before, elapsed) {
  const speed = durations.before / Math.max(before, 1);
  return Math.max(0, WHOLE_RUN - elapsed) * speed * (durations.sum / Math.max(durations.tests, 1));
}

/**
 * The long test files that a run leaves to other commits, so that it takes as long as it may however many there are.
 * @param {import('./durations.mjs').Durations} durations
 * @param {string} sample of the run
 * @param {number} room recorded seconds of files that the run takes
 * @param {ReadonlySet<string>} [first] paths that have their turn before the others, in half of the room
 * @returns {string[]} their paths
 */
export function leftToOthers({ files, sum }, sample, room, first = new Set()) {
  const long = Object.entries(files)
    .filter(([, seconds]) => seconds >= LONG)
    .map(([path, seconds]) => ({ path, seconds, turn: turnOf(sample, path) }))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1));
  let taken = sum - long.reduce((all, { seconds }) => all + seconds, 0);
  /** @type {Set<string>} */
  const paths = new Set();
  /** @type {(of: typeof long, most: number) => void} */
  const take = (of, most) => {
    for (const { path, seconds } of of) {
      if (paths.has(path) || taken + seconds > most) continue;
      taken += seconds;
      paths.add(path);
    }
  };
  const isFirst = long.filter(({ path }) => first.has(path));
  // The others come round as well, however many files were changed lately.
  take(isFirst, (taken + room) / 2);
  take(long, room);
  return long.flatMap(({ path }) => (paths.has(path) ? [] : [path]));
}
