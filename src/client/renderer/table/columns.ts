import type { CSSProperties, ReactNode } from 'react';

/** A column of a table. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly title: string;
  /** A sign behind the title that a note below the table explains. */
  readonly sign?: string | undefined;
  /** Pixels; wider tables share out what is left over. */
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
  /** Stays in sight while the others are scrolled sideways. */
  readonly fixed?: 'left' | 'right' | undefined;
  readonly sortable?: boolean;
  /** Lets a cell hold buttons, which may not be cut off. */
  readonly isRoomy?: boolean;
  /** Whether what the cell shows is surely not wider than the cell: cutting off costs time whenever rows are scrolled. */
  fits?(row: Row): boolean;
  render(row: Row, index: number): ReactNode;
}

/** Left to right: what sticks to the left, what scrolls, what sticks to the right. */
export function inOrder<Column extends { readonly fixed?: 'left' | 'right' | undefined }>(
  columns: readonly Column[],
): Column[] {
  const side = (fixed: 'left' | 'right' | undefined) => columns.filter((column) => column.fixed === fixed);
  return [...side('left'), ...side(undefined), ...side('right')];
}

/** Where each column sticks: pixels from its edge, and whether it is the one beside the columns that scroll. */
export function stickyStyles(
  columns: readonly { readonly width: number; readonly fixed?: 'left' | 'right' | undefined }[],
  before: number,
): { readonly style: CSSProperties | undefined; readonly edge: 'left' | 'right' | undefined }[] {
  let left = before;
  let right = columns.reduce((sum, { fixed, width }) => sum + (fixed === 'right' ? width : 0), 0);
  return columns.map(({ fixed, width }, index) => {
    if (fixed === 'left') {
      const style = { left };
      left += width;
      return { style, edge: columns[index + 1]?.fixed === 'left' ? undefined : 'left' };
    }
    if (fixed === 'right') {
      right -= width;
      return { style: { right }, edge: columns[index - 1]?.fixed === 'right' ? undefined : 'right' };
    }
    return { style: undefined, edge: undefined };
  });
}
