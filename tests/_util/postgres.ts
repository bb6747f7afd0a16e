import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Whether this run of the server tests is the one on a real PostgreSQL. */
export const onPostgres = process.env['TEST_DATABASE'] === 'postgres';

/**
 * The address of the PostgreSQL that the tests may use, or nothing when the run is on the embedded database.
 */
export function testDatabaseUrl(): string | undefined {
  if (!onPostgres) return undefined;
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('TEST_DATABASE=postgres needs TEST_POSTGRES_URL; `npm test` sets both');
  return url;
}

/** A database of a test's own; `url` is nothing on the embedded one, where the data folder already is its own. */
export type OwnDatabase = { url: string | undefined; drop: () => Promise<void> };

/** Creates a database beside the one of `testDatabaseUrl`, so that test files do not meet: empty, or a copy of a template. */
export async function createDatabase({
  name = `test_${randomBytes(8).toString('hex')}`,
  template,
}: { name?: string; template?: string | undefined } = {}): Promise<OwnDatabase> {
  const base = testDatabaseUrl();
  if (base === undefined) return { url: undefined, drop: async () => {} };
  await execute(base, [`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`]);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabases(base, [name]) };
}

/** Removes databases, a person who is still connected to them. */
export function dropDatabases(base: string, names: readonly string[]): Promise<void> {
  return execute(
    base,
    names.map((name) => `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  );
}

async function execute(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
