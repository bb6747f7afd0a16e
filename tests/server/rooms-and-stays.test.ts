import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let office: TestClient;
let admin: TestClient;

const sql = async <Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = async (EnCode: string, Ids: string[], Params = {}, client = office) =>
  (await client.call('Data/Action', { EnCode, Ids, Params })).message;

beforeAll(async () => {
  school = await startSchool();
  [office, admin] = [await school.as('dorm01'), await school.as('admin')];
});
afterAll(() => school?.close());

/** A new student who chose a bed and has come, got the key and lives there. */
async function arrived(): Promise<{
  id: string;
  student: string;
  bed: string;
  stay: string;
  record: string;
}> {
  const [chosen] = await sql<{ id: string; bed: string }>(
    `SELECT n."Id" AS id, d."Id" AS bed FROM "NewStudent" n JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."State" = '2' AND d."IsDeleted" = 0
     WHERE n."CheckinState" IN ('1', '2') AND n."StudentId" IS NULL AND n."DormState" = '2' AND n."IsDeleted" = 0 ORDER BY n."Id" LIMIT 1`,
  );
  const Params = { IdVerified: 1, ForceReason: '夜间统一到校，人工登记' };
  expect(await act('orientation.progress.arrive', [chosen!.id], Params, admin)).toBe('');
  const [come] = await sql<{ student: string; stay: string; record: string }>(
    `SELECT n."StudentId" AS student, s."Id" AS stay, c."Id" AS record FROM "NewStudent" n
     JOIN "BedStay" s ON s."StudentId" = n."StudentId" AND s."StayState" = '1' JOIN "CheckinRecord" c ON c."NewStudentId" = n."Id" AND c."IsCanceled" = 0
     WHERE n."Id" = $1`,
    [chosen!.id],
  );
  expect(await act('dorm.stay.checkin', [come!.stay], { KeyNo: 'K1' })).toBe('');
  return { ...chosen!, ...come! };
}
const cancel = (record: string) =>
  act('orientation.checkin.cancel', [record], { CancelReason: '认错了人' }, admin);
const bed = (id: string) =>
  sql(`SELECT "State", "StudentId", "NewStudentId" FROM "Bed" WHERE "Id" = $1`, [id]);
const stays = (student: string) =>
  sql<{ bed: string }>(
    `SELECT "BedId" AS bed FROM "BedStay" WHERE "StudentId" = $1 AND "StayState" IN ('1', '2') AND "IsDeleted" = 0`,
    [student],
  );
const choice = (id: string) =>
  sql(
    `SELECT n."DormState" AS state, (SELECT o."State" FROM "NewStudentStep" o WHERE o."NewStudentId" = n."Id" AND o."StepCode" = 'DORM' AND o."IsDeleted" = 0) AS step
     FROM "NewStudent" n WHERE n."Id" = $1`,
    [id],
  );

it('R15: M01: a check-in is taken back with the stay where the student lives since, and the choice is open again', async () => {
  const { id, student, stay, bed: own, record } = await arrived();
  const [mate] = await sql<{ student: string; bed: string }>(
    `SELECT s."StudentId" AS student, s."BedId" AS bed FROM "BedStay" s JOIN "Bed" d ON d."Id" = s."BedId" AND d."StudentId" = s."StudentId"
     JOIN "Building" g ON g."Id" = s."BuildingId" JOIN "Bed" o ON o."Id" = $2 JOIN "Building" og ON og."Id" = o."BuildingId" AND og."CampusId" = g."CampusId"
     JOIN "Student" me ON me."Id" = $1 AND me."Gender" = s."Gender"
     WHERE s."StayState" = '2' AND s."StudentId" <> $1 AND s."IsDeleted" = 0 ORDER BY s."Id" LIMIT 1`,
    [student, own],
  );
  expect(await act('dorm.stay.swap', [stay], { StudentId: mate!.student })).toBe('');
  expect(await stays(student)).toEqual([{ bed: mate!.bed }]);
  expect(await cancel(record)).toBe('');
  expect(await stays(student)).toEqual([]);
  expect(await bed(mate!.bed)).toEqual([{ State: '0', StudentId: null, NewStudentId: null }]);
  expect(await bed(own)).toEqual([{ State: '3', StudentId: mate!.student, NewStudentId: null }]);
  expect(await choice(id)).toEqual([{ state: '0', step: '0' }]);
});

it('R15: M01: a check-in is taken back to the bed that was chosen while the student lives there', async () => {
  const { id, student, bed: own, record } = await arrived();
  expect(await cancel(record)).toBe('');
  expect(await stays(student)).toEqual([]);
  expect(await bed(own)).toEqual([{ State: '2', StudentId: null, NewStudentId: id }]);
  expect(await choice(id)).toEqual([{ state: '2', step: '2' }]);
});
