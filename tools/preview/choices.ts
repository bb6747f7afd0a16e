import { entityNameOf } from '../../src/contract/page.ts';
import type { PageFile } from '../../src/contract/generated/meta.ts';
import type { Catalog, SchemaFault } from '../../src/server/data/schemas/catalog.ts';
import { givenTo } from './views.ts';

/** A page to look at. */
export interface PageChoice {
  readonly path: string;
  readonly title: string;
  readonly kind: PageFile['kind'];
  /** Sample row that the page is about; absent for pages that are about none. */
  readonly rowId?: string;
}

/** Somebody to look as, with what the menus give them. */
export interface RoleChoice {
  readonly code: string;
  readonly name: string;
  readonly pages: readonly string[];
  readonly buttons: readonly string[];
}

/** All that can be chosen, as the schemas are now. */
export interface Choices {
  readonly pages: readonly PageChoice[];
  readonly roles: readonly RoleChoice[];
  /** Faults of pages, which are left out. */
  readonly faults: readonly SchemaFault[];
}

/** What the schemas offer to look at. */
export function choicesOf(catalog: Catalog): Choices {
  const pages = [...catalog.pages].map(([path, page]) => ({
    path,
    title: page.title,
    kind: page.kind,
    ...rowOf(page),
  }));
  const roles = catalog.roles.roles.map(({ code, name }) => {
    const given = givenTo(catalog, code);
    return { code, name, pages: [...given.pages], buttons: [...given.enCodes] };
  });
  return { pages: pages.sort((a, b) => (a.path < b.path ? -1 : 1)), roles, faults: catalog.faults() };
}

/** Pages about one row show the first sample row of their entity. */
function rowOf(page: PageFile): { rowId?: string } {
  const table = entityNameOf(page)?.split('/')[1];
  return (page.kind === 'detail' || page.kind === 'paper') && table !== undefined
    ? { rowId: `${table}1` }
    : {};
}
