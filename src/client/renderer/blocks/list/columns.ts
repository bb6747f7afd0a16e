import type { TableSettings } from '../../contexts.ts';
import type { ListColumn } from '../../schema/uses.ts';

/** Columns that a user chose to see on a page: keys switched on, in the page's order. */
export const isKeys = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');

/** The columns to show: those the user chose, else those the page does not hide. Never none. */
export function shownColumns(
  columns: readonly ListColumn[],
  chosen: readonly string[] | undefined,
): ListColumn[] {
  const wanted = columns.filter((column) => (chosen ? chosen.includes(column.key) : !column.hidden));
  return wanted.length > 0 ? wanted : columns.slice(0, 1);
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal', 'money', 'count']);

/** Alignment of a column; custom puts numbers to the right so that their digits line up. */
export function alignOf(column: ListColumn, settings: TableSettings): 'left' | 'center' | 'right' {
  if (settings.align !== 'custom') return settings.align;
  return NUMBERS.has(column.field.type) && column.field.name !== 'GradeYear' ? 'right' : 'left';
}

/** Characters of the buttons in the line decide the width of the column that holds them. */
export function actionsWidth(texts: readonly string[], more: boolean): number {
  const shown = more ? [...texts.slice(0, 3), '更多'] : texts.slice(0, 3);
  return Math.max(80, 24 + shown.reduce((width, text) => width + [...text].length * 14 + 18, 0));
}
