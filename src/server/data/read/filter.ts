import { FILTER_EMPTY, isAll } from '../../../contract/envelope.ts';
import type { CodeFile } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Caller } from '../access/caller.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { columnOf, FieldValueError, isStorable, rangeOf } from '../fields/kind.ts';
import { finds } from '../fields/text.ts';
import { codesWithin } from './labels.ts';
import { refuse } from '../refusal.ts';
import { predicateField, searchFields, unusableField } from '../access/rights.ts';
import { ident, type Binder } from '../sql/sql.ts';

/** Values of a query form: field -> value, several values, or {From, To}; `Keyword` looks in the entity's search fields. */
export type Filter = Readonly<Record<string, unknown>>;

const MOST_KEYS = 100;
const MOST_VALUES = 1000;
const LONGEST_KEYWORD = 50;

/** Dictionaries by name: a value of one that is a tree finds the items below it too. */
export type Dictionaries = ReadonlyMap<string, CodeFile>;

/** A filter as SQL. `costly`: it has to look into texts, so counting all matches is not cheap. */
export interface FilterSql {
  readonly sql: string;
  readonly costly: boolean;
}

/**
 * Compiles a client's filter. Only names of fields that the caller sees plain get through, only as columns of the
 * entity file; every value is bound.
 * @throws Refusal for an unknown, forbidden or unfilterable field and for a malformed value
 */
export function filterSql(
  codes: Dictionaries,
  entity: EntityModel,
  caller: Caller,
  filter: Filter | undefined,
  binder: Binder,
  alias: string,
): FilterSql {
  const entries = entriesOf(filter);
  const conditions: string[] = [];
  let costly = false;
  for (const [name, value] of entries) {
    if (name === 'Keyword') {
      const condition = keywordSql(entity, caller, value, binder, alias);
      if (condition === undefined) continue;
      conditions.push(condition);
      costly = true;
      continue;
    }
    const field = predicateField(entity, name, caller);
    if (isAbsent(value)) {
      conditions.push('FALSE');
      continue;
    }
    if (isAll(value)) continue;
    if (Array.isArray(value) && value.length > MOST_VALUES)
      throw refuse(`${field.title}一次最多选择${MOST_VALUES}项`);
    const condition = valueSql(() => fieldSql(codes, field, value, binder, alias));
    if (condition === undefined) throw unusableField(name);
    conditions.push(condition);
    costly ||= condition.includes(' LIKE ');
  }
  for (const field of entity.fields.values())
    if (field.mostDays !== undefined)
      conditions.push(spanSql(field.mostDays, filter?.[field.name], columnOf(field, alias), binder));
  return { sql: conditions.map((condition) => `(${condition})`).join(' AND ') || 'TRUE', costly };
}

/** Fields whose values are chosen, so that no typed text is taken for the word that stands for none. */
const CHOSEN_TYPES: ReadonlySet<string> = new Set(['ref', 'dict']);

/** Condition of one field; undefined when the field is not filtered by such a value. */
function fieldSql(
  codes: Dictionaries,
  field: FieldModel,
  value: unknown,
  binder: Binder,
  alias: string,
): string | undefined {
  if (field.during) return duringSql(field, value, binder, alias);
  const column = columnOf(field, alias);
  const among = (wanted: unknown) =>
    FIELD_KINDS[field.type].filter(field, column, widened(codes, field, wanted), binder);
  const values = [value].flat();
  if (!CHOSEN_TYPES.has(field.type) || !values.includes(FILTER_EMPTY)) return among(value);
  const others = values.filter((one) => one !== FILTER_EMPTY);
  if (others.length === 0) return `${column} IS NULL`;
  const named = among(others);
  return named === undefined ? undefined : `${column} IS NULL OR ${named}`;
}

/** A filter names a value that the asker does not have: no row is meant, and never every row. */
const isAbsent = (value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length > 0 && value.every((one) => one === null));

/** Rows that share a day with one of the rows that are named. */
function duringSql(field: FieldModel, value: unknown, binder: Binder, alias: string): string | undefined {
  const ids = [value].flat();
  if (!field.during || !ids.every((id) => typeof id === 'string')) return undefined;
  const { from, to, begins, ends } = field.during;
  const own = (name: string) => `${alias}.${ident(name)}`;
  return `EXISTS (SELECT 1 FROM ${ident((field.ref ?? '').split('/').at(-1) ?? '')} y
    WHERE y."Id" = ANY(${binder.bind(ids)}::text[]) AND ${own(from)} <= y.${ident(ends)}
      AND (${own(to)} IS NULL OR ${own(to)} > y.${ident(begins)}))`;
}

/** So many days at most are asked for at once: from, or up to, the one end that is said; neither: the latest. */
function spanSql(days: number, value: unknown, column: string, binder: Binder): string {
  // Bound where it is said: a value that no SQL names is refused by the database.
  const span = () => `make_interval(days => ${binder.bind(days)}::int)`;
  const { From, To } = rangeOf(value) ?? { From: value ?? undefined, To: value ?? undefined };
  const [from, to] = [From, To].map((end) => (isAll(end) ? undefined : end));
  if (from === undefined && to === undefined) return `${column} > now() - ${span()}`;
  if (to === undefined) return `${column} < ${binder.bind(from)}::timestamptz + ${span()}`;
  if (from === undefined) return `${column} >= ${binder.bind(to)}::timestamptz - ${span()}`;
  if ((Date.parse(String(to)) - Date.parse(String(from))) / DAY_MS > days)
    throw refuse(`查询时间不能超过${days}天`);
  return 'TRUE';
}

const DAY_MS = 86_400_000;

/** A province means its counties. What the caller named was counted before. */
function widened(codes: Dictionaries, field: FieldModel, value: unknown): unknown {
  const dictionary = field.type === 'dict' ? codes.get(field.dict ?? '') : undefined;
  const isTree = dictionary?.items.some(({ parent }) => parent !== undefined) ?? false;
  if (!dictionary || !isTree) return value;
  const named = Array.isArray(value) ? value : [value];
  if (!named.every((one) => typeof one === 'string' || typeof one === 'number')) return value;
  const all = [...new Set(named.flatMap((one) => codesWithin(dictionary, String(one))))];
  return all.length === 1 ? all[0] : all;
}

function entriesOf(filter: Filter | undefined): [string, unknown][] {
  if (filter === undefined || filter === null) return [];
  if (typeof filter !== 'object' || Array.isArray(filter)) throw refuse('查询条件格式不正确');
  const entries = Object.entries(filter);
  if (entries.length > MOST_KEYS) throw refuse(`查询条件不能超过${MOST_KEYS}项`);
  return entries;
}

function valueSql<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof FieldValueError) throw refuse(error.message);
    throw error;
  }
}

/** Condition of Keyword; undefined when it restricts nothing. */
function keywordSql(
  entity: EntityModel,
  caller: Caller,
  value: unknown,
  binder: Binder,
  alias: string,
): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = keywordText(value);
  if (text === undefined) return undefined;
  const fields = searchFields(entity, caller);
  if (fields.length === 0) throw unusableField('Keyword');
  return fields.map((field) => finds(field, alias, text, binder)).join(' OR ');
}

/** The text to look for; undefined when it is blank. */
export function keywordText(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !isStorable(text)) throw refuse('关键字格式不正确');
  const trimmed = text.trim();
  if ([...trimmed].length > LONGEST_KEYWORD) throw refuse(`关键字不能超过${LONGEST_KEYWORD}个字`);
  return trimmed === '' ? undefined : trimmed;
}
