import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

const known = new WeakMap<Catalog['entities'], ReadonlyMap<string, readonly string[]>>();

/** Numbers of an entity that actions add to, such as a stock: others may have added to them since, and each counts by itself. */
export function addedTo({ entities }: Pick<Catalog, 'entities'>, entity: EntityModel): readonly string[] {
  const found = known.get(entities) ?? indexOf(entities);
  known.set(entities, found);
  return found.get(entity.name) ?? [];
}

function indexOf(entities: Catalog['entities']): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { actions } of entities.values())
    for (const { changes = [] } of actions.values())
      for (const { entity, add = {} } of changes)
        found.set(entity, [...new Set([...(found.get(entity) ?? []), ...Object.keys(add)])]);
  return found;
}
