import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerConfig } from '../../src/server/config/config.ts';
import { secretsIn } from '../../src/server/config/installation-key.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { DatabaseLocked, openDatabase, type Database } from '../../src/server/data/database/database.ts';
import { ExplainRefusal } from './gather.ts';

/** A database to read, and what has to be done afterwards. */
export interface Opened {
  readonly database: Database;
  /** The answer is about a copy of a running system's data. */
  readonly isCopy: boolean;
  close(): Promise<void>;
}

/** Opens the installation's database; while the server holds the embedded one, a copy of it as a crash would leave it. */
export async function openForReading({ databaseUrl: url, dataDir, keyFile }: ServerConfig): Promise<Opened> {
  useSealingKeys(secretsIn(keyFile));
  if (url === undefined && !existsSync(join(dataDir, 'database')))
    throw new ExplainRefusal(`${dataDir} 中没有数据库；用 DATA_DIR 或 DATABASE_URL 指明`);
  try {
    const database = await openDatabase({ url, dataDir });
    return { database, isCopy: false, close: () => database.close() };
  } catch (error) {
    if (!(error instanceof DatabaseLocked)) throw error;
    return openCopy(dataDir);
  }
}

async function openCopy(dataDir: string): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'xgt-explain-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await cp(join(dataDir, 'database'), join(folder, 'database'), { recursive: true });
    const database = await openDatabase({ dataDir: folder });
    return { database, isCopy: true, close: () => database.close().finally(remove) };
  } catch (error) {
    await remove();
    throw new ExplainRefusal(
      `系统正在运行，且其数据此刻无法复制读取，请稍后再试或先停止系统：${(error as Error).message}`,
    );
  }
}
