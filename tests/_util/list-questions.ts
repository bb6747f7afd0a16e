import type { ClientBase } from 'pg';
import type { ListPage } from '../../src/contract/generated/meta.ts';
import { narrowingFields } from '../../src/contract/indexes.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../src/contract/model.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import { FIELD_KINDS } from '../../src/server/data/fields/index.ts';
import type { ListRequest } from '../../src/server/data/read/list.ts';
import { ident } from '../../src/server/data/sql/sql.ts';

/** Questions of a list page: those of everybody who opens it, and those of a person who orders or filters it. */
export interface PageQuestions {
  readonly opened: ListRequest[];
  readonly narrowed: ListRequest[];
}

/**
 * Every question that a list page can ask by one press: as it opens, each of its tabs, each order that its columns offer, up and down,
 * and each of its filters with a value that rows have and with one that none has. A list below a board asks for the rows of what the board
 * shows. Left out are texts that are looked for inside others, which no index of the database serves.
 */
export async function questionsOf(
  client: ClientBase,
  catalog: Catalog,
  entity: EntityModel,
): Promise<PageQuestions> {
  const asked: PageQuestions = { opened: [], narrowed: [] };
  for (const [Page, page] of catalog.pages) {
    if (page.kind !== 'list' || page.entity !== entity.name) continue;
    const { tabs = [] } = page;
    const keys = tabs.length === 0 ? [undefined] : tabs.map(({ key }) => key);
    const below = belowOf(catalog, Page);
    const fixed = below && { [below]: await valueOf(client, entity, below) };
    const narrowed: Partial<ListRequest>[] = [
      ...sortsOf(page, entity),
      ...(await filtersOf(client, page, entity)).map((Filter) => ({ Filter: { ...Filter, ...fixed } })),
    ];
    for (const key of keys) {
      const part = {
        Entity: entity.name,
        Page,
        ...(key !== undefined && { Tab: key }),
        ...(fixed && { Filter: fixed }),
      };
      asked.opened.push(part);
      asked.narrowed.push(...narrowed.map((more) => ({ ...part, ...more })));
    }
  }
  return asked;
}

/** The field by which a board asks for the rows of a list below it. */
const belowOf = (catalog: Catalog, Page: string): string | undefined =>
  [...catalog.pages.values()]
    .flatMap((page) => (page.kind === 'detail' ? (page.lists ?? []) : []))
    .find(({ page }) => page === Page)?.by;

async function valueOf(client: ClientBase, entity: EntityModel, name: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(
    `SELECT ${ident(name)} AS value FROM ${ident(entity.table)} WHERE ${ident(name)} IS NOT NULL LIMIT 1`,
  );
  return rows[0]?.value;
}

function sortsOf(page: ListPage, { fields }: EntityModel): Partial<ListRequest>[] {
  return page.columns
    .map((column) => (typeof column === 'string' ? { field: column, sort: undefined } : column))
    .filter(({ field, sort }) => sort ?? fields.get(field)?.index === true)
    .flatMap(({ field }) => {
      const known = fields.get(field);
      if (!known || isDerived(known) || !FIELD_KINDS[known.type].sortable) return [];
      return ['ascend', 'descend'].map((sortOrder) => ({ sortField: field, sortOrder }));
    });
}

async function filtersOf(client: ClientBase, page: ListPage, entity: EntityModel) {
  const filters: ListRequest['Filter'][] = [];
  for (const field of narrowingFields(page, entity)) {
    if (FIELD_KINDS[field.type].column(field) === undefined) continue;
    const values = await valuesOf(client, entity, field);
    filters.push(...values.map((value) => ({ [field.name]: value })));
  }
  return filters;
}

/** What a filter is given: what rows have, and what none has. */
async function valuesOf(client: ClientBase, entity: EntityModel, field: FieldModel): Promise<unknown[]> {
  if (field.type === 'date' || field.type === 'datetime')
    return [
      { From: '2026-11-01', To: '2026-11-02' },
      { From: '2099-01-01', To: '2099-01-02' },
    ];
  if (NUMBERS.has(field.type)) return [{ From: 1_000, To: 2_000 }];
  if (!CHOSEN.has(field.type)) return [];
  const known = [await valueOf(client, entity, field.name)].flat()[0];
  return [known, ABSENT].flatMap((value) => (value === undefined || value === null ? [] : [[String(value)]]));
}

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal', 'money']);
/** Types of which a filter takes whole values. */
const CHOSEN: ReadonlySet<string> = new Set(['dict', 'ref', 'dicts', 'refs']);
/** A value that no row has. */
export const ABSENT = 'none-has-it';
