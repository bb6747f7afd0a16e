import { fifteenDigits } from './decimal.ts';
import type { OverNode } from './tree.ts';
import { order, WrongKind, type Truth } from './values.ts';

/** What is asked of each row. */
interface Asked {
  value(row: unknown): unknown;
  truth(row: unknown): Truth;
}

/** What rows come to, the same as a statement answers. Values that are absent are left out. */
export function overRows({ operator }: OverNode, rows: readonly unknown[], { value, truth }: Asked): unknown {
  if (operator === 'count') return rows.length;
  if (operator === 'any') return rows.length > 0;
  if (operator === 'all') return rows.every((row) => truth(row) === true);
  const values = rows.map(value).filter((item) => item !== null);
  if (operator === 'sum' || operator === 'mean') {
    const total = values.reduce((sum: number, item) => fifteenDigits(sum + numberOf(item)), 0);
    if (operator === 'sum') return total;
    return values.length === 0 ? null : fifteenDigits(total / values.length);
  }
  const side = operator === 'min' ? -1 : 1;
  return values.reduce(
    (best: unknown, item) => (best === null || (order(item, best) ?? 0) * side > 0 ? item : best),
    null,
  );
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new WrongKind('only numbers are added up');
  return value;
}
