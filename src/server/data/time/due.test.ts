import { describe, expect, it } from 'vitest';
import { HOLIDAY_KIND } from '../../../contract/generated/codes.ts';
import { PLAIN_CALENDAR } from '../../../contract/school-calendar.ts';
import { lastDueDay } from './due.ts';

const FRIDAY = '2026-11-27 09:30:00';
const due = (more: object) => ({ field: 'EndTime', ...more });

describe('20.6 the last day that is due', () => {
  it('is counted in days, from yesterday while the time of the day has not come', () => {
    expect(lastDueDay(PLAIN_CALENDAR, due({}), FRIDAY)).toBe('2026-11-27');
    expect(lastDueDay(PLAIN_CALENDAR, due({ days: 3 }), FRIDAY)).toBe('2026-11-30');
    expect(lastDueDay(PLAIN_CALENDAR, due({ days: 3, at: '09:30' }), FRIDAY)).toBe('2026-11-30');
    expect(lastDueDay(PLAIN_CALENDAR, due({ days: 3, at: '09:31' }), FRIDAY)).toBe('2026-11-29');
  });

  it('is counted in working days of the school: weekends, holidays and make-up days', () => {
    expect(lastDueDay(PLAIN_CALENDAR, due({ workdays: 1 }), FRIDAY)).toBe('2026-11-30');
    const Entries = [
      { Name: '补班', Kind: HOLIDAY_KIND.Work, From: '2026-11-28', To: '2026-11-28' },
      { Name: '校庆', Kind: HOLIDAY_KIND.Off, From: '2026-11-30', To: '2026-11-30' },
    ];
    const calendar = { ...PLAIN_CALENDAR, Entries };
    expect(lastDueDay(calendar, due({ workdays: 1 }), FRIDAY)).toBe('2026-11-28');
    expect(lastDueDay(calendar, due({ workdays: 2 }), FRIDAY)).toBe('2026-12-01');
    expect(lastDueDay(calendar, due({ workdays: 1, at: '10:00' }), FRIDAY)).toBe('2026-11-27');
  });
});
