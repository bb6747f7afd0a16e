import { expect, it } from 'vitest';
import { grantedLines } from './granted.ts';

const asked = [
  { FeeItem: '01', Amount: 4800.5 },
  { FeeItem: '02', Amount: 1200 },
];

it.each([
  ['all that was asked for, when nobody granted less', null, [4800.5, 1200]],
  ['all of it', 6000.5, [4800.5, 1200]],
  ['a part of the last item', 4800.51, [4800.5, 0.01]],
  ['the first item alone', 4800.5, [4800.5]],
  ['a part of the first item', 0.1, [0.1]],
])('R15: M01: what is granted is deferred item by item: %s', (_name, granted, amounts) => {
  expect(grantedLines(asked, granted).map(({ Amount }) => Amount)).toEqual(amounts);
});
