import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../../contract/subject.ts';
import { arrivalBy } from './clock.ts';

const caller = {
  subject: NOBODY,
  grants: new Set<string>(),
  readable: new Set<string>(),
  requestId: '',
  ip: '',
};

describe('M04 R06: when a request came, by the database’s clock', () => {
  it.each([
    ['at once', '2026-11-22 18:00:00.999', 5_000, '2026-11-22 18:00:00'],
    ['a moment ago', '2026-11-22 18:00:01.005', 5_006, '2026-11-22 18:00:00'],
    ['after eight seconds in the line', '2026-11-22 18:00:08.100', 13_000, '2026-11-22 18:00:00'],
    ['the day before', '2026-11-23 00:00:01.000', 7_500, '2026-11-22 23:59:58'],
    ['never later than now', '2026-11-22 18:00:00.000', 4_000, '2026-11-22 18:00:00'],
  ])('%s', (_how, clock, hereNow, came) => {
    expect(arrivalBy(clock, { ...caller, arrived: 5_000 }, hereNow)).toBe(came);
  });

  it('without a request it is now', () => {
    expect(arrivalBy('2026-11-22 18:00:00.999', caller, 5_000)).toBe('2026-11-22 18:00:00');
  });
});
