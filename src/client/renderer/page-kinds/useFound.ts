import { useData, type Row } from '../data.ts';
import { useAnswer } from '../read.ts';

const requestSort = (sort: string) => ({
  sortField: sort.replace(/^-/, ''),
  sortOrder: sort.startsWith('-') ? ('descend' as const) : ('ascend' as const),
});

/** What a search for a row has come to. */
type Found =
  | { readonly isOver: true; readonly id?: string }
  | { readonly isOver: false; readonly failure?: string };

/** A value that is absent, such as an id that the reader does not have, is no row's. */
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * The first row of an entity with these values, looked for once and on `again`; over at once when nothing is asked, or one
 * of the values is absent.
 */
export function useFound(
  entity: string,
  values: Row | undefined,
  sort?: string,
): [Found, again: () => Promise<void>] {
  const data = useData();
  const wanted = values !== undefined && !Object.values(values).some(isAbsent) ? values : undefined;
  const asked = {
    Entity: entity,
    Filter: wanted ?? {},
    PageIndex: 1,
    PageSize: 10,
    ...(sort !== undefined && requestSort(sort)),
  };
  const { answer, failure, again } = useAnswer(wanted ? ['found', asked] : null, () => data.list(asked));
  if (wanted === undefined) return [{ isOver: true }, again];
  if (failure !== undefined) return [{ isOver: false, failure }, again];
  if (answer === undefined) return [{ isOver: false }, again];
  const [row] = answer.rows;
  return [{ isOver: true, ...(row && { id: String(row['Id']) }) }, again];
}
