import { rowReads } from '../../../contract/formula-order.ts';
import { lateNames, looksBeyond } from '../../../contract/late.ts';
import { rolesOf } from '../../../contract/flow/nodes.ts';
import type { FieldType, ListPage } from '../../../contract/generated/meta.ts';
import {
  declaredIndexes,
  FLOW_WAITING,
  grows,
  narrowingFields,
  openingOrder,
} from '../../../contract/indexes.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { isConstant, openParts } from '../schemas/open-parts.ts';

/** An index that lists ask for. */
export interface ListIndex {
  readonly fields: readonly string[];
  readonly when?: string;
  /** It holds the items of lists. */
  readonly items?: true;
}

/** Types of which a filter takes whole values, each of which many rows share. */
const CHOSEN: ReadonlySet<FieldType> = new Set<FieldType>(['dict', 'ref', 'bool']);
/** Types of which a filter takes all between two values. */
const RANGED: ReadonlySet<FieldType> = new Set<FieldType>(['date', 'datetime', 'int', 'decimal', 'money']);
const LISTED: ReadonlySet<FieldType> = new Set<FieldType>(['dicts', 'refs', 'list', 'json']);

/**
 * What the lists of an entity read along, as their pages and its scopes say. Rows that share a chosen value stand in the order of the
 * page, so that neither a value that nearly every row has nor one that none has is looked for row by row. Of an entity whose rows are
 * few, nothing but the orders that people may choose.
 */
export function listIndexes(catalog: Catalog, entity: EntityModel): ListIndex[] {
  const pages = catalog.pages
    .naming(`"${entity.name}"`)
    .flatMap((page) => (page.kind === 'list' && page.entity === entity.name ? [page] : []));
  const sorted = sortedColumns(pages, entity).map((name) => ({ fields: [name, 'Id'] }));
  if (!grows(catalog.entities, entity)) return sorted;
  const picked = pages.flatMap((page) => [...sortedWithin(page, entity), ...pickedColumns(page, entity)]);
  return [...sorted, ...picked, ...listedItems(pages, entity), ...waitingInScope(entity)];
}

/** Columns that people may sort a list by: many rows share a value of one, and stand in the order of their Ids then. */
function sortedColumns(pages: readonly ListPage[], { fields }: EntityModel): string[] {
  const shown = pages
    .flatMap(({ columns }) => columns)
    .map((column) => (typeof column === 'string' ? { field: column, sort: undefined } : column));
  return [...fields.values()]
    .filter(({ unique }) => !unique)
    .filter((field) => !isDerived(field) && FIELD_KINDS[field.type].sortable)
    .filter((field) => shown.some((use) => use.field === field.name && (use.sort ?? field.index === true)))
    .map((field) => field.name);
}

/** What a page's filters need; a page of few rows, which an index of its own picks out, needs it among these alone. */
function pickedColumns(page: ListPage, entity: EntityModel): ListIndex[] {
  const order = openingOrder(page, entity);
  const fields = narrowingFields(page, entity).filter(({ name, unique }) => name !== 'Id' && !unique);
  const chosen = fields.filter(({ type }) => CHOSEN.has(type)).map(({ name }) => name);
  const along = (name: string) => (name === order ? [name, 'Id'] : [name, order]);
  const when = page.filter;
  if (when !== undefined && declaredIndexes(entity.file).some((one) => one.when === when))
    return [...new Set([...chosen, ...reachedBy(entity)])].map((name) => ({ fields: along(name), when }));
  const ranged = fields.filter(({ name, type }) => RANGED.has(type) && name !== order);
  return [
    ...chosen.map((name) => ({ fields: along(name) })),
    ...ranged.map(({ name }) => ({ fields: [name] })),
  ];
}

/** An order by the very column that a condition is about begins, or ends, with all that the condition leaves out. */
function sortedWithin(page: ListPage, entity: EntityModel): ListIndex[] {
  const conditions = [page.filter, ...(page.tabs ?? []).map(({ filter }) => filter)];
  const parts = conditions.flatMap((when) => (when === undefined ? [] : (openParts(when) ?? [when])));
  const constant = [...new Set(parts)].filter((when) => isConstant(when) && isOfTable(entity, when));
  return sortedColumns([page], entity).flatMap((name) =>
    constant.filter((when) => isAbout(when, name)).map((when) => ({ fields: [name, 'Id'], when })),
  );
}

/** An index knows of no other table: neither by the condition, nor by what a field of it is worked out of. */
const isOfTable = ({ fields }: EntityModel, when: string): boolean =>
  !looksBeyond(fields, when) && !rowReads(when).some((name) => lateNames(fields).has(name));

const isAbout = (source: string, name: string): boolean => new RegExp(`\\brow\\.${name}\\b`).test(source);

/** The columns by which staff reach rows; a person's own rows are few. */
function reachedBy({ file: { scope, own = '' } }: EntityModel): string[] {
  return Object.values(scope)
    .flatMap((source) => [...source.matchAll(OF_CALLER)].map(([, name]) => name!))
    .filter((name) => !isAbout(own, name));
}

/** Lists of codes or Ids of which a scope or a filter asks for one. */
function listedItems(pages: readonly ListPage[], entity: EntityModel): ListIndex[] {
  const sources = [
    ...Object.values(entity.file.scope),
    entity.file.own ?? '',
    ...pages.map(({ filter = '' }) => filter),
  ];
  const filtered = pages.flatMap((page) => narrowingFields(page, entity));
  const isAsked = (field: FieldModel) =>
    filtered.includes(field) || sources.some((source) => isAbout(source, field.name));
  return [...entity.fields.values()]
    .filter((field) => LISTED.has(field.type) && isAsked(field))
    .map(({ name }) => ({ fields: [name], items: true }));
}

/** What waits for somebody is picked out by what that person's role reaches: among all that waits, and never among all rows. */
function waitingInScope({ flow, file: { scope } }: EntityModel): ListIndex[] {
  const sources = (flow ? rolesOf(flow) : []).flatMap((role) => scope[role] ?? []);
  const columns = sources.flatMap((source) => [...source.matchAll(OF_CALLER)].map(([, name]) => name!));
  return [...new Set(columns)].map((name) => ({ fields: [name, 'CurrentRole'], when: FLOW_WAITING }));
}

/** A field that is compared with the caller. */
const OF_CALLER = /\brow\.(\w+) (?:==|in) me\./g;
