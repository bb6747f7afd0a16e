import { entities } from '../../../contract/generated/entities.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

/** The address of the page that shows one import, by the menus; null where no menu has such a page. */
export function importDetailUrl(catalog: Catalog, id: string): string | null {
  for (const { items } of catalog.menus)
    for (const { url, comment } of items) {
      const page = catalog.pages.get(comment);
      if (page?.kind === 'detail' && page.entity === entities.ImportTask)
        return `${url}?Id=${encodeURIComponent(id)}`;
    }
  return null;
}
