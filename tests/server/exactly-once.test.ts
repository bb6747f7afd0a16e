import { randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../src/contract/generated/calls.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { CUTS, startCuttingProxy, type CuttingProxy } from '../_util/cutting-proxy.ts';
import { callConstant, PASSWORD, startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let proxy: CuttingProxy;
let admin: TestClient;
let own: TestClient;
let ownId: string;
let otherId: string;
let turn = 0;

beforeAll(async () => {
  school = await startSchool();
  proxy = await startCuttingProxy(school.urls[0]!);
  // Their passwords change often here.
  await school.database.query(
    `UPDATE "SysConfig" SET "ConfigValue" = '0' WHERE "ConfigKey" = 'password.history'`,
  );
  admin = await school.as('admin');
  own = await school.as('fin01');
  ownId = await idOf('fin01');
  otherId = await idOf('edu01');
});
afterAll(async () => {
  await proxy.close();
  await school.close();
});

const count = async (sql: string, values: unknown[] = []) =>
  (await school.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`, values)).rows[0]!.n;
const idOf = async (loginName: string) =>
  (
    await school.database.query<{ Id: string }>(`SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1`, [
      loginName,
    ])
  ).rows[0]!.Id;
/** How often an account was written. */
const written = (id: string) => count(`"AuditLog" WHERE "RowId" = $1`, [id]);
let password = PASSWORD;

interface Write {
  readonly who: () => TestClient;
  /** Made anew for each try; what it changes must not have been changed by the one before. */
  readonly input: () => Promise<object> | object;
  /** Counted before and after: a write adds one. */
  readonly effect: () => Promise<number>;
}

const bind = (userId: string) =>
  school.database.query(
    `INSERT INTO "WxBind" ("Id", "UserId", "AppId", "OpenId", "BindDate", "IsDeleted", "Version")
     VALUES ($1, $2, 'corp', $1, now(), 0, 1)`,
    [randomUUID().slice(0, 32), userId],
  );
const unbound = (userId: string) => () => count(`"WxBind" WHERE "UserId" = $1 AND "IsDeleted" = 1`, [userId]);

async function uploadedUsers(): Promise<string> {
  const path = join(school.dataDir, 'users.xlsx');
  const columns = ['登录名', '姓名', '用户类型', '所属机构'].map((title) => ({ title }));
  const org = await school.database.query<{ OrgName: string }>(
    `SELECT "OrgName" FROM "Org" WHERE "IsDeleted" = 0 GROUP BY 1 HAVING count(*) = 1 LIMIT 1`,
  );
  const rows = [[`once${turn}x`, '只此一次', '教职工', org.rows[0]!.OrgName]];
  await writeSheets(createWriteStream(path), [{ name: '用户', columns, rows }]);
  const form = new FormData();
  form.set('BizType', 'system.user.import');
  form.set('file', new Blob([new Uint8Array(readFileSync(path))]), 'users.xlsx');
  const answer = await admin.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
  return answer.value.Id as string;
}

/** Every call of 7.2 that changes something and that a browser sends again by itself, with or without a key. */
const WRITES: Partial<Record<CallName, Write>> = {
  'UserAuth/ChangeUserPwd': {
    who: () => own,
    input: () => {
      const OldPwd = password;
      password = `${PASSWORD}-${(turn += 1)}`;
      return { UserInfo: { OldPwd, NewPwd: password, NewPwd2: password } };
    },
    effect: () => written(ownId),
  },
  'UserAuth/ChangeManUserPwd': {
    who: () => admin,
    input: () => ({ UserIds: [otherId] }),
    effect: () => written(otherId),
  },
  'UserAuth/StatusUserMan': {
    who: () => admin,
    input: () => ({ UserIds: [otherId], State: (turn += 1) % 2 }),
    effect: () => written(otherId),
  },
  'UserAuth/InputExcelLinkNewUser': {
    who: () => admin,
    input: async () => {
      turn += 1;
      return { FileId: await uploadedUsers() };
    },
    effect: () => count(`"SysUser" WHERE "LoginName" LIKE 'once%x'`),
  },
  'UserInfo/ChangeUserImg': {
    who: () => own,
    input: async () => {
      turn += 1;
      const picture = { width: 64, height: 64 + turn, channels: 3, background: '#007a52' } as const;
      return { Base64: (await sharp({ create: picture }).png().toBuffer()).toString('base64') };
    },
    effect: () => count(`"Attachment" WHERE "BizId" = $1 AND "BizType" = 'system/SysUser'`, [ownId]),
  },
  'UserAuth/UnboundWX': {
    who: () => own,
    input: async () => {
      await bind(ownId);
      return {};
    },
    effect: () => unbound(ownId)(),
  },
  'UserAuth/AdminUnboundUserWX': {
    who: () => admin,
    input: async () => {
      await bind(otherId);
      return { UserId: otherId };
    },
    effect: () => unbound(otherId)(),
  },
  'UserAuth/UserLoginOut': {
    who: () => own,
    input: async () => {
      own = school.client();
      await own.login('fin01', password);
      return {};
    },
    effect: async () => -(await count('sys_session WHERE user_id = $1', [ownId])),
  },
};

/** Ways in: no browser sends them again by itself, and a code, ticket or picture counts once by its nature. */
const WAYS_IN = [
  'UserAuth/GetManUserLogin',
  'UserAuth/EmailGetPwd',
  'UserAuth/SSOGetThreenUserLogin',
  'UserAuth/SSOAuthByLy',
  'UserAuth/SSOAuthByYM',
  'UserAuth/SSOAuthByZX',
];
const READS = [
  'FriendshipHelp/UserGetFriendshipHelplist',
  'UserAuth/DownloadNewUser',
  'UserAuth/GetOrgUserInfo',
  'UserAuth/GetUserId',
  'UserAuth/IsBingWX',
  'UserAuth/JudgePassword',
  'UserAuth/UserManRegion',
  'UserInfo/GetBaseInfo',
  'UserInfo/GetLoginBaseInfo',
  'UserRole/LoadManUserListByFilter',
  'UserRole/LoadMenuByUser',
];

test('every call of 7.2 is known here as a write, a read or a way in', () => {
  const calls = [...school.engine.catalog.calls].filter(([, file]) => file.source === '7.2');
  expect(calls.map(([name]) => name).sort()).toEqual([...Object.keys(WRITES), ...WAYS_IN, ...READS].sort());
  const keyed = calls.filter(([, file]) => file.write).map(([name]) => name);
  expect(keyed.filter((name) => !(name in WRITES))).toEqual([]);
});

/** One request with a connection of its own. @throws when the connection breaks */
function ask(base: string, name: CallName, input: object, token: string, key: string): Promise<string> {
  const { method, path } = callConstant(name);
  const query = new URLSearchParams(input as Record<string, string>).toString();
  const url = new URL(method === 'GET' && query ? `${path}?${query}` : path, base);
  const headers = {
    'x-token': token,
    'x-idempotency-key': key,
    'content-type': 'application/json',
    connection: 'close',
  };
  const body = method === 'GET' ? '' : JSON.stringify(input);
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers: { ...headers, 'content-length': Buffer.byteLength(body) } });
    sent.once('error', reject);
    sent.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.once('end', () => resolve(text)).once('error', reject);
    });
    sent.end(body);
  });
}

describe.each(Object.entries(WRITES) as [CallName, Write][])(
  'B32: %s, repeated after its connection broke',
  (name, { who, input, effect }) => {
    test.each(CUTS)('%s, has its effect once', async (cut) => {
      const given = await input();
      const token = who().token ?? '';
      const key = randomUUID();
      const before = await effect();
      proxy.cut = cut;
      await expect(ask(proxy.url, name, given, token, key)).rejects.toThrow();
      const again = await ask(school.urls[0]!, name, given, token, key);
      expect(again).toContain('"ErrorCode":0');
      if (cut === 'before the answer' || cut === 'amid the answer')
        expect(JSON.parse(again)).toEqual(JSON.parse(proxy.answer()));
      expect((await effect()) - before).toBe(1);
    });
  },
);
