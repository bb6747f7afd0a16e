import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseMisuse } from './errors.ts';
import { withIdleLimit } from './idle-limit.ts';
import type { RunStatement } from './statement.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const takes =
  (ms: number): RunStatement =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { rows: [], rowCount: 0, command: 'SELECT' };
  };
const never = new Promise<never>(() => undefined);

it('ends a transaction that has stopped asking', async () => {
  const stopped = withIdleLimit(takes(1), 100, async (run, idle) => {
    await run('SELECT 1');
    return Promise.race([never, idle]);
  });
  const outcome = expect(stopped).rejects.toThrow(DatabaseMisuse);
  await vi.advanceTimersByTimeAsync(102);
  await outcome;
});

it('does not count the time that statements take, and leaves no timer behind', async () => {
  const busy = withIdleLimit(takes(80), 100, async (run, idle) => {
    const work = async () => {
      for (let i = 0; i < 5; i += 1) await run('SELECT 1');
      await run('SELECT 1');
      return 'done';
    };
    return Promise.race([work(), idle]);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await busy).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});
