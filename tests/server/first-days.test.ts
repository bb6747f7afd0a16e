import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
let batch: string;

const sql = async <Found extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found>(text, values)).rows;
const act = async (EnCode: string, Ids: string[], Params: Row = {}, client = admin) =>
  (await client.call('Data/Action', { EnCode, Ids, Params })).message;
const generate = () => act('orientation.feeStd.generate', [], { BatchId: batch });

beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
  batch = (await sql<{ Id: string }>(`SELECT "Id" FROM "OrientationBatch" LIMIT 1`))[0]!.Id;
});
afterAll(() => school?.close());

/** A new student who chose a bed and has paid nothing, with the room. */
async function chooser(): Promise<{ id: string; room: string }> {
  const [found] = await sql<{ id: string; room: string }>(
    `SELECT n."Id" AS id, d."RoomId" AS room FROM "NewStudent" n JOIN "Bed" d ON d."NewStudentId" = n."Id" AND d."IsDeleted" = 0
     WHERE n."CheckinState" IN ('1', '2', '4') AND n."IsDeleted" = 0 ORDER BY n."Id" LIMIT 1`,
  );
  await sql(
    `UPDATE "FeeBill" SET "Paid" = 0, "Reduced" = 0, "Deferred" = 0, "Due" = "Amount", "PayState" = '0' WHERE "NewStudentId" = $1`,
    [found!.id],
  );
  return found!;
}
const lodging = (id: string) =>
  sql(
    `SELECT "Amount"::float8 AS amount, "Deferred"::float8 AS deferred, "Due"::float8 AS due FROM "FeeBill"
     WHERE "NewStudentId" = $1 AND "FeeItem" = '02' AND "IsDeleted" = 0`,
    [id],
  );

describe('R15: M01: bills', () => {
  it('of a room that was chosen are those of the room, however often bills are made', async () => {
    const { id, room } = await chooser();
    await sql(`UPDATE "Room" SET "Fee" = 800 WHERE "Id" = $1`, [room]);
    expect(await generate()).toBe('');
    expect(await lodging(id)).toEqual([{ amount: 800, deferred: 0, due: 800 }]);
  });

  it('put off no more than they ask for, and hide no other debt', async () => {
    const { id, room } = await chooser();
    await sql(`UPDATE "Room" SET "Fee" = 800 WHERE "Id" = $1`, [room]);
    await sql(
      `UPDATE "FeeBill" SET "Amount" = 1200, "Deferred" = 1200, "Due" = 0, "PayState" = '3' WHERE "NewStudentId" = $1 AND "FeeItem" = '02'`,
      [id],
    );
    await sql(
      `UPDATE "FeeBill" SET "Paid" = "Amount", "Due" = 0, "PayState" = '2' WHERE "NewStudentId" = $1 AND "FeeItem" NOT IN ('02', '03')`,
      [id],
    );
    await generate();
    expect(await lodging(id)).toEqual([{ amount: 800, deferred: 800, due: 0 }]);
    const [books] = await sql<{ due: number }>(
      `SELECT "Due"::float8 AS due FROM "FeeBill" WHERE "NewStudentId" = $1 AND "FeeItem" = '03'`,
      [id],
    );
    expect(books!.due).toBeGreaterThan(0);
    const [who] = await sql(`SELECT "PayState" FROM "NewStudent" WHERE "Id" = $1`, [id]);
    expect(who).toEqual({ PayState: '1' });
  });
});

describe('R15: M01: what a new student need not do', () => {
  it('keeps nobody from checking in: a room; what is paid is not for anybody to spare', async () => {
    const [one] = await sql<{ Id: string }>(
      `SELECT n."Id" FROM "NewStudent" n WHERE n."CheckinState" IN ('1', '2') AND n."DormState" = '0' AND n."IsDeleted" = 0
         AND NOT EXISTS (SELECT 1 FROM "Bed" d WHERE d."NewStudentId" = n."Id") ORDER BY 1 LIMIT 1`,
    );
    await sql(`UPDATE "OrientationBatch" SET "RequireConfirmDorm" = 1, "RequirePaid" = 0, "DormMode" = '1'`);
    const arrive = () => act('orientation.progress.arrive', [one!.Id], { IdVerified: 1 });
    expect(await arrive()).toContain('未确认宿舍');
    const spare = (StepCode: string) =>
      act('orientation.progress.exempt', [one!.Id], { StepCode, Remark: '走读' });
    expect(await spare('PAY')).toBe('缴费请用减免或绿色通道办理');
    expect(await spare('DORM')).toBe('');
    expect(await arrive()).toBe('');
  });
});

describe('M08: slips of supplies', () => {
  it('begin nothing for new students who have done nothing yet', async () => {
    await sql(`UPDATE "SupplyIssue" SET "IsDeleted" = 1`);
    await sql(`UPDATE "SupplySlip" SET "IsDeleted" = 1`);
    const idle = await sql<{ Id: string }>(
      `UPDATE "NewStudent" SET "CheckinState" = '0' WHERE "Id" IN (SELECT "Id" FROM "NewStudent" WHERE "CheckinState" = '1' AND "IsDeleted" = 0 ORDER BY "Id" DESC LIMIT 3) RETURNING "Id"`,
    );
    const ids = idle.map(({ Id }) => Id);
    await sql(`UPDATE "NewStudentStep" SET "State" = '0' WHERE "NewStudentId" = ANY($1)`, [ids]);
    const [place] = await sql<{ PlaceId: string }>('SELECT "Id" AS "PlaceId" FROM "SupplyPlace" LIMIT 1');
    await sql(`UPDATE "SupplyPackage" SET "ForAll" = 1`);
    expect(await act('supplies.issue.generate', [], { BatchId: batch, ...place })).toBe('');
    const slips = `SELECT 1 FROM "SupplySlip" WHERE "NewStudentId" = ANY($1) AND "IsDeleted" = 0`;
    expect(await sql(slips, [ids])).toHaveLength(3);
    const states = await sql(`SELECT DISTINCT "CheckinState" FROM "NewStudent" WHERE "Id" = ANY($1)`, [ids]);
    expect(states).toEqual([{ CheckinState: '0' }]);
  });
});

describe('R15: M01: a key', () => {
  it('is the beginning of the stay, and its step is done, whoever gives it', async () => {
    const { id } = await chooser();
    const Params = { IdVerified: 1, ForceReason: '夜间统一到校，人工登记' };
    expect(await act('orientation.progress.arrive', [id], Params)).toBe('');
    const stay = () =>
      sql<{ Id: string; StayState: string }>(
        `SELECT s."Id", s."StayState" FROM "BedStay" s JOIN "NewStudent" n ON n."StudentId" = s."StudentId" WHERE n."Id" = $1 AND s."IsDeleted" = 0`,
        [id],
      );
    const step = async () =>
      (
        await sql(`SELECT "State" FROM "NewStudentStep" WHERE "NewStudentId" = $1 AND "StepCode" = 'KEY'`, [
          id,
        ])
      )[0]?.['State'];
    const [begun] = await stay();
    expect(begun).toMatchObject({ StayState: '1' });
    expect(await step()).not.toBe('2');
    expect(await act('dorm.stay.checkin', [begun!.Id], { KeyNo: 'K1' })).toBe('');
    expect(await step()).toBe('2');
    // The desk gives it in another case.
    await sql(`UPDATE "BedStay" SET "StayState" = '1' WHERE "Id" = $1`, [begun!.Id]);
    await sql(`UPDATE "NewStudentStep" SET "State" = '0' WHERE "NewStudentId" = $1 AND "StepCode" = 'KEY'`, [
      id,
    ]);
    await sql(
      `INSERT INTO "CheckinStation" SELECT (jsonb_populate_record(s, jsonb_build_object('Id', 'keys', 'StationCode', 'S9999', 'StepCodes', '["KEY"]'::jsonb,
         'BatchId', n."BatchId", 'CollegeId', null, 'Staff', jsonb_build_array(u."Id")))).* FROM "CheckinStation" s, "NewStudent" n, "SysUser" u
       WHERE n."Id" = $1 AND u."LoginName" = 'admin' LIMIT 1`,
      [id],
    );
    await sql(`UPDATE "CheckinCase" SET "StationId" = 'keys' WHERE "Id" = $1`, [id]);
    expect(await act('orientation.checkin.step', [id], { StepCode: 'KEY' })).toBe('');
    expect(await stay()).toMatchObject([{ StayState: '2' }]);
    expect(await step()).toBe('2');
  });
});

describe('M01: beds', () => {
  it('are given to classes on their own campus', async () => {
    await sql(`UPDATE "OrientationBatch" SET "State" = '0'`);
    await sql(`UPDATE "BedAllocation" SET "IsDeleted" = 1`);
    const [major] = await sql<{ MajorId: string }>('SELECT "MajorId" FROM "NewStudent" LIMIT 1');
    const made = { BatchId: batch, ...major, Classes: 1, PlanCount: 200 };
    expect(await act('divide.class.add', [], made)).toBe('');
    await sql(
      `UPDATE "NewStudent" SET ("CollegeId", "MajorId", "ClassId") = (SELECT "CollegeId", "MajorId", "Id" FROM "ClassInfo" WHERE "PlanCount" = 200)`,
    );
    await sql(
      `INSERT INTO "Campus" SELECT (jsonb_populate_record(c, '{"Id": "riverside", "CampusCode": "99", "CampusName": "测试校区"}')).* FROM "Campus" c LIMIT 1`,
    );
    // Its building comes first, as the office's stock goes.
    await sql(
      `UPDATE "Building" SET "CampusId" = 'riverside' WHERE "Id" = (SELECT min("BuildingId") FROM "Bed")`,
    );
    await sql(
      `UPDATE "ClassInfo" SET "CampusId" = (SELECT min("CampusId") FROM "Building" WHERE "CampusId" <> 'riverside')`,
    );
    expect(await act('dorm.alloc.auto', [], { BatchId: batch })).toBe('');
    const elsewhere = await sql<{ all: number; away: number }>(
      `SELECT count(*)::int AS all, (count(*) FILTER (WHERE g."CampusId" = 'riverside'))::int AS away FROM "BedAllocation" a
       JOIN "Bed" d ON d."Id" = a."BedId" JOIN "Building" g ON g."Id" = d."BuildingId" WHERE a."IsDeleted" = 0`,
    );
    expect(elsewhere[0]!.all).toBeGreaterThan(0);
    expect(elsewhere[0]!.away).toBe(0);
  });
});

describe('M08: the posts of a teacher who leaves', () => {
  const at = async (days: number) =>
    (await sql<{ day: string }>(`SELECT (current_date + $1::int)::text AS day`, [days]))[0]!.day;
  const posts = (klass: string) =>
    sql(
      `SELECT "TeacherId" AS who, "StartDate"::text AS from, "EndDate"::text AS until FROM "CounsellorClass"
       WHERE "ClassId" = $1 AND "PostType" = '1' AND "IsDeleted" = 0 AND ("EndDate" IS NULL OR "EndDate" > current_date) ORDER BY 2`,
      [klass],
    );

  it('are held by the successor for the days that were left, before and beside what is planned', async () => {
    const [held] = await sql<{ Id: string; ClassId: string; TeacherId: string }>(
      `SELECT "Id", "ClassId", "TeacherId" FROM "CounsellorClass" WHERE "PostType" = '1' AND "EndDate" IS NULL AND "IsDeleted" = 0 ORDER BY "Id" LIMIT 1`,
    );
    await sql(
      `UPDATE "Teacher" SET "PostType" = '1' WHERE "Id" IN (SELECT "Id" FROM "Teacher" WHERE "State" = '1' AND "IsDeleted" = 0 ORDER BY "TeacherNo" LIMIT 5)`,
    );
    const [heir, next] = await sql<{ Id: string }>(
      `SELECT "Id" FROM "Teacher" WHERE "State" = '1' AND "PostType" = '1' AND "IsDeleted" = 0 AND "Id" <> $1 ORDER BY "TeacherNo" LIMIT 2`,
      [held!.TeacherId],
    );
    const [today, handover] = [await at(0), await at(40)];
    const Params = { TeacherId: next!.Id, StartDate: handover };
    expect(await act('core.cc.replace', [held!.Id], Params)).toBe('');
    const left = { LeaveDate: today, LeaveReason: '调离', SuccessorId: heir!.Id };
    expect(await act('core.teacher.leave', [held!.TeacherId], left)).toBe('');
    expect(await posts(held!.ClassId)).toEqual([
      { who: heir!.Id, from: today, until: handover },
      { who: next!.Id, from: handover, until: null },
    ]);
    const [klass] = await sql(`SELECT "CounsellorId" FROM "ClassInfo" WHERE "Id" = $1`, [held!.ClassId]);
    expect(klass).toEqual({ CounsellorId: heir!.Id });
  });
});

describe('16.1 a bed that was kept for a student', () => {
  it('is freed when the student leaves for good', async () => {
    const [living] = await sql<{ Id: string; BedId: string }>(
      `SELECT s."Id", y."BedId" FROM "BedStay" y JOIN "Student" s ON s."Id" = y."StudentId" AND s."IsDeleted" = 0
       WHERE y."StayState" = '2' AND y."IsDeleted" = 0 AND s."StudentStatus" = '01' ORDER BY 1 LIMIT 1`,
    );
    const bed = async () =>
      (await sql(`SELECT "State" FROM "Bed" WHERE "Id" = $1`, [living!.BedId]))[0]!['State'];
    const status = { StatusDate: '2026-11-01', StatusReason: '因病' };
    const suspended = { ...status, StudentStatus: '02', KeepBed: 1 };
    expect(await act('core.student.status', [living!.Id], suspended)).toBe('');
    expect(await bed()).toBe('3');
    const gone = { ...status, StudentStatus: '03', KeepBed: 0 };
    const asked = { EnCode: 'core.student.status', Ids: [living!.Id], Params: gone };
    expect((await admin.call('Data/Ending', asked)).value.Lines).toContainEqual(
      expect.objectContaining({ Title: '住宿记录', Count: 1, Effect: '将退宿，床位释放' }),
    );
    expect(await act('core.student.status', [living!.Id], gone)).toBe('');
    expect(await bed()).toBe('0');
    expect(
      await sql(`SELECT 1 FROM "BedStay" WHERE "StudentId" = $1 AND "StayState" = '2'`, [living!.Id]),
    ).toEqual([]);
  });
});
