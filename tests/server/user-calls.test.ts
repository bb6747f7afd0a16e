import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { createWriteStream } from 'node:fs';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let admin: TestClient;
let student: TestClient;
let studentId: string;
beforeAll(async () => {
  school = await startSchool();
  admin = await school.as('admin');
  const found = await school.database.query<{ LoginName: string; Id: string }>(
    `SELECT u."LoginName", u."Id" FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"
     WHERE u."State" = '1' AND u."IsWeakPwd" = 0 ORDER BY 1 LIMIT 1`,
  );
  studentId = found.rows[0]!.Id;
  student = await school.as(found.rows[0]!.LoginName);
});
afterAll(() => school.close());

const idOf = async (loginName: string) =>
  (
    await school.database.query<{ Id: string }>(`SELECT "Id" FROM "SysUser" WHERE "LoginName" = $1`, [
      loginName,
    ])
  ).rows[0]!.Id;

describe('T01: lists of accounts', () => {
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
  async function upload(rows: string[][]): Promise<string> {
    const path = join(school.dataDir, 'users.xlsx');
    const [head = [], ...body] = rows;
    await writeSheets(createWriteStream(path), [
      { name: '用户', columns: head.map((title) => ({ title })), rows: body },
    ]);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await readFile(path))]), 'users.xlsx');
    const answer = await admin.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
    return String(answer.value.Id);
  }

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
