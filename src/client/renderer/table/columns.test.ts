import { describe, expect, it } from 'vitest';
import { inOrder, stickyStyles } from './columns.ts';
import { pagesShown } from './pages-shown.ts';

const columns = [
  { key: 'actions', width: 90, fixed: 'right' as const },
  { key: 'A', width: 100, fixed: 'left' as const },
  { key: 'B', width: 80 },
  { key: 'C', width: 60, fixed: 'left' as const },
  { key: 'more', width: 40, fixed: 'right' as const },
];

describe('columns that stay in sight', () => {
  it('stand at the edges, and each knows how far from its edge', () => {
    const ordered = inOrder(columns);
    expect(ordered.map(({ key }) => key)).toEqual(['A', 'C', 'B', 'actions', 'more']);
    expect(stickyStyles(ordered, 36)).toEqual([
      { style: { left: 36 }, edge: undefined },
      { style: { left: 136 }, edge: 'left' },
      { style: undefined, edge: undefined },
      { style: { right: 40 }, edge: 'right' },
      { style: { right: 0 }, edge: undefined },
    ]);
  });
});

describe('pages of a pager', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 20, [1, 2, 3, 4, 5, '…', 20]],
    [10, 20, [1, '…', 9, 10, 11, '…', 20]],
    [19, 20, [1, '…', 16, 17, 18, 19, 20]],
  ] as const)('C01 at page %d of %d', (at, count, shown) => {
    expect(pagesShown(at, count)).toEqual(shown);
  });
});
