import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { enCodes } from '../../src/contract/generated/entities.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.close());

const userOf = async (loginName: string) => {
  const answer = await school.database.query<Record<string, unknown>>(
    `SELECT * FROM "SysUser" WHERE "LoginName" = $1`,
    [loginName],
  );
  return answer.rows[0]!;
};
const expectRefused = (answer: { status: number; code: number; message: string }, message: string) =>
  expect(answer).toMatchObject({ status: 200, code: 2, message });

describe('passwords (A04, A05)', () => {
  test('a weak one is told', async () => {
    const weak = await school.as('weak01');
    expect((await weak.call('UserAuth/JudgePassword', {})).value).toMatchObject({ IsTheach: false });
    expect((await weak.call('UserAuth/JudgePassword', {})).value.ErrorMess).not.toBe('');
    const staff = await school.as('exam01');
    expect((await staff.call('UserAuth/JudgePassword', {})).value).toMatchObject({
      ErrorMess: '',
      IsTheach: true,
    });
  });

  test('what every page asks for waits behind no slow statement: each of its reads has a name of its own', async () => {
    const client = await school.as('exam01');
    const asked = vi.spyOn(school.engine.database, 'query');
    try {
      for (const name of [
        'UserAuth/JudgePassword',
        'UserInfo/GetLoginBaseInfo',
        'UserRole/LoadMenuByUser',
      ] as const)
        expect((await client.call(name, {})).code, name).toBe(0);
      // The server may clear old sessions away meanwhile, and look each minute whether rights have changed.
      const reads = asked.mock.calls.filter(
        ([text]) =>
          /(?<!DELETE )FROM (sys_session|"SysUser"|"SysConfig")/.test(text) && !text.includes('AS settled'),
      );
      expect(reads.length).toBeGreaterThan(2);
      expect(reads.filter(([, , name]) => name === undefined).map(([text]) => text)).toEqual([]);
    } finally {
      asked.mockRestore();
    }
  });

  test('a staff password older than 90 days is to be changed', async () => {
    await school.database.query(
      `UPDATE "SysUser" SET "PwdUpdateDate" = now() - interval '91 days' WHERE "LoginName" = 'party01'`,
    );
    const client = await school.as('party01');
    expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).toContain('90天');
  });

  test.each([
    ['原密码不正确', { OldPwd: 'wrong', NewPwd: 'Tulip-27-x', NewPwd2: 'Tulip-27-x' }],
    ['新密码与确认密码不一致', { OldPwd: PASSWORD, NewPwd: 'Tulip-27-x', NewPwd2: 'Tulip-27-y' }],
    ['新密码不能与旧密码相同', { OldPwd: PASSWORD, NewPwd: PASSWORD, NewPwd2: PASSWORD }],
    ['密码不能包含登录名', { OldPwd: PASSWORD, NewPwd: 'Ab-labour01', NewPwd2: 'Ab-labour01' }],
    ['密码过于常见，请换一个', { OldPwd: PASSWORD, NewPwd: 'Passw0rd!', NewPwd2: 'Passw0rd!' }],
  ])('a change is refused: %s', async (message, UserInfo) => {
    const client = await school.as('labour01');
    expectRefused(await client.call('UserAuth/ChangeUserPwd', { UserInfo }), message);
  });

  test('a short or plain password is refused', async () => {
    const client = await school.as('labour01');
    for (const NewPwd of ['Ab1-xyz', 'onlysmallletters'.slice(0, 12)]) {
      const answer = await client.call('UserAuth/ChangeUserPwd', {
        UserInfo: { OldPwd: PASSWORD, NewPwd, NewPwd2: NewPwd },
      });
      expect(answer).toMatchObject({ code: 2, message: expect.stringContaining('密码须为8-64位') });
    }
  });

  test('a student without an address has to give one (specification 5), but for a first password', async () => {
    await school.database.query(
      `UPDATE "SysUser" SET "Email" = NULL, "IsWeakPwd" = 0 WHERE "LoginName" = 'weak01'`,
    );
    const client = await school.as('weak01');
    const weak = (is: 0 | 1) =>
      school.database.query(`UPDATE "SysUser" SET "IsWeakPwd" = $1 WHERE "LoginName" = 'weak01'`, [is]);
    // Who must change a first password may have no address at hand.
    await weak(1);
    const first = { OldPwd: PASSWORD, NewPwd: 'Tulip-26-w', NewPwd2: 'Tulip-26-w' };
    expect((await client.call('UserAuth/ChangeUserPwd', { UserInfo: first })).code).toBe(0);
    await weak(0);
    const pwd = { OldPwd: 'Tulip-26-w', NewPwd: 'Tulip-27-x', NewPwd2: 'Tulip-27-x' };
    const none = await client.call('UserAuth/ChangeUserPwd', { UserInfo: pwd });
    expect(none.value).toEqual({ Fields: [{ Key: 'Email', Message: '请输入邮箱' }] });
    const bad = await client.call('UserAuth/ChangeUserPwd', { UserInfo: { ...pwd, Email: 'x@' } });
    expect(bad.value).toEqual({ Fields: [{ Key: 'Email', Message: '邮箱格式不正确' }] });
    const good = await client.call('UserAuth/ChangeUserPwd', {
      UserInfo: { ...pwd, Email: 'w@example.edu.cn' },
    });
    expect(good).toMatchObject({ code: 0, value: true });
    expect(await userOf('weak01')).toMatchObject({ Email: 'w@example.edu.cn', IsWeakPwd: 0 });
    expect((await school.client().login('weak01', 'Tulip-27-x')).code).toBe(0);
  });
});

describe('the rules of the installation', () => {
  const set = (key: string, value: string) =>
    school.database.query(`UPDATE "SysConfig" SET "ConfigValue" = $2 WHERE "ConfigKey" = $1`, [key, value]);
  const change = (client: TestClient, OldPwd: string, NewPwd: string) =>
    client.call('UserAuth/ChangeUserPwd', { UserInfo: { OldPwd, NewPwd, NewPwd2: NewPwd } });

  test('the last passwords do not come back, older ones may', async () => {
    await set('password.history', '2');
    const client = await school.as('fin01');
    expect((await change(client, PASSWORD, 'Tulip-27-x')).code).toBe(0);
    expect((await change(client, 'Tulip-27-x', PASSWORD)).message).toBe('不能使用最近2次用过的密码');
    expect((await change(client, 'Tulip-27-x', 'Tulip-28-y')).code).toBe(0);
    expect((await change(client, 'Tulip-28-y', PASSWORD)).code).toBe(0);
    await set('password.history', '5');
  });

  test('the ASVS profile asks neither for kinds of characters nor for a change from time to time', async () => {
    await set('password.profile', 'asvs');
    const client = await school.as('fin01');
    await school.database.query(
      `UPDATE "SysUser" SET "PwdUpdateDate" = now() - interval '400 days' WHERE "LoginName" = 'fin01'`,
    );
    const judged = (await client.call('UserAuth/JudgePassword', {})).value;
    expect(judged.ErrorMess).toBe('');
    // The rule that is shown is the one that judges.
    expect(judged.Rule).toMatch(/^密码须为8-64位；/);
    expect((await school.client().call('SysInfo/GetTitleAndImg', {})).value.PasswordRule).toBe(judged.Rule);
    expect((await change(client, PASSWORD, 'tulipsandrain')).code).toBe(0);
    await set('password.profile', 'dengbao');
  });

  test('how often staff change their passwords is set', async () => {
    await set('password.rotationDays', '0');
    const client = await school.as('party01');
    expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).toBe('');
    await set('password.rotationDays', '90');
    expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).toContain('90天');
  });
});

describe('administration of accounts', () => {
  test('the administrator resets a password; it is shown once, and must be changed', async () => {
    const admin = await school.as('admin');
    const { Id } = await userOf('dorm01');
    const key = { 'x-idempotency-key': 'reset-dorm01-1' };
    const first = await admin.call('UserAuth/ChangeManUserPwd', { UserIds: [String(Id)] }, key);
    const NewPwd = first.value.Items[0].NewPwd;
    expect(NewPwd).toMatch(/^\S{12}$/);
    const again = await admin.call('UserAuth/ChangeManUserPwd', { UserIds: [String(Id)] }, key);
    expect(again.text).toBe(first.text);
    const elsewhere = await (
      await school.as('admin')
    ).call('UserAuth/ChangeManUserPwd', { UserIds: [String(Id)] }, key);
    expect(elsewhere.text).not.toContain(NewPwd);
    expect(elsewhere).toMatchObject({ code: 2, message: '操作已完成，结果只显示一次' });
    const kept = await school.database.query(`SELECT answer::text FROM sys_idempotency`);
    expect(JSON.stringify(kept.rows)).not.toContain(NewPwd);
    const client = school.client();
    expect((await client.login('dorm01', NewPwd)).code).toBe(0);
    expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).not.toBe('');
    const trail = await school.database.query(`SELECT * FROM "AuditLog" WHERE "RowId" = $1`, [Id]);
    expect(trail.rowCount).toBe(1);
    expect(JSON.stringify(trail.rows)).not.toMatch(/argon2/);
  });

  test('the action of the list answers what its button shows', async () => {
    const { Id } = await userOf('vol01');
    const asked = { EnCode: enCodes.systemUserResetPwd, Ids: [String(Id)], Params: {} };
    const { value } = await (await school.as('admin')).call('Data/Action', asked);
    expect(value.Items).toEqual([
      { UserId: Id, LoginName: 'vol01', NewPwd: expect.stringMatching(/^\S{12}$/) },
    ]);
    expect((await school.client().login('vol01', value.Items[0].NewPwd)).code).toBe(0);
  });

  test('nobody switches himself off, and one administrator remains', async () => {
    const admin = await school.as('admin');
    const { Id: self } = await userOf('admin');
    const { Id: other } = await userOf('lib01');
    expectRefused(
      await admin.call('UserAuth/StatusUserMan', { UserIds: [String(self)], State: 0 }),
      '不能停用自己',
    );
    const both = await admin.call('UserAuth/StatusUserMan', {
      UserIds: [String(self), String(other)],
      State: 0,
    });
    expect(both).toMatchObject({ code: 5001, value: { SuccessCount: 1, FailCount: 1 } });
    expect((await userOf('lib01'))['State']).toBe('0');
    expect((await userOf('admin'))['State']).toBe('1');
  });

  test.each(['UserAuth/ChangeManUserPwd', 'UserAuth/StatusUserMan'] as const)(
    '%s is for holders of its EnCode',
    async (name) => {
      const client = await school.as('school01');
      const { Id } = await userOf('health01');
      const answer = await client.call(name, { UserIds: [String(Id)], State: 0 } as never);
      expect(answer).toMatchObject({ status: 403, code: 2, message: '没有权限执行该操作' });
      expect((await school.client().login('health01')).code).toBe(0);
    },
  );
});
