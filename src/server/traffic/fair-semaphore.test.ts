import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairSemaphore, Overloaded, type FairSemaphore } from './fair-semaphore.ts';

/** Work that ends when it is told to. */
function bench(atOnce: number, room: number) {
  const turns = createFairSemaphore({ atOnce, room });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const come = (address: string, name = address) =>
    turns.take(address, () => {
      begun.push(name);
      return new Promise<string>((done) => ends.push(() => done(name)));
    });
  const settle = () => new Promise((done) => setImmediate(done));
  return {
    begun,
    come,
    settle,
    async endAll() {
      await settle();
      while (ends.length > 0) {
        ends.shift()?.();
        await settle();
      }
    },
  };
}

describe('turns', () => {
  it('does no more at once than it may, and everything in the end', async () => {
    const { begun, come, settle, endAll } = bench(2, 10);
    const all = Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => come(name)));
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await endAll();
    expect(await all).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(begun).toHaveLength(5);
  });

  it('refuses at once while somebody has waited too long, and takes anybody again once the line moves', async () => {
    vi.useFakeTimers();
    try {
      const turns = createFairSemaphore({ atOnce: 1, room: 10, stalledMs: 3_000 });
      let end = () => {};
      const slow = turns.take('', () => new Promise<void>((done) => (end = done)));
      const waiting = turns.take('', async () => 'waited');
      await vi.advanceTimersByTimeAsync(2_000);
      const early = turns.take('', async () => 'early');
      await vi.advanceTimersByTimeAsync(1_500);
      await expect(turns.take('', async () => 'late')).rejects.toBeInstanceOf(Overloaded);
      end();
      expect(await Promise.all([slow, waiting, early])).toEqual([undefined, 'waited', 'early']);
      expect(await turns.take('', async () => 'again')).toBe('again');
    } finally {
      vi.useRealTimers();
    }
  });

  it('serves one of each address before the second of any', async () => {
    const { begun, come, endAll } = bench(1, 10);
    const all = ['f1', 'f2', 'f3', 'f4'].map((name) => come('flood', name));
    all.push(come('other'), come('third'));
    await endAll();
    await Promise.all(all);
    expect(begun).toEqual(['f1', 'f2', 'other', 'third', 'f3', 'f4']);
  });

  it('sends the last of the longest line away for whoever has a shorter one', async () => {
    const { begun, come, settle, endAll } = bench(1, 3);
    const flood = ['f1', 'f2', 'f3', 'f4', 'f5'].map((name) =>
      come('flood', name).catch((error: unknown) => error),
    );
    const other = come('other');
    await settle();
    await endAll();
    const told = await Promise.all(flood);
    expect(await other).toBe('other');
    expect(told.map((one) => (one instanceof Overloaded ? 'away' : one))).toEqual([
      'f1',
      'f2',
      'f3',
      'away',
      'away',
    ]);
    expect(begun).toEqual(['f1', 'f2', 'other', 'f3']);
  });

  it('goes on after work that failed', async () => {
    const turns = createFairSemaphore({ atOnce: 1, room: 1 });
    await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('a', async () => 1)).toBe(1);
  });
});

describe('M01 M04 the line before the database', () => {
  class Busy extends Error {
    readonly ahead: number;
    constructor(ahead: number) {
      super(`${ahead} wait`);
      this.ahead = ahead;
    }
  }
  const refusal = (ahead: number) => new Busy(ahead);

  /** Work that ends when its name is called. */
  function works(turns: FairSemaphore, names: string) {
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const outcomes = [...names].map((name) =>
      turns
        .take('', () => {
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

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('works in the order of asking, so many at once; one that failed leaves its place too', async () => {
    const turns = createFairSemaphore({ atOnce: 2, room: 10, longestMs: 8000, refusal });
    await expect(turns.take('', () => Promise.reject(new Error('bad')))).rejects.toThrow('bad');
    const { begun, outcomes, end } = works(turns, 'abcd');
    expect(begun.join('')).toBe('ab');
    await end('b');
    expect(begun.join('')).toBe('abc');
    await end('a');
    await end('c');
    await end('d');
    expect(await Promise.all(outcomes)).toEqual(['a', 'b', 'c', 'd']);
    expect(await turns.take('', () => Promise.resolve('later'))).toBe('later');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells who does not fit, and who has waited long enough; nothing of theirs is begun', async () => {
    const turns = createFairSemaphore({ atOnce: 1, room: 2, longestMs: 8000, refusal });
    const { begun, outcomes, end } = works(turns, 'abcd');
    expect(await outcomes[3]).toEqual(new Busy(2));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await outcomes[1]).toEqual(new Busy(1));
    expect(await outcomes[2]).toEqual(new Busy(0));
    await end('a');
    expect(begun).toEqual(['a']);
    expect(await turns.take('', () => Promise.resolve('later'))).toBe('later');
  });
});
