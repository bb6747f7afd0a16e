import { useCallback, useEffect, useState } from 'react';
import { messageOf, useData, type Row } from '../data.ts';

const requestSort = (sort: string) => ({
  sortField: sort.replace(/^-/, ''),
  sortOrder: sort.startsWith('-') ? ('descend' as const) : ('ascend' as const),
});

/** What a search for a row has come to. */
type Found = { readonly isOver: true; readonly id?: string } | { readonly isOver: false; failure?: string };

/** A value that is absent, such as an id that the reader does not have, is no row's. */
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * The first row of an entity with these values, looked for once and on `again`; over at once when nothing is asked, or one
 * of the values is absent.
 */
export function useFound(entity: string, values: Row | undefined, sort?: string): [Found, again: () => void] {
  const data = useData();
  const [found, setFound] = useState<Found>({ isOver: false });
  const [times, setTimes] = useState(0);
  const isAsked = values !== undefined && !Object.values(values).some(isAbsent);
  const wanted = isAsked ? JSON.stringify(values) : undefined;
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let mounted = true;
    const asked = {
      Entity: entity,
      Filter: JSON.parse(wanted) as Row,
      PageIndex: 1,
      PageSize: 10,
      ...(sort !== undefined && requestSort(sort)),
    };
    data.list(asked).then(
      ({ rows: [row] }) => mounted && setFound({ isOver: true, ...(row && { id: String(row['Id']) }) }),
      (failure: unknown) => mounted && setFound({ isOver: false, failure: messageOf(failure) }),
    );
    return () => {
      mounted = false;
    };
  }, [data, entity, wanted, sort, times]);
  const again = useCallback(() => setTimes((count) => count + 1), []);
  return [wanted === undefined ? { isOver: true } : found, again];
}
