import { expect, it } from 'vitest';
import type { ListPage } from '../../../contract/generated/meta.ts';
import {
  FLOW_SUBMITTED,
  FLOW_WAITING,
  grows,
  narrowingFields,
  openingOrder,
} from '../../../contract/indexes.ts';
import { isDerived, type EntityModel } from '../../../contract/model.ts';
import { loadCatalog } from '../schemas/catalog.ts';
import { FIELD_KINDS } from '../fields/index.ts';
import { createIndexSql, planTable, type PlannedIndex } from './sync-plan.ts';

const catalog = loadCatalog('schemas');
const growing = [...catalog.entities.values()].filter((entity) => grows(catalog.entities, entity));

const listsOf = ({ name }: EntityModel): [string, ListPage][] =>
  [...catalog.pages].flatMap(([path, page]) =>
    page.kind === 'list' && page.entity === name ? [[path, page] as [string, ListPage]] : [],
  );

/** Texts that are looked for inside others have no index that serves. */
const isSought = (type: string) => ['text', 'longtext', 'html', 'phone', 'idcard', 'email'].includes(type);

function unserved(entity: EntityModel): string[] {
  const { indexes } = planTable(catalog, entity);
  const serves = (page: ListPage, wanted: (index: PlannedIndex) => boolean) =>
    indexes.some((index) => (index.when === undefined || index.when === page.filter) && wanted(index));
  return listsOf(entity).flatMap(([path, page]) => {
    const filtered = narrowingFields(page, entity).filter(
      ({ name, type }) =>
        name !== 'Id' && !isSought(type) && FIELD_KINDS[type].column(entity.fields.get(name)!),
    );
    const order = openingOrder(page, entity);
    // The order in which a page opens is held by the check, tab by tab.
    const others = filtered.filter(({ name }) => name !== order);
    const missed = others.filter(({ name, type, unique }) => {
      const isOrdered = ['dict', 'ref', 'bool'].includes(type) && !unique;
      return !serves(page, ({ columns }) => columns[0] === name && (!isOrdered || columns[1] === order));
    });
    const sorted = page.columns
      .map((column) => (typeof column === 'string' ? { field: column, sort: undefined } : column))
      .map(({ field, sort }) => ({ field: entity.fields.get(field), sort }))
      .filter(({ field }) => field && !isDerived(field) && FIELD_KINDS[field.type].sortable)
      .filter(({ field, sort }) => (sort ?? field!.index === true) && field!.name !== 'Id')
      .filter(({ field }) => !serves(page, ({ columns }) => columns[0] === field!.name));
    return [
      ...missed.map(({ name }) => `${path}: filter ${name} by ${order}`),
      ...sorted.map(({ field }) => `${path}: order ${field!.name}`),
    ];
  });
}

it('every filter and order that a list of a table that grows offers is read along an index', () => {
  expect(growing.flatMap(unserved)).toEqual([]);
  expect(growing.filter((entity) => listsOf(entity).length > 0).length).toBeGreaterThan(25);
});

it('no index looks at another table, nor at what a field is worked out of there', () => {
  const looking = [...catalog.entities.values()].flatMap((entity) => {
    const table = planTable(catalog, entity);
    return table.indexes.map((index) => createIndexSql(table, index)).filter((sql) => sql.includes('SELECT'));
  });
  expect(looking).toEqual([]);
});

it('lists of Ids that a scope looks into have an index of their items', () => {
  const missed = growing.flatMap((entity) =>
    [...entity.fields.values()]
      .filter(({ type }) => ['refs', 'dicts', 'list', 'json'].includes(type))
      .filter(({ name }) => Object.values(entity.file.scope).some((source) => source.includes(`row.${name}`)))
      .filter(
        ({ name }) =>
          !planTable(catalog, entity).indexes.some(({ items, columns }) => items && columns[0] === name),
      )
      .map(({ name }) => `${entity.name} ${name}`),
  );
  expect(missed).toEqual([]);
});

it('what waits for approval is read in the order of its submission, as a whole and for a role, and so is all of it', () => {
  const approved = [...catalog.entities.values()].filter(({ file }) => file.flow);
  expect(approved.length).toBeGreaterThan(3);
  for (const entity of approved) {
    const { indexes } = planTable(catalog, entity);
    const isThere = (when: string, ...names: string[]) =>
      indexes.some((one) => one.when === when && names.every((name, at) => one.columns[at] === name));
    expect(isThere(FLOW_WAITING, 'SubmitDate', 'Id'), entity.name).toBe(true);
    expect(isThere(FLOW_WAITING, 'CurrentRole', 'SubmitDate'), entity.name).toBe(true);
    expect(isThere(FLOW_SUBMITTED, 'SubmitDate', 'Id'), entity.name).toBe(true);
  }
});

it('no two indexes of a table have one name', () => {
  for (const entity of catalog.entities.values()) {
    const names = planTable(catalog, entity).indexes.map(({ name }) => name);
    expect(new Set(names).size, entity.name).toBe(names.length);
  }
});
