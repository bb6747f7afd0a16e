import { foldedText } from '../../../../src/contract/folded-text.ts';
import { isAll } from '../../../../src/contract/envelope.ts';
import type { ListSummary } from '../../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../../src/contract/model.ts';
import type { FilterValues, Row } from '../../../../src/client/renderer/data.ts';

/** Orders values as the server does: numbers by size, texts by pinyin. */
export const compare = (one: unknown, other: unknown) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'zh');

/** Sums and means of all rows that were found. */
export const summaryOf = (declared: readonly ListSummary[], rows: readonly Row[]) =>
  Object.fromEntries(
    declared.map(({ field, stat }) => {
      const sum = rows.reduce((total, row) => total + Number(row[field]), 0);
      return [field, stat === 'sum' ? sum : sum / rows.length];
    }),
  );

const holds = (value: unknown, wanted: unknown) =>
  foldedText(String(value)).includes(foldedText(String(wanted)));

/** A day counts to its last moment where moments are compared with it. */
const wholeEnd = (value: unknown, to: unknown) =>
  typeof to === 'string' && typeof value === 'string' && to.length === 10 && value.length > to.length
    ? `${to} 23:59:59`
    : to;

/** Whether a row is among those that a filter asks for. */
export function matches(entity: EntityModel, row: Row, filter: FilterValues): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (isAll(wanted)) return true;
    if (name === 'Keyword') return (entity.file.search ?? []).some((field) => holds(row[field], wanted));
    const value = row[name];
    if (Array.isArray(wanted))
      return wanted.some((item) => (Array.isArray(value) ? value.includes(item) : value === item));
    if (typeof wanted === 'object' && wanted !== null) {
      const { From, To } = wanted as { From?: unknown; To?: unknown };
      return (
        (isAll(From) || compare(value, From) >= 0) && (isAll(To) || compare(value, wholeEnd(value, To)) <= 0)
      );
    }
    return entity.fields.get(name)?.type === 'text' ? holds(value, wanted) : String(value) === String(wanted);
  });
}
