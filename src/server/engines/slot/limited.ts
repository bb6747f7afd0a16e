import type { Slot, SlotEntries } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { entityOf } from '../../data/entities.ts';
import type { GroupContext, WriteContext } from '../../data/module.ts';
import { programCaller } from '../../data/access/program-caller.ts';

/** Rows with places that rows of another entity take. */
export interface Limited {
  readonly places: EntityModel;
  readonly slot: Slot;
  readonly entries: SlotEntries;
  readonly taken: EntityModel;
}

/** The places whose entries an entity holds, or that it has itself. */
export function limitedOf(catalog: Catalog, entity: EntityModel): Limited | undefined {
  const owner = entity.file.slot?.entries
    ? entity
    : [...catalog.entities.values()].find(({ file }) => file.slot?.entries?.entity === entity.name);
  const { slot } = owner?.file ?? {};
  if (!owner || !slot?.entries) return undefined;
  return {
    places: owner,
    slot,
    entries: slot.entries,
    taken: entityOf({ catalog }, slot.entries.entity),
  };
}

/** Requests of several people are written by the program. */
export const byProgram = ({ engine, tx }: GroupContext, now: string): WriteContext => ({
  engine,
  tx,
  caller: programCaller('名额', ''),
  now,
});

/** The same, at this moment of the database's clock. */
export const byProgramNow = async (group: GroupContext): Promise<WriteContext> =>
  byProgram(group, await databaseNow(group.tx));
