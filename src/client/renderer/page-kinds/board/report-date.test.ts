import { describe, expect, it } from 'vitest';
import { dateText, inUnit, isLatest, stepped } from './report-date.ts';

describe('S21: the date that boards report of', () => {
  it.each([
    ['2026-11-21', 'day', 1, '2026-11-22'],
    ['2026-03-01', 'day', -1, '2026-02-28'],
    ['2026-01-31', 'month', 1, '2026-02-01'],
    ['2026-01-15', 'month', -1, '2025-12-01'],
  ] as const)('%s by %s %d is %s', (date, unit, steps, expected) => {
    expect(stepped(date, unit, steps)).toBe(expected);
  });

  it('is sent as a day or a month, and read in Chinese', () => {
    expect([inUnit('2026-11-21', 'day'), inUnit('2026-11-21', 'month')]).toEqual(['2026-11-21', '2026-11']);
    expect([dateText('2026-11-21', 'day'), dateText('2026-11-01', 'month')]).toEqual([
      '2026年11月21日',
      '2026年11月',
    ]);
  });

  it('goes as far as today', () => {
    expect([isLatest('2000-01-01', 'day'), isLatest('2999-01-01', 'month')]).toEqual([false, true]);
  });
});
