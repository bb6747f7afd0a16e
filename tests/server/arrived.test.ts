import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { endPlanned } from '../../src/server/engines/endings/planned.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
/** Two classes of their major. */
let first: string;
let second: string;
/** New students who have come, with the students that they have become. */
let people: { id: string; student: string }[];

const sql = async <Found extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found>(text, values)).rows;
const newStudent = async (id: string) => (await sql(`SELECT * FROM "NewStudent" WHERE "Id" = $1`, [id]))[0]!;
const student = async (id: string) => (await sql(`SELECT * FROM "Student" WHERE "Id" = $1`, [id]))[0]!;

/** Changes a row as its form does. */
async function edit(entity: string, enCode: string, id: string, values: Row) {
  const table = school.engine.catalog.entities.get(entity)!.table;
  const [row] = await sql<{ Version: number }>(`SELECT "Version" FROM "${table}" WHERE "Id" = $1`, [id]);
  const Data = { Id: id, Version: row!.Version, ...values };
  return (await admin.call('Data/Save', { Entity: entity, EnCode: enCode, Data })).message;
}

async function addClass(of: Row, no: string): Promise<string> {
  const { CollegeId, MajorId, GradeYear } = of;
  const Data = { ClassCode: `ARR${no}`, ClassName: `报到${no}班`, CollegeId, MajorId, GradeYear, State: '1' };
  const added = await admin.call('Data/Save', {
    Entity: entities.ClassInfo,
    EnCode: 'core.class.add',
    Data,
  });
  return (added.value as { Id: string }).Id;
}

beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
  const coming = await sql<{ Id: string; CollegeId: string; MajorId: string; GradeYear: number }>(
    `SELECT "Id", "CollegeId", "MajorId", "GradeYear" FROM "NewStudent" WHERE "CheckinState" IN ('1', '2', '4') AND "IsDeleted" = 0
     ORDER BY "MajorId", "GradeYear", "Id" LIMIT 4`,
  );
  [first, second] = [await addClass(coming[0]!, '01'), await addClass(coming[0]!, '02')];
  for (const { Id } of coming) {
    const { CollegeId, MajorId, GradeYear } = coming[0]!;
    const placed = { CollegeId, MajorId, GradeYear, ClassId: first };
    expect(await edit(entities.NewStudent, 'orientation.student.edit', Id, placed)).toBe('');
    const Params = { IdVerified: 1, ForceReason: '夜间统一到校，人工登记' };
    const arrived = await admin.call('Data/Action', {
      EnCode: 'orientation.progress.arrive',
      Ids: [Id],
      Params,
    });
    expect(arrived.message).toBe('');
  }
  people = await sql(
    `SELECT "Id" AS id, "StudentId" AS student FROM "NewStudent" WHERE "Id" = ANY($1) AND "StudentId" IS NOT NULL ORDER BY 1`,
    [coming.map(({ Id }) => Id)],
  );
});
afterAll(() => school?.close());

describe('16.1 a new student who has come', () => {
  it('is corrected as a student too, with the account', async () => {
    const { id, student: studentId } = people[0]!;
    expect(await edit(entities.NewStudent, 'orientation.student.edit', id, { TrueName: '欧阳更正' })).toBe(
      '',
    );
    expect(await student(studentId)).toMatchObject({ TrueName: '欧阳更正' });
    const [account] = await sql(`SELECT u."TrueName" FROM "SysUser" u WHERE u."Id" = $1`, [
      (await student(studentId))['UserId'],
    ]);
    expect(account).toEqual({ TrueName: '欧阳更正' });
  });

  it('stays as the registry has it where the registry has changed it since', async () => {
    const { id, student: studentId } = people[1]!;
    expect(await edit(entities.Student, 'core.student.edit', studentId, { TrueName: '学籍更名' })).toBe('');
    expect(await edit(entities.NewStudent, 'orientation.student.edit', id, { TrueName: '录取更名' })).toBe(
      '',
    );
    expect(await student(studentId)).toMatchObject({ TrueName: '学籍更名' });
  });

  it('moves to another class as a student too', async () => {
    const { id, student: studentId } = people[2]!;
    const Params = { ClassId: second, Reason: '调整专业方向' };
    const moved = await admin.call('Data/Action', {
      EnCode: 'divide.student.move',
      Ids: [id],
      Params,
    });
    expect(moved.message).toBe('');
    expect(await newStudent(id)).toMatchObject({ ClassId: second });
    expect(await student(studentId)).toMatchObject({ ClassId: second });
  });

  it('has as a student the number that is given later, and signs in with it', async () => {
    const { id, student: studentId } = people[3]!;
    const { BatchId, ExamineeNo } = await newStudent(id);
    const { UserId } = await student(studentId);
    expect(await student(studentId)).toMatchObject({ StudentNo: ExamineeNo });
    const given = await admin.call('Data/Action', {
      EnCode: 'orientation.student.genNo',
      Ids: [],
      Params: { BatchId },
    });
    expect(given.message).toBe('');
    const { StudentNo } = await newStudent(id);
    expect(StudentNo).not.toBe(null);
    expect(await student(studentId)).toMatchObject({ StudentNo });
    expect(await sql(`SELECT "LoginName" FROM "SysUser" WHERE "Id" = $1`, [UserId])).toEqual([
      { LoginName: StudentNo },
    ]);
  });
});

describe('a new student who did not come in time', () => {
  it('is waited for again for two weeks when the office has restored them', async () => {
    const [late] = await sql<{ Id: string; BatchId: string }>(
      `SELECT "Id", "BatchId" FROM "NewStudent" WHERE "CheckinState" IN ('0', '1', '2') AND "IsDeleted" = 0 ORDER BY 1 LIMIT 1`,
    );
    const state = async () => (await newStudent(late!.Id))['CheckinState'];
    const minute = () =>
      expect.poll(async () => {
        await endPlanned(school.engine);
        return state();
      });
    await sql(`UPDATE "OrientationBatch" SET "CheckinEnd" = now() - interval '20 days' WHERE "Id" = $1`, [
      late!.BatchId,
    ]);
    await minute().toBe('5');
    const restored = await admin.call('Data/Action', {
      EnCode: 'orientation.student.restore',
      Ids: [late!.Id],
      Params: {},
    });
    expect(restored.message).toBe('');
    for (let times = 0; times < 3; times += 1) await endPlanned(school.engine);
    expect(await state()).not.toBe('5');
    await sql(`UPDATE "NewStudent" SET "RestoreTime" = now() - interval '15 days' WHERE "Id" = $1`, [
      late!.Id,
    ]);
    await minute().toBe('5');
  });
});
