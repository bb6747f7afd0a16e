import type { ListPage } from '../../../../contract/generated/meta.ts';
import type { FilterValues } from '../../data.ts';
import type { ListFilter } from '../../schema/uses.ts';
import { isOtherThanAtFirst } from './filter-values.ts';

interface Asked {
  readonly applied: FilterValues;
  readonly tab?: string | undefined;
  readonly node?: unknown;
}

/** Whether the reader asked for fewer rows than the list first shows: without any, the filters match nothing, and rows there may be. */
export const isNarrowed = (
  { tabs }: Pick<ListPage, 'tabs'>,
  filters: readonly ListFilter[],
  { applied, tab, node }: Asked,
): boolean =>
  (tab !== undefined && tab !== tabs?.[0]?.key) || node !== undefined || isOtherThanAtFirst(filters, applied);
