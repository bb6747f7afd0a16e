import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseBusy } from './errors.ts';
import { Line } from './line.ts';

/** Work that ends when it is told to. */
function works(line: Line, names: string) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const outcomes = [...names].map((name) =>
    line
      .run(() => {
        begun.push(name);
        return new Promise<string>((end) => ends.set(name, () => end(name)));
      })
      .catch((error: unknown) => error),
  );
  return {
    begun,
    outcomes,
    end: async (name: string) => {
      ends.get(name)!();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('M01 M04 the line before the database', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('works in the order of asking, so many at once; one that failed leaves its place too', async () => {
    const line = new Line({ atOnce: 2, room: 10, longestMs: 8000 });
    await expect(line.run(() => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    const { begun, outcomes, end } = works(line, 'abcd');
    expect(begun.join('')).toBe('ab');
    await end('b');
    expect(begun.join('')).toBe('abc');
    await end('a');
    await end('c');
    await end('d');
    expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c', 'd']);
    expect(await line.run(() => Promise.resolve('later'))).toBe('later');
  });

  it('tells who does not fit, and who has waited long enough; nothing of theirs is begun', async () => {
    const line = new Line({ atOnce: 1, room: 2, longestMs: 8000 });
    const { begun, outcomes, end } = works(line, 'abcd');
    expect(await outcomes[3]).toEqual(new DatabaseBusy(2));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await outcomes[1]).toEqual(new DatabaseBusy(1));
    expect(await outcomes[2]).toEqual(new DatabaseBusy(0));
    await end('a');
    expect(begun).toEqual(['a']);
    expect(await line.run(() => Promise.resolve('later'))).toBe('later');
  });
});
