import type { ListPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { sightOf } from '../access/rights.ts';
import type { Engine } from '../engine.ts';
import { columnOf } from '../fields/kind.ts';
import { codesWithin } from './labels.ts';
import type { ListPlan, ListRequest } from './list.ts';

/** How many rows a list has for each value of its filters, by field and value; a value that is not there has none. */
export type ChoiceCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** More rows are not counted: nobody waits for numbers that stand beside choices. */
const MOST_ROWS = 100_000;
/** Where a field has more values than these, choices of it are told without numbers. */
const MOST_VALUES = 500;

/**
 * Counts the rows behind each choice of the filters that a page declares `counts` of, with all that the list is asked for but the
 * filter itself: what is told is what a press on the choice would find.
 * @param planOf the list with some filter, by the caller's scope and rights
 */
export async function countChoices(
  engine: Engine,
  caller: Caller,
  { filters }: Pick<ListPage, 'filters'>,
  { Filter = {} }: Pick<ListRequest, 'Filter'>,
  planOf: (filter: ListRequest['Filter']) => ListPlan,
): Promise<ChoiceCounts> {
  const counts: Record<string, Readonly<Record<string, number>>> = {};
  for (const filter of filters ?? []) {
    if (typeof filter === 'string' || filter.counts !== true || filter.field === undefined) continue;
    const { [filter.field]: _own, ...others } = Filter;
    const counted = await countValues(engine, caller, planOf(others), filter.field);
    if (counted) counts[filter.field] = counted;
  }
  return counts;
}

async function countValues(
  engine: Engine,
  caller: Caller,
  { entity, from, binder }: ListPlan,
  name: string,
): Promise<Readonly<Record<string, number>> | undefined> {
  const field = entity.fields.get(name);
  // A number tells what a value is as well as the value does.
  if (!field || sightOf(entity, field, caller) !== 'plain') return undefined;
  const { rows } = await engine.database.query<{ value: string | null; count: number }>(
    `SELECT v AS value, count(*)::int AS count FROM (SELECT ${columnOf(field, 't')} AS v ${from} LIMIT ${MOST_ROWS + 1}) n
     GROUP BY v LIMIT ${MOST_VALUES + 1}`,
    binder.values,
  );
  const isTooMuch = rows.length > MOST_VALUES || rows.reduce((sum, { count }) => sum + count, 0) > MOST_ROWS;
  if (isTooMuch) return undefined;
  const own = new Map(rows.flatMap(({ value, count }) => (value === null ? [] : [[value, count] as const])));
  return withBelow(engine, entity, name, own);
}

/** An item of a dictionary that is a tree stands for those below it, as a filter by it does. */
function withBelow(
  { catalog }: Engine,
  entity: EntityModel,
  name: string,
  own: ReadonlyMap<string, number>,
): Readonly<Record<string, number>> {
  const dictionary = catalog.codes.get(entity.fields.get(name)?.dict ?? '');
  if (!dictionary?.items.some(({ parent }) => parent !== undefined)) return Object.fromEntries(own);
  return Object.fromEntries(
    dictionary.items.map(({ code }) => [
      code,
      codesWithin(dictionary, code).reduce((sum, one) => sum + (own.get(one) ?? 0), 0),
    ]),
  );
}
