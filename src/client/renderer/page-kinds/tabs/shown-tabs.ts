import type { PageTab } from '../../../../contract/generated/meta.ts';
import { tabKey } from '../../../../contract/page.ts';
import type { Subject } from '../../../../contract/subject.ts';
import type { Row } from '../../data.ts';
import { queryOf } from '../../query.ts';
import { holds } from '../../schema/judge.ts';

/** A tab that is offered; the address knows it by its key. */
export interface ShownTab {
  readonly key: string;
  readonly tab: PageTab;
}

/** The tabs that the caller is offered. A key is the last part of the page's path where no other tab has the same. */
export function shownTabs(tabs: readonly PageTab[], me: Subject, row: Row | undefined): ShownTab[] {
  return tabs
    .map((tab) => ({ key: tabKey(tabs, tab.page), tab }))
    .filter(({ tab }) => holds(tab.when, { me, ...(row && { row }) }));
}

/** The tab that an address asks for, else the first. */
export function tabInAddress(tabs: readonly ShownTab[], path: string): string {
  const asked = queryOf(path).get('tab');
  return tabs.find(({ key }) => key === asked)?.key ?? tabs[0]?.key ?? '';
}
