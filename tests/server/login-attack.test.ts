import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import { createRateLimit, sharedCount } from '../../src/server/http/rate-limit.ts';
import type { CallName } from '../../src/contract/generated/calls.ts';
import { onPostgres } from '../_util/postgres.ts';
import { callConstant, PASSWORD, startSchool, type Answered, type TestSchool } from '../_util/server.ts';

const hashing = vi.hoisted(() => {
  // Files of a worker share their modules; these must meet the counting library.
  vi.resetModules();
  return { count: 0 };
});
/** The library itself, with its work counted: what an answer costs must not tell who exists. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const library = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof library.verify = (...given) => {
    hashing.count += 1;
    return library.verify(...given);
  };
  return { ...library, verify };
});

/** Two nodes behind a proxy on this machine. */
let school: TestSchool;
let students: string[];
beforeAll(async () => {
  school = await startSchool({ nodes: 2, trustProxy: ['loopback'] });
  const answer = await school.database.query<{ LoginName: string }>(
    `SELECT "LoginName" FROM "SysUser" WHERE "UserType" = '3' AND "State" = '1' AND "IsWeakPwd" = 0 ORDER BY 1 LIMIT 5`,
  );
  students = answer.rows.map((row) => row.LoginName);
});
afterAll(() => school.close());
beforeEach(() => school.database.query('DELETE FROM sys_login_failure'));

const COMMON = ['123456', 'password', '111111'];
const nobody = (name: string) => `99${name.slice(2)}`;

async function tryLogin(
  LoginName: string,
  { Pwd = 'wrong', ip = '10.1.1.1', node = 0, ...captcha }: Record<string, unknown> = {},
): Promise<Answered<Record<string, unknown> | null>> {
  const input = { LoginName, Pwd: String(Pwd), ...captcha };
  return school
    .client(Number(node))
    .call('UserAuth/GetManUserLogin', input, { 'x-forwarded-for': String(ip) });
}

/** Everything of an answer, without the time of day and what stands on its picture. */
function shapeOf({ status, text, headers, value }: Answered<Record<string, unknown> | null>): string {
  const own = Object.entries(value ?? {}).map(([name, one]) => [name, String(one).slice(0, 22).length]);
  const told = [...headers].filter(([name]) => name !== 'date' && name !== 'content-length');
  return JSON.stringify([status, value === null ? text : text.replace(/"ResultValue".*/, ''), own, told]);
}

describe('stuffed logins', () => {
  test('B16: none succeeds, and names that exist are told apart neither by answers nor by the work behind them', async () => {
    const groups = [students, students.map(nobody)];
    const outcomes = [];
    for (const [group, names] of groups.entries()) {
      hashing.count = 0;
      const shapes: string[][] = [];
      // Each name from an address of its own, on either node.
      for (const [place, name] of names.entries()) {
        const from = { ip: `10.${2 + group}.0.${place + 1}`, node: place % 2 };
        const answers: string[] = [];
        for (const Pwd of COMMON) answers.push(shapeOf(await tryLogin(name, { ...from, Pwd })));
        const judged = hashing.count;
        answers.push(shapeOf(await tryLogin(name, from)));
        expect(hashing.count, 'an attempt without its picture is refused before any hashing').toBe(judged);
        shapes.push(answers);
      }
      outcomes.push({ shapes, judged: hashing.count });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]!.judged).toBe(COMMON.length * students.length);
    expect(outcomes[0]!.shapes.flat().filter((shape) => shape.includes('"Token"'))).toEqual([]);
    // The real user is in with a picture, from anywhere.
    expect((await tryLogin(students[0]!, { Pwd: PASSWORD, ip: '10.9.9.9' })).code).toBe(6000);
    expect(
      (await tryLogin(students[0]!, { Pwd: PASSWORD, ip: '10.9.9.9', ...(await school.captcha()) })).code,
    ).toBe(0);
  });

  test('attempts that alternate between the nodes meet picture and delay together', async () => {
    const [name = ''] = students;
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push((await tryLogin(name, { node: i % 2 })).code);
    expect(codes).toEqual([2, 2, 6000, 6000]);
    for (const node of [0, 1]) {
      await school.database.query(`UPDATE sys_login_failure SET next_at = now() + interval '9 seconds'`);
      const early = await tryLogin(name, { node, Pwd: PASSWORD, ...(await school.captcha()) });
      expect(early.message).toMatch(/^登录失败次数过多，请\d秒后再试$/);
    }
  });

  test('an address that fails with ever other names meets the picture on both nodes, whatever it writes about itself', async () => {
    for (let i = 0; i < 4; i += 1) {
      const ip = `6.6.6.${i}, 10.4.0.1`;
      expect((await tryLogin(`ghost${i}x`, { ip, node: i % 2 })).code).toBe(2);
      // As if the others had come as well.
      if (i === 1)
        await school.database.query(
          `UPDATE sys_login_failure SET count = 28 WHERE key LIKE 'address 10.4.0.1 @%' AND count = 2`,
        );
    }
    for (const node of [0, 1])
      expect((await tryLogin('ghost99x', { ip: '6.7.8.9, 10.4.0.1', node })).code).toBe(6000);
    expect((await tryLogin('ghost98x', { ip: '10.4.0.2' })).code).toBe(2);
    const kept = await school.database.query(`SELECT key FROM sys_login_failure WHERE key LIKE '%6.6.6.%'`);
    expect(kept.rows).toEqual([]);
    // Failures of a quarter of an hour ago ask for nothing any more, however long they went on.
    await school.database.query(
      `UPDATE sys_login_failure SET key = left(key, position('@' IN key)) || '0' WHERE key LIKE 'address 10.4.0.1 @%'`,
    );
    expect((await tryLogin('ghost97x', { ip: '10.4.0.1' })).code).toBe(2);
  });
});

test('whoever logs in anew with a browser that was logged in has one session, not two', async () => {
  const first = await school.as('edu01', 0);
  const again = await school
    .client(1)
    .call(
      'UserAuth/GetManUserLogin',
      { LoginName: 'edu01', Pwd: PASSWORD },
      { 'x-token': first.token ?? '' },
    );
  expect(again.code).toBe(0);
  for (const node of [1, 0]) {
    const client = school.client(node);
    client.token = first.token;
    await vi.waitFor(
      async () => expect((await client.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(999),
      { timeout: 20_000, interval: 100 },
    );
  }
});

test.runIf(onPostgres)('limits on calls are counted by all nodes together', async () => {
  const nodes = [1, 2].map(() => createRateLimit(1, sharedCount(school.database), () => 0));
  const allowed = [];
  for (let i = 0; i < 30; i += 1) if (await nodes[i % 2]!.allows('Data/Save somebody', 12)) allowed.push(i);
  expect(allowed).toHaveLength(12);
  await school.database.query(`UPDATE sys_rate SET ends = now()`);
  expect(await createRateLimit(1, sharedCount(school.database)).allows('Data/Save somebody', 1)).toBe(true);
});

describe('C18: what a request says about the server’s own address is written nowhere, even by a proxy that is believed', () => {
  // Letters alone may stand in a key or a picture by chance.
  const hostile = {
    'content-type': 'application/json',
    'x-forwarded-host': 'evil-host.example',
    'x-forwarded-proto': 'evil-proto',
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-port': '666',
    'x-original-host': 'evil-host.example',
    forwarded: 'for=6.6.6.6;host=evil-host.example;proto=evil-proto',
    origin: 'https://evil-host.example',
    referer: 'https://evil-host.example/',
  };
  const inputs: Partial<Record<CallName, object>> = {
    'Data/Template': { EnCode: 'core.student.import' },
    'Data/Schema': { Path: 'system/user-list' },
    'BaseData/GetAuthCode': { Scene: 'login' },
  };
  const seen = ({ status, text, headers }: Answered<unknown>) => JSON.stringify([status, text, [...headers]]);

  test('in no answer of any call, on no page, in no file', async () => {
    const admin = await school.as('admin');
    const names = [...school.engine.catalog.calls.keys()] as CallName[];
    for (const name of names.filter((one) => one !== 'UserAuth/UserLoginOut')) {
      const { method, path } = callConstant(name);
      const input = inputs[name] ?? {};
      const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      const body = method === 'GET' ? {} : { body: JSON.stringify(input) };
      const answer = await admin.fetch(path + query, { method, headers: hostile, ...body });
      expect([name, seen(answer)]).toEqual([name, expect.not.stringMatching(/evil-|6\.6\.6/)]);
    }
    for (const path of ['/', '/user/login', '/serverConfig.json', '/api/x', '/x.js'])
      expect(seen(await school.client().fetch(path, { headers: hostile }))).not.toMatch(/evil-|6\.6\.6/);
  });
});

describe('the second factor', () => {
  const stamp = async () =>
    (
      await school.database.query<{ now: number }>(
        'SELECT floor(extract(epoch FROM now()) * 1000)::bigint AS now',
      )
    ).rows[0]!.now;
  /** The authenticator's code, so many half minutes from now by the database's clock. */
  const codeOf = async (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (await stamp()) + steps * 30_000 });
  /** As if no code had been used: the next half minute has come. */
  const passTime = () => school.database.query('UPDATE sys_second_factor SET last_step = 0');
  const setRequired = (value: string) =>
    school.database.query(
      `UPDATE "SysConfig" SET "ConfigValue" = $1 WHERE "ConfigKey" = 'security.secondFactor'`,
      [value],
    );
  const idOf = async (loginName: string) =>
    (
      await school.database.query<{ Id: string }>(`SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1`, [
        loginName,
      ])
    ).rows[0]!.Id;
  const second = (Ticket: string, Code: string, node = 1) =>
    school.client(node).call('UserAuth/SecondFactorLogin', { Ticket, Code });
  const ticketOf = async (loginName: string) =>
    String((await school.client().login(loginName)).value['Ticket']);

  test('begins with the password and a code, is asked for at login, takes each code once, on either node', async () => {
    const owner = await school.as('fin01');
    expect((await owner.call('UserAuth/BeginSecondFactor', { Pwd: 'wrong' })).message).toBe('密码不正确');
    const { Secret: secret, Uri } = (await owner.call('UserAuth/BeginSecondFactor', { Pwd: PASSWORD })).value;
    expect(new URL(Uri).searchParams.get('secret')).toBe(secret);
    expect((await owner.call('UserAuth/GetSecondFactor')).value).toMatchObject({ IsOn: false });
    expect((await owner.call('UserAuth/ConfirmSecondFactor', { Code: '000000' })).code).toBe(2);
    const first = await codeOf(secret);
    const { RecoveryCodes } = (await owner.call('UserAuth/ConfirmSecondFactor', { Code: first })).value;
    expect(RecoveryCodes).toHaveLength(8);
    const rows = await school.database.query(
      'SELECT f.*, r.hash FROM sys_second_factor f JOIN sys_recovery_code r USING (user_id)',
    );
    expect(rows.rows).toHaveLength(8);
    expect(JSON.stringify(rows.rows)).not.toContain(secret);
    expect(JSON.stringify(rows.rows)).not.toContain(RecoveryCodes[0]);

    const asked = await school.client().login('fin01');
    expect(asked).toMatchObject({ code: 6001, message: '请输入两步验证码', value: { Scene: 'login' } });
    expect(Object.keys(asked.value)).toEqual(['Scene', 'Ticket']);
    const Ticket = String(asked.value['Ticket']);
    // The code that switched it on is used up, and so is every older one.
    for (const code of [first, await codeOf(secret, -1)]) expect((await second(Ticket, code)).code).toBe(2);
    await passTime();
    const code = await codeOf(secret);
    const answers = [await second(Ticket, code), await second(Ticket, code, 0)];
    expect(answers.map((answer) => answer.code)).toEqual([0, 2]);
    expect(answers[0]!.value).toMatchObject({ LoginName: 'fin01', RecoveryCodes: [] });
    expect((await second(await ticketOf('fin01'), code)).message).toBe('验证码错误或已使用');

    const spare = RecoveryCodes[1].toLowerCase().replaceAll('-', ' ');
    const used = [await second(await ticketOf('fin01'), spare), await second(await ticketOf('fin01'), spare)];
    expect(used.map((answer) => answer.code)).toEqual([0, 2]);
    expect((await owner.call('UserAuth/GetSecondFactor')).value).toMatchObject({
      IsOn: true,
      RecoveryLeft: 7,
    });

    // Somebody else knows the password and guesses: the owner gets in by the browser that is known, or with a spare code.
    const known = answers[0]!.headers.get('set-cookie')?.split(';')[0] ?? '';
    const guess = await ticketOf('fin01');
    for (let i = 0; i < 6; i += 1) {
      await school.database.query('UPDATE sys_login_failure SET next_at = now()');
      expect((await second(guess, '12345x')).code).toBe(2);
    }
    await passTime();
    await school.database.query('UPDATE sys_login_failure SET next_at = now()');
    expect((await second(await ticketOf('fin01'), await codeOf(secret))).message).toMatch(/^账号已锁定/);
    const own = { Ticket: await ticketOf('fin01'), Code: await codeOf(secret) };
    expect((await school.client().call('UserAuth/SecondFactorLogin', own, { cookie: known })).code).toBe(0);
    await school.database.query('UPDATE sys_login_failure SET next_at = now()');
    expect((await second(await ticketOf('fin01'), RecoveryCodes[2])).code).toBe(0);
  });

  test('A06: proves once more who somebody is, and guesses of it are locked', async () => {
    const owner = await school.as('aid01');
    const { Secret: secret } = (await owner.call('UserAuth/BeginSecondFactor', { Pwd: PASSWORD })).value;
    await owner.call('UserAuth/ConfirmSecondFactor', { Code: await codeOf(secret) });
    await passTime();
    expect(await owner.call('UserAuth/VerifyCode', { Code: await codeOf(secret) })).toMatchObject({
      code: 0,
    });
    await passTime();
    for (let i = 0; i < 5; i += 1) {
      await owner.call('UserAuth/VerifyCode', { Code: '12345x' });
      await school.database.query('UPDATE sys_login_failure SET next_at = now()');
    }
    const locked = await owner.call('UserAuth/VerifyCode', { Code: await codeOf(secret) });
    expect(locked.message).toBe('账号已锁定，请15分钟后再试');
    await school.database.query('DELETE FROM sys_login_failure');
    expect((await owner.call('UserAuth/EndSecondFactor', { Code: await codeOf(secret) })).code).toBe(0);
    expect((await school.client().login('aid01')).code).toBe(0);
  });

  test('where the school requires it, staff begin it while logging in, students do not', async () => {
    await setRequired('1');
    const asked = await school.client().login('rec01');
    const { Ticket, Secret: secret } = asked.value as Record<string, string>;
    expect([asked.code, asked.value['Uri']]).toEqual([6001, expect.stringContaining('otpauth://totp/')]);
    const begun = await second(Ticket!, await codeOf(secret!));
    expect(begun).toMatchObject({ code: 0, value: { RecoveryCodes: { length: 8 } } });
    const owner = school.client();
    owner.token = begun.value.Token;
    expect(
      (await owner.call('UserAuth/EndSecondFactor', { Code: begun.value.RecoveryCodes[0] })).message,
    ).toBe('学校要求教职工使用两步验证，不能关闭');
    expect((await school.client().login(students[1]!)).code).toBe(0);
    await setRequired('0');
  });

  test('an administrator takes it away, which is audited and ends the sessions; a ticket ends with the password', async () => {
    for (let i = 0; i < 5; i += 1) {
      await second(await ticketOf('rec01'), '12345x');
      await school.database.query('UPDATE sys_login_failure SET next_at = now()');
    }
    const before = await ticketOf('rec01');
    expect((await second(before, '123456')).message).toBe('账号已锁定，请15分钟后再试');
    const Id = await idOf('rec01');
    const admin = await school.as('admin');
    const reset = { EnCode: 'system.user.resetFactor' as const, Ids: [Id] };
    expect(await admin.call('Data/Action', reset)).toMatchObject({ code: 0 });
    const audited = await school.database.query(
      `SELECT 1 FROM "AuditLog" WHERE "RowId" = $1 AND "EnCode" = 'system.user.resetFactor'`,
      [Id],
    );
    expect(audited.rowCount).toBe(1);
    expect(await school.database.query('SELECT 1 FROM sys_session WHERE user_id = $1', [Id])).toMatchObject({
      rowCount: 0,
    });
    const owner = await school.as('rec01');
    const { Secret: secret } = (await owner.call('UserAuth/BeginSecondFactor', { Pwd: PASSWORD })).value;
    await owner.call('UserAuth/ConfirmSecondFactor', { Code: await codeOf(secret) });
    await passTime();
    await school.database.query('UPDATE sys_login_failure SET next_at = now()');
    // What was guessed at the lost one does not lock the new one.
    const again = await second(await ticketOf('rec01'), await codeOf(secret));
    expect(again).toMatchObject({ code: 0 });
    await admin.call('UserAuth/ChangeManUserPwd', { UserIds: [Id] });
    expect((await second(before, '123456')).message).toBe('登录请求已失效，请重新登录');
  });
});
