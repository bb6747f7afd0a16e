import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { HomeRows, ListPage } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { countRows } from '../../data/read/count.ts';
import { planList, type ListRequest } from '../../data/read/list.ts';

/** Values of a home's filters: CEL over the reader, the moment and, where it is known, when the reader came the last time before. */
export function filterAt(
  filter: HomeRows['filter'],
  { subject: me }: Caller,
  now: string,
  since?: string,
): Row {
  const names = { me, now, today: now.slice(0, 10), ...(since !== undefined && { since }) };
  const valueOf = (formula: string) => compileCondition(formula).evaluate(names);
  const end = (name: string, formula: string | undefined) =>
    formula === undefined ? {} : { [name]: valueOf(formula) };
  return Object.fromEntries(
    Object.entries(filter ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? valueOf(value) : { ...end('From', value.from), ...end('To', value.to) },
    ]),
  );
}

/** The request with which the list itself would find these rows. */
export function requestOf({ page, tab }: HomeRows, list: ListPage, Filter: Row): ListRequest {
  const Tab = tab ?? list.tabs?.[0].key;
  return { Entity: list.entity, Page: page, Filter, ...(Tab === undefined ? {} : { Tab }) };
}

/** How many rows the list finds with the request: the total that it would show. */
export function countOf(engine: Engine, caller: Caller, request: ListRequest): Promise<number> {
  const { entity, from, binder, costly } = planList(engine, caller, request);
  return countRows(engine.database, entity, from, binder.values, costly);
}
