import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TASK_STATE } from '../../src/contract/generated/codes.ts';
import type { Row } from '../../src/contract/rules.ts';
import { CARDS, NEW_HEAD, newLine, openPeople, type PeopleWorld } from '../_util/people.ts';

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
const imports: PeopleWorld['imports'] = (...args) => world.imports(...args);
const sql: PeopleWorld['sql'] = (...args) => world.sql(...args);

describe('who is imported can sign in', () => {
  test('a new student, by the examination number or that of the notice, with the end of the identity number', async () => {
    const dry = await imports(
      'orientation.student.import',
      [NEW_HEAD, await newLine(world, '3699000001', '甲一', CARDS.new1)],
      1,
    );
    expect(dry.value.Fails).toEqual([]);
    const answer = await imports('orientation.student.import', [
      NEW_HEAD,
      await newLine(world, '3699000001', '甲一', CARDS.new1),
      await newLine(world, '3699000002', '甲二', CARDS.new2),
    ]);
    expect(answer.value).toMatchObject({ SuccessCount: 2, FailCount: 0 });
    expect(await userOf('3699000001')).toMatchObject({ UserType: '4', TrueName: '甲一', State: '1' });
    for (const login of ['3699000001', 'TZ3699000001']) {
      const opened = await signIn(login, CARDS.new1.slice(-6).toLowerCase());
      expect(opened).toMatchObject({ code: 0, value: { UserType: '4' } });
    }
    const own = world.school.client();
    await own.login('3699000001', CARDS.new1.slice(-6).toLowerCase());
    const begun = await own.call('UserInfo/GetLoginBaseInfo');
    expect(begun.value.Begin).toBe('/welcomeSchool/WelcomNewStudent/welcomeFirstPage');
    const [role] = await sql(
      `SELECT r."RoleCode" FROM "UserRole" ur JOIN "SysRole" r ON r."Id" = ur."RoleId" WHERE ur."UserId" = $1`,
      [(await userOf('3699000002'))!.Id],
    );
    expect(role).toEqual({ RoleCode: 'freshman' });
  });

  test('a login name that somebody else has is told at the row, before anything is stored', async () => {
    await save('system/SysUser', 'system.user.add', {
      LoginName: '3699000009',
      TrueName: '外人',
      UserType: '5',
    });
    for (const dry of [1, 0] as const) {
      const { value } = await imports(
        'orientation.student.import',
        [NEW_HEAD, await newLine(world, '3699000009', '甲九', '36010220080101133X')],
        dry,
      );
      expect(value.Fails).toMatchObject([
        { RowNo: 2, ColumnName: '考生号', Message: '登录名3699000009已被账号“外人”使用' },
      ]);
    }
  });

  test('nobody is imported into a batch that is over, in the trial run or in earnest', async () => {
    const line = await newLine(world, '3699000008', '甲八', '36010220080101133X');
    const enter = (state: string) =>
      sql(`UPDATE "OrientationBatch" SET "State" = $2 WHERE "BatchName" = $1`, [line[0], state]);
    const [before] = await sql<{ State: string }>(
      `SELECT "State" FROM "OrientationBatch" WHERE "BatchName" = $1`,
      [line[0]],
    );
    await enter(TASK_STATE.Ended);
    for (const dry of [1, 0] as const) {
      const { value } = await imports('orientation.student.import', [NEW_HEAD, line], dry);
      expect(value.Fails).toMatchObject([{ RowNo: 2, ColumnName: '批次' }]);
    }
    expect(await userOf('3699000008')).toBeUndefined();
    await enter(before!.State);
  });

  test('a student with a passport; names and numbers that are corrected before the first login count there', async () => {
    const [like] = await sql<Row>(
      `SELECT * FROM "Student" WHERE "IsDeleted" = 0 AND "StudentStatus" = '01' LIMIT 1`,
    );
    const added = await save('core/Student', 'core.student.add', {
      StudentNo: 'P20260001',
      TrueName: '约翰',
      Gender: '1',
      Birthday: '2006-01-01',
      IdCardType: 'A',
      OtherCardNo: 'E1234567',
      Nation: '01',
      Political: '13',
      CollegeId: like!['CollegeId'],
      MajorId: like!['MajorId'],
      GradeYear: 2026,
      TrainLevel: like!['TrainLevel'],
      EnrolDate: '2026-09-01',
      StudentStatus: '01',
    });
    expect(added.message).toBe('');
    const { Id } = added.value;
    expect((await signIn('P20260001', '000000')).code).not.toBe(0);
    const row = await rowOf('core/Student', Id);
    const edited = await save('core/Student', 'core.student.edit', {
      Id,
      Version: row.Version,
      StudentNo: 'P20260002',
      TrueName: '约翰逊',
      OtherCardNo: 'E7654321',
      Phone: '13800138000',
    });
    expect(edited.message).toBe('');
    const Phone = (
      await sql<{ Phone: string }>(`SELECT "Phone" FROM "SysUser" WHERE "LoginName" = 'P20260002'`)
    )[0]?.Phone;
    expect(await userOf('P20260002')).toMatchObject({ TrueName: '约翰逊', RefId: Id });
    expect(Phone).toBe('13800138000');
    expect(await userOf('P20260001')).toBeUndefined();
    expect((await signIn('P20260002', '234567')).code).not.toBe(0);
    expect((await signIn('P20260002', '654321')).code).toBe(0);
  });

  test('a new student who is entered as a student is one person with one account', async () => {
    const before = (await userOf('3699000002'))!;
    const [like] = await sql<Row>(`SELECT n.* FROM "NewStudent" n WHERE n."ExamineeNo" = '3699000002'`);
    const added = await save('core/Student', 'core.student.add', {
      StudentNo: 'S20260002',
      ExamineeNo: '3699000002',
      TrueName: '甲二',
      Gender: '1',
      Birthday: '2008-01-01',
      IdCardType: '1',
      IdCardNo: CARDS.new2,
      Nation: '01',
      Political: '13',
      CollegeId: like!['CollegeId'],
      MajorId: like!['MajorId'],
      GradeYear: 2026,
      TrainLevel: like!['TrainLevel'],
      EnrolDate: '2026-09-01',
      StudentStatus: '01',
    });
    expect(added.message).toBe('');
    expect(await userOf('S20260002')).toMatchObject({ Id: before.Id, UserType: '3', RefId: added.value.Id });
    expect((await sql(`SELECT "StudentId" FROM "NewStudent" WHERE "ExamineeNo" = '3699000002'`))[0]).toEqual({
      StudentId: added.value.Id,
    });
    for (const login of ['S20260002', '3699000002'])
      expect((await signIn(login, CARDS.new2.slice(-6))).code).toBe(0);
  });
});

describe('first passwords are handed out', () => {
  test('an account says how its first password is made; staff without a number get random ones, told once', async () => {
    const [org] = await sql<{ Id: string; OrgName: string }>(
      `SELECT "Id", "OrgName" FROM "Org" WHERE "OrgType" = '2' AND "IsDeleted" = 0 LIMIT 1`,
    );
    const staff = (no: string) =>
      save('core/Teacher', 'core.teacher.add', {
        TeacherNo: no,
        TrueName: `无证${no}`,
        Gender: '2',
        OrgId: org!.Id,
        PostType: '4',
        State: '1',
      });
    const [one, two] = [await staff('T98001'), await staff('T98002')];
    const how = async (login: string) =>
      (await sql<{ FirstPwd: string }>(`SELECT "FirstPwd" FROM "SysUser" WHERE "LoginName" = $1`, [login]))[0]
        ?.FirstPwd;
    expect([await how('T98001'), await how('3699000001'), await how('P20260002')]).toEqual(['4', '1', '2']);
    expect((await signIn('T98001', '')).code).not.toBe(0);
    const Ids = [String(one.value.Id), String(two.value.Id)];
    const known = (await userOf('T98001'))!;
    await sql(`UPDATE sys_session SET verified = now()`);
    const made = await world.admin.call('Data/Action', { EnCode: 'core.teacher.firstPwd', Ids, Params: {} });
    expect(made.message).toBe('');
    const items: { LoginName: string; NewPwd: string; OrgName: string }[] = made.value.Items;
    expect(items.map(({ LoginName }) => LoginName).sort()).toEqual(['T98001', 'T98002']);
    expect(items[0]!.OrgName).toBe(org!.OrgName);
    for (const { LoginName, NewPwd } of items) {
      expect(await how(LoginName)).toBe('3');
      const plain = await sql(`SELECT 1 FROM "SysUser" WHERE "PwdHash" = $1`, [NewPwd]);
      const told = await sql(`SELECT 1 FROM "AuditLog" WHERE "Changes"::text LIKE '%' || $1 || '%'`, [
        NewPwd,
      ]);
      expect([plain, told]).toEqual([[], []]);
    }
    const opened = await signIn('T98001', items.find(({ LoginName }) => LoginName === 'T98001')!.NewPwd);
    expect(opened.code).toBe(0);
    const again = await world.admin.call('Data/Action', {
      EnCode: 'system.user.firstPwd',
      Ids: [known.Id],
      Params: {},
    });
    expect(again.message).toBe('该账号有证件号后六位的初始密码，或已登录过、已停用');
    const both = await world.admin.call('Data/Action', { EnCode: 'core.teacher.firstPwd', Ids, Params: {} });
    expect(both.message).toBe('以下账号不能生成初始密码，请取消选择：无证T98001（已登录过）');
  });
});

describe('15.6 accounts are handed out by the office whose people they are', () => {
  const PAGE = 'system/account-list';
  const COLLEGES = { college01: '', college02: '' };
  type College = keyof typeof COLLEGES;
  const listOf = async (login: string, Filter: Row = {}) => {
    const client = await world.school.as(login);
    const Columns = ['LoginName', 'OrgId', 'UserType'];
    const input = { Entity: 'system/SysUser', Page: PAGE, Filter, Columns, PageIndex: 1, PageSize: 100 };
    const { code, value } = await client.call('Data/List', input);
    return { code, total: value?.total as number, rows: (value?.rows ?? []) as Row[] };
  };
  const ownOf = async (login: College) => {
    const client = await world.school.as(login);
    return (await client.call('UserInfo/GetLoginBaseInfo')).value.Subject as {
      CollegeIds: string[];
      UserId: string;
    };
  };

  test('a college sees its own people and nobody else’s, the school everybody but its administrators', async () => {
    for (const login of ['college01', 'college02'] as const) {
      const me = await ownOf(login);
      const { rows, total } = await listOf(login);
      expect(total).toBeGreaterThan(2);
      const strange = rows.filter(
        ({ OrgId, Id }) => !me.CollegeIds.includes(String(OrgId)) && Id !== me.UserId,
      );
      expect(strange).toEqual([]);
      const [other] = await sql<{ Id: string }>(
        `SELECT "Id" FROM "Org" WHERE "OrgType" = '2' AND NOT "Id" = ANY($1) LIMIT 1`,
        [me.CollegeIds],
      );
      expect(await listOf(login, { OrgId: other!.Id })).toMatchObject({ code: 0, total: 0 });
    }
    expect(
      (await listOf('school01', { UserType: '1' })).rows.map(({ LoginName }) => LoginName),
    ).not.toContain('admin');
    const [all] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM "SysUser" WHERE "UserType" = '3' AND "IsDeleted" = 0`,
    );
    expect((await listOf('school01', { UserType: '3' })).total).toBe(all!.n);
    const [staff] = await sql<{ login: string }>(
      `SELECT "LoginName" AS login FROM "SysUser" WHERE "LoginName" LIKE 'fdy%' AND "State" = '1' LIMIT 1`,
    );
    expect((await listOf(staff!.login)).total ?? 0).toBeLessThan(2);
  });

  test('it gives first passwords to those alone, and not to somebody who reaches the whole school', async () => {
    const college = await world.school.as('college01');
    const me = await ownOf('college01');
    const staff = async (TeacherNo: string, OrgId: string) => {
      const row = { TeacherNo, TrueName: `无证${TeacherNo}`, Gender: '1', OrgId, PostType: '5', State: '1' };
      await save('core/Teacher', 'core.teacher.add', row);
      return (await userOf(TeacherNo))!.Id;
    };
    const [other] = await sql<{ Id: string }>(
      `SELECT "Id" FROM "Org" WHERE "OrgType" = '2' AND NOT "Id" = ANY($1) LIMIT 1`,
      [me.CollegeIds],
    );
    const own = await staff('T97001', me.CollegeIds[0]!);
    const strange = await staff('T97002', other!.Id);
    const wide = await staff('T97003', me.CollegeIds[0]!);
    await sql(
      `INSERT INTO "UserRole" ("Id", "UserId", "RoleId", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       SELECT 'wide1', $1, "Id", 0, 1, now(), now() FROM "SysRole" WHERE "RoleCode" = 'finance'`,
      [wide],
    );
    await sql(`UPDATE sys_session SET verified = now()`);
    const give = (Id: string) =>
      college.call('Data/Action', { EnCode: 'system.user.firstPwd', Ids: [Id], Params: {} });
    const made = await give(own);
    expect(made.message).toBe('');
    expect(made.value.Items).toMatchObject([{ LoginName: 'T97001' }]);
    expect((await give(strange)).message).toBe('无权操作该数据');
    expect((await give(wide)).message).toBe(
      '以下账号不能生成初始密码，请取消选择：无证T97003（权限高于您的账号）',
    );
  });
});

test('an account keeps what somebody gave it; one that was switched off, or is somebody else’s too, stays as it was', async () => {
  const { value: teacher } = await newTeacher('T99030', '留存');
  const user = (await userOf('T99030'))!;
  const act = async (EnCode: string, Params: Row = {}) =>
    (await world.admin.call('Data/Action', { EnCode, Ids: [teacher.Id], Params })).message;
  const shown = async () =>
    (await sql(`SELECT "Phone", "State" FROM "SysUser" WHERE "Id" = $1`, [user.Id]))[0];
  await sql(`UPDATE "SysUser" SET "Phone" = '13900000001' WHERE "Id" = $1`, [user.Id]);
  const edited = { ...(await rowOf('core/Teacher', teacher.Id)), Phone: '13900000002' };
  expect((await save('core/Teacher', 'core.teacher.edit', edited)).message).toBe('');
  expect(await shown()).toEqual({ Phone: '13900000001', State: '1' });
  // Another row of people that names the account keeps it open.
  const [other] = await sql<{ Id: string }>(
    `UPDATE "NewStudent" SET "UserId" = $1 WHERE "Id" = (SELECT min("Id") FROM "NewStudent" WHERE "IsDeleted" = 0)
     RETURNING "Id"`,
    [user.Id],
  );
  const leave = { LeaveDate: '2026-01-01', LeaveReason: '调离' };
  expect(await act('core.teacher.leave', leave)).toBe('');
  expect(await shown()).toMatchObject({ State: '1' });
  await sql(`UPDATE "NewStudent" SET "UserId" = NULL WHERE "Id" = $1`, [other!.Id]);
  await sql(`UPDATE "SysUser" SET "State" = '0', "ClosedFor" = NULL WHERE "Id" = $1`, [user.Id]);
  expect(await act('core.teacher.return')).toBe('');
  expect(await shown()).toMatchObject({ State: '0' });
  await sql(`UPDATE "Teacher" SET "IdCardNo" = NULL WHERE "Id" = $1`, [teacher.Id]);
});
