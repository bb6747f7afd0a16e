import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type ServerConfig } from './config.ts';

type Folders = Pick<ServerConfig, 'dataDir' | 'schemasDir' | 'clientDir'>;

/**
 * Makes sure that the folders of this installation can be used, before anything else fails at them in words of its own.
 * @throws ConfigError that names the variable
 */
export function checkFolders({ dataDir, schemasDir, clientDir }: Folders): void {
  checkDataDir(dataDir);
  if (!isFolder(schemasDir))
    throw new ConfigError(
      `SCHEMAS_DIR：方案目录 ${schemasDir} 不存在`,
      `SCHEMAS_DIR: there is no folder ${schemasDir}`,
    );
  if (!existsSync(join(clientDir, 'index.html')))
    throw new ConfigError(
      `CLIENT_DIR：${clientDir} 中没有构建好的网页（index.html），请先执行 npm run build`,
      `CLIENT_DIR: ${clientDir} holds no built client (index.html); run npm run build`,
    );
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

function checkDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const [chinese, english] = reasons[code] ?? ['无法使用', 'cannot be used'];
    throw new ConfigError(
      `DATA_DIR：数据目录 ${dataDir} ${chinese}（${code}）`,
      `DATA_DIR: the data folder ${dataDir} ${english} (${code})`,
    );
  }
}

const notAFolder = [
  '不是目录，同名或上级路径是一个文件',
  'is not a folder, it or one above it is a file',
] as const;
const notWritable = ['没有读写权限', 'cannot be read and written by this user'] as const;

/** Codes of the system, with what a person can make of them. */
const reasons: Readonly<Record<string, readonly [chinese: string, english: string]>> = {
  EEXIST: notAFolder,
  ENOTDIR: notAFolder,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: ['位于只读的磁盘上', 'is on a disk that is read only'],
  ENOSPC: ['所在的磁盘已满', 'is on a disk that is full'],
};
