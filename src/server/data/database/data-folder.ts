import { closeSync, fsyncSync, openSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { isOwnFolder, majorVersion } from './data-version.ts';
import { syncFolder } from './synced-node-fs.ts';

const unfinished = '.creating';
const staleAfterMs = 60 * 60_000;

/**
 * Makes sure that an empty or existing database stands in the folder. A creation that was interrupted is done again:
 * only a complete one, safely on disk, gets the folder's name.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  if (await isOwnFolder(folder)) return;
  const draft = `${folder}${unfinished}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  const template = await prepareTemplate();
  if (template === undefined || !(await isCopied(template, draft))) await createEmpty(draft);
  await chmod(draft, 0o700);
  syncTree(draft, await readdir(draft, { recursive: true, withFileTypes: true }));
  await rename(draft, folder);
  syncFolder(dirname(folder));
}

/** A template that another user of the machine made cannot be read by this one, and is then as good as none. */
async function isCopied(template: string, draft: string): Promise<boolean> {
  try {
    await cp(template, draft, { recursive: true });
    return true;
  } catch (error) {
    if (!isForbidden(error)) throw error;
    await rm(draft, { recursive: true, force: true });
    return false;
  }
}

const isForbidden = (error: unknown) => ['EACCES', 'EPERM'].includes((error as { code?: string }).code ?? '');

/**
 * The folder of an empty database to copy, made once for an installation because making one takes seconds.
 * Undefined where the installation cannot be written to.
 */
export async function prepareTemplate(): Promise<string | undefined> {
  const cache = cacheFolder();
  const template = join(cache, 'empty-database');
  const found = await majorVersion(template).catch((error: unknown) => {
    if (!isForbidden(error)) throw error;
    return undefined;
  });
  if (found !== undefined) return template;
  const draft = join(cache, `${process.pid}-${Date.now()}${unfinished}`);
  try {
    await mkdir(cache, { recursive: true });
    await sweep(cache);
    await createEmpty(draft);
    await rename(draft, template);
  } catch {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Another process may have been faster; then its template is as good.
    return (await majorVersion(template).catch(() => undefined)) === undefined ? undefined : template;
  }
  return template;
}

async function createEmpty(folder: string): Promise<void> {
  const database = await PGlite.create({ dataDir: folder });
  await database.close();
}

/** Beside the installed engine, and named after its version: another version makes its own. */
function cacheFolder(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const packageFolder = dirname(dirname(engine));
  const { version } = createRequire(engine)('../package.json') as { version: string };
  return join(packageFolder, '..', '..', '.cache', 'xuegongtai', `pglite-${version}`);
}

async function sweep(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const left = name.endsWith(unfinished) && (await stat(path)).mtimeMs < Date.now() - staleAfterMs;
    if (left) await rm(path, { recursive: true, force: true });
  }
}

interface Entry {
  name: string;
  parentPath: string;
  isFile(): boolean;
  isDirectory(): boolean;
}

function syncTree(root: string, entries: readonly Entry[]): void {
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) syncFolder(path);
    if (!entry.isFile()) continue;
    const descriptor = openSync(path, 'r+');
    fsyncSync(descriptor);
    closeSync(descriptor);
  }
  syncFolder(root);
}
