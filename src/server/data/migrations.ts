import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from './database/database.ts';

const NUMBERED = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The numbered migrations of a folder, in their order. */
export function migrationFiles(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NUMBERED.test(name))
    .sort();
}

/**
 * Runs the migrations that this database has not seen, each once. A fresh database is made in the present shape, so
 * there they are only noted.
 * @returns the names of those that ran
 */
export async function runMigrations(
  tx: Transaction,
  folder: string | undefined,
  fresh: boolean,
): Promise<string[]> {
  const ran: string[] = [];
  for (const name of migrationFiles(folder)) {
    const key = `migration:${name}`;
    const seen = await tx.query('SELECT 1 FROM sys_meta WHERE key = $1', [key]);
    if (seen.rowCount > 0) continue;
    if (!fresh) {
      await tx.query(readFileSync(join(folder!, name), 'utf8'));
      ran.push(name);
    }
    await tx.query('INSERT INTO sys_meta (key, value) VALUES ($1, now()::text)', [key]);
  }
  return ran;
}
