import type { ListFilter } from '../../schema/uses.ts';
import type { ListPlace } from './controller.ts';

/** What is kept of a list for going back to it, and whose it is. */
interface Kept {
  readonly user: string;
  readonly place: ListPlace;
}

export const keptPlace = (user: string, place: ListPlace): Kept => ({ user, place });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Where this user left the list; nothing when it is somebody else's or does not fit the page any more. */
export function placeOf(kept: unknown, user: string, filters: readonly ListFilter[]): ListPlace | undefined {
  if (!isObject(kept) || kept['user'] !== user || !isObject(kept['place'])) return undefined;
  const place = kept['place'] as unknown as ListPlace;
  if (!isObject(place.applied) || !isCount(place.pageIndex) || !isCount(place.pageSize)) return undefined;
  const known = new Set(filters.map(({ key }) => key));
  const applied = Object.entries(place.applied).filter(([key]) => known.has(key));
  return { ...place, applied: Object.fromEntries(applied) };
}
