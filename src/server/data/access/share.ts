import type { BoardPage } from '../../../contract/generated/meta.ts';
import { isSharePage } from '../../../contract/page.ts';
import { NOBODY } from '../../../contract/subject.ts';
import type { Caller } from './caller.ts';
import type { Catalog } from '../schemas/catalog.ts';
import { buttonsOf, sourcesOfBlock } from '../../../contract/page-names.ts';

/** The board as the holder of its key is shown it: only figures that are for everybody who was sent the address. */
export function sharedBoard(catalog: Catalog, path: string): BoardPage | undefined {
  const page = catalog.pages.get(path);
  if (!page || !isSharePage(page) || routeOf(catalog, path) === undefined) return undefined;
  const { shares: _shares, filters: _filters, ...shown } = page;
  const isOpen = (call: string) => {
    const file = catalog.calls.get(call);
    return file?.share === true || file?.access === 'public';
  };
  const isTold = (block: BoardPage['blocks'][number]) => {
    const sources = sourcesOfBlock(block);
    const isOfItself = block.block !== 'list' && (!('source' in block) || 'rows' in block.source);
    return sources.length === 0 ? isOfItself : sources.every(([, { call }]) => isOpen(call));
  };
  const [first, ...others] = page.blocks.filter(isTold);
  return first && { ...shown, blocks: [first, ...others] };
}

/** The calls that the holder of a board's key may ask. */
export function sharedCalls(catalog: Catalog, path: string): ReadonlySet<string> {
  const sources = (sharedBoard(catalog, path)?.blocks ?? []).flatMap(sourcesOfBlock);
  return new Set(sources.map(([, { call }]) => call).filter((call) => catalog.calls.get(call)?.share));
}

/** Whether the key of a board opens another one too: one that shows a part of the same figures, such as its form for phones. */
export function opensBoard(catalog: Catalog, share: string | undefined, path: string): boolean {
  if (share === undefined || share === path) return share === path;
  const known = sharedCalls(catalog, share);
  return [...sharedCalls(catalog, path)].every((call) => known.has(call));
}

/** The address of a board that may be shared. */
export const routeOf = (catalog: Catalog, path: string): string | undefined =>
  catalog.routes.routes.find((route) => route.public && route.page === path)?.path;

/** The board whose keys an EnCode makes: the one whose list of keys has its button. */
export function boardOfKeys(catalog: Catalog, enCode: string): string | undefined {
  const offers = (path: string | undefined) => {
    const page = path === undefined ? undefined : catalog.pages.get(path);
    return page !== undefined && buttonsOf(page).some(([, one]) => one === enCode);
  };
  return [...catalog.pages].find(([, page]) => isSharePage(page) && offers(page.shares))?.[0];
}

/** Nobody, for the calls of one board. What the maker of a key may see, or that they have left, changes nothing. */
export const asSharer = (origin: Pick<Caller, 'requestId' | 'ip' | 'arrived'>, share: string): Caller => ({
  ...origin,
  subject: NOBODY,
  grants: new Set(),
  readable: new Set(),
  share,
});
