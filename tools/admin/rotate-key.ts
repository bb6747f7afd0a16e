import { existsSync } from 'node:fs';
import type { ServerConfig } from '../../src/server/config/config.ts';
import { addSecret } from '../../src/server/config/installation-key.ts';
import { Refused } from './refused.ts';

/**
 * Puts a new secret into the key file. The next start seals with it what is stored, in pieces, and goes on where it was ended. The
 * older secrets stay: backups that were made before need them.
 */
export function rotateKey({ keyFile }: ServerConfig): void {
  if (!existsSync(keyFile))
    throw new Refused(
      `没有密钥文件 ${keyFile}；用 KEY_FILE 指明 / There is no key file: name it by KEY_FILE`,
    );
  addSecret(keyFile);
  console.log(
    `已在 ${keyFile} 中加入新的数据密钥：请备份该文件，复制到每个节点，再启动；启动时分批改用新密钥加密。\n` +
      'A new secret was added: back the file up, copy it to every node, then start; the start seals the stored values anew.',
  );
}
