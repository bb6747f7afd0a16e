import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { columnOf } from '../fields/kind.ts';
import { refuse } from '../refusal.ts';
import { predicateField, sightOf, unusableField } from '../access/rights.ts';
import type { Binder } from '../sql/sql.ts';

/** The order of a list; rows of equal value are put in the order of their Ids, so that pages never overlap. */
export interface Order {
  readonly field: FieldModel;
  readonly descending: boolean;
  /** What rows that refer to the same row are ordered by. */
  readonly inner?: FieldModel;
}

/** How a client asks for an order. */
export interface SortRequest {
  readonly sortField?: string | null;
  readonly sortOrder?: string | null;
}

/**
 * The order asked for, else the page's, else the entity's; a browser asks for the page's by its field.
 * @throws Refusal for a field the caller may not sort by
 */
export function orderOf(entity: EntityModel, caller: Caller, request: SortRequest, pageSort?: string): Order {
  const { sortField, sortOrder } = request;
  const isOwn = pageSort === (sortOrder === 'descend' ? `-${sortField}` : sortField);
  if (!sortField || isOwn) return ownOrder(entity, caller, pageSort);
  if (sortOrder && sortOrder !== 'ascend' && sortOrder !== 'descend') throw refuse('排序方式不正确');
  if (typeof sortField !== 'string') throw unusableField('');
  const field = predicateField(entity, sortField, caller);
  if (!isSortable(field)) throw unusableField(sortField);
  return { field, descending: sortOrder === 'descend' };
}

/** What is worked out row by row has no index to be read along. */
const isSortable = (field: FieldModel) =>
  FIELD_KINDS[field.type].sortable && !isDerived(field) && !field.sealed;

/** What the caller sees masked orders nothing either: the order alone would tell. */
function ownOrder(entity: EntityModel, caller: Caller, pageSort: string | undefined): Order {
  const name = pageSort?.replace(/^-/, '') ?? entity.sort.field;
  const descending = pageSort === undefined ? entity.sort.descending : pageSort.startsWith('-');
  const field = entity.fields.get(name);
  const isPlain = field && sightOf(entity, field, caller) === 'plain';
  if (isPlain && isSortable(field))
    return { field, descending, ...within(entity, caller, field, descending) };
  const made = entity.fields.get('CreateDate')!;
  // Ids are in the order of their making too, and everybody sees them.
  const isSeen = sightOf(entity, made, caller) === 'plain';
  return { field: isSeen ? made : entity.fields.get('Id')!, descending: true };
}

/** Rows below the same row stand in the entity's own order: rooms of a building by their numbers. */
function within(
  entity: EntityModel,
  caller: Caller,
  { name, type, required }: FieldModel,
  descending: boolean,
): Pick<Order, 'inner'> {
  const { field, descending: isFalling } = entity.sort;
  const inner = entity.fields.get(field);
  if (type !== 'ref' || required !== true || field === name || isFalling !== descending) return {};
  if (!inner?.required || !isSortable(inner) || sightOf(entity, inner, caller) !== 'plain') return {};
  return { inner };
}

/** ORDER BY list of an order. Absent values stand where an index has them: last going up, first going down. */
export function orderSql({ field, descending, inner }: Order, alias: string): string {
  const direction = descending ? ' DESC' : '';
  const id = `${alias}."Id"${direction}`;
  if (field.name === 'Id') return id;
  const fields = inner ? [field, inner] : [field];
  return [...fields.map((one) => `${columnOf(one, alias)}${direction}`), id].join(', ');
}

/** Where a row stands in an order: the exact sort value as the database writes it, and the Id. */
export interface Position {
  readonly value: string | null;
  readonly id: string;
  readonly inner?: string;
}

/** Select list of a row's position, under names that no field has. */
export function positionSql({ field, inner }: Order, alias: string): string {
  const more = inner ? `, ${columnOf(inner, alias)}::text AS "_inner"` : '';
  return `${columnOf(field, alias)}::text AS "_value", ${alias}."Id" AS "_id"${more}`;
}

/** The position that `positionSql` selected. */
export function positionOf(row: Readonly<Record<string, unknown>>): Position {
  const inner = row['_inner'];
  const value = (row['_value'] as string | null) ?? null;
  return { value, id: String(row['_id']), ...(typeof inner === 'string' ? { inner } : {}) };
}

/** Condition that a row stands after a position. */
export function afterSql(order: Order, position: Position, binder: Binder, alias: string): string {
  const { field, descending } = order;
  const sign = descending ? '<' : '>';
  const id = `${alias}."Id"`;
  const lastId = binder.bind(position.id);
  if (field.name === 'Id') return `${id} ${sign} ${lastId}`;
  const column = columnOf(field, alias);
  if (position.value === null)
    return `(${column} IS NULL AND ${id} ${sign} ${lastId})${descending ? ` OR ${column} IS NOT NULL` : ''}`;
  const typed = (one: FieldModel, text: string) =>
    `${binder.bind(text)}::${FIELD_KINDS[one.type].column(one)}`;
  const value = typed(field, position.value);
  if (order.inner && position.inner !== undefined)
    return `(${column}, ${columnOf(order.inner, alias)}, ${id}) ${sign} (${value}, ${typed(order.inner, position.inner)}, ${lastId})`;
  const later = `(${column}, ${id}) ${sign} (${value}, ${lastId})`;
  return descending || field.implicit ? later : `${later} OR ${column} IS NULL`;
}

/** Page number and size of a request. @throws Refusal for anything but whole numbers in their range */
export function pageOf(
  request: { PageIndex?: unknown; PageSize?: unknown },
  most: number,
): { index: number; size: number } {
  const index = request.PageIndex ?? 1;
  const size = request.PageSize ?? 10;
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 1;
  if (!isWhole(index) || index > 10_000_000) throw refuse('页码不正确');
  if (!isWhole(size) || size > most) throw refuse(`每页条数应在1-${most}之间`);
  return { index, size };
}
