import type { FieldModel } from '../../../contract/model.ts';
import { ident, type Binder } from '../sql.ts';

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

/** The plain column of a field. */
export function columnOf(field: { name: string }, alias: string): string {
  return `${alias}.${ident(field.name)}`;
}

/** A value that the type does not take. */
export function malformed(field: FieldModel): FieldValueError {
  return new FieldValueError(field.messages?.format ?? `${field.title}格式不正确`);
}

/** Whether the value stands for nothing. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Characters that the database cannot store: NUL, and halves of a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
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
