import type { ActionFile } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import type { GroupedAnswer, ServerModule } from '../../data/module.ts';
import { changeEntries } from './entries.ts';
import { limitedOf } from './limited.ts';
import { confirmPlaces, holdPlaces, releasePlace } from './places.ts';
import { settleDue } from './settle.ts';
import { takePlaces } from './take.ts';

/**
 * Gives limited places to people, as the schemas say it (`slot`): within their time, to those that they are for, to each person
 * once and so many at most, and never more than there are, however many ask in the same moment and on whichever node. What is
 * held goes back when its time is over; those who wait have what becomes free in the order in which they came.
 */
export const slot = {
  groupedOf: ({ slot: how }, entity) => how && answerOf(how, entity),
  handlerOf: ({ slot: how }, entity) =>
    how === 'release' && entity.file.slot?.here ? releasePlace : undefined,
  everyMinute: settleDue,
} satisfies ServerModule;

function answerOf(how: NonNullable<ActionFile['slot']>, entity: EntityModel): GroupedAnswer | undefined {
  if (entity.file.slot?.here)
    return how === 'hold' ? holdPlaces : how === 'confirm' ? confirmPlaces : undefined;
  return async (group, requests) => {
    const of = limitedOf(group.engine.catalog, entity);
    if (!of) throw new Error(`${entity.name} has no limited places`);
    return how === 'hold' || how === 'take'
      ? takePlaces(group, of, requests, how)
      : changeEntries(group, of, requests, how);
  };
}
