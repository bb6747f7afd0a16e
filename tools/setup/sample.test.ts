import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { root } from './root.mjs';
import { changedLately, leftToOthers, roomFor, sampleOf } from './sample.mjs';

const long = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`long-${at}`, 20 + at]));
const files: Record<string, number> = { ...long, 'short-one': 7, 'short-two': 4 };
const SHORT = 100;
const sum = SHORT + Object.values(long).reduce((all, one) => all + one, 0);
const durations = { before: 60, tests: sum / 2, sum, files };
const ROOM = 1_000;
const commits = Array.from({ length: 40 }, (_, at) => `commit-${at}`);

describe('the long test files that a run leaves to other commits', () => {
  it('are so many that the others keep the time, and nearly fill it', () => {
    for (const commit of commits) {
      const left = leftToOthers(durations, commit, ROOM);
      const taken = sum - left.reduce((all, path) => all + files[path]!, 0);
      expect(taken).toBeLessThanOrEqual(ROOM);
      expect(taken).toBeGreaterThan(ROOM - 80);
    }
  });

  it('are none where there is time for all, and never a short one', () => {
    expect(leftToOthers(durations, 'commit', sum)).toEqual([]);
    for (const commit of commits)
      for (const path of leftToOthers(durations, commit, 0)) expect(path).toMatch(/^long-/);
  });

  it('are the same with the same commit, and each is taken before long', () => {
    const [first = ''] = commits;
    expect(leftToOthers(durations, first, ROOM)).toEqual(leftToOthers(durations, first, ROOM));
    const always = commits.reduce(
      (left, commit) => left.filter((path) => leftToOthers(durations, commit, ROOM).includes(path)),
      Object.keys(long),
    );
    expect(always).toEqual([]);
  });

  it('are not among those that the last commits changed, as long as there is time', () => {
    const changed = new Set(['long-1', 'long-58', 'long-59']);
    for (const commit of commits)
      expect(leftToOthers(durations, commit, ROOM, changed).filter((path) => changed.has(path))).toEqual([]);
  });

  it('have their turn, too, where nearly all was changed', () => {
    const changed = new Set(Object.keys(files).filter((path) => path !== 'long-0'));
    const turns = commits.filter(
      (commit) => !leftToOthers(durations, commit, ROOM, changed).includes('long-0'),
    );
    expect(turns.length).toBeGreaterThan(0);
  });

  it('are chosen by the commit that is checked out, and by the day where there is none', () => {
    const day = /^\d{4}-\d\d-\d\d$/;
    expect([/^[0-9a-f]{12,}$/, day].some((one) => one.test(sampleOf(root)))).toBe(true);
    expect(sampleOf(tmpdir())).toMatch(day);
    expect(changedLately(tmpdir())).toEqual(new Set());
  });
});

describe('the room for test files', () => {
  const { before } = durations;
  it('is what the rest of the run can do, on a machine that is faster or slower than the one that recorded them', () => {
    const asRecorded = roomFor(durations, before, 100);
    expect(asRecorded).toBeCloseTo(800);
    expect(roomFor(durations, before * 2, 100)).toBeCloseTo(asRecorded / 2);
    expect(roomFor(durations, before / 2, 100)).toBeCloseTo(asRecorded * 2);
  });

  it('is nothing when the time is over', () => {
    expect(roomFor(durations, before, 900)).toBe(0);
  });
});
