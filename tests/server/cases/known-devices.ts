import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../src/server/auth/passwords/passwords.ts';
import { PASSWORD, type TestSchool } from '../../_util/server.ts';

/** What strangers do against an account, and what its owner's own browser is spared. */
export function knownDevices(current: () => TestSchool): void {
  describe('failed logins and browsers that are known', () => {
    const forget = () => current().database.query('DELETE FROM sys_login_failure');
    beforeEach(forget);
    afterAll(forget);
    /** Lets the delay after failures pass at once. */
    const passDelay = () => current().database.query(`UPDATE sys_login_failure SET next_at = now()`);
    const userOf = async (loginName: string) => {
      const answer = await current().database.query<{ Id: string; LockedUntil: unknown }>(
        `SELECT "Id", "LockedUntil" FROM "SysUser" WHERE "LoginName" = $1`,
        [loginName],
      );
      return answer.rows[0]!;
    };
    const fail = async (loginName: string) => {
      await passDelay();
      return current()
        .client()
        .login(loginName, 'wrong', await current().captcha());
    };
    /** Signs in with what the browser was told of itself, and tells what it is told now. */
    const from = async (loginName: string, cookie: string, Pwd = PASSWORD) => {
      await passDelay();
      const input = {
        LoginName: loginName,
        Pwd,
        ...(cookie && Pwd !== PASSWORD ? await current().captcha() : {}),
      };
      const answer = await current().client().call('UserAuth/GetManUserLogin', input, { cookie });
      return { ...answer, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
    };

    test('a stranger locks nobody out: the owner signs in at once from a browser that is known, with a picture from another', async () => {
      const { cookie } = await from('aid01', '');
      expect(cookie).toMatch(/^xg-device=/);
      const messages = new Set<string>();
      for (let i = 0; i < 9; i += 1) messages.add((await fail('aid01')).message);
      expect([...messages]).toEqual(['账号或密码错误']);
      expect(await userOf('aid01')).toMatchObject({ LockedUntil: null });
      // As if the whole address, and everybody, had failed as well; no delay of the stranger's is over.
      await current().database.query(
        `UPDATE sys_login_failure SET count = 5000, next_at = now() + interval '1 minute'`,
      );
      const input = { LoginName: 'aid01', Pwd: PASSWORD };
      const known = await current().client().call('UserAuth/GetManUserLogin', input, { cookie });
      expect(known).toMatchObject({ code: 0, headers: expect.anything() });
      expect(known.headers.get('set-cookie')).toMatch(
        /; Path=\/api\/UserAuth; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
      );
      // Nobody else is let past by it, nor by one that was changed, and the stranger's count stands.
      for (const [loginName, sent] of [
        ['fin01', cookie],
        ['aid01', `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`],
        ['aid01', ''],
      ] as const)
        expect(
          (
            await current()
              .client()
              .call('UserAuth/GetManUserLogin', { ...input, LoginName: loginName }, { cookie: sent })
          ).message,
        ).toBe('请输入验证码');
      await passDelay();
      expect(
        (
          await current()
            .client()
            .login('aid01', PASSWORD, await current().captcha())
        ).code,
      ).toBe(0);
    });

    test('failures on a browser that is known lock that browser alone, and an administrator releases it', async () => {
      const { cookie } = await from('aid01', '');
      const messages = [];
      for (let i = 0; i < 5; i += 1) messages.push((await from('aid01', cookie, 'wrong')).message);
      expect(messages.slice(3)).toEqual(['账号或密码错误', '账号已锁定，请15分钟后再试']);
      const again = { LoginName: 'aid01', Pwd: PASSWORD, ...(await current().captcha()) };
      await passDelay();
      expect((await current().client().call('UserAuth/GetManUserLogin', again, { cookie })).message).toBe(
        '账号已锁定，请15分钟后再试',
      );
      expect((await from('aid01', '')).code).toBe(0);
      const admin = await current().as('admin');
      const { Id } = await userOf('aid01');
      expect((await admin.call('UserAuth/StatusUserMan', { UserIds: [Id], State: 1 })).code).toBe(0);
      await current().database.query(`DELETE FROM sys_login_failure WHERE key LIKE 'pair %'`);
      expect((await from('aid01', cookie)).code).toBe(0);
    });

    test('a browser is known for each of its users, until the password is another one', async () => {
      const first = await from('aid01', '');
      const both = await from('health01', first.cookie);
      for (const loginName of ['aid01', 'health01']) {
        for (let i = 0; i < 3; i += 1) await fail(loginName);
        expect((await from(loginName, both.cookie)).code).toBe(0);
      }
      await current().database.query(`UPDATE "SysUser" SET "PwdHash" = $1 WHERE "LoginName" = 'aid01'`, [
        await hashPassword(PASSWORD),
      ]);
      expect((await from('aid01', both.cookie)).code).toBe(6000);
      expect((await from('health01', both.cookie)).code).toBe(0);
    });
  });
}
