import { useEffect, useState } from 'react';
import { useMe } from '../contexts.ts';
import { useData, type FirstAnswer, type PageData } from '../data.ts';

interface Kept {
  readonly first: Promise<FirstAnswer>;
  readonly askedAt: number;
  /** Nothing was missing: rows that are there seldom all go again. */
  isMet?: boolean;
}

const NOTHING: FirstAnswer = { Missing: [], Own: null };

const kept = new WeakMap<PageData, Map<string, Kept>>();
const freshMs = 3_000;

/** Asks what a page needs first; parts of one page that ask together ask once. */
function askFirst(data: PageData, path: string): Promise<FirstAnswer> {
  const pages = kept.get(data) ?? new Map<string, Kept>();
  kept.set(data, pages);
  const known = pages.get(path);
  if (known && (known.isMet || Date.now() - known.askedAt < freshMs)) return known.first;
  const asked: Kept = { first: data.first(path), askedAt: Date.now() };
  pages.set(path, asked);
  asked.first.then(
    ({ Missing }) => (asked.isMet = Missing.length === 0),
    () => pages.get(path) === asked && pages.delete(path),
  );
  return asked.first;
}

/** What has to be made before a page can show anything; undefined without a path and until that is known. Visitors make nothing. */
export function useFirst(path: string | undefined): FirstAnswer | undefined {
  const data = useData();
  const isUser = useMe().UserId !== '';
  const [known, setKnown] = useState<{ path: string; first: FirstAnswer }>();
  useEffect(() => {
    if (path === undefined || !isUser) return undefined;
    let mounted = true;
    askFirst(data, path).then(
      (first) => mounted && setKnown({ path, first }),
      // The page says what it has to say without this.
      () => mounted && setKnown({ path, first: NOTHING }),
    );
    return () => {
      mounted = false;
    };
  }, [data, path, isUser]);
  if (!isUser) return NOTHING;
  return known?.path === path ? known?.first : undefined;
}
