import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

/** Numbers of an entity that actions add to, such as a stock: others may have added to them since, and each counts by itself. */
export const addedTo = ({ entities }: Pick<Catalog, 'entities'>, entity: EntityModel): readonly string[] =>
  indexOf(entities).get(entity.name) ?? [];

const indexOf = memoized((entities: Catalog['entities']): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const { actions } of entities.values())
    for (const { changes = [] } of actions.values())
      for (const { entity, add = {} } of changes)
        found.set(entity, [...new Set([...(found.get(entity) ?? []), ...Object.keys(add)])]);
  return found;
});
