import { isDerived, type FieldModel } from '../../../contract/model.ts';
import { looksSealed } from '../sealed/value.ts';
import { codeLiteral, ident, type Binder } from '../sql/sql.ts';

/** A value that a field cannot hold; the message is Chinese and meant for the user. */
export class FieldValueError extends Error {
  override readonly name = 'FieldValueError';
}

/** How one field type is stored, read, written and filtered. */
export interface FieldKind {
  /** Column type; undefined when nothing is stored. Also the cast of a bound value. */
  column(field: FieldModel): string | undefined;
  /** SQL expression of the wire form; an absent value is NULL. */
  select(field: FieldModel, alias: string): string;
  /** Wire value to bound value. '' and an empty list are null. @throws FieldValueError */
  prepare(value: unknown, field: FieldModel): unknown;
  /**
   * Condition on the column for a filter value: one value, several, or {From, To}.
   * @returns undefined when this type of field is not filtered by such a value
   * @throws FieldValueError for a malformed value
   */
  filter(field: FieldModel, column: string, value: unknown, binder: Binder): string | undefined;
  /** Whether rows can be put in the order of this field. */
  readonly sortable: boolean;
}

/** A derived field whose row the statement has joined: `joined` is its value there. */
export interface JoinedField extends FieldModel {
  readonly joined: string;
}

/** A field that is worked out whenever it is read, with its SQL for a row of its entity. */
export interface LiveField extends FieldModel {
  worked(alias: string): string;
}

/** The plain column of a field; of a derived one, what stands for it. */
export function columnOf(field: FieldModel | JoinedField, alias: string): string {
  if ('joined' in field) return field.joined;
  return isDerived(field) ? derivedSql(field, alias) : `${alias}.${ident(field.name)}`;
}

/** Rows of another entity that name this row: how many there are, or a value of the one. Who made them is asked elsewhere: see mine.ts. */
function derivedSql(field: FieldModel, alias: string): string {
  if ('worked' in field) return (field as LiveField).worked(alias);
  if (field.live) throw new Error(`${field.name} is read of an entity without the SQL of its live fields`);
  if (field.mine) return '0';
  const of = (what: string) => `(SELECT ${what} ${fromRowsAbout(field, alias)}`;
  if (field.mean) return `${of(`round(avg(n.${ident(field.mean)}), 1)::float8`)})`;
  if (field.type === 'count') return `${of('count(*)::int')})`;
  const value = `${of(`n.${ident(field.pick ?? '')}`)} LIMIT 1)`;
  return field.default === undefined ? value : `coalesce(${value}, ${codeLiteral(String(field.default))})`;
}

/** The part of a WHERE that takes rows with one of the codes. */
export const withCodes = (column: string, codes: string | readonly string[]): string =>
  ` AND ${column} IN (${[codes].flat().map(codeLiteral).join(', ')})`;

/** FROM and WHERE of the rows `n` that a field with `of` reads. */
export function fromRowsAbout(field: FieldModel, alias: string): string {
  const table = ident((field.of ?? '').split('/').at(-1) ?? '');
  const only = Object.entries(field.where ?? {})
    .map(([name, codes]) => withCodes(`n.${ident(name)}`, codes))
    .join('');
  return `FROM ${table} n WHERE n.${ident(field.by ?? '')} = ${alias}."Id" AND n."IsDeleted" = 0${only}`;
}

/** A value that the type does not take. */
export function malformed(field: FieldModel): FieldValueError {
  return new FieldValueError(field.messages?.format ?? `${field.title}格式不正确`);
}

/** Whether the value stands for nothing. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Characters that the database cannot store: NUL, and halves of a character; and what stands for a sealed value. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text) && !looksSealed(text);
}

/** Bounds of a range filter; undefined when the value is not one. */
export function rangeOf(value: unknown): { From: unknown; To: unknown } | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const keys = Object.keys(value);
  if (keys.length === 0 || keys.some((key) => key !== 'From' && key !== 'To')) return undefined;
  const { From, To } = value as { From?: unknown; To?: unknown };
  return { From: isNothing(From) ? undefined : From, To: isNothing(To) ? undefined : To };
}

/** Joins conditions of which at least one must be there; an open range restricts nothing. */
export function all(conditions: readonly (string | undefined)[]): string {
  return conditions.filter(Boolean).join(' AND ') || 'TRUE';
}
