import { describe, expect, it } from 'vitest';
import { PLAIN_CALENDAR, type SchoolCalendar } from '../../../contract/school-calendar.ts';
import { isDue, later, nextDates, weekDayOf } from './dates.ts';
import { nightsDue } from './nights.ts';
import { doubtOf, judgePosition, positionOf } from './place.ts';

const weekly = { Cycle: '3', WeekDays: ['1', '7'], StartDate: '2026-11-20', EndDate: '2026-12-31' };
const fence = { Lng: 115.83, Lat: 28.76, Radius: 300 };
/** A place some metres to the north. */
const north = (metres: number, Acc = 10) => ({ Lng: 115.83, Lat: 28.76 + metres / 111_195, Acc });

describe('M02 when a task calls its roll', () => {
  it('knows the days of the week', () => {
    expect(['2026-11-22', '2026-11-23', '2028-02-29'].map(weekDayOf)).toEqual(['7', '1', '2']);
  });

  it('once, daily, on days of the week, and never outside of its dates', () => {
    expect(nextDates(weekly, '2026-11-21', 5, PLAIN_CALENDAR)).toEqual([
      '2026-11-22',
      '2026-11-23',
      '2026-11-29',
      '2026-11-30',
      '2026-12-06',
    ]);
    expect(nextDates({ ...weekly, Cycle: '2' }, '2026-12-30', 5, PLAIN_CALENDAR)).toEqual([
      '2026-12-30',
      '2026-12-31',
    ]);
    expect(nextDates({ ...weekly, Cycle: '1' }, '2026-11-01', 5, PLAIN_CALENDAR)).toEqual(['2026-11-20']);
    expect(
      nextDates({ ...weekly, StartDate: null as unknown as string }, '2026-11-01', 5, PLAIN_CALENDAR),
    ).toEqual([]);
    expect(isDue(weekly, '2027-01-03', PLAIN_CALENDAR)).toBe(false);
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

  it('counts minutes over midnight', () => {
    expect(later('2026-11-22 23:55:30', { minutes: 10 })).toBe('2026-11-23 00:05:30');
    expect(later('2026-11-22 00:05:00', { minutes: -10 })).toBe('2026-11-21 23:55:00');
  });
});

describe('M02 where an answer counts', () => {
  it.each([
    [north(0), { metres: 0 }],
    [north(300), { metres: 300 }],
    [north(309), { metres: 309 }],
    [north(312), { refused: '您不在签到范围内（距离312米）' }],
    [north(349, 200), { metres: 349 }],
    [north(352, 200), { refused: '您不在签到范围内（距离352米）' }],
    [north(0, 501), { refused: '定位精度不足，请到室外或窗边再试' }],
    [undefined, { refused: '没有取得有效的位置，请允许定位后再试' }],
  ])('%o is %o', (position, judged) => expect(judgePosition(position, fence)).toEqual(judged));

  it.each([
    [null],
    ['115.83,28.76'],
    [{ Lng: 115.83, Lat: 28.76 }],
    [{ Lng: 115.83, Lat: 28.76, Acc: 0 }],
    [{ Lng: '115.83', Lat: 28.76, Acc: 5 }],
    [{ Lng: 0, Lat: 0, Acc: 5 }],
  ])('%o is no position of a device', (value) => expect(positionOf(value)).toBeUndefined());

  it('tells of coordinates that two students share, and of journeys that nobody makes', () => {
    expect(doubtOf(north(0), undefined, true)).toContain('完全相同');
    expect(doubtOf(north(0), { position: north(5000), seconds: 30 }, false)).toContain('距离和时间不符');
    expect(doubtOf(north(0), { position: north(5000), seconds: 600 }, false)).toBeNull();
    expect(doubtOf(north(0), { position: north(40, 60), seconds: 0 }, false)).toBeNull();
  });
});

describe('M02 when a night is judged', () => {
  const last = {
    date: '2026-11-22',
    settled: '2026-11-23 05:00:00',
    until: '2026-11-23 06:30:00',
    isFinal: true,
  };
  const now = '2026-11-23 23:30:01';
  it.each([
    ['2026-11-23 00:10:00', []],
    ['2026-11-23 06:29:59', []],
    ['2026-11-23 06:30:00', [last]],
    [now, [last, { date: '2026-11-23', settled: now, until: now, isFinal: false }]],
  ])('at %s: %o', (moment, nights) => expect(nightsDue(moment)).toEqual(nights));
});
