import { expect, it } from 'vitest';
import { barOf } from './bar.ts';

it.each([
  [32, 40, { text: '32 / 40', percent: 80, isFull: false }],
  ['40', '40.00', { text: '40 / 40', percent: 100, isFull: true }],
  [45, 40, { text: '45 / 40', percent: 100, isFull: true }],
  [null, 40, { text: '0 / 40', percent: 0, isFull: false }],
  [-1, 40, { text: '-1 / 40', percent: 0, isFull: false }],
  [3, 0, undefined],
  [3, null, undefined],
  [3, '', undefined],
  [3, 'viel', undefined],
])('C04: a bar of %s out of %s', (reached, whole, bar) => {
  expect(barOf(reached, whole)).toEqual(bar);
});
