import type { PagedRequest } from '../../contract/envelope.ts';
import { fieldsOf, numberOf, objectsOf } from '../request/reading.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A page of rows as servers word it: `rows` or `Rows`, a total that is a number, a text or not there. Without one a full page is
 * taken to have another one behind it; a server that gives all rows at once has them cut here.
 */
export function readListPage(
  answer: unknown,
  { PageIndex, PageSize }: PagedRequest,
): { total: number; rows: readonly Fields[] } {
  const all = objectsOf(answer);
  const before = (PageIndex - 1) * PageSize;
  if (all.length > PageSize) return { total: all.length, rows: all.slice(before, before + PageSize) };
  const { total, Total } = fieldsOf(answer);
  const told = numberOf(total ?? Total);
  const least = before + all.length;
  if (told === undefined || !Number.isInteger(told) || told < 0)
    return { total: all.length === PageSize ? least + 1 : least, rows: all };
  return { total: all.length === 0 ? told : Math.max(told, least), rows: all };
}
