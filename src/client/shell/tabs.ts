import { isHttp, safeUrl } from '../session/safe-url.ts';
import { keepForSession } from '../session/session.ts';
import { KEYS } from '../storage/keys.ts';
import { PLACES } from '../renderer/contexts.ts';
import { readKey } from '../storage/storage.ts';

/** Open tabs by full path, in the order of their opening. */
export type Tabs = readonly string[];

function pageOf(path: string): string {
  const [at, search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const name of PLACES) query.delete(name);
  return `${at}?${query}`;
}

/** Tabs with a path visited; another place of a page that is open is the same tab. */
export function visit(tabs: Tabs, path: string): Tabs {
  if (tabs.includes(path)) return tabs;
  const page = pageOf(path);
  const isOpen = tabs.some((tab) => pageOf(tab) === page);
  return isOpen ? tabs.map((tab) => (pageOf(tab) === page ? path : tab)) : [...tabs, path];
}

export type TabCommand = 'current' | 'left' | 'right' | 'all';

/** What a command of a tab's menu leaves open and where it leads; a text when there is nothing to close. */
export type TabOutcome = { readonly tabs: Tabs; readonly go?: string } | { readonly nothing: string };

const NOTHING_LEFT = '左侧没有标签';
const NOTHING_RIGHT = '右侧没有标签';

/** Runs a command on a tab. `active` is the path that is shown, `home` where closing everything leads. */
export function runOnTab(
  command: TabCommand,
  tabs: Tabs,
  path: string,
  active: string,
  home: string,
): TabOutcome {
  const at = tabs.indexOf(path);
  switch (command) {
    case 'current':
      return close(tabs, path, active);
    case 'left':
      return at <= 0 ? { nothing: NOTHING_LEFT } : keep(tabs.slice(at), path, active);
    case 'right':
      return at === tabs.length - 1 ? { nothing: NOTHING_RIGHT } : keep(tabs.slice(0, at + 1), path, active);
    case 'all':
      return { tabs: [], go: home };
  }
}

/** Closes one tab; the last one stays. When it was shown, its neighbour is shown next. */
export function close(tabs: Tabs, path: string, active: string): TabOutcome {
  if (tabs.length <= 1) return { tabs };
  const at = tabs.indexOf(path);
  const left = tabs.filter((tab) => tab !== path);
  return path === active ? { tabs: left, go: left[Math.min(at, left.length - 1)] } : { tabs: left };
}

function keep(left: Tabs, path: string, active: string): TabOutcome {
  return left.includes(active) ? { tabs: left } : { tabs: left, go: path };
}

/** Tabs that were open before a reload. */
export const storedTabs = (): Tabs =>
  (readKey(KEYS.tabs) ?? []).filter((path) => safeUrl(path) === path && !isHttp(path));
export const keepTabs = (tabs: Tabs): void => keepForSession(KEYS.tabs, [...tabs]);
