import { describe, expect, it } from 'vitest';
import type { TestSchool } from '../../_util/server.ts';

const EXAMINEE = '26360000000009';

/** Progress of new students while their office changes what it asks of them. */
export const settledProgress = (school: () => TestSchool): void => {
  describe('R15: M01: progress and state of new students', () => {
    const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await school().database.query<Row>(text, values)).rows;
    const standing = async () =>
      (
        await sql<{ Id: string; Progress: number; CheckinState: string }>(
          'SELECT "Id", "Progress", "CheckinState" FROM "NewStudent" WHERE "ExamineeNo" = $1',
          [EXAMINEE],
        )
      )[0]!;

    it('follow the steps that are asked of them, and what they did before they were to stay away', async () => {
      const office = await school().as('school01');
      const { Id } = await standing();
      await sql(
        `UPDATE "NewStudentStep" SET "State" = '2' WHERE "NewStudentId" = $1 AND "StepCode" = 'INFO'`,
        [Id],
      );
      await sql(`UPDATE "NewStudent" SET "CheckinState" = '1' WHERE "Id" = $1`, [Id]);
      const open = await sql<{ Id: string; Version: number }>(
        `SELECT s."Id", s."Version" FROM "OrientationStep" s WHERE s."IsRequired" = 1 AND s."IsOnline" = 1 AND s."StepCode" <> 'SHEET'
           AND s."IsDeleted" = 0 AND NOT EXISTS (SELECT 1 FROM "NewStudentStep" d WHERE d."StepCode" = s."StepCode"
             AND d."NewStudentId" = $1 AND d."State" IN ('2', '5')) ORDER BY s."Sort"`,
        [Id],
      );
      expect(open.length).toBeGreaterThan(0);
      const ask = async (IsRequired: 0 | 1, from: number) => {
        for (const [at, step] of open.entries()) {
          const Data = { Id: step.Id, Version: step.Version + from, IsRequired };
          const EnCode = 'orientation.step.edit';
          const saved = await office.call('Data/Save', {
            Entity: 'orientation/OrientationStep',
            EnCode,
            Data,
          });
          expect([at, saved.code]).toEqual([at, 0]);
        }
      };
      await ask(0, 0);
      expect(await standing()).toMatchObject({ Progress: 100, CheckinState: '2' });
      await ask(1, 1);
      expect((await standing()).Progress).toBeLessThan(100);
      const act = async (EnCode: string, Params = {}) =>
        (await office.call('Data/Action', { EnCode, Ids: [Id], Params })).code;
      expect(await act('orientation.student.noReport', { NoReportReason: '1' })).toBe(0);
      expect(await act('orientation.student.restore')).toBe(0);
      // The desk takes nobody who has not begun; what was done already is a beginning.
      expect((await standing()).CheckinState).toBe('1');
    });

    it('are those of the batch that a new student is moved to', async () => {
      const office = await school().as('school01');
      const student = async () =>
        (
          await sql<{ Id: string; BatchId: string; GradeYear: number; Version: number }>(
            'SELECT "Id", "BatchId", "GradeYear", "Version" FROM "NewStudent" WHERE "ExamineeNo" = $1',
            [EXAMINEE],
          )
        )[0]!;
      const { BatchId, GradeYear } = await student();
      const move = async (more: object) => {
        const { Id, Version } = await student();
        const Data = { Id, Version, ...more };
        const EnCode = 'orientation.student.edit';
        return (await office.call('Data/Save', { Entity: 'orientation/NewStudent', EnCode, Data })).code;
      };
      await sql(
        `INSERT INTO "OrientationBatch" SELECT (jsonb_populate_record(b, jsonb_build_object('Id', 'moved', 'BatchName', 'moved', 'GradeYear', "GradeYear" - 1))).* FROM "OrientationBatch" b WHERE "Id" = $1`,
        [BatchId],
      );
      expect(await move({ BatchId: 'moved', GradeYear: GradeYear - 1 })).toBe(0);
      expect((await standing()).Progress).toBe(0);
      expect(await move({ BatchId, GradeYear })).toBe(0);
      expect((await standing()).Progress).toBeGreaterThan(0);
    });

    it('follow the lessons that are required', async () => {
      const office = await school().as('school01');
      const { Id } = await standing();
      const lessons = await sql<{ Id: string; Version: number }>(
        `SELECT e."Id", e."Version" FROM "EntranceEdu" e JOIN "NewStudent" n ON n."BatchId" = e."BatchId" AND n."Id" = $1
         WHERE e."IsRequired" = 1 ORDER BY e."Sort"`,
        [Id],
      );
      const last = lessons.pop()!;
      await sql(
        `INSERT INTO "EntranceEduRecord" ("Id", "NewStudentId", "EduId", "Seconds", "IsFinish", "IsDeleted", "Version", "CreateDate", "UpdateDate")
         SELECT l, $1, l, 120, 1, 0, 1, now(), now() FROM unnest($2::text[]) l`,
        [Id, lessons.map((lesson) => lesson.Id)],
      );
      const mark = () =>
        sql(`SELECT "State" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = 'EDU'`, [Id]);
      expect(await mark()).toEqual([]);
      const Data = { ...last, IsRequired: 0 };
      const EnCode = 'orientation.eduItem.edit';
      expect((await office.call('Data/Save', { Entity: 'orientation/EntranceEdu', EnCode, Data })).code).toBe(
        0,
      );
      expect(await mark()).toEqual([{ State: '2' }]);
    });
  });
};
