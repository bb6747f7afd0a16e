import { expect, it } from 'vitest';
import { PLAIN_CALENDAR } from '../../../contract/school-calendar.ts';
import { workingDaysAfter } from './posts.ts';

const calendar = {
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
  expect(workingDaysAfter(now, 3, calendar)).toBe(due);
});
