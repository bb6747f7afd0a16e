import { describe, expect, it } from 'vitest';
import { nightsDue } from './nights.ts';

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
