import { useCallback, useEffect, useState } from 'react';
import { messageOf, useData, type FilterValues, type PageData, type Row } from '../../data.ts';

const PAGE = 100;
/** More places than these are no map any more. */
const MOST_PAGES = 20;

export interface Slots {
  readonly rows?: readonly Row[];
  readonly failure?: string;
}

/** All rows of an entity that fit a filter, read anew every so many seconds while the page is in sight. */
export function useSlots(
  entity: string,
  filter: FilterValues | undefined,
  every: number | undefined,
): [Slots, () => void] {
  const data = useData();
  const [slots, setSlots] = useState<Slots & { key?: string }>({});
  const [times, setTimes] = useState(0);
  const key = JSON.stringify(filter);
  useEffect(() => {
    if (filter === undefined) return undefined;
    let mounted = true;
    readAll(data, entity, filter).then(
      (rows) => mounted && setSlots({ rows, key }),
      (failure: unknown) => mounted && setSlots({ failure: messageOf(failure), key }),
    );
    return () => {
      mounted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `key` stands for the filter
  }, [data, entity, key, times]);
  useEffect(() => {
    if (every === undefined) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTimes((count) => count + 1);
    }, every * 1000);
    return () => clearInterval(timer);
  }, [every]);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  return [slots.key === key ? slots : {}, reload];
}

async function readAll(data: PageData, Entity: string, Filter: FilterValues): Promise<Row[]> {
  const rows: Row[] = [];
  for (let PageIndex = 1; PageIndex <= MOST_PAGES; PageIndex += 1) {
    const page = await data.list({ Entity, Filter, PageIndex, PageSize: PAGE });
    rows.push(...page.rows);
    if (page.rows.length < PAGE || rows.length >= page.total) break;
  }
  return rows;
}
