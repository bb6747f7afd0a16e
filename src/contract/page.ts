import type {
  BoardPage,
  CallSource,
  ChildUse,
  ChildUseObject,
  FieldUse,
  CountdownSource,
  FormPage,
  GuidePage,
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

/** Every call that a page names as a source of what it shows, each with its JSON pointer. */
export function callSourcesOf(page: PageFile): [pointer: string, source: CallSource][] {
  const found = blocksOf(page).flatMap((block, at) =>
    sourcesOfBlock(block).map(([pointer, source]): [string, CallSource] => [
      `/blocks/${at}${pointer}`,
      source,
    ]),
  );
  const isSourced =
    page.kind === 'notices' ||
    page.kind === 'paper' ||
    page.kind === 'picker' ||
    page.kind === 'designer' ||
    page.kind === 'settings';
  if (isSourced && page.source) found.push(['/source', page.source]);
  found.push(...tracksOf(page));
  if (page.kind === 'batch') found.push(['/templates', page.templates], ['/documents', page.documents]);
  if (page.kind === 'tabs')
    page.tabs.forEach((tab, at) => {
      if (typeof tab.count === 'object') found.push([`/tabs/${at}/count`, tab.count]);
    });
  return found;
}

/** The calls that a block shows, each with its JSON pointer inside of it. */
export function sourcesOfBlock(block: PageBlock): [pointer: string, source: CallSource][] {
  const listed: [string, CallSource][] =
    block.block === 'tallies' && block.list ? [['/list/source', block.list.source]] : [];
  if ('source' in block && 'call' in block.source) return [['/source', block.source], ...listed];
  const isAsked = block.block === 'countdown' && typeof block.target === 'object' && 'call' in block.target;
  return isAsked ? [['/target', block.target as CountdownSource]] : [];
}

/** The tracks on which times are chosen. */
function tracksOf(page: PageFile): [pointer: string, source: CallSource][] {
  const lists: [string, readonly FieldUse[]][] =
    page.kind === 'form'
      ? page.sections.map((section, at) => [`/sections/${at}`, section.fields])
      : page.kind === 'wizard'
        ? page.steps.map((step, at) => [`/steps/${at}`, step.fields ?? []])
        : page.kind === 'picker' && page.asks
          ? [['', page.asks]]
          : [];
  return lists.flatMap(([at, uses]) =>
    uses.flatMap((use, index): [string, CallSource][] =>
      typeof use === 'object' && use.track
        ? [[`${at}/${at === '' ? 'asks' : 'fields'}/${index}/track`, use.track]]
        : [],
    ),
  );
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

/** The pages that the steps of a guide lead to. */
export function guidePagesOf(page: GuidePage): string[] {
  return page.steps
    .flatMap((step) => [step.page, ...(step.missing ?? []).map((one) => one.page)])
    .flatMap((path) => path ?? []);
}

/** The entities that the steps of a guide count, but those of their pages. */
export function guideEntitiesOf(page: PageFile): string[] {
  if (page.kind !== 'guide') return [];
  return page.steps
    .flatMap((step) => [step.entity, ...(step.missing ?? []).map((one) => one.entity)])
    .flatMap((name) => name ?? []);
}
