import { useEffect, useState } from 'react';
import type { Subject } from '../../../../contract/subject.ts';
import { useMe } from '../../contexts.ts';
import { useData, type PageData, type Row } from '../../data.ts';
import { loadPage, companion, type LoadedPage } from '../../pages.ts';
import { inputOf, rowsOfAnswer } from '../../blocks/source.ts';
import { numberOf } from '../../blocks/values.ts';
import type { PageTab } from '../../../../contract/generated/meta.ts';

/** What leads to a page and may tell a number of it. */
export interface Counted {
  readonly key: string;
  readonly tab: Pick<PageTab, 'page' | 'count'>;
}

/** Numbers beside the titles, by the tabs' keys. One that cannot be told is left out: the tab works without it. */
export function useCounts(
  page: LoadedPage,
  tabs: readonly Counted[],
  row: Row | undefined,
): ReadonlyMap<string, number> {
  const data = useData();
  const me = useMe();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const wanted = tabs.map(({ key }) => key).join(' ');
  useEffect(() => {
    let mounted = true;
    for (const { key, tab } of tabs)
      countOf(tab, { data, page, me, row }).then(
        (count) => mounted && count !== undefined && setCounts((known) => new Map(known).set(key, count)),
        () => undefined,
      );
    return () => {
      mounted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `wanted` stands for the tabs
  }, [data, page, me, row, wanted]);
  return counts;
}

interface Asking {
  readonly data: PageData;
  readonly page: LoadedPage;
  readonly me: Subject;
  readonly row: Row | undefined;
}

async function countOf(
  { count, page: path }: Counted['tab'],
  { data, page, me, row }: Asking,
): Promise<number | undefined> {
  if (count === undefined) return undefined;
  if (count !== true) {
    const answer = await data.ask(count.call, inputOf(count.input, { me, ...(row && { row }) }));
    return numberOf(rowsOfAnswer(answer)[0]?.[count.field]);
  }
  const { file } = companion(page, path) ?? (await loadPage(data, path));
  if (file.kind !== 'list') return undefined;
  const tab = file.tabs?.[0].key;
  const query = { Entity: file.entity, Filter: {}, Page: path, ...(tab === undefined ? {} : { Tab: tab }) };
  return (await data.list({ ...query, PageIndex: 1, PageSize: 1 })).total;
}
