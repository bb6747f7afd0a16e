import { expect, it } from 'vitest';
import { refundShares } from './shares.ts';

const ITEMS = [
  { FeeItem: '01', Amount: 4800.1 },
  { FeeItem: '02', Amount: 1200.2 },
];

it.each([
  ['a part of the first', 0, 0.1, [['01', 0.1]]],
  [
    'all of the first and some of the second',
    0,
    4800.2,
    [
      ['01', 4800.1],
      ['02', 0.1],
    ],
  ],
  [
    'what is left after an earlier refund',
    4800,
    1200.3,
    [
      ['01', 0.1],
      ['02', 1200.2],
    ],
  ],
  ['the last cent', 6000.29, 0.01, [['02', 0.01]]],
  // 4800.1 less 4798.95 is a little less than 1.15 for the machine.
  ['what no binary fraction is', 4798.95, 1.15, [['01', 1.15]]],
  ['a cent more than is left', 6000.29, 0.02, undefined],
  ['anything of what was given back whole', 6000.3, 0.01, undefined],
])('M01: a refund takes %s, to the cent', (_what, givenBack, amount, shares) => {
  expect(refundShares(ITEMS, givenBack, amount)?.map(({ FeeItem, Amount }) => [FeeItem, Amount])).toEqual(
    shares,
  );
});
