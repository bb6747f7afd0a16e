import { beginEmbedded } from './embedded.ts';
import { beginPostgres } from './postgres.ts';
import type { Database, OpeningDatabase } from './queryable.ts';

export type { Database, OpeningDatabase, Queryable, QueryResult, Transaction } from './queryable.ts';
export { DatabaseLocked, DatabaseMisuse, DatabaseRefused, DatabaseUnavailable } from './errors.ts';

/** Which database: the PostgreSQL at `url`, or without one the embedded database in `dataDir`. */
export interface DatabaseOptions {
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** Holds all tables of the program and is created when it is missing; `public` without it. */
  readonly schema?: string | undefined;
}

/** Begins to open a database, so that its start goes on while the program does something else. */
export function beginDatabase({ url, dataDir, schema }: DatabaseOptions): Promise<OpeningDatabase> {
  return url === undefined ? beginEmbedded({ dataDir, schema }) : beginPostgres({ url, schema });
}

/** Opens a database and waits until it answers. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { database, ready } = await beginDatabase(options);
  try {
    await ready;
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
