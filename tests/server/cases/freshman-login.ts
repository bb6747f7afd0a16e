import { describe, expect, test } from 'vitest';
import { CHECKIN_STATE } from '../../../src/contract/generated/codes.ts';
import { PASSWORD, type TestSchool } from '../../_util/server.ts';

const UNKNOWN = '未查询到相符的录取信息，请核对号码、姓名和密码，或联系招生办';

interface Admitted {
  readonly id: string;
  readonly name: string;
  readonly login: string;
  readonly examinee: string;
  readonly admission: string;
  readonly card: string;
}

/** New students sign in by what stands in their admission. */
export const freshmanLogin = (given: () => TestSchool) =>
  describe('23.7 the login of new students', () => {
    const admitted = async (): Promise<Admitted> => {
      const { rows } = await given().database.query<Admitted>(
        `WITH numbered AS (UPDATE "NewStudent" SET "AdmissionNo" = '2026-A-0001' WHERE "Id" =
           (SELECT "Id" FROM "NewStudent" WHERE "UserId" IS NOT NULL AND "CheckinState" = '0' ORDER BY "ExamineeNo" LIMIT 1) RETURNING *)
         SELECT n."Id" AS id, n."TrueName" AS name, u."LoginName" AS login, n."ExamineeNo" AS examinee, n."AdmissionNo" AS admission, n."IdCardNo" AS card
         FROM numbered n JOIN "SysUser" u ON u."Id" = n."UserId"`,
      );
      return rows[0]!;
    };
    const logIn = async (LoginName: string, TrueName: string, Pwd = PASSWORD) =>
      given().client().call('UserAuth/GetManUserLogin', { LoginName, TrueName, Pwd, NewStudent: 1 });
    const forget = () => given().database.query('DELETE FROM sys_login_failure');

    test('takes each number with the name beside it, and tells no more of one that fits nobody than of a wrong password', async () => {
      const { name, login, examinee, admission, card } = await admitted();
      for (const number of [examinee, admission, card, ` ${examinee} `])
        expect((await logIn(number, name)).value).toMatchObject({ LoginName: login });
      const told = [];
      for (const [number, of, password] of [
        [examinee, '别人', PASSWORD],
        [examinee, '', PASSWORD],
        ['20990000000000', name, PASSWORD],
        [examinee, name, 'wrong'],
      ] as const) {
        await forget();
        told.push((await logIn(number, of, password)).message);
      }
      expect(new Set(told)).toEqual(new Set([UNKNOWN]));
      const { rows } = await given().database.query(
        `SELECT 1 FROM "LoginLog" WHERE "LoginName" = $1 OR "LoginName" = '20990000000000'`,
        [card],
      );
      expect(rows).toEqual([]);
      await forget();
    });

    test('counts failures by any of the numbers for one account', async () => {
      const { name, examinee, admission, card } = await admitted();
      for (const number of [examinee, admission, card]) await logIn(number, name, 'wrong');
      expect((await logIn(examinee, name)).message).toBe('请输入验证码');
      await forget();
    });

    test('tells who has said not to come what to do, once the password is right', async () => {
      const { id, name, examinee } = await admitted();
      const stand = (state: string) =>
        given().database.query(`UPDATE "NewStudent" SET "CheckinState" = $2 WHERE "Id" = $1`, [id, state]);
      await stand(CHECKIN_STATE.NotComing);
      expect((await logIn(examinee, name, 'wrong')).message).toBe(UNKNOWN);
      expect((await logIn(examinee, name)).message).toBe('您已登记为不来报到，如需变更请联系学院');
      await stand(CHECKIN_STATE.Waiting);
      await forget();
    });
  });
