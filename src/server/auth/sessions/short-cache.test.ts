import { expect, test } from 'vitest';
import { createShortCache } from './short-cache.ts';

function counted() {
  let loads = 0;
  return async () => (loads += 1);
}

test('a value is given out until its time is over, counted from the start of its load', async () => {
  let time = 0;
  const cache = createShortCache<number>(800, 10, () => time);
  const load = counted();
  expect(await cache.get('a', load)).toBe(1);
  time = 799;
  expect(await cache.get('a', load)).toBe(1);
  time = 800;
  expect(await cache.get('a', load)).toBe(2);
});

test('callers at the same time share one load', async () => {
  const cache = createShortCache<number>(800, 10, () => 0);
  const load = counted();
  expect(await Promise.all([cache.get('a', load), cache.get('a', load)])).toEqual([1, 1]);
});

test('a failed load is not kept', async () => {
  const cache = createShortCache<number>(800, 10, () => 0);
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.get('a', async () => 7)).toBe(7);
});

test('the oldest key goes when there are too many', async () => {
  const cache = createShortCache<number>(800, 2, () => 0);
  const load = counted();
  for (const key of ['a', 'b', 'c']) await cache.get(key, load);
  expect(await cache.get('c', load)).toBe(3);
  expect(await cache.get('a', load)).toBe(4);
});
