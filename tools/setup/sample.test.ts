import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { changedLately, isLong, LEFT, leftOut, longInTurn, sampleOf } from './sample.mjs';

const long = Array.from({ length: 60 }, (_, at) => `long-${at}`);
const durations = { 'short-one': 7, 'short-two': 4, ...Object.fromEntries(long.map((path) => [path, 20])) };
const commits = Array.from({ length: 40 }, (_, at) => `commit-${at}`);
/** As many as a slow machine comes to. */
const TIME = 12;

describe('the turns of long test files', () => {
  it('take each of them, none twice, and no short one', () => {
    for (const changed of [new Set<string>(), new Set(['long-3', 'short-one']), new Set(long)])
      expect(longInTurn(durations, 'commit', changed).toSorted()).toEqual(long.toSorted());
    expect(['short-one', 'long-0', 'never-recorded'].filter((path) => isLong(durations, path))).toEqual([
      'long-0',
    ]);
  });

  it('are the same with the same commit, and bring each file soon', () => {
    const [first = ''] = commits;
    expect(longInTurn(durations, first)).toEqual(longInTurn(durations, first));
    const taken = commits.flatMap((commit) => longInTurn(durations, commit).slice(0, TIME));
    expect(new Set(taken).size).toBe(long.length);
  });

  it('begin with what the last commits changed, and bring the others even where nearly all was changed', () => {
    const changed = ['long-1', 'long-58', 'long-59'];
    const rest = new Set(long.filter((path) => path !== 'long-0'));
    for (const commit of commits) {
      expect(longInTurn(durations, commit, new Set(changed)).slice(0, TIME)).toEqual(
        expect.arrayContaining(changed),
      );
      expect(longInTurn(durations, commit, rest).slice(0, TIME)).toContain('long-0');
    }
  });

  it('say in the report which files had none', () => {
    const reported = (name: string, ...titles: string[]) => ({
      name,
      assertionResults: titles.map((title) => ({ title })),
    });
    expect(leftOut([reported('a', LEFT), reported('b', 'adds'), reported('c')])).toEqual(['a']);
  });

  it('are chosen by the commit that is checked out, and by the day where there is none', () => {
    const day = /^\d{4}-\d\d-\d\d$/;
    expect([/^[0-9a-f]{12,}$/, day].some((one) => one.test(sampleOf(root)))).toBe(true);
    expect(sampleOf(tmpdir())).toMatch(day);
    expect(changedLately(tmpdir())).toEqual(new Set());
  });
});
