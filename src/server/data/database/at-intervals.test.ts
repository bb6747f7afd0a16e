import { expect, onTestFinished, test, vi } from 'vitest';
import { atIntervals } from './at-intervals.ts';

/** A work of which each round ends when it is told to. */
function slowWork() {
  const ends: ((failure?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve()));
    });
  return { ends, work };
}

test('rounds that go by while one is worked on are not owed; one that fails is followed by the next; an end waits for the last', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ends, work } = slowWork();
  const end = atIntervals(1_000, work, true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(1);
  ends[0]!(new Error('the database is away'));
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toHaveLength(2);
  let isOver = false;
  const over = end().then(() => (isOver = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ends.length, isOver]).toEqual([2, false]);
  ends[1]!();
  await over;
});

test('the first round comes with the first interval where none is due', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { ends, work } = slowWork();
  const end = atIntervals(1_000, work);
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toHaveLength(0);
  await end();
});
