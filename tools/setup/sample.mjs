import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Seconds of test files that a whole run takes, by what was recorded: some 15 minutes on two cores with all that stands around them. */
const MOST_SECONDS = 1_650;
/** Shorter files are most of the tests, and run with every commit. */
const LONG = 8;

/**
 * What chooses the parts of long tables and the long files that a run of the tests takes: the commit, so that the same one takes the
 * same and the next one others.
 * @param {string} root of the project
 * @returns {string} the day where there is no commit, so that nothing is left out for good
 */
export function sampleOf(root) {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

/**
 * When something has its turn in a sample: what has the least is taken first.
 * @param {string} sample
 * @param {string} name what tells it from the others
 * @returns {string}
 */
export const turnOf = (sample, name) => createHash('sha256').update(`${sample} ${name}`).digest('hex');

/**
 * The long test files that a run leaves to other commits, so that it takes as long as it does however many there are.
 * @param {Readonly<Record<string, number>>} durations seconds of each longer file
 * @param {string} sample of the run
 * @param {number} [most] seconds that the run may take
 * @returns {string[]} their paths
 */
export function leftToOthers(durations, sample, most = MOST_SECONDS) {
  const files = Object.entries(durations);
  const long = files
    .filter(([, seconds]) => seconds >= LONG)
    .map(([path, seconds]) => ({ path, seconds, turn: turnOf(sample, path) }))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1));
  let taken = files.reduce((sum, [, seconds]) => sum + (seconds < LONG ? seconds : 0), 0);
  return long.flatMap(({ path, seconds }) => {
    if (taken + seconds > most) return [path];
    taken += seconds;
    return [];
  });
}
