import { describe, expect, it } from 'vitest';
import { FLOW_OBJECTIONS, type EntityModel } from '../../src/contract/model.ts';
import { isOfOthers, OWN_IDS, ownIdOf, type OwnId } from '../../src/contract/own-page.ts';
import { buttonsOf } from '../../src/contract/page-names.ts';
import { NOBODY, type Subject } from '../../src/contract/subject.ts';
import type { MenuFileItem, PageFile } from '../../src/contract/generated/meta.ts';
import type { Grants, MenuRow } from '../../src/server/auth/grants/grants.ts';
import { menuTree, type MenuItem } from '../../src/server/auth/grants/menu-tree.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';

const catalog = loadCatalog('schemas');
const ids = Object.keys(OWN_IDS) as OwnId[];

/** Formulas of a page that say which rows, or whose new row, it shows. */
function ownFormulas(page: PageFile): string[] {
  if (page.kind === 'list') return [page.filter ?? ''];
  if (page.kind === 'detail') return [page.row ?? ''];
  if (page.kind !== 'form' && page.kind !== 'wizard') return [];
  return [...Object.values(page.find ?? {}), ...Object.values(page.initial ?? {})];
}

const namesOwn = [...catalog.pages].filter(([, page]) =>
  ownFormulas(page).some((formula) => ids.some((id) => formula.includes(`me.${id}`))),
);

const rowOf = (item: MenuFileItem): MenuRow => ({
  Id: item.id,
  ParentId: item.parent ?? null,
  Text: item.text,
  Url: item.url,
  Comment: item.comment,
  Icon: null,
  Domain: null,
  CodeSort: 0,
  IsShow: item.IsShow ?? 1,
  TargetType: '0',
  Redirect: null,
});
const rows = new Map(catalog.menus.flatMap(({ items }) => items.map((item) => [item.id, rowOf(item)])));
const grants: Grants = {
  menus: new Map([...rows.keys()].map((id) => [id, new Set<string>()])),
  enCodes: new Set(),
  readable: new Set(),
  pages: new Set(),
  rows,
};
const shown = (items: readonly MenuItem[]): MenuItem[] =>
  items
    .filter(({ attributes }) => attributes.IsShow === 1)
    .flatMap((item) => [item, ...shown(item.children)]);
/** What the menu of somebody who was granted everything shows of pages that tell people of themselves. */
const ownShown = (me: Subject): (OwnId | undefined)[] =>
  shown(menuTree(catalog, grants, me)).map(({ attributes }) => {
    const page = catalog.pages.get(attributes.comment);
    return page && ownIdOf(page, catalog.pages);
  });

describe('16.11 pages that tell people of themselves', () => {
  it.each(namesOwn)('%s is known as one, and closed to everybody else', (_path, page) => {
    const own = ownIdOf(page, catalog.pages);
    expect(isOfOthers(own, NOBODY)).toBe(true);
    expect(isOfOthers(own, { ...NOBODY, [own!]: 'x' })).toBe(false);
  });

  it('stand in the menus of such people alone, whoever holds them', () => {
    for (const id of ids) {
      const others = new Set(
        ownShown({ ...NOBODY, [id]: 'x' }).filter((own) => own !== undefined && own !== id),
      );
      expect([...others]).toEqual([]);
    }
    expect(
      ownShown({ ...NOBODY, StudentId: 'x' }).filter((own) => own === 'StudentId').length,
    ).toBeGreaterThan(4);
    expect(
      ownShown({ ...NOBODY, NewStudentId: 'x' }).filter((own) => own === 'NewStudentId').length,
    ).toBeGreaterThan(9);
  });
});

describe('22 what waits in the to-do list', () => {
  const isDeciding = (entity: EntityModel, enCode: string) => {
    const verb = entity.actions.get(enCode)?.verb;
    return verb === 'approve' || (entity.name === FLOW_OBJECTIONS && verb === 'handler');
  };
  const lists = [...catalog.pages].flatMap(([path, page]) => {
    if (page.kind !== 'list') return [];
    const entity = catalog.entities.get(page.entity)!;
    const acts = (page.rowActions ?? []).map(({ EnCode }) => EnCode).filter((one) => isDeciding(entity, one));
    return acts.length > 0 && page.detail !== undefined ? [{ path, detail: page.detail, acts }] : [];
  });

  it.each(lists)('is decided where $path opens it', ({ detail, acts }) => {
    const page = catalog.pages.get(detail)!;
    const shown = buttonsOf(page).map(([, enCode]) => enCode);
    expect(shown).toEqual(expect.arrayContaining(acts));
  });

  it('has lists of applications and one of objections', () => {
    expect(lists.length).toBeGreaterThan(6);
    expect(lists.map(({ path }) => path)).toContain('workflow/objections');
  });
});
