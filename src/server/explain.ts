import { ProviderError } from './auth/sso/providers.ts';
import { ConfigError } from './config/config.ts';
import { SchemaError } from './data/catalog.ts';
import { DatabaseLocked } from './data/database/database.ts';
import { MigrationNeeded } from './data/sync.ts';

/** EX_CONFIG: starting again does not help, a person has to change something. The supervisor knows it. */
const REFUSED = 78;

/** What a person can put right is told without a stack. */
export function explain(error: unknown): { message: string; code: number } {
  if (error instanceof ConfigError || error instanceof ProviderError)
    return { message: `配置有误：${error.message}`, code: REFUSED };
  if (error instanceof SchemaError)
    return { message: `schemas 中有错误，未启动：\n${error.message}`, code: REFUSED };
  if (error instanceof MigrationNeeded)
    return { message: `数据库结构需要迁移，未启动：\n${error.message}`, code: REFUSED };
  if (error instanceof DatabaseLocked)
    return { message: `数据目录正被另一个进程使用：${error.message}`, code: 1 };
  const { code } = error as { code?: unknown };
  if (code === 'EADDRINUSE')
    return { message: '端口已被占用，请用环境变量 PORT 换一个端口。', code: REFUSED };
  if (code === 'EACCES') return { message: '没有权限监听该端口或写入数据目录。', code: REFUSED };
  return {
    message: `启动失败：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    code: 1,
  };
}
