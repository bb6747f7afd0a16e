import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config.ts';

const keyBytes = 32;
const ownerOnly = 0o600;

/**
 * The secret that this installation locks what must be read again with, such as second factors. It stands beside the
 * database, never in it; the first start makes it. Nodes on one database need the same file.
 * @throws ConfigError for a file that holds something else
 */
export function installationKey(path: string): Buffer {
  const key = Buffer.from(textOf(path) ?? newKey(path), 'base64');
  if (key.length !== keyBytes)
    throw new ConfigError(
      `KEY_FILE：${path} 不是本系统的密钥文件`,
      `KEY_FILE: ${path} is not a key file of this system`,
    );
  return key;
}

function newKey(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const text = randomBytes(keyBytes).toString('base64');
  try {
    writeFileSync(path, `${text}\n`, { mode: ownerOnly, flag: 'wx' });
    return text;
  } catch (error) {
    // Another node that starts at the same moment was quicker.
    const made = (error as { code?: string }).code === 'EEXIST' ? textOf(path) : undefined;
    if (made === undefined) throw error;
    return made;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}
