import { join } from 'node:path';
import type { ServerConfig } from '../config/config.ts';
import type { Database } from '../data/database/database.ts';
import { modules } from '../modules/index.ts';
import { createFolderStore } from '../storage/file-store.ts';
import { schemaSetKey } from './key.ts';
import { createLiveSchemas, type LiveSchemas } from './live.ts';

/** The schemas that an installation runs by, published modules among them, for a command beside the server; what changes later is not followed. */
export async function installedSchemas(config: ServerConfig, database: Database): Promise<LiveSchemas> {
  const schemas = createLiveSchemas({
    database,
    folder: config.schemasDir,
    watch: false,
    key: schemaSetKey(config),
    files: createFolderStore(join(config.dataDir, 'files')),
    modules,
    told: () => undefined,
  });
  await schemas.load();
  return schemas;
}
