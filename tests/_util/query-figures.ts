import { FILTER_EMPTY } from '../../src/contract/envelope.ts';
import type {
  CallFigure,
  CallFile,
  Query,
  QueryFilter,
  QueryMeasure,
} from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { measuresOf } from '../../src/server/engines/query/output.ts';

type Entities = ReadonlyMap<string, EntityModel>;

type Filter = Record<string, string>;

/** What the numbers of a call count: what its file says, and what its queries count of themselves. */
export function figuresOf(call: CallFile, entities: Entities): CallFigure[] {
  const queries = call.query ?? [];
  const counted = queries.flatMap((query, index) => {
    const when = conditionOf(queries.slice(0, index), query);
    const worked = Object.keys(query.values ?? {});
    const counts = Object.entries(measuresOf(query, entities.get(query.entity)!)).map(
      ([name, measure]): CallFigure => ({
        fields: [name],
        ...(when === undefined ? {} : { when }),
        ...listOf(query, measure, entities),
      }),
    );
    return [
      ...counts,
      ...worked.map((name): CallFigure => ({ fields: [name], why: '由同一行的其他数字算出' })),
    ];
  });
  return [...(call.figures ?? []), ...counted];
}

/** The first query that holds is asked: a query is for what it holds for and none before it does. */
function conditionOf(before: readonly Query[], { when }: Query): string | undefined {
  const others = before.flatMap((query) => (query.when === undefined ? [] : `!(${query.when})`));
  const all = [...others, ...(when === undefined ? [] : [`(${when})`])];
  return all.length === 0 ? undefined : all.join(' && ');
}

/** The list that a number is the total of, or why there is none. */
function listOf(query: Query, measure: QueryMeasure, entities: Entities): Omit<CallFigure, 'fields'> {
  if (measure.count === undefined || measure.without || query.compare)
    return { why: '合计、比率、均值、没有者或两段时间，列表没有同样的筛选' };
  const groups = query.group ?? [];
  const filters = [query.filter, measure.count].map(plainOf);
  const named = [...groups.map(({ field }) => field), ...Object.keys({ ...query.filter, ...measure.count })];
  if (named.some((path) => path.includes('.'))) return { why: '按引用的字段归并或筛选，列表没有同样的筛选' };
  const isMerged =
    query.latest !== undefined || groups.some(({ time, root }) => time !== undefined || root === true);
  if (filters.includes(undefined) || isMerged || (query.among && query.among.ids === undefined))
    return { why: '按时间或上级归并，列表没有同样的筛选' };
  const grouped = groups.map(({ field, as = field, filled }): Filter => {
    const value = `row.${as}`;
    return { [field]: filled ? value : `${value} == null ? '${FILTER_EMPTY}' : ${value}` };
  });
  const among: Filter = query.among ? { [query.among.field]: `row.${query.among.ids}` } : {};
  const scope = query.owner === undefined ? undefined : entities.get(query.entity)?.file.scope;
  const [first, ...others] = Object.entries(scope ?? {}).flatMap(([role, reached]) =>
    reached === 'true' ? role : [],
  );
  return {
    entity: query.entity,
    filter: Object.assign({}, among, ...filters, ...grouped) as Filter,
    // To others a number that is reached by its owner tells of rows that they do not open.
    ...(first === undefined ? {} : { roles: [first, ...others] }),
  };
}

/** A filter without spans of time. */
function plainOf(filter: QueryFilter = {}): Filter | undefined {
  return Object.values(filter).every((value) => typeof value === 'string') ? (filter as Filter) : undefined;
}
