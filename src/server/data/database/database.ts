import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Database } from './queryable.ts';

export type { Database, Queryable, QueryResult, Transaction } from './queryable.ts';
export { DatabaseLocked, DatabaseMisuse, DatabaseUnavailable } from './errors.ts';

/**
 * Opens the PostgreSQL at `url`, or without one the embedded database in `dataDir`. `schema` holds all tables of the
 * program and is created when it is missing; without it that is `public`.
 */
export function openDatabase(options: { url?: string; dataDir: string; schema?: string }): Promise<Database> {
  const { url, dataDir, schema } = options;
  return url === undefined ? openEmbedded({ dataDir, schema }) : openPostgres({ url, schema });
}
