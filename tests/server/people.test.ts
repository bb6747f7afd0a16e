import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { peopleOf } from '../../src/server/engines/accounts/person.ts';
import { PASSWORD, startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

let school: TestSchool;
let admin: TestClient;
beforeAll(async () => {
  school = await startSchool({ nodes: 2 });
  admin = await school.as('admin');
});
afterAll(() => school.close());

const sql = async <Found extends object>(text: string, values: unknown[] = []) =>
  (await school.database.query<Found & Record<string, unknown>>(text, values)).rows;
const userOf = async (login: string) =>
  (
    await sql<{ Id: string; State: string; TrueName: string; RefId: string; UserType: string }>(
      `SELECT * FROM "SysUser" WHERE "LoginName" = $1 AND "IsDeleted" = 0`,
      [login],
    )
  )[0];
const signIn = (login: string, password: string, node = 0) => school.client(node).login(login, password);
const rowOf = async (entity: string, Id: string) =>
  (await admin.call('Data/Get', { Entity: entity, Id })).value;
const save = (Entity: string, EnCode: string, Data: Row) => admin.call('Data/Save', { Entity, EnCode, Data });

async function imports(EnCode: string, lines: string[][], DryRun: 0 | 1 = 0) {
  const FileId = await uploaded(admin, '名单.xlsx', await sheetFile(school.dataDir, lines));
  return admin.call('Data/Import', { EnCode, FileId, DryRun });
}

const CARDS = { new1: '360102200801011217', new2: '360102200801011233', teacher: '360102198001011219' };

async function place() {
  const [row] = await sql<{ OrgCode: string; MajorCode: string; BatchName: string }>(
    `SELECT o."OrgCode", m."MajorCode", b."BatchName" FROM "Major" m JOIN "Org" o ON o."Id" = m."CollegeId", "OrientationBatch" b
     WHERE m."IsDeleted" = 0 AND m."TrainLevel" = '3' AND b."IsDeleted" = 0 LIMIT 1`,
  );
  return (
    row ??
    (
      await sql<{ OrgCode: string; MajorCode: string; BatchName: string }>(
        `SELECT o."OrgCode", m."MajorCode", b."BatchName" FROM "Major" m JOIN "Org" o ON o."Id" = m."CollegeId", "OrientationBatch" b
     WHERE m."IsDeleted" = 0 AND b."IsDeleted" = 0 LIMIT 1`,
      )
    )[0]!
  );
}

const NEW_HEAD = [
  '批次',
  '考生号',
  '通知书编号',
  '姓名',
  '性别',
  '身份证号',
  '民族',
  '生源地',
  '录取学院',
  '录取专业',
  '年级',
  '培养层次',
];
async function newLine(no: string, name: string, card: string): Promise<string[]> {
  const { OrgCode, MajorCode, BatchName } = await place();
  const sex = Number(card[16]) % 2 === 1 ? '男' : '女';
  return [BatchName, no, `TZ${no}`, name, sex, card, '汉族', '360000', OrgCode, MajorCode, '2026', '本科'];
}

describe('who is imported can sign in', () => {
  test('a new student, by the examination number or that of the notice, with the end of the identity number', async () => {
    const dry = await imports(
      'orientation.student.import',
      [NEW_HEAD, await newLine('3699000001', '甲一', CARDS.new1)],
      1,
    );
    expect(dry.value.Fails).toEqual([]);
    const answer = await imports('orientation.student.import', [
      NEW_HEAD,
      await newLine('3699000001', '甲一', CARDS.new1),
      await newLine('3699000002', '甲二', CARDS.new2),
    ]);
    expect(answer.value).toMatchObject({ SuccessCount: 2, FailCount: 0 });
    expect(await userOf('3699000001')).toMatchObject({ UserType: '4', TrueName: '甲一', State: '1' });
    for (const login of ['3699000001', 'TZ3699000001']) {
      const opened = await signIn(login, CARDS.new1.slice(-6).toLowerCase());
      expect(opened).toMatchObject({ code: 0, value: { UserType: '4' } });
    }
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
        [NEW_HEAD, await newLine('3699000009', '甲九', '36010220080101133X')],
        dry,
      );
      expect(value.Fails).toMatchObject([
        { RowNo: 2, ColumnName: '考生号', Message: '登录名3699000009已被账号“外人”使用' },
      ]);
    }
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

async function newTeacher(no: string, name: string) {
  const [org] = await sql<{ Id: string }>(
    `SELECT "Id" FROM "Org" WHERE "OrgType" = '2' AND "IsDeleted" = 0 LIMIT 1`,
  );
  return save('core/Teacher', 'core.teacher.add', {
    TeacherNo: no,
    TrueName: name,
    Gender: '1',
    IdCardNo: CARDS.teacher,
    OrgId: org!.Id,
    PostType: '1',
    State: '1',
  });
}

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
    await admin.call('Data/Action', {
      EnCode: 'core.class.assign',
      Ids: [free!.Id],
      Params: { TeacherId: gone.Id },
    });
    await sql(
      `UPDATE "Building" SET "ManagerIds" = jsonb_build_array($1::text, 'other') WHERE "Id" = (SELECT min("Id") FROM "Building")`,
      [user.Id],
    );
    const at = [school.client(0), school.client(1)];
    for (const client of at) expect((await client.login('T99001', CARDS.teacher.slice(-6))).code).toBe(0);
    const leave = { LeaveDate: '2026-01-01', LeaveReason: '调离', SuccessorId: heir.Id };
    const shown = await admin.call('Data/Ending', {
      EnCode: 'core.teacher.leave',
      Ids: [gone.Id],
      Params: leave,
    });
    const told = Object.fromEntries(
      shown.value.Lines.map((line: { Title: string; Count: number }) => [line.Title, line.Count]),
    );
    expect(told).toMatchObject({ 辅导员带班: 1, 登录账号: 1, 宿舍楼的宿管员: 1 });
    const later = await admin.call('Data/Action', {
      EnCode: 'core.teacher.leave',
      Ids: [gone.Id],
      Params: { ...leave, LeaveDate: '2999-01-01' },
    });
    expect(later.message).toBe('离职日期不能晚于今天');
    expect(
      (await admin.call('Data/Action', { EnCode: 'core.teacher.leave', Ids: [gone.Id], Params: leave }))
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
      (await admin.call('Data/Action', { EnCode: 'core.teacher.return', Ids: [gone.Id], Params: {} }))
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

  test('a teacher who was deleted and is entered again finds the account; somebody else by that number is told', async () => {
    const { value } = await newTeacher('T99003', '回三');
    const account = (await userOf('T99003'))!.Id;
    expect((await signIn('T99003', CARDS.teacher.slice(-6))).code).toBe(0);
    const Delete = { Entity: 'core/Teacher', EnCode: 'core.teacher.delete', Ids: [value.Id] as [string] };
    expect((await admin.call('Data/Delete', Delete)).message).toBe('');
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
    await sql(
      `INSERT INTO "LeaveApply" ("Id", "StudentId", "Status", "CurrentNode", "CurrentNodeName", "CurrentRole", "IsDeleted", "Version", "CreateDate", "UpdateDate")
       VALUES ('leave-of-leaver', $1, '1', 'counsellor', '辅导员审批', 'counsellor', 0, 1, now(), now())`,
      [Id],
    );
    const own = await school.as(LoginName, 1);
    const act = (Params: Row) =>
      admin.call('Data/Action', { EnCode: 'core.student.status', Ids: [Id], Params });
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
    expect((await act({ StudentStatus: '05', StatusDate: '2026-11-02', StatusReason: '康复' })).message).toBe(
      '',
    );
    expect((await school.client().login(LoginName, PASSWORD)).code).toBe(0);
    const shown = await admin.call('Data/Ending', {
      EnCode: 'core.student.status',
      Ids: [Id],
      Params: { ...suspended, StudentStatus: '03' },
    });
    expect(shown.value.Lines).toContainEqual(
      expect.objectContaining({ Title: '住宿记录', Count: 1, Effect: '将退宿，床位释放' }),
    );
    expect((await act({ ...suspended, StudentStatus: '03' })).message).toBe('');
    expect(await bed()).toEqual({ State: '0', StudentId: null });
    expect((await school.client().login(LoginName, PASSWORD)).message).toBe('账号已停用');
  });

  test('an organisation with people is neither deleted nor disabled, and says with whom', async () => {
    const [org] = await sql<{ Id: string }>(
      `SELECT "CollegeId" AS "Id" FROM "Student" WHERE "IsDeleted" = 0 LIMIT 1`,
    );
    const refused = await admin.call('Data/Delete', {
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
    const answer = await admin.call('Data/Delete', {
      Entity: 'system/SysUser',
      EnCode: 'system.user.delete',
      Ids: [one.value.Id, used.Id],
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
    const off = await admin.call('Data/Action', {
      EnCode: 'system.user.disable',
      Ids: [two.value.Id, me.Id],
      Params: {},
    });
    expect(off.code).not.toBe(0);
  });
});

describe('whatever a row of the account says', () => {
  test('nobody who was deleted or has ended comes in, and who is in is out', async () => {
    const people = peopleOf(school.engine.catalog);
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
        const client = school.client(1);
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
        expect((await school.client().login(LoginName, PASSWORD)).message, `${table} ${change}`).toBe(
          '账号已停用',
        );
      }
    }
  });
});
