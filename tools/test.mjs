import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fastTests, namedTests } from './setup/chosen-tests.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { recordDurations } from './setup/durations.mjs';
import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { memoryFolder } from './setup/memory-folder.mjs';
import { requireNodeVersion } from './setup/node-version.mjs';
import { startCluster } from './setup/postgres-cluster.mjs';
import { ensurePostgresPrograms } from './setup/postgres-programs.mjs';
import { root } from './setup/root.mjs';
import { LAST_BEGINS, leftOut, sampleOf } from './setup/sample.mjs';
import { runCommand, runNpm, signalRunningCommands } from './setup/run-command.mjs';
import { countVitest, foldSteps, summaryLine } from './setup/summary.mjs';
import { ensureValidators } from './setup/validators.mjs';

requireNodeVersion();
const given = process.argv.slice(2);
const has = (/** @type {string} */ option) => given.includes(option);
const isFast = has('--fast');
const { filters, schemas } = isFast
  ? fastTests(root)
  : namedTests(
      root,
      given.filter((one) => !one.startsWith('--')),
    );
// Proofs by numbers do all of what they promise, which takes longer than a test may.
if (has('--full')) process.env['TEST_SCALE'] = 'full';
// A run of some files does at length what a whole run shows by one of its kind.
if (filters.length > 0 && !isFast) process.env['TEST_LENGTH'] ??= 'whole';
if (schemas.length > 0) process.env['TEST_SCHEMAS'] = schemas.join(',');
// Of long tables each commit tries other parts, and of long files others.
const sample = (process.env['TEST_SAMPLE'] ??= sampleOf(root));
const isUsual = filters.length === 0 && !has('--full');
/** @type {string[]} */
let left = [];
/** @type {import('./setup/summary.mjs').Step[]} */
const steps = [];
/** @type {string[]} */
const notRun = [];
/** @type {import('./setup/postgres-cluster.mjs').Cluster | undefined} */
let cluster;
// Those proofs fill more room than a run is sure to find in memory.
const memory = has('--full') ? undefined : memoryFolder();
if (memory?.runsPrograms) process.env['TMPDIR'] = memory.path;
const scratch = mkdtempSync(join(tmpdir(), 'xgt-test-'));
// What tests and their browsers leave in the folder for temporary files goes with the run; programs of other users go through it.
chmodSync(scratch, 0o711);
process.env['TMPDIR'] = scratch;

async function cleanUp() {
  const running = cluster;
  cluster = undefined;
  await running?.stop();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.once(signal, () => {
    signalRunningCommands(signal);
    void cleanUp().finally(() => process.exit(1));
  });
}

/**
 * Continuous integration must not pass because a part was left out; a developer without PostgreSQL may go on.
 * @param {string} part
 * @param {string} reason
 */
function leaveOut(part, reason) {
  console.log(`未运行 ${part} / not run: ${part}: ${reason}`);
  if (process.env['CI']) steps.push({ name: part, ok: false });
  else notRun.push(part);
}

async function preparePostgres() {
  if (isFast || process.env['TEST_POSTGRES_URL']) return;
  const programs = await ensurePostgresPrograms();
  if (programs === undefined)
    return leaveOut('server-postgres', 'no PostgreSQL found; set TEST_POSTGRES_URL or install one');
  try {
    cluster = await startCluster(programs, undefined, memory?.path);
    process.env['TEST_POSTGRES_URL'] = cluster.url;
  } catch (error) {
    leaveOut('server-postgres', error instanceof Error ? error.message : String(error));
  }
}

async function prepareChromium() {
  const chromium = await ensureChromium(root);
  if (chromium !== undefined) {
    process.env['CHROMIUM_PATH'] = chromium;
    return;
  }
  process.env['TEST_BROWSER'] = 'none';
  leaveOut('browser', 'no Chromium found; set CHROMIUM_PATH or install one');
}

/** @param {string} script one of package.json's */
async function step(script) {
  console.log(`\n> npm run ${script}`);
  steps.push({ name: script, ok: (await runNpm(['run', '--silent', script], { cwd: root })) === 0 });
}

async function runVitest() {
  const reportFile = join(scratch, 'report.json');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  if (isUsual && !has('--record'))
    process.env['LONG_TESTS_UNTIL'] = String(performance.timeOrigin + LAST_BEGINS * 1000);
  const code = await runCommand(process.execPath, [vitest, 'run', ...reporters, ...filters], { cwd: root });
  const report = readReport(reportFile);
  if (report && code === 0 && has('--record')) recordDurations(root, report.testResults);
  left = leftOut(report?.testResults ?? []).map((name) => relative(root, name));
  return countVitest(report, code);
}

/**
 * @param {string} file
 * @returns {import('./setup/summary.mjs').VitestReport | undefined}
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function check() {
  if (filters.length === 0) await step('check');
}

async function build() {
  // The tests that need no build still tell something when it fails.
  steps.push({ name: 'build', ok: await ensureBuilt(root) });
}

async function main() {
  // What waits for the network and what waits for the processor go side by side.
  const [isInstalled] = await Promise.all([ensureInstalled(root), preparePostgres()]);
  if (!isInstalled || !(await ensureValidators(root))) return { passed: 0, failed: 1, skipped: 0 };
  await prepareChromium();
  await Promise.all([check(), build()]);
  return foldSteps(await runVitest(), steps, notRun);
}

let counts = { passed: 0, failed: 1, skipped: 0 };
try {
  counts = await main();
} finally {
  await cleanUp();
}
const failedSteps = steps.filter((step) => !step.ok).map((step) => step.name);
if (failedSteps.length > 0) console.log(`失败步骤 / failed: ${failedSteps.join(', ')}`);
if (notRun.length > 0) console.log(`未运行 / not run: ${notRun.join(', ')}`);
if (isUsual) console.log(`抽样 / sample: TEST_SAMPLE=${sample}`);
if (left.length > 0)
  console.log(`留给其他提交的测试文件 / test files left to other commits: ${left.join(', ')}`);
console.log(`\n${summaryLine(counts)}`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
