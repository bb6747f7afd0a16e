import type { ServerConfig } from '../config/config.ts';
import { installationKey } from '../config/installation-key.ts';
import { keyFrom } from '../crypto/encrypt.ts';

/** The key that published sets are sealed with. */
export function schemaSetKey({ keyFile }: Pick<ServerConfig, 'keyFile'>): Buffer {
  return keyFrom(installationKey(keyFile), '', 'schema sets');
}
