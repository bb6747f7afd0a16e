import { isAll } from '../../../../contract/envelope.ts';
import type { FilterValues } from '../../data.ts';
import type { ListFilter } from '../../schema/uses.ts';

/** Two ends of a range filter. */
export interface Range {
  readonly From?: unknown;
  readonly To?: unknown;
}

/** The two ends that a filter value holds. */
export const rangeOf = (value: unknown): Range =>
  typeof value === 'object' && value !== null ? (value as Range) : {};

/** Values that the filters begin with; a filter without a default restricts nothing. */
export function initialValues(filters: readonly ListFilter[]): FilterValues {
  return Object.fromEntries(
    filters.flatMap((filter) =>
      filter.kind === 'field' && !isAll(filter.initial) ? [[filter.key, filter.initial]] : [],
    ),
  );
}

/** What is asked of the server: filters that restrict something, ranges by the ends that are given. */
export function requestFilter(values: FilterValues): FilterValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (isAll(value)) return [];
      if (typeof value === 'string') return [[key, value.trim()]];
      if (Array.isArray(value) || typeof value !== 'object' || value === null) return [[key, value]];
      const ends = Object.entries(rangeOf(value)).filter(([, end]) => !isAll(end));
      return ends.length === 0 ? [] : [[key, Object.fromEntries(ends)]];
    }),
  );
}

/** A range whose end lies before its beginning: the filter and its message. */
export interface RangeProblem {
  readonly key: string;
  readonly message: string;
}

/** The first range that cannot be searched for. */
export function rangeProblem(filters: readonly ListFilter[], values: FilterValues): RangeProblem | undefined {
  for (const filter of filters) {
    if (filter.kind !== 'range') continue;
    const { From, To } = rangeOf(values[filter.key]);
    if (isAll(From) || isAll(To)) continue;
    const isNumber = typeof From === 'number' && typeof To === 'number';
    if (isNumber ? To < From : String(To) < String(From))
      return {
        key: filter.key,
        message: isNumber ? `${filter.title}的上限不能小于下限` : '结束时间不能小于开始时间',
      };
  }
  return undefined;
}

/** The values after one of them changed; levels of the student cascade below it start over. */
export function withValue(
  filters: readonly ListFilter[],
  values: FilterValues,
  key: string,
  value: unknown,
): FilterValues {
  const below = filters.flatMap((filter) =>
    filter.kind === 'level' && filter.above.includes(key) ? [filter.key] : [],
  );
  const kept = Object.entries(values).filter(([name]) => !below.includes(name));
  return { ...Object.fromEntries(kept), [key]: value };
}

/** Whether the filters ask for other rows than they did when the list was opened. */
export function isOtherThanAtFirst(filters: readonly ListFilter[], applied: FilterValues): boolean {
  const words = (values: FilterValues) => JSON.stringify(Object.entries(requestFilter(values)).sort());
  return words(applied) !== words(initialValues(filters));
}
