import type { ConditionColumn } from './condition-sql.ts';

/** A value that a statement works out; `constant` is what it is for every row. A `time` is a wall clock in Shanghai. */
export interface Valued {
  readonly kind: 'number' | 'text' | 'bool' | 'list' | 'day' | 'time';
  readonly sql: string;
  readonly constant?: unknown;
}

/** What a part of a statement answers with: a value, nothing, or items beside each other. */
export type Expression =
  | Valued
  | { readonly kind: 'null'; readonly sql: string }
  | { readonly kind: 'items'; readonly items: readonly Expression[]; readonly sql: '' };

export type Kind = Expression['kind'];

/** Why a part cannot be said in SQL; who compiles adds where it stands. */
export class NotInSql extends Error {}

export const NOTHING: Expression = { kind: 'null', sql: 'NULL' };

export const number = (sql: string): Valued => ({ kind: 'number', sql });
export const text = (sql: string): Valued => ({ kind: 'text', sql });
export const bool = (sql: string): Valued => ({ kind: 'bool', sql });
export const list = (sql: string): Valued => ({ kind: 'list', sql });

/** A field as an expression; dates in the clock of Shanghai. */
export function ofColumn({ sql, type, wall }: ConditionColumn): Expression {
  if (wall) return { kind: wall.kind, sql: wall.sql };
  if (type === 'number') return number(`(${sql})::float8`);
  if (type === 'bool') return bool(`(${sql} = 1)`);
  if (type === 'list') return list(sql);
  if (type === 'string') return text(sql);
  throw new NotInSql('this field has no value of its own');
}

/** A double cut to the 15 digits that numbers of conditions have; see contract/conditions/decimal.ts. */
export const cut = (sql: string): string => `((${sql})::numeric)::float8`;

/** Works out values once, under names that `body` may repeat, however long they are. */
export function once(values: Readonly<Record<string, string>>, body: string): string {
  const named = Object.entries(values).map(([name, sql]) => `${sql} AS ${name}`);
  // OFFSET keeps the database from putting each value where its name stands.
  return `(SELECT ${body} FROM (SELECT ${named.join(', ')} OFFSET 0) once)`;
}

/** The wire text of an expression. */
export function textOf(expression: Expression): string {
  const { kind, sql } = expression;
  if (kind === 'text') return sql;
  if (kind === 'day') return `to_char(${sql}, 'YYYY-MM-DD')`;
  if (kind === 'time') return `to_char(${sql}, 'YYYY-MM-DD HH24:MI:SS')`;
  throw new NotInSql(`${kind} is not a text`);
}

export const isText = ({ kind }: Expression): boolean => kind === 'text' || kind === 'day' || kind === 'time';

/** The SQL of an expression that has to be of a kind. */
export function sqlOf(expression: Expression, kind: 'number' | 'bool' | 'list'): string {
  if (expression.kind !== kind) throw new NotInSql(`a ${kind} is needed here`);
  return expression.sql;
}

/** Two expressions as they compare with each other. */
export function alike(
  a: Expression,
  b: Expression,
): { readonly sides: readonly [string, string]; readonly isText: boolean } {
  // Two days or two times compare as they stand, so that an index may serve.
  if (a.kind === b.kind && (a.kind === 'day' || a.kind === 'time'))
    return { sides: [a.sql, b.sql], isText: false };
  if (isText(a) && isText(b)) return { sides: [textOf(a), textOf(b)], isText: true };
  const counted = (one: Expression) =>
    one.kind === 'bool' ? `(${one.sql})::int::float8` : sqlOf(one, 'number');
  return { sides: [counted(a), counted(b)], isText: false };
}

/** Expressions of one kind, for branches and items; undefined when they are of several. */
export function united(expressions: readonly Expression[]): Exclude<Kind, 'null' | 'items'> | undefined {
  const kinds = new Set(expressions.map(({ kind }) => kind).filter((kind) => kind !== 'null'));
  const [first] = kinds;
  if (kinds.size === 1) return first === 'items' ? undefined : first;
  return kinds.size > 1 && [...kinds].every((kind) => kind === 'text' || kind === 'day' || kind === 'time')
    ? 'text'
    : undefined;
}

/** An expression told as one of a kind that it may be united to. */
export const told = (expression: Expression, kind: Kind): string =>
  kind === 'text' && expression.kind !== 'null' ? textOf(expression) : expression.sql;
