import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActionProgress } from '../renderer/data.ts';
import { FollowedTask } from './followed-task.ts';

const at = (State: string, DoneCount: number): ActionProgress => ({
  State,
  DoneCount,
  Total: 40,
  SuccessCount: DoneCount,
  FailCount: 0,
  ErrorMsg: null,
  Fails: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('follows an action until it is over, past answers that fail, and once more when it is resumed', async () => {
  const answers = [at('0', 10), new Error('away'), at('2', 20), at('0', 20), at('1', 40)];
  const data = {
    progress: async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer!;
    },
    cancelAction: async () => undefined,
    resumeAction: vi.fn(async () => undefined),
  };
  const task = new FollowedTask(data, 't1');
  const seen: (number | undefined)[] = [];
  task.watch(() => seen.push(task.state()?.DoneCount));
  await vi.advanceTimersByTimeAsync(5_000);
  await task.over;
  expect([task.isOver, task.state()?.State]).toEqual([true, '2']);
  await task.resume();
  await vi.advanceTimersByTimeAsync(5_000);
  await task.over;
  expect(task.state()).toMatchObject({ State: '1', DoneCount: 40 });
  expect(seen).toEqual([10, 20, 20, 40]);
  expect(data.resumeAction).toHaveBeenCalledWith('t1');
});
