import { describe, expect, it } from 'vitest';
import { PLAIN_CALENDAR, type SchoolCalendar } from '../../../contract/school-calendar.ts';
import { isDue, nextDates } from './dates.ts';

const series = {
  cycle: { field: 'Cycle', once: '1', daily: '2', days: 'WeekDays', skips: 'SkipHolidays' },
  first: 'StartDate',
  last: 'EndDate',
};
const weekly = { Cycle: '3', WeekDays: ['1', '7'], StartDate: '2026-11-20', EndDate: '2026-12-31' };

describe('M02 when a row comes again', () => {
  it('once, daily, on days of the week, and never outside of its dates', () => {
    expect(nextDates(series, weekly, '2026-11-21', 5, PLAIN_CALENDAR)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-29',
      '2026-11-30',
      '2026-12-06',
    ]);
    expect(nextDates(series, { ...weekly, Cycle: '2' }, '2026-12-30', 5, PLAIN_CALENDAR)).toEqual([
      '2026-12-30',
      '2026-12-31',
    ]);
    expect(nextDates(series, { ...weekly, Cycle: '1' }, '2026-11-01', 5, PLAIN_CALENDAR)).toEqual([
      '2026-11-20',
    ]);
    expect(nextDates(series, { ...weekly, StartDate: null }, '2026-11-01', 5, PLAIN_CALENDAR)).toEqual([]);
    expect(isDue(series, weekly, '2027-01-03', PLAIN_CALENDAR)).toBe(false);
  });

  it('skips holidays and is called on make-up days where it is asked to', () => {
    const calendar: SchoolCalendar = {
      Counting: '1',
      Entries: [
        { Name: '国庆节', Kind: '1', From: '2026-10-01', To: '2026-10-07' },
        { Name: '补班', Kind: '2', From: '2026-09-20', To: '2026-09-20' },
        { Name: '补班', Kind: '2', From: '2026-10-10', To: '2026-10-10', As: '4' },
      ],
      Terms: [],
    };
    const dates = (task: object, from: string, count: number) =>
      nextDates(
        series,
        { Cycle: '3', StartDate: '2026-09-01', EndDate: '2026-12-31', WeekDays: [], ...task },
        from,
        count,
        calendar,
      );
    const working = { WeekDays: ['1', '2', '3', '4', '5'] };
    // As before where nobody asked: a holiday is called, a make-up day is not.
    expect(dates(working, '2026-09-30', 3)).toEqual(['2026-09-30', '2026-10-01', '2026-10-02']);
    expect(dates(working, '2026-10-09', 2)).toEqual(['2026-10-09', '2026-10-12']);
    const skips = { SkipHolidays: 1 };
    expect(dates({ ...working, ...skips }, '2026-09-30', 4)).toEqual([
      '2026-09-30',
      '2026-10-08',
      '2026-10-09',
      '2026-10-10',
    ]);
    expect(dates({ ...working, ...skips }, '2026-09-18', 3)).toEqual([
      '2026-09-18',
      '2026-09-20',
      '2026-09-21',
    ]);
    // The make-up day has the lessons of a Thursday; that of September stands for no day in particular.
    expect(dates({ WeekDays: ['4'], ...skips }, '2026-09-18', 3)).toEqual([
      '2026-09-24',
      '2026-10-08',
      '2026-10-10',
    ]);
    expect(dates({ WeekDays: ['3'], ...skips }, '2026-09-30', 2)).toEqual(['2026-09-30', '2026-10-14']);
    expect(dates({ Cycle: '2', ...skips }, '2026-09-30', 3)).toEqual([
      '2026-09-30',
      '2026-10-08',
      '2026-10-09',
    ]);
    expect(dates({ Cycle: '1', StartDate: '2026-10-01', ...skips }, '2026-09-30', 1)).toEqual(['2026-10-01']);
  });
});
