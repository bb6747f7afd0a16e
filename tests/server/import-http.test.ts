import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { idCard } from '../fixtures/xlsx/import-students.ts';
import { sheetCells } from '../_util/import-engine.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

type Cells = (string | number | boolean | null)[];

const FIELDS = [
  ['StudentNo', '学号'],
  ['TrueName', '姓名'],
  ['Gender', '性别'],
  ['Birthday', '出生日期'],
  ['IdCardNo', '身份证号'],
  ['Nation', '民族'],
  ['Political', '政治面貌'],
  ['CollegeId', '学院'],
  ['MajorId', '专业'],
  ['ClassId', '班级'],
  ['GradeYear', '年级'],
  ['TrainLevel', '培养层次'],
  ['EnrolDate', '入学日期'],
] as const;
const Columns = FIELDS.map(([dataIndex, title]) => ({ dataIndex, title }));
const COUNT = 40;
const DEMO = { demoStudents: COUNT };

interface Lives {
  Id: string;
  StudentId: string;
  StudentNo: string;
  BedId: string;
  RoomId: string;
  BuildingId: string;
}

describe('import and export through the whole pipeline, on the demo school', () => {
  let school: TestSchool;
  let clerk: TestClient;
  beforeAll(async () => {
    school = await startSchool(DEMO);
    clerk = await school.as('school01');
  });
  afterAll(() => school.close());

  async function download(
    client: TestClient,
    path: string,
  ): Promise<{ status: number; name: string; body: Buffer }> {
    const response = await fetch(`${school.urls[0]}${path}`, { headers: { 'x-token': client.token! } });
    const name = decodeURIComponent(response.headers.get('content-disposition')?.split("''")[1] ?? '');
    return { status: response.status, name, body: Buffer.from(await response.arrayBuffer()) };
  }

  async function upload(client: TestClient, rows: readonly Cells[]): Promise<string> {
    const path = join(school.dataDir, 'list.xlsx');
    const [titles = [], ...cells] = rows as (string | number | null)[][];
    const columns = titles.map((title) => ({ title: String(title) }));
    await writeSheets(createWriteStream(path), [{ name: '学生', columns, rows: cells }]);
    const form = new FormData();
    form.set('BizType', 'core.student.import');
    form.set('file', new Blob([new Uint8Array(readFileSync(path))]), '学生名单.xlsx');
    const answer = await client.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
    expect(answer.code).toBe(0);
    return answer.value.Id as string;
  }

  const exported = (client: TestClient) =>
    client.call('Data/Export', {
      Entity: 'core/Student',
      EnCode: 'core.student.export',
      Page: 'core/student-list',
      Filter: {},
      Columns: [Columns[0]!, ...Columns.slice(1)],
      FileName: '学生信息',
    });

  it('R14 the exported list comes back under its name, and imported again it changes nothing', async () => {
    const { code, value } = await exported(clerk);
    expect([code, value.FileName, value.total]).toEqual([0, '学生信息.xlsx', COUNT]);
    const file = await download(clerk, value.Url);
    expect([file.status, file.name]).toEqual([200, '学生信息.xlsx']);
    const rows = await sheetCells(file.body);
    expect(rows.length).toBe(COUNT + 1);
    const answer = await clerk.call('Data/Import', {
      EnCode: 'core.student.import',
      FileId: await upload(clerk, rows),
      DryRun: 0,
      Cover: 1,
    });
    expect(answer.value).toEqual({
      TaskId: expect.stringMatching(/^[0-9a-f]{32}$/),
      Total: COUNT,
      SuccessCount: COUNT,
      FailCount: 0,
      New: 0,
      Updated: 0,
      Fails: [],
    });
  });

  it('A32 nobody else fetches the file', async () => {
    const { value } = await exported(clerk);
    const other = await school.as('edu01');
    expect((await download(other, value.Url)).status).toBe(403);
  });

  it('the template comes as a file', async () => {
    const file = await download(clerk, '/api/Data/Template?EnCode=core.student.template');
    expect([file.status, file.name]).toEqual([200, '学生导入模板.xlsx']);
    expect((await sheetCells(file.body))[0]).toContain('学号*');
  });

  it('C01 L01 a dry run, the import, a repeated call, and the first login of an imported student', async () => {
    const { value } = await exported(clerk);
    const [titles, first] = await sheetCells((await download(clerk, value.Url)).body);
    const index = 4242;
    const card = idCard(index, String(first![3]), first![2] === '男');
    const row = first!.map((cell, at) =>
      at === 0 ? '209900000001' : at === 1 ? '𠮷·娜' : at === 4 ? card : cell,
    );
    const FileId = await upload(clerk, [titles!, row]);
    const request = { EnCode: 'core.student.import', FileId, Cover: 0 } as const;
    const good = { Total: 1, SuccessCount: 1, FailCount: 0, New: 1, Updated: 0, Fails: [] };
    expect((await clerk.call('Data/Import', { ...request, DryRun: 1 })).value).toEqual(good);
    const key = { 'x-idempotency-key': '0a6f2c9e-0000-4000-8000-000000000001' };
    for (const times of [1, 2])
      expect([times, (await clerk.call('Data/Import', { ...request, DryRun: 0 }, key)).value]).toEqual([
        times,
        { ...good, TaskId: expect.any(String) },
      ]);
    const again = await clerk.call('Data/Import', { ...request, DryRun: 0 });
    expect(again.value).toMatchObject({ SuccessCount: 0, FailCount: 1 });
    const login = await school.client().login('209900000001', card.slice(-6));
    expect(login.code).toBe(0);
  });

  it('S12: every import but a dry run is a task, with the reasons of one that failed', async () => {
    const FileId = await upload(clerk, [
      ['学号', '外星语'],
      ['1', '2'],
    ]);
    const refused = await clerk.call('Data/Import', { EnCode: 'core.student.import', FileId, DryRun: 0 });
    expect(refused.code).toBe(2);
    const { value } = await clerk.call('ImportExport/GetInPutTaskList', { PageIndex: 1, PageSize: 10 });
    expect(value.total).toBe(4);
    const [whole, row, one] = value.rows;
    expect(whole).toMatchObject({ IsAskForStr: '导入失败', ErrorMsg: refused.message, Total: 0 });
    expect(row).toMatchObject({
      OriginalFileName: '学生名单.xlsx',
      TaskTypeName: '学生',
      FileBusinessType: '2',
      FileBusinessTypeName: 'Excel',
      IsAskForStr: '导入失败',
      SuccessCount: 0,
      FailCount: 1,
      TaskLog: `/task/importDetail?Id=${row.Id}`,
    });
    expect(one).toMatchObject({ IsAskForStr: '已完成', Total: 1, SuccessCount: 1, FailCount: 0 });
    const detail = await clerk.call('Data/Get', { Entity: 'import-export/ImportTask', Id: row.Id });
    expect(detail.value.Children['import-export/ImportError']).toEqual([
      expect.objectContaining({ RowNo: 2, ColumnName: '学号', Message: '学号已存在' }),
      expect.objectContaining({ RowNo: 2, ColumnName: '身份证号', Message: '该年级已有此证件号码的学生' }),
    ]);
    const other = await school.as('edu01');
    expect((await other.call('ImportExport/GetInPutTaskList', {})).value).toEqual({ total: 0, rows: [] });
    expect((await other.call('Data/Get', { Entity: 'import-export/ImportTask', Id: row.Id })).code).toBe(2);
  });

  it('A03 S07 a student neither imports nor exports the list', async () => {
    const student = await school.student();
    expect((await exported(student)).message).toBe('没有权限执行该操作');
    const answer = await student.call('Data/Import', { EnCode: 'core.student.import', FileId: 'x' });
    expect(answer.message).toBe('没有权限执行该操作');
  });

  it('R15: stays and passes of gates are noted from sheets; what is wrong is told and nothing is stored', async () => {
    const office = await school.as('dorm01');
    const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await school.database.query<Row>(text, values)).rows;
    const take = async (EnCode: string, lines: string[][]) => {
      const FileId = await uploaded(office, 'a.xlsx', await sheetFile(school.dataDir, lines));
      const { value } = await office.call('Data/Import', { EnCode, FileId, Cover: 0, DryRun: 0 });
      return {
        stored: value.SuccessCount,
        told: value.Fails.map(({ Message }: { Message: string }) => Message),
      };
    };
    const [one, other] = await sql<Lives>(
      `SELECT DISTINCT ON ("RoomId") * FROM "BedStay" WHERE "StayState" = '2' AND "Gender" = '1' AND "IsDeleted" = 0 ORDER BY "RoomId", "StudentNo" LIMIT 2`,
    );
    for (const { Id } of [one!, other!]) {
      const leaving = { EnCode: 'dorm.stay.out', Ids: [Id], Params: { OutDate: '2027-01-10' } };
      expect((await office.call('Data/Action', leaving)).code).toBe(0);
    }
    const [bed] = await sql<{ BedName: string }>('SELECT "BedName" FROM "Bed" WHERE "Id" = $1', [one!.BedId]);
    const [womensBed] = await sql<{ BedName: string }>(
      `SELECT d."BedName" FROM "Bed" d JOIN "Room" r ON r."Id" = d."RoomId" WHERE d."State" = '0' AND r."Gender" = '2' LIMIT 1`,
    );
    const heads = ['学生', '床位', '入住日期'];
    const line = (who: Lives, where: string) => [who.StudentNo, where, '2027-01-11'];
    const stay = (...lines: string[][]) => take('dorm.stay.import', [heads, ...lines]);
    expect(await stay(line(other!, womensBed!.BedName))).toEqual({
      stored: 0,
      told: [expect.stringMatching(/^性别与房间不符：床位.+住女生，该学生为男$/)],
    });
    expect(await stay(line(one!, bed!.BedName), line(other!, bed!.BedName))).toEqual({
      stored: 0,
      told: ['该床位已被选择'],
    });
    expect(await stay(line(other!, bed!.BedName))).toEqual({ stored: 1, told: [] });
    expect(await sql(`SELECT "State", "StudentId" FROM "Bed" WHERE "Id" = $1`, [one!.BedId])).toEqual([
      { State: '3', StudentId: other!.StudentId },
    ]);
    const [former] = await sql<{ BedName: string }>('SELECT "BedName" FROM "Bed" WHERE "Id" = $1', [
      other!.BedId,
    ]);
    expect(await stay(line(other!, former!.BedName))).toEqual({ stored: 0, told: ['该学生已有在住床位'] });
    // the office has no page of students, but finds the students that it gives beds to
    const asking = { Source: 'core/Student', Entity: 'dormitory/Bed', Field: 'StudentId' };
    const found = async (Keyword: string) =>
      (await office.call('Data/Options', { ...asking, Keyword })).value;
    expect(await found(one!.StudentNo)).toMatchObject([{ Value: one!.StudentId }]);
    const about = await found(one!.StudentNo.slice(0, -1));
    expect(about.map(({ Value }: { Value: string }) => Value)).toContain(one!.StudentId);
    // a room goes with its beds as long as nobody has one, a building once it is empty
    const drop = (EnCode: string, Id: string) => office.call('Data/Action', { EnCode, Ids: [Id] });
    const taken = '房间里有已被选择或入住的床位，不能删除';
    expect((await drop('dorm.room.delete', one!.RoomId)).message).toBe(taken);
    expect((await drop('dorm.building.delete', one!.BuildingId)).message).toBe(
      '楼栋里还有房间，请先删除房间',
    );
    const [empty] = await sql<{ Id: string }>(
      `SELECT r."Id" FROM "Room" r WHERE NOT EXISTS (SELECT 1 FROM "Bed" d WHERE d."RoomId" = r."Id" AND d."State" <> '0') LIMIT 1`,
    );
    expect((await drop('dorm.room.delete', empty!.Id)).code).toBe(0);
    const left = `SELECT count(*)::int AS n FROM "Bed" WHERE "RoomId" = $1 AND "IsDeleted" = 0`;
    expect(await sql(left, [empty!.Id])).toEqual([{ n: 0 }]);
    const [device] = await sql<{ Id: string; DeviceNo: string; GateType: string; BuildingId: string }>(
      `SELECT * FROM "GateDevice" WHERE "BuildingId" IS NOT NULL ORDER BY "DeviceNo" LIMIT 1`,
    );
    const [moment] = await sql<{ at: string }>(
      `SELECT to_char(now() - interval '1 minute', 'YYYY-MM-DD HH24:MI:SS') AS at`,
    );
    const passes = [
      ['设备', '学生', '通行时间', '方向'],
      [device!.DeviceNo, one!.StudentNo, moment!.at, '进'],
      [device!.DeviceNo, '', moment!.at, '进'],
    ];
    expect(await take('dorm.gate.import', passes)).toEqual({ stored: 2, told: [] });
    const beat = `SELECT to_char("LastBeat", 'YYYY-MM-DD HH24:MI:SS') AS at FROM "GateDevice" WHERE "Id" = $1`;
    expect(await sql(beat, [device!.Id])).toEqual([moment]);
    expect(await take('dorm.gate.import', passes)).toEqual({ stored: 0, told: ['该通行记录已存在'] });
    const listed = await office.call('Data/List', {
      Entity: 'dormitory/GateRecord',
      PageIndex: 1,
      PageSize: 2,
      Filter: { DeviceId: device!.Id },
    });
    const { GateType, BuildingId } = device!;
    expect(listed.value.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ StudentNo: one!.StudentNo, Result: '1', GateType, BuildingId }),
        expect.objectContaining({ StudentNo: null, Result: '4', GateType, BuildingId }),
      ]),
    );
    const told = async (name: 'Dormitory/GateInfo' | 'Dormitory/DormInfo', Part: string) =>
      (await office.call(name, { Part } as never)).value;
    const results = await told('Dormitory/GateInfo', 'results');
    expect(results.map(({ Name }: { Name: string }) => Name)).toEqual(
      expect.arrayContaining(['正常', '陌生人']),
    );
    const hours: { In: number }[] = await told('Dormitory/GateInfo', 'hours');
    expect([hours.length, hours.reduce((sum, { In }) => sum + In, 0) > 1]).toEqual([24, true]);
    const narrowed = async (more: object) =>
      office.call('Dormitory/GateInfo', { Part: 'results', DeviceId: device!.Id, ...more } as never);
    const named = await narrowed({ From: moment!.at, To: moment!.at });
    expect(named, named.message).toMatchObject({ code: 0 });
    expect(named.value.map(({ Count }: { Count: number }) => Count)).toEqual([1, 1]);
    expect((await narrowed({ BuildingId: '1' })).value).toEqual([]);
    expect((await narrowed({ From: '2026-01-01 00:00:00', To: '2026-03-01 00:00:00' })).message).toBe(
      '查询时间不能超过31天',
    );
    const track = { StudentId: one!.StudentId };
    expect((await office.call('Dormitory/GateTrack', track)).value[0]).toEqual({
      Name: expect.stringMatching(/^进 · .+/),
      Time: moment!.at,
      Tag: '正常',
    });
    const [whole] = await told('Dormitory/DormInfo', 'whole');
    const [lives] = await sql<{ n: number }>(
      `SELECT count(*)::int AS n FROM "BedStay" WHERE "StayState" = '2' AND "IsDeleted" = 0`,
    );
    expect(whole.Should).toBe(lives!.n);
    // A building in which nobody lives has free beds too; each figure is the count of the list of beds.
    const free = async (Filter: object) => {
      const answer = await office.call('Data/List', {
        Entity: 'dormitory/Bed',
        PageIndex: 1,
        PageSize: 1,
        Filter: { State: '0', ...Filter },
      });
      return answer.value.total;
    };
    await sql(
      `UPDATE "BedStay" SET "IsDeleted" = 1 WHERE "BuildingId" = (SELECT "Id" FROM "Building" ORDER BY "BuildingCode" LIMIT 1)`,
    );
    const [unused] = await sql<{ Id: string; BuildingName: string }>(
      `SELECT "Id", "BuildingName" FROM "Building" ORDER BY "BuildingCode" LIMIT 1`,
    );
    const [total] = await told('Dormitory/DormInfo', 'whole');
    expect(total.Free).toBe(await free({}));
    const lines: { Name: string; Free: number; Should: number }[] = await told(
      'Dormitory/DormInfo',
      'buildings',
    );
    expect(lines.find(({ Name }) => Name === unused!.BuildingName)).toMatchObject({
      Should: 0,
      Free: await free({ BuildingId: unused!.Id }),
    });
    await sql(`UPDATE "BedStay" SET "IsDeleted" = 0`);
    expect((await clerk.call('Dormitory/DormInfo', { Part: 'whole' })).value[0].Should).toBe(lives!.n);
    const student = await school.student();
    for (const refused of [
      await student.call('Dormitory/GateInfo', { Part: 'hours' }),
      await student.call('Dormitory/GateTrack', track),
    ])
      expect(refused.message).toBe('抱歉，你无权查看该数据');
  });
});
