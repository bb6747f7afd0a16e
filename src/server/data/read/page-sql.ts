import type { ListPlan, PickedByWays } from './list.ts';
import { afterSql, orderSql, type Position } from './paging.ts';

/** Which rows of a list are shown at once. */
export interface PageAsked {
  readonly index: number;
  readonly size: number;
}

/**
 * The statement that reads a page of a list, all columns.
 * @param anchor where the page before ended, when that is known
 */
export function pageSql(
  plan: ListPlan,
  { index, size }: PageAsked,
  anchor?: Position,
): { readonly text: string; readonly values: readonly unknown[] } {
  const { order } = plan;
  const ways = plan.byWays();
  const { from, binder } = ways ?? plan;
  const isFirst = anchor !== undefined || index === 1;
  const position = anchor ? ` AND (${afterSql(order, anchor, binder, 't')})` : '';
  const sorted = `ORDER BY ${orderSql(order, 't')}`;
  const offset = isFirst ? '' : ` OFFSET ${binder.bind((index - 1) * size)}`;
  if (!ways)
    return { text: `SELECT t.* ${from}${position} ${sorted} LIMIT ${size}${offset}`, values: binder.values };
  // Each way may be the one that all rows up to the end of the page come by.
  const most = isFirst ? String(size) : `${binder.bind(index * size)}::int`;
  const read = (way: string) => `SELECT t.* ${from} AND ${way}${position} ${sorted} LIMIT ${most}`;
  const text = `SELECT t.* FROM (${eachWay(ways, read)}) t ${sorted} LIMIT ${size}${offset}`;
  return { text, values: binder.values };
}

/** A row that several ways reach comes by the first of them. */
function eachWay({ each }: PickedByWays, read: (way: string) => string): string {
  const branches = each.map((way, at) => {
    const before = each.slice(0, at);
    return `(${read(before.length > 0 ? `${way} AND (${before.join(' OR ')}) IS NOT TRUE` : way)})`;
  });
  return branches.join(' UNION ALL ');
}
