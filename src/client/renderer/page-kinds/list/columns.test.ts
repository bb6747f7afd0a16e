import { describe, expect, it } from 'vitest';
import type { ListColumn } from '../../schema/uses.ts';
import {
  actionsWidth,
  alignOf,
  fitsIn,
  isColumnChoice,
  moved,
  ownChoice,
  shownColumns,
  widestActions,
  type ColumnChoice,
} from './columns.ts';

const column = (key: string, more: Partial<ListColumn> = {}): ListColumn => ({
  key,
  field: { name: key, type: 'text', title: key },
  title: key,
  width: 100,
  fixed: undefined,
  sortable: false,
  hidden: false,
  link: undefined,
  place: { file: '', pointer: '' },
  ...more,
});

describe('columns of a list', () => {
  const columns = [column('A', { fixed: 'left' }), column('B', { hidden: true }), column('C')];
  const own = ownChoice(columns);
  const shown = (choice: Partial<ColumnChoice>) => shownColumns(columns, { ...own, ...choice });

  it('are those the page does not hide, else those the user chose, in his order', () => {
    expect(shown({}).map(({ key }) => key)).toEqual(['A', 'C']);
    expect(shown({ shown: ['C', 'B'] }).map(({ key }) => key)).toEqual(['C', 'B']);
  });

  it('are never none, even when the chosen ones are gone', () => {
    expect(shown({ shown: ['Z'] }).map(({ key }) => key)).toEqual(['A']);
  });

  it.each([
    [{ widths: { C: 300 } }, 300],
    [{ widths: { C: 3 } }, 48],
    [{ widths: { C: 9999 } }, 800],
    [{ widths: { C: Number.NaN } }, 48],
    [{}, 100],
  ])('are as wide as the user made them, within reason: %j', (choice, width) => {
    expect(shown(choice)[1]?.width).toBe(width);
  });

  it('leave room for the sign of a marked row in the first of them, until the user made it wider or narrower', () => {
    const widths = (choice: Partial<ColumnChoice>) =>
      shownColumns(columns, { ...own, ...choice }, true).map(({ width }) => width);
    expect(widths({})).toEqual([124, 100]);
    expect(widths({ widths: { A: 90 } })).toEqual([90, 100]);
  });

  it('stay in sight where the user wants it; what the page keeps at the right stays there', () => {
    expect(shown({ frozen: ['C'] }).map(({ fixed }) => fixed)).toEqual([undefined, 'left']);
    const right = [column('A', { fixed: 'right' })];
    expect(shownColumns(right, { ...ownChoice(right), frozen: ['A'] })[0]?.fixed).toBe('right');
  });

  it.each([
    ['C', -1, ['A', 'C', 'B']],
    ['A', 1, ['B', 'A', 'C']],
    ['A', -1, ['A', 'B', 'C']],
    ['C', 1, ['A', 'B', 'C']],
    ['Z', 1, ['A', 'B', 'C']],
  ] as const)('move by a place and not past the ends: %s by %d', (key, by, expected) => {
    expect(moved(['A', 'B', 'C'], key, by)).toEqual(expected);
  });

  it('put numbers to the right in the custom alignment, and follow any other', () => {
    const money = column('M', { field: { name: 'M', type: 'money', title: '' } });
    expect(alignOf(money, { size: 'mini', align: 'custom' })).toBe('right');
    expect(alignOf(column('A'), { size: 'mini', align: 'custom' })).toBe('left');
    expect(alignOf(money, { size: 'mini', align: 'center' })).toBe('center');
  });

  it('kept texts of another form count as absent', () => {
    const texts = [own, { ...own, widths: { A: '1' } }, { ...own, frozen: [1] }, ['A'], 'A', null, {}];
    expect(texts.map(isColumnChoice)).toEqual([true, false, false, false, false, false, false]);
  });

  it('of buttons are as wide as their texts', () => {
    expect(actionsWidth(['查看'])).toBe(80);
    // 更多 takes the place of the third.
    expect(actionsWidth(['编辑', '同意', '驳回并说明', '改期'])).toBe(actionsWidth(['编辑', '同意', '更多']));
  });

  it('S06: of buttons are as wide as the row with the widest, not as all that a row might have', () => {
    const all = ['查看结果', '启用', '编辑', '复制', '停用'];
    const textsOf = (row: object) => ('texts' in row ? (row.texts as string[]) : []);
    const rows = [{ texts: ['编辑'] }, { texts: ['查看结果', '复制'] }, { texts: [] }];
    const widest = (of: object[]) => widestActions(of as never, textsOf, all);
    expect(widest(rows)).toBe(actionsWidth(['查看结果', '复制']));
    expect(widest([])).toBe(actionsWidth(all));
    expect(widest(Array.from({ length: 101 }, () => rows[0]!))).toBe(actionsWidth(all));
  });
});

describe('a cell', () => {
  it.each([
    ['a short text', column('A'), { A: '王小明' }, true],
    ['the name of a code instead of the code', column('A'), { A: '1', AName: '经济困难家庭认定' }, false],
    ['a long text', column('A', { width: 400 }), { A: '欧阳'.repeat(20) }, false],
    ['nothing', column('A'), {}, true],
    ['what is no text', column('A', { field: { name: 'A', type: 'image', title: 'A' } }), { A: '' }, false],
  ])('is cut off unless it surely fits: %s', (_, of, row, fits) => {
    expect(fitsIn(of, row as never)).toBe(fits);
  });
});
