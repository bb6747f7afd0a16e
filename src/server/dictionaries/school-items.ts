import { createHash } from 'node:crypto';
import { ENABLE } from '../../contract/generated/codes.ts';
import type { CodeFile, CodeItem } from '../../contract/generated/meta.ts';
import { OWN_TYPE } from '../../contract/own-dictionary.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Queryable } from '../data/database/database.ts';
import { SORT_STEP } from './install.ts';

/** An item as the school changed it, or made it. */
export interface SchoolItem {
  readonly type: string;
  /** What the dictionary is called. */
  readonly title: string;
  readonly code: string;
  readonly name: string;
  readonly parent: string | null;
  readonly color: CodeItem['color'] | null;
  readonly sort: number;
  readonly state: string;
}

/** What a school made of the dictionaries. */
export interface SchoolItems {
  /** Another one after each change. */
  readonly revision: string;
  readonly items: readonly SchoolItem[];
}

export const NO_ITEMS: SchoolItems = { revision: '', items: [] };

/** Rows that are not as the program shipped them: their version has grown, or somebody made them. */
const OWN = `i."IsDeleted" = 0 AND (i."Version" > 1 OR i."IsShipped" = 0)`;

/** Versions only grow, so that their sum tells every change; a row that was deleted goes on counting. */
export async function revisionOf(queryable: Queryable): Promise<string> {
  const answer = await queryable.query<{ versions: number; rows: number }>(
    `SELECT coalesce(sum("Version"), 0)::int AS versions, count(*)::int AS rows FROM (
       SELECT "Version" FROM "DictItem" WHERE "Version" > 1 OR "IsShipped" = 0
       UNION ALL SELECT "Version" FROM "DictType" WHERE starts_with("TypeCode", $1)) own`,
    [OWN_TYPE],
    'dictionaries_revision',
  );
  const { versions = 0, rows = 0 } = answer.rows[0] ?? {};
  return rows === 0 ? '' : `${rows}.${versions}`;
}

/** Reads what the school made of the dictionaries. */
export async function fetchSchoolItems(queryable: Queryable): Promise<SchoolItems> {
  const revision = await revisionOf(queryable);
  if (revision === '') return NO_ITEMS;
  const answer = await queryable.query<SchoolItem>(
    `SELECT t."TypeCode" AS type, t."TypeName" AS title, i."ItemCode" AS code, i."ItemName" AS name, i."ParentCode" AS parent, i."Color" AS color,
       i."Sort" AS sort, i."State" AS state
     FROM "DictItem" i JOIN "DictType" t ON t."Id" = i."TypeId" AND t."IsDeleted" = 0 WHERE ${OWN} ORDER BY i."Sort", i."ItemCode"`,
  );
  return { revision, items: answer.rows };
}

/** Lays the school's items over the dictionaries of the files. */
export function withSchoolItems(catalog: Catalog, { revision, items }: SchoolItems): Catalog {
  if (revision === '') return catalog;
  const byType = new Map<string, SchoolItem[]>();
  for (const item of items) byType.set(item.type, [...(byType.get(item.type) ?? []), item]);
  const codes = new Map(catalog.codes);
  for (const [name, own] of byType) {
    const file = catalog.codes.get(name);
    if (!file) codes.set(name, merged({ version: 1, title: own[0]!.title, items: [] as never }, own));
    else if (file.fixed !== true) codes.set(name, merged(file, own));
  }
  const version = createHash('sha256').update(`${catalog.version} ${revision}`).digest('hex').slice(0, 16);
  return { ...catalog, codes, version };
}

function merged(file: CodeFile, own: readonly SchoolItem[]): CodeFile {
  const changed = new Map(own.map((item) => [item.code, item]));
  const placed = file.items.map((item, index) => {
    const change = changed.get(item.code);
    changed.delete(item.code);
    return change
      ? { sort: change.sort, item: { ...item, ...itemOf(change) } }
      : { sort: (index + 1) * SORT_STEP, item };
  });
  placed.push(...[...changed.values()].map((item) => ({ sort: item.sort, item: itemOf(item) })));
  // Items of the same place keep the order of the file.
  const items = placed.sort((a, b) => a.sort - b.sort).map(({ item }) => item);
  return { ...file, items: items as CodeFile['items'] };
}

function itemOf({ code, name, parent, color, state }: SchoolItem): CodeItem {
  return {
    code,
    name,
    ...(parent ? { parent } : {}),
    ...(color ? { color } : {}),
    ...(state === ENABLE.Off ? { disabled: true as const } : {}),
  };
}
