import { expect, it } from 'vitest';
import { laterBy } from './index.ts';

it('M01 a batch is copied for the same day of the next year, which has no leap day', () => {
  expect(['2026-08-01 09:00:00', '2028-02-29 08:00:00'].map(laterBy(12))).toEqual([
    '2027-08-01 09:00:00',
    '2029-02-28 08:00:00',
  ]);
});
