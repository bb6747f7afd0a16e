import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { leftToOthers, sampleOf } from './sample.mjs';

const long = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`long-${at}`, 20 + at]));
const durations: Record<string, number> = { ...long, 'short-one': 7, 'short-two': 4 };
const MOST = 1_000;
const commits = Array.from({ length: 40 }, (_, at) => `commit-${at}`);

describe('the long test files that a run leaves to other commits', () => {
  it('are so many that the others keep the time, and nearly fill it', () => {
    for (const commit of commits) {
      const left = new Set(leftToOthers(durations, commit, MOST));
      const taken = Object.entries(durations).reduce((sum, [path, s]) => sum + (left.has(path) ? 0 : s), 0);
      expect(taken).toBeLessThanOrEqual(MOST);
      expect(taken).toBeGreaterThan(MOST - 80);
    }
  });

  it('are none where there is time for all, and never a short one', () => {
    expect(leftToOthers(durations, 'commit', 10_000)).toEqual([]);
    for (const commit of commits)
      for (const path of leftToOthers(durations, commit, 0)) expect(path).toMatch(/^long-/);
  });

  it('are the same with the same commit, and each is taken before long', () => {
    const [first = ''] = commits;
    expect(leftToOthers(durations, first, MOST)).toEqual(leftToOthers(durations, first, MOST));
    const always = commits.reduce(
      (left, commit) => left.filter((path) => leftToOthers(durations, commit, MOST).includes(path)),
      Object.keys(long),
    );
    expect(always).toEqual([]);
  });

  it('are chosen by the commit that is checked out, and by the day where there is none', () => {
    const day = /^\d{4}-\d\d-\d\d$/;
    expect([/^[0-9a-f]{12,}$/, day].some((one) => one.test(sampleOf(root)))).toBe(true);
    expect(sampleOf(tmpdir())).toMatch(day);
  });
});
