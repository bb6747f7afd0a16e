import { installMenusIn } from '../auth/grants/menus.ts';
import type { Catalog } from '../data/schemas/catalog.ts';
import type { Transaction } from '../data/database/database.ts';
import { installDictionariesIn } from '../dictionaries/install.ts';
import { installSeedRowsIn } from '../data/tables/seed-rows.ts';
import { syncTablesIn } from '../data/tables/sync.ts';
import { installBusinessTypes } from '../jobs/tasks/business-types.ts';

/** Brings tables, roles, menus, grants and shipped rows up to schemas that are about to be served. */
export async function installSchemas(tx: Transaction, catalog: Catalog): Promise<void> {
  await syncTablesIn(tx, catalog);
  await installMenusIn(tx, catalog);
  await installSeedRowsIn(tx, catalog);
  await installDictionariesIn(tx, catalog);
  await installBusinessTypes(tx, catalog);
}
