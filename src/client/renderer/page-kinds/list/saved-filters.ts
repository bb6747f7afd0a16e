import { isAll } from '../../../../contract/envelope.ts';
import type { FilterValues } from '../../data.ts';
import type { ListFilter } from '../../schema/uses.ts';

/** Filters that a user gave a name, on this device. */
export interface SavedFilter {
  readonly name: string;
  readonly values: FilterValues;
}

export const MOST_SAVED = 20;

const isSaved = (value: unknown): value is SavedFilter => {
  const { name, values } = (value ?? {}) as Partial<Record<keyof SavedFilter, unknown>>;
  return typeof name === 'string' && typeof values === 'object' && values !== null;
};

/** Whether a kept text is a list of them. */
export const areSaved = (value: unknown): value is readonly SavedFilter[] =>
  Array.isArray(value) && value.every(isSaved);

/** Names and numbers of people do not stay on a device that others use, too: such filters are not saved. */
function mayStay(filter: ListFilter): boolean {
  if (filter.kind === 'keyword' || filter.kind === 'broken') return false;
  return filter.field.class !== 'personal' && filter.field.class !== 'sensitive';
}

/** Those of the values that may be saved and restrict something. */
export function savable(filters: readonly ListFilter[], values: FilterValues): FilterValues {
  const kept = filters.filter((filter) => mayStay(filter) && !isAll(values[filter.key]));
  return Object.fromEntries(kept.map(({ key }) => [key, values[key]]));
}

/** The saved ones with one more; a name that is there already gets the new values. Undefined when there is no room. */
export function withSaved(saved: readonly SavedFilter[], one: SavedFilter): SavedFilter[] | undefined {
  const others = saved.filter(({ name }) => name !== one.name);
  return others.length < MOST_SAVED ? [...others, one] : undefined;
}
