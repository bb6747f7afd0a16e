import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf, useData, type Option, type Row } from '../../data.ts';
import { askedBy } from './asked-by.ts';
import { sourceOf, valuesOf, type RefChoiceProps } from './RefChoice.tsx';

const SEARCH_DELAY_MS = 300;
const PAGE_SIZE = 50;

/** What choices are asked for with. */
interface Wanted {
  readonly keyword: string;
  readonly pages: number;
  /** The form that the asking field is part of, whose values narrow what is offered. */
  readonly form: Row;
}

interface Found {
  /** What the choices were asked for with. */
  readonly of: Pick<Wanted, 'keyword' | 'form'>;
  readonly found: readonly Option[];
  /** How many are not listed yet. */
  readonly left: number;
  readonly loading: boolean;
  readonly problem?: string;
}

const NO_FORM: Row = {};

/** The choices that a keyword finds in a form, page after page. */
export function useFoundOptions({
  field,
  owner,
  narrowing,
}: Pick<RefChoiceProps, 'field' | 'owner' | 'narrowing'>) {
  const data = useData();
  const source = sourceOf(field);
  const isRef = field.ref !== undefined;
  const asking = useRef({ owner, field });
  asking.current = { owner, field };
  /** The form as it is now; the same object for as long as nothing but the asking field itself has changed. */
  const formNow = useCallback(
    (before?: Row): Row => {
      const by = asking.current;
      const now = isRef ? valuesOf(by.owner.row()) : NO_FORM;
      const others = (form: Row) => JSON.stringify({ ...form, [by.field.name]: null });
      return before && others(before) === others(now) ? before : now;
    },
    [isRef],
  );
  const [wanted, setWanted] = useState((): Wanted => ({ keyword: '', pages: 1, form: formNow() }));
  const [state, setState] = useState<Found>({ of: wanted, found: [], left: 0, loading: true });
  const { keyword, pages, form } = wanted;
  useEffect(() => {
    let current = true;
    const of = { keyword, form };
    setState((before) => ({ ...before, loading: true }));
    const by = asking.current;
    const ask = () =>
      data
        .options({
          Source: source,
          Keyword: keyword,
          ...(isRef ? { ...askedBy(by.owner, by.field), Form: form } : {}),
          ...(isRef && narrowing ? { Narrowing: true } : {}),
          PageIndex: pages,
          PageSize: PAGE_SIZE,
        })
        .then(
          (page) =>
            current &&
            setState((before) => ({
              of,
              found: pages === 1 ? page : [...before.found.slice(0, (pages - 1) * PAGE_SIZE), ...page],
              left: page.at(-1)?.More ?? 0,
              loading: false,
            })),
          (failure: unknown) =>
            current && setState({ of, found: [], left: 0, loading: false, problem: messageOf(failure) }),
        );
    const timer = setTimeout(() => void ask(), keyword === '' || pages > 1 ? 0 : SEARCH_DELAY_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [data, source, isRef, narrowing, field.name, keyword, pages, form]);
  const search = useCallback(
    (text: string) => setWanted((before) => ({ keyword: text, pages: 1, form: formNow(before.form) })),
    [formNow],
  );
  // The form may have changed since its choices were asked for.
  const opened = () => {
    const now = formNow(form);
    if (now !== form) setWanted({ keyword, pages: 1, form: now });
  };
  // The choices of another keyword or form are not offered: Enter, pressed early, would take the first of them.
  const isOld = state.of.keyword !== keyword || state.of.form !== form;
  const shown: Omit<Found, 'of'> = isOld ? { found: [], left: 0, loading: true } : state;
  const more = () => {
    if (!shown.loading && shown.left > 0) setWanted({ ...wanted, pages: pages + 1 });
  };
  return { ...shown, keyword, search, opened, more };
}
