/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 *
 * The part of vitest's JSON report that counts.
 * @typedef {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests?: number,
 *   testResults: TestedFile[] }} VitestReport
 * @typedef {{ name: string, startTime: number, endTime: number, status: string, assertionResults: { title: string, status: string }[] }} TestedFile
 *
 * @typedef {{ name: string, ok: boolean }} Step
 */

/**
 * Counts a vitest run. A file that failed without a failing test of its own (it did not load, a hook broke) is one
 * failure, and so is a run that failed, or ran nothing, with no test to blame.
 * @param {VitestReport | undefined} report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countVitest(report, exitCode) {
  if (report === undefined) return { passed: 0, failed: 1, skipped: 0 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + brokenFiles;
  const skipped = report.numPendingTests + (report.numTodoTests ?? 0);
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed, skipped };
}

/**
 * Adds the steps around the tests, each of which counts as one test.
 * @param {Counts} counts
 * @param {Step[]} steps
 * @param {string[]} notRun parts that could not run on this machine
 * @returns {Counts}
 */
export function foldSteps(counts, steps, notRun) {
  const passed = steps.filter((step) => step.ok).length;
  return {
    passed: counts.passed + passed,
    failed: counts.failed + steps.length - passed,
    skipped: counts.skipped + notRun.length,
  };
}

/**
 * The closing line of `npm test`.
 * @param {Counts} counts
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
