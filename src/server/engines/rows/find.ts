import type { CallRows } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { rowCondition, scopeSql } from '../../data/access/scope.ts';
import { beyondOptions } from '../../data/counted/beyond.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import {
  conditionToSql,
  formulaToSql,
  type ConditionSqlOptions,
} from '../../data/expressions/condition-sql.ts';
import { isText, NotInSql, textOf } from '../../data/expressions/expression.ts';
import { columnOf } from '../../data/fields/kind.ts';
import { orderOf, orderSql, type Order, type SortRequest } from '../../data/read/paging.ts';
import { RowShape } from '../../data/read/shape.ts';
import { Binder, ident, statementName } from '../../data/sql/sql.ts';
import { downloadUrl } from '../../storage/attachments.ts';
import { foundBy } from '../query/asking.ts';

/** One request for rows: who asks, and what conditions may name beside the row. */
export interface Telling {
  readonly engine: Engine;
  readonly caller: Caller;
  readonly names: Readonly<Record<string, unknown>>;
}

/** Rows of an entity that a part of a call's file says. */
export type SaidRows = Pick<
  CallRows,
  'entity' | 'where' | 'filter' | 'search' | 'sort' | 'values' | 'each'
> & {
  readonly reach: NonNullable<CallRows['reach']>;
};

/** Which of these rows are asked for now. */
export interface Asked extends SortRequest {
  readonly id?: string;
  /** So many at most, behind so many others; absent: all of them. */
  readonly most?: number;
  readonly after?: number;
}

/** Rows with the names that are asked for. @throws Refusal for a field that the caller does not see */
export async function findRows(
  telling: Telling,
  said: SaidRows,
  names: readonly string[],
  asked: Asked,
): Promise<Row[]> {
  const entity = entityOf(telling.engine, said.entity);
  const binder = new Binder();
  const told = toldOf(telling, said, entity, names, binder);
  const order = orderSql(orderFor(telling, said, entity, asked), 't');
  const { most, after = 0 } = asked;
  const part = most === undefined ? '' : ` LIMIT ${binder.bind(most)} OFFSET ${binder.bind(after)}`;
  const text = `SELECT ${told.select} ${fromSql(telling, said, entity, asked, binder)} ORDER BY ${order}${part}`;
  const { rows } = await telling.engine.database.query<Row>(text, binder.values, statementName(text));
  return told.present(rows);
}

/** How many rows there are, over all pages. */
export async function countFound(telling: Telling, said: SaidRows): Promise<number> {
  const binder = new Binder();
  const from = fromSql(telling, said, entityOf(telling.engine, said.entity), {}, binder);
  const text = `SELECT count(*)::int AS n ${from}`;
  const { rows } = await telling.engine.database.query<{ n: number }>(
    text,
    binder.values,
    statementName(text),
  );
  return rows[0]?.n ?? 0;
}

const optionsOf = ({ engine, names }: Telling, entity: EntityModel, binder: Binder): ConditionSqlOptions => ({
  ...beyondOptions(engine.catalog, entity, 't'),
  names: { ...names },
  bind: (value) => binder.bind(value),
  constants: true,
});

function fromSql(
  telling: Telling,
  said: SaidRows,
  entity: EntityModel,
  { id }: Asked,
  binder: Binder,
): string {
  const { where, filter, search } = said;
  const searched = search ? { ...entity, file: { ...entity.file, search: [...search] } } : entity;
  const parts = [
    't."IsDeleted" = 0',
    ...(id === undefined ? [] : [`t."Id" = ${binder.bind(id)}`]),
    reachSql(telling, said, entity, binder),
    ...(where === undefined ? [] : [conditionToSql(where, optionsOf(telling, entity, binder))]),
    foundBy({ ...telling, binder }, searched, filter, 't'),
  ];
  return `FROM ${ident(entity.table)} t WHERE ${parts.filter((part) => part !== 'TRUE').join(' AND ')}`;
}

function reachSql(
  { engine, caller }: Telling,
  { reach }: SaidRows,
  entity: EntityModel,
  binder: Binder,
): string {
  if (reach === 'all') return 'TRUE';
  if (reach !== 'everybody') return scopeSql(engine.catalog, entity, caller, binder, 't');
  const source = entity.file.scope['*'] ?? 'false';
  return rowCondition(entity, source, { me: caller.subject }, binder, 't');
}

/** What the call itself says is in the order that it says, whatever its caller sees of the rows. */
function orderFor({ caller }: Telling, { reach, sort }: SaidRows, entity: EntityModel, asked: Asked): Order {
  if (reach !== 'all') return orderOf(entity, caller, asked, sort);
  const name = sort?.replace(/^-/, '') ?? entity.sort.field;
  const descending = sort?.startsWith('-') ?? entity.sort.descending;
  return { field: entity.fields.get(name)!, descending };
}

interface Told {
  readonly select: string;
  present(rows: readonly Row[]): Promise<Row[]>;
}

/** What is selected, and how it becomes what is told. */
function toldOf(
  telling: Telling,
  said: SaidRows,
  entity: EntityModel,
  names: readonly string[],
  binder: Binder,
): Told {
  const { engine, caller } = telling;
  const isPlain = said.reach === 'all';
  const isSaid = (name: string) =>
    isPlain || said.values?.[name] !== undefined || said.each?.[name] !== undefined;
  const seen = names.filter((name) => !isSaid(name));
  const worked = names.filter(isSaid);
  const shape = isPlain
    ? undefined
    : new RowShape(engine, entity, caller, { columns: ['Id', ...seen], withActions: false });
  const options = optionsOf(telling, entity, binder);
  const columns = worked.map((name, at) => {
    const each = said.each?.[name];
    const sql = each ? eachSql(engine, entity, each) : saidSql(said.values?.[name] ?? `row.${name}`, options);
    return `${sql} AS "v${at}"`;
  });
  return {
    select: [...(shape ? [shape.select] : ['t."Id"']), ...columns].join(', '),
    async present(rows) {
      const shown = shape && (await shape.present(rows));
      return rows.map((row, index) => ({
        ...shown?.[index],
        ...Object.fromEntries(worked.map((name, at) => [name, addressed(said, entity, name, row[`v${at}`])])),
      }));
    },
  };
}

/** A picture is told by where it is fetched. */
function addressed({ values }: SaidRows, { fields }: EntityModel, name: string, value: unknown): unknown {
  const isPicture = values?.[name] === undefined && fields.get(name)?.type === 'image';
  return isPicture && value ? downloadUrl(String(value)) : value;
}

/** What a formula tells of a row. @throws ConditionError, NotInSql where no statement says it */
export function saidSql(source: string, options: ConditionSqlOptions): string {
  const made = formulaToSql(source, options);
  if (made.kind === 'items') throw new NotInSql('a list of values that are written out');
  if (made.kind === 'bool') return `(${made.sql})::int`;
  return isText(made) ? textOf(made) : made.sql;
}

/** A field of each of the rows that a list of references names. */
function eachSql(engine: Engine, entity: EntityModel, path: string): string {
  const [own = '', theirs = ''] = path.split('.');
  const field = entity.fields.get(own)!;
  const target = entityOf(engine, field.ref ?? '');
  const { sort } = target;
  const order = orderSql({ field: target.fields.get(sort.field)!, descending: sort.descending }, 'r');
  const value = columnOf(target.fields.get(theirs)!, 'r');
  return `(SELECT coalesce(jsonb_agg(${value} ORDER BY ${order}), '[]'::jsonb) FROM ${ident(target.table)} r
    WHERE ${columnOf(field, 't')} ? r."Id" AND r."IsDeleted" = 0)`;
}
