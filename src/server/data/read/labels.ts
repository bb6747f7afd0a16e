import type { CodeFile, CodeItem } from '../../../contract/generated/meta.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Engine } from '../engine.ts';
import type { Catalog } from '../schemas/catalog.ts';
import type { Caller } from '../access/caller.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { columnOf } from '../fields/kind.ts';
import { maskField, sightOf } from '../access/rights.ts';
import { ident } from '../sql/sql.ts';

/** How rows of an entity are named to a caller: the SQL of the name, and what is done to it before it is shown. */
export interface Label {
  sql(alias: string): string;
  show(value: unknown): string | null;
}

/** The name that a caller is shown for rows of an entity; masked where the naming field is masked for them. */
export function labelOf(catalog: Catalog, entity: EntityModel, caller: Caller): Label {
  const field = entity.fields.get(entity.label);
  const sight = field ? sightOf(entity, field, caller) : 'none';
  if (!field || sight === 'none') return { sql: () => 'NULL::text', show: () => null };
  const target = field.type === 'ref' ? catalog.entities.get(field.ref ?? '') : undefined;
  if (target) return labelThrough(field, target, labelOf(catalog, target, caller));
  const dictionary = field.dict === undefined ? undefined : catalog.codes.get(field.dict);
  return {
    sql: (alias) => `(${FIELD_KINDS[field.type].select(field, alias)})::text`,
    show(value) {
      if (value === null || value === undefined) return null;
      if (sight === 'masked') return String(maskField(field, value));
      return (dictionary && namesOf(dictionary).get(String(value))) ?? String(value);
    },
  };
}

/** Rows that are named by a reference are called what its row is called, never by its Id. */
const labelThrough = (field: FieldModel, target: EntityModel, label: Label): Label => ({
  sql: (alias) => refLabelSql(target, label, field, alias, `${alias}_of`),
  show: label.show,
});

/** SQL of the display text of a ref or refs field: a look-up by primary key. Deleted targets keep their name. */
export function refLabelSql(
  target: EntityModel,
  label: Label,
  field: FieldModel,
  alias: string,
  of = 'r',
): string {
  const table = ident(target.table);
  const value = columnOf(field, alias);
  if (field.type === 'ref')
    return `(SELECT ${label.sql(of)} FROM ${table} ${of} WHERE ${of}."Id" = ${value})`;
  const items = `jsonb_array_elements_text(CASE jsonb_typeof(${value}) WHEN 'array' THEN ${value} END)`;
  return `(SELECT jsonb_agg(${label.sql('r')} ORDER BY o.n) FROM ${items} WITH ORDINALITY o(id, n) LEFT JOIN ${table} r ON r."Id" = o.id)`;
}

const items = new WeakMap<CodeFile, ReadonlyMap<string, CodeItem>>();
const names = new WeakMap<CodeFile, ReadonlyMap<string, string>>();

/** A dictionary's items by code. */
export function itemsOf(dictionary: CodeFile): ReadonlyMap<string, CodeItem> {
  const known = items.get(dictionary) ?? new Map(dictionary.items.map((item) => [item.code, item]));
  items.set(dictionary, known);
  return known;
}

const children = new WeakMap<CodeFile, ReadonlyMap<string, readonly string[]>>();

/** A code of a dictionary with the codes of all items below it. */
export function codesWithin(dictionary: CodeFile, code: string): string[] {
  const known = children.get(dictionary) ?? childrenOf(dictionary);
  children.set(dictionary, known);
  const found = new Set([code]);
  for (const one of found) for (const below of known.get(one) ?? []) found.add(below);
  return [...found];
}

function childrenOf({ items }: CodeFile): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const { code, parent } of items)
    if (parent !== undefined) (made.get(parent) ?? made.set(parent, []).get(parent)!).push(code);
  return made;
}

/** The topmost item above one of a dictionary that is a tree; an item without one above is its own. */
export function rootOf(dictionary: CodeFile, code: string): string {
  const above = itemsOf(dictionary).get(code)?.parent;
  return above === undefined || above === code ? code : rootOf(dictionary, above);
}

/** Names of a dictionary's items by code, as they are shown: where the dictionary says so with the names above them. */
export function namesOf(dictionary: CodeFile): ReadonlyMap<string, string> {
  const known = names.get(dictionary);
  if (known) return known;
  const byCode = itemsOf(dictionary);
  const pathOf = (item: CodeItem, depth = 0): string => {
    const above = depth < DEEPEST ? byCode.get(item.parent ?? '') : undefined;
    return above ? pathOf(above, depth + 1) + item.name : item.name;
  };
  const made = new Map(
    dictionary.items.map((item) => [item.code, dictionary.path ? pathOf(item) : item.name]),
  );
  names.set(dictionary, made);
  return made;
}

const DEEPEST = 6;

/**
 * What the codes of a field are called, such as on a page that module code makes.
 * @returns undefined for a code that the field's dictionary does not know
 */
export function codeNames<Entity>(
  catalog: Catalog,
  entity: string,
  field: keyof Entity & string,
): (code: unknown) => string | undefined {
  const dictionary = catalog.codes.get(catalog.entities.get(entity)?.fields.get(field)?.dict ?? '');
  const named = dictionary && namesOf(dictionary);
  return (code) => named?.get(String(code));
}

/** What a code of a field is called, or the code itself where the field's dictionary does not know it. */
export const codeName = <Entity>(
  { catalog }: Pick<Engine, 'catalog'>,
  entity: string,
  field: keyof Entity & string,
  code: string,
): string => codeNames<Entity>(catalog, entity, field)(code) ?? code;
