import { answerOf } from '../../src/server/data/schemas/page-answer.ts';
import { shownEntity } from '../../src/server/data/schemas/shown-entity.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';

/** A shipped page: its file, and the names of what it opens and shows, which lie beside it once for all pages. */
export interface ShippedPage {
  readonly Version: string;
  readonly Page: unknown;
  readonly Pages: readonly string[];
  readonly Entities: readonly string[];
  readonly Calendar?: unknown;
}

/**
 * The schemas as the browser side carries them, for servers that tell of none: by path below the folder, with what
 * `Data/Schema` tells a holder of the page and nothing more.
 */
export function shippedFiles(catalog: Catalog): Map<string, string> {
  const files = new Map<string, string>();
  const add = (path: string, content: unknown) => files.set(`${path}.json`, JSON.stringify(content));
  const shown = new Set<string>();
  for (const [path, page] of catalog.pages) {
    const { Version, Page, Pages, Entities, ...rest } = answerOf(catalog, path, page);
    const shipped: ShippedPage = {
      Version,
      Page,
      Pages: Object.keys(Pages),
      Entities: Object.keys(Entities),
      ...rest,
    };
    add(`pages/${path}`, shipped);
    for (const name of shipped.Entities) shown.add(name);
  }
  for (const name of shown)
    for (const [, entity] of shownEntity(catalog, name)) add(`entities/${name}`, entity);
  for (const [name, { items }] of catalog.codes) add(`codes/${name}`, items);
  add('calls', Object.fromEntries([...catalog.calls].map(([name, { title }]) => [name, title])));
  return files;
}
