import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATION } from '../../../contract/generated/generation.ts';
import type { Transaction } from '../database/database.ts';

const NUMBERED = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The numbered migrations of a folder, in their order. @throws Error for a folder that is not there: a database would be left as it is without a word */
export function migrationFiles(folder: string | undefined): string[] {
  if (folder === undefined) return [];
  return readdirSync(folder)
    .filter((name) => NUMBERED.test(name))
    .sort();
}

/** A newer program has changed the stored data in a way that this one does not know. */
export class NewerData extends Error {
  override readonly name = 'NewerData';

  constructor(what: string) {
    super(
      `数据库由更新版本的程序建立或升级过（${what}），未启动：请改用该版本的程序，或恢复升级前的备份。` +
        ` / This database was made by a newer program (${what}): run that version, or restore a backup.`,
    );
  }
}

const GENERATION_KEY = 'generation';

/**
 * Notes that this program has shaped the data, before anything of it is changed.
 * @throws NewerData where a program of a later generation did
 */
export async function requireOwnGeneration(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ value: string }>('SELECT value FROM sys_meta WHERE key = $1', [
    GENERATION_KEY,
  ]);
  const known = Number(rows[0]?.value ?? 0);
  if (known > GENERATION) throw new NewerData(`${known} > ${GENERATION}`);
  if (known < GENERATION)
    await tx.query(
      'INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
      [GENERATION_KEY, String(GENERATION)],
    );
}

/** @throws NewerData where a migration ran that is none of this program's */
async function requireKnown(tx: Transaction, files: readonly string[]): Promise<void> {
  const ran = await tx.query<{ name: string }>(
    `SELECT substr(key, 11) AS name FROM sys_meta WHERE starts_with(key, 'migration:') ORDER BY key`,
  );
  const unknown = ran.rows.find(({ name }) => !files.includes(name));
  if (unknown) throw new NewerData(unknown.name);
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
  const files = migrationFiles(folder);
  if (folder !== undefined) await requireKnown(tx, files);
  for (const name of files) {
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
