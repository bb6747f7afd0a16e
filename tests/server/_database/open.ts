import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../../src/server/data/database/database.ts';
import { testDatabaseUrl } from '../../_util/postgres.ts';

/** A database of a test file's own: a folder on the embedded one, a schema on PostgreSQL. */
export async function openOwnDatabase(): Promise<{
  db: Database;
  schema: string;
  drop: () => Promise<void>;
}> {
  const url = testDatabaseUrl();
  const dataDir = await mkdtemp(join(tmpdir(), 'xgt-db-'));
  const schema = `测试 ${randomBytes(4).toString('hex')}`;
  const db = await openDatabase({ url, dataDir, schema });
  return {
    db,
    schema,
    async drop() {
      await db.close();
      if (url !== undefined) {
        const last = await openDatabase({ url, dataDir, schema });
        await last.query(`DROP SCHEMA "${schema}" CASCADE`);
        await last.close();
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
