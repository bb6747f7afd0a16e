import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

/** Freshmen who have told about themselves, which comes before choosing. */
const FRESH = (number: number) => `2636${String(number + 5).padStart(10, '0')}`;
let school: TestSchool;
let one: TestClient;
let other: TestClient;
let office: TestClient;
/** Free beds that the first freshman may choose, two more of the other sex, and one that nobody was given. */
let beds: string[];
let womens: string;
let spare: string;

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Row>(text, values)).rows;
const act = (client: TestClient, EnCode: string, Ids: string[], Params = {}, key?: string) =>
  client.call('Data/Action', { EnCode, Ids, Params }, key ? { 'x-idempotency-key': key } : undefined);
const press = (verb: string) => (client: TestClient, bed: string, key?: string) =>
  act(client, `orientation.dorm.${verb}`, [bed], {}, key);
const [lock, confirm] = [press('lock'), press('confirm')];
const stateOf = async (bed: string) =>
  (await sql<{ State: string }>('SELECT "State" FROM "Bed" WHERE "Id" = $1', [bed]))[0]!.State;
const expire = (bed: string) =>
  sql(`UPDATE "Bed" SET "LockExpire" = now() - interval '1 second' WHERE "Id" = $1`, [bed]);
const lodging = () =>
  sql(
    `SELECT b."Amount"::int AS amount, b."Due"::int AS due, b."DueDate" = o."CheckinEnd"::date AS "isDated" FROM "FeeBill" b
     JOIN "OrientationBatch" o ON o."Id" = b."BatchId" WHERE b."ExamineeNo" = $1 AND b."FeeItem" = '02' AND b."IsDeleted" = 0`,
    [FRESH(1)],
  );
const window = (from: string, to: string) =>
  sql(
    `UPDATE "OrientationStep" SET "StartTime" = now() + $1::interval, "EndTime" = now() + $2::interval WHERE "StepCode" = 'DORM'`,
    [from, to],
  );

beforeAll(async () => {
  school = await startSchool();
  // Two freshmen of one sex, of the same college and without a class: beds are given to the college.
  await sql(
    `UPDATE "NewStudent" SET "Gender" = '1', "ClassId" = NULL, "MajorId" = (SELECT "MajorId" FROM "NewStudent" WHERE "ExamineeNo" = $1) WHERE "ExamineeNo" = ANY($2)`,
    [FRESH(1), [FRESH(1), FRESH(2)]],
  );
  one = await school.as(FRESH(1));
  other = await school.as(FRESH(2));
  office = await school.as('dorm01');
  const free = await sql<{ Id: string; Gender: string; given: boolean }>(
    `SELECT d."Id", r."Gender", EXISTS (SELECT 1 FROM "BedAllocation" a WHERE a."BedId" = d."Id") AS given
     FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" WHERE d."State" = '0' ORDER BY d."BedName"`,
  );
  await sql(`UPDATE "BedAllocation" SET "ClassId" = NULL, "MajorId" = NULL`);
  beds = free.filter(({ Gender, given }) => Gender === '1' && given).map(({ Id }) => Id);
  womens = free.find(({ Gender, given }) => Gender === '2' && given)!.Id;
  spare = free.find(({ Gender, given }) => Gender === '1' && !given)!.Id;
});
afterAll(() => school?.close());

describe('R15: M01: a freshman chooses his bed', () => {
  it('sees the beds that he was given, with the window, and no more of others than surname and province', async () => {
    const { value, headers } = await one.call('Dormitory/GetMyBeds');
    expect(value.Note).toMatch(/^开放时间：/);
    expect(value.Rows.length).toBeGreaterThan(5);
    expect(value.Rows.map(({ Id }: { Id: string }) => Id)).toEqual(expect.arrayContaining(beds));
    const taken = value.Rows.filter(({ State }: { State: string }) => State === '2');
    for (const row of taken) expect(row.NewStudentName).toMatch(/^.\* ?\S*$/);
    for (const row of value.Rows) expect(row).not.toHaveProperty('NewStudentId');
    const again = await one.call('Dormitory/GetMyBeds', {}, { 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('reaches beds by these calls alone', async () => {
    const asked = { Entity: 'dormitory/Bed', Filter: {}, PageIndex: 1, PageSize: 10 };
    const list = await one.call('Data/List', asked);
    expect(list.value.total).toBe(0);
    expect((await one.call('Dormitory/GetBedMap', { BuildingId: 'x' })).message).toBe(
      '抱歉，你无权查看该数据',
    );
    expect((await act(one, 'dorm.bed.release', [beds[0]!], { Reason: '试试' })).message).toBe(
      '没有权限执行该操作',
    );
    const [staff, early] = [await school.as('fdy001'), await school.as('26360000000001')];
    expect((await lock(staff, beds[0]!)).message).toBe('没有权限执行该操作');
    expect((await early.call('Dormitory/GetMyBeds')).value.Note).toBe('请先完成信息填报');
  });

  it.each([
    ['of the other sex', () => womens, '性别与房间不符'],
    ['that nobody was given', () => spare, '不在可选范围'],
    ['that does not exist', () => randomUUID().slice(0, 32), '性别与房间不符'],
  ])('is refused a bed %s', async (_name, bed, message) => {
    expect(await lock(one, bed())).toMatchObject({ code: 2, message });
  });

  it('is refused outside of the window, by the clock of the database', async () => {
    await window('1 hour', '2 hours');
    expect((await lock(one, beds[0]!)).message).toMatch(/^不在开放时间内（.+ 至 .+）$/);
    await window('-2 hours', '-1 second');
    expect((await lock(one, beds[0]!)).message).toMatch(/^不在开放时间内（/);
    await window('-1 day', '1 day');
    await sql(`UPDATE "OrientationBatch" SET "DormMode" = '2'`);
    expect((await lock(one, beds[0]!)).message).toBe('不在可选范围');
    await sql(`UPDATE "OrientationBatch" SET "DormMode" = '1'`);
  });

  it('holds one bed for 180 seconds, and nobody else takes it meanwhile', async () => {
    const held = await lock(one, beds[0]!);
    expect(held).toMatchObject({ code: 0, value: { Seconds: 180 } });
    expect((await lock(other, beds[0]!)).message).toBe('手慢了，该床位已被选择');
    expect((await lock(one, beds[1]!)).message).toMatch(/^您已锁定.+，请先确认或取消$/);
    expect((await confirm(other, beds[0]!)).message).toBe('选择超时，请重新选择');
    expect((await act(other, 'orientation.dorm.unlock', [beds[0]!])).code).toBe(2);
    const mine = (await one.call('Dormitory/GetMyBeds')).value.Rows.filter(
      ({ LockUserId }: { LockUserId: string | null }) => LockUserId !== null,
    );
    expect(mine).toMatchObject([{ Id: beds[0], State: '1', LockExpire: held.value.ExpireTime }]);
    expect((await act(one, 'orientation.dorm.unlock', [beds[0]!])).code).toBe(0);
    expect(await stateOf(beds[0]!)).toBe('0');
  });

  it('loses a hold that is over, whether the clock rule has passed or not', async () => {
    await lock(one, beds[0]!);
    await expire(beds[0]!);
    expect((await confirm(one, beds[0]!)).message).toBe('选择超时，请重新选择');
    expect((await lock(other, beds[0]!)).code).toBe(0);
    await expire(beds[0]!);
    await runClockRules(school.engine);
    expect(await stateOf(beds[0]!)).toBe('0');
    expect((await lock(other, beds[1]!)).code).toBe(0);
    await act(other, 'orientation.dorm.unlock', [beds[1]!]);
  });

  it('is told the same again when an answer was lost, and another key is judged anew', async () => {
    const key = randomUUID();
    const first = await lock(one, beds[0]!, key);
    const again = await lock(one, beds[0]!, key);
    expect(again.value).toEqual(first.value);
    expect(again.headers.get('x-idempotent-replay')).toBe('1');
    const sure = randomUUID();
    await sql(`UPDATE "Room" r SET "Fee" = 1500 FROM "Bed" d WHERE d."RoomId" = r."Id" AND d."Id" = $1`, [
      beds[0]!,
    ]);
    const got = await confirm(one, beds[0]!, sure);
    expect(got).toMatchObject({ code: 0, value: { BedId: beds[0] } });
    expect(got.value.RoomName).toMatch(/^\d+栋 \d+$/);
    expect((await confirm(one, beds[0]!, sure)).value).toEqual(got.value);
    expect((await confirm(one, beds[0]!)).message).toBe('床位已确认，如需调整请联系公寓中心');
    expect((await lock(one, beds[1]!)).message).toBe('床位已确认，如需调整请联系公寓中心');
    const [student] = await sql(`SELECT "DormState" FROM "NewStudent" WHERE "ExamineeNo" = $1`, [FRESH(1)]);
    expect(student).toEqual({ DormState: '2' });
    expect(await lodging()).toEqual([{ amount: 1500, due: 1500, isDated: true }]);
    const audit = await sql(`SELECT "LoginName" FROM "AuditLog" WHERE "EnCode" = 'orientation.dorm.confirm'`);
    expect(audit).toEqual([{ LoginName: FRESH(1) }]);
    const { value } = await one.call('Dormitory/GetMyBeds');
    expect(value.Note).toBe('床位已确认，如需调整请联系公寓中心');
    expect(value.Rows.find(({ Id }: { Id: string }) => Id === beds[0])).toMatchObject({ State: '2' });
  });

  it('chooses anew when the office has freed his bed, with its reason', async () => {
    expect((await act(office, 'dorm.bed.release', [beds[0]!])).code).toBe(2);
    await sql(`UPDATE "FeeStandard" SET "IsDeleted" = 1 WHERE "FeeItem" = '02'`);
    expect((await act(office, 'dorm.bed.release', [beds[0]!], { Reason: '家长要求调整' })).code).toBe(0);
    expect(await lodging()).toEqual([]);
    expect((await lock(one, beds[1]!)).code).toBe(0);
    await act(one, 'orientation.dorm.unlock', [beds[1]!]);
  });
});

describe('M01: beds are given to colleges and classes', () => {
  it('what is given to a class is open to nobody else, and a taken bed is not taken back', async () => {
    const [given] = await sql<{ BatchId: string; CollegeId: string; ClassId: string }>(
      `WITH made AS (INSERT INTO "ClassInfo" SELECT (jsonb_populate_record(c, jsonb_build_object('Id', 'fresh-class', 'ClassCode', 'FRESH', 'GradeYear', b."GradeYear"))).*
       FROM "ClassInfo" c, "OrientationBatch" b LIMIT 1 RETURNING *) SELECT b."Id" AS "BatchId", c."CollegeId", c."Id" AS "ClassId" FROM made c, "OrientationBatch" b`,
    );
    expect((await act(office, 'dorm.alloc.save', [beds[2]!, spare], given!)).code).toBe(0);
    expect((await lock(one, beds[2]!)).message).toBe('不在可选范围');
    await sql(`UPDATE "NewStudent" SET "ClassId" = $2 WHERE "ExamineeNo" = $1`, [FRESH(2), given!.ClassId]);
    expect((await lock(other, beds[3]!)).message).toBe('不在可选范围');
    expect((await lock(other, beds[2]!)).code).toBe(0);
    const [row] = await sql<{ Id: string }>('SELECT "Id" FROM "BedAllocation" WHERE "BedId" = $1', [beds[2]]);
    expect((await act(office, 'dorm.alloc.clear', [row!.Id])).message).toBe('床位已被选择');
    await act(other, 'orientation.dorm.unlock', [beds[2]!]);
    expect((await act(office, 'dorm.alloc.clear', [row!.Id])).code).toBe(0);
  });

  it('of themselves when asked: room by room, each class together', async () => {
    // Beds are given before a batch begins.
    const [batch] = await sql<{ Id: string }>(`UPDATE "OrientationBatch" SET "State" = '0' RETURNING "Id"`);
    const college = await school.as('college01');
    const denied = await act(college, 'dorm.alloc.auto', [], { BatchId: batch!.Id });
    expect(denied.message).toBe('没有权限执行该操作');
    // Another batch goes on, and has the first of its beds.
    await sql(
      `INSERT INTO "OrientationBatch" SELECT (jsonb_populate_record(b, '{"Id": "beside", "BatchName": "另一批次", "GradeYear": 2031}')).* FROM "OrientationBatch" b`,
    );
    const own = [beds[2]];
    await sql(`UPDATE "BedAllocation" SET "IsDeleted" = ("BedId" <> $1)::int, "BatchId" = 'beside'`, own);
    const fresh = `SELECT "CollegeId", "MajorId", "Id" FROM "ClassInfo" WHERE "Id" = 'fresh-class'`;
    await sql(`UPDATE "NewStudent" SET ("CollegeId", "MajorId", "ClassId") = (${fresh})`);
    await sql(`UPDATE "NewStudent" SET "CheckinState" = '5' WHERE "ExamineeNo" = $1`, [FRESH(4)]);
    const { code, value } = await act(office, 'dorm.alloc.auto', [], { BatchId: batch!.Id });
    expect(code).toBe(0);
    const [count] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM "NewStudent" WHERE "DormState" <> '2' AND "CheckinState" <> '5'`,
    );
    expect(value).toEqual({ Allocated: count!.n, Gap: [] });
    const twice = `SELECT 1 FROM "BedAllocation" WHERE "BedId" = $1 AND "BatchId" <> 'beside'`;
    expect(await sql(twice, own)).toEqual([]);
    const demand = await college.call('Dormitory/GetBedDemand');
    const isRight = (one: Record<string, number>) => one['Gap'] === Math.max(0, one['Need']! - one['Given']!);
    expect([demand.value.length > 0, demand.value.every(isRight)]).toEqual([true, true]);
  });
});

describe('M01: a student who lives in a bed moves', () => {
  it('by an application: counsellor, then the dormitory office; out of one bed and into the other', async () => {
    type Stay = Record<'StudentNo' | 'BedId' | 'Gender' | 'ClassId' | 'RoomId' | 'Id', string>;
    const [stay] = await sql<Stay>(
      `SELECT s.* FROM "BedStay" s JOIN "SysUser" u ON u."LoginName" = s."StudentNo" WHERE s."StayState" = '2' ORDER BY s."StudentNo" LIMIT 1`,
    );
    const student = await school.as(stay!.StudentNo);
    const beside = await sql<{ name: string }>(
      `SELECT s."TrueName" AS name FROM "BedStay" o JOIN "Student" s ON s."Id" = o."StudentId" JOIN "Bed" b ON b."Id" = o."BedId"
       WHERE o."RoomId" = $1 AND o."StudentNo" <> $2 AND o."StayState" IN ('1', '2') ORDER BY b."BedNo"`,
      [stay!.RoomId, stay!.StudentNo],
    );
    const mates = await student.call('Dormitory/GetRoommates');
    expect(mates.value.map(({ name }: { name: string }) => ({ name }))).toEqual(beside);
    expect((await office.call('Dormitory/GetRoommates')).message).toBe('抱歉，你无权查看该数据');
    const [target] = await sql<{ Id: string }>(
      `SELECT d."Id" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" WHERE d."State" = '0' AND r."Gender" = $1 LIMIT 1`,
      [stay!.Gender],
    );
    const Data = { ChangeType: '1', ToBedId: womens, Reason: '与作息时间不合', PlanDate: '2099-01-10' };
    if (stay!.Gender === '2') Data.ToBedId = beds[4]!;
    const save = (data: object) =>
      student.call('Data/Save', {
        Entity: 'dormitory/DormChangeApply',
        EnCode: 'dorm.change.submit',
        Data: data as never,
      });
    expect((await save(Data)).message).toMatch(/^性别与房间不符：床位.+住[男女]生$/);
    const fitting = { ...Data, ToBedId: target!.Id };
    expect((await save({ ...fitting, PlanDate: '2026-01-10' })).message).toBe('预计日期不能早于今天');
    const saved = await save(fitting);
    expect(saved.code).toBe(0);
    expect((await save(fitting)).message).toBe('您有正在审批的申请，请等待审批结果或先撤回');
    const [counsellor] = await sql<{ LoginName: string }>(
      `SELECT u."LoginName" FROM "ClassInfo" c JOIN "Teacher" t ON t."Id" = c."CounsellorId" JOIN "SysUser" u ON u."Id" = t."UserId" WHERE c."Id" = $1`,
      [stay!.ClassId],
    );
    const first = await school.as(counsellor!.LoginName);
    expect((await act(first, 'dorm.change.approve', [saved.value.Id], { Opinion: '同意' })).code).toBe(0);
    expect(await stateOf(stay!.BedId)).toBe('3');
    expect((await act(office, 'dorm.change.approve', [saved.value.Id], { Opinion: '同意' })).code).toBe(0);
    expect([await stateOf(stay!.BedId), await stateOf(target!.Id)]).toEqual(['0', '3']);
    const stays = await sql(
      `SELECT "BedId", "StayState" FROM "BedStay" WHERE "StudentNo" = $1 ORDER BY "CreateDate"`,
      [stay!.StudentNo],
    );
    expect(stays).toEqual([
      { BedId: stay!.BedId, StayState: '3' },
      { BedId: target!.Id, StayState: '2' },
    ]);
  });

  it('or is put into a bed by the office, of his own sex, while it is free', async () => {
    const [lonely] = await sql<{ Id: string }>(
      `UPDATE "BedStay" SET "StayState" = '3' WHERE "Id" = (SELECT "Id" FROM "BedStay" WHERE "StayState" = '2' AND "Gender" = '1' LIMIT 1) RETURNING "StudentId" AS "Id"`,
    );
    await sql(`UPDATE "Bed" SET "State" = '0', "StudentId" = NULL WHERE "StudentId" = $1`, [lonely!.Id]);
    const assign = (bed: string) => act(office, 'dorm.bed.assign', [bed], { StudentId: lonely!.Id });
    expect((await assign(womens)).message).toBe('性别与房间不符');
    const [free, next] = await sql<{ Id: string }>(
      `SELECT d."Id" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" WHERE d."State" = '0' AND r."Gender" = '1' LIMIT 2`,
    );
    expect(await assign(free!.Id)).toMatchObject({ code: 0 });
    expect((await assign(next!.Id)).message).toBe('该学生已有在住床位');
    expect(await stateOf(free!.Id)).toBe('3');
  });
});

interface Lives {
  Id: string;
  StudentId: string;
  StudentNo: string;
  BedId: string;
  RoomId: string;
}
const living = (gender: string) =>
  sql<Lives>(
    `SELECT DISTINCT ON ("RoomId") * FROM "BedStay" WHERE "StayState" = '2' AND "Gender" = $1 AND "IsDeleted" = 0 ORDER BY "RoomId", "StudentNo" DESC LIMIT 2`,
    [gender],
  );

it('R15: two students change places, or neither does', async () => {
  const [one, other] = await living('1');
  const [woman] = await living('2');
  const swap = (StudentId: string) => act(office, 'dorm.stay.swap', [one!.Id], { StudentId });
  const whereTheyLive = () =>
    sql(
      `SELECT s."StudentId", s."BedId", d."StudentId" AS holder FROM "BedStay" s JOIN "Bed" d ON d."Id" = s."BedId"
       WHERE s."StudentId" = ANY($1) AND s."StayState" = '2' ORDER BY s."BedId"`,
      [[one!.StudentId, other!.StudentId, woman!.StudentId]],
    );
  const before = await whereTheyLive();
  expect((await swap(one!.StudentId)).message).toBe('请选择另一名学生');
  expect((await swap(woman!.StudentId)).message).toBe('性别与房间不符');
  expect(await whereTheyLive()).toEqual(before);
  expect((await swap(other!.StudentId)).code).toBe(0);
  const lives = ({ StudentId }: Lives, { BedId }: Lives) => ({ StudentId, BedId, holder: StudentId });
  expect(await whereTheyLive()).toEqual(
    [lives(one!, other!), lives(other!, one!), lives(woman!, woman!)].sort((a, b) =>
      a.BedId < b.BedId ? -1 : 1,
    ),
  );
  expect((await swap(other!.StudentId)).message).toBe('该学生尚未办理入住或已退宿');
});

it('G05: a counsellor reads how the rooms were kept in which his students live, and no others', async () => {
  const [who] = await sql<{ LoginName: string; rooms: string[]; checks: number }>(
    `SELECT u."LoginName", array_agg(DISTINCT s."RoomId") AS rooms, count(DISTINCT h."Id")::int AS checks FROM "DormHygiene" h
     JOIN "BedStay" s ON s."RoomId" = h."RoomId" AND s."StayState" IN ('1', '2') AND s."IsDeleted" = 0
     JOIN "Teacher" t ON t."Id" = s."CounsellorId" JOIN "SysUser" u ON u."Id" = t."UserId" GROUP BY 1 ORDER BY 1 LIMIT 1`,
  );
  const counsellor = await school.as(who!.LoginName);
  const { value } = await counsellor.call('Data/List', {
    Entity: 'dormitory/DormHygiene',
    PageIndex: 1,
    PageSize: 100,
  });
  expect(value.total).toBe(who!.checks);
  for (const { RoomId } of value.rows) expect(who!.rooms).toContain(RoomId);
});

it('G05: who looks after a building reaches its rooms, beds and stays, and no others', async () => {
  const manager = await school.as('dm001');
  const [mine] = await sql<{ Id: string }>(
    `SELECT b."Id" FROM "Building" b JOIN "SysUser" u ON b."ManagerIds" @> to_jsonb(u."Id") WHERE u."LoginName" = 'dm001'`,
  );
  for (const entity of ['Room', 'BedStay']) {
    const { value } = await manager.call('Data/List', {
      Entity: `dormitory/${entity}`,
      PageIndex: 1,
      PageSize: 100,
    });
    const [whole] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM "${entity}" WHERE "BuildingId" = $1 AND "IsDeleted" = 0`,
      [mine!.Id],
    );
    expect(value.total, entity).toBe(whole!.n);
    for (const row of value.rows) expect(row.BuildingId).toBe(mine!.Id);
  }
  const tree = async (client: TestClient) =>
    (await client.call('Data/Tree', { Source: 'dormitory/Building' })).value.map(
      ({ Id }: { Id: string }) => Id,
    );
  expect(await tree(manager)).toEqual([mine!.Id]);
  expect((await tree(office)).length).toBeGreaterThan(1);
  const [room] = await sql<{ Id: string }>(`SELECT "Id" FROM "Room" WHERE "BuildingId" <> $1 LIMIT 1`, [
    mine!.Id,
  ]);
  expect(await manager.call('Data/Get', { Entity: 'dormitory/Room', Id: room!.Id })).toMatchObject({
    code: 2,
    message: '无权操作该数据',
  });
});

it('R15: rooms of whole floors are made at once, with their beds; numbers that are there are left alone', async () => {
  const [building] = await sql<{ Id: string; BuildingName: string; GenderType: string; FloorCount: number }>(
    `SELECT "Id", "BuildingName", "GenderType", "FloorCount" FROM "Building" WHERE "GenderType" = '1' ORDER BY "BuildingCode" LIMIT 1`,
  );
  const { Id, BuildingName, FloorCount } = building!;
  const [before] = await sql<{ n: number }>(
    `SELECT count(*)::int AS n FROM "Room" WHERE "BuildingId" = $1 AND "FloorNo" = 1`,
    [Id],
  );
  const kind = { BuildingId: Id, Gender: '1', RoomType: '4', BedCount: 4, Fee: 1200 };
  const generate = (more: object) =>
    act(office, 'dorm.room.generate', [], {
      ...kind,
      FromFloor: 1,
      ToFloor: 1,
      RoomCount: before!.n + 2,
      ...more,
    });
  expect((await generate({ FromFloor: 2 })).message).toBe('结束楼层不能小于起始楼层');
  expect((await generate({ ToFloor: FloorCount + 1 })).message).toBe(`${BuildingName}只有${FloorCount}层`);
  expect((await generate({ Gender: '2' })).message).toBe('与楼栋的性别属性不符');
  expect((await generate({})).value).toEqual({ Added: 2, Skipped: before!.n });
  const made = await sql<{ RoomNo: string; beds: number }>(
    `SELECT r."RoomNo", count(d."Id")::int AS beds FROM "Room" r LEFT JOIN "Bed" d ON d."RoomId" = r."Id"
     WHERE r."BuildingId" = $1 AND r."FloorNo" = 1 GROUP BY 1 ORDER BY 1 DESC LIMIT 2`,
    [Id],
  );
  expect(made).toEqual([before!.n + 2, before!.n + 1].map((n) => ({ RoomNo: String(100 + n), beds: 4 })));
  expect((await generate({})).message).toBe('这些房间号都已存在');
});
