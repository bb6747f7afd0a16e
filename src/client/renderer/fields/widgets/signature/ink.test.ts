import { describe, expect, it } from 'vitest';
import { inkOf } from './ink.ts';

/** White paper with ink at some places. */
function paper(width: number, height: number, inked: readonly (readonly [number, number])[]) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x, y] of inked) data.fill(26, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}

describe('the ink of a signature', () => {
  it('22 is cut out with a margin, which ends where the paper does', () => {
    const middle = paper(100, 60, [
      [40, 20],
      [60, 31],
    ]);
    expect(inkOf(middle)).toEqual({ x: 32, y: 12, width: 37, height: 28 });
    const corners = paper(100, 60, [
      [0, 0],
      [99, 59],
    ]);
    expect(inkOf(corners)).toEqual({ x: 0, y: 0, width: 100, height: 60 });
    expect(inkOf(paper(20, 10, []))).toBeUndefined();
  });
});
