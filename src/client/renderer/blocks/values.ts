import type { Row } from '../data.ts';

const GROUPED = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 6 });

/** A number of a row; what is not a number counts as absent. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A value as people read it: thousands are grouped, nothing is a dash. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'number') return GROUPED.format(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A value as text, empty when it is absent or has none. */
export const textIn = (row: Row, key: string): string => {
  const value = row[key];
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
};

/** How many of the rows a part shows that shows no more than so many. */
export const leftOf = (rows: readonly unknown[], most: number): { shown: number; left: number } => ({
  shown: Math.min(rows.length, most),
  left: Math.max(0, rows.length - most),
});
