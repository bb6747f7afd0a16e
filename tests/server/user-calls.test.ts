import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CallInput } from '../../src/contract/generated/calls.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

let school: TestSchool;
let admin: TestClient;
let clerk: TestClient;
let student: TestClient;
let studentId: string;
beforeAll(async () => {
  school = await startSchool();
  [admin, clerk] = await Promise.all([school.as('admin'), school.as('school01')]);
  const found = await school.database.query<{ LoginName: string; Id: string }>(
    `SELECT u."LoginName", u."Id" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
     WHERE u."State" = '1' AND u."IsWeakPwd" = 0 ORDER BY 1 LIMIT 1`,
  );
  studentId = found.rows[0]!.Id;
  student = await school.as(found.rows[0]!.LoginName);
});
afterAll(() => school.close());

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await school.database.query<Row & Record<string, unknown>>(sql, values)).rows;

const idOf = async (loginName: string) =>
  (
    await school.database.query<{ Id: string }>(`SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1`, [
      loginName,
    ])
  ).rows[0]!.Id;

describe('T01 M09: lists of accounts', () => {
  const list = (input: object, client = admin) =>
    client.call('UserRole/LoadManUserListByFilter', { PageIndex: 1, PageSize: 20, ...input });

  test('an administrator filters accounts by role, name and kind, -1 for all', async () => {
    const { value } = await list({ RoleId: 'college_admin', UserType: '-1', sortField: 'LoginName' });
    expect(value.total).toBeGreaterThan(1);
    expect(value.rows[0]).toMatchObject({
      LoginName: expect.stringMatching(/^college/),
      RoleIds: ['college_admin'],
      RoleNames: [expect.any(String)],
      UserTypeName: '教职工',
      StateName: '正常',
    });
    expect(JSON.stringify(value)).not.toMatch(/PwdHash|argon2/);
    const one = await list({ LoginName: 'fdy001', State: 1 });
    expect(one.value.rows.map((row: { LoginName: string }) => row.LoginName)).toEqual(['fdy001']);
    const future = await list({ StartTime: '2999-01-01 00:00:00' });
    expect(future.value).toEqual({ total: 0, rows: [] });
  });

  test('for nobody else', async () => {
    expect(await list({}, student)).toMatchObject({ status: 403, code: 2 });
    expect((await list({ 'PwdHash) --': 'x' })).code).toBe(2);
  });
});

describe('T01: who somebody is', () => {
  test('oneself with the student row, others only within reach', async () => {
    const own = await student.call('UserInfo/GetBaseInfo', {});
    expect(own.value).toMatchObject({ Id: studentId, UserType: '3', Teacher: null });
    expect(own.value.Student.StudentNo).toBe(own.value.LoginName);
    expect(own.text).not.toContain('PwdHash');
    const other = await idOf('school01');
    expect(await student.call('UserInfo/GetBaseInfo', { UserId: other })).toMatchObject({
      code: 2,
      message: '无权操作该数据',
    });
    expect((await admin.call('UserInfo/GetBaseInfo', { UserId: studentId })).value.Student).not.toBeNull();
  });

  test('the Id of the own account, or of one within reach; what is not is not told apart from what is not there', async () => {
    expect((await student.call('UserAuth/GetUserId', {})).value).toEqual({ UserId: studentId });
    const school01 = await idOf('school01');
    expect((await admin.call('UserAuth/GetUserId', { LoginName: 'school01' })).value.UserId).toBe(school01);
    const hidden = await student.call('UserAuth/GetUserId', { LoginName: 'school01' });
    const missing = await student.call('UserAuth/GetUserId', { LoginName: 'nobody99' });
    expect(hidden.text).toBe(missing.text);
    expect(hidden.code).toBe(2);
  });

  test('staff of a unit, for those who may read staff', async () => {
    const unit = await school.database.query<{ OrgId: string; n: number }>(
      `SELECT "OrgId", count(*)::int AS n FROM "Teacher" WHERE "UserId" IS NOT NULL AND "State" = '1' AND "IsDeleted" = 0
       GROUP BY 1 ORDER BY 2 LIMIT 1`,
    );
    const { OrgId, n } = unit.rows[0]!;
    const { value } = await admin.call('UserAuth/GetOrgUserInfo', { OrgId });
    expect(value).toHaveLength(n);
    expect(value[0]).toMatchObject({
      Id: expect.any(String),
      LoginName: expect.any(String),
      OrgName: expect.any(String),
    });
    expect((await student.call('UserAuth/GetOrgUserInfo', { OrgId })).code).toBe(2);
  });

  test('units within reach with their accounts', async () => {
    const all = await admin.call('UserAuth/UserManRegion', {});
    expect(all.value.some((row: { UserCount: number }) => row.UserCount > 0)).toBe(true);
    const college = await school.as('college01');
    const own = await college.call('UserAuth/UserManRegion', {});
    expect(own.value).toHaveLength(1);
    expect((await student.call('UserAuth/UserManRegion', {})).value).toEqual([]);
  });
});

describe('T01: importing accounts', () => {
  const upload = async (lines: string[][]) =>
    uploaded(admin, 'users.xlsx', await sheetFile(school.dataDir, lines));

  test('the template is a sheet, and its columns come back as accounts without a password', async () => {
    const template = await admin.fetch('/api/UserAuth/DownloadNewUser');
    expect(template.headers.get('content-type')).toContain('spreadsheetml');
    const unit = await school.database.query<{ OrgName: string }>(`SELECT "OrgName" FROM "Org" LIMIT 1`);
    const OrgName = unit.rows[0]!.OrgName;
    const FileId = await upload([
      ['登录名', '姓名', '用户类型', '所属机构'],
      ['newuser01', '新用户一', '教职工', OrgName],
      ['newuser02', '新用户二', '教职工', OrgName],
    ]);
    expect(await admin.call('UserAuth/InputExcelLinkNewUser', { FileId })).toMatchObject({
      code: 0,
      value: { Total: 2, SuccessCount: 2, FailCount: 0 },
    });
    const stored = await school.database.query(
      `SELECT "LoginName", "PwdHash", "State" FROM "SysUser" WHERE "LoginName" LIKE 'newuser%' ORDER BY 1`,
    );
    expect(stored.rows).toEqual([
      { LoginName: 'newuser01', PwdHash: null, State: '1' },
      { LoginName: 'newuser02', PwdHash: null, State: '1' },
    ]);
    expect((await school.client().login('newuser01', '')).code).toBe(2);
  });

  test('a wrong row stores none; nobody else imports', async () => {
    const FileId = await upload([
      ['登录名', '姓名', '用户类型', '所属机构'],
      ['newuser03', '新用户三', '校长', ''],
    ]);
    const answer = await admin.call('UserAuth/InputExcelLinkNewUser', { FileId });
    expect(answer.value).toMatchObject({ SuccessCount: 0, FailCount: 1 });
    expect(await student.call('UserAuth/InputExcelLinkNewUser', { FileId })).toMatchObject({
      code: 2,
      message: '没有权限执行该操作',
    });
    expect((await student.fetch('/api/UserAuth/DownloadNewUser')).code).toBe(2);
  });
});

describe('T01: the own portrait', () => {
  const picture = (format: 'png' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 600, height: 400, channels: 3, background: '#007a52' } })
      .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
      .toFormat(format)
      .toBuffer();

  test('is drawn anew as a square, without what its file told besides', async () => {
    const jpg = await picture('jpeg');
    expect(jpg.includes('SECRET-PLACE')).toBe(true);
    const Base64 = `data:image/jpeg;base64,${jpg.toString('base64')}`;
    const answer = await student.call('UserInfo/ChangeUserImg', { Base64 });
    expect(answer).toMatchObject({ code: 0, value: { Url: expect.stringContaining('Download?Id=') } });
    const response = await fetch(school.urls[0] + answer.value.Url, {
      headers: { 'x-token': student.token! },
    });
    const stored = Buffer.from(await response.arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 256, height: 256, format: 'jpeg' });
    expect(stored.includes('SECRET-PLACE')).toBe(false);
    expect((await student.call('UserInfo/GetLoginBaseInfo', {})).value.Avatar).toBe(answer.value.Id);
  });

  test.each([
    ['another kind', async () => (await picture('webp')).toString('base64'), '仅支持jpg、png格式'],
    ['no picture', async () => Buffer.from('<svg onload=alert(1)>').toString('base64'), '仅支持jpg、png格式'],
    ['no base64', async () => '<script>', '图片内容不正确'],
    [
      'the beginning of a picture',
      async () => (await picture('png')).subarray(0, 60).toString('base64'),
      '仅支持jpg、png格式',
    ],
  ])('is refused: %s', async (_what, content, message) => {
    const answer = await student.call('UserInfo/ChangeUserImg', { Base64: await content() });
    expect(answer).toMatchObject({ code: 2, message });
  });
});

test('T01: links to friendly sites are for everybody', async () => {
  await school.database.query(
    `INSERT INTO "FriendLink" ("Id", "LinkName", "LinkUrl", "Sort", "IsDeleted", "Version")
     VALUES ('l1', '教育部', 'https://www.moe.gov.cn', 2, 0, 1), ('l2', '图书馆', 'https://lib.example.edu.cn', 1, 0, 1)`,
  );
  const { value } = await school.client().call('FriendshipHelp/UserGetFriendshipHelplist', {});
  expect(value).toMatchObject({ total: 2, rows: [{ LinkName: '图书馆', Logo: '' }, { LinkName: '教育部' }] });
});

describe('T02: imports under calls of their own, their details, and doing them again', () => {
  test('T02: rooms by business type and by their own call', async () => {
    const [campus] = await rows<{ CampusName: string }>(
      `SELECT "CampusName" FROM "Campus" ORDER BY "Id" LIMIT 1`,
    );
    const buildings = await uploaded(
      clerk,
      'b.xlsx',
      await sheetFile(school.dataDir, [
        ['楼栋编码', '楼栋名称', '校区', '性别属性', '层数'],
        ['B1', '一号楼', campus!.CampusName, '男生楼', '6'],
      ]),
    );
    const [type] = await rows<{ Id: string }>(
      `SELECT "Id" FROM "BusinessType" WHERE "Code" = 'dorm.building.import'`,
    );
    const made = await clerk.call('ImportExport/InputExcelLinkUser', {
      FileId: buildings,
      TaskType: type!.Id,
      Cover: 0,
      Mode: 2,
    });
    expect(made.message).toBe('');
    expect(made.value).toMatchObject({ Total: 1, SuccessCount: 1, TaskId: expect.any(String) });
    const rooms = await uploaded(
      clerk,
      'r.xlsx',
      await sheetFile(school.dataDir, [
        ['楼栋', '楼层', '房间号', '性别', '房型', '床位数', '住宿费标准'],
        ['B1', '1', '101', '男', '四人间', '4', '1200'],
        ['B9', '1', '102', '男', '四人间', '4', '1200'],
      ]),
    );
    const refused = await clerk.call('Dormitory/ImpotDormdata', { FileId: rooms, Cover: 0 });
    expect(refused.value).toMatchObject({ SuccessCount: 0, FailCount: 1 });
    const detail = await clerk.call('ImportExport/GetImportDetail', {
      TaskId: refused.value.TaskId,
      PageIndex: 1,
      PageSize: 10,
    });
    expect(detail.value).toMatchObject({
      Task: { IsAskForStr: '导入失败' },
      total: 1,
      rows: [{ RowNo: 3, Message: '楼栋「B9」不存在，最接近的是「B1」' }],
    });
    expect((await student.call('ImportExport/GetImportDetail', { TaskId: refused.value.TaskId })).code).toBe(
      2,
    );
    expect((await student.call('Dormitory/ImpotDormdata', { FileId: rooms })).message).toBe(
      '没有权限执行该操作',
    );
    // Doing it again after the cause is gone.
    await clerk.call('Data/Save', {
      Entity: 'dormitory/Building',
      EnCode: 'dorm.building.add',
      Data: {
        BuildingCode: 'B9',
        BuildingName: '九号楼',
        CampusId: (await rows<{ Id: string }>(`SELECT "Id" FROM "Campus" LIMIT 1`))[0]!.Id,
        GenderType: '1',
        FloorCount: 3,
      },
    });
    expect((await student.call('ImportExport/RetryTask', { Id: refused.value.TaskId, Kind: 1 })).code).toBe(
      2,
    );
    expect((await admin.call('ImportExport/RetryTask', { Id: refused.value.TaskId, Kind: 1 })).value).toBe(
      true,
    );
    await vi.waitFor(
      async () => {
        const { value } = await clerk.call('ImportExport/GetImportDetail', { TaskId: refused.value.TaskId });
        expect(value).toMatchObject({ Task: { IsAskForStr: '已完成', SuccessCount: 2 }, total: 0 });
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(
      (await clerk.call('ImportExport/RetryTask', { Id: refused.value.TaskId, Kind: '1' })).message,
    ).toBe('只能重试失败的任务');
  });

  test('T02: the business types that the caller may import or export', async () => {
    const kinds = (await clerk.call('ImportExport/GetBusinessList', { Kind: '1' })).value;
    expect(kinds).toContainEqual({ Id: expect.any(String), Name: '房间' });
    const others = (await student.call('ImportExport/GetBusinessList', {})).value;
    expect(others.map((type: { Name: string }) => type.Name)).not.toContain('房间');
    expect((await clerk.call('ImportExport/GetDownTypeList', {})).value).toContainEqual({
      Id: expect.any(String),
      Name: '学生信息',
    });
  });

  test('T02: classes by their own call', async () => {
    const [one] = await rows<{ CollegeName: string; MajorCode: string }>(
      `SELECT o."OrgName" AS "CollegeName", m."MajorCode" FROM "Major" m JOIN "Org" o ON o."Id" = m."CollegeId" WHERE m."State" = '1' ORDER BY m."Id" LIMIT 1`,
    );
    const file = await uploaded(
      clerk,
      'c.xlsx',
      await sheetFile(school.dataDir, [
        ['班级代码', '班级名称', '学院', '专业', '年级'],
        ['T0001', '测试班', one!.CollegeName, one!.MajorCode, '2026'],
      ]),
    );
    expect((await clerk.call('UserOrg/ImportClassData', { FileId: file, Cover: 0 })).value).toMatchObject({
      SuccessCount: 1,
    });
  });

  test('T02: a failed export is done again for its owner, by the rights that he holds now', async () => {
    const request: CallInput['Data/Export'] = {
      Entity: 'core/Student',
      EnCode: 'core.student.export',
      Columns: [{ dataIndex: 'StudentNo', title: '学号' }],
      FileName: '再来',
    };
    const { value } = await clerk.call('Data/Export', request);
    const Id = value.TaskId;
    const state = async () =>
      (
        await rows<{ DownProgress: string; FileId: string | null }>(
          `SELECT "DownProgress", "FileId" FROM "ExportTask" WHERE "Id" = $1`,
          [Id],
        )
      )[0]!;
    await vi.waitFor(async () => expect((await state()).DownProgress).toBe('1'), {
      timeout: 30_000,
      interval: 50,
    });
    await school.database.query(
      `UPDATE "ExportTask" SET "DownProgress" = '2', "ErrorMsg" = '服务器重启，任务已中断' WHERE "Id" = $1`,
      [Id],
    );
    expect(await admin.call('ImportExport/RetryTask', { Id, Kind: '2' })).toMatchObject({
      message: '',
      value: true,
    });
    await vi.waitFor(async () => expect((await state()).DownProgress).toBe('1'), {
      timeout: 30_000,
      interval: 50,
    });
    expect((await clerk.fetch(`/api/ImportExport/Download?Id=${Id}`)).status).toBe(200);
  });
});

describe('T01: accounts, what was missing', () => {
  test('T01: an import gives roles and falls back on a unit', async () => {
    const [org] = await rows<{ Id: string }>(`SELECT "Id" FROM "Org" ORDER BY "Id" LIMIT 1`);
    const FileId = await uploaded(
      admin,
      'u.xlsx',
      await sheetFile(school.dataDir, [
        ['登录名', '姓名', '用户类型', '角色'],
        ['withrole1', '有角色', '教职工', '校领导、counsellor'],
      ]),
    );
    const done = await admin.call('UserAuth/InputExcelLinkNewUser', { FileId, OrgId: org!.Id });
    expect(done.message).toBe('');
    expect(done.value).toMatchObject({ SuccessCount: 1, FailCount: 0 });
    const [user] = (await admin.call('UserRole/LoadManUserListByFilter', { LoginName: 'withrole1' })).value
      .rows;
    expect(user).toMatchObject({ OrgId: org!.Id, RoleIds: ['school_leader', 'counsellor'] });
    expect((await admin.call('UserAuth/InputExcelLinkNewUser', { FileId, OrgId: 'nowhere' })).message).toBe(
      '机构不存在',
    );
  });

  test('A07 T01: by WeChat: found by it, filtered by it, unbound by their administrator', async () => {
    await school.database.query(
      `INSERT INTO "WxBind" ("Id", "UserId", "AppId", "OpenId", "NickName", "BindDate", "IsDeleted", "Version")
       VALUES ('w1', $1, 'corp', 'open-1', '小明', now(), 0, 1)`,
      [studentId],
    );
    const bound = async (IsBindWX: number) => {
      const { value } = await admin.call('UserRole/LoadManUserListByFilter', { IsBindWX, PageSize: 100 });
      return value.rows.some((row: { Id: string }) => row.Id === studentId);
    };
    expect([await bound(1), await bound(0), await bound(-1)]).toEqual([true, false, true]);
    expect((await admin.call('UserAuth/GetUserId', { OpenId: 'open-1' })).value.UserId).toBe(studentId);
    const outsider = await school.as('dorm01');
    expect((await outsider.call('UserAuth/GetUserId', { OpenId: 'open-1' })).code).toBe(2);
    expect((await student.call('UserAuth/IsBingWX')).value).toMatchObject({
      IsBing: 1,
      NickName: '小明',
      BindUrl: '/set/BindWebChat',
    });
    expect((await clerk.call('UserAuth/AdminUnboundUserWX', { UserId: studentId })).status).toBe(403);
    expect((await admin.call('UserAuth/AdminUnboundUserWX', { UserId: studentId })).value).toBe(true);
    expect((await student.call('UserAuth/IsBingWX')).value.IsBing).toBe(0);
    expect((await student.call('UserAuth/UnboundWX')).value).toBe(true);
    const [no] = await rows<{ StudentNo: string }>(`SELECT "StudentNo" FROM "Student" WHERE "UserId" = $1`, [
      studentId,
    ]);
    expect((await admin.call('UserAuth/GetUserId', { Code: no!.StudentNo })).value.UserId).toBe(studentId);
  });
});
