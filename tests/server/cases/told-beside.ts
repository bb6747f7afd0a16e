import { describe, expect, it } from 'vitest';
import { ORI_STEP } from '../../../src/contract/generated/codes.ts';
import { enCodes } from '../../../src/contract/generated/entities.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { TestSchool } from '../../_util/server.ts';

/** Acts whose consequence lies in another row than the one of the person who is told. */
export function toldBesideCases(school: () => TestSchool): void {
  const query = async <Found extends Row = Row>(text: string, values: unknown[] = []) =>
    (await school().database.query<Found>(text, values)).rows;

  describe('16.5 an act beside the row of somebody', () => {
    const lastTo = async (user: unknown) =>
      (
        await query<{ Content: string }>(
          `SELECT "Content" FROM "UserMessage" WHERE "UserId" = $1 ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
          [user],
        )
      )[0]?.Content;

    it('is told to that person: an account whose password is new, a step that the school settles', async () => {
      const admin = await school().as('admin');
      const done = async (EnCode: string, id: unknown, Params = {}) => {
        const answer = await admin.call('Data/Action', { EnCode, Ids: [id], Params } as never);
        expect([EnCode, answer.code, answer.message]).toEqual([EnCode, 0, expect.anything()]);
      };
      const [user] = await query(
        `SELECT u."Id" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id" WHERE u."State" = '1' ORDER BY u."Id" DESC LIMIT 1`,
      );
      await done(enCodes.systemUserResetPwd, user!.Id);
      expect(await lastTo(user!.Id)).toContain('密码已由管理员重置');

      const [step] = await query(
        `SELECT n."Id", n."UserId", st."StepCode" FROM "NewStudent" n JOIN "OrientationStep" st ON st."BatchId" = n."BatchId" AND st."IsDeleted" = 0
         JOIN "SysUser" u ON u."Id" = n."UserId" AND u."State" = '1'
         LEFT JOIN "NewStudentStep" ns ON ns."NewStudentId" = n."Id" AND ns."StepCode" = st."StepCode"
         WHERE n."CheckinState" IN ('0', '1') AND coalesce(ns."State", '0') = '0' AND st."StepCode" <> $1 ORDER BY n."Id", st."StepCode" LIMIT 1`,
        [ORI_STEP.Scene],
      );
      await done('orientation.progress.exempt', step!.Id, {
        StepCode: step!['StepCode'],
        Remark: '已交纸质材料',
      });
      expect(await lastTo(step!['UserId'])).toMatch(/^您的报到环节「[^」]+」无需办理：已交纸质材料$/);
    });
  });
}
