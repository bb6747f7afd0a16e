import { expect, it } from 'vitest';
import { inOneGo } from './in-one-go.ts';

it('waits for what is still on its way before it tells of a failure, and tells the first one given', async () => {
  const steps: string[] = [];
  const after = async (turns: number, step: string, error?: Error) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    steps.push(step);
    if (error) throw error;
    return step;
  };
  const failing = inOneGo([after(9, 'slow', new Error('first')), after(1, 'quick', new Error('second'))]);
  await expect(failing).rejects.toThrow('first');
  expect(steps).toEqual(['quick', 'slow']);
  expect(await inOneGo([after(2, 'a'), after(1, 'b')])).toEqual(['a', 'b']);
});
