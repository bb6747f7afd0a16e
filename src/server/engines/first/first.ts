import { isDerived, type EntityModel, type FieldModel } from '../../../contract/model.ts';
import { entityNameOf } from '../../../contract/page.ts';
import type { Grants } from '../../auth/grants/grants.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { rowCondition } from '../../data/access/scope.ts';
import { refusePage } from '../../data/refusal.ts';
import { Binder, ident } from '../../data/sql/sql.ts';
import { sourceOf, type RowSource } from './source.ts';

/** What has to be made before a page can show anything. */
export interface First {
  /** Entities without any row, the first one to make first. */
  readonly Missing: RowSource[];
  /** Who makes the rows of the page itself; null where nobody adds or imports them. */
  readonly Own: RowSource | null;
}

/** An entity whose rows are needed, and the field that asks for them. */
interface Need {
  readonly entity: EntityModel;
  readonly field?: FieldModel;
}

/**
 * What a page needs that no row is there of: the required references of its entity, theirs in turn, and what its file
 * names as `first`. The engine asks whether there is a row at all, in nobody's scope.
 * @throws Refusal when the caller does not hold the page
 */
export async function firstOf(engine: Engine, caller: Caller, grants: Grants, path: string): Promise<First> {
  const { catalog, database } = engine;
  const page = catalog.pages.get(path);
  if (!page || (page.kind !== 'notices' && !grants.pages.has(path)))
    throw refusePage('抱歉，你无权访问该页面', 'refused');
  const own = catalog.entities.get(entityNameOf(page) ?? '');
  const named = ('first' in page ? page.first : undefined) ?? [];
  const needs: Need[] = [
    ...(own ? referencesOf(catalog, own) : []),
    ...named.flatMap((name) => catalog.entities.get(name) ?? []).map((entity) => ({ entity })),
  ];
  const missing = await missingOf(catalog, database, needs, own);
  const to = { engine, caller, grants };
  const Missing: RowSource[] = [];
  for (const need of missing) Missing.push(await sourceOf(to, need.entity, { field: need.field }));
  const made = Missing.filter(isMade);
  // Rows that nobody adds follow from those that somebody does.
  const Own = own && (await sourceOf(to, own, { from: path }));
  return { Missing: made.length > 0 ? made : Missing, Own: Own && isMade(Own) ? Own : null };
}

const isMade = ({ Url, Roles }: RowSource) => Url !== null || Roles.length > 0;

/** The references that every row of an entity must have, but to rows of its own kind. */
function referencesOf(catalog: Catalog, entity: EntityModel): Need[] {
  return [...entity.fields.values()].flatMap((field) => {
    const target = catalog.entities.get(field.ref ?? '');
    const isNeeded = field.type === 'ref' && field.required === true && !isDerived(field);
    return isNeeded && target && target !== entity ? [{ entity: target, field }] : [];
  });
}

/** The needs that no row meets, each after what it needs itself. */
async function missingOf(
  catalog: Catalog,
  database: Queryable,
  needs: readonly Need[],
  own: EntityModel | undefined,
): Promise<Need[]> {
  const found: Need[] = [];
  const seen = new Set<EntityModel | undefined>([own]);
  const visit = async (need: Need) => {
    if (seen.has(need.entity) || (await isMet(database, need))) return;
    seen.add(need.entity);
    for (const further of referencesOf(catalog, need.entity)) await visit(further);
    found.push(need);
  };
  for (const need of needs) await visit(need);
  return found;
}

/** Whether there is a row that the field may name. A filter that looks at the form is left to the form. */
async function isMet(database: Queryable, { entity, field }: Need): Promise<boolean> {
  const binder = new Binder();
  const filter = field?.filter;
  const only =
    filter !== undefined && !/\b(?:form|me|params)\b/.test(filter)
      ? ` AND ${rowCondition(entity, filter, {}, binder, 't')}`
      : '';
  const answer = await database.query(
    `SELECT 1 FROM ${ident(entity.table)} t WHERE t."IsDeleted" = 0${only} LIMIT 1`,
    binder.values,
  );
  return answer.rowCount > 0;
}
