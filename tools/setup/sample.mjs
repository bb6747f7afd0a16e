import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Seconds after which a run begins no further long test file: the last ones end within the ten minutes that it may take. */
export const LAST_BEGINS = 480;
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

/** Stands in the report for a test file that a run leaves to other commits. */
export const LEFT = 'left to other commits';

/**
 * Test files that are long, in the order in which a run takes them until its time is over: another one with each commit.
 * @param {Readonly<Record<string, number>>} durations seconds of test files, by path
 * @param {string} sample of the run
 * @param {ReadonlySet<string>} [changed] paths of which every second one is, as long as there are any
 * @returns {string[]} their paths
 */
export function longInTurn(durations, sample, changed = new Set()) {
  const inTurn = Object.keys(durations)
    .filter((path) => isLong(durations, path))
    .map((path) => ({ path, turn: turnOf(sample, path) }))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1))
    .map(({ path }) => path);
  const first = inTurn.filter((path) => changed.has(path));
  const others = inTurn.filter((path) => !changed.has(path));
  return inTurn.flatMap((_path, at) => [first[at] ?? [], others[at] ?? []].flat());
}

/**
 * Whether a file is among those that take turns; one that was never recorded is not.
 * @param {Readonly<Record<string, number>>} durations seconds of test files, by path
 * @param {string} path
 * @returns {boolean}
 */
export const isLong = (durations, path) => (durations[path] ?? 0) >= LONG;

/**
 * Test files of which a report says that they were left out.
 * @param {readonly { name: string, assertionResults: readonly { title: string }[] }[]} files of vitest's JSON report
 * @returns {string[]} their names, as the report has them
 */
export const leftOut = (files) =>
  files.filter(({ assertionResults: [only] }) => only?.title === LEFT).map(({ name }) => name);
