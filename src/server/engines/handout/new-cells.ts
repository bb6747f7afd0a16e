import type { FieldModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../../data/entities.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { FIELD_KINDS } from '../../data/fields/index.ts';
import type { WriteContext } from '../../data/module.ts';
import { readThrough } from '../../data/read-through.ts';
import { rowCondition } from '../../data/scope.ts';
import { ident, type Binder } from '../../data/sql.ts';
import { awaySql } from '../presence/away.ts';
import type { Handed } from './handed.ts';

/** A column of new rows, and the SQL of its value for a person `p`. */
type Cell = readonly [column: string, sql: string];

/** What the new rows of an owner hold: whose they are, what they repeat of the owner and of each person, and their state. */
export async function newCells(
  context: WriteContext,
  handed: Handed,
  row: Row,
  more: Row,
  binder: Binder,
): Promise<Cell[]> {
  const { block, rows } = handed;
  const { of, person, values = {}, people = {} } = block;
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
  for (const name of Object.keys(people)) said.set(name, besideSql(context, handed, name, binder));
  for (const [name, value] of Object.entries(more)) constant(name, value);
  if (block.state) said.set(block.state.field, await stateSql(context, handed, row, binder));
  return [...said].map(([name, sql]) => [ident(name), sql] as const);
}

function constantSql(field: FieldModel, value: unknown, binder: Binder): string {
  const kind = FIELD_KINDS[field.type];
  return `${binder.bind(kind.prepare(value, field))}::${kind.column(field)}`;
}

/** A field of the first row that names the person. */
function besideSql(
  { engine }: WriteContext,
  { block, people }: Handed,
  name: string,
  binder: Binder,
): string {
  const { entity, by, field, when, else: other } = block.people![name]!;
  const target = entityOf(engine, entity);
  const only = when === undefined ? '' : ` AND ${rowCondition(target, when, {}, binder, 'b')}`;
  const first = `(SELECT b.${ident(field)} FROM ${ident(target.table)} b
    WHERE b.${ident(by)} = p."Id" AND b."IsDeleted" = 0${only} ORDER BY b."CreateDate", b."Id" LIMIT 1)`;
  return other === undefined ? first : `coalesce(${first}, ${columnOf(people.fields.get(other)!, 'p')})`;
}

async function stateSql(context: WriteContext, handed: Handed, row: Row, binder: Binder): Promise<string> {
  const { state, window } = handed.block;
  const { open, excused } = state!;
  const is = (item: string) => `${binder.bind(item)}::text`;
  if (excused === undefined || !window || !(await mayBeExcused(context, handed, [row]))(row)) return is(open);
  const begins = `${binder.bind(row[window.from])}::timestamptz`;
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
