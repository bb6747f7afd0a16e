import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config.ts';
import { createWhole } from './whole-file.ts';

const keyBytes = 32;
const ownerOnly = 0o600;

/**
 * The secret that this installation locks what must be read again with, such as second factors. It stands beside the
 * database, never in it; the first start makes it. Nodes on one database need the same file.
 * @throws ConfigError for a file that holds something else
 */
export function installationKey(path: string): Buffer {
  return secretsIn(path)[0]!;
}

/**
 * The secrets that stored values are sealed with: the installation's own, and behind it in the same file those that followed it,
 * of which the last seals. @throws ConfigError as above
 */
export function secretsIn(path: string): Buffer[] {
  const lines = (textOf(path) ?? newKey(path)).split(/\s+/);
  const secrets = lines.map((line) => Buffer.from(line, 'base64'));
  if (secrets.some(({ length }) => length !== keyBytes))
    throw new ConfigError(
      `KEY_FILE：${path} 不是本系统的密钥文件`,
      `KEY_FILE: ${path} is not a key file of this system`,
    );
  return secrets;
}

/** Puts a new secret behind the others; values that are stored are sealed with it at the next start. */
export function addSecret(path: string): void {
  const secrets = [...secretsIn(path), randomBytes(keyBytes)];
  const coming = `${path}.new`;
  writeFileSync(coming, secrets.map((secret) => `${secret.toString('base64')}\n`).join(''), {
    mode: ownerOnly,
  });
  renameSync(coming, path);
}

function newKey(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  const text = randomBytes(keyBytes).toString('base64');
  // Another node that starts at the same moment may be quicker.
  return createWhole(path, `${text}\n`) ? text : (textOf(path) ?? '');
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}
