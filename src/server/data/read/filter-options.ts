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

/**
 * Condition in SQL: the rows that a list's filter offers. Those that the list's rows name which the caller reads, whether they may
 * still be chosen or not, and those that the reference's own `filter` offers within the caller's reach. What `Form` does not
 * say, such as a college that nobody has chosen or is asked for, narrows nothing: a form would wait for it.
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
  const parts = tree.kind === 'and' ? tree.items : [tree];
  const isOfForm = (path: string) => path.startsWith('form.');
  const isSaid = (path: string) => !isOfForm(path) || (form[path.slice(5)] ?? '') !== '';
  const options = rowOptions(entity, { me: caller.subject, form }, binder, 't');
  const all = (some: readonly Node[]) =>
    some.map((part) => treeToSql(part, filter ?? '', options)).join(' AND ') || 'TRUE';
  const levels = parts.filter((part) => readsOf(part).some(isOfForm) && readsOf(part).every(isSaid));
  const own = filter === undefined ? [] : parts.filter((part) => !readsOf(part).some(isOfForm));
  const reached = entity.file.lookup ? 'TRUE' : lookedUpSql(engine, caller, entity, binder, 't');
  const offered = `(${all(own)} AND ${reached})`;
  const isAll = own.length === 0 && reached === 'TRUE';
  return `(${all(levels)} AND (${offered}${isAll ? '' : ` OR ${namedSql(engine, caller, asked, binder)}`}))`;
}

/** The rows that those of the list name which the caller reads: their names stand in the list. */
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
  // Said of each row, so that the database may look it up by the index of the reference where the list is long.
  return `EXISTS (SELECT 1 FROM ${ident(naming.table)} n WHERE ${columnOf(field, 'n')} = t."Id" AND ${rows})`;
}
