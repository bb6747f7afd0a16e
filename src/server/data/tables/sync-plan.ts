import { createHash } from 'node:crypto';
import type { FieldType } from '../../../contract/generated/meta.ts';
import { declaredIndexes } from '../../../contract/indexes.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { CHAIN_PLACE, isChained } from '../chain/links.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { foldedSql, isFolded } from '../sql/folded-sql.ts';
import { listIndexes, type ListIndex } from './list-indexes.ts';
import { rowCondition } from '../access/scope.ts';
import { comparedPartSql } from '../sealed/value.ts';
import { Binder, ident } from '../sql/sql.ts';

/** A column as the schema wants it. */
export interface PlannedColumn {
  readonly field: FieldModel;
  readonly name: string;
  /** As PostgreSQL's format_type writes it. */
  readonly type: string;
  readonly required: boolean;
}

/** An index as the schema wants it, among rows that are not deleted. */
export interface PlannedIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique: boolean;
  /** Columns whose blanks count as one value. */
  readonly blanks?: readonly string[];
  /** Columns that it holds in the form in which texts are compared. */
  readonly folded?: readonly string[];
  /** Columns whose values it knows only as equal or not. */
  readonly sealed?: readonly string[];
  /** Condition of the rows that it holds, in the words of the schema. */
  readonly when?: string;
  /** It finds the rows of whose list an item is asked for. */
  readonly items?: true;
  /** Ids of rows that it leaves out, since they repeated others before their texts were compared so. */
  readonly without?: readonly string[];
}

export interface PlannedTable {
  readonly entity: EntityModel;
  readonly columns: readonly PlannedColumn[];
  readonly indexes: readonly PlannedIndex[];
}

const KEPT_FILLED: ReadonlySet<string> = new Set(['Id', 'IsDeleted', 'Version']);

const plans = new WeakMap<Catalog, Map<EntityModel, PlannedTable>>();

/** The table that an entity asks for; worked out once for each set of schemas. */
export function planTable(catalog: Catalog, entity: EntityModel): PlannedTable {
  const known = plans.get(catalog) ?? new Map<EntityModel, PlannedTable>();
  plans.set(catalog, known);
  const table = known.get(entity) ?? tableOf(catalog, entity);
  known.set(entity, table);
  return table;
}

function tableOf(catalog: Catalog, entity: EntityModel): PlannedTable {
  const columns = [...entity.fields.values()].flatMap((field) => {
    const type = FIELD_KINDS[field.type].column(field);
    if (type === undefined) return [];
    // A draft of an application may leave required fields empty.
    const required = field.required === true && !entity.file.flow;
    return [{ field, name: field.name, type: physicalType(type), required }];
  });
  return { entity, columns, indexes: planIndexes(catalog, entity) };
}

function physicalType(type: string): string {
  return type === 'timestamptz' ? 'timestamp with time zone' : type;
}

/** What a scope compares a caller's ids with. */
const SCOPED: ReadonlySet<FieldType> = new Set<FieldType>(['ref', 'text']);

function planIndexes(catalog: Catalog, entity: EntityModel): PlannedIndex[] {
  const planned = new Map<string, PlannedIndex>();
  const add = (columns: readonly string[], unique: boolean) => {
    const stored = columns.every((name) => {
      const field = entity.fields.get(name);
      return field && FIELD_KINDS[field.type].column(field) !== undefined;
    });
    const blanks = unique ? columns.filter((name) => uniqueBlanks.includes(name)) : [];
    const mark = blanks.length > 0 ? `_blank_${blanks.join('_')}` : '';
    const key = `${unique ? 'ux' : 'ix'}_${entity.table}_${columns.join('_')}${mark}`;
    if (stored) planned.set(key, { name: indexName(key), columns, unique, blanks });
  };
  const { unique = [], parent, tree } = entity.file;
  const uniqueBlanks: readonly string[] = entity.file.uniqueBlanks ?? [];
  const scoped = scopedFields(catalog, entity);
  for (const field of entity.fields.values()) {
    if (field.unique) add([field.name], true);
    if (field.index) add([field.name], false);
    if (SCOPED.has(field.type) && scoped.has(field.name)) add([field.name], false);
  }
  for (const columns of unique) add(columns, true);
  const asked: readonly ListIndex[] = [...declaredIndexes(entity.file), ...listIndexes(catalog, entity)];
  for (const { fields, when, items } of asked) if (when === undefined && !items) add(fields, false);
  if (parent) add([parent.field], false);
  if (tree) add([tree], false);
  if (isChained(entity)) add(CHAIN_PLACE, true);
  const isUnique = (name: string) => name === 'Id' || entity.fields.get(name)?.unique === true;
  if (!isUnique(entity.sort.field)) add([entity.sort.field, 'Id'], false);
  for (const { by, where } of countedBy(catalog, entity)) add([by, ...Object.keys(where ?? {})], false);
  const plain = [...planned.values()];
  return [
    ...withoutPrefixes(plain),
    ...specialIndexes(entity, asked),
    ...foldedKeys(entity, plain),
    ...nameIndex(entity),
  ];
}

type Counting = Required<Pick<FieldModel, 'by'>> & Pick<FieldModel, 'where'>;

/** Fields that count rows, by the entity whose rows they count: read out of a catalog once for all of its tables. */
const countings = new WeakMap<Catalog, Map<string, Counting[]>>();

/** How the fields of other entities look up the rows of this one that they count. */
function countedBy(catalog: Catalog, entity: EntityModel): readonly Counting[] {
  let known = countings.get(catalog);
  if (!known) {
    known = new Map();
    for (const { fields } of catalog.entities.values())
      for (const { of, by, where } of fields.values())
        if (of !== undefined && by) known.set(of, [...(known.get(of) ?? []), { by, where }]);
    countings.set(catalog, known);
  }
  return known.get(entity.name) ?? [];
}

/** Indexes of some rows alone, and of the items of a list. */
function specialIndexes(entity: EntityModel, asked: readonly ListIndex[]): PlannedIndex[] {
  const planned = new Map<string, PlannedIndex>();
  for (const { fields, when, items } of asked)
    if (when !== undefined) {
      // Of the SQL: a database made by a program that wrote the condition otherwise makes its index anew.
      const mark = createHash('sha256').update(constantSql(entity, when)).digest('hex').slice(0, 10);
      const name = indexName(`ix_${entity.table}_${fields.join('_')}_when_${mark}`);
      planned.set(name, { name, columns: fields, unique: false, when });
    } else if (items) {
      const name = indexName(`ix_${entity.table}_${fields.join('_')}_items`);
      planned.set(name, { name, columns: fields, unique: false, items });
    }
  return [...planned.values()];
}

/** What people type is unique however it is written; the index of the characters stays, for codes that are looked up. */
function foldedKeys(entity: EntityModel, indexes: readonly PlannedIndex[]): PlannedIndex[] {
  return indexes.flatMap((index) => {
    const folded = index.columns.filter((name) => isFolded(entity.fields.get(name)!));
    const sealed = index.columns.filter((name) => entity.fields.get(name)!.sealed);
    if (index.unique && sealed.length > 0)
      return [{ ...index, name: indexName(`${index.name}_sealed`), folded, sealed }];
    if (!index.unique || folded.length === 0) return [];
    return [{ ...index, name: indexName(`${index.name}_folded`), folded }];
  });
}

/** People are looked up by their names, however these are written. */
function nameIndex(entity: EntityModel): PlannedIndex[] {
  const label = entity.fields.get(entity.label);
  if (label?.type !== 'text' || label.class !== 'personal' || isDerived(label)) return [];
  const name = indexName(`ix_${entity.table}_${label.name}_folded`);
  return [{ name, columns: [label.name], unique: false, folded: [label.name] }];
}

/** A plain index whose columns begin another index of the table serves nothing of its own. */
function withoutPrefixes(indexes: readonly PlannedIndex[]): PlannedIndex[] {
  const begins = (short: PlannedIndex, long: PlannedIndex) =>
    short !== long &&
    short.columns.every((column, at) => long.columns[at] === column) &&
    (long.columns.length > short.columns.length || long.unique);
  return indexes.filter((index) => index.unique || !indexes.some((other) => begins(index, other)));
}

/** Fields that scopes of an entity, or filters of its lists, name. */
function scopedFields(catalog: Catalog, entity: EntityModel): ReadonlySet<string> {
  const own = [...Object.values(entity.file.scope), entity.file.own ?? ''];
  const pages = catalog.pages
    .naming('"filter"')
    .flatMap((page) => (page.kind === 'list' && page.entity === entity.name ? [page.filter ?? ''] : []));
  return new Set(
    [...own, ...pages].flatMap((source) => [...source.matchAll(/\brow\.(\w+)/g)].map(([, name]) => name!)),
  );
}

function indexName(key: string): string {
  if (key.length <= 60) return key;
  return `${key.slice(0, 48)}_${createHash('sha256').update(key).digest('hex').slice(0, 10)}`;
}

/** Definition of a column. Texts compare by code point on every database, as they do in the browser. */
export function columnSql(column: PlannedColumn): string {
  const collation = column.type === 'text' ? ' COLLATE "C"' : '';
  const key = column.name === 'Id' ? ' PRIMARY KEY' : '';
  const filled = KEPT_FILLED.has(column.name) ? ' NOT NULL' : '';
  const initial = column.field.implicit ? defaultSql(column) : '';
  return `${ident(column.name)} ${column.type}${collation}${initial}${filled}${key}`;
}

/** The field's default as SQL, for rows that are older than the column; the text comes from the schema file alone. */
export function defaultSql(column: PlannedColumn): string {
  const value = column.field.default;
  if (value === undefined || value === '') return '';
  const prepared = FIELD_KINDS[column.field.type].prepare(value, column.field);
  return ` DEFAULT '${String(prepared).replaceAll("'", "''")}'::${column.type}`;
}

/**
 * Few applications wait, and nearly all that name a role do: without knowing how the two go together the database takes the waiting
 * ones of a role for next to none, and sorts them all.
 */
export function statisticsSql({ entity }: PlannedTable): string | undefined {
  if (!entity.file.flow) return undefined;
  const columns = ['Status', 'CurrentRole'].map(ident).join(', ');
  return `CREATE STATISTICS IF NOT EXISTS ${ident(`st_${entity.table}_waiting`)} (mcv) ON ${columns} FROM ${ident(entity.table)}`;
}

/** A row that changes finds room beside itself, so that none but the indexes of what changed is written. */
const FILLED_PERCENT = 90;

export function createTableSql(table: PlannedTable): string {
  const columns = table.columns.map(columnSql).join(', ');
  return `CREATE TABLE ${ident(table.entity.table)} (${columns}) WITH (fillfactor = ${FILLED_PERCENT})`;
}

function columnOf({ folded = [], blanks = [], sealed = [] }: PlannedIndex, name: string): string {
  const isBlank = blanks.includes(name);
  if (sealed.includes(name)) return `(${comparedPartSql(ident(name))})`;
  if (folded.includes(name)) return `(${foldedSql(isBlank ? `coalesce(${ident(name)}, '')` : ident(name))})`;
  return isBlank ? `(coalesce(${ident(name)}, ''))` : ident(name);
}

export function createIndexSql(table: PlannedTable, index: PlannedIndex): string {
  const columns = index.columns.map((name) => columnOf(index, name)).join(', ');
  const kind = index.unique ? 'UNIQUE INDEX' : 'INDEX';
  const but = index.without?.length
    ? ` AND "Id" <> ALL (ARRAY[${index.without.map(quoted).join(', ')}])`
    : '';
  const when = index.when === undefined ? '' : ` AND ${constantSql(table.entity, index.when)}`;
  const way = index.items ? ' USING gin' : '';
  return `CREATE ${kind} ${ident(index.name)} ON ${ident(table.entity.table)}${way} (${columns}) WHERE "IsDeleted" = 0${but}${when}`;
}

/** The condition of a partial index, as lists write the same condition: the database uses the one for the other. */
function constantSql(entity: EntityModel, when: string): string {
  const binder = new Binder();
  const sql = rowCondition(entity, when, {}, binder, ident(entity.table));
  if (binder.values.length > 0)
    throw new Error(`the index condition of ${entity.name} needs constants alone: ${when}`);
  return sql;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'::text`;

/** SQL that finds the rows of a unique index that repeat an earlier one: `Id`. */
export function repeatedSql(table: PlannedTable, index: PlannedIndex): string {
  const columns = index.columns.map((name) => columnOf(index, name)).join(', ');
  const filled = index.columns
    .filter((name) => !index.blanks?.includes(name))
    .map((name) => ` AND ${ident(name)} IS NOT NULL`);
  return `SELECT "Id" FROM (
    SELECT "Id", row_number() OVER (PARTITION BY ${columns} ORDER BY "CreateDate", "Id") AS place
    FROM ${ident(table.entity.table)} WHERE "IsDeleted" = 0${filled.join('')}) r WHERE place > 1 ORDER BY "Id"`;
}

/** The index of a key without the rows that repeat others. */
export function indexWithout(index: PlannedIndex, without: readonly string[]): PlannedIndex {
  const mark = createHash('sha256').update(without.join()).digest('hex').slice(0, 10);
  return { ...index, without, name: indexName(`${index.name}_without_${mark}`) };
}
