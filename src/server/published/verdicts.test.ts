import { expect, test } from 'vitest';
import { refuse } from '../data/refusal.ts';
import type { Overlay } from './overlay.ts';
import { createVerdicts } from './verdicts.ts';

const shipped = () => ({ folder: '', texts: new Map<string, string>() });
const overlay = (title: string): Overlay => ({ 'pages/a/b.json': { text: title, base: null } }) as never;

test('B22 L06: a set is judged once over the same shipped schemas, also while it is being judged, whatever is found', async () => {
  const judged: string[] = [];
  const fails = new Set(['lost']);
  const judge = createVerdicts([], async (_shipped, set) => {
    const title = Object.values(set)[0]!.text!;
    judged.push(title);
    await Promise.resolve();
    if (title === 'bad') throw refuse('方案有 1 处问题');
    if (fails.delete(title)) throw new Error('the disk is away');
  });
  const one = shipped();
  await Promise.all([judge(one, overlay('good')), judge(one, overlay('good'))]);
  await judge(one, overlay('good'));
  expect(judged).toEqual(['good']);
  for (const _ of [1, 2]) await expect(judge(one, overlay('bad'))).rejects.toThrow('方案有 1 处问题');
  expect(judged).toEqual(['good', 'bad']);
  await judge(shipped(), overlay('good'));
  expect(judged).toEqual(['good', 'bad', 'good']);
  await expect(judge(one, overlay('lost'))).rejects.toThrow('the disk is away');
  await judge(one, overlay('lost'));
  expect(judged.slice(3)).toEqual(['lost', 'lost']);
});
