import { describe, expect, it } from 'vitest';
import { compileCondition } from './conditions/condition.ts';
import { checkCondition } from './conditions/check.ts';
import { DAY_COUNT } from './generated/codes.ts';
import { buildEntity } from './model.ts';
import { computeRow, type RuleContext } from './rules.ts';
import {
  countDays,
  countedText,
  dayAfter,
  isRestDay,
  PLAIN_CALENDAR,
  weekdayOf,
  workdayAfter,
  workingDaysAfter,
  type SchoolCalendar,
} from './school-calendar.ts';
import { NOBODY } from './subject.ts';

const ENTRIES: SchoolCalendar['Entries'] = [
  { Name: '寒假', Kind: '1', From: '2026-01-24', To: '2026-02-28' },
  { Name: '春节', Kind: '1', From: '2026-02-15', To: '2026-02-23' },
  { Name: '劳动节', Kind: '1', From: '2026-05-01', To: '2026-05-05' },
  { Name: '劳动节补班', Kind: '2', From: '2026-04-26', To: '2026-04-26', As: '1' },
  { Name: '劳动节补班', Kind: '2', From: '2026-05-09', To: '2026-05-09' },
];
const by = (Counting: string, Entries = ENTRIES): SchoolCalendar => ({ Counting, Entries, Terms: [] });
const [hours, natural, workdays] = [DAY_COUNT.Hours, DAY_COUNT.Natural, DAY_COUNT.Workdays].map((one) =>
  by(one),
);

describe('M03 what an absence counts', () => {
  // 26 April 2026 is a Sunday that makes up, 1 May a Friday, 9 May a Saturday that makes up.
  it.each<[from: string, to: string, hours: number, natural: number, workdays: number]>([
    ['2026-05-01 08:00:00', '2026-05-05 18:00:00', 4.5, 5, 0],
    ['2026-04-30 08:00:00', '2026-05-06 18:00:00', 6.5, 7, 2],
    ['2026-04-25 08:00:00', '2026-04-26 20:00:00', 1.5, 2, 1],
    ['2026-04-26 08:00:00', '2026-04-26 12:00:00', 0.5, 1, 1],
    ['2026-05-08 18:00:00', '2026-05-10 22:00:00', 2.5, 3, 2],
    ['2026-05-16 08:00:00', '2026-05-17 20:00:00', 1.5, 2, 0],
    // Midnight: a day that is only reached is none, one that begins is one.
    ['2026-05-06 00:00:00', '2026-05-07 00:00:00', 1, 1, 1],
    ['2026-05-06 00:00:00', '2026-05-07 00:00:01', 1.5, 2, 2],
    ['2026-05-06 23:59:59', '2026-05-07 00:00:01', 0.5, 2, 2],
    ['2026-05-06 23:59:59', '2026-05-07 00:00:00', 0.5, 1, 1],
    ['2026-05-05 00:00:00', '2026-05-06 00:00:00', 1, 1, 0],
    ['2026-05-06 08:00:00', '2026-05-06 08:00:00', 0, 0, 0],
    // Terms end in the holidays, years at midnight.
    ['2026-01-22 08:00:00', '2026-01-25 08:00:00', 3, 4, 2],
    ['2026-02-27 08:00:00', '2026-03-02 20:00:00', 3.5, 4, 1],
    ['2025-12-31 20:00:00', '2026-01-01 08:00:00', 0.5, 2, 2],
    ['2028-02-28 08:00:00', '2028-03-01 08:00:00', 2, 3, 3],
    // Where clocks of other places are set, one day has 23 hours and another 25; here each has 24.
    ['2026-03-28 12:00:00', '2026-03-29 12:00:00', 1, 2, 0],
    ['2026-10-24 12:00:00', '2026-10-26 12:00:00', 2, 3, 1],
    // Dates are whole days.
    ['2026-05-01', '2026-05-05', 5, 5, 0],
    ['2026-05-06', '2026-05-06', 1, 1, 1],
    ['9999-12-30 08:00:00', '9999-12-31 20:00:00', 1.5, 2, 2],
  ])('%s to %s: %d by length, %d by day, %d by working day', (from, to, ...expected) => {
    expect([hours, natural, workdays].map((calendar) => countDays(calendar!, from, to))).toEqual(expected);
  });

  it.each([
    ['2026-05-06 08:00:00', '2026-05-05 08:00:00'],
    ['2026-05-06 08:00:00', '2026-02-30 08:00:00'],
    ['2026-13-06', '2026-13-07'],
    ['', '2026-05-05'],
    ['2026-05-06 08:00:00', '2926-05-05 08:00:00'],
    ['9999-12-30', '9999-12-31'],
  ])('%s to %s is no absence', (from, to) => {
    for (const calendar of [hours, natural, workdays]) {
      expect(countDays(calendar!, from, to)).toBeNull();
      expect(countedText(calendar!, from, to)).toBeNull();
    }
  });

  it('says how it was counted', () => {
    const say = (calendar: SchoolCalendar | undefined, from: string, to: string) =>
      countedText(calendar!, from, to);
    const may = ['2026-04-30 08:00:00', '2026-05-06 18:00:00'] as const;
    expect(say(workdays, ...may)).toBe('按工作日：5月1日至5日放假，计2天');
    expect(say(natural, ...may)).toBe('按自然日：4月30日至5月6日，计7天');
    expect(say(hours, ...may)).toBe('按时长：6天10小时，计6.5天');
    expect(say(workdays, '2026-04-24 08:00:00', '2026-05-10 18:00:00')).toBe(
      '按工作日：5月1日至5日放假，周末2天，4月26日、5月9日补班，计10天',
    );
    expect(say(workdays, '2026-05-06 08:00:00', '2026-05-06 18:00:00')).toBe('按工作日：计1天');
    expect(say(hours, '2026-05-06 08:00:00', '2026-05-06 08:30:00')).toBe('按时长：30分钟，计0.5天');
    const every = Array.from({ length: 30 }, (_one, at) => dayAfter('2026-05-11', at * 2));
    const scattered = by(
      DAY_COUNT.Workdays,
      every.map((day) => ({ Name: '停课', Kind: '1', From: day, To: day })),
    );
    const text = say(scattered, '2026-05-11 08:00:00', '2026-07-09 18:00:00')!;
    expect(text).toContain('5月11日、5月13日、5月15日等放假');
    expect(text.length).toBeLessThan(120);
  });

  it('a longer absence never counts less, whatever the rule, and no rule but the length counts halves', () => {
    const random = mulberry(20260501);
    for (let run = 0; run < 200; run += 1) {
      const [a, b, c] = [0, 1, 2].map(() => Math.floor(random() * 120 * 96)).sort((x, y) => x - y) as [
        number,
        number,
        number,
      ];
      for (const calendar of [hours!, natural!, workdays!]) {
        const [short, long] = [
          countDays(calendar, moment(a), moment(b))!,
          countDays(calendar, moment(a), moment(c))!,
        ];
        expect(long).toBeGreaterThanOrEqual(short);
        if (calendar !== hours) expect(Number.isInteger(long)).toBe(true);
      }
      expect(countDays(workdays!, moment(a), moment(c))!).toBeLessThanOrEqual(
        countDays(natural!, moment(a), moment(c))!,
      );
    }
  });

  it('a working day begins after so many others', () => {
    const after = (from: string, count: number) => workdayAfter(workdays!, from, count);
    expect(after('2026-04-30', 1)).toBe('2026-05-06');
    expect(after('2026-05-08', 1)).toBe('2026-05-09');
    expect(after('2026-05-08', 2)).toBe('2026-05-11');
    expect(after('2026-05-08', 0)).toBe('2026-05-08');
    expect(after('2026-05-08', -1)).toBeNull();
    expect(after('2026-05-08', 0.5)).toBeNull();
    const years = Array.from({ length: 15 }, (_one, at) => String(2026 + at));
    const never = years.map((year) => ({
      Name: '停课',
      Kind: '1',
      From: `${year}-01-01`,
      To: `${year}-12-31`,
    }));
    expect(workdayAfter(by(DAY_COUNT.Workdays, never), '2026-05-08', 1)).toBeNull();
  });

  it('a make-up day is one, however entries lie over each other', () => {
    const overlapping = [...ENTRIES, { Name: '春假', Kind: '1', From: '2026-05-01', To: '2026-05-20' }];
    for (const entries of [overlapping, overlapping.toReversed()])
      expect(isRestDay(by(DAY_COUNT.Workdays, entries), '2026-05-09')).toBe(false);
    expect(['2026-11-22', '2026-11-23', '2028-02-29'].map(weekdayOf)).toEqual([7, 1, 2]);
  });
});

describe('M03 days in formulas', () => {
  const entity = buildEntity('test/Absence', {
    version: 1,
    title: '请假',
    scope: {},
    fields: {
      From: { id: 1, type: 'datetime', title: '从' },
      To: { id: 2, type: 'datetime', title: '到' },
      Reason: { id: 3, type: 'text', title: '事由', length: 20 },
      Days: { id: 4, type: 'decimal', title: '天数', value: 'countedDays(row.From, row.To)' },
      Note: { id: 5, type: 'text', title: '说明', length: 120, value: 'countedText(row.From, row.To)' },
      Double: { id: 6, type: 'decimal', title: '双倍', value: 'row.Days * 2' },
    },
  });
  const context = (calendar: SchoolCalendar | undefined, stored?: RuleContext['stored']): RuleContext => ({
    me: NOBODY,
    now: '2026-04-20 08:00:00',
    calendar: calendar!,
    stored,
  });
  const row = { From: '2026-04-30 08:00:00', To: '2026-05-06 18:00:00' };

  it('what was counted stays while its dates do, whatever the school sets later', () => {
    const stored = computeRow(entity, row, context(workdays));
    expect(stored).toMatchObject({ Days: 2, Double: 4, Note: '按工作日：5月1日至5日放假，计2天' });
    const later = computeRow(entity, { ...stored, Reason: '改了' }, context(natural, stored));
    expect(later).toMatchObject({ Days: 2, Double: 4, Note: stored['Note'], Reason: '改了' });
    const moved = computeRow(entity, { ...stored, To: '2026-05-06 19:00:00' }, context(natural, stored));
    expect(moved).toMatchObject({ Days: 7, Double: 14 });
    expect(computeRow(entity, stored, context(natural))).toMatchObject({ Days: 7 });
  });

  it('functions answer nothing where there is no calendar, or no date', () => {
    const ask = (source: string, more = {}) => compileCondition(source).evaluate({ row, ...more });
    expect(ask('countedDays(row.From, row.To)')).toBeNull();
    const given = { calendar: workdays };
    expect(ask('countedDays(row.From, row.To)', given)).toBe(2);
    expect(ask("countedDays(row.From, 'tomorrow')", given)).toBeNull();
    expect(ask('countedDays(row.From, row.Absent)', given)).toBeNull();
    expect(ask('isRestDay(row.From)', given)).toBe(false);
    expect(ask('workdayAfter(row.From, 1)', given)).toBe('2026-05-06');
    expect(ask("weekday('2026-05-01 08:00:00')")).toBe(5);
    expect(ask("weekday('2026-02-30')")).toBeNull();
  });

  it('are refused where conditions have no calendar', () => {
    const names = { row: { fields: { From: 'string', To: 'string' } } } as const;
    expect(checkCondition('1 < countedDays(row.From, row.To)', names)).toMatchObject([
      { message: 'countedDays() reads the school calendar, which is not known here', position: 4 },
    ]);
    expect(checkCondition('weekday(row.From) < 6', names)).toEqual([]);
  });
});

it('M03 nothing entered counts as it always did', () => {
  const formula = compileCondition('ceil(hours(row.From, row.To) / 12) / 2');
  const random = mulberry(7);
  for (let run = 0; run < 200; run += 1) {
    const [From, To] = [0, 1].map(() => moment(Math.floor(random() * 60 * 96))).sort() as [string, string];
    expect(countDays(PLAIN_CALENDAR, From, To)).toBe(formula.evaluate({ row: { From, To } }));
  }
});

/** The moment so many quarters of an hour after April 2026 begins. */
const moment = (quarters: number) =>
  new Date(Date.UTC(2026, 3, 1) + quarters * 900_000).toISOString().slice(0, 19).replace('T', ' ');

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const OCTOBER = {
  ...PLAIN_CALENDAR,
  Entries: [
    { Name: '国庆节', Kind: '1', From: '2026-10-01', To: '2026-10-07' },
    { Name: '国庆节补班', Kind: '2', From: '2026-10-10', To: '2026-10-10' },
  ],
};

it.each([
  ['2026-09-30 18:20:00', '2026-10-05 18:20:00', '2026-10-10 18:20:00'],
  ['2026-10-09 08:00:00', '2026-10-14 08:00:00', '2026-10-13 08:00:00'],
  ['2026-10-17 23:59:59', '2026-10-21 23:59:59', '2026-10-21 23:59:59'],
])('a post of %s is due on %s, and with the calendar on %s', (now, plain, due) => {
  expect(workingDaysAfter(now, 3, PLAIN_CALENDAR)).toBe(plain);
  expect(workingDaysAfter(now, 3, OCTOBER)).toBe(due);
});
