import type { Handout } from '../../../contract/generated/meta.ts';
import { memoized } from '../../../contract/memoized.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { entityOf } from '../../data/entities.ts';
import { audienceOf } from '../audience/audience.ts';

/** Rows that are handed out to people, each with a row of another entity for a person. */
export interface Handed {
  readonly block: Handout;
  readonly owner: EntityModel;
  readonly rows: EntityModel;
  /** The entity whose `audience` says the people: the owner, or the one that a reference of it names. */
  readonly chooser: EntityModel;
  readonly people: EntityModel;
}

/** Everything that is handed out, by the entity that hands it out. */
export const allHanded = memoized(
  (catalog: Catalog): ReadonlyMap<string, Handed> =>
    new Map(
      [...catalog.entities].flatMap(([name, { file }]) =>
        file.handout ? [[name, read(catalog, name)]] : [],
      ),
    ),
);

function read(catalog: Catalog, name: string): Handed {
  const engine = { catalog };
  const owner = entityOf(engine, name);
  const block = owner.file.handout!;
  const chooser =
    block.audience === undefined ? owner : entityOf(engine, owner.fields.get(block.audience)?.ref ?? '');
  const people = entityOf(engine, audienceOf(engine, chooser.name).of);
  return { block, owner, rows: entityOf(engine, block.entity), chooser, people };
}

/** What an entity hands out, of code that knows its name. */
export function handedNamed(catalog: Catalog, name: string): Handed {
  const handed = allHanded(catalog).get(name);
  if (!handed) throw new Error(`${name} hands nothing out`);
  return handed;
}
