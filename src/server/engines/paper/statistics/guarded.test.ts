import { describe, expect, it } from 'vitest';
import { guarded } from './guarded.ts';

describe('M04: counts that tell about persons', () => {
  it.each([
    [
      'nothing to hide',
      [
        [9, 0],
        [7, 12],
      ],
      [
        [9, 0],
        [7, 12],
      ],
    ],
    // the small one could be worked out from the sums of its line and column
    [
      'one small count takes its neighbours along',
      [
        [3, 8, 20],
        [9, 6, 30],
      ],
      [
        [null, null, 20],
        [null, null, 30],
      ],
    ],
    [
      'small ones that hide each other',
      [
        [2, 3],
        [1, 4],
      ],
      [
        [null, null],
        [null, null],
      ],
    ],
    [
      'alone in its column',
      [
        [3, 0],
        [0, 0],
      ],
      [
        [null, 0],
        [0, 0],
      ],
    ],
  ])('%s', (_what, cells, shown) => {
    expect(guarded(cells, 5)).toEqual(shown);
  });
});
