import { otherReads, storedKeysOf, type LookKey } from '../../../contract/look-keys.ts';
import { lookedOver } from '../../../contract/late.ts';
import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel, FieldModel } from '../../../contract/model.ts';
import type { Catalog } from '../schemas/catalog.ts';

/** A stored number that has to be worked out anew when rows that it counts are written. */
export interface Keeper {
  readonly entity: EntityModel;
  readonly field: FieldModel;
  /** How a row that is counted names the row that counts it. */
  readonly key: LookKey;
  /** Fields of the rows that are counted which decide. */
  readonly reads: readonly string[];
}

type Entities = Catalog['entities'];
/** Who counts rows of an entity and keeps the answer. */
export const keepersOf = ({ entities }: Pick<Catalog, 'entities'>, name: string): readonly Keeper[] =>
  indexOf(entities).get(name) ?? NONE;

const NONE: readonly Keeper[] = [];

/** All fields that keep an answer. */
export const keptFields = (entity: EntityModel): FieldModel[] =>
  [...entity.fields.values()].filter(({ kept }) => kept === true);

const indexOf = memoized((entities: Entities): ReadonlyMap<string, readonly Keeper[]> => {
  const index = new Map<string, Keeper[]>();
  for (const entity of entities.values())
    for (const field of keptFields(entity))
      for (const node of lookedOver(field.value)) {
        const [key] = storedKeysOf(node, entity);
        if (!key) continue;
        const keeper = { entity, field, key, reads: otherReads(node) };
        index.set(node.entity, [...(index.get(node.entity) ?? []), keeper]);
      }
  return index;
});
