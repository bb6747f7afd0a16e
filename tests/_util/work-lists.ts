import type { Work } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';

/** The lists, and the tabs of lists, that show what waits for the reader, or what the reader did. */
export const workListsOf =
  ({ pages }: Pick<Catalog, 'pages'>) =>
  (entity: EntityModel, work: Work) =>
    [...pages].flatMap(([Page, page]) => {
      if (page.kind !== 'list' || page.entity !== entity.name) return [];
      const tabs = (page.tabs ?? [])
        .filter((tab) => tab.work === work)
        .map(({ key }) => ({ Page, Tab: key }));
      return page.work === work ? [{ Page }, ...tabs] : tabs;
    });
