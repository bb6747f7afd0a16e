import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { MessageValue } from '../../../contract/generated/meta.ts';
import { isDerived } from '../../../contract/model.ts';
import { rowPaths, saidPaths, type Path } from '../../../contract/reaching-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import { beyondCondition } from '../../data/counted/late-sql.ts';
import type { WriteContext } from '../../data/module.ts';
import { readThrough, type ReadThrough } from '../../data/read/read-through.ts';
import { fieldAt } from '../../data/read/say-value.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { wireColumns } from '../../data/sql/wire-columns.ts';
import { isContact, type Declared } from './messages.ts';

/** The rows that are told of: those with this value, or one of these values, in each field. */
export type Which = Readonly<Record<string, string | readonly string[]>>;

/** Rows that are told of, with what the message says of them and beyond them. */
export interface ToldRows {
  readonly rows: readonly Row[];
  readonly reached: ReadThrough;
}

/** SQL condition on the rows `t` of a message: those that it may be told of, of these. */
export function toldSql(
  { engine, caller, now }: Pick<WriteContext, 'engine' | 'caller' | 'now'>,
  { entity, when }: Declared,
  which: Which,
  binder: Binder,
): string {
  const chosen = Object.entries(which).map(([name, it]) =>
    rowCondition(entity, `row.${name} ${typeof it === 'string' ? '==' : 'in'} it`, { it }, binder, 't'),
  );
  const beyond = { catalog: engine.catalog, me: caller.subject, now, binder };
  const told = when === undefined ? [] : [beyondCondition(beyond, entity, when, 't')];
  return ['t."IsDeleted" = 0', ...chosen, ...told].join(' AND ');
}

/** Reads the rows of a message that is still to be told, in the order of their label, and what it says of them. */
export async function toldRows(context: WriteContext, message: Declared, which: Which): Promise<ToldRows> {
  const { engine, tx } = context;
  const { entity } = message;
  const binder = new Binder();
  const where = toldSql(context, message, which, binder);
  const paths = pathsOf(message).map((path) => namedPath(context, message, path));
  const names = new Set(['Id', entity.label, ...paths.map(([first = '']) => first)]);
  const fields = [...names].flatMap((name) => entity.fields.get(name) ?? []);
  const order = fields.some(({ name, ...field }) => name === entity.label && !isDerived(field))
    ? `t.${ident(entity.label)}, `
    : '';
  const { rows } = await tx.query<Row>(
    `SELECT ${wireColumns(entity, 't', fields)} FROM ${ident(entity.table)} t WHERE ${where} ORDER BY ${order}t."Id"`,
    binder.values,
  );
  const reached = await readThrough({ engine, queryable: tx, lock: false }, entity, rows, paths);
  return { rows, reached };
}

/** What stands at the end of a path that leads to a reference is what its row is called. */
export function namedPath({ engine }: WriteContext, { entity }: Declared, path: Path): Path {
  const ref = fieldAt(engine.catalog, entity, path)?.field.ref;
  const target = ref === undefined ? undefined : engine.catalog.entities.get(ref);
  return target ? [...path, target.label] : path;
}

function pathsOf(message: Declared): Path[] {
  const { about, given, to, values = {}, channels, org, text, url } = message;
  const people = to.flatMap((one) =>
    typeof one === 'string' ? [one] : isContact(one) ? [one.of] : (one.org ?? []),
  );
  return [
    ...[...people, about, channels, org].flatMap((path) => (path === undefined ? [] : [path.split('.')])),
    ...(given === undefined || about === undefined ? [] : rowPaths(given).map((path) => [about, ...path])),
    ...saidPaths(`${text ?? ''}${url ?? ''}`),
    ...Object.values(values).flatMap(valuePaths),
  ];
}

function valuePaths(value: string | MessageValue): Path[] {
  if (typeof value === 'string') return saidPaths(value);
  const { count, names, first, else: other } = value;
  const said = [names, first].flatMap((path) => (path === undefined ? [] : [path.split('.')]));
  const paths = [...said, ...saidPaths(other ?? '')];
  return count === undefined ? paths : [...paths, ...rowPaths(count)];
}

/** Whether a condition holds for a row, `of` telling what stands at each path. */
export function holds(condition: string, of: (path: Path) => unknown): boolean {
  const row: Row = {};
  for (const path of rowPaths(condition)) row[path[0] ?? ''] = of(path);
  return compileCondition(condition).test({ row });
}
