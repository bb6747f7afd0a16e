import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallOutput } from '../../src/contract/generated/calls.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

const ARRIVES = { IdVerified: 1, ForceReason: '夜间统一到校，人工登记' };

type Demand = CallOutput['Dormitory/GetBedDemand'][number];

let school: TestSchool;
let office: TestClient;
let admin: TestClient;
/** A class with a batch, and new students of one sex who need a bed. */
let own: Pick<Demand, 'BatchId' | 'ClassId' | 'Gender' | 'CollegeId'>;
let students: string[];

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = (EnCode: string, Ids: string[], Params = {}, client = office) =>
  client.call('Data/Action', { EnCode, Ids, Params });
const demand = async (): Promise<Pick<Demand, 'Need' | 'Given' | 'Gap'>> => {
  const { value } = await office.call('Dormitory/GetBedDemand');
  const { Need, Given, Gap } = (value as Demand[]).find(
    ({ BatchId, ClassId, Gender }) =>
      BatchId === own.BatchId && ClassId === own.ClassId && Gender === own.Gender,
  )!;
  return { Need, Given, Gap };
};
/** Allocates what is lacking and takes it back. */
const allocated = async () => {
  const answer = await act('dorm.alloc.auto', [], { BatchId: own.BatchId });
  await sql(`UPDATE "BedAllocation" SET "IsDeleted" = 1`);
  return answer.code === 0 ? answer.value.Allocated : answer.message;
};
const freeBed = async () =>
  (
    await sql<{ Id: string }>(
      `SELECT d."Id" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" JOIN "Building" g ON g."Id" = d."BuildingId" JOIN "ClassInfo" c ON c."Id" = $2
       WHERE d."State" = '0' AND d."IsDeleted" = 0 AND r."Gender" = $1 AND coalesce(c."CampusId", g."CampusId") = g."CampusId" ORDER BY d."BedName" LIMIT 1`,
      [own.Gender, own.ClassId],
    )
  )[0]!.Id;

beforeAll(async () => {
  school = await startSchool();
  [office, admin] = [await school.as('dorm01'), await school.as('admin')];
  await sql(`UPDATE "BedAllocation" SET "IsDeleted" = 1`);
  await sql(
    `UPDATE "OrientationBatch" SET "State" = '2', "DormMode" = '3', "RequirePaid" = 0, "RequireConfirmDorm" = 0`,
  );
  [own] = (await sql<typeof own>(
    `INSERT INTO "ClassInfo" SELECT (jsonb_populate_record(c, jsonb_build_object('Id', 'fresh-class', 'ClassCode', 'FRESH', 'GradeYear', b."GradeYear"))).*
     FROM "ClassInfo" c, "OrientationBatch" b LIMIT 1
     RETURNING "CollegeId", "Id" AS "ClassId", '1' AS "Gender", (SELECT "Id" FROM "OrientationBatch" LIMIT 1) AS "BatchId"`,
  )) as [typeof own];
  const chosen = await sql<{ Id: string }>(
    `UPDATE "NewStudent" n SET "CheckinState" = '2', "ClassId" = c."Id", "CollegeId" = c."CollegeId", "MajorId" = c."MajorId"
     FROM "ClassInfo" c WHERE c."Id" = $1 AND n."Id" IN (SELECT s."Id" FROM "NewStudent" s WHERE s."CheckinState" IN ('0', '1', '2', '4') AND s."Gender" = '1' AND s."StudentId" IS NULL
       AND NOT EXISTS (SELECT 1 FROM "Bed" d WHERE d."NewStudentId" = s."Id") ORDER BY 1 LIMIT 4) RETURNING n."Id"`,
    [own.ClassId],
  );
  students = chosen.map(({ Id }) => Id);
  await sql(`UPDATE "NewStudent" SET "CheckinState" = '5' WHERE NOT "Id" = ANY($1)`, [students]);
});
afterAll(() => school?.close());

it('R15: M01: who does not come and who needs no bed is not counted, by the board and by the allocation', async () => {
  expect([await demand(), await allocated()]).toEqual([{ Need: 4, Given: 0, Gap: 4 }, 4]);
  await sql(`UPDATE "NewStudent" SET "CheckinState" = '5' WHERE "Id" = $1`, [students[0]]);
  expect([await demand(), await allocated()]).toEqual([{ Need: 3, Given: 0, Gap: 3 }, 3]);
  await act('orientation.progress.exempt', [students[1]!], { StepCode: 'DORM', Remark: '走读' }, admin);
  expect([await demand(), await allocated()]).toEqual([{ Need: 2, Given: 0, Gap: 2 }, 2]);
});

it('R15: M01: who has come and was put into a bed by the office needs none, and the bed is not given any more', async () => {
  const { message } = await act('orientation.progress.arrive', [students[2]!], ARRIVES, admin);
  expect([message, await demand()]).toEqual(['', { Need: 2, Given: 0, Gap: 2 }]);
  const bed = await freeBed();
  const { Gender: _gender, ...target } = own;
  expect((await act('dorm.alloc.save', [bed], target)).code).toBe(0);
  expect(await demand()).toEqual({ Need: 2, Given: 1, Gap: 1 });
  const [who] = await sql<{ StudentId: string }>(`SELECT "StudentId" FROM "NewStudent" WHERE "Id" = $1`, [
    students[2],
  ]);
  expect((await act('dorm.bed.assign', [bed], who!)).code).toBe(0);
  expect([await demand(), await allocated()]).toEqual([{ Need: 1, Given: 0, Gap: 1 }, 1]);
  await sql(`UPDATE "NewStudent" SET "CheckinState" = '5' WHERE "Id" = $1`, [students[3]]);
  expect([await demand(), await allocated()]).toEqual([{ Need: 0, Given: 0, Gap: 0 }, '没有需要分配的班级']);
});

it('R15: M01: a bed is given no more while its room takes nobody', async () => {
  await sql(`UPDATE "NewStudent" SET "CheckinState" = '2' WHERE "Id" = $1`, [students[3]]);
  const bed = await freeBed();
  const { Gender: _gender, ...target } = own;
  expect((await act('dorm.alloc.save', [bed], target)).code).toBe(0);
  expect(await demand()).toEqual({ Need: 1, Given: 1, Gap: 0 });
  const room = `UPDATE "Room" SET "State" = $2 WHERE "Id" = (SELECT "RoomId" FROM "Bed" WHERE "Id" = $1)`;
  await sql(room, [bed, '2']);
  expect(await demand()).toEqual({ Need: 1, Given: 0, Gap: 1 });
  await sql(room, [bed, '1']);
});
