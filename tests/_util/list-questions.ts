import type { ClientBase } from 'pg';
import type { FilterUse, ListPage } from '../../src/contract/generated/meta.ts';
import { isDerived, type EntityModel, type FieldModel } from '../../src/contract/model.ts';
import type { Catalog } from '../../src/server/data/catalog.ts';
import { FIELD_KINDS } from '../../src/server/data/fields/index.ts';
import type { ListRequest } from '../../src/server/data/list.ts';
import { ident } from '../../src/server/data/sql.ts';

/** Questions of a list page: those of everybody who opens it, and those of a person who orders or filters it. */
export interface PageQuestions {
  readonly opened: ListRequest[];
  readonly narrowed: ListRequest[];
}

/**
 * Every question that a list page can ask by one press: as it opens, each of its tabs, each order that its columns offer, up and down,
 * and each of its filters with a value that rows have and with one that none has. A list below a board asks for the rows of what the board
 * shows. Left out are texts that are looked for inside others, which no index of the database serves, and, not judged yet, what waits
 * for a role: the database still reads all that waits for it.
 */
export async function questionsOf(
  client: ClientBase,
  catalog: Catalog,
  entity: EntityModel,
): Promise<PageQuestions> {
  const asked: PageQuestions = { opened: [], narrowed: [] };
  for (const [Page, page] of catalog.pages) {
    if (page.kind !== 'list' || page.entity !== entity.name) continue;
    const { tabs = [], work } = page;
    const keys =
      tabs.length === 0 ? [undefined] : tabs.filter((tab) => tab.work !== 'todo').map(({ key }) => key);
    if (tabs.length === 0 && work === 'todo') continue;
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
  for (const field of filteredFields(page.filters ?? [], entity)) {
    const known = await valueOf(client, entity, field.name);
    if (field.type === 'date' || field.type === 'datetime')
      filters.push(
        { [field.name]: { From: '2026-11-01', To: '2026-11-02' } },
        { [field.name]: { From: '2099-01-01', To: '2099-01-02' } },
      );
    else if (CHOSEN.has(field.type))
      filters.push(
        ...[known, ABSENT].flatMap((value) =>
          value === undefined ? [] : [{ [field.name]: [String(value)] }],
        ),
      );
  }
  return filters;
}

/** Types of which a filter takes whole values. */
const CHOSEN: ReadonlySet<string> = new Set(['dict', 'ref']);
const ABSENT = 'none-has-it';
const OF_STUDENTS = ['CollegeId', 'MajorId', 'Grade', 'ClassId'];

function filteredFields(filters: readonly FilterUse[], entity: EntityModel): FieldModel[] {
  return filters
    .flatMap((use) => {
      if (typeof use === 'string') return [use];
      return use.student ? OF_STUDENTS : [use.field ?? use.range ?? ''];
    })
    .flatMap((name) => entity.fields.get(name) ?? [])
    .filter(
      (field) => !isDerived(field) && !field.sealed && FIELD_KINDS[field.type].column(field) !== undefined,
    );
}
