import { randomUUID } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWhole } from '../config/whole-file.ts';
import type { Database } from '../data/database/database.ts';

const KEY = 'file-store';
const MARK = 'store-id';

/**
 * Compares the folder of files with the one that the database was used with first: they bear the same mark. A folder of
 * another node, or one that was not restored with the database, has another or none.
 * @returns whether it is the folder that belongs to this database
 */
export async function isOwnStore(database: Database, folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, MARK);
  const mark = await markIn(path);
  const before = await database.query('SELECT 1 FROM sys_meta WHERE key = $1', [KEY]);
  const { rows } = await database.query<{ value: string }>(
    `INSERT INTO sys_meta (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = sys_meta.value RETURNING value`,
    [KEY, mark ?? randomUUID()],
  );
  const wanted = rows[0]!.value;
  if (mark !== undefined) return mark === wanted;
  // A database from before there were marks is believed to be with its own folder.
  if (before.rowCount > 0 && (await holdsFiles(database))) return false;
  createWhole(path, `${wanted}\n`);
  return true;
}

const holdsFiles = async (database: Database): Promise<boolean> =>
  (await database.query('SELECT 1 FROM "Attachment" LIMIT 1')).rowCount > 0;

async function markIn(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
