import { describe, expect, it } from 'vitest';
import { stepInGrid } from './grid-step.ts';
import { allIcons, findIcons, iconTabs, tabOf } from './icon-set.ts';

describe('C03: the icon selector', () => {
  it('has six tabs, none of them empty, and no icon in two of them', () => {
    expect(iconTabs.map(({ title }) => title)).toEqual([
      '方向性图标',
      '提示建议性图标',
      '编辑类图标',
      '数据类图标',
      '网站通用图标',
      '品牌和标识',
    ]);
    const names = iconTabs.flatMap(({ icons }) => Object.keys(icons));
    expect(new Set(names).size).toBe(names.length);
    expect(Math.min(...iconTabs.map(({ icons }) => Object.keys(icons).length))).toBeGreaterThan(10);
    expect(names.every((name) => /^[A-Z][A-Za-z0-9]*Outlined$/.test(name))).toBe(true);
    expect(Object.values(allIcons).every(Boolean)).toBe(true);
  });

  it('opens at the tab of the chosen icon', () => {
    expect(
      ['UpOutlined', 'StopOutlined', 'EditOutlined', 'BarChartOutlined', 'HomeOutlined', 'QqOutlined'].map(
        tabOf,
      ),
    ).toEqual([0, 1, 2, 3, 4, 5]);
    expect([tabOf(''), tabOf('toString')]).toEqual([0, 0]);
  });

  it('finds icons by a part of their name', () => {
    expect(findIcons(iconTabs[3]!.icons, ' BAR ')).toEqual(['BarChartOutlined']);
    expect(findIcons(iconTabs[3]!.icons, 'zzz')).toEqual([]);
  });

  it('moves by arrow keys and stays inside', () => {
    expect(
      ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) =>
        stepInGrid(5, key, 4, 11),
      ),
    ).toEqual([6, 4, 9, 1, 0, 10]);
    expect(stepInGrid(9, 'ArrowDown', 4, 11)).toBe(9);
    expect(stepInGrid(0, 'ArrowLeft', 4, 11)).toBe(0);
    expect(stepInGrid(0, 'Enter', 4, 11)).toBeUndefined();
  });
});
