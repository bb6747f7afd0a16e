import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { peopleOf } from '../../src/server/engines/accounts/person.ts';
import { endPlanned } from '../../src/server/engines/endings/planned.ts';
import { CARDS, openPeople, type PeopleWorld } from '../_util/people.ts';
import { PASSWORD, type TestClient } from '../_util/server.ts';
import { leftLeaves } from './cases/left-leaves.ts';

let world: PeopleWorld;
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.school.close());
const userOf: PeopleWorld['userOf'] = (...args) => world.userOf(...args);
const signIn: PeopleWorld['signIn'] = (...args) => world.signIn(...args);
const rowOf: PeopleWorld['rowOf'] = (...args) => world.rowOf(...args);
const save: PeopleWorld['save'] = (...args) => world.save(...args);
const newTeacher: PeopleWorld['newTeacher'] = (...args) => world.newTeacher(...args);
const sql: PeopleWorld['sql'] = (...args) => world.sql(...args);

leftLeaves(() => world);

describe('who leaves cannot sign in', () => {
  test('a teacher who leaves hands classes over, loses offices, and is out on every node; one who returns is in again', async () => {
    const { value: gone } = await newTeacher('T99001', '离一');
    const { value: heir } = await save('core/Teacher', 'core.teacher.add', {
      TeacherNo: 'T99002',
      TrueName: '接二',
      Gender: '1',
      OrgId: (await rowOf('core/Teacher', gone.Id)).OrgId,
      PostType: '1',
      State: '1',
    });
    const user = (await userOf('T99001'))!;
    const [free] = await sql<{ Id: string }>(
      `SELECT c."Id" FROM "ClassInfo" c WHERE c."IsDeleted" = 0 AND c."State" = '1' ORDER BY 1 LIMIT 1`,
    );
    await world.admin.call('Data/Action', {
      EnCode: 'core.class.assign',
      Ids: [free!.Id],
      Params: { TeacherId: gone.Id },
    });
    await sql(
      `UPDATE "Building" SET "ManagerIds" = jsonb_build_array($1::text, 'other') WHERE "Id" = (SELECT min("Id") FROM "Building")`,
      [user.Id],
    );
    const at = [world.school.client(0), world.school.client(1)];
    for (const client of at) expect((await client.login('T99001', CARDS.teacher.slice(-6))).code).toBe(0);
    const leave = { LeaveDate: '2026-01-01', LeaveReason: '调离', SuccessorId: heir.Id };
    const shown = await world.admin.call('Data/Ending', {
      EnCode: 'core.teacher.leave',
      Ids: [gone.Id],
      Params: leave,
    });
    const told = Object.fromEntries(
      shown.value.Lines.map((line: { Title: string; Count: number }) => [line.Title, line.Count]),
    );
    expect(told).toMatchObject({ 辅导员带班: 1, 登录账号: 1, 宿舍楼的宿管员: 1 });
    expect(
      (await world.admin.call('Data/Action', { EnCode: 'core.teacher.leave', Ids: [gone.Id], Params: leave }))
        .message,
    ).toBe('');
    for (const client of at)
      await expect
        .poll(async () => (await client.call('UserInfo/GetBaseInfo', {})).code, { timeout: 5_000 })
        .toBe(999);
    expect((await signIn('T99001', CARDS.teacher.slice(-6))).message).toBe('账号已停用');
    const [klass] = await sql(`SELECT "CounsellorId" FROM "ClassInfo" WHERE "Id" = $1`, [free!.Id]);
    expect(klass).toEqual({ CounsellorId: heir.Id });
    expect(await sql(`SELECT 1 FROM "Building" WHERE "ManagerIds" @> to_jsonb($1::text)`, [user.Id])).toEqual(
      [],
    );
    expect(
      (await world.admin.call('Data/Action', { EnCode: 'core.teacher.return', Ids: [gone.Id], Params: {} }))
        .message,
    ).toBe('');
    expect((await signIn('T99001', CARDS.teacher.slice(-6))).code).toBe(0);
    expect(
      await sql(
        `SELECT 1 FROM "CounsellorClass" WHERE "TeacherId" = $1 AND "IsDeleted" = 0 AND ("EndDate" IS NULL OR "EndDate" >= now())`,
        [gone.Id],
      ),
    ).toEqual([]);
    await sql(`UPDATE "Teacher" SET "IdCardNo" = NULL WHERE "Id" = $1`, [gone.Id]);
  });

  test('15.7 a leaving on a later day waits for it, is shown, can be cancelled, and then comes by the clock', async () => {
    const { value: teacher } = await newTeacher('T99010', '将离');
    const act = (EnCode: string, Id: string, Params: Row) =>
      world.admin.call('Data/Action', { EnCode, Ids: [Id], Params });
    const preview = async (EnCode: string, Id: string, Params: Row) =>
      (await world.admin.call('Data/Ending', { EnCode, Ids: [Id], Params })).value.Lines.map(
        ({ Title }: { Title: string }) => Title,
      ) as string[];
    const minute = () => endPlanned(world.school.engine);
    const leave = { LeaveDate: '2999-01-01', LeaveReason: '调离' };
    expect(await preview('core.teacher.leave', teacher.Id, leave)).toContain('登录账号');
    expect((await act('core.teacher.leave', teacher.Id, leave)).message).toBe('');
    await minute();
    const shown = async () => (await rowOf('core/Teacher', teacher.Id)) as Row;
    expect(await shown()).toMatchObject({ State: '1', LeavePlan: '将于2999-01-01离职' });
    expect((await signIn('T99010', CARDS.teacher.slice(-6))).code).toBe(0);
    expect((await act('core.teacher.stay', teacher.Id, {})).message).toBe('');
    expect(await shown()).toMatchObject({ LeaveDate: null, LeavePlan: null });
    await act('core.teacher.leave', teacher.Id, leave);
    // the day has come
    await sql(`UPDATE "Teacher" SET "LeaveDate" = current_date WHERE "Id" = $1`, [teacher.Id]);
    await minute();
    expect(await shown()).toMatchObject({ State: '0', LeavePlan: null });
    expect((await signIn('T99010', CARDS.teacher.slice(-6))).message).toBe('账号已停用');
    expect(
      await sql(`SELECT 1 FROM "AuditLog" WHERE "RowId" = $1 AND "EnCode" = 'core.teacher.leave'`, [
        teacher.Id,
      ]),
    ).toHaveLength(3);
    // A teacher who is back, by the form, is back: the day of leaving is over.
    const { Version } = await shown();
    const Data = { Id: teacher.Id, Version, State: '1' };
    const asForm = { Entity: 'core/Teacher', EnCode: 'core.teacher.edit', Data };
    expect((await world.admin.call('Data/Save', asForm)).message).toBe('');
    await minute();
    expect(await shown()).toMatchObject({ State: '1', LeaveDate: null });
    await sql(`UPDATE "Teacher" SET "IdCardNo" = NULL WHERE "Id" = $1`, [teacher.Id]);

    const [student] = await sql<{ Id: string; LoginName: string }>(
      `SELECT s."Id", u."LoginName" FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId"
       WHERE s."StudentStatus" = '01' AND s."IsDeleted" = 0 AND u."State" = '1' ORDER BY 1 DESC LIMIT 1`,
    );
    const back = {
      StudentStatus: '05',
      StatusDate: '2020-02-01',
      StatusReason: '康复',
      StatusDocNo: '复〔2020〕1号',
    };
    expect((await act('core.student.status', student!.Id, back)).message).toBe('');
    const present = {
      StudentStatus: '05',
      StatusDate: '2020-02-01',
      StatusReason: '康复',
      StatusDocNo: '复〔2020〕1号',
    };
    const graduated = { StudentStatus: '07', StatusDate: '2999-07-01', StatusReason: '毕业', KeepBed: 1 };
    expect((await act('core.student.status', student!.Id, graduated)).message).toBe('');
    const stored = async () => (await rowOf('core/Student', student!.Id)) as Row;
    const plan = { StatusPlan: '将于2999-07-01离校', PlannedReason: '毕业', PlannedKeepBed: 1 };
    expect(await stored()).toMatchObject({ ...present, ...plan, KeepBed: null });
    expect((await act('core.student.stay', student!.Id, {})).message).toBe('');
    expect(await stored()).toMatchObject({
      ...present,
      StatusPlan: null,
      PlannedDate: null,
      PlannedReason: null,
    });
    expect((await act('core.student.status', student!.Id, graduated)).message).toBe('');
    await sql(`UPDATE "Student" SET "PlannedDate" = current_date WHERE "Id" = $1`, [student!.Id]);
    await minute();
    const today = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
    expect(await stored()).toMatchObject({
      ...{ StudentStatus: '07', StatusDate: today, StatusReason: '毕业', StatusDocNo: null, KeepBed: 1 },
      ...{ PlannedStatus: null, PlannedDate: null, PlannedReason: null, StatusPlan: null },
    });
    expect((await world.school.client().login(student!.LoginName, PASSWORD)).message).toBe('账号已停用');
  });

  test('15.7 a planned end that is refused on its day is told once with its reason and a way there, and comes once it can', async () => {
    const { value: teacher } = await newTeacher('T99012', '难离');
    const planner = await world.school.as('school01');
    const plan = { LeaveDate: '2999-01-01', LeaveReason: '调离' };
    const planned = await planner.call('Data/Action', {
      EnCode: 'core.teacher.leave',
      Ids: [String(teacher.Id)],
      Params: plan,
    });
    expect(planned.message).toBe('');
    await sql(`UPDATE "Teacher" SET "LeaveDate" = current_date, "SuccessorId" = "Id" WHERE "Id" = $1`, [
      teacher.Id,
    ]);
    const told = () =>
      sql<{ LoginName: string; Title: string; Content: string; Url: string }>(
        `SELECT u."LoginName", m."Title", m."Content", m."Url" FROM "UserMessage" m JOIN "SysUser" u ON u."Id" = m."UserId"
         WHERE m."Title" LIKE '难离%' ORDER BY 1`,
      );
    await endPlanned(world.school.engine);
    const first = await told();
    expect(first.map(({ LoginName }) => LoginName)).toEqual(expect.arrayContaining(['admin', 'school01']));
    for (const { Title, Content, Url } of first) {
      expect(Title).toBe('难离的离职未能执行');
      expect(Content).toContain('接任人不能是本人');
      expect(Url).toContain(`row=${String(teacher.Id)}`);
    }
    const tried = () =>
      sql<{ xmin: string }>(`SELECT xmin::text FROM sys_meta WHERE key = $1`, [
        `planned:core/Teacher:${String(teacher.Id)}`,
      ]);
    const [once] = await tried();
    await endPlanned(world.school.engine);
    expect([await tried(), await told()]).toEqual([[once], first]);
    // a day later, and still refused
    await sql(`UPDATE sys_meta SET value = '2026-01-01 1' WHERE key LIKE 'planned:%'`);
    await endPlanned(world.school.engine);
    expect(await told()).toHaveLength(2 * first.length);
    await sql(`UPDATE "Teacher" SET "SuccessorId" = NULL, "Version" = "Version" + 1 WHERE "Id" = $1`, [
      teacher.Id,
    ]);
    await endPlanned(world.school.engine);
    expect(await rowOf('core/Teacher', teacher.Id)).toMatchObject({ State: '0', LeavePlan: null });
    await sql(`UPDATE "Teacher" SET "IdCardNo" = NULL WHERE "Id" = $1`, [teacher.Id]);
  });

  test('15.7 what a form, or switching an account off, would end is told beforehand; offices go only when it is said', async () => {
    const { value: teacher } = await newTeacher('T99011', '停用');
    const user = (await userOf('T99011'))!;
    await sql(
      `UPDATE "Building" SET "ManagerIds" = jsonb_build_array($1::text) WHERE "Id" = (SELECT min("Id") FROM "Building")`,
      [user.Id],
    );
    const lines = async (input: { EnCode: string; Ids: string[]; Params?: Row; Data?: Row }) =>
      (await world.admin.call('Data/Ending', input)).value.Lines as { Title: string; Effect: string }[];
    const byForm = { EnCode: 'core.teacher.edit', Ids: [String(teacher.Id)] };
    expect(await lines({ ...byForm, Data: { Phone: '13800000000' } })).toEqual([]);
    expect((await lines({ ...byForm, Data: { State: '0' } })).map(({ Title }) => Title)).toEqual(
      expect.arrayContaining(['登录账号', '宿舍楼的宿管员']),
    );
    const off = { EnCode: 'system.user.disable', Ids: [user.Id] };
    const duty = async (Params: Row) =>
      (await lines({ ...off, Params })).find(({ Title }) => Title === '宿舍楼的宿管员')?.Effect;
    expect(await duty({ Release: 0 })).toBe('保留');
    expect(await duty({ Release: 1 })).not.toBe('保留');
    const holds = () => sql(`SELECT 1 FROM "Building" WHERE "ManagerIds" @> to_jsonb($1::text)`, [user.Id]);
    expect((await world.admin.call('Data/Action', { ...off, Params: { Release: 0 } })).message).toBe('');
    expect(await holds()).toHaveLength(1);
    await world.admin.call('Data/Action', { EnCode: 'system.user.status', Ids: [user.Id], Params: {} });
    expect((await world.admin.call('Data/Action', { ...off, Params: { Release: 1 } })).message).toBe('');
    expect(await holds()).toEqual([]);
    await sql(`UPDATE "Teacher" SET "IdCardNo" = NULL WHERE "Id" = $1`, [teacher.Id]);
  });

  test('a teacher who was deleted and is entered again finds the account; somebody else by that number is told', async () => {
    const { value } = await newTeacher('T99003', '回三');
    const account = (await userOf('T99003'))!.Id;
    expect((await signIn('T99003', CARDS.teacher.slice(-6))).code).toBe(0);
    const Delete = {
      Entity: 'core/Teacher',
      EnCode: 'core.teacher.delete',
      Ids: [String(value.Id)] as [string],
    };
    expect((await world.admin.call('Data/Delete', Delete)).message).toBe('');
    expect(await userOf('T99003')).toMatchObject({ State: '0' });
    expect((await signIn('T99003', CARDS.teacher.slice(-6))).message).toBe('账号已停用');
    expect((await newTeacher('T99003', '别人')).value.Fields).toEqual([
      { Key: 'TeacherNo', Message: '登录名T99003已被账号“回三”使用' },
    ]);
    const again = await newTeacher('T99003', '回三');
    expect(again.message).toBe('');
    expect(await userOf('T99003')).toMatchObject({ Id: account, State: '1', RefId: again.value.Id });
    expect((await signIn('T99003', CARDS.teacher.slice(-6))).code).toBe(0);
  });

  test('a student who leaves gives the bed back unless it is kept, open applications end, and a return opens the account', async () => {
    const [living] = await sql<{ Id: string; LoginName: string; BedId: string; UserId: string }>(
      `SELECT s."Id", u."LoginName", y."BedId", u."Id" AS "UserId" FROM "BedStay" y JOIN "Student" s ON s."Id" = y."StudentId" AND s."IsDeleted" = 0
       JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1' AND u."IsWeakPwd" = 0
       WHERE y."StayState" = '2' AND y."IsDeleted" = 0 AND s."StudentStatus" = '01' LIMIT 1`,
    );
    const { Id, LoginName, BedId } = living!;
    const { ClassId } = (await world.admin.call('Data/Get', { Entity: 'core/Student', Id })).value;
    /** Students of the class, and of the school. */
    const counted = async () => {
      const { value } = await world.admin.call('Data/Get', { Entity: 'core/ClassInfo', Id: ClassId });
      const { value: totals } = await world.admin.call('Statistics/StudentTotals', {});
      return [value.StudentCount, totals.Total] as [number, number];
    };
    const [inClass, inSchool] = await counted();
    await sql(
      `INSERT INTO "LeaveApply" ("Id", "StudentId", "Status", "CurrentNode", "CurrentNodeName", "CurrentRole", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       VALUES ('leave-of-leaver', $1, '1', 'counsellor', '辅导员审批', 'counsellor', 0, 1, now(), now())`,
      [Id],
    );
    const own = await world.school.as(LoginName, 1);
    const act = (Params: Row) =>
      world.admin.call('Data/Action', { EnCode: 'core.student.status', Ids: [Id], Params });
    const suspended = { StudentStatus: '02', StatusDate: '2026-11-01', StatusReason: '因病' };
    expect((await act({ ...suspended, KeepBed: 1 })).message).toBe('');
    await expect
      .poll(async () => (await own.call('UserInfo/GetBaseInfo', {})).code, { timeout: 5_000 })
      .toBe(999);
    const bed = async () => (await sql(`SELECT "State", "StudentId" FROM "Bed" WHERE "Id" = $1`, [BedId]))[0];
    expect(await bed()).toEqual({ State: '3', StudentId: Id });
    expect(
      await sql(`SELECT "Status", "HandlerUserId" FROM "LeaveApply" WHERE "Id" = 'leave-of-leaver'`),
    ).toEqual([{ Status: '3', HandlerUserId: null }]);
    expect(await counted()).toEqual([inClass - 1, inSchool - 1]);
    expect((await act({ StudentStatus: '05', StatusDate: '2026-11-02', StatusReason: '康复' })).message).toBe(
      '',
    );
    expect(await counted()).toEqual([inClass, inSchool]);
    expect((await world.school.client().login(LoginName, PASSWORD)).code).toBe(0);
    const shown = await world.admin.call('Data/Ending', {
      EnCode: 'core.student.status',
      Ids: [Id],
      Params: { ...suspended, StudentStatus: '03' },
    });
    expect(shown.value.Lines).toContainEqual(
      expect.objectContaining({ Title: '住宿记录', Count: 1, Effect: '将退宿，床位释放' }),
    );
    expect((await act({ ...suspended, StudentStatus: '03' })).message).toBe('');
    expect(await bed()).toEqual({ State: '0', StudentId: null });
    expect((await world.school.client().login(LoginName, PASSWORD)).message).toBe('账号已停用');
  });

  test('an organisation with people is neither deleted nor disabled, and says with whom', async () => {
    const [org] = await sql<{ Id: string }>(
      `SELECT "CollegeId" AS "Id" FROM "Student" WHERE "IsDeleted" = 0 LIMIT 1`,
    );
    const refused = await world.admin.call('Data/Delete', {
      Entity: 'core/Org',
      EnCode: 'core.org.delete',
      Ids: [org!.Id],
    });
    expect(refused.message).toMatch(/^该组织机构还有.*班级\d+条（.*学生\d+条.*不能删除$/);
    const row = await rowOf('core/Org', org!.Id);
    const off = await save('core/Org', 'core.org.edit', { Id: org!.Id, Version: row.Version, State: '0' });
    expect(off.message).toMatch(/^该组织机构还有.*学生\d+条.*不能停用$/);
    expect((await rowOf('core/Org', org!.Id)).State).toBe('1');
  });

  test('of several, those that cannot go are named, the others go', async () => {
    const one = await save('system/SysUser', 'system.user.add', {
      LoginName: 'ext_one',
      TrueName: '外一',
      UserType: '5',
    });
    const used = (await userOf('school01'))!;
    const answer = await world.admin.call('Data/Delete', {
      Entity: 'system/SysUser',
      EnCode: 'system.user.delete',
      Ids: [String(one.value.Id), used.Id],
    });
    expect(answer).toMatchObject({
      code: 5001,
      value: { SuccessCount: 1, Fails: [{ Id: used.Id, Message: expect.stringContaining('不能删除') }] },
    });
    const two = await save('system/SysUser', 'system.user.add', {
      LoginName: 'ext_two',
      TrueName: '外二',
      UserType: '5',
    });
    const me = (await userOf('admin'))!;
    const off = await world.admin.call('Data/Action', {
      EnCode: 'system.user.disable',
      Ids: [two.value.Id, me.Id],
      Params: {},
    });
    expect(off.code).not.toBe(0);
  });
});

describe('whatever a row of the account says', () => {
  test('nobody who was deleted or has ended comes in, and who is in is out', async () => {
    const people = peopleOf(world.school.engine.catalog);
    expect(people.map(({ name }) => name).sort()).toEqual([
      'core/Student',
      'core/Teacher',
      'orientation/NewStudent',
    ]);
    for (const { table, file } of people) {
      const ends = {
        Student: `"StudentStatus" = '07'`,
        Teacher: `"State" = '0'`,
        NewStudent: `"CheckinState" = '5'`,
      }[table]!;
      const found = await sql<{ Id: string; LoginName: string }>(
        `SELECT p."Id", u."LoginName" FROM "${table}" p JOIN "SysUser" u ON u."Id" = p."${file.account.field}" AND u."State" = '1' AND u."IsWeakPwd" = 0
         WHERE p."IsDeleted" = 0 AND u."RefId" = p."Id" AND u."PwdHash" IS NOT NULL AND u."LoginName" NOT IN ('admin')
           AND NOT EXISTS (SELECT 1 FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" WHERE ur."UserId" = u."Id" AND r."RoleCode" = 'admin') ORDER BY 2 LIMIT 40`,
      );
      const open: { Id: string; LoginName: string; client: TestClient }[] = [];
      for (const one of found) {
        const client = world.school.client(1);
        if ((await client.login(one.LoginName, PASSWORD)).code === 0) open.push({ ...one, client });
        if (open.length === 2) break;
      }
      expect(open, table).toHaveLength(2);
      for (const [at, change] of [`"IsDeleted" = 1`, ends].entries()) {
        const { Id, LoginName, client } = open[at]!;
        await sql(`UPDATE "${table}" SET ${change} WHERE "Id" = $1`, [Id]);
        await expect
          .poll(async () => (await client.call('UserInfo/GetBaseInfo', {})).code, { timeout: 5_000 })
          .toBe(999);
        // The new student who said so is told whom to ask.
        const isNotComing = table === 'NewStudent' && change === ends;
        expect((await world.school.client().login(LoginName, PASSWORD)).message, `${table} ${change}`).toBe(
          isNotComing ? '您已登记为不来报到，如需变更请联系学院' : '账号已停用',
        );
      }
    }
  });
});
