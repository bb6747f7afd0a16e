import { ConfigError, readConfig, type ServerConfig } from './config/config.ts';
import { SchemaError } from './data/catalog.ts';
import { DatabaseLocked } from './data/database/database.ts';
import { MigrationNeeded } from './data/sync.ts';
import { demoAccounts, type SeededSchool } from './demo/first-start.ts';
import { startServer, type RunningServer } from './start.ts';

/** EX_CONFIG: starting again does not help, a person has to change something. The supervisor knows it. */
const REFUSED = 78;

async function main(): Promise<void> {
  const config = readConfig();
  const server = await startServer(config);
  stopOnSignal(server);
  console.log(`\n学工台已启动：${server.url}\n数据目录：${config.dataDir}${databaseLine(config)}`);
  if (server.seeded) await printAccounts(server, server.seeded);
  else if (config.demo) console.log('演示账号的初始密码在首次启动时已打印一次，此后不再显示。');
  process.send?.('ready');
}

const databaseLine = (config: ServerConfig) =>
  config.databaseUrl === undefined ? '（内置数据库）' : '\n数据库：DATABASE_URL 指定的 PostgreSQL';

async function printAccounts(server: RunningServer, seeded: SeededSchool): Promise<void> {
  const accounts = await demoAccounts(server.engine.database);
  const lines = accounts.map((one) => `  ${one.LoginName.padEnd(14)} ${one.TrueName}（${one.RoleNames}）`);
  console.log(
    `\n已生成演示学校（${seeded.rows} 行数据）。演示账号（初始密码均为 ${seeded.password}，只显示这一次）：`,
  );
  console.log(lines.join('\n'));
  console.log(`  ${'weak01'.padEnd(14)} 弱密码示例（密码 ${seeded.weakPassword}，登录后须修改）`);
  console.log(`  ${'locked01'.padEnd(14)} 已锁定的账号\n  ${'nomenu01'.padEnd(14)} 没有任何权限的账号\n`);
}

/** The first signal lets running requests finish; a second one does not wait. */
function stopOnSignal(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

/** What a person can put right is told without a stack. */
function explain(error: unknown): { message: string; code: number } {
  if (error instanceof ConfigError) return { message: `配置有误：${error.message}`, code: REFUSED };
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

main().catch((error: unknown) => {
  const { message, code } = explain(error);
  console.error(message);
  process.exit(code);
});
