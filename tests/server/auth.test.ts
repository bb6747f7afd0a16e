import { hashPassword } from '../../src/server/auth/passwords/passwords.ts';
import { markedText } from '../../src/server/data/sealed/value.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshmanLogin } from './cases/freshman-login.ts';
import { knownDevices } from './cases/known-devices.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';

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
/** Lets the delay after failures pass at once. */
const passDelay = () => school.database.query(`UPDATE sys_login_failure SET next_at = now()`);
const firstStudent = async () => {
  const answer = await school.database.query<{ LoginName: string }>(
    `SELECT u."LoginName" FROM "SysUser" u WHERE u."UserType" = '3' AND u."State" = '1' AND u."IsWeakPwd" = 0
     ORDER BY u."LoginName" COLLATE "C" LIMIT 1`,
  );
  return answer.rows[0]!.LoginName;
};
const expectRefused = (answer: { status: number; code: number; message: string }, message: string) =>
  expect(answer).toMatchObject({ status: 200, code: 2, message });

describe('login (A01)', () => {
  test('answers who somebody is, with the fields of the specification', async () => {
    const answer = await school.client().login('fdy001');
    expect(answer).toMatchObject({
      status: 200,
      code: 0,
      value: {
        LoginName: 'fdy001',
        UserType: '2',
        RoleCodes: ['counsellor'],
        IsTheach: true,
        ProgectName: '',
      },
    });
    expect(answer.value['Token']).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(answer.value['OrgName']).not.toBe('');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a student is told the names of major and class', async () => {
    const answer = await school.client().login(await firstStudent());
    expect(answer).toMatchObject({ code: 0, value: { UserType: '3', IsTheach: false } });
    expect([answer.value['ProgectName'], answer.value['ClassName'], answer.value['OrgName']]).not.toContain(
      '',
    );
  });

  test('each login makes a token of its own', async () => {
    const [one, two] = [await school.as('edu01'), await school.as('edu01')];
    expect(one.token).not.toBe(two.token);
    expect((await one.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
    expect((await two.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(0);
  });

  test('an unknown name and a wrong password are told apart in nothing', async () => {
    const unknown = await school.client().login('nobody99', 'wrong');
    const wrong = await school.client().login('leader01', 'wrong');
    expectRefused(unknown, '账号或密码错误');
    expect(wrong.text).toBe(unknown.text);
  });

  test('what is stored of a token and a password cannot be used', async () => {
    const client = await school.as('grad01');
    const stored = await school.database.query(`SELECT * FROM sys_session`);
    expect(JSON.stringify(stored.rows)).not.toContain(client.token);
    expect((await userOf('grad01'))['PwdHash']).toMatch(/^\$argon2id\$/);
    // The accounts of test schools bear hashes of the least cost.
    expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a disabled account says so only to who knows its password', async () => {
    await school.database.query(`UPDATE "SysUser" SET "State" = '0' WHERE "LoginName" = 'log01'`);
    expectRefused(await school.client().login('log01', 'wrong'), '账号或密码错误');
    expectRefused(await school.client().login('log01'), '账号已停用');
  });

  test('an account that an administrator locked stays locked', async () => {
    expectRefused(await school.client().login('locked01'), '账号已锁定，请联系管理员');
  });

  test('an account that was opened without a password begins with the end of the identity card number', async () => {
    const loginName = await firstStudent();
    const answer = await school.database.query<{ card: string; hash: string }>(
      `SELECT s."IdCardNo" AS card, u."PwdHash" AS hash FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId"
       WHERE u."LoginName" = $1`,
      [loginName],
    );
    const { card, hash } = answer.rows[0]!;
    const end = card.slice(-6);
    await school.database.query(`UPDATE "SysUser" SET "PwdHash" = NULL WHERE "LoginName" = $1`, [loginName]);
    expectRefused(await school.client().login(loginName), '账号或密码错误');
    const client = school.client();
    expect((await client.login(loginName, end)).code).toBe(0);
    expect((await client.call('UserAuth/JudgePassword', {})).value.ErrorMess).not.toBe('');
    await school.database.query(
      `UPDATE "SysUser" SET "PwdHash" = $2, "IsWeakPwd" = 0 WHERE "LoginName" = $1`,
      [loginName, hash],
    );
  });

  test('every attempt is in the login log, without what was typed in place of a name', async () => {
    await school.client().login('psy01');
    await school.client().login('psy01', 'wrong');
    await school.client().login('MySecret-Password', 'x');
    const answer = await school.database.query<{ LoginName: string; Result: number; Message: string }>(
      `SELECT "LoginName", "Result", "Message" FROM "LoginLog" WHERE "LoginName" IN ('psy01', 'My***') ORDER BY "CreateDate"`,
    );
    expect(answer.rows).toEqual([
      { LoginName: 'psy01', Result: 1, Message: '登录成功' },
      { LoginName: 'psy01', Result: 0, Message: '账号或密码错误' },
      { LoginName: 'My***', Result: 0, Message: '账号或密码错误' },
    ]);
  });
});

knownDevices(() => school);
freshmanLogin(() => school);

describe('failed logins', () => {
  const forget = () => school.database.query('DELETE FROM sys_login_failure');
  beforeEach(forget);
  afterAll(forget);
  /** One more wrong password, with the picture read where one is asked for. */
  const fail = async (loginName: string) => {
    await passDelay();
    return school.client().login(loginName, 'wrong', await school.captcha());
  };
  const right = async (loginName: string) =>
    school.client().login(loginName, PASSWORD, await school.captcha());

  test('from the third failure on the next attempt has to wait ever longer, even with the right password', async () => {
    const delays = [];
    for (let i = 0; i < 4; i += 1) {
      await fail('fin01');
      const answer = await school.database.query<{ delay: number }>(
        `SELECT extract(epoch FROM next_at - last)::int AS delay FROM sys_login_failure WHERE starts_with(key, 'pair ${markedText('fin01')} ')`,
      );
      delays.push(answer.rows[0]!.delay);
    }
    expect(delays).toEqual([0, 0, 1, 2]);
    await school.database.query(`UPDATE sys_login_failure SET next_at = now() + interval '1 minute'`);
    const soon = await right('fin01');
    expect(soon).toMatchObject({
      code: 6000,
      message: expect.stringMatching(/^登录失败次数过多，请\d+秒后再试$/),
      value: { CodeImg: expect.stringMatching(/^data:image\/png;base64,/) },
    });
    await passDelay();
    expect((await right('fin01')).code).toBe(0);
    const left = await school.database.query(
      `SELECT 1 FROM sys_login_failure WHERE position('${markedText('fin01')}' IN key) > 0`,
    );
    expect(left.rowCount).toBe(0);
  });

  test('many attempts at once are counted one by one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => school.client().login('rec01', 'wrong')),
    );
    const tried = answers.filter((answer) => answer.message === '账号或密码错误').length;
    expect(tried).toBeLessThanOrEqual(4);
  });

  test('a student is delayed but never locked', async () => {
    const loginName = await firstStudent();
    for (let i = 0; i < 8; i += 1) expect((await fail(loginName)).message).toBe('账号或密码错误');
    await passDelay();
    expect((await right(loginName)).code).toBe(0);
  });

  test('the third failure brings a picture; without it the right password does not count, and nothing is counted', async () => {
    const codes = [await fail('health01'), await fail('health01'), await fail('health01')].map(
      ({ code }) => code,
    );
    expect(codes).toEqual([2, 2, 6000]);
    await passDelay();
    const bare = await school.client().login('health01');
    expect(bare).toMatchObject({
      code: 6000,
      message: '请输入验证码',
      value: { CodeKey: expect.any(String) },
    });
    const wrong = await school
      .client()
      .login('health01', PASSWORD, { ...(await school.captcha()), Code: '????' });
    expect(wrong).toMatchObject({ code: 6000, message: '验证码错误' });
    const count = await school.database.query(
      `SELECT count FROM sys_login_failure WHERE key = 'account ${markedText('health01')}'`,
    );
    expect(count.rows).toEqual([{ count: 3 }]);
    expect((await right('health01')).code).toBe(0);
  });

  test('a picture counts once, for a while, in either case of its letters', async () => {
    const used = await school.captcha();
    for (let i = 0; i < 3; i += 1) await fail('health01');
    await passDelay();
    const lower = { ...used, Code: used.Code.toLowerCase() };
    expect((await school.client().login('health01', 'wrong', lower)).message).toBe('账号或密码错误');
    await passDelay();
    expect((await school.client().login('health01', PASSWORD, used)).message).toBe('验证码错误');
    const old = await school.captcha();
    await school.database.query(`UPDATE sys_captcha SET expires = now()`);
    expect((await school.client().login('health01', PASSWORD, old)).message).toBe('验证码错误');
  });

  test('an address that many names failed from has to read pictures for every name', async () => {
    await school.database.query(
      `INSERT INTO sys_login_failure (key, count, last, next_at) VALUES ('address 127.0.0.1 @' || floor(extract(epoch FROM now()) / 900), 30, now(), now())`,
    );
    expect(await school.client().login('health01')).toMatchObject({ code: 6000, message: '请输入验证码' });
    expect((await right('health01')).code).toBe(0);
  });

  test('a name that nobody has fails and waits like one of its kind', async () => {
    const staff = [];
    for (const name of ['ghost77', 'health01']) {
      const told = [];
      for (let i = 0; i < 6; i += 1) told.push((await fail(name)).message);
      staff.push(told);
    }
    expect(staff[0]).toEqual(staff[1]);
    const students = [];
    for (const name of ['2099999999', await firstStudent()]) {
      const told = [];
      for (let i = 0; i < 6; i += 1) told.push((await fail(name)).message);
      students.push(told);
    }
    expect(students[0]).toEqual(students[1]);
  });
});

describe('menu', () => {
  test('somebody without a role gets an empty menu (A03)', async () => {
    const client = await school.as('nomenu01');
    for (const input of [{}, { SystemId: '580' }])
      expect(await client.call('UserRole/LoadMenuByUser', input)).toMatchObject({ code: 0, value: [] });
  });

  test('a student gets his branch, parents above children, layouts and pages, buttons of his pages only (S07, S08)', async () => {
    const client = await school.as(await firstStudent());
    const { value } = await client.call('UserRole/LoadMenuByUser', {});
    const top = value.map((item: { id: string }) => item.id);
    expect(top).toEqual([
      '100',
      '110',
      '120',
      '122',
      '130',
      '200',
      '300',
      '320',
      '340',
      '360',
      '400',
      '420',
      '430',
      '440',
      '450',
      '460',
      '470',
      '500',
      '520',
      '540',
      '550',
      '552',
      '560',
      '570',
      '590',
      '600',
      '710',
      '800',
      '829',
    ]);
    const leave = value.find((item: { id: string }) => item.id === '340');
    expect(leave).toMatchObject({
      text: '请销假',
      state: 'open',
      attributes: { comment: 'route-view', IsShow: 1 },
    });
    const apply = leave.children.find((item: { id: string }) => item.id === '341');
    expect(apply.attributes).toMatchObject({
      url: '/leave/apply',
      comment: 'leave/apply-form',
      TargetType: 0,
    });
    const enCodes = JSON.stringify(value).match(/"EnCode":"[^"]+"/g) ?? [];
    expect(enCodes).toContain('"EnCode":"leave.apply.submit"');
    expect(enCodes.filter((enCode) => /leave.*approve/.test(enCode))).toEqual([]);
  });

  test('a parent is hidden when all its delivered children are (S07)', async () => {
    await school.database.query(`UPDATE "SysMenu" SET "IsShow" = 0 WHERE "ParentId" = '340'`);
    const client = await school.as('sec01');
    const leave = async () =>
      (await client.call('UserRole/LoadMenuByUser', {})).value.find(({ id }: { id: string }) => id === '340');
    // A role goes on with what it held for a second.
    await expect.poll(async () => (await leave()).attributes.IsShow).toBe(0);
    expect((await leave()).children.length).toBeGreaterThan(0);
    await school.database.query(
      `UPDATE "SysMenu" SET "IsShow" = 1 WHERE "ParentId" = '340' AND "Id" <> '345'`,
    );
  });

  test('the administrator gets everything', async () => {
    const client = await school.as('admin');
    const { value } = await client.call('UserRole/LoadMenuByUser', {});
    const ids = JSON.stringify(value).match(/"id":"\d+"/g) ?? [];
    const shipped = school.engine.catalog.menus.flatMap((menu) => menu.items);
    expect(ids.length).toBe(shipped.length);
  });

  test('a page is told to who holds it and to nobody else', async () => {
    const student = await school.as(await firstStudent());
    const mine = await student.call('Data/Schema', { Path: 'leave/apply-form' });
    expect(mine).toMatchObject({
      code: 0,
      value: { Path: 'leave/apply-form', Version: school.engine.catalog.version },
    });
    expect(JSON.stringify(mine.value.Entities)).not.toMatch(/"scope":|"seed":|PwdHash/);
    expectRefused(await student.call('Data/Schema', { Path: 'system/user-list' }), '抱歉，你无权访问该页面');
    expectRefused(await student.call('Data/Schema', { Path: 'system/nothing' }), '未找到该页面');
    expect((await school.client().call('Data/Schema', { Path: 'leave/apply-form' })).code).not.toBe(0);
  });

  test('a page that the browser has is not sent again', async () => {
    const client = await school.as('admin');
    const first = await client.call('Data/Schema', { Path: 'system/user-list' });
    const again = await client.call(
      'Data/Schema',
      { Path: 'system/user-list' },
      { 'if-none-match': first.headers.get('etag') ?? '' },
    );
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

test('the configuration of the site is told to everybody, other settings to nobody (Q08)', async () => {
  const answer = await school.client().call('SysInfo/GetTitleAndImg', {});
  expect(answer).toMatchObject({
    code: 0,
    value: {
      Academy: '示范农业大学',
      LocationCity: '南昌',
      SYSLoginUrl: '/user/login',
      DictVersion: expect.any(String),
      FirstPasswordNote: '初始密码为身份证号后六位，首次登录后须修改',
      PasswordRule: expect.stringMatching(/8-64位.*至少三种.*最近5次/),
    },
  });
  expect(answer.text).not.toContain('headTeacher');
});

test('dictionaries are sent once per version', async () => {
  const client = await school.as('admin');
  const { value } = await client.call('BaseData/GetAllCodeItemList', { TypeCodes: ['GENDER'] });
  expect(value.List).toMatchObject([
    { TypeCode: 'GENDER', Items: [{ ItemCode: '0' }, { ItemCode: '1', ItemName: '男' }, {}, {}] },
  ]);
  const again = await client.call('BaseData/GetAllCodeItemList', { Version: value.Version });
  expect(again.value).toEqual({ Version: value.Version, List: [] });
});

describe('installed menus', () => {
  test('what an administrator changed stays, what he left alone follows the files', async () => {
    const { installMenus } = await import('../../src/server/auth/grants/menus.ts');
    const { database, engine } = school;
    await database.query(`UPDATE "SysMenu" SET "Text" = '改过的', "Version" = 2 WHERE "Id" = '342'`);
    await database.query(`UPDATE "SysMenu" SET "Text" = '过时的' WHERE "Id" = '344'`);
    await database.query(`UPDATE "SysMenu" SET "IsDeleted" = 1, "Version" = 2 WHERE "Id" = '346'`);
    await installMenus(database, engine.catalog);
    const answer = await database.query<{ Text: string; IsDeleted: number }>(
      `SELECT "Text", "IsDeleted" FROM "SysMenu" WHERE "Id" IN ('342', '344', '346') ORDER BY "Id"`,
    );
    expect(answer.rows).toEqual([
      { Text: '改过的', IsDeleted: 0 },
      { Text: '外出记录', IsDeleted: 0 },
      { Text: '销假记录', IsDeleted: 1 },
    ]);
    await database.query(`UPDATE "SysMenu" SET "IsDeleted" = 0, "Version" = 1 WHERE "Id" IN ('342', '346')`);
    await installMenus(database, engine.catalog);
  });
});
