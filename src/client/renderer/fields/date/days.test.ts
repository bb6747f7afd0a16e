import { describe, expect, it } from 'vitest';
import { daysFrom } from './days.ts';

describe('a strip of days', () => {
  it('L02 begins with today and goes on over the end of a month and of February', () => {
    expect(daysFrom('2026-12-30 23:59:59', 4)).toEqual([
      { value: '2026-12-30', name: '今天', short: '12月30日' },
      { value: '2026-12-31', name: '明天', short: '12月31日' },
      { value: '2027-01-01', name: '周五', short: '1月1日' },
      { value: '2027-01-02', name: '周六', short: '1月2日' },
    ]);
    expect(daysFrom('2028-02-28', 3).map(({ value }) => value)).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ]);
  });
});
