import { expect, test } from 'vitest';
import { createRateLimit, type SharedCount } from './rate-limit.ts';

/** Calls one after another, as long as there are names. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<boolean>): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const item of items) answers.push(await work(item));
  return answers;
}

test('a key is refused beyond its limit and free again in the next window', async () => {
  let time = 0;
  const rate = createRateLimit(1, undefined, () => time);
  expect(await each([1, 2, 3], () => rate.allows('a', 2))).toEqual([true, true, false]);
  expect(await rate.allows('b', 2)).toBe(true);
  time = 4999;
  expect(await rate.allows('a', 2)).toBe(false);
  time = 5000;
  expect(await rate.allows('a', 2)).toBe(true);
});

test('the factor 0 takes the limits away', async () => {
  const rate = createRateLimit(0);
  expect(await each([1, 2, 3], () => rate.allows('a', 1))).toEqual([true, true, true]);
});

test('nodes that share their counts meet the limit together, and few calls ask for them', async () => {
  const counts = new Map<string, number>();
  let asked = 0;
  const shared: SharedCount = async (key, more) => {
    asked += 1;
    counts.set(key, (counts.get(key) ?? 0) + more);
    return counts.get(key)!;
  };
  const nodes = [1, 2].map(() => createRateLimit(1, shared, () => 0));
  const answers = await each(
    Array.from({ length: 60 }, (_, index) => index),
    (index) => nodes[index % 2]!.allows('a', 20),
  );
  expect(answers.filter(Boolean)).toHaveLength(20);
  expect(asked).toBeLessThan(20);
  expect(await nodes[0]!.allows('b', 20)).toBe(true);
  expect(counts.has('b')).toBe(false);
});

test('a node whose database is away goes on with its own counts', async () => {
  const rate = createRateLimit(
    1,
    () => Promise.reject(new Error('away')),
    () => 0,
  );
  expect(await each([1, 2, 3], () => rate.allows('a', 2))).toEqual([true, true, false]);
});
