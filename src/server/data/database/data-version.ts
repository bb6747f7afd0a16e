import { access, constants, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseRefused } from './errors.ts';

/** The engine's major version, which a data folder belongs to. */
export const engineMajorVersion = '18';

/** Which version of the engine made the folder; undefined where there is none. */
export async function majorVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Makes sure that the folder is not there yet, or holds a database of this engine.
 * @returns whether it is there
 * @throws DatabaseRefused for anything else, which nothing here may touch
 */
export async function isOwnFolder(folder: string): Promise<boolean> {
  const found = await majorVersion(folder);
  if (found === engineMajorVersion) {
    // The engine says no more of a file that it may not write than that it did not start.
    for (const path of [folder, join(folder, 'PG_VERSION')])
      await access(path, constants.R_OK | constants.W_OK);
    return true;
  }
  if (found !== undefined)
    throw new DatabaseRefused(
      `数据目录属于内置数据库的 ${found} 版，本程序使用 ${engineMajorVersion} 版；请用原来的程序版本导出数据后再导入 [${folder}]`,
      `the data folder was made by version ${found} of the embedded database, this program has ` +
        `${engineMajorVersion}: export the data with the program that made it`,
    );
  if ((await namesIn(folder)).length > 0)
    throw new DatabaseRefused(
      `${folder} 中有其他内容，不是本系统的内置数据库；请换一个 DATA_DIR，或从备份恢复`,
      'the folder holds something else than the embedded database: choose another DATA_DIR, or restore a backup',
    );
  return false;
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
