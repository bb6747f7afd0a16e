import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

/** A new student who has told about herself, which comes before choosing. */
const FRESH = '26360000000006';
const CLOSED = '房间维修或停用，不能入住';

let school: TestSchool;
let office: TestClient;
beforeAll(async () => {
  school = await startSchool();
  office = await school.as('dorm01');
});
afterAll(() => school?.close());

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = async (client: TestClient, EnCode: string, Ids: string[], Params = {}) =>
  (await client.call('Data/Action', { EnCode, Ids, Params })).message;

/** What is closed with one statement, and opened with another. */
const CLOSURES = [
  ['a room that is repaired', '2', '1'],
  ['a room that is closed', '3', '1'],
  ['a building that is closed', '1', '0'],
] as const;

describe.each(CLOSURES)('%s', (_name, room, building) => {
  const put = async (bed: string, states: readonly [string, string]) => {
    await sql(`UPDATE "Room" SET "State" = $2 WHERE "Id" = (SELECT "RoomId" FROM "Bed" WHERE "Id" = $1)`, [
      bed,
      states[0],
    ]);
    await sql(
      `UPDATE "Building" SET "State" = $2 WHERE "Id" = (SELECT "BuildingId" FROM "Bed" WHERE "Id" = $1)`,
      [bed, states[1]],
    );
  };
  const whileClosed = async (bed: string, look: () => Promise<void>) => {
    await put(bed, [room, building]);
    try {
      await look();
    } finally {
      await put(bed, ['1', '1']);
    }
  };

  it('is shown to no new student, who cannot choose a bed in it either', async () => {
    const student = await school.as(FRESH);
    const shown = async () =>
      ((await student.call('Dormitory/GetMyBeds')).value.Rows as { Id: string; State: string }[]).filter(
        ({ State }) => State === '0',
      );
    const [bed] = await shown();
    await whileClosed(bed!.Id, async () => {
      expect(await act(student, 'orientation.dorm.lock', [bed!.Id])).toBe(CLOSED);
      // what is shown is shared for some moments
      await expect.poll(async () => (await shown()).some(({ Id }) => Id === bed!.Id)).toBe(false);
    });
  });

  it.runIf(room !== '1')('says on the map of the office what is the matter with it', async () => {
    const [bed] = await sql<{ Id: string; BuildingId: string }>(
      `SELECT "Id", "BuildingId" FROM "Bed" WHERE "State" = '0' ORDER BY 1 LIMIT 1`,
    );
    await whileClosed(bed!.Id, async () => {
      const map = await office.call('Dormitory/GetBedMap', { BuildingId: bed!.BuildingId });
      const rows = map.value.Rows as { Id: string; RoomName: string }[];
      expect(rows.find(({ Id }) => Id === bed!.Id)?.RoomName).toMatch(
        room === '2' ? /（维修）$/ : /（停用）$/,
      );
    });
  });

  it('takes nobody whom the office puts there, and no application for a bed in it', async () => {
    const [free] = await sql<{ Bed: string; Student: string }>(
      `SELECT d."Id" AS "Bed", s."Id" AS "Student" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId"
       JOIN "Student" s ON s."Gender" = r."Gender" AND s."StudentStatus" = '01' AND NOT EXISTS (SELECT 1 FROM "BedStay" y WHERE y."StudentId" = s."Id" AND y."StayState" <> '3')
       WHERE d."State" = '0' ORDER BY 1, 2 LIMIT 1`,
    );
    const [asker] = await sql<{ LoginName: string; Bed: string }>(
      `SELECT s."StudentNo" AS "LoginName", d."Id" AS "Bed" FROM "Bed" b JOIN "Student" s ON s."Id" = b."StudentId"
       JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1' JOIN "Room" r ON r."Gender" = s."Gender"
       JOIN "Bed" d ON d."RoomId" = r."Id" AND d."State" = '0' ORDER BY 1, 2 LIMIT 1`,
    );
    await whileClosed(free!.Bed, async () => {
      expect(await act(office, 'dorm.bed.assign', [free!.Bed], { StudentId: free!.Student })).toBe(CLOSED);
    });
    const student = await school.as(asker!.LoginName);
    await whileClosed(asker!.Bed, async () => {
      const Data = { ChangeType: '1', ToBedId: asker!.Bed, PlanDate: '2099-01-01', Reason: '离教室更近' };
      const answer = await student.call('Data/Save', {
        Entity: entities.DormChangeApply,
        EnCode: 'dorm.change.submit',
        Data,
      });
      expect(answer.message).toBe(CLOSED);
    });
  });
});
