import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openDatabase, type Database } from '../../src/server/data/database/database.ts';
import { createDatabase, onPostgres } from './postgres.ts';
import { filledOnce, templateFolder } from './run-folder.ts';
import { watched } from './watched.ts';

/** A database of a test's own, open. */
export interface PreparedDatabase {
  readonly database: Database;
  /** Another node opens the same database by it; nothing on the embedded one, which one process has. */
  readonly url: string | undefined;
  /** Closes it, and removes what stands outside of the data folder. */
  drop(): Promise<void>;
}

type Fill = (database: Database) => Promise<unknown>;

/**
 * Opens a database that `fill` filled. The first test file of a run that asks for `name` (letters, digits and `_`) makes
 * a template; it and all others work on copies.
 */
export async function openPrepared(name: string, dataDir: string, fill: Fill): Promise<PreparedDatabase> {
  const template = await templateOf(name, fill);
  if (template !== undefined && !onPostgres)
    await cp(join(template, 'database'), join(dataDir, 'database'), { recursive: true });
  const prepared = await openOwn(dataDir, template);
  if (template === undefined) await fill(prepared.database);
  return prepared;
}

/** Opens an empty database. */
export function openEmpty(dataDir: string): Promise<PreparedDatabase> {
  return openOwn(dataDir, undefined);
}

async function openOwn(dataDir: string, template: string | undefined): Promise<PreparedDatabase> {
  const own = await createDatabase({ template: template && basename(template) });
  const database = watched(await openDatabase({ url: own.url, dataDir }));
  return {
    database,
    url: own.url,
    async drop() {
      await database.close();
      await own.drop();
    },
  };
}

async function templateOf(name: string, fill: Fill): Promise<string | undefined> {
  const folder = templateFolder(onPostgres ? 'postgres' : 'embedded', name);
  if (folder === undefined) return undefined;
  const isFilled = await filledOnce(folder, async () => {
    const own = await createDatabase({ name: basename(folder) });
    const database = await openDatabase({ url: own.url, dataDir: folder });
    await fill(database).finally(() => database.close());
  });
  return isFilled ? folder : undefined;
}
