import type { FilterValues } from '../../data.ts';
import { queryOf } from '../../query.ts';
import type { ListFilter } from '../../schema/uses.ts';
import type { ListPlace } from './controller.ts';

/** What is kept of a list for going back to it, and whose it is. */
interface Kept {
  readonly user: string;
  readonly place: Place;
}

/** Where a list stands; one that another page leads to has filters alone. */
type Place = Pick<ListPlace, 'applied'> & Partial<ListPlace>;

export const keptPlace = (user: string, place: Place): Kept => ({ user, place });

/** The name under which a list page's place is kept. */
export const placeName = (path: string): string => `list:${path}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Where this user left the list; nothing when it is somebody else's or does not fit the page any more. */
export function placeOf(kept: unknown, user: string, filters: readonly ListFilter[]): Place | undefined {
  if (!isObject(kept) || kept['user'] !== user || !isObject(kept['place'])) return undefined;
  const place = kept['place'] as unknown as Place;
  const isOnPage = [place.pageIndex, place.pageSize].every((count) => count === undefined || isCount(count));
  if (!isObject(place.applied) || !isOnPage) return undefined;
  const applied = filters.flatMap((filter) => {
    const value = place.applied[filter.key];
    return value === undefined ? [] : [[filter.key, fitting(filter, value)]];
  });
  return { ...place, applied: Object.fromEntries(applied) as FilterValues };
}

/** Where the address of a page leads in its list: filters of one field by their names, such as the Id of a task. */
export function placeAsked(path: string, filters: readonly ListFilter[]): Place | undefined {
  const query = queryOf(path);
  const applied = filters.flatMap((filter) => {
    const value = filter.kind === 'field' ? query.get(filter.key) : null;
    return value ? [[filter.key, fitting(filter, value)]] : [];
  });
  return applied.length === 0 ? undefined : { applied: Object.fromEntries(applied) as FilterValues };
}

/** A single value in the form that the filter takes. */
function fitting(filter: ListFilter, value: unknown): unknown {
  if (filter.kind === 'range' && !isObject(value)) return { From: value, To: value };
  if (filter.kind === 'field' && filter.multiple && !Array.isArray(value)) return [value];
  return value;
}
