import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { CallFile, Query, QueryMeasure } from '../../../contract/generated/meta.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Queryable } from '../../data/database/database.ts';
import { sharedNow } from '../../data/time/clock.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import type { Asking } from './asking.ts';
import { compared } from './compared.ts';
import { groupKey, type GroupKey } from './groups.ts';
import { joinedFields } from './joined.ts';
import { measureSql } from './measures.ts';
import { isOneRow, measuresOf, namesOfOutput } from './output.ts';
import { countedRows } from './rows.ts';
import type { EntityModel } from '../../../contract/model.ts';

/**
 * Answers a call by the query that it declares for such a request. The caller's scope bounds what is counted; a field that the caller does
 * not see plain is refused as a list refuses it; the answer has what the call's output names, and no more.
 * @param queryable the connection, of a write that asks: what the write did before counts then
 * @throws Refusal when the caller may not ask by a field
 */
export async function askQuery(
  engine: Engine,
  caller: Caller,
  call: CallFile,
  input: object,
  queryable: Queryable = engine.database,
): Promise<unknown> {
  const asked = queryFor(call, input);
  const query = compared(asked, entityOf(engine, asked.entity));
  const now = await sharedNow(queryable);
  const asking: Asking = {
    engine,
    caller,
    query,
    ...joinedFields(engine, query, entityOf(engine, query.entity)),
    binder: new Binder(),
    names: { input, now, today: now.slice(0, 10) },
  };
  const keys = (query.group ?? []).map((group) => groupKey(asking, group));
  const found = await queryable.query<Row>(statement(asking, keys), asking.binder.values);
  const rows = query.last === undefined ? found.rows : found.rows.toReversed();
  const names = namesOfOutput(call);
  const told = rows
    .map((row) => worked(asking, keys, row))
    .toSorted(byValues(query))
    .filter((row) => query.only === undefined || compileCondition(query.only).test({ row, input }));
  const answer = (query.summed ? [worked(asking, [], sums(query, asking.entity, told))] : told).map((row) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null])),
  );
  if (!isOneRow(call)) return answer;
  return answer[0] ?? Object.fromEntries(names.map((name) => [name, null]));
}

/** Each number over all the rows, without the drift of decimals. */
const sums = (query: Query, entity: EntityModel, rows: readonly Row[]): Row =>
  Object.fromEntries(
    Object.keys(measuresOf(query, entity)).map((name) => [
      name,
      Number(rows.reduce((all, row) => all + Number(row[name] ?? 0), 0).toFixed(6)),
    ]),
  );

/** The query of a call that is for a request. */
export function queryFor({ query }: CallFile, input: object): Query {
  const found = query?.find(({ when }) => when === undefined || compileCondition(when).test({ input }));
  if (!found) throw new Error('no query of the call is for this request');
  return found;
}

function statement(asking: Asking, keys: readonly GroupKey[]): string {
  const { query, entity } = asking;
  const measures = Object.entries(measuresOf(query, entity));
  const { first, from, told } = countedRows(asking);
  const counted = measures.map(([name, measure]) => `${measureSql(asking, measure)} AS ${ident(name)}`);
  const inner = [...keys.flatMap(({ columns }) => columns), ...counted, ...told].join(', ');
  const grouped = query.each
    ? eachSql(asking, keys)
    : keys.length === 0
      ? ''
      : ` GROUP BY ${keys.map((_, at) => at + 1).join(', ')}`;
  const few = entity.file.fewest === undefined ? '' : ` HAVING count(*) >= ${entity.file.fewest}`;
  const within = keys.flatMap(({ fill }) => (fill ? [` AND ${fill.within}`] : [])).join('');
  const groups = filled(asking, keys, told, `(SELECT ${inner} ${from}${within}${grouped}${few})`);
  const names = [...measures.map(([name]) => name), query.among?.ids, query.among?.value].flatMap((name) =>
    name === undefined ? [] : `g.${ident(name)}`,
  );
  const shown = [...keys.flatMap((key) => key.shown), ...names].join(', ');
  return `${first}SELECT ${shown} FROM ${groups} g${orderSql(query, keys)}`;
}

/** The first rows in the order of their columns, which an index may have, where each stands by itself. */
function eachSql({ query }: Asking, keys: readonly GroupKey[]): string {
  const order = (query.order ?? []).map((word) => {
    const column = keys.find(({ as }) => as === word.replace(/^-/, ''))?.column ?? 't."Id"';
    const falls = word.startsWith('-') !== (query.last !== undefined);
    return `${column} ${falls ? 'DESC' : 'ASC'}`;
  });
  return ` ORDER BY ${order.join(', ')} LIMIT ${query.top ?? query.last}`;
}

/** The groups with a row for each value that is to have one: numbers of nothing are 0, unless so few are hidden. */
function filled(
  { query, entity }: Asking,
  [key]: readonly GroupKey[],
  told: readonly string[],
  groups: string,
): string {
  if (!key?.fill) return groups;
  const none = (measure: QueryMeasure) =>
    measure.mean || measure.percentile || entity.file.fewest !== undefined ? 'NULL' : '0';
  const numbers = Object.entries(measuresOf(query, entity)).map(
    ([name, measure]) => `coalesce(c.${ident(name)}, ${none(measure)}) AS ${ident(name)}`,
  );
  const at = ident(key.field);
  return `(SELECT ${[`x.at AS ${at}`, ...numbers, ...told].join(', ')} FROM ${key.fill.axis} x(at) LEFT JOIN ${groups} c ON c.${at} = x.at)`;
}

function orderSql({ order, top, last, values }: Query, keys: readonly GroupKey[]): string {
  const orders: Record<string, string> = Object.assign({}, ...keys.map((key) => key.orders));
  const parts = (order ?? []).flatMap((word) => {
    const name = word.replace(/^-/, '');
    if (name in (values ?? {})) return [];
    const falls = word.startsWith('-') !== (last !== undefined);
    return `${orders[name] ?? `g.${ident(name)}`} ${falls ? 'DESC' : 'ASC'} NULLS ${last === undefined ? 'LAST' : 'FIRST'}`;
  });
  const most = top ?? last;
  return `${parts.length === 0 ? '' : ` ORDER BY ${parts.join(', ')}`}${most === undefined ? '' : ` LIMIT ${most}`}`;
}

/** Puts rows in the order of what was worked out of them; the others stay in the order of the statement. */
function byValues({ order, values = {} }: Query): (one: Row, other: Row) => number {
  const words = (order ?? []).filter((word) => word.replace(/^-/, '') in values);
  return (one, other) => {
    for (const word of words) {
      const name = word.replace(/^-/, '');
      const differs = Number(one[name]) - Number(other[name]);
      if (differs !== 0) return word.startsWith('-') ? -differs : differs;
    }
    return 0;
  };
}

/** A row with the names of its values and what is worked out of it. */
function worked({ query, names: { input } }: Asking, keys: readonly GroupKey[], found: Row): Row {
  const row = keys.reduce((one, { present }) => present(one), found);
  for (const [name, source] of Object.entries(query.values ?? {}))
    row[name] = compileCondition(source).evaluate({ row, input });
  return row;
}
