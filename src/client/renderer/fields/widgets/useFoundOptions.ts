import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf, useData, type Option } from '../../data.ts';
import { askedBy } from './asked-by.ts';
import { sourceOf, valuesOf, type RefChoiceProps } from './RefChoice.tsx';

const SEARCH_DELAY_MS = 300;
const PAGE_SIZE = 50;

interface Found {
  /** What the choices were asked for with. */
  readonly keyword: string;
  readonly found: readonly Option[];
  /** How many are not listed yet. */
  readonly left: number;
  readonly loading: boolean;
  readonly problem?: string;
}

/** The choices that a keyword finds, page after page. */
export function useFoundOptions({
  field,
  owner,
  narrowing,
}: Pick<RefChoiceProps, 'field' | 'owner' | 'narrowing'>) {
  const data = useData();
  const [wanted, setWanted] = useState({ keyword: '', pages: 1 });
  const [state, setState] = useState<Found>({ keyword: '', found: [], left: 0, loading: true });
  const source = sourceOf(field);
  const isRef = field.ref !== undefined;
  const asking = useRef({ owner, field });
  asking.current = { owner, field };
  const { keyword, pages } = wanted;
  useEffect(() => {
    let current = true;
    setState((before) => ({ ...before, loading: true }));
    const by = asking.current;
    const ask = () =>
      data
        .options({
          Source: source,
          Keyword: keyword,
          ...(isRef ? { ...askedBy(by.owner, by.field), Form: valuesOf(by.owner.row()) } : {}),
          ...(isRef && narrowing ? { Narrowing: true } : {}),
          PageIndex: pages,
          PageSize: PAGE_SIZE,
        })
        .then(
          (page) =>
            current &&
            setState((before) => ({
              keyword,
              found: pages === 1 ? page : [...before.found.slice(0, (pages - 1) * PAGE_SIZE), ...page],
              left: page.at(-1)?.More ?? 0,
              loading: false,
            })),
          (failure: unknown) =>
            current && setState({ keyword, found: [], left: 0, loading: false, problem: messageOf(failure) }),
        );
    const timer = setTimeout(() => void ask(), keyword === '' || pages > 1 ? 0 : SEARCH_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, source, isRef, narrowing, field.name, keyword, pages]);
  const search = useCallback((text: string) => setWanted({ keyword: text, pages: 1 }), []);
  const more = () => {
    if (!state.loading && state.left > 0) setWanted({ keyword, pages: pages + 1 });
  };
  // The choices of another keyword are not offered: Enter, pressed early, would take the first of them.
  const isOld = state.keyword !== keyword;
  return { ...state, ...(isOld && { found: [], left: 0 }), keyword, search, more };
}
