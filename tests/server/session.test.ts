import { resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallName } from '../../src/contract/generated/calls.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { PASSWORD, startSchool, type Answered, type TestClient, type TestSchool } from '../_util/server.ts';

/** Two nodes of one school, on one database: what one does to a session, the other has to notice. */
let school: TestSchool;
beforeAll(async () => {
  school = await startSchool({ nodes: 2 });
});
afterAll(() => school.close());
afterEach(async () => {
  await school.database.query(`UPDATE "SysUser" SET "State" = '1' WHERE "LoginName" = 'edu01'`);
  await school.database.query('DELETE FROM sys_login_failure');
});

const idOf = async (loginName: string) => {
  const answer = await school.database.query<{ Id: string }>(
    `SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1`,
    [loginName],
  );
  return answer.rows[0]!.Id;
};

/** The same session in front of each node; both nodes have just used it, so that both remember it. */
async function everywhere(loginName: string): Promise<[TestClient, TestClient]> {
  const one = await school.as(loginName, 0);
  const two = school.client(1);
  two.token = one.token;
  for (const client of [one, two]) expect((await client.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
  return [one, two];
}

/** A node keeps what it knows for less than a second; here only that it ends is asked, not when. */
const becomesDead = (client: TestClient) =>
  vi.waitFor(
    async () => {
      const answer = await client.call('UserInfo/GetLoginBaseInfo', {});
      expect(answer).toMatchObject({
        status: 200,
        code: 999,
        message: '登录已过期，请重新登录',
        value: null,
      });
    },
    { timeout: 20_000, interval: 100 },
  );

test('logging out ends the session on every node, and may be repeated', async () => {
  const [one, two] = await everywhere('edu01');
  expect(await one.call('UserAuth/UserLoginOut', {})).toMatchObject({ code: 0, value: true });
  expect((await one.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(999);
  await becomesDead(two);
  expect(await one.call('UserAuth/UserLoginOut', {})).toMatchObject({ code: 0, value: true });
  expect(await school.client().call('UserAuth/UserLoginOut', {})).toMatchObject({ code: 0, value: true });
});

test('a token in the address neither opens nor ends a session', async () => {
  const [one] = await everywhere('edu01');
  const stranger = school.client();
  await stranger.call('UserAuth/UserLoginOut', { Token: one.token });
  expect((await one.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
  expect((await stranger.fetch(`/api/UserAuth/JudgePassword?Token=${one.token}`)).status).toBe(401);
});

test('logging out leaves the other sessions of the user alone', async () => {
  const [one] = await everywhere('edu01');
  const other = await school.as('edu01', 1);
  await one.call('UserAuth/UserLoginOut', {});
  await becomesDead(one);
  expect((await other.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
});

test('disabling an account ends its sessions on every node', async () => {
  const [one, two] = await everywhere('edu01');
  const admin = await school.as('admin', 1);
  const answer = await admin.call('UserAuth/StatusUserMan', { UserIds: [await idOf('edu01')], State: 0 });
  expect(answer).toMatchObject({ code: 0, value: true });
  await becomesDead(two);
  await becomesDead(one);
  await admin.call('UserAuth/StatusUserMan', { UserIds: [await idOf('edu01')], State: 1 });
  expect((await one.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(999);
});

test('a password set by an administrator ends the sessions', async () => {
  const [one, two] = await everywhere('rec01');
  const admin = await school.as('admin', 0);
  await admin.call('UserAuth/ChangeManUserPwd', { UserIds: [await idOf('rec01')] });
  await becomesDead(one);
  await becomesDead(two);
});

test('changing the own password ends the other sessions and keeps this one', async () => {
  const [one, two] = await everywhere('fin01');
  const other = await school.as('fin01', 1);
  const answer = await one.call('UserAuth/ChangeUserPwd', {
    UserInfo: { OldPwd: PASSWORD, NewPwd: 'Tulip-27-x', NewPwd2: 'Tulip-27-x' },
  });
  expect(answer).toMatchObject({ code: 0, value: true });
  await becomesDead(other);
  expect((await one.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
  expect((await two.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
});

test.each([
  ['a role that is taken away', `UPDATE "UserRole" SET "IsDeleted" = 1 WHERE "UserId" = $1`],
  [
    'a role that is added',
    `INSERT INTO "UserRole" ("Id", "UserId", "RoleId", "IsDeleted", "Version") VALUES (md5(random()::text), $1, 'teacher', 0, 1)`,
  ],
  ['another college for a role', `UPDATE "UserRole" SET "OrgId" = 'elsewhere' WHERE "UserId" = $1`],
])('%s ends the sessions on every node', async (_what, change) => {
  const loginName = 'college01';
  await school.database.query(`UPDATE "UserRole" SET "IsDeleted" = 0 WHERE "UserId" = $1`, [
    await idOf(loginName),
  ]);
  const [one, two] = await everywhere(loginName);
  await school.database.query(change, [await idOf(loginName)]);
  await becomesDead(one);
  await becomesDead(two);
});

test('switching a role off ends the sessions of who holds it', async () => {
  const [one] = await everywhere('lib01');
  await school.database.query(`UPDATE "SysRole" SET "State" = '0' WHERE "RoleCode" = 'studyroom_admin'`);
  await becomesDead(one);
});

test('a grant that an administrator takes away is gone without a new login', async () => {
  const [one, two] = await everywhere('school01');
  const before = await two.call('Data/List', { Entity: 'core/Org' });
  expect(before.code).toBe(0);
  await school.database.query(
    `UPDATE "RoleMenu" SET "IsDeleted" = 1, "Version" = 2 WHERE "RoleId" = 'school_admin' AND "MenuId" = '351'`,
  );
  for (const client of [one, two])
    await vi.waitFor(
      async () => {
        const answer = await client.call('Data/Schema', { Path: 'leave/rule-list' });
        expect(answer).toMatchObject({ code: 2, message: '抱歉，你无权访问该页面' });
      },
      { timeout: 20_000, interval: 100 },
    );
  expect((await one.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
});

test('a class that is taken from a counsellor is out of reach without a new login', async () => {
  const [one, two] = await everywhere('fdy001');
  const students = async (client: TestClient) =>
    (await client.call('Data/List', { Entity: 'core/Student', PageSize: 1 })).value.total as number;
  expect(await students(one)).toBeGreaterThan(0);
  await school.database.query(
    `UPDATE "CounsellorClass" SET "EndDate" = current_date - 1 WHERE "TeacherId" =
       (SELECT t."Id" FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" WHERE u."LoginName" = 'fdy001')`,
  );
  await school.database.query(`UPDATE "Student" SET "CounsellorId" = NULL`);
  for (const client of [one, two])
    await vi.waitFor(async () => expect(await students(client)).toBe(0), { timeout: 20_000, interval: 100 });
});

test('a staff session ends by idling, a student session does not', async () => {
  const [staff] = await everywhere('aid01');
  const student = await school.as('weak01', 0);
  await school.database.query(`UPDATE sys_session SET last_seen = now() - interval '31 minutes'`);
  await becomesDead(staff);
  expect((await student.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
});

describe('a password that has to be changed (A04, A05)', () => {
  const open = ['UserAuth/ChangeUserPwd', 'UserAuth/JudgePassword', 'UserInfo/GetLoginBaseInfo'];
  const files = [...loadCatalog(resolve('schemas')).calls];
  const answered = async (client: TestClient) => {
    const names: string[] = [];
    for (const [name, { access }] of files) {
      if (access === 'public') continue;
      const { status, message } = await client.call(name as CallName, {});
      if (status !== 403 || message !== '请先修改密码') names.push(name);
    }
    return names.sort();
  };

  test('until then no call is answered but those of the change, on any node', async () => {
    const one = await school.as('weak01', 0);
    const two = school.client(1);
    two.token = one.token;
    for (const client of [one, two])
      expect(await answered(client)).toEqual([...open, 'UserRole/LoadMenuByUser']);
    const UserInfo = { OldPwd: PASSWORD, NewPwd: 'Tulip-27-x', NewPwd2: 'Tulip-27-x' };
    expect((await one.call('UserAuth/ChangeUserPwd', { UserInfo })).code).toBe(0);
    for (const client of [one, two])
      expect((await client.call('Notice/LoadMyMsgGroupList', {})).status).toBe(200);
  });

  test('one of staff that is too old keeps its owner out', async () => {
    const sql = `UPDATE "SysUser" SET "PwdUpdateDate" = now() - interval '91 days' WHERE "LoginName" = 'party01'`;
    await school.database.query(sql);
    const late = await school.as('party01', 0);
    expect((await late.call('Notice/LoadMyMsgGroupList', {})).status).toBe(403);
  });
});

test('using a session keeps it from idling out', async () => {
  const [one] = await everywhere('grad01');
  const id = await idOf('grad01');
  await school.database.query(
    `UPDATE sys_session SET last_seen = now() - interval '29 minutes' WHERE user_id = $1`,
    [id],
  );
  await vi.waitFor(
    async () => {
      await one.call('UserInfo/GetLoginBaseInfo', {});
      const answer = await school.database.query(
        `SELECT 1 FROM sys_session WHERE user_id = $1 AND last_seen > now() - interval '10 minutes'`,
        [id],
      );
      expect(answer.rowCount).toBe(1);
    },
    { timeout: 20_000, interval: 100 },
  );
});

test('every session ends twelve hours after login', async () => {
  const client = await school.as('grad01', 0);
  const lasting = await school.database.query<{ hours: number }>(
    `SELECT extract(epoch FROM expires - created)::int / 3600 AS hours FROM sys_session`,
  );
  expect(new Set(lasting.rows.map((row) => row.hours))).toEqual(new Set([12]));
  await school.database.query(`UPDATE sys_session SET expires = now() WHERE user_id = $1`, [
    await idOf('grad01'),
  ]);
  await becomesDead(client);
});

test('made-up tokens open nothing', async () => {
  const client = school.client();
  for (const token of [
    'x',
    'A'.repeat(43),
    "' OR 1=1 --",
    '../../etc',
    'null',
    'undefined',
    '0'.repeat(5000),
  ]) {
    client.token = token;
    expect(await client.call('UserInfo/GetLoginBaseInfo', {})).toMatchObject({ status: 200, code: 999 });
  }
});

describe('menus and routes', () => {
  const expectRefused = (answer: Answered, message: string) =>
    expect(answer).toMatchObject({ status: 200, code: 2, message });

  test('A03: a sub-system or an application alone is given when it is asked for; one that is not there is refused', async () => {
    const client = await school.as('admin');
    const branch = async (input: { SystemId?: string; ApplyId?: string }) => {
      const { value } = await client.call('UserRole/LoadMenuByUser', input);
      return value.map((item: { id: string }) => item.id);
    };
    for (const SystemId of ['340', '/leave']) expect(await branch({ SystemId })).toEqual(['340']);
    expect(await branch({ ApplyId: '347' })).toEqual(['347']);
    expect(await branch({ SystemId: '340', ApplyId: '347' })).toEqual(['347']);
    for (const input of [{ SystemId: 'none' }, { ApplyId: 'none' }, { SystemId: '800', ApplyId: '347' }])
      expectRefused(await client.call('UserRole/LoadMenuByUser', input), '内部模块错误');
  });

  test('A03: nobody is given the branch of a menu that he does not hold', async () => {
    const client = await school.as('fdy001');
    expectRefused(await client.call('UserRole/LoadMenuByUser', { SystemId: '580' }), '内部模块错误');
    expectRefused(await client.call('UserRole/LoadMenuByUser', { ApplyId: '821' }), '内部模块错误');
  });

  test('G05: the server knows which paths its menus lead to, and refuses page and rows to who holds no such item', async () => {
    const counsellor = await school.as('fdy001');
    const isKnown = async (Path: string) =>
      (await counsellor.call('UserRole/GetRouteState', { Path })).value.IsKnown;
    expect([await isKnown('/system/user'), await isKnown('/system/nothing')]).toEqual([true, false]);
    expect((await school.client().call('UserRole/GetRouteState', { Path: '/system/user' })).status).toBe(401);
    expect(await counsellor.call('Data/Schema', { Path: 'system/user-list' })).toMatchObject({
      code: 2,
      value: { Reason: 'refused' },
    });
    const rows = await counsellor.call('Data/List', { Entity: 'system/SysUser', PageIndex: 1, PageSize: 10 });
    expect([rows.code === 0, rows.text.includes('LoginName')]).toEqual([false, false]);
  });

  test('a page that is not there yet is told apart, to visitors only where its route is public', async () => {
    const reason = async (client: TestClient, Path: string) =>
      (await client.call('Data/Schema', { Path })).value?.Reason;
    const visitor = school.client();
    for (const [path, expected] of [
      ['exam/static', 'login'],
      ['leave/outing-apply', 'ticket'],
    ] as const)
      expect([path, await reason(visitor, path)]).toEqual([path, expected]);
    expect(await reason(await school.as('fdy001'), 'no-room/appointment')).toBe('missing');
  });
});
