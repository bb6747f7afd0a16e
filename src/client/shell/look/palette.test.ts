import { describe, expect, it } from 'vitest';
import { SHADES } from '../../renderer/blocks/chart/map/shades.ts';
import { contrast, mix, paletteOf, PRIMARY_COLORS, type ColorName } from './palette.ts';

const WHITE = '#ffffff';
const NAV_TEXT = '#c9d3ce';
const MAP_TEXT = '#1f2326';

describe('primary colours', () => {
  it('contrast is that of WCAG', () => {
    expect(contrast('#000000', WHITE)).toBeCloseTo(21);
    expect(contrast('#767676', WHITE)).toBeCloseTo(4.54, 2);
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it.each(Object.keys(PRIMARY_COLORS) as ColorName[])('S19: every text on %s can be read', (name) => {
    const { primary, strong, deep, pale, tint, nav, navSunken, navHover } = paletteOf(name);
    const pairs = [
      [WHITE, primary],
      [WHITE, strong],
      [strong, WHITE],
      [strong, pale],
      [strong, tint],
      [strong, '#f0f2f1'],
      [deep, pale],
      [NAV_TEXT, nav],
      [NAV_TEXT, navSunken],
      [WHITE, navHover],
      ...SHADES.map((share) => [share === 1 ? WHITE : MAP_TEXT, mix(WHITE, primary, share)] as const),
    ] as const;
    for (const [text, ground] of pairs)
      expect([text, ground, contrast(text, ground) >= 4.5]).toEqual([text, ground, true]);
  });
});
