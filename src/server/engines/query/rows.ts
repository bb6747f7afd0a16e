import type { QueryAmong } from '../../../contract/generated/meta.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { predicateField } from '../../data/access/rights.ts';
import { ownSql, scopeSql } from '../../data/access/scope.ts';
import { ident } from '../../data/sql/sql.ts';
import { foundBy, type Asking } from './asking.ts';
import { pathField } from './paths.ts';

/** The rows `t` that a query counts. */
export interface CountedRows {
  /** What stands before the statement. */
  readonly first: string;
  /** FROM and WHERE. */
  readonly from: string;
  /** Columns that tell among which rows these are. */
  readonly told: readonly string[];
}

/** Works out which rows a query counts for its caller: those that the caller reaches, or whose owner the caller reaches, or of these the caller's own. */
export function countedRows(asking: Asking): CountedRows {
  const { query, entity, caller } = asking;
  const { among } = query;
  const filled = (query.group ?? []).flatMap(({ field, filled: isFilled }) =>
    isFilled ? `${columnOf(pathField(asking.engine, caller, entity, field, 't'), 't')} IS NOT NULL` : [],
  );
  const where = [
    't."IsDeleted" = 0',
    reachedSql(asking),
    ...(query.own ? [ownSql(entity, caller, asking.binder, 't')] : []),
    foundBy(asking, entity, query.filter, 't'),
    ...(among ? [`t.${ident(among.field)} IN (SELECT "Id" FROM among)`] : []),
    ...(query.latest === undefined ? [] : [latestSql(asking, query.latest)]),
    ...filled,
  ].filter((part) => part !== 'TRUE');
  return {
    first: among ? `WITH among AS (${amongSql(asking, among)}) ` : '',
    from: `FROM ${ident(entity.table)} t${asking.joins} WHERE ${where.join(' AND ')}`,
    told: [
      ...(among?.ids ? [`(SELECT coalesce(jsonb_agg("Id"), '[]') FROM among) AS ${ident(among.ids)}`] : []),
      ...(among?.value ? [`(SELECT max(value) FROM among) AS ${ident(among.value)}`] : []),
    ],
  };
}

function latestSql({ entity, caller }: Asking, name: string): string {
  const field = predicateField(entity, name, caller);
  const greatest = `SELECT max(${columnOf(field, 'l')}) FROM ${ident(entity.table)} l WHERE l."IsDeleted" = 0`;
  return `${columnOf(field, 't')} = (${greatest})`;
}

function reachedSql({ engine, caller, query, entity, binder }: Asking): string {
  const own = scopeSql(engine.catalog, entity, caller, binder, 't');
  if (own === 'TRUE' || query.owner === undefined) return own;
  const owner = entityOf(engine, entity.fields.get(query.owner)?.ref ?? '');
  const theirs = scopeSql(engine.catalog, owner, caller, binder, 'o');
  return `(${own} OR t.${ident(query.owner)} IN (SELECT o."Id" FROM ${ident(owner.table)} o WHERE o."IsDeleted" = 0 AND ${theirs}))`;
}

function amongSql(asking: Asking, { field, filter, latest }: QueryAmong): string {
  const { engine, entity, caller } = asking;
  const target = entityOf(engine, entity.fields.get(field)?.ref ?? '');
  const from = `FROM ${ident(target.table)} a WHERE a."IsDeleted" = 0 AND ${foundBy(asking, target, filter, 'a')}`;
  if (latest === undefined) return `SELECT a."Id" ${from}`;
  const value = columnOf(predicateField(target, latest, caller), 'a');
  return `SELECT "Id", value FROM (SELECT a."Id", ${value} AS value, max(${value}) OVER () AS greatest ${from}) l WHERE value = greatest`;
}
