import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('a key is refused beyond its limit and free again in the next window', () => {
  let time = 0;
  const rate = createRateLimit(1, () => time);
  const three = [1, 2, 3].map(() => rate.allows('a', 2));
  expect(three).toEqual([true, true, false]);
  expect(rate.allows('b', 2)).toBe(true);
  time = 4999;
  expect(rate.allows('a', 2)).toBe(false);
  time = 5000;
  expect(rate.allows('a', 2)).toBe(true);
});

test('the factor 0 takes the limits away', () => {
  const rate = createRateLimit(0);
  expect([1, 2, 3].map(() => rate.allows('a', 1))).toEqual([true, true, true]);
});
