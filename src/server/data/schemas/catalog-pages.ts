import type { ActionFile, PageFile } from '../../../contract/generated/meta.ts';
import type { Catalog } from './catalog.ts';
import { buttonsOf, entitiesShownBy, pagesOpenedBy } from '../../../contract/page-names.ts';

/** What leads from page to page. */
export interface Linked {
  readonly pages: { get(path: string): PageFile | undefined };
  readonly enCodes: { get(enCode: string): { readonly action: ActionFile } | undefined };
}

/**
 * A page and all pages that it opens: form, detail, tabs, lists, and the pages of its actions. By path; unknown ones, those
 * that `isTaken` refuses and what only these open are left out.
 */
export function pageClosure(
  catalog: Linked,
  path: string,
  isTaken: (page: PageFile) => boolean = () => true,
): Map<string, PageFile> {
  const closure = new Map<string, PageFile>();
  const open = [path];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const page = catalog.pages.get(next);
    if (!page || closure.has(next) || !isTaken(page)) continue;
    closure.set(next, page);
    open.push(...linksOf(catalog, page));
  }
  return closure;
}

/** The pages that a page opens; by buttons only where `isHeld` lets those be pressed. */
export function linksOf(
  catalog: Linked,
  page: PageFile,
  isHeld: (enCode: string) => boolean = () => true,
): string[] {
  const held = buttonsOf(page).filter(([, enCode]) => isHeld(enCode));
  const links: (string | undefined)[] = held.map(([, enCode]) => catalog.enCodes.get(enCode)?.action.page);
  links.push(...pagesOpenedBy(page).map(({ name }) => name));
  return links.filter((link) => link !== undefined);
}

/** What a menu item with a page leads to. */
export interface Opened {
  readonly pages: readonly string[];
  /** What the pages offer, which the item grants. */
  readonly enCodes: ReadonlySet<string>;
  /** The entities whose rows the pages show, which the item makes readable. */
  readonly entities: ReadonlySet<string>;
}

const opened = new WeakMap<Catalog, Map<string, Opened>>();

/** What a page and all pages that it opens hold; worked out once for each set of schemas. */
export function openedBy(catalog: Catalog, path: string): Opened {
  const known = opened.get(catalog) ?? new Map<string, Opened>();
  opened.set(catalog, known);
  const found = known.get(path) ?? lookThrough(pageClosure(catalog, path));
  known.set(path, found);
  return found;
}

function lookThrough(closure: ReadonlyMap<string, PageFile>): Opened {
  const pages = [...closure.values()];
  return {
    pages: [...closure.keys()],
    enCodes: new Set(pages.flatMap((page) => buttonsOf(page).map(([, enCode]) => enCode))),
    entities: new Set(pages.flatMap(entitiesShownBy)),
  };
}
