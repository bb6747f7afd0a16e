import { describe, expect, it } from 'vitest';
import type { CalendarView } from '../../../../../../contract/generated/meta.ts';
import { boundsOf, isDayText, monthAfter, weekOf, weeksOfMonth } from './days.ts';
import { dayByKey } from './day-keys.ts';
import { eventOf, eventsOn, hoursOf, isTimed, placed, withinDays } from './events.ts';
import { slotByKey } from './Week.tsx';

const VIEW: CalendarView = { as: 'calendar', from: 'From', to: 'To' };
const event = (From: string, To: string, Id = From) => eventOf({ Id, From, To }, VIEW)!;

describe('20.8 the days of a calendar', () => {
  it('are whole weeks from Monday, in months of four to six', () => {
    expect(weekOf('2026-11-26')).toEqual(weekOf('2026-11-23'));
    expect(weekOf('2026-11-29')[0]).toBe('2026-11-23');
    expect(weeksOfMonth('2026-11-26')).toHaveLength(6);
    expect(weeksOfMonth('2027-02-10')).toHaveLength(4);
    expect(boundsOf('2026-11-26', 'month')).toEqual(['2026-10-26', '2026-12-06']);
    expect(boundsOf('2026-12-31', 'week')).toEqual(['2026-12-28', '2027-01-03']);
  });

  it('go on by months that have no such day, and over the year', () => {
    expect(monthAfter('2026-01-31', 1)).toBe('2026-02-28');
    expect(monthAfter('2026-12-15', 1)).toBe('2027-01-15');
    expect(monthAfter('2026-01-15', -1)).toBe('2025-12-15');
  });

  it('are taken from an address only where they exist', () => {
    for (const text of ['2026-02-30', 'today', '', '2026-2-3', null]) expect(isDayText(text)).toBe(false);
    expect(isDayText('2028-02-29')).toBe(true);
  });

  it('are gone through by keys', () => {
    expect(dayByKey('ArrowDown', '2026-11-26', 'month')).toBe('2026-12-03');
    expect(dayByKey('PageUp', '2026-03-31', 'month')).toBe('2026-02-28');
    expect(dayByKey('Home', '2026-11-26', 'month')).toBe('2026-11-01');
    expect(dayByKey('x', '2026-11-26', 'month')).toBeUndefined();
    const week = weekOf('2026-11-26');
    expect(slotByKey('ArrowRight', '2026-11-26 9', week, [8, 18])).toBe('2026-11-27 9');
    expect(slotByKey('ArrowUp', '2026-11-26 8', week, [8, 18])).toBeUndefined();
  });
});

describe('20.8 rows on a calendar', () => {
  it('take the days from their first to their last one; what ends at midnight takes none of the day after', () => {
    const night = event('2026-11-26 20:00:00', '2026-11-27 00:00:00');
    expect([night.first, night.last, isTimed(night)]).toEqual(['2026-11-26', '2026-11-26', true]);
    const long = event('2026-11-26 20:00:00', '2026-11-28 09:00:00');
    expect(['25', '26', '27', '28', '29'].map((day) => eventsOn([long], `2026-11-${day}`).length)).toEqual([
      0, 1, 1, 1, 0,
    ]);
    expect(isTimed(long)).toBe(false);
    expect(eventOf({ Id: '1', From: null }, VIEW)).toBeUndefined();
  });

  it('stand beside each other where they share a time, and alone where they do not', () => {
    const day = [
      event('2026-11-26 09:00:00', '2026-11-26 11:00:00'),
      event('2026-11-26 10:00:00', '2026-11-26 10:30:00'),
      event('2026-11-26 10:30:00', '2026-11-26 12:00:00'),
      event('2026-11-26 13:00:00', '2026-11-26 13:00:00'),
    ];
    expect(placed(day, 8).map(({ top, bottom, column, columns }) => [top, bottom, column, columns])).toEqual([
      [2, 6, 0, 2],
      [4, 5, 1, 2],
      [5, 8, 1, 2],
      [10, 11, 0, 1],
    ]);
    expect(hoursOf(day)).toEqual([8, 18]);
    expect(hoursOf([event('2026-11-26 06:30:00', '2026-11-26 21:10:00')])).toEqual([6, 22]);
  });

  it('are asked for by the days that are shown, within what the filters ask', () => {
    const bounds = ['2026-11-01', '2026-11-30'] as const;
    expect(withinDays({ State: '1' }, VIEW, bounds)).toEqual({
      State: '1',
      From: { To: '2026-11-30' },
      To: { From: '2026-11-01' },
    });
    expect(withinDays({ From: { From: '2026-11-10', To: '2027-01-01' } }, VIEW, bounds)['From']).toEqual({
      From: '2026-11-10',
      To: '2026-11-30',
    });
    expect(withinDays({}, { as: 'calendar', from: 'Day' }, bounds)).toEqual({
      Day: { From: '2026-11-01', To: '2026-11-30' },
    });
  });
});
