import { expect, it } from 'vitest';
import { stackOf } from './stack.ts';

it('M04: pieces of a stacked bar follow each other, the last the darkest', () => {
  const pieces = stackOf([
    { Name: '差', Count: 1, Share: 25 },
    { Name: '好', Count: 3, Share: 75 },
  ]);
  expect(pieces.map(({ from, share }) => [from, share])).toEqual([
    [0, 25],
    [25, 75],
  ]);
  expect(pieces[0]!.shade).toBeLessThan(pieces[1]!.shade);
  expect(pieces[1]!.shade).toBe(1);
  expect(stackOf([{ Name: '唯一', Count: 2, Share: 100 }])).toHaveLength(1);
});
