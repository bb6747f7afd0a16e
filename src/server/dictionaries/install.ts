import { createHash } from 'node:crypto';
import { advisoryLock } from '../data/database/advisory-lock.ts';
import { DICT_KIND, ENABLE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { CodeFile } from '../../contract/generated/meta.ts';
import { installRows } from '../auth/grants/menus.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Database, Transaction } from '../data/database/database.ts';

const TYPE_COLUMNS = { TypeCode: 'text', TypeName: 'text', Kind: 'text', Standard: 'text' };
const ITEM_COLUMNS = {
  TypeId: 'text',
  ItemCode: 'text',
  ItemName: 'text',
  ParentCode: 'text',
  Color: 'text',
  Sort: 'integer',
  State: 'text',
  IsShipped: 'smallint',
};

/** How far apart the items of a file stand, so that a school may put its own between them. */
export const SORT_STEP = 10;

/** Brings the dictionaries of the schemas into their tables, beside what the school made of them. */
export async function installDictionaries(database: Database, catalog: Catalog): Promise<void> {
  await database.transaction((tx) => installDictionariesIn(tx, catalog));
}

/** The same inside an open transaction. `catalog` holds the dictionaries as their files say them, without the school's changes. */
export async function installDictionariesIn(tx: Transaction, catalog: Catalog): Promise<void> {
  if (!catalog.entities.has(entities.DictItem)) return;
  const taken = dictionariesTaken(catalog);
  const files = [...catalog.codes].filter(([name, file]) => file.fixed !== true && taken.has(name));
  await advisoryLock(tx, 'dictionaries');
  await installRows(tx, 'DictType', TYPE_COLUMNS, files.map(typeRow));
  await installRows(tx, 'DictItem', ITEM_COLUMNS, files.flatMap(itemRows));
}

/** Dictionaries that some field takes: the others are those of nothing that a school could see. */
function dictionariesTaken(catalog: Catalog): Set<string> {
  const fields = [...catalog.entities.values()].flatMap((entity) => [
    ...entity.fields.values(),
    ...[...entity.actions.values()].flatMap(({ params }) => Object.values(params ?? {})),
  ]);
  const withLines = fields.flatMap((field) => [field, ...Object.values(field.fields ?? {})]);
  return new Set(withLines.flatMap(({ dict }) => dict ?? []));
}

/** The Id of a dictionary's row. */
export const typeIdOf = (name: string): string => idOf('dictionary', name);

const idOf = (...parts: string[]) => createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32);

/** What a school may do with a dictionary. */
export function kindOf({ standard, typed }: CodeFile): string {
  if (standard !== undefined) return DICT_KIND.Standard;
  return typed === true ? DICT_KIND.Program : DICT_KIND.School;
}

function typeRow([name, file]: readonly [string, CodeFile]): Record<string, unknown> {
  return {
    Id: typeIdOf(name),
    TypeCode: name,
    TypeName: file.title,
    Kind: kindOf(file),
    Standard: file.standard ?? null,
  };
}

function itemRows([name, file]: readonly [string, CodeFile]): Record<string, unknown>[] {
  return file.items.map((item, index) => ({
    Id: idOf('item', name, item.code),
    TypeId: typeIdOf(name),
    ItemCode: item.code,
    ItemName: item.name,
    ParentCode: item.parent ?? null,
    Color: item.color ?? null,
    Sort: (index + 1) * SORT_STEP,
    State: item.disabled === true ? ENABLE.Off : ENABLE.On,
    IsShipped: 1,
  }));
}
