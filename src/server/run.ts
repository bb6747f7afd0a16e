import type { FirstAdministrator } from './auth/accounts/first-administrator.ts';
import type { ServerConfig } from './config/config.ts';
import type { OpeningDatabase } from './data/database/database.ts';
import { demoAccounts, type SeededSchool } from './demo/first-start.ts';
import { startServer, type RunningServer } from './start.ts';
import type { StopWish } from './stop-wish.ts';

/** Runs the server until it is told to stop, and tells the person who started it where it is. */
export async function run(
  config: ServerConfig,
  opening: Promise<OpeningDatabase>,
  stop: StopWish,
): Promise<void> {
  const server = await startServer(config, { opening });
  stop.closeBy(() => server.close());
  console.log(`\n学工台已启动：${server.url}\n数据目录：${config.dataDir}${databaseLine(config)}`);
  if (!server.filesShared) console.error(notShared(config));
  if (server.seeded) await printAccounts(server, server.seeded);
  else if (config.demo) console.log('演示账号的初始密码在首次启动时已打印一次，此后不再显示。');
  if (server.administrator) printAdministrator(server.administrator);
  process.send?.('ready');
}

const notShared = ({ dataDir }: ServerConfig) =>
  `注意：${dataDir}/files 不是这个数据库的文件目录，已上传的文件在本机读不到。多台服务器须共用一个 DATA_DIR（例如同一个网络盘），恢复备份时须连同文件一起恢复。` +
  `\nDATA_DIR is not the one whose files this database names: nodes have to share it, and a backup is restored with its files.`;

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

/** Goes to the console alone, since what is logged is kept and read by others. */
function printAdministrator({ loginName, password }: FirstAdministrator): void {
  const told = password === undefined ? '为 ADMIN_PASSWORD 指定的密码' : `${password}（只显示这一次）`;
  console.log(
    `\n已建立系统管理员账号 ${loginName}，初始密码：${told}，首次登录后须修改。` +
      `\n密码遗失时，在本机执行 npm run admin -- reset ${loginName}\n`,
  );
}
