import { ConfigError } from '../config/config.ts';
import type { Queryable } from '../data/database/database.ts';
import { keyFrom } from '../crypto/encrypt.ts';
import { opensFactors } from './factors/second-factor.ts';

const KEY = 'key-fingerprint';

/** Tells one key from another and nothing of either. */
export const fingerprintOf = (secret: Buffer): string =>
  keyFrom(secret, '', 'fingerprint').toString('hex').slice(0, 16);

/**
 * Makes sure that this node has the key that the database was used with first.
 * @param path of the key file, for the words
 * @throws ConfigError for another key: every second factor would fail, and no published set would count
 */
export async function requireOwnKey(database: Queryable, secret: Buffer, path: string): Promise<void> {
  const known = await knownFingerprint(database);
  const own = fingerprintOf(secret);
  if (known === own || (known === undefined && (await opensFactors(database, secret)))) return;
  throw new ConfigError(
    `KEY_FILE：${path} 中的密钥（指纹 ${own}）不是这个数据库所用的密钥（指纹 ${known ?? '未知'}），未启动。` +
      '请从原来的服务器或备份取回密钥文件；确已遗失时执行 npm run admin -- key accept，改用现在的密钥',
    `KEY_FILE: the key in ${path} (fingerprint ${own}) is not the one that this database is used with ` +
      `(${known ?? 'unknown'}); bring that file back, or, when it is lost, run npm run admin -- key accept`,
  );
}

/**
 * Notes the key of a database that had none. Of two nodes that begin at once the first one decides, and the other does not go on:
 * neither could read what the other seals.
 * @throws ConfigError like `requireOwnKey`
 */
export async function claimKey(database: Queryable, secret: Buffer, path: string): Promise<void> {
  await database.query('INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING', [
    KEY,
    fingerprintOf(secret),
  ]);
  await requireOwnKey(database, secret, path);
}

/** Uses another key from now on: what was locked with the old one is given up. @returns how many second factors that were */
export async function acceptKey(tx: Queryable, secret: Buffer): Promise<number> {
  await tx.query(
    'INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    [KEY, fingerprintOf(secret)],
  );
  return (await tx.query('DELETE FROM sys_second_factor')).rowCount;
}

async function knownFingerprint(database: Queryable): Promise<string | undefined> {
  const made = await database.query<{ exists: boolean }>(
    "SELECT to_regclass('sys_meta') IS NOT NULL AS exists",
  );
  if (!made.rows[0]?.exists) return undefined;
  const { rows } = await database.query<{ value: string }>('SELECT value FROM sys_meta WHERE key = $1', [
    KEY,
  ]);
  return rows[0]?.value;
}
