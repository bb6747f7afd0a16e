import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAuthTables } from './auth/tables.ts';
import { entities } from '../contract/generated/entities.ts';
import { installMenus } from './auth/grants/menus.ts';
import { installBusinessTypes } from './jobs/tasks/business-types.ts';
import type { Catalog } from './data/schemas/catalog.ts';
import type { Database } from './data/database/database.ts';
import { installDictionaries } from './dictionaries/install.ts';
import { migrationFiles } from './data/tables/migrations.ts';
import { installSeedRows } from './data/tables/seed-rows.ts';
import { syncTables } from './data/tables/sync.ts';
import { fillAccounts } from './engines/accounts/fill.ts';
import { createIntakeTable } from './engines/intake/tables.ts';
import { createRateTable } from './http/rate-limit.ts';
import { createTaskTable } from './jobs/tasks/queue.ts';
import { installSettings } from './settings/install.ts';
import { createTrafficTable } from './traffic/store.ts';

const KEY = 'installed';
const migrations = resolve('src/server/data/tables/migrations');

/**
 * Brings the database up to the schemas: tables, roles, menus, grants, rows of every installation. Nothing to do
 * where the same program did it with the same schemas.
 * @throws MigrationNeeded when stored data does not fit
 */
export async function installShipped(database: Database, catalog: Catalog): Promise<void> {
  const version = `${programVersion()} ${catalog.version} ${migrationFiles(migrations).length}`;
  if ((await installedVersion(database)) === version) return;
  await syncTables(database, catalog, { migrations });
  await createAuthTables(database);
  await createIntakeTable(database);
  await createTrafficTable(database);
  await createRateTable(database);
  await createTaskTable(database);
  await installMenus(database, catalog);
  await installSeedRows(database, catalog);
  await installSettings(database, catalog);
  await installDictionaries(database, catalog);
  await installBusinessTypes(database, catalog);
  if (catalog.entities.has(entities.SysUser)) await fillAccounts(database, catalog);
  await database.query(
    'INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [KEY, version],
  );
}

async function installedVersion(database: Database): Promise<string | undefined> {
  const { rows } = await database.query<{ exists: boolean }>(
    "SELECT to_regclass('sys_meta') IS NOT NULL AS exists",
  );
  if (!rows[0]?.exists) return undefined;
  const known = await database.query<{ value: string }>('SELECT value FROM sys_meta WHERE key = $1', [KEY]);
  return known.rows[0]?.value;
}

/** What a program that is run from its sources consists of, as far as it installs anything. */
const SOURCES = ['src/server', 'src/contract'];
let ofSources: string | undefined;

/** Another build may install other things from the same schemas, and so may other sources. */
function programVersion(): string {
  const own = fileURLToPath(import.meta.url);
  if (!own.endsWith('.ts')) return createHash('sha256').update(readFileSync(own)).digest('hex');
  return (ofSources ??= hashOf(SOURCES.map((folder) => resolve(folder))));
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts') && !file.endsWith('.test.ts')) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}
