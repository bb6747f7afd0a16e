import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type ServerConfig } from '../../src/server/config/config.ts';
import { openDatabase } from '../../src/server/data/database/database.ts';
import { startServer, type RunningServer } from '../../src/server/start.ts';
import { createDatabase, onPostgres, type OwnDatabase } from '../_util/postgres.ts';
import { createClient } from '../_util/server.ts';
import { atLength, isAtLength } from '../_util/scale.ts';

/** An empty database begins with one administrator; who loses the password is helped at the machine itself. */
let own: OwnDatabase;
let folder = '';
let config: ServerConfig;
let servers: RunningServer[] = [];
const lines: string[] = [];
const PASSWORD = 'Lantern-River-27';
const CHANGED = 'Harbour-Cloud-63';

beforeAll(async () => {
  own = await createDatabase();
  folder = await mkdtemp(join(tmpdir(), 'xgt-administrator-'));
  config = {
    ...readConfig({ NODE_ENV: 'test', PORT: '0', DEMO: '0', RATE_FACTOR: '0', DATA_DIR: folder }),
    dataDir: folder,
    databaseUrl: own.url,
    schemasDir: resolve('schemas'),
    clientDir: join(folder, 'client'),
  };
});
afterAll(async () => {
  await stop();
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

async function start(changes: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const server = await startServer({ ...config, ...changes }, { log: (line) => void lines.push(line) });
  servers.push(server);
  return server;
}
async function stop(): Promise<void> {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
}
const rowsOf = async (server: RunningServer, text: string) => (await server.engine.database.query(text)).rows;

/** Runs `npm run admin` as it is on the machine, without npm around it. */
async function admin(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/admin/main.ts', ...args], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: own.url ?? '' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

const change = (server: RunningServer, token: string | undefined, OldPwd: string, NewPwd: string) => {
  const client = createClient(server.url);
  client.token = token;
  return client.call('UserAuth/ChangeUserPwd', { UserInfo: { OldPwd, NewPwd, NewPwd2: NewPwd } });
};

test('the command says so where there is no account yet', async () => {
  const told = await admin('reset', 'admin');
  expect(told.code).toBe(1);
  expect(told.output).not.toMatch(/^\s+at /m);
});

test('a password that the rules refuse is told by its variable, and nobody is made', async () => {
  await expect(start({ adminPassword: 'short' })).rejects.toThrow(/ADMIN_PASSWORD.*8-64/);
});

test('an empty database gets one administrator, whichever node is first; the password is in no log', async () => {
  const nodes = onPostgres ? [start(), start()] : [start()];
  const started = await Promise.all(nodes);
  const made = started.flatMap(({ administrator }) => administrator ?? []);
  expect(made).toEqual([{ loginName: 'admin', password: expect.stringMatching(/^.{12}$/) }]);
  const [server] = started as [RunningServer];
  const users = await rowsOf(
    server,
    `SELECT u."LoginName", u."UserType", u."IsWeakPwd", r."RoleCode" FROM "SysUser" u
     JOIN "UserRole" ur ON ur."UserId" = u."Id" JOIN "SysRole" r ON r."Id" = ur."RoleId"`,
  );
  expect(users).toEqual([{ LoginName: 'admin', UserType: '1', IsWeakPwd: 1, RoleCode: 'admin' }]);
  const password = made[0]!.password!;
  expect(lines.join()).not.toContain(password);
  const audits = await rowsOf(
    server,
    `SELECT "LoginName", "Entity", "Changes"::text AS text FROM "AuditLog"`,
  );
  expect(audits).toMatchObject([
    { LoginName: '系统', Entity: 'system/SysUser' },
    { LoginName: '系统', Entity: 'system/UserRole' },
  ]);
  expect(JSON.stringify(audits)).not.toContain('argon2');

  const client = createClient(server.url);
  expect((await client.login('admin', password)).code).toBe(0);
  expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).not.toBe('');
  expect((await client.call('UserRole/LoadMenuByUser', {})).value.length).toBeGreaterThan(0);
  expect((await change(server, client.token, password, PASSWORD)).code).toBe(0);
  expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).toBe('');
});

test('never a second time, not even when every user is deleted', async () => {
  await servers[0]!.engine.database.query(`UPDATE "SysUser" SET "IsDeleted" = 1`);
  await stop();
  const again = await start({ adminPassword: CHANGED });
  expect(again.administrator).toBeUndefined();
  expect(await rowsOf(again, 'SELECT count(*)::int AS n FROM "SysUser"')).toEqual([{ n: 1 }]);
  await again.engine.database.query(`UPDATE "SysUser" SET "IsDeleted" = 0`);
});

describe('npm run admin', () => {
  test.skipIf(onPostgres)('leaves the embedded database to the server that runs on it', async () => {
    const told = await admin('reset', 'admin');
    expect(told).toMatchObject({ code: 78, output: expect.stringMatching(/先停止它[^]*stop it first/) });
  });

  test('a reset tells a new password once, ends the sessions and is in the audit', async () => {
    const client = createClient(servers[0]!.url);
    expect((await client.login('admin', PASSWORD)).code).toBe(0);
    // The telephone with the second factor is lost, and the account was switched off.
    const { database: lost } = servers[0]!.engine;
    await lost.query(
      `INSERT INTO sys_second_factor (user_id, secret, created, confirmed) SELECT "Id", 'lost', now(), now() FROM "SysUser"`,
    );
    await lost.query(`UPDATE "SysUser" SET "State" = '0'`);
    if (!onPostgres) await stop();
    const told = await admin('reset', 'admin');
    expect(told.code).toBe(0);
    expect(told.output).toMatch(/现已启用[^]*两步验证已解除/);
    const password = /新密码：(\S{12})（/.exec(told.output)![1]!;
    // A node that runs on a server of its own hears of it; the embedded database was let go of.
    const [server = await start()] = servers;
    const old = createClient(server.url);
    old.token = client.token;
    await expect.poll(async () => (await old.call('UserAuth/JudgePassword', {})).code).not.toBe(0);
    expect((await old.login('admin', PASSWORD)).code).not.toBe(0);
    expect((await old.login('admin', password)).code).toBe(0);
    expect((await old.call('UserAuth/JudgePassword', {})).value.ErrorMess).not.toBe('');
    const [audited] = await rowsOf(
      server,
      `SELECT "LoginName", "EnCode", "RequestId", "Changes"::text AS text FROM "AuditLog" WHERE "EnCode" = 'system.user.resetPwd'
       ORDER BY "Id" DESC LIMIT 1`,
    );
    expect(audited).toMatchObject({ LoginName: '命令行', EnCode: 'system.user.resetPwd' });
    expect(JSON.stringify(audited)).not.toContain(password);
    expect((await change(server, old.token, password, CHANGED)).code).toBe(0);
  });

  test('B17 audit-check names a row that was altered beside the program, and the daily check tells administrators', async () => {
    const [server] = servers as [RunningServer];
    const { database } = server.engine;
    if (isAtLength)
      expect(await admin('audit-check')).toMatchObject({
        code: 0,
        output: expect.stringContaining('未发现改动'),
      });
    await database.query(`ALTER TABLE "AuditLog" DISABLE TRIGGER USER`);
    await database.query(
      `UPDATE "AuditLog" SET "LoginName" = '别人' WHERE "LoginName" = '命令行' AND "EnCode" = 'system.user.resetPwd'`,
    );
    await database.query(`ALTER TABLE "AuditLog" ENABLE TRIGGER USER`);
    const told = expect.stringMatching(/内容被改动[^]*发现 1 处异常/);
    expect(await admin('audit-check')).toMatchObject({ code: 78, output: told });
    // A day has passed.
    await database.query(
      `UPDATE sys_meta SET value = (now() - interval '25 hours')::text WHERE key = 'logs-checked'`,
    );
    const todos = () =>
      rowsOf(server, `SELECT count(*)::int AS n FROM "BackLog" WHERE "BizType" = 'audit-check'`);
    await expect.poll(todos, { timeout: 60_000 }).toEqual([{ n: 1 }]);
    expect(lines.join()).toContain('"audit-tampered"');
  });

  atLength('a reset says that nobody has the name', async () => {
    const unknown = await admin('reset', 'nobody');
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('没有登录名为 nobody') });
  });

  atLength(
    'unlock takes back what failed logins did, and leaves alone what an administrator switched off',
    async () => {
      const [server] = servers as [RunningServer];
      for (let tries = 0; tries < 8; tries += 1) await createClient(server.url).login('admin', 'wrong');
      const { database } = server.engine;
      await database.query(`UPDATE "SysUser" SET "State" = '2', "LockedUntil" = now() + interval '1 hour'`);
      expect((await createClient(server.url).login('admin', CHANGED)).code).not.toBe(0);
      await stop();
      expect((await admin('unlock', 'admin')).code).toBe(0);
      const again = await start();
      expect((await createClient(again.url).login('admin', CHANGED)).code).toBe(0);
      await again.engine.database.query(`UPDATE "SysUser" SET "State" = '0'`);
      await stop();
      const told = await admin('unlock', 'admin');
      expect(told.output).toContain('停用');
      const left = await openDatabase({ url: own.url, dataDir: folder });
      expect((await left.query('SELECT "State" FROM "SysUser"')).rows).toEqual([{ State: '0' }]);
      await left.close();
    },
  );
});
