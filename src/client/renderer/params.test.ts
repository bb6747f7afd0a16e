import { expect, it } from 'vitest';
import { withLimits } from './params.ts';

const problem = (Key: string, Message = `${Key}不对`) => ({ Key, Message });

it.each([
  ['nothing is wrong', [], [], []],
  ['a limit alone is told', [], [problem('Score')], ['Score']],
  [
    'a limit of one parameter stands beside what is wrong with another',
    [problem('Remark')],
    [problem('Score')],
    ['Remark', 'Score'],
  ],
  [
    'of one parameter its own fault is told and not the limit',
    [problem('Score', '必填')],
    [problem('Score')],
    ['Score'],
  ],
] as const)('R09 parameters: %s', (_what, own, limits, told) => {
  const found = withLimits(own, limits);
  expect(found.map(({ Key }) => Key)).toEqual(told);
  for (const { Key, Message } of own) expect(found.find((one) => one.Key === Key)?.Message).toBe(Message);
});
