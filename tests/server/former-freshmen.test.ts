import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { programCaller } from '../../src/server/data/access/program-caller.ts';
import { countAudience } from '../../src/server/engines/audience/audience.ts';
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
