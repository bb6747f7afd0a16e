import type { EntityFile } from '../../../contract/generated/meta.ts';
import type { Catalog } from '../../data/catalog.ts';

/**
 * An entity as the browser is told of it, by its name; nothing when there is none. Who reaches which rows, the rows of
 * every installation and fields that never leave the server are not told.
 */
export function shownEntity(catalog: Catalog, name: string): [string, Omit<EntityFile, 'scope' | 'seed'>][] {
  const file = catalog.entities.get(name)?.file;
  if (!file) return [];
  const { scope: _scope, seed: _seed, fields, ...rest } = file;
  const open = Object.entries(fields).filter(([, field]) => !field.secret);
  return [[name, { ...rest, fields: Object.fromEntries(open) }]];
}
