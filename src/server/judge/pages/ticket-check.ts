import type { PageFile } from '../../../contract/generated/meta.ts';
import { childrenOf, childUse, entityNameOf, isTicketPage } from '../../../contract/page.ts';
import { pathsFrom } from '../names/page-paths.ts';
import type { Inspection } from '../names/references.ts';
import type { SchemaSet } from '../files/schema-set.ts';
import { callSourcesOf, pagesOpenedBy } from '../../../contract/page-names.ts';

/** What somebody reads or fills in for themselves. */
const OF_ONESELF: readonly PageFile['kind'][] = [
  'list',
  'detail',
  'form',
  'wizard',
  'board',
  'tabs',
  'link',
  'paper',
];

/** Holds a page for the holders of tickets against the routes that lead to it, and its entity against whose rows they are. */
export function checkTicketPage(inspection: Inspection, path: string, page: PageFile): void {
  const { set } = inspection;
  if (!OF_ONESELF.includes(page.kind))
    return inspection.report(['public'], `${page.kind} 页面不能凭核验使用`);
  // Routes that cannot be read were told of.
  if (set.routes && !heldPaths(set).has(path))
    return inspection.report(['public'], '没有带 "ticket" 的路由通向此页面，核验后也打不开');
  const entity = set.entities.get(entityNameOf(page) ?? '');
  if (entity && entity.file.own === undefined)
    inspection.report(['entity'], `${entity.name} 没有 "own"，核验后一条数据也读不到`);
  checkCalls(inspection, page);
  for (const { at, name: target } of pagesOpenedBy(page)) {
    const linked = set.pages.get(target);
    if (linked && !isTicketPage(linked))
      inspection.report(at, `页面 "${target}" 没有声明 "public": "ticket"`);
  }
  for (const [pointer, use] of childrenOf(page)) {
    const { entity: name } = childUse(use);
    const child = set.entities.get(name);
    if (child && child.file.parent === undefined)
      inspection.report(pointer.split('/').slice(1), `${name} 没有 "parent"，核验后读不到`);
  }
  if (page.kind === 'list' && page.tree)
    inspection.report(['tree'], '凭核验使用的页面不能用 "tree"，请用筛选条件');
}

const held = new WeakMap<SchemaSet, ReadonlySet<string>>();

/** Pages that routes of page groups lead to by way of such pages. */
function heldPaths(set: SchemaSet): ReadonlySet<string> {
  const starts = (set.routes?.routes ?? []).flatMap(({ public: isPublic, ticket, page, visitor }) =>
    isPublic && ticket !== undefined ? (visitor ?? page ?? []) : [],
  );
  const found = held.get(set) ?? pathsFrom(set, starts, isTicketPage);
  held.set(set, found);
  return found;
}

/** Calls that the page names must be answered to a ticket. */
function checkCalls(inspection: Inspection, page: PageFile): void {
  for (const [pointer, { call }] of callSourcesOf(page)) {
    const file = inspection.set.calls.get(call);
    if (file && file.access !== 'public' && file.access !== 'visitor' && !file.ticket)
      inspection.report(
        [...pointer.split('/').slice(1), 'call'],
        `调用 "${call}" 没有 "ticket"，核验后得不到数据`,
      );
  }
}
