import { installMenusIn } from '../auth/menus.ts';
import type { Catalog } from '../data/catalog.ts';
import type { Transaction } from '../data/database/database.ts';
import { installDictionariesIn } from '../dictionaries/install.ts';
import { installSeedRowsIn } from '../data/seed-rows.ts';
import { syncTablesIn } from '../data/sync.ts';
import { installBusinessTypes } from '../jobs/tasks/business-types.ts';

/** Brings tables, roles, menus, grants and shipped rows up to schemas that are about to be served. */
export async function installSchemas(tx: Transaction, catalog: Catalog): Promise<void> {
  await syncTablesIn(tx, catalog);
  await installMenusIn(tx, catalog);
  await installSeedRowsIn(tx, catalog);
  await installDictionariesIn(tx, catalog);
  await installBusinessTypes(tx, catalog);
}
