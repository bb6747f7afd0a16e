import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Query, QueryFilter } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { filterSql, type Filter } from '../../data/read/filter.ts';
import type { Binder } from '../../data/sql/sql.ts';
import { withPaths } from './paths.ts';

/** One request to one query: what its conditions may name, and where its values are bound. */
export interface Asking {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly query: Query;
  readonly entity: EntityModel;
  /** What stands behind the table `t` of the entity in FROM. */
  readonly joins: string;
  readonly binder: Binder;
  /** input, now and today. The caller is none of them: a person without such a value would not be filtered, and count everybody's rows. */
  readonly names: Readonly<Record<string, unknown>>;
}

/** A filter with its formulas worked out, as a list takes it; a value that is absent does not filter. */
export function valuesOf(filter: QueryFilter, names: Readonly<Record<string, unknown>>): Filter {
  const value = (source: string | undefined) =>
    source === undefined ? undefined : (compileCondition(source).evaluate(names) ?? undefined);
  const entries = Object.entries(filter).map(([name, source]) =>
    typeof source === 'string'
      ? [name, value(source)]
      : [name, { From: value(source.from) ?? since(source.lastDays, names), To: value(source.to) }],
  );
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined)) as Filter;
}

const DAY_MS = 86_400_000;

function since(days: number | undefined, { now }: Readonly<Record<string, unknown>>): string | undefined {
  if (days === undefined) return undefined;
  const then = new Date(Date.parse(`${String(now).replace(' ', 'T')}Z`) - days * DAY_MS);
  return then.toISOString().slice(0, 19).replace('T', ' ');
}

/** Rows of an entity under an alias that a filter of the query finds, by the rules of lists; TRUE where nothing is filtered. */
export function foundBy(
  { engine, caller, binder, names }: Omit<Asking, 'query' | 'entity' | 'joins'>,
  entity: EntityModel,
  filter: QueryFilter | undefined,
  alias: string,
): string {
  const values = valuesOf(filter ?? {}, names);
  const model = withPaths(engine, caller, entity, Object.keys(values), alias);
  return filterSql(engine.catalog.codes, model, caller, values, binder, alias).sql;
}
