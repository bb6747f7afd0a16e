import type { Caller } from '../../data/access/caller.ts';
import type { Catalog } from '../../data/schemas/catalog.ts';

/** The address of a list of an entity's rows that the caller may read; empty where there is none. */
export function pageOf(catalog: Catalog, caller: Caller, entity: string): string {
  if (!caller.readable.has(entity)) return '';
  const shown = catalog.routes.routes.find(({ page, path }) => {
    const file = page === undefined || path.includes(':') ? undefined : catalog.pages.get(page);
    return file?.kind === 'list' && file.entity === entity;
  });
  return shown?.path ?? '';
}
