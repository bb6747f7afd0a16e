import type {
  BoardPage,
  ChildUse,
  ChildUseObject,
  FormPage,
  ListPage,
  ListView,
  PageBlock,
  PageFile,
  WizardPage,
} from './generated/meta.ts';

/** The entity that a page works on; boards, tabs and notices have none of their own. */
export function entityNameOf(page: PageFile): string | undefined {
  return 'entity' in page ? page.entity : undefined;
}

/** The entities that a page tells of: its own, and the one whose fields a board is narrowed by. */
export function entityNamesOf(page: PageFile): string[] {
  const own = entityNameOf(page);
  const asked = page.kind === 'board' && page.filters ? [page.filters.entity] : [];
  return own === undefined ? asked : [own, ...asked];
}

/** Whether a page is a form: in one piece, or in steps. */
export function isFormPage(page: PageFile): page is FormPage | WizardPage {
  return page.kind === 'form' || page.kind === 'wizard';
}

/** The sub-tables that a page edits or shows, each with its JSON pointer. */
export function childrenOf(page: PageFile): [pointer: string, use: ChildUse][] {
  const listed = (at: string, uses: readonly ChildUse[] = []) =>
    uses.map((use, index): [string, ChildUse] => [`${at}/children/${index}`, use]);
  if (page.kind === 'wizard')
    return page.steps.flatMap((step, index) => listed(`/steps/${index}`, step.children));
  return page.kind === 'form' || page.kind === 'detail' ? listed('', page.children) : [];
}

/** A sub-table with what the page says of it. */
export const childUse = (use: ChildUse): ChildUseObject => (typeof use === 'string' ? { entity: use } : use);

/** The entities of a page: its own, and those of its sub-tables. */
export function entitiesOf(page: PageFile): string[] {
  return [entityNameOf(page) ?? [], ...childrenOf(page).map(([, use]) => childUse(use).entity)].flat();
}

/** The ways in which a list is shown, the first at first. */
export function listViews({ views, lanes }: ListPage): readonly [ListView, ...ListView[]] {
  return views ?? (lanes ? [{ as: 'lanes', ...lanes }] : [{ as: 'table' }]);
}

/** The fields by which the views of a list read its rows: lanes by their value, days by their span. */
export const viewFields = (page: ListPage): readonly string[] =>
  listViews(page).flatMap((view) => {
    if (view.as === 'lanes') return [view.field];
    if (view.as === 'calendar') return view.to === undefined ? [view.from] : [view.from, view.to];
    return view.as === 'timeline' ? [view.date] : [];
  });

/** Whether a page is readable without a session. */
export function isPublicPage(page: PageFile): boolean {
  return 'public' in page && page.public === true;
}

/** Whether a page is for the holders of tickets too. */
export function isTicketPage(page: PageFile): boolean {
  return 'public' in page && page.public === 'ticket';
}

/** Whether a page is for the holders of its keys too. */
export function isSharePage(page: PageFile): page is BoardPage {
  return page.kind === 'board' && page.public === 'share';
}

/** Whether a page is a form that anybody hands in. */
export function isIntakePage(page: PageFile): page is FormPage {
  return page.kind === 'form' && page.public === 'write';
}

/** The blocks of a page, of the kinds that have any. */
export function blocksOf(page: PageFile): readonly PageBlock[] {
  return ('blocks' in page ? page.blocks : undefined) ?? [];
}

/** Sources of frames for a page's policy: the sites that link pages show inside a frame. */
export function frameSources(pages: Iterable<PageFile>): string[] {
  const hosts = [...pages].flatMap((page) =>
    page.kind === 'link' && page.open === 'frame' ? page.hosts : [],
  );
  return [...new Set(hosts)].map((host) => `https://${host}`);
}

/** The list pages that a page shows as parts of itself, or picks lines from, each with its JSON pointer. */
export function listPartsOf(page: PageFile): [pointer: string, path: string][] {
  const blocks = blocksOf(page).flatMap((block, at): [string, string][] =>
    block.block === 'list' ? [[`/blocks/${at}/page`, block.page]] : [],
  );
  const picked = childrenOf(page).flatMap(([pointer, use]): [string, string][] => {
    const { pick } = childUse(use);
    return pick ? [[`${pointer}/pick/page`, pick.page]] : [];
  });
  return [...blocks, ...picked];
}

/** How an address names a tab: by the last part of its page's path where no other tab has the same. */
export function tabKey(tabs: readonly { readonly page: string }[], path: string): string {
  const lastPart = (one: string) => one.slice(one.lastIndexOf('/') + 1);
  const short = lastPart(path);
  return tabs.filter((tab) => lastPart(tab.page) === short).length === 1 ? short : path;
}
