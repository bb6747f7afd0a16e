import { parseCondition } from '../../../contract/conditions/parse.ts';
import { readsOf, type Node } from '../../../contract/conditions/tree.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../access/caller.ts';
import { lookedUpSql } from '../access/directory.ts';
import { sightOf } from '../access/rights.ts';
import { rowOptions, scopeSql } from '../access/scope.ts';
import type { Engine } from '../engine.ts';
import { treeToSql } from '../expressions/condition-sql.ts';
import { columnOf } from '../fields/kind.ts';
import { ident, type Binder } from '../sql/sql.ts';

/** The field that a list is narrowed by, and what the list is narrowed by already. */
export interface FilterAsked {
  readonly Entity?: string;
  readonly EnCode?: string;
  readonly Field?: string;
  readonly Form?: Row;
}

/** What a list is narrowed by already that may narrow its other filters: one value each, for of several no condition of a form speaks. */
export const saidIn = (form: Row): Row =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([, value]) => typeof value === 'number' || (typeof value === 'string' && value !== ''),
    ),
  );

/**
 * Condition in SQL: the rows that a list's filter offers, whether they may still be chosen or not: those that the reference's own
 * `filter` offers but for their state, within the caller's reach, and those that rows of the list name which the caller reads. What
 * `Form` does not say, such as a college that nobody has chosen or is asked for, narrows nothing: a form would wait for it.
 */
export function filterSql(
  engine: Engine,
  caller: Caller,
  entity: EntityModel,
  asked: FilterAsked,
  filter: string | undefined,
  binder: Binder,
): string {
  const form = asked.Form ?? {};
  const tree = parseCondition(filter ?? 'true');
  const parts = filter === undefined ? [] : tree.kind === 'and' ? tree.items : [tree];
  const options = rowOptions(entity, { me: caller.subject, form }, binder, 't');
  const all = (some: readonly Node[]) =>
    some.map((part) => treeToSql(part, filter ?? '', options)).join(' AND ') || 'TRUE';
  const states = stateFields(entity);
  const isOfForm = (path: string) => path.startsWith('form.');
  const isSaid = (path: string) => !isOfForm(path) || path.slice(5) in form;
  const isOfState = (path: string) => states.has(path);
  const levels = parts.filter((part) => readsOf(part).some(isOfForm) && readsOf(part).every(isSaid));
  const kinds = parts.filter((part) => !readsOf(part).some(isOfForm) && !readsOf(part).every(isOfState));
  const reached = entity.file.lookup ? 'TRUE' : lookedUpSql(engine, caller, entity, binder, 't');
  const named = reached === 'TRUE' ? '' : ` OR ${namedSql(engine, caller, asked, binder)}`;
  return `(${all(levels)} AND (${all(kinds)} AND ${reached}${named}))`;
}

/** Paths of the fields that acts and the clock change: what they say of a row was otherwise, or will be. */
function stateFields({ file, actions }: EntityModel): ReadonlySet<string> {
  const ends = file.ends ? readsOf(parseCondition(file.ends.when)) : [];
  const changes = [...(file.clock ?? []), ...actions.values()].flatMap(({ set }) => Object.keys(set ?? {}));
  return new Set([...ends, ...changes.map((name) => `row.${name}`)]);
}

/** The rows that those of the list name which the caller reads: their names stand in the list. A caller who reaches all rows needs none of it. */
function namedSql(
  { catalog }: Engine,
  caller: Caller,
  { Entity, EnCode, Field }: FilterAsked,
  binder: Binder,
): string {
  const naming = catalog.entities.get(Entity ?? '');
  const field = naming?.fields.get(Field ?? '');
  const isRead = naming && field?.type === 'ref' && sightOf(naming, field, caller) === 'plain';
  if (!isRead || EnCode) return 'FALSE';
  const rows = `n."IsDeleted" = 0 AND ${scopeSql(catalog, naming, caller, binder, 'n')}`;
  // Few differ: the database keeps those in its hands, and reads the rows of the list once.
  return `t."Id" IN (SELECT DISTINCT ${columnOf(field, 'n')} FROM ${ident(naming.table)} n WHERE ${rows})`;
}
