import { describe, expect, it } from 'vitest';
import { countVitest, foldSteps, summaryLine, type TestedFile } from './summary.mjs';

const report = (
  counts: { passed?: number; failed?: number; pending?: number; todo?: number },
  files = [],
) => ({
  numPassedTests: counts.passed ?? 0,
  numFailedTests: counts.failed ?? 0,
  numPendingTests: counts.pending ?? 0,
  numTodoTests: counts.todo ?? 0,
  testResults: files as TestedFile[],
});
const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  startTime: 0,
  endTime: 0,
  status,
  assertionResults: tests.map((test) => ({ title: 'adds', status: test })),
});

describe('closing line of npm test', () => {
  it('counts passed, failed, skipped and todo tests', () => {
    const counts = countVitest(report({ passed: 5, failed: 1, pending: 2, todo: 1 }), 1);
    expect(counts).toEqual({ passed: 5, failed: 1, skipped: 3 });
    expect(summaryLine(counts)).toBe('5 passed, 1 failed, 3 skipped');
  });

  it('leaves skipped out when nothing was', () => {
    expect(summaryLine(countVitest(report({ passed: 5 }), 0))).toBe('5 passed, 0 failed');
  });

  it('counts a file that did not load as one failure', () => {
    const broken = { ...report({ passed: 5 }), testResults: [file('failed'), file('passed', 'passed')] };
    expect(countVitest(broken, 1).failed).toBe(1);
  });

  it('does not count a file twice whose test failed', () => {
    const broken = { ...report({ passed: 5, failed: 1 }), testResults: [file('failed', 'passed', 'failed')] };
    expect(countVitest(broken, 1).failed).toBe(1);
  });

  it('fails a run that ended badly with no failing test', () => {
    expect(countVitest(report({ passed: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('fails a run in which no test ran', () => {
    expect(countVitest(report({ pending: 3 }), 0)).toEqual({ passed: 0, failed: 1, skipped: 3 });
    expect(countVitest(undefined, 0).failed).toBe(1);
  });

  it('counts each step as a test and each part left out as skipped', () => {
    const steps = [
      { name: 'check', ok: true },
      { name: 'build', ok: false },
    ];
    expect(foldSteps({ passed: 5, failed: 0, skipped: 0 }, steps, ['server-postgres'])).toEqual({
      passed: 6,
      failed: 1,
      skipped: 1,
    });
  });
});
