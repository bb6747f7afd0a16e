import { describe, expect, it } from 'vitest';
import { place } from './place.ts';

const window = { width: 400, height: 300 };
const panel = { width: 120, height: 90 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('a panel stands', () => {
  it('below its anchor, on its left or right edge', () => {
    expect(place(at(100, 50), panel, window, 'left')).toEqual({ left: 100, top: 74 });
    expect(place(at(200, 50), panel, window, 'right')).toEqual({ left: 120, top: 74 });
  });

  it('above when there is more room', () => {
    expect(place(at(100, 250), panel, window, 'left').top).toBe(156);
  });

  it('inside of the window, whatever the anchor', () => {
    expect(place(at(390, 50), panel, window, 'left').left).toBe(272);
    expect(place(at(-30, 50), panel, window, 'right').left).toBe(8);
    expect(place(at(100, 120), { width: 120, height: 280 }, window, 'left').top).toBe(12);
  });
});
