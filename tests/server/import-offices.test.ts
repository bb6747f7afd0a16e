import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/contract/subject.ts';
import { addRows } from '../../src/server/data/write/bulk-write.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { syncTables } from '../../src/server/data/tables/sync.ts';
import { sheetCells } from '../_util/import-engine.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

describe('what an office has by the dozen comes from workbooks', () => {
  let school: TestSchool;
  let office: TestClient;
  beforeAll(async () => {
    school = await startSchool({ demoStudents: 40 });
    office = await school.as('school01');
  });
  afterAll(() => school.close());

  async function rowsOf<Row extends object>(text: string): Promise<Row[]> {
    return (await school.database.query<Row>(text)).rows;
  }
  const take = async (EnCode: string, lines: string[][], client = office) => {
    const FileId = await uploaded(client, 'a.xlsx', await sheetFile(school.dataDir, lines));
    return client.call('Data/Import', { EnCode, FileId, Cover: 0, DryRun: 0 });
  };
  const headsOf = async (EnCode: string) => {
    const response = await fetch(`${school.urls[0]}/api/Data/Template?EnCode=${EnCode}`, {
      headers: { 'x-token': office.token! },
    });
    return (await sheetCells(Buffer.from(await response.arrayBuffer())))[0];
  };

  it('assignments of teachers to classes, which the classes follow', async () => {
    await school.database.query(
      `INSERT INTO "ClassInfo" SELECT (jsonb_populate_record(c, '{"Id": "e-class", "ClassCode": "E9999", "ClassName": "空班",
         "CounsellorId": null, "HeadTeacherId": null}')).* FROM "ClassInfo" c WHERE c."State" = '1' AND c."IsDeleted" = 0 LIMIT 1`,
    );
    const [own] = await rowsOf<{ Id: string; ClassCode: string; Other: string }>(
      `SELECT c."Id", c."ClassCode", (SELECT t."TeacherNo" FROM "Teacher" t WHERE t."PostType" = '1' AND t."State" = '1'
         AND t."IsDeleted" = 0 AND t."Id" IS DISTINCT FROM c."CounsellorId" ORDER BY t."TeacherNo" LIMIT 1) AS "Other"
       FROM "ClassInfo" c WHERE c."IsDeleted" = 0 AND c."State" = '1' AND c."CounsellorId" IS NULL
       ORDER BY c."ClassCode" LIMIT 1`,
    );
    expect(own).toBeDefined();
    const heads = (await headsOf('core.cc.template'))!.map((head) => String(head).replace('*', ''));
    expect(heads).toEqual(expect.arrayContaining(['班级', '岗位', '任职开始', '任职结束']));
    const line = heads.map(
      (head) =>
        ({ 班级: own!.ClassCode, 岗位: '辅导员', 任职开始: '2026-09-01' })[head] ??
        (head === '任职结束' ? '' : own!.Other),
    );
    const { value, message } = await take('core.cc.import', [heads, line]);
    expect(value, message).toMatchObject({ New: 1, Fails: [] });
    const held = await rowsOf(
      `SELECT t."TeacherNo" FROM "ClassInfo" c JOIN "Teacher" t ON t."Id" = c."CounsellorId" WHERE c."Id" = '${own!.Id}'`,
    );
    expect(held).toEqual([{ TeacherNo: own!.Other }]);
    expect((await take('core.cc.import', [heads, line], await school.student())).code).not.toBe(0);
  });

  it('two lines that give one class to two counsellors are judged one after the other', async () => {
    await school.database.query(
      `INSERT INTO "ClassInfo" SELECT (jsonb_populate_record(c, '{"Id": "e-twice", "ClassCode": "E9998", "ClassName": "两人班",
         "CounsellorId": null, "HeadTeacherId": null}')).* FROM "ClassInfo" c WHERE c."State" = '1' AND c."IsDeleted" = 0 LIMIT 1`,
    );
    await school.database.query(
      `INSERT INTO "Teacher" SELECT (jsonb_populate_record(t, '{"Id": "e-teacher", "TeacherNo": "E9998", "TrueName": "另一位",
         "UserId": null, "IdCardNo": null, "Phone": null}')).* FROM "Teacher" t
       WHERE t."PostType" = '1' AND t."State" = '1' AND t."IsDeleted" = 0 LIMIT 1`,
    );
    const [one, other] = await rowsOf<{ TeacherNo: string }>(
      `SELECT "TeacherNo" FROM "Teacher" WHERE "PostType" = '1' AND "State" = '1' AND "IsDeleted" = 0 ORDER BY "Id" <> 'e-teacher' LIMIT 2`,
    );
    const heads = (await headsOf('core.cc.template'))!.map((head) => String(head).replace('*', ''));
    const line = (teacher: string, since: string) =>
      heads.map(
        (head) => ({ 班级: 'E9998', 岗位: '辅导员', 任职开始: since, 任职结束: '' })[head] ?? teacher,
      );
    const both = (second: string) =>
      take('core.cc.import', [heads, line(one!.TeacherNo, '2026-09-01'), line(other!.TeacherNo, second)]);
    const refused = await both('2026-09-01');
    expect(refused.value).toMatchObject({
      SuccessCount: 0,
      Fails: [{ RowNo: 3, ColumnName: '班级', Message: expect.stringContaining('该班级已分配辅导员') }],
    });
    expect((await both('2026-10-01')).value).toMatchObject({ New: 2, Fails: [] });
    const held = await rowsOf(
      `SELECT t."TeacherNo", to_char(a."EndDate", 'YYYY-MM-DD') AS "EndDate" FROM "CounsellorClass" a JOIN "Teacher" t ON t."Id" = a."TeacherId"
       WHERE a."ClassId" = 'e-twice' AND a."IsDeleted" = 0 ORDER BY a."StartDate"`,
    );
    expect(held).toEqual([
      { TeacherNo: one!.TeacherNo, EndDate: '2026-10-01' },
      { TeacherNo: other!.TeacherNo, EndDate: null },
    ]);
  });

  it('check-in desks with their staff and steps', async () => {
    const [batch] = await rowsOf<{ Name: string }>(
      `SELECT "BatchName" AS "Name" FROM "OrientationBatch" WHERE "IsDeleted" = 0 ORDER BY "Id" LIMIT 1`,
    );
    const users = await rowsOf<{ LoginName: string }>(
      `SELECT "LoginName" FROM "SysUser" WHERE "UserType" = '2' AND "State" = '1' AND "IsDeleted" = 0 ORDER BY "LoginName" LIMIT 2`,
    );
    const staff = users.map(({ LoginName }) => LoginName).join('、');
    const heads = ['编码', '名称', '批次', '地点', '工作人员', '可办环节'];
    const { value, message } = await take('orientation.station.import', [
      heads,
      ['S9001', '东门', batch!.Name, '东门广场', staff, '现场报到'],
    ]);
    expect(value, message).toMatchObject({ New: 1, Fails: [] });
    const [desk] = await rowsOf<{ Staff: string[] }>(
      `SELECT "Staff" FROM "CheckinStation" WHERE "StationCode" = 'S9001'`,
    );
    expect(desk!.Staff.length).toBe(users.length);
    const wrong = await take('orientation.station.import', [
      heads,
      ['S9002', '西门', batch!.Name, '西门', 'no-such-user', '现场报到'],
    ]);
    expect(wrong.value.Fails[0].Message).toContain('工作人员「no-such-user」不存在');
  });

  it('15.9 rows of one workbook are held against each other, in the rehearsal as in the import', async () => {
    const heads = ['学年', '学期', '开始日期', '结束日期', '周数'];
    const lines = [
      heads,
      ['2091-2092', '第一学期', '2091-09-01', '2092-01-20', '20'],
      ['2091-2092', '第二学期', '2092-01-10', '2092-07-01', '20'],
    ];
    const before = await rowsOf(`SELECT "Id" FROM "SchoolYear"`);
    for (const DryRun of [1, 0] as const) {
      const FileId = await uploaded(office, 'a.xlsx', await sheetFile(school.dataDir, lines));
      const { value } = await office.call('Data/Import', {
        EnCode: 'core.year.import',
        FileId,
        Cover: 0,
        DryRun,
      });
      const told = (value.Fails as { RowNo: number; ColumnName: string; Message: string }[]).map(
        ({ RowNo, ColumnName, Message }) => [RowNo, ColumnName, Message],
      );
      expect(told, `DryRun ${DryRun}`).toEqual([
        [3, '开始日期', '学期时间与其他学期重叠（2091-09-01 至 2092-01-20）'],
      ]);
      expect(await rowsOf(`SELECT "Id" FROM "SchoolYear"`)).toEqual(before);
    }
  });

  it('15.10 a role without organisation is held once, however it is given', async () => {
    const { engine } = school;
    const model = engine.catalog.entities.get('system/UserRole')!;
    const [held] = await rowsOf<{ UserId: string; RoleId: string }>(
      `SELECT "UserId", "RoleId" FROM "UserRole" WHERE "OrgId" IS NULL AND "IsDeleted" = 0 ORDER BY "Id" LIMIT 1`,
    );
    const caller = {
      subject: NOBODY,
      grants: new Set<string>(),
      readable: new Set<string>(),
      requestId: '',
      ip: '',
    };
    const again = (OrgId: string | null) =>
      school.database.transaction(async (tx) =>
        addRows({ engine, tx, caller, now: await databaseNow(tx) }, model, [{ ...held, OrgId }], 'test'),
      );
    await expect(again(null)).rejects.toMatchObject({
      value: { Fields: [{ Key: 'UserId', Message: '该角色已分配' }] },
    });
    const [org] = await rowsOf<{ Id: string }>(
      `SELECT "Id" FROM "Org" WHERE "IsDeleted" = 0 ORDER BY "Id" LIMIT 1`,
    );
    await again(org!.Id);
    await expect(again(org!.Id)).rejects.toMatchObject({ value: { Fields: [{ Message: '该角色已分配' }] } });
    // what an older version let through is put right before the key is made
    await school.database.query(
      `DROP INDEX "${(await rowsOf<{ name: string }>(`SELECT indexname AS name FROM pg_indexes WHERE indexname LIKE 'ux_UserRole%'`))[0]!.name}"`,
    );
    await school.database.query(
      `INSERT INTO "UserRole" SELECT (jsonb_populate_record(r, '{"Id": "twice", "ByPost": 1}')).* FROM "UserRole" r
       WHERE r."UserId" = $1 AND r."RoleId" = $2 AND r."OrgId" IS NULL AND r."IsDeleted" = 0`,
      [held!.UserId, held!.RoleId],
    );
    await expect(syncTables(school.database, engine.catalog)).rejects.toThrow('became unique');
    await school.database.query(
      readFileSync('src/server/data/tables/migrations/0004-own-roles-once.sql', 'utf8'),
    );
    await syncTables(school.database, engine.catalog);
    expect(await rowsOf(`SELECT "IsDeleted" FROM "UserRole" WHERE "Id" = 'twice'`)).toEqual([
      { IsDeleted: 1 },
    ]);
  });
});
