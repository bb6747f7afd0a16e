import { expect, it } from 'vitest';
import { memoized } from './memoized.ts';

it('makes an answer once for each object, also where it is undefined', () => {
  const asked: object[] = [];
  const first = memoized(({ list }: { list: readonly number[] }) => {
    asked.push(list);
    return list[0];
  });
  const [one, other, empty] = [{ list: [1] }, { list: [1] }, { list: [] }];
  expect([one, one, other, empty, empty].map(first)).toEqual([1, 1, 1, undefined, undefined]);
  expect(asked).toEqual([one.list, other.list, empty.list]);
});
