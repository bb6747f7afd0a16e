import { describe, expect, it } from 'vitest';
import { ballotOf, questionsOf } from './ballot.ts';
import { tally, verdictOf, type Ballot } from './tally.ts';

const of = (by: Ballot['by'], names: string, levels: readonly string[] = []): Ballot => ({
  by,
  levels,
  candidates: [...names].map((name, at) => ({ sort: at + 1, name })),
});
const scores = (...each: readonly number[]) => each.map((score) => [{ '1. 甲': score }]);
const levels = (...each: readonly string[]) => each.map((key) => [{ '1. 甲': key }]);

describe('a vote is counted as by hand', () => {
  it('equal ones share a place, and the next one counts them', () => {
    const ballots = [['1', '2'], ['1', '3'], ['1', '2'], ['3'], ['4']].map((chosen) => [chosen]);
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

  it.each([
    // 50% of 80/100, 30% of 8/10, 20% of 5/5: 40 + 24 + 20
    [[[80, 8, 5]], 84],
    // 84, and 50 + 30 + 20 = 100, and 0: the mean of three, none dropped
    [
      [
        [80, 8, 5],
        [100, 10, 5],
        [0, 0, 0],
      ],
      61.33,
    ],
    // 100 and 0 are dropped of seven: 84, 84, 84, 84 and 25 + 15 + 8 = 48 are left
    [[[100, 10, 5], [0, 0, 0], ...Array.from({ length: 4 }, () => [80, 8, 5]), [50, 5, 2]], 76.8],
    // a third of 100 by a weight of a half, two thirds of 10: 16.5 + 20.1 + 12
    [[[33, 6.7, 3]], 48.6],
  ])('a scoring table %j of weights 0.5, 0.3, 0.2 comes to %d of 100', (given, mean) => {
    const asking = {
      Title: '',
      Layout: '3',
      Levels: null,
      ScoreItems: [
        { Name: '工作', Max: 100, Weight: 0.5 },
        { Name: '学习', Max: 10, Weight: 0.3 },
        { Name: '作风', Max: 5, Weight: 0.2 },
      ],
      MinSelect: null,
      MaxSelect: null,
      MaxScore: null,
    };
    const candidates = [{ Sort: 1, Name: '甲' }];
    const ballot = ballotOf(asking, candidates);
    const sheets = given.map((each) => each.map((score) => ({ '1. 甲': score })));
    expect(tally(ballot, sheets)[0]?.AvgScore).toBe(mean);
    expect(tally(ballot, [...sheets, sheets[0]!.slice(1)])[0]?.AvgScore).toBe(mean);
    expect(
      questionsOf(asking, candidates).map(({ Title, MaxScore, Rows }) => [Title, MaxScore, Rows]),
    ).toEqual([
      ['工作（满分100分，占50%）', 100, ['1. 甲']],
      ['学习（满分10分，占30%）', 10, ['1. 甲']],
      ['作风（满分5分，占20%）', 5, ['1. 甲']],
    ]);
  });

  it('of two candidates the one with the greater weighted mean is first, whatever the single scores are', () => {
    const items = [
      { name: '工作', max: 10, weight: 0.7 },
      { name: '学习', max: 10, weight: 0.3 },
    ];
    // 甲 7 + 1.5 = 85 %, 乙 5.6 + 3 = 86 %, though 甲 has the highest single score beside 乙's 8
    const sheet = [
      { '1. 甲': 10, '2. 乙': 8 },
      { '1. 甲': 5, '2. 乙': 10 },
    ];
    const counted = tally({ ...of('score', '甲乙'), items }, [sheet]);
    expect(counted.map(({ AvgScore, Place }) => [AvgScore, Place])).toEqual([
      [85, 2],
      [86, 1],
    ]);
  });

  it('needs as many voters as it says', () => {
    const counted = tally(of('choice', '甲乙'), [[['1']]]);
    expect(verdictOf(counted, { turnout: 66.6, least: 67, elected: 1 })).toBe('参评率不足67%，结果无效');
    expect(verdictOf(counted, { turnout: 67, least: 67, elected: 1 })).toBe('有效');
    expect(verdictOf(counted, { turnout: 0, least: 0, elected: null })).toBe('有效');
  });
});
