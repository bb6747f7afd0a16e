import type { TabsPage } from '../../../contract/generated/meta.ts';
import type { EntityModel } from '../../../contract/model.ts';
import { checkCall } from '../blocks/source-check.ts';
import type { Inspection } from '../names/references.ts';
import { namesOf } from './opened-row.ts';

/** Holds the tabs of a page against its row, and against running in a circle. */
export function checkTabs(
  inspection: Inspection,
  entity: EntityModel | undefined,
  page: TabsPage,
  path: string,
): void {
  // An entity that is named but not sound leaves its row unjudged.
  const names = namesOf(entity, page.entity !== undefined);
  for (const [index, tab] of page.tabs.entries()) {
    const at = ['tabs', index];
    if (isShownBy(inspection, tab.page, path))
      inspection.report([...at, 'page'], `页签 "${tab.page}" 绕回本页，会无穷嵌套`);
    if (tab.when) inspection.condition([...at, 'when'], tab.when, names, 'bool');
    if (tab.count === true) inspection.page([...at, 'page'], tab.page, 'list');
    else if (tab.count) checkCall(inspection, [...at, 'count'], tab.count, names, { '': [tab.count.field] });
  }
}

/** Whether a page is drawn inside another one: that page itself, or one behind its tabs. */
function isShownBy({ set }: Inspection, from: string, path: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === path) return true;
    const page = set.pages.get(next);
    if (seen.has(next) || page?.kind !== 'tabs') continue;
    seen.add(next);
    open.push(...page.tabs.map((tab) => tab.page));
  }
  return false;
}
