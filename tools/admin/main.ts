import '../usage/answer.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditCheck } from './audit-check.ts';
import { Refused } from './refused.ts';
import { USER_STATE } from '../../src/contract/generated/codes.ts';
import { acceptKey, fingerprintOf } from '../../src/server/auth/key-fingerprint.ts';
import { resetAccount, unlockAccount, UnknownAccount } from '../../src/server/auth/login/rescue.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { rotateKey } from './rotate-key.ts';
import { installationKey, secretsIn } from '../../src/server/config/installation-key.ts';
import { readConfig, type ServerConfig } from '../../src/server/config/config.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { DatabaseLocked, openDatabase, type Database } from '../../src/server/data/database/database.ts';
import { explain, REFUSED } from '../../src/server/explain.ts';

const USAGE =
  '用法：npm run admin -- reset <登录名>    设置新的随机密码，只显示一次，下次登录须修改；停用的账号同时启用，两步验证同时解除\n' +
  '      npm run admin -- unlock <登录名>   解除因登录失败造成的锁定\n' +
  '      npm run admin -- audit-check       逐条校验操作日志和登录日志是否被改动、删除或调换\n' +
  '      npm run admin -- rotate-key        在密钥文件中加入新的数据密钥，下次启动时改用它加密（先停止全部节点）\n' +
  '      npm run admin -- key accept        密钥文件遗失后改用现在的 KEY_FILE：全部两步验证须重新绑定，发布的方案须重新发布\n' +
  '数据库由 DATA_DIR 或 DATABASE_URL 指明，与 npm start 相同。\n' +
  'Usage: npm run admin -- reset|unlock <login name>, audit-check, rotate-key or key accept; the database is that of DATA_DIR or DATABASE_URL.';

async function main(): Promise<void> {
  const [command, loginName, ...more] = process.argv.slice(2);
  if (command === 'audit-check' && loginName === undefined) return auditCheck(readConfig());
  if (command === 'rotate-key' && loginName === undefined) return rotateKey(readConfig());
  const isKey = command === 'key' && loginName === 'accept';
  if ((command !== 'reset' && command !== 'unlock' && !isKey) || !loginName || more.length > 0)
    throw new Refused(USAGE);
  const config = readConfig();
  useSealingKeys(secretsIn(config.keyFile));
  const database = await open(config);
  try {
    await requireUsers(database);
    if (isKey) return await useKey(database, config);
    // Neither seals nor signs anything, so the installation's secret is not asked for.
    const engine = {
      database,
      catalog: loadCatalog(config.schemasDir),
      modules: [],
      secret: installationKey(config.keyFile),
    };
    const {
      password,
      state,
      done = [],
    } = await (command === 'reset' ? resetAccount : unlockAccount)(engine, loginName);
    console.log(
      password === undefined
        ? `账号 ${loginName} 的登录失败记录和锁定已解除。 / Unlocked.`
        : `账号 ${loginName} 的新密码：${password}（只显示这一次，下次登录须修改；原有登录已全部失效）\n` +
            `The new password is shown this once and has to be changed at the next login.`,
    );
    for (const line of done) console.log(line);
    const hint = HINTS[state];
    if (hint !== undefined) console.log(hint);
  } finally {
    await database.close();
  }
}

/** What was locked with the lost key cannot be read again, so it is given up. */
async function useKey(database: Database, { keyFile }: ServerConfig): Promise<void> {
  const secret = installationKey(keyFile);
  const factors = await database.transaction((tx) => acceptKey(tx, secret));
  console.log(
    `今后使用 ${keyFile} 中的密钥（指纹 ${fingerprintOf(secret)}）；${factors} 个账号的两步验证已解除，须重新绑定；发布过的页面方案须重新上传发布。\n` +
      `This key is used from now on; ${factors} second factors were taken off, and published sets have to be published again.`,
  );
}

/** What still keeps the account out. */
const HINTS: Readonly<Record<string, string>> = {
  [USER_STATE.Disabled]:
    '该账号已被停用，须由系统管理员在「用户管理」中启用后才能登录。 / The account is switched off; an administrator has to switch it on.',
  [USER_STATE.Locked]: '该账号已被锁定，另须执行 unlock。 / The account is locked: run unlock as well.',
};

async function open({ databaseUrl: url, dataDir }: ServerConfig): Promise<Database> {
  if (url === undefined && !existsSync(join(dataDir, 'database')))
    throw new Refused(
      `${dataDir} 中没有数据库；用 DATA_DIR 或 DATABASE_URL 指明 / There is no database in ${dataDir}: name it by DATA_DIR or DATABASE_URL`,
    );
  return openDatabase({ url, dataDir });
}

async function requireUsers(database: Database): Promise<void> {
  const answer = await database.query<{ exists: boolean }>(
    `SELECT to_regclass('"SysUser"') IS NOT NULL AS exists`,
  );
  if (!answer.rows[0]?.exists)
    throw new Refused(
      '这个数据库中还没有本系统的账号，请先 npm start / This database holds no accounts yet: run npm start first',
    );
}

main().catch(async (error: unknown) => {
  if (error instanceof DatabaseLocked) {
    console.error(
      '系统正在运行，内置数据库只能由一个进程使用：请先停止它，再执行本命令。\n' +
        'The server is running, and the embedded database belongs to one process at a time: stop it first.',
    );
    process.exitCode = REFUSED;
  } else if (error instanceof Refused || error instanceof UnknownAccount) {
    console.error(error.message);
    process.exitCode = 1;
  } else {
    const { message, code } = await explain(error);
    console.error(message);
    process.exitCode = code;
  }
});
