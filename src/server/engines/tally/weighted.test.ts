import { describe, expect, it } from 'vitest';
import { gradeOf, isMeant, outcomeOf, placesOf, totalOf, trimmed, type Sheet } from './weighted.ts';

/** Two indicators of the first duty and one of the second, of weights 50, 20 and 30. */
const sheet = (levels: readonly [number, number, number], more: Partial<Sheet> = {}): Sheet => ({
  marks: [
    { duty: '1', weight: 50, level: levels[0] },
    { duty: '1', weight: 20, level: levels[1] },
    { duty: '2', weight: 30, level: levels[2] },
  ],
  isShort: false,
  suggestion: '',
  ...more,
});
const many = (count: number, levels: readonly [number, number, number] = [5, 5, 5]) =>
  Array.from({ length: count }, () => sheet(levels));
const BOUNDS = { turnout: 50, trim: 5 };

describe('M07 a counsellor survey is counted as by hand', () => {
  it.each([
    [[5, 5, 5], 100],
    [[1, 1, 1], 20],
    // 50×4/5 + 20×3/5 + 30×2/5 = 40 + 12 + 12
    [[4, 3, 2], 64],
    // 50×3/5 + 20×5/5 + 30×1/5 = 30 + 20 + 6
    [[3, 5, 1], 56],
  ] as const)('levels %j of weights 50, 20, 30 are %d points', (levels, points) => {
    expect(totalOf(sheet(levels).marks)).toBe(points);
  });

  it('a sheet is not meant when it is too fast and the same everywhere, and only then', () => {
    const short = { isShort: true };
    expect([sheet([5, 5, 5], short), sheet([5, 5, 4], short), sheet([5, 5, 5])].map(isMeant)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    [19, 5, 19],
    [20, 5, 18],
    [39, 5, 37],
    [40, 5, 36],
    [20, 0, 20],
    [25, 20, 15],
  ])('of %d sheets with %d percent dropped at each end, %d are kept', (count, percent, kept) => {
    expect(trimmed(many(count), percent)).toHaveLength(kept);
  });

  it('drops the lowest and the highest, whatever order they came in', () => {
    // 18 of 64 points, one of 20 and one of 100: (18 × 64) / 18, not (18 × 64 + 120) / 20 = 63.6
    const sheets = [sheet([5, 5, 5]), ...many(9, [4, 3, 2]), sheet([1, 1, 1]), ...many(9, [4, 3, 2])];
    expect(outcomeOf(20, sheets, BOUNDS).score).toBe(64);
    expect(outcomeOf(20, sheets, { turnout: 50, trim: 0 }).score).toBe(63.6);
  });

  it('tells each duty over its own weights', () => {
    // duty 1: (50×4 + 20×3) / (70×5) = 74.29 %; duty 2: 2 of 5
    expect([...outcomeOf(5, many(5, [4, 3, 2]), BOUNDS).duties]).toEqual([
      ['1', 74.29],
      ['2', 40],
    ]);
  });

  it('tells nothing of fewer than five meant sheets, however many came', () => {
    const said = { suggestion: '多来班里' };
    const four = [...many(3), sheet([4, 3, 2], said), sheet([5, 5, 5], { isShort: true, ...said })];
    expect(outcomeOf(5, four, BOUNDS)).toEqual({
      should: 5,
      actual: 5,
      valid: 4,
      turnout: 80,
      score: null,
      duties: new Map(),
      suggestions: [],
      isValid: false,
      remark: '有效测评不足5份，不公布',
    });
    const five = outcomeOf(5, [...many(4), sheet([4, 3, 2], said)], BOUNDS);
    expect([five.score, five.suggestions, five.isValid]).toEqual([92.8, ['多来班里'], true]);
  });

  it.each([
    [10, 5, true, null],
    [11, 5, false, '参评率不足50%，结果无效'],
    [0, 5, false, '参评率不足50%，结果无效'],
  ])('of %d asked, %d sheets are enough: %s', (should, count, isValid, remark) => {
    const { isValid: is, remark: told } = outcomeOf(should, many(count), BOUNDS);
    expect([is, told]).toEqual([isValid, remark]);
  });

  it('equal scores share a place, and the next one counts them', () => {
    expect(placesOf([80, 90.5, 90.5, 70, 95])).toEqual([4, 2, 2, 5, 1]);
    expect(placesOf([])).toEqual([]);
  });

  it.each([
    [100, '1'],
    [90, '1'],
    [89.99, '2'],
    [75, '2'],
    [74.99, '3'],
    [60, '3'],
    [59.99, '4'],
  ])('%d points are grade %s', (score, grade) => expect(gradeOf(score)).toBe(grade));
});
