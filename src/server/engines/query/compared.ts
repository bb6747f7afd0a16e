import type { Query, QueryFilter, QueryMeasure, QuerySpan } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { measuresOf } from './output.ts';

/** What stands behind the name of a number for the period before, and for how it has changed since. */
export const BEFORE = 'Before';
export const CHANGE = 'Change';

/**
 * A query that compares as one that counts both periods: the rows of both are read, each number counts its own, and the change
 * is worked out of the two. Every other query is itself.
 */
export function compared(query: Query, entity: EntityModel): Query {
  const { compare, filter, values, ...rest } = query;
  if (!compare) return query;
  const { field, days } = compare;
  const now = filter?.[field];
  if (now === undefined || typeof now === 'string') throw new Error(`${field} is bounded by no period`);
  const present = entity.fields.get(field)?.type === 'date' ? 'today' : 'now';
  const before = earlier(now, days, present);
  const own = Object.entries(measuresOf(query, entity));
  const measures = own.flatMap(([name, measure]) => [
    [name, within(measure, { [field]: now })],
    [name + BEFORE, within(measure, { [field]: before })],
  ]);
  return {
    ...rest,
    filter: { ...filter, [field]: { ...now, lastDays: undefined, from: before.from } as QuerySpan },
    measures: Object.fromEntries(measures) as Readonly<Record<string, QueryMeasure>>,
    values: { ...Object.fromEntries(own.map(([name]) => [name + CHANGE, changeOf(name)])), ...values },
  };
}

/** The same span so many days before. */
function earlier({ from, to, lastDays }: QuerySpan, days: number, present: string): QuerySpan {
  const ago = (source: string, by: number) => `addDays(${source}, -${by})`;
  const begin = from === undefined ? ago(present, (lastDays ?? 0) + days) : ago(from, days);
  return { from: begin, to: ago(to ?? present, days) };
}

/** A number over those of its rows alone that a filter finds. */
function within(measure: QueryMeasure, filter: QueryFilter): QueryMeasure {
  if (measure.ratio)
    return {
      ratio: { part: within(measure.ratio.part, filter), whole: within(measure.ratio.whole, filter) },
    };
  if (measure.count) return { ...measure, count: { ...measure.count, ...filter } };
  return { ...measure, filter: { ...measure.filter, ...filter } };
}

const changeOf = (name: string): string =>
  `row.${name}${BEFORE} == 0 || row.${name}${BEFORE} == null ? null : round((row.${name} - row.${name}${BEFORE}) * 100.0 / row.${name}${BEFORE}, 1)`;
