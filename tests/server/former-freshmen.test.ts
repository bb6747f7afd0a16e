import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { countAudience } from '../../src/server/engines/audience/audience.ts';
import { endPlanned } from '../../src/server/engines/endings/planned.ts';
import { openPeople, type PeopleWorld } from '../_util/people.ts';
import { PASSWORD } from '../_util/server.ts';

let world: PeopleWorld;
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.school.close());
const sql: PeopleWorld['sql'] = (...args) => world.sql(...args);
const act = async (EnCode: string, Id: string, Params: Row = {}) =>
  (await world.admin.call('Data/Action', { EnCode, Ids: [Id], Params })).message;
/** How many a notice of the school would come to. */
const reached = (row: Row) =>
  countAudience(world.school.database, {
    engine: world.school.engine,
    entity: 'notice/Notice',
    row,
    owner: programCaller('测试', 'test', ['admin']),
  });
const userState = async (id: string) =>
  (
    await sql<{ State: string; ClosedFor: string | null }>(
      `SELECT "State", "ClosedFor" FROM "SysUser" WHERE "Id" = $1`,
      [id],
    )
  )[0];

interface Enrolled {
  readonly student: string;
  readonly user: string;
  readonly login: string;
}

/** New students who came to the desk and are students since, each with one account. */
const enrolled = async (): Promise<Enrolled> => {
  const [found] = await sql<Enrolled & { freshman: string }>(
    `SELECT s."Id" AS student, u."Id" AS user, u."LoginName" AS login,
       (SELECT min(n."Id") FROM "NewStudent" n WHERE n."StudentId" IS NULL AND n."CheckinState" = '2') AS freshman
     FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1' AND u."IsWeakPwd" = 0
     WHERE s."StudentStatus" = '01' AND s."IsDeleted" = 0
       AND NOT EXISTS (SELECT 1 FROM "NewStudent" n WHERE n."UserId" = u."Id") ORDER BY 1 LIMIT 1`,
  );
  await sql(`UPDATE "NewStudent" SET "StudentId" = $2, "UserId" = $3, "CheckinState" = '3' WHERE "Id" = $1`, [
    found!.freshman,
    found!.student,
    found!.user,
  ]);
  return found!;
};

describe('somebody who came through orientation and leaves as a student', () => {
  const graduated = { StudentStatus: '07', StatusDate: '2026-07-01', StatusReason: '毕业' };

  test('is out, counts nowhere, and is in again after a return; a kept place keeps the account', async () => {
    const { student, user, login } = await enrolled();
    const own = await world.school.as(login, 1);
    const shown = await world.admin.call('Data/Ending', {
      EnCode: 'core.student.status',
      Ids: [student],
      Params: graduated,
    });
    expect(shown.value.Lines.map(({ Title }: { Title: string }) => Title)).toContain('登录账号');
    const all = await reached({ ScopeType: '1' });
    expect(await act('core.student.status', student, graduated)).toBe('');
    expect(await userState(user)).toEqual({ State: '0', ClosedFor: '学生离校' });
    expect(await reached({ ScopeType: '1' })).toBe(all - 1);
    await expect
      .poll(async () => (await own.call('UserInfo/GetBaseInfo', {})).code, { timeout: 5_000 })
      .toBe(999);
    expect((await world.school.client().login(login, PASSWORD)).message).toBe('账号已停用');
    // What the account's own row forgets opens nothing.
    await sql(`UPDATE "SysUser" SET "State" = '1' WHERE "Id" = $1`, [user]);
    expect((await world.school.client().login(login, PASSWORD)).message).toBe('账号已停用');
    await sql(`UPDATE "SysUser" SET "State" = '0' WHERE "Id" = $1`, [user]);
    for (const StudentStatus of ['12', '05']) {
      const back = { StudentStatus, StatusDate: '2026-07-02', StatusReason: '更正' };
      expect(await act('core.student.status', student, graduated)).toBe('');
      expect(await act('core.student.status', student, back)).toBe('');
      expect(await userState(user)).toEqual({ State: '1', ClosedFor: null });
      expect((await world.school.client().login(login, PASSWORD)).code).toBe(0);
    }
  });

  test('stays out where the office takes back only that the new student does not come', async () => {
    const { student, user } = await enrolled();
    const [{ id }] = (await sql<{ id: string }>(
      `UPDATE "NewStudent" SET "CheckinState" = '5' WHERE "StudentId" = $1 RETURNING "Id" AS id`,
      [student],
    )) as [{ id: string }];
    expect(await act('core.student.status', student, graduated)).toBe('');
    expect(await act('orientation.student.restore', id)).toBe('');
    expect(await userState(user)).toEqual({ State: '0', ClosedFor: '学生离校' });
  });

  test('is closed by the update where a program of before has left the account open', async () => {
    const [gone, there] = [await enrolled(), await enrolled()];
    await sql(`UPDATE "Student" SET "StudentStatus" = '14' WHERE "Id" = $1`, [gone.student]);
    await world.school.database.query(
      readFileSync('src/server/data/tables/migrations/0013-accounts-of-graduates.sql', 'utf8'),
    );
    expect(await userState(gone.user)).toEqual({ State: '0', ClosedFor: '学生离校' });
    expect(await userState(there.user)).toEqual({ State: '1', ClosedFor: null });
  });
});

describe('somebody who did not come as a new student', () => {
  let cards = 0;
  /** A new student with an account, changed as `more` says, and no student yet. */
  const newcomer = async (more: string) => {
    cards += 1;
    const [found] = await sql<{ id: string; user: string; login: string; name: string } & Row>(
      `UPDATE "NewStudent" n SET ${more} FROM "SysUser" u
       WHERE n."Id" = (SELECT min(o."Id") FROM "NewStudent" o JOIN "SysUser" a ON a."Id" = o."UserId" AND a."UserType" = '4'
         WHERE o."StudentId" IS NULL AND o."CheckinState" IN ('0', '1') AND o."IsDeleted" = 0) AND u."Id" = n."UserId"
       RETURNING n."Id" AS id, u."Id" AS user, u."LoginName" AS login, n."TrueName" AS name, n."CollegeId", n."MajorId", n."TrainLevel",
         n."IdCardNo", n."ExamineeNo", n."BatchId"`,
    );
    return found!;
  };
  const student = async ({ name, IdCardNo, CollegeId, MajorId, TrainLevel }: Row, GradeYear: number) => {
    const card = String(IdCardNo);
    const added = await world.save('core/Student', 'core.student.add', {
      StudentNo: `FF2026${cards}`,
      TrueName: name,
      Gender: Number(card[16]) % 2 === 1 ? '1' : '2',
      Birthday: `${card.slice(6, 10)}-${card.slice(10, 12)}-${card.slice(12, 14)}`,
      IdCardType: '1',
      ...{ IdCardNo, Nation: '01', Political: '13', CollegeId, MajorId, TrainLevel, GradeYear },
      EnrolDate: '2026-09-01',
      StudentStatus: '01',
    });
    expect(added.message).toBe('');
    return String((added.value as { Id: string }).Id);
  };

  test('signs in as the student that the registry has entered since, and is told to be closed once that ends', async () => {
    const coming = await newcomer(`"CheckinState" = '5'`);
    const Id = await student(coming, 2027);
    const login = `FF2026${cards}`;
    expect((await world.school.client().login(login, PASSWORD)).code).toBe(0);
    const expelled = { StudentStatus: '14', StatusDate: '2026-07-01', StatusReason: '违纪' };
    expect(await act('core.student.status', Id, expelled)).toBe('');
    expect((await world.school.client().login(login, PASSWORD)).message).toBe('账号已停用');
  });

  test('is not entered as missing where the registry has enrolled the student, and is with a place that is kept', async () => {
    const coming = await newcomer(`"CheckinState" = '0'`);
    const Id = await student(coming, 2026);
    const [moment] = await sql<{ end: string }>(
      `SELECT "CheckinEnd"::text AS end FROM "OrientationBatch" WHERE "Id" = $1`,
      [coming['BatchId']],
    );
    // Nobody else is late.
    await sql(`UPDATE "NewStudent" SET "RestoreTime" = now() WHERE "Id" <> $1`, [coming.id]);
    await sql(`UPDATE "OrientationBatch" SET "CheckinEnd" = now() - interval '15 days' WHERE "Id" = $1`, [
      coming['BatchId'],
    ]);
    const state = async () =>
      (await sql(`SELECT "StudentId", "CheckinState" FROM "NewStudent" WHERE "Id" = $1`, [coming.id]))[0];
    await endPlanned(world.school.engine);
    expect(await state()).toEqual({ StudentId: Id, CheckinState: '0' });
    await sql(`UPDATE "Student" SET "StudentStatus" = '12' WHERE "Id" = $1`, [Id]);
    await endPlanned(world.school.engine);
    expect(await state()).toEqual({ StudentId: Id, CheckinState: '5' });
    expect((await world.school.client().login(`FF2026${cards}`, PASSWORD)).message).toBe(
      '您已登记为不来报到，如需变更请联系学院',
    );
    await sql(`UPDATE "OrientationBatch" SET "CheckinEnd" = $2::timestamptz WHERE "Id" = $1`, [
      coming['BatchId'],
      moment!.end,
    ]);
  });

  test.each([
    ['the later one', '0'],
    ['the one that may still come', '5'],
  ])('of whom there are two rows by one card is %s', async (_what, laterState) => {
    const [first, second] = [await newcomer(`"CheckinState" = '4'`), await newcomer(`"CheckinState" = '4'`)];
    await sql(
      `UPDATE "NewStudent" SET "GradeYear" = 2027, "CheckinState" = $2, "TrueName" = $4,
         "IdCardNo" = (SELECT o."IdCardNo" FROM "NewStudent" o WHERE o."Id" = $3) WHERE "Id" = $1`,
      [second.id, laterState, first.id, first.name],
    );
    await sql(`UPDATE "SysUser" SET "TrueName" = $2 WHERE "Id" = $1`, [second.user, first.name]);
    const Id = await student(first, 2027);
    const links = await sql(`SELECT "Id" FROM "NewStudent" WHERE "StudentId" = $1`, [Id]);
    expect(links).toEqual([{ Id: laterState === '5' ? first.id : second.id }]);
  });
});
