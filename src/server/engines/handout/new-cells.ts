import type { HandoutPeople } from '../../../contract/generated/meta.ts';
import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import type { WriteContext } from '../../data/module.ts';
import { readThrough } from '../../data/read/read-through.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { ident, type Binder } from '../../data/sql/sql.ts';
import { awaySql } from '../presence/away.ts';
import type { Handed } from './handed.ts';

/** A column of new rows, and the SQL of its value for a person `p` and what is joined to it. */
type Cell = readonly [column: string, sql: string];

/** What the new rows of an owner hold: whose they are, what they repeat of the owner and of each person, and their state. */
export async function newCells(
  context: WriteContext,
  handed: Handed,
  row: Row,
  more: Row,
  binder: Binder,
): Promise<{ readonly cells: readonly Cell[]; readonly joins: string }> {
  const { block, rows } = handed;
  const { of, person, values = {} } = block;
  const said = new Map<string, string>([
    [of, binder.bind(row['Id'])],
    [person, 'p."Id"'],
  ]);
  const constant = (name: string, value: unknown) =>
    said.set(name, constantSql(rows.fields.get(name)!, value, binder));
  for (const field of rows.fields.values()) {
    const [through] = field.follows?.through ?? [];
    const source = field.follows?.field ?? field.name;
    if (through === person) said.set(field.name, columnOf(handed.people.fields.get(source)!, 'p'));
    else if (through === of) constant(field.name, row[source]);
  }
  const paths = Object.values(values).map((path) => path.split('.'));
  const fetching = { engine: context.engine, queryable: context.tx, lock: true };
  const reached = await readThrough(fetching, handed.owner, [row], paths);
  for (const [name, path] of Object.entries(values)) constant(name, reached.value(row, path.split('.')));
  const beside = besideJoins(context, handed, binder);
  for (const [name, sql] of beside.columns) said.set(name, sql);
  for (const [name, value] of Object.entries(more)) constant(name, value);
  if (block.state) said.set(block.state.field, await stateSql(context, handed, row, binder));
  return { cells: [...said].map(([name, sql]) => [ident(name), sql] as const), joins: beside.joins };
}

function constantSql(field: FieldModel, value: unknown, binder: Binder): string {
  const kind = FIELD_KINDS[field.type];
  return `${binder.bind(kind.prepare(value, field))}::${kind.column(field)}`;
}

/** Joins the first row of each kind that names the person; `column` says where a field of one stands. */
function besideJoins({ engine }: WriteContext, { block, people }: Handed, binder: Binder) {
  const beside = Object.entries(block.people ?? {});
  const kindOf = ({ entity, by, when, latest }: HandoutPeople) => JSON.stringify([entity, by, when, latest]);
  const kinds = [...new Set(beside.map(([, one]) => kindOf(one)))];
  const joins = kinds.map((kind, at) => {
    const { entity, by, when, latest } = beside.find(([, one]) => kindOf(one) === kind)![1];
    const target = entityOf(engine, entity);
    const only = when === undefined ? '' : ` AND ${rowCondition(target, when, {}, binder, 'b')}`;
    return `LEFT JOIN LATERAL (SELECT b.* FROM ${ident(target.table)} b WHERE b.${ident(by)} = p."Id" AND b."IsDeleted" = 0${only}
      ORDER BY ${latest === undefined ? 'b."CreateDate"' : `b.${ident(latest)} DESC NULLS LAST`}, b."Id" LIMIT 1) b${at} ON TRUE`;
  });
  const column = (one: HandoutPeople) => {
    const value = `b${kinds.indexOf(kindOf(one))}.${ident(one.field)}`;
    return one.else === undefined
      ? value
      : `coalesce(${value}, ${columnOf(people.fields.get(one.else)!, 'p')})`;
  };
  return { joins: joins.join(' '), columns: beside.map(([name, one]) => [name, column(one)] as const) };
}

async function stateSql(context: WriteContext, handed: Handed, row: Row, binder: Binder): Promise<string> {
  const { state, window } = handed.block;
  const { open, excused } = state!;
  const is = (item: string) => `${binder.bind(item)}::text`;
  if (excused === undefined || !window || !(await mayBeExcused(context, handed, [row]))(row)) return is(open);
  const begins = () => `${binder.bind(row[window.from])}::timestamptz`;
  const away = awaySql(context.engine.catalog, handed.people.name, 'p."Id"', begins, binder);
  return `CASE WHEN ${away} THEN ${is(excused)} ELSE ${is(open)} END`;
}

/** Which owners excuse people who are away. */
export async function mayBeExcused(
  { engine, tx }: WriteContext,
  { block, owner }: Handed,
  rows: readonly Row[],
): Promise<(row: Row) => boolean> {
  const path = block.state?.excuses?.split('.');
  if (!path) return () => true;
  const reached = await readThrough({ engine, queryable: tx, lock: false }, owner, rows, [path]);
  return (row) => reached.value(row, path) === 1;
}
