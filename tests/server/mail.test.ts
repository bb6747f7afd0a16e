import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer, type MailServer } from '../_util/mail-server.ts';
import { PASSWORD, startSchool, type TestSchool } from '../_util/server.ts';

const PUBLIC_URL = 'https://xg.example.edu.cn';
let school: TestSchool;
let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
  school = await startSchool({
    smtpUrl: post.url,
    fixed: { 'mail.from': 'xg@example.edu.cn' },
    publicUrl: PUBLIC_URL,
  });
  await school.database.query(
    `UPDATE "SysUser" SET "Email" = "LoginName" || '@example.edu.cn' WHERE "LoginName" IN ('edu01', 'fin01', 'admin')`,
  );
});
afterAll(async () => {
  await school.close();
  await post.close();
});
/** A minute goes by. */
const passCooldown = async () => {
  await school.database.query(`UPDATE sys_reset_link SET created = created - interval '61 seconds'`);
  await school.database.query(`UPDATE sys_mail_code SET created = created - interval '61 seconds'`);
};
beforeEach(passCooldown);

const retrieve = async (LoginName: string, Email: string, headers?: HeadersInit) =>
  school.client().call('UserAuth/EmailGetPwd', { LoginName, Email, ...(await school.captcha()) }, headers);
const reset = (ResetToken: string, NewPwd: string, NewPwd2 = NewPwd) =>
  school.client().call('UserAuth/ResetPwdByToken', { ResetToken, NewPwd, NewPwd2 });
const linkIn = (text: string) => /https?:\S+/.exec(text)?.[0] ?? '';
const tokenIn = (text: string) => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('A06: a forgotten password', () => {
  test('a link comes by mail, begins with the configured address whatever the request says, and counts once', async () => {
    const old = await school.as('edu01');
    const answer = await retrieve('edu01', 'EDU01@example.edu.cn', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    });
    expect(answer).toMatchObject({ code: 0, value: { SendTo: 'E***@example.edu.cn', ExpireMinutes: 30 } });
    const { to, text, raw } = await post.mail(0);
    expect(to).toEqual(['EDU01@example.edu.cn']);
    expect(linkIn(text)).toBe(`${PUBLIC_URL}/user/Retrieve#token=${tokenIn(text)}`);
    expect(raw).not.toContain('evil');
    const stored = await school.database.query('SELECT * FROM sys_reset_link');
    expect(JSON.stringify(stored.rows)).not.toContain(tokenIn(text));
    expect((await reset(tokenIn(text), 'Tulip-27-x', 'Tulip-27-y')).message).toBe('新密码与确认密码不一致');
    expect((await reset(tokenIn(text), 'short')).message).toContain('密码须为8-64位');
    expect((await reset(tokenIn(text), PASSWORD)).message).toBe('不能使用最近5次用过的密码');
    expect(await reset(tokenIn(text), 'Tulip-27-x')).toMatchObject({ code: 0, value: true });
    expect((await reset(tokenIn(text), 'Tulip-28-x')).message).toBe('链接已失效，请重新找回密码');
    expect((await school.client().login('edu01')).code).toBe(2);
    expect((await school.client().login('edu01', 'Tulip-27-x')).code).toBe(0);
    await expect
      .poll(async () => (await old.call('UserInfo/GetLoginBaseInfo', {})).code, { timeout: 20_000 })
      .toBe(999);
  });

  test('a pair that does not match, a disabled account and a repeated wish answer the same and send nothing', async () => {
    const before = post.mails.length;
    const right = await retrieve('fin01', 'fin01@example.edu.cn');
    await post.mail(before);
    const again = await retrieve('fin01', 'fin01@example.edu.cn');
    const foreign = await retrieve('edu01', 'fin01@example.edu.cn');
    const unknown = await retrieve('nobody99', 'fin01@example.edu.cn');
    await school.database.query(`UPDATE "SysUser" SET "State" = '0' WHERE "LoginName" = 'admin'`);
    const disabled = await retrieve('admin', 'admin@example.edu.cn');
    await school.database.query(`UPDATE "SysUser" SET "State" = '1' WHERE "LoginName" = 'admin'`);
    for (const answer of [again, foreign, unknown]) expect(answer.text).toBe(right.text);
    expect(disabled).toMatchObject({ code: 0, value: { ExpireMinutes: 30 } });
    // What would have been sent for the earlier ones would have come before this one.
    await passCooldown();
    await retrieve('fin01', 'fin01@example.edu.cn');
    expect(tokenIn((await post.mail(before + 1)).text)).not.toBe('');
    expect(post.mails).toHaveLength(before + 2);
  });

  test('a link that a stranger asks for spoils no other; all end with the first that is used, and after half an hour', async () => {
    const before = post.mails.length;
    await retrieve('fin01', 'fin01@example.edu.cn');
    const first = tokenIn((await post.mail(before)).text);
    await passCooldown();
    await retrieve('fin01', 'fin01@example.edu.cn');
    const second = tokenIn((await post.mail(before + 1)).text);
    expect((await reset(first, 'Tulip-27-x')).code).toBe(0);
    expect((await reset(second, 'Tulip-28-x')).message).toBe('链接已失效，请重新找回密码');
    await passCooldown();
    await retrieve('fin01', 'fin01@example.edu.cn');
    const third = tokenIn((await post.mail(before + 2)).text);
    await school.database.query(`UPDATE sys_reset_link SET expires = now()`);
    expect((await reset(third, 'Tulip-28-x')).message).toBe('链接已失效，请重新找回密码');
  });

  test('an office that keeps the row of a person does not decide where the letters go', async () => {
    const { rows } = await school.database.query<{ Id: string; login: string }>(
      `SELECT s."Id", u."LoginName" AS login FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId"
       WHERE u."State" = '1' AND s."IsDeleted" = 0 ORDER BY s."Id" LIMIT 1`,
    );
    const { Id, login } = rows[0]!;
    const mail = 'before@example.edu.cn';
    for (const [table, name] of [
      ['Student', 'Id'],
      ['SysUser', 'LoginName'],
    ])
      await school.database.query(`UPDATE "${table}" SET "Email" = $1 WHERE "${name}" = $2`, [
        mail,
        table === 'Student' ? Id : login,
      ]);
    const person = await school.as(login);
    const mailOf = async () =>
      (await school.database.query('SELECT "Email" FROM "SysUser" WHERE "LoginName" = $1', [login])).rows[0];
    const write = async (by: string, EnCode: string, Email: string) => {
      const client = await school.as(by);
      const { value } = await client.call('Data/Get', { Entity: 'core/Student', Id });
      const Data = { Id, Version: value.Version, Email };
      expect((await client.call('Data/Save', { Entity: 'core/Student', EnCode, Data })).message).toBe('');
    };
    const sent = post.mails.length;
    await write('school01', 'core.student.edit', 'thief@example.com');
    expect(await mailOf()).toEqual({ Email: mail });
    await retrieve(login, 'thief@example.com');
    expect(post.mails.length).toBe(sent);
    const told = (await person.call('Notice/LoadMyMsgGroupList', {})).value;
    expect(JSON.stringify(told)).toContain('资料中的邮箱已由他人修改');
    await write(login, 'core.my.save', 'own@example.edu.cn');
    expect(await mailOf()).toEqual({ Email: 'own@example.edu.cn' });
  });

  test('asks for the characters of a picture first', async () => {
    const bare = await school
      .client()
      .call('UserAuth/EmailGetPwd', { LoginName: 'fin01', Email: 'fin01@example.edu.cn' });
    expect(bare).toMatchObject({ code: 6000, value: { CodeImg: expect.stringMatching(/^data:image\/png/) } });
  });

  test.each(['x@y.cn\r\nBcc: evil@example.com', 'a@b.cn,evil@example.com', '<a@b.cn>', 'a@b'])(
    'takes no address %j',
    async (Email) => {
      expect(await retrieve('fin01', Email)).toMatchObject({ code: 2, message: '邮箱格式不正确' });
    },
  );
});

describe('A06: proving once more who one is', () => {
  const stepUp = (value: string) =>
    school.database.query(`UPDATE "SysConfig" SET "ConfigValue" = $1 WHERE "ConfigKey" = 'security.stepUp'`, [
      value,
    ]);

  test('a password of somebody else is set only with a code from the own mailbox, where that is switched on', async () => {
    const admin = await school.as('admin');
    const other = await school.database.query<{ Id: string }>(
      `SELECT "Id" FROM "SysUser" WHERE "LoginName" = 'psy01'`,
    );
    const wish: { UserIds: [string] } = { UserIds: [other.rows[0]!.Id] };
    await stepUp('1');
    const refused = await admin.call('UserAuth/ChangeManUserPwd', wish);
    expect(refused).toMatchObject({ code: 6001, value: { Target: 'a***@example.edu.cn', Scene: 'stepup' } });
    const before = post.mails.length;
    const sent = await admin.call('BaseData/GetAuthCode', { Scene: 'stepup' });
    expect(sent.value).toMatchObject({
      Target: 'a***@example.edu.cn',
      CooldownSeconds: 60,
      ExpireSeconds: 300,
    });
    const { CodeKey } = sent.value;
    const Code = /\d{6}/.exec((await post.mail(before)).text)![0];
    const wrong = Code === '000000' ? '000001' : '000000';
    expect((await admin.call('UserAuth/VerifyCode', { CodeKey, Code: wrong })).code).toBe(2);
    const stranger = await school.as('psy01');
    expect((await stranger.call('UserAuth/VerifyCode', { CodeKey, Code })).code).toBe(2);
    expect(await admin.call('UserAuth/VerifyCode', { CodeKey, Code })).toMatchObject({
      code: 0,
      value: true,
    });
    expect((await admin.call('UserAuth/VerifyCode', { CodeKey, Code })).code).toBe(2);
    expect((await admin.call('UserAuth/ChangeManUserPwd', wish)).code).toBe(0);
    const elsewhere = await school.as('admin');
    expect((await elsewhere.call('UserAuth/ChangeManUserPwd', wish)).code).toBe(6001);
    await stepUp('0');
  });

  test('five wrong codes end a code; a second one waits a minute, whatever strangers ask for meanwhile', async () => {
    const admin = await school.as('admin');
    const stranger = {
      Scene: 'retrieve',
      Target: 'admin@example.edu.cn',
      ...(await school.captcha()),
    } as const;
    expect((await school.client().call('BaseData/GetAuthCode', stranger)).code).toBe(0);
    await post.mail(post.mails.length);
    const before = post.mails.length;
    const { CodeKey } = (await admin.call('BaseData/GetAuthCode', { Scene: 'stepup' })).value;
    const Code = /\d{6}/.exec((await post.mail(before)).text)![0];
    const wrong = Code === '000000' ? '000001' : '000000';
    expect((await admin.call('BaseData/GetAuthCode', { Scene: 'stepup' })).code).toBe(0);
    for (let i = 0; i < 5; i += 1) await admin.call('UserAuth/VerifyCode', { CodeKey, Code: wrong });
    expect((await admin.call('UserAuth/VerifyCode', { CodeKey, Code })).message).toBe('验证码错误或已失效');
    expect(post.mails).toHaveLength(before + 1);
  });
});
