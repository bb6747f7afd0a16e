import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { siteTitle, storedSite } from '../account/site.ts';
import { useData } from '../renderer/data.ts';
import { loadPage } from '../renderer/pages.ts';
import { keepForSession } from '../session/session.ts';
import { KEYS } from '../storage/keys.ts';
import { readKey } from '../storage/storage.ts';
import { useFrame } from './frame.ts';
import { routeTable } from './route-table.ts';
import type { Resolution } from './resolve.ts';

/** Titles of pages that no menu item names, by full path; told by the page file when it is there. */
const known = new Map(Object.entries(readKey(KEYS.tabTitles) ?? {}));
/** As many as anybody has tabs open; older ones are told again by their pages. */
const MOST_KEPT = 300;
const watchers = new Set<() => void>();
let version = 0;

function learnTitle(fullPath: string, title: string): void {
  if (known.get(fullPath) === title) return;
  known.set(fullPath, title);
  keepForSession(KEYS.tabTitles, Object.fromEntries([...known].slice(-MOST_KEPT)));
  version += 1;
  for (const changed of watchers) changed();
}

const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};

/** Titles of addresses: the menu item's, else the page file's. */
export function useTitles(): (fullPath: string) => string {
  const { routes } = useFrame();
  const at = useSyncExternalStore(watch, () => version);
  return useCallback(
    (fullPath) => {
      const path = fullPath.split(/[?#]/, 1)[0] ?? '';
      const learnt = routes.get(path)?.title || known.get(fullPath);
      return learnt || routeTable.find(path)?.route.title || '页面';
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `at` stands for the learnt titles
    [routes, at],
  );
}

/** Title of the page that is shown; the browser's tab carries it too. */
export function usePageTitle(found: Resolution, fullPath: string): string {
  const data = useData();
  const titleOf = useTitles();
  const page = found.kind === 'route' && found.route.title === '' ? found.route.page : undefined;
  useEffect(() => {
    if (page === undefined) return;
    // A page that cannot be loaded says so itself.
    loadPage(data, page).then(
      (loaded) => learnTitle(fullPath, loaded.file.title),
      () => undefined,
    );
  }, [data, page, fullPath]);
  const { systemTitle } = useFrame();
  const title = titleOf(fullPath);
  useEffect(() => {
    if (found.kind !== 'route' && found.kind !== 'exception') return;
    const site = systemTitle ?? siteTitle(storedSite());
    document.title = title === '' ? site : `${title} - ${site}`;
  }, [title, found.kind, systemTitle]);
  return title;
}
