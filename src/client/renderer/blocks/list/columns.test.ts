import { describe, expect, it } from 'vitest';
import type { ListColumn } from '../../schema/uses.ts';
import { actionsWidth, alignOf, isKeys, shownColumns } from './columns.ts';

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
  const columns = [column('A'), column('B', { hidden: true }), column('C')];
  const keys = (chosen?: readonly string[]) => shownColumns(columns, chosen).map(({ key }) => key);

  it('are those the page does not hide, else those the user chose, in the order of the page', () => {
    expect(keys()).toEqual(['A', 'C']);
    expect(keys(['C', 'B'])).toEqual(['B', 'C']);
  });

  it('are never none, even when the chosen ones are gone', () => {
    expect(keys(['Z'])).toEqual(['A']);
  });

  it('put numbers to the right in the custom alignment, and follow any other', () => {
    const money = column('M', { field: { name: 'M', type: 'money', title: '' } });
    expect(alignOf(money, { size: 'mini', align: 'custom' })).toBe('right');
    expect(alignOf(column('A'), { size: 'mini', align: 'custom' })).toBe('left');
    expect(alignOf(money, { size: 'mini', align: 'center' })).toBe('center');
  });

  it('kept texts of another form count as absent', () => {
    expect([['A'], [], 'A', [1], null].map(isKeys)).toEqual([true, true, false, false, false]);
  });

  it('of buttons are as wide as their texts', () => {
    expect(actionsWidth(['查看'], false)).toBe(80);
    expect(actionsWidth(['编辑', '同意', '驳回', '改期'], true)).toBeGreaterThan(
      actionsWidth(['编辑', '同意', '驳回'], false),
    );
  });
});
