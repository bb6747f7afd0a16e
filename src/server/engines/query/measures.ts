import type { QueryMatch, QueryMeasure, QueryWithout } from '../../../contract/generated/meta.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { amountSql } from '../../data/expressions/formula-sql.ts';
import { predicateField } from '../../data/access/rights.ts';
import { ident } from '../../data/sql/sql.ts';
import { foundBy, type Asking } from './asking.ts';
import { scopeSql } from '../../data/access/scope.ts';

/**
 * A number over the rows `t` of a group. Where the entity says how few rows tell about persons, a number over fewer has no
 * value: NULL, the number of none of them included.
 */
export function measureSql(asking: Asking, measure: QueryMeasure): string {
  if (!measure.ratio) return shown(asking, [valueSql(asking, measure)], ([value]) => value!);
  const { part, whole } = measure.ratio;
  return shown(
    asking,
    [valueSql(asking, part), valueSql(asking, whole)],
    ([of, all]) =>
      `coalesce(round(100.0 * (${of})::numeric / nullif(greatest(${all}, 0), 0)::numeric, 1), 0)::float8`,
  );
}

/** A value with the clause that says over which rows of the group it is. */
interface Over {
  readonly value: string;
  readonly only: string;
}

function shown(
  { entity }: Asking,
  parts: readonly Over[],
  made: (values: readonly string[]) => string,
): string {
  const value = made(parts.map((part) => part.value));
  const { fewest } = entity.file;
  if (fewest === undefined) return value;
  const enough = parts.map(({ only }) => `count(*)${only} >= ${fewest}`);
  return `(CASE WHEN ${enough.join(' AND ')} THEN ${value} END)`;
}

function valueSql(asking: Asking, measure: QueryMeasure): Over {
  if (measure.match) return { value: matchSql(asking, measure.match, measure), only: '' };
  const { count, filter, without } = measure;
  const found = foundBy(asking, asking.entity, count ?? filter, 't');
  const conditions = [found, ...[without ?? []].flat().map((one) => withoutSql(asking, one))].filter(
    (one) => one !== 'TRUE',
  );
  const only = conditions.length === 0 ? '' : ` FILTER (WHERE ${conditions.join(' AND ')})`;
  return { value: aggregateSql(asking, measure, only), only };
}

function withoutSql(asking: Asking, { field, entity: other, by, filter }: QueryWithout): string {
  const target = entityOf(asking.engine, other);
  const value = columnOf(predicateField(asking.entity, field, asking.caller), 't');
  const which = foundBy(asking, target, filter, 'o');
  return `NOT EXISTS (SELECT 1 FROM ${ident(target.table)} o WHERE o.${ident(by)} = ${value} AND o."IsDeleted" = 0 AND ${which})`;
}

/** Rows of another entity that have the values which the rows are grouped by, all of them or those that the caller reaches. */
function matchSql(
  asking: Asking,
  { entity: name, by, reached }: QueryMatch,
  { filter }: QueryMeasure,
): string {
  const target = entityOf(asking.engine, name);
  const same = Object.entries(by).map(
    ([theirs, own]) =>
      `m.${ident(theirs)} = ${columnOf(predicateField(asking.entity, own, asking.caller), 't')}`,
  );
  const { engine, caller, binder } = asking;
  const own = reached ? [scopeSql(engine.catalog, target, caller, binder, 'm')] : [];
  const where = ['m."IsDeleted" = 0', ...same, ...own, foundBy(asking, target, filter, 'm')];
  return `(SELECT count(*)::int FROM ${ident(target.table)} m WHERE ${where.join(' AND ')})`;
}

function aggregateSql({ entity, caller }: Asking, measure: QueryMeasure, only: string): string {
  const { sum, mean, percentile, distinct } = measure;
  const of = (source: string) => amountSql(entity, caller, source, 't');
  if (sum !== undefined) return `coalesce(sum(${of(sum)})${only}, 0)::float8`;
  if (mean !== undefined) return `round((avg(${of(mean)})${only})::numeric, 1)::float8`;
  if (percentile)
    return `(percentile_cont(${percentile.at / 100}) WITHIN GROUP (ORDER BY ${of(percentile.of)})${only})::float8`;
  if (distinct !== undefined)
    return `(count(DISTINCT ${columnOf(predicateField(entity, distinct, caller), 't')})${only})::int`;
  return `(count(*)${only})::int`;
}
