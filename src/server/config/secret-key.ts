import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';

/** Keys made from the installation's one secret; two purposes never share a key. */
export interface KeyRing {
  /** 32 bytes. */
  keyOf(purpose: string): Buffer;
}

const LEAST = 32;

/**
 * The keys of this installation: of SECRET_KEY, which all nodes must share, or else of `secret.key` in the data folder,
 * made at the first start.
 * @throws ConfigError when the secret is too short to be one
 */
export function openKeyRing({
  secretKey,
  dataDir,
}: {
  secretKey?: string | undefined;
  dataDir: string;
}): KeyRing {
  const secret = secretKey ?? kept(join(dataDir, 'secret.key'));
  if (secret.length < LEAST) throw new ConfigError(`SECRET_KEY 至少 ${LEAST} 个字符`);
  return { keyOf: (purpose) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)) };
}

function kept(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
  const made = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(made, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    // Of several processes that start at once, the first one's secret stays.
    linkSync(made, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
