import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BatchNotes } from './BatchNotes.tsx';

const none = { replaced: undefined, missing: 0, lacking: 0, batch: 0, total: 500, isSigned: false };
const told = (props: Partial<typeof none>) =>
  renderToStaticMarkup(createElement(BatchNotes, { ...none, ...props })).replaceAll(/<[^>]*>/g, '');

describe('Issue 16.13 M08 before sheets are printed', () => {
  it('says which of more than can be printed at once are shown, and how many there are', () => {
    expect(told({})).toBe('');
    expect(told({ total: 600 })).toBe('单次打印不能超过500份，正在显示第1–500份，共600份');
    expect(told({ total: 600, batch: 1 })).toBe('单次打印不能超过500份，正在显示第501–600份，共600份');
  });

  it('says how many are not there or lack something', () => {
    expect(told({ missing: 2, lacking: 3 })).toBe('2份记录不存在或您无权查看3份数据不完整');
  });
});
