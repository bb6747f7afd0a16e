import { describe, expect, it } from 'vitest';
import { tally, verdictOf, type Ballot } from './tally.ts';

const of = (by: Ballot['by'], names: string, levels: readonly string[] = []): Ballot => ({
  by,
  levels,
  candidates: [...names].map((name, at) => ({ sort: at + 1, name })),
});
const scores = (...each: readonly number[]) => each.map((score) => ({ '1. 甲': score }));
const levels = (...each: readonly string[]) => each.map((key) => ({ '1. 甲': key }));

describe('a vote is counted as by hand', () => {
  it('equal ones share a place, and the next one counts them', () => {
    const ballots = [['1', '2'], ['1', '3'], ['1', '2'], ['3'], ['4']];
    const counted = tally(of('choice', '甲乙丙丁'), ballots);
    expect(counted.map(({ Votes, Share, Place }) => [Votes, Share, Place])).toEqual([
      [3, 60, 1],
      [2, 40, 2],
      [2, 40, 2],
      [1, 20, 4],
    ]);
    const said = (elected: number) => verdictOf(counted, { turnout: 100, least: 0, elected });
    expect([1, 2, 3].map(said)).toEqual(['有效', '第2名得票相同，须另行确定', '有效']);
  });

  it.each([
    [[], null],
    [[80], 80],
    [[60, 70, 80, 90, 100, 70], 78.33],
    // 0 and 100 are dropped: (80 + 80 + 81 + 90 + 90) / 5
    [[0, 80, 80, 81, 90, 90, 100], 84.2],
    [[100, 100, 100, 100, 100, 100, 0], 100],
  ])('the mean of %j is %s', (given, mean) => {
    expect(tally(of('score', '甲'), scores(...given))[0]?.AvgScore).toBe(mean);
  });

  it.each([
    [['1', '1', '2'], '特困', '特困2票、困难1票、不困难0票'],
    [['1', '1', '2', '2'], '困难', '特困2票、困难2票、不困难0票'],
    [['1', '2', '3'], '不困难', '特困1票、困难1票、不困难1票'],
    [[], null, '特困0票、困难0票、不困难0票'],
  ])('levels %j come to %s', (given, name, stat) => {
    const [one] = tally(of('level', '甲', ['特困', '困难', '不困难']), levels(...given));
    expect([one?.LevelName, one?.LevelStat]).toEqual([name, stat]);
  });

  it('needs as many voters as it says', () => {
    const counted = tally(of('choice', '甲乙'), [['1']]);
    expect(verdictOf(counted, { turnout: 66.6, least: 67, elected: 1 })).toBe('参评率不足67%，结果无效');
    expect(verdictOf(counted, { turnout: 67, least: 67, elected: 1 })).toBe('有效');
    expect(verdictOf(counted, { turnout: 0, least: 0, elected: null })).toBe('有效');
  });
});
