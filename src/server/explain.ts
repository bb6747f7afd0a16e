import { ProviderError } from './auth/sso/providers.ts';
import { ConfigError } from './config/config.ts';
import { SchemaError } from './data/schemas/catalog.ts';
import { DatabaseLocked, DatabaseRefused, DatabaseUnavailable } from './data/database/database.ts';
import { lacksRight } from './data/database/postgres-refusal.ts';
import { NewerData } from './data/tables/migrations.ts';
import { MigrationNeeded } from './data/tables/sync.ts';
import { faultLines } from './published/problems.ts';

/** EX_CONFIG: starting again does not help, a person has to change something. The supervisor knows it. */
export const REFUSED = 78;

/** What a start ends with: the words and the exit code. */
interface Explained {
  readonly message: string;
  readonly code: number;
}

const refused = (chinese: string, english: string, details = ''): Explained => ({
  message: `${chinese} / ${english}${details && `\n${details}`}`,
  code: REFUSED,
});

/** What a person can put right is told without a stack, in one Chinese sentence and one English. */
export async function explain(error: unknown): Promise<Explained> {
  if (error instanceof ConfigError) return { message: `配置有误：${error.message}`, code: REFUSED };
  if (error instanceof ProviderError)
    return refused('单点登录配置有误，未启动：', 'The file of single sign-on is wrong:', error.message);
  if (error instanceof SchemaError) {
    const lines = await faultLines(error.texts, error.faults);
    return refused('schemas 中有错误，未启动：', 'There are faults in the schemas:', lines.join('\n'));
  }
  if (error instanceof MigrationNeeded)
    return refused('数据库结构需要迁移，未启动：', 'The stored data needs a migration:', error.message);
  if (error instanceof DatabaseRefused || error instanceof NewerData)
    return { message: error.message, code: REFUSED };
  if (error instanceof DatabaseLocked || error instanceof DatabaseUnavailable)
    return { message: error.message, code: 1 };
  return ofTheSystem(error) ?? { message: `启动失败 / The start failed: ${textOf(error)}`, code: 1 };
}

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Errors of the operating system and of the database, by their codes. */
function ofTheSystem(error: unknown): Explained | undefined {
  const { code, syscall, path, message } = error as NodeJS.ErrnoException;
  if (code === '42501') return { message: lacksRight(message).message, code: REFUSED };
  if (code === 'EADDRINUSE')
    return refused('端口已被占用，请用环境变量 PORT 换一个端口。', 'The port is taken: choose another PORT.');
  if (syscall === 'listen' && code === 'EACCES')
    return refused('没有权限监听该端口，请换一个 PORT。', 'This user may not listen on the PORT.');
  if (code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && code === 'ENOTFOUND'))
    return refused('HOST 不是本机的地址。', 'HOST is no address of this machine.');
  if (path === undefined || code === undefined || !DISK.has(code)) return undefined;
  return refused(`无法读写 ${path}（${code}）。`, `${path} cannot be read or written (${code}).`);
}

/** Codes of a disk that only a person can put right. */
const DISK = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EISDIR']);
