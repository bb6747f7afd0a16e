import { createAuthTables } from './auth/tables.ts';
import { installMenus } from './auth/menus.ts';
import type { Catalog } from './data/catalog.ts';
import type { Database } from './data/database/database.ts';
import { installSeedRows } from './data/seed-rows.ts';

/** To be counted up when this program installs other things from the same schemas. */
const FORMAT = 1;
const KEY = 'installed';

/** Brings in what the schemas ship: roles, menus, grants, rows of every installation. Nothing to do while they are the same. */
export async function installShipped(database: Database, catalog: Catalog): Promise<void> {
  const version = `${FORMAT} ${catalog.version}`;
  const known = await database.query<{ value: string }>('SELECT value FROM sys_meta WHERE key = $1', [KEY]);
  if (known.rows[0]?.value === version) return;
  await createAuthTables(database);
  await installMenus(database, catalog);
  await installSeedRows(database, catalog);
  await database.query(
    'INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [KEY, version],
  );
}
