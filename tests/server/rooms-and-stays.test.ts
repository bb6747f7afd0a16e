import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

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

interface Place {
  Room: string;
  Bed: string;
  BedName: string;
  BedCount: number;
}
/** The last bed of a room, in a state. */
const lastBed = async (...states: string[]) =>
  (
    await sql<Place>(
      `SELECT r."Id" AS "Room", d."Id" AS "Bed", d."BedName", r."BedCount" FROM "Room" r
       JOIN "Bed" d ON d."RoomId" = r."Id" AND d."BedNo" = r."BedCount" AND d."IsDeleted" = 0 AND d."State" = ANY($1)
       WHERE r."BedCount" > 2 AND r."IsDeleted" = 0 ORDER BY d."BedName" LIMIT 1`,
      [states],
    )
  )[0]!;
const withBeds = async (room: string, BedCount: number) => {
  const [row] = await sql<{ Version: number }>(`SELECT "Version" FROM "Room" WHERE "Id" = $1`, [room]);
  const Data = { Id: room, Version: row!.Version, BedCount };
  return (await office.call('Data/Save', { Entity: entities.Room, EnCode: 'dorm.room.edit', Data })).message;
};
const bedsOf = async (room: string) =>
  (
    await sql<{ no: number }>(
      `SELECT "BedNo" AS no FROM "Bed" WHERE "RoomId" = $1 AND "IsDeleted" = 0 ORDER BY 1`,
      [room],
    )
  ).map(({ no }) => no);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it.each([
  ['free', '0'],
  ['disabled', '4'],
])(
  'R15: M02: a room has fewer beds while those are %s, and what was given of them goes too',
  async (_name, state) => {
    const { Room, Bed, BedCount } = await lastBed('0');
    await sql(`UPDATE "Bed" SET "State" = $2 WHERE "Id" = $1`, [Bed, state]);
    await sql(`DELETE FROM "BedAllocation" WHERE "BedId" = $1`, [Bed]);
    await sql(
      `INSERT INTO "BedAllocation" SELECT (jsonb_populate_record(a, jsonb_build_object('Id', $2::text, 'BedId', $1::text, 'IsDeleted', 0))).* FROM "BedAllocation" a LIMIT 1`,
      [Bed, `given-${state}`],
    );
    expect(await withBeds(Room, BedCount - 1)).toBe('');
    expect(await bedsOf(Room)).toEqual(upTo(BedCount - 1));
    expect(await sql(`SELECT "IsDeleted" FROM "BedAllocation" WHERE "BedId" = $1`, [Bed])).toEqual([
      { IsDeleted: 1 },
    ]);
    expect(await withBeds(Room, BedCount)).toBe('');
    expect(await bedsOf(Room)).toEqual(upTo(BedCount));
  },
);

it.each([
  ['held', '1'],
  ['chosen', '2'],
  ['lived in', '3'],
])('R15: M02: a room keeps a bed that is %s, which is named', async (_name, state) => {
  const { Room, Bed, BedName, BedCount } = await lastBed('0', '3');
  await sql(`UPDATE "Bed" SET "State" = $2 WHERE "Id" = $1`, [Bed, state]);
  const message = await withBeds(Room, BedCount - 1);
  expect(message).toContain(BedName);
  expect(await bedsOf(Room)).toEqual(upTo(BedCount));
  await sql(`UPDATE "Bed" SET "State" = '0' WHERE "Id" = $1 AND "StudentId" IS NULL`, [Bed]);
});

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

/** Shanghai's clock so many hours from now. */
const at = (hours: number) =>
  new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

it('R15: M02: a pass of tomorrow is refused at its cell, and a device is alive no later than now', async () => {
  const [device] = await sql<{ Id: string; DeviceName: string }>(
    `SELECT "Id", "DeviceName" FROM "GateDevice" WHERE "IsDeleted" = 0 ORDER BY 1 LIMIT 1`,
  );
  const take = async (time: string) => {
    const lines = [
      ['设备', '通行时间', '方向'],
      [device!.DeviceName, time, '进'],
    ];
    const FileId = await uploaded(office, 'a.xlsx', await sheetFile(school.dataDir, lines));
    return office.call('Data/Import', { EnCode: 'dorm.gate.import', FileId, Cover: 0, DryRun: 0 });
  };
  const refused = await take(at(24));
  expect(refused.value, refused.message).toMatchObject({
    SuccessCount: 0,
    Fails: [{ RowNo: 2, ColumnName: '通行时间', Message: '通行时间不能晚于现在' }],
  });
  await sql(`UPDATE "GateDevice" SET "LastBeat" = now() - interval '1 day' WHERE "Id" = $1`, [device!.Id]);
  // A clock may go a few minutes fast.
  const taken = await take(at(0.05));
  expect(taken.value, taken.message).toMatchObject({ New: 1, Fails: [] });
  expect(
    await sql(
      `SELECT "LastBeat" <= now() AS "isPast", "LastBeat" > now() - interval '1 minute' AS "isNew" FROM "GateDevice" WHERE "Id" = $1`,
      [device!.Id],
    ),
  ).toEqual([{ isPast: true, isNew: true }]);
});
