import type { PageFile } from '../../src/contract/generated/meta.ts';
import { entityNameOf, isPublicPage } from '../../src/contract/page.ts';
import { SUPER_ROLE } from '../../src/contract/subject.ts';
import { heldButtons } from '../../src/server/data/schemas/held-buttons.ts';
import { pageClosure, openedBy, type Catalog } from '../../src/server/data/schemas/catalog.ts';
import { buttonsOf } from '../../src/contract/page-names.ts';

/** A page as one role sees it. */
export interface View {
  readonly path: string;
  /** Empty: somebody who is not logged in. */
  readonly role: string;
  readonly rowId?: string;
  readonly buttons: readonly string[];
}

/** Pages and EnCodes of a role. */
export interface Given {
  readonly pages: Set<string>;
  readonly enCodes: Set<string>;
}

/**
 * Every page with each role that is given it; roles that see the very same are one view. A form is shown for a new row
 * and for a stored one, what is about a row with one.
 */
export function viewsOf(catalog: Catalog): View[] {
  // Schemas may be named to the administrator, who therefore stands for what nobody else sees.
  const codes = catalog.roles.roles.map(({ code }) => code).filter((code) => code !== SUPER_ROLE);
  const given = new Map([...codes, SUPER_ROLE].map((code) => [code, givenTo(catalog, code)]));
  const visited = new Set(catalog.routes.routes.map(({ visitor }) => visitor));
  return [...catalog.pages].flatMap(([path, page]) => {
    const seen = new Map<string, View>();
    for (const [role, { pages, enCodes }] of given) {
      if (!pages.has(path)) continue;
      const buttons = [...enCodes].sort();
      const key = JSON.stringify([
        ownEnCodes(page).filter((one) => enCodes.has(one)),
        sightOf(catalog, page, role),
      ]);
      if (!seen.has(key)) seen.set(key, { path, role, buttons });
    }
    if (seen.size === 0 && (isPublicPage(page) || visited.has(path)))
      seen.set('', { path, role: '', buttons: [] });
    return [...seen.values()].flatMap((view) => withRows(page, view));
  });
}

/** What the shipped menus give to a role. */
export function givenTo(catalog: Catalog, role: string): Given {
  const pages = new Set<string>();
  const enCodes = new Set<string>();
  for (const item of catalog.menus.flatMap((menu) => menu.items)) {
    if (!item.roles.includes('*') && !item.roles.includes(role) && role !== 'admin') continue;
    for (const path of pageClosure(catalog, item.comment).keys()) pages.add(path);
    const held =
      role === 'admin' ? openedBy(catalog, item.comment).enCodes : heldButtons(catalog).of(item, role);
    for (const enCode of held) enCodes.add(enCode);
  }
  return { pages, enCodes };
}

const ownEnCodes = (page: PageFile) =>
  buttonsOf(page)
    .map(([, enCode]) => enCode)
    .sort();

/** Fields that some roles alone may see or change. */
function sightOf(catalog: Catalog, page: PageFile, role: string): string[] {
  const entity = catalog.entities.get(entityNameOf(page) ?? '');
  return [...(entity?.fields.values() ?? [])]
    .filter((field) => field.read?.includes(role) === false || field.write?.includes(role) === false)
    .map((field) => field.name);
}

function withRows(page: PageFile, view: View): View[] {
  const table = entityNameOf(page)?.split('/')[1];
  const stored = { ...view, rowId: `${table}1` };
  if (page.kind === 'detail' || page.kind === 'paper' || (page.kind === 'tabs' && table !== undefined))
    return [stored];
  return page.kind === 'form' || page.kind === 'wizard' || page.kind === 'designer' ? [view, stored] : [view];
}
