import { describe, expect, it } from 'vitest';
import { HOLIDAY_KIND } from '../generated/codes.ts';
import { PLAIN_CALENDAR } from '../school-calendar.ts';
import { dueAfter, publicUntil } from './due.ts';

/** Thursday and Friday off, Sunday worked in their place. */
const FEAST = {
  ...PLAIN_CALENDAR,
  Entries: [
    { Name: '节', Kind: HOLIDAY_KIND.Off, From: '2026-11-26', To: '2026-11-27' },
    { Name: '补', Kind: HOLIDAY_KIND.Work, From: '2026-11-29', To: '2026-11-29' },
  ],
};

describe('when something is due', () => {
  it('counts all hours, or those of working days alone', () => {
    expect(dueAfter('2026-11-26 20:30:00', 30, PLAIN_CALENDAR, false)).toBe('2026-11-28 02:30:00');
    expect(dueAfter('2026-11-27 20:30:00', 30, PLAIN_CALENDAR, true)).toBe('2026-12-01 02:30:00');
    expect(dueAfter('2026-11-26 20:30:00', 24, FEAST, true)).toBe('2026-11-30 00:00:00');
    expect(dueAfter('2026-11-28 09:00:00', 1, FEAST, true)).toBe('2026-11-29 01:00:00');
  });
  it('ends a publicity with its last working day', () => {
    expect(publicUntil('2026-11-23 10:00:00', 5, PLAIN_CALENDAR)).toBe('2026-12-01 00:00:00');
    expect(publicUntil('2026-11-25 10:00:00', 2, FEAST)).toBe('2026-12-01 00:00:00');
  });
});
