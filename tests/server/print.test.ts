import { mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DOWN_PROGRESS, DOWN_TYPE } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { backgroundExport } from '../../src/server/jobs/tasks/export-task.ts';
import { createFolderStore } from '../../src/server/storage/file-store.ts';
import { heldLease } from '../_util/lease.ts';
import { pdfPictures, pdfText } from '../_util/pdf-text.ts';
import { startSchool, type TestClient, type TestSchool } from '../_util/server.ts';
import { uploaded } from '../_util/upload.ts';

const LEAVE = 'P02';
const SHEET = 'P01';
/** The demo's new student who has everything that checking in asks for. */
const READY = '26360000000003';
const PDF = { EnCode: 'print.batch.pdf', TplCode: LEAVE };
type Told = { Row: Row; Printed: string | null };
type Template = { Id: string; Version: number; TplCode: string; Heading: string };

const RARE_NAME = '王𠮷𫢸';

describe('printing of documents', () => {
  let school: TestSchool;
  let office: TestClient;
  let counsellor: TestClient;
  let everyRow: string[];
  let ownRows: { Id: string; TrueName: string }[];
  beforeAll(async () => {
    school = await startSchool();
    office = await school.as('school01');
    counsellor = await school.as('fdy001');
    everyRow = (await listed(office)).map(({ Id }) => Id).slice(0, 12);
    // Whatever the demo school has, half of these are another class's.
    await school.database.query(
      `UPDATE "LeaveApply" SET "ClassId" = 'another', "CounsellorId" = NULL, "HandlerUserId" = NULL WHERE NOT "Id" = ANY($1)`,
      [everyRow.slice(0, 6)],
    );
    // A person who decided on an application goes on reading it.
    await school.database.query(`DELETE FROM "ApprovalRecord" WHERE NOT "RowId" = ANY($1)`, [
      everyRow.slice(0, 6),
    ]);
    ownRows = await listed(counsellor);
    await school.database.query('UPDATE "LeaveApply" SET "TrueName" = $1 WHERE "Id" = $2', [
      RARE_NAME,
      ownRows[0]!.Id,
    ]);
    ownRows = await listed(counsellor);
  });
  afterAll(() => school.close());

  const listed = async (client: TestClient): Promise<{ Id: string; TrueName: string }[]> =>
    (await client.call('Data/List', { Entity: 'leave/LeaveApply', PageSize: 100 })).value.rows;
  const documents = (client: TestClient, input: object) =>
    client.call('Print/Documents', { TplCode: LEAVE, ...input });
  const task = async (client: TestClient, id: string) =>
    (await client.call('ImportExport/GetDownTaskList', { PageIndex: 1, PageSize: 10 })).value.rows.find(
      ({ Id }: { Id: string }) => Id === id,
    );
  type Order = { EnCode?: string; TplCode?: string; Ids: string[]; PerPage?: number };
  /** A PDF once it is made. */
  const madeFile = async (client: TestClient, input: Order): Promise<Buffer> => {
    const begun = await client.call('Print/Pdf', { ...PDF, ...input });
    expect(begun).toMatchObject({ code: 0, value: { FileName: expect.stringMatching(/\.pdf$/) } });
    const url = await vi.waitFor(
      async () => {
        const found = await task(client, begun.value.TaskId);
        expect(found).toMatchObject({ DownProgress: '1', ErrorMsg: null });
        return String(found.Url);
      },
      { timeout: 60_000, interval: 50 },
    );
    const file = await fetch(`${school.urls[0]}${url}`, { headers: { 'x-token': client.token! } });
    return Buffer.from(await file.arrayBuffer());
  };
  /** Its pages; a line is drawn in runs of one font. */
  const made = async (client: TestClient, input: Order) =>
    pdfText(await madeFile(client, input)).map((page) => page.replaceAll('\n', ''));

  it('R01: templates are offered to those who read their rows, with the fields that they see', async () => {
    const codes = async (client: TestClient) =>
      (await client.call('Print/Templates', {})).value.Rows.map(
        ({ TplCode }: { TplCode: string }) => TplCode,
      );
    expect(await codes(office)).toEqual(expect.arrayContaining(['P02', 'P03', 'P09', 'P18']));
    expect(await codes(await school.as('dorm01'))).not.toContain('P18');
    const { value } = await counsellor.call('Print/Templates', {});
    const leave = value.Rows.find(({ TplCode }: { TplCode: string }) => TplCode === LEAVE);
    expect(leave).toMatchObject({
      TplName: '学生请假条',
      PerPage: 1,
      Page: { kind: 'print', paper: 'A5-landscape' },
    });
    expect(Object.keys(leave.Entities)).toEqual(['leave/LeaveApply']);
    expect(leave.Entities['leave/LeaveApply'].scope).toBeUndefined();
    expect((await (await school.as('tutor001')).call('Print/Templates', {})).code).not.toBe(0);
  });

  it('A03 M08: whoever prints gets documents of his own rows only, in the order asked for', async () => {
    expect(ownRows.length).toBeGreaterThan(1);
    expect(everyRow.length).toBeGreaterThan(ownRows.length);
    const { value } = await documents(counsellor, { Ids: everyRow, PageSize: 100 });
    const own = new Set(ownRows.map(({ Id }) => Id));
    expect(value.rows.map(({ Row }: Told) => Row['Id'])).toEqual(everyRow.filter((id) => own.has(id)));
    expect((await documents(counsellor, { PageSize: 100 })).value.total).toBe(ownRows.length);
    const named = await documents(counsellor, { Keyword: ownRows[1]!.TrueName });
    expect(named.value.rows.map(({ Row }: Told) => Row['TrueName'])).toContain(ownRows[1]!.TrueName);
    expect(JSON.stringify(value)).not.toContain('PwdHash');
    // What a list asked for: a caller gets what they reach of it alone.
    const Filter = { Id: everyRow.slice(0, -1) };
    const matched = await documents(counsellor, { Filter, Page: 'leave/manage-leave', PageSize: 100 });
    expect(matched.value.total).toBe(Filter.Id.filter((id) => own.has(id)).length);
    expect((await documents(counsellor, { Filter: { PwdHash: 'x' } })).code).not.toBe(0);
  });

  it('A03 M08 E02: the PDF holds exactly the documents that its maker reaches, rare names whole', async () => {
    const pages = await made(counsellor, { Ids: everyRow });
    for (const { TrueName } of ownRows) expect(pages.join('')).toContain(TrueName);
    expect(pages.filter((page) => page.startsWith('学生请假条'))).toHaveLength(ownRows.length);
    expect(pages.join('')).toContain(RARE_NAME);
    expect(pages[0]).toMatch(/第1页 共\d页/);
    // What they see masked on the screen is masked on paper.
    expect(pages[0]).toMatch(/本人电话\d{3}\*{4}\d{4}/);
    const many = await made(office, { Ids: everyRow.slice(0, 6), PerPage: 2 });
    expect(many.filter((page) => page.startsWith('学生请假条'))).toHaveLength(3);
    // What does not fit is not lost in silence.
    const crowded = await made(office, { Ids: everyRow.slice(0, 6), PerPage: 20 });
    expect(crowded).toEqual([expect.any(String), expect.stringMatching(/^6份内容超出/)]);
    expect(pages.join('')).not.toContain('内容超出');
    // What the preview shows above the records stands on paper too.
    expect(pages[0]).toContain('审批记录环节处理人结果意见时间');
    expect(pages.join('')).not.toContain('时间签名');
  });

  it('22 M08: a signature by hand stands as its picture beside its step', async () => {
    const picture = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const Id = ownRows[0]!.Id;
    await school.database.query(
      `UPDATE "ApprovalRecord" SET "Signature" = $1 WHERE "Id" = (SELECT "Id" FROM "ApprovalRecord" WHERE "RowId" = $2 LIMIT 1)`,
      [await uploaded(counsellor, '签名.png', picture), Id],
    );
    const pdf = await madeFile(counsellor, { Ids: [Id] });
    expect(pdfText(pdf).join('').replaceAll('\n', '')).toContain('时间签名');
    expect(pdfPictures(pdf)).toBe(1);
  });

  it('R15 M01: a new student has his own sheet made, each print with a code of its own', async () => {
    const freshman = await school.as(READY);
    const found = await school.database.query<{ Id: string; TrueName: string }>(
      `SELECT "Id", "TrueName" FROM "NewStudent" ORDER BY "ExamineeNo" = $1 DESC, "ExamineeNo" LIMIT 2`,
      [READY],
    );
    const [own, other] = [found.rows[0]!, found.rows[1]!];
    const sheet = { EnCode: 'orientation.sheet.download', TplCode: SHEET };
    const pdf = (client: TestClient, Ids: string[], more = {}) =>
      client.call('Print/Pdf', { ...sheet, ...more, Ids });
    expect((await pdf(freshman, [own.Id])).message).toBe('请先生成报到单');
    expect(
      (await freshman.call('Data/Action', { EnCode: 'orientation.sheet.create', Ids: [own.Id] })).code,
    ).toBe(0);
    expect((await pdf(freshman, [other.Id])).message).toBe('无权操作该数据');
    expect((await pdf(freshman, [own.Id], { TplCode: LEAVE })).code).not.toBe(0);
    expect((await pdf(freshman, [own.Id], PDF)).code).not.toBe(0);
    const printedAt = async () =>
      (
        await school.database.query<{ at: string | null }>(
          `SELECT "PaperAt" AS at FROM "NewStudent" WHERE "Id" = $1`,
          [own.Id],
        )
      ).rows[0]!.at;
    expect(await printedAt()).toBeNull();
    expect((await made(freshman, { ...sheet, Ids: [own.Id] })).join('')).toContain(own.TrueName);
    const first = Number(await printedAt());
    expect(first).toBeGreaterThan(0);

    const sign = (client: TestClient, RowIds: string, TplCode = SHEET) =>
      client.call('Data/Action', { EnCode: 'print.batch.sign', Ids: [], Params: { TplCode, RowIds } });
    const signed = await sign(office, own.Id);
    expect(signed.value.Rows).toEqual([{ Id: own.Id, Code: expect.stringMatching(/^XP1\./) }]);
    // Whether the browser printed is not known: the sheet that is there stays good until somebody says so.
    expect(Number(await printedAt())).toBe(first);
    const settle = (client: TestClient, At: string, Printed: 0 | 1) =>
      client.call('Data/Action', {
        EnCode: 'print.batch.settle',
        Ids: [],
        Params: { TplCode: SHEET, RowIds: own.Id, At, Printed },
      });
    expect((await settle(freshman, signed.value.At, 1)).code).not.toBe(0);
    expect(await settle(office, signed.value.At, 0)).toMatchObject({ code: 0, message: '' });
    expect((await settle(office, signed.value.At, 1)).code).toBe(0);
    expect(Number(await printedAt())).toBe(first);
    const again = await sign(office, own.Id);
    expect((await settle(office, again.value.At, 1)).code).toBe(0);
    const second = Number(await printedAt());
    expect(second).toBe(Number(again.value.At));
    expect((await sign(office, ownRows[0]!.Id, LEAVE)).value).toEqual({ At: '', Rows: [] });
    expect((await sign(freshman, own.Id)).code).not.toBe(0);

    // A person who calls a print off has no file of it, and the sheets that are there stay good.
    const cancel = async (Id: string) => {
      expect((await office.call('ImportExport/CancelTask', { Id })).code).toBe(0);
    };
    expect(await printedInBackground(own.Id, cancel)).toEqual({ state: '2', files: 0 });
    expect(Number(await printedAt())).toBe(second);
    expect(await printedInBackground(own.Id, async () => undefined)).toEqual({ state: '1', files: 1 });
    expect(Number(await printedAt())).toBeGreaterThan(second);
  });

  /** The office's PDF of a sheet; `meanwhile` runs when it is drawn, before it counts. */
  const printedInBackground = async (sheet: string, meanwhile: (task: string) => Promise<void>) => {
    const { engine, database, dataDir } = school;
    const folder = await mkdtemp(join(dataDir, 'prints-'));
    const store = createFolderStore(folder);
    const found = await database.query<{ user: string }>(
      `SELECT "Id" AS user FROM "SysUser" WHERE "LoginName" = 'school01'`,
    );
    const caller: Caller = {
      subject: { ...NOBODY, UserId: found.rows[0]!.user, Roles: ['school_admin'] },
      grants: new Set([PDF.EnCode]),
      readable: new Set(engine.catalog.entities.keys()),
      requestId: 'test',
      ip: '127.0.0.1',
    };
    const request = {
      Entity: entities.NewStudent,
      EnCode: PDF.EnCode,
      Columns: [],
      FileName: '报到单',
      DownType: DOWN_TYPE.Pdf,
      Ids: [sheet],
      Print: { TplCode: SHEET },
    };
    const row = {
      Name: '报到单.pdf',
      BusinessType: '',
      DownType: DOWN_TYPE.Pdf,
      DownProgress: DOWN_PROGRESS.Running,
      Query: {},
      EnCode: PDF.EnCode,
      Total: 1,
      DoneCount: 0,
    };
    const now = await databaseNow(database);
    const entity = engine.catalog.entities.get(entities.ExportTask)!;
    const task = await database.transaction((tx) => insertRow(tx, entity, row, { caller, now }));
    const keep = async (path: string) => {
      await meanwhile(task);
      return store.keep(path);
    };
    const files = { folder, store: { ...store, keep } };
    const parts = { files, callerOf: async () => caller };
    await backgroundExport(engine, task, request, parts).run(heldLease(task, entities.ExportTask));
    const told = await database.query<{ state: string }>(
      'SELECT "DownProgress" AS state FROM "ExportTask" WHERE "Id" = $1',
      [task],
    );
    const kept = await readdir(folder, { recursive: true, withFileTypes: true });
    return { state: told.rows[0]!.state, files: kept.filter((one) => one.isFile()).length };
  };

  it('M08: more than 500 are refused, and so is nothing', async () => {
    const Ids = Array.from({ length: 501 }, (_, at) => `x${at}`);
    expect((await counsellor.call('Print/Pdf', { ...PDF, Ids: Ids.slice(0, 500) })).code).toBe(0);
    expect((await counsellor.call('Print/Pdf', { ...PDF, Ids })).code).not.toBe(0);
    expect((await counsellor.call('Print/Pdf', { ...PDF, Ids: [] })).message).toBe('请选择要打印的记录');
    expect((await counsellor.call('Print/Pdf', { ...PDF, TplCode: 'P99', Ids: ['x'] })).message).toBe(
      '未找到打印模板',
    );
  });

  it('M08: documents are noted as printed, by those who reach them', async () => {
    const mark = (client: TestClient, ids: string[]) =>
      client.call('Data/Action', {
        EnCode: 'print.batch.mark',
        Ids: [],
        Params: { TplCode: LEAVE, RowIds: ids.join(',') },
      });
    const [first, second] = ownRows.map(({ Id }) => Id) as [string, string];
    expect((await mark(counsellor, everyRow)).message).toBe('无权操作该数据');
    expect(await mark(counsellor, [first])).toMatchObject({ code: 0, value: { Count: 1 } });
    const { value } = await documents(office, { Ids: [second, first] });
    expect(value.rows.map(({ Printed }: Told) => Printed)).toEqual([
      null,
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    ]);
  });

  it('M08: whoever edits a template is told what it may name, with a row to see it with', async () => {
    const input = { EntityName: 'orientation/NewStudent', Lines: ['orientation/FeeBill', 'core/Campus'] };
    const { value } = await office.call('Print/Sample', input);
    expect(Object.keys(value.Entities)).toEqual(['orientation/NewStudent', 'orientation/FeeBill']);
    expect(value).toMatchObject({ CanSign: 1, rows: [{ Row: { ExamineeNo: expect.any(String) } }] });
    expect(value.rows[0].Row.Children['orientation/FeeBill'].length).toBeGreaterThan(0);
    expect(value.Linked).toContainEqual(
      expect.objectContaining({
        Name: 'orientation/NewStudentPhoto',
        Images: [{ Name: 'Photo', Title: expect.any(String) }],
      }),
    );
    expect(JSON.stringify(value)).not.toMatch(/PaperAt|PwdHash/);
    expect((await office.call('Print/Sample', { EntityName: 'core/Nobody' })).message).toBe(
      '没有这种数据，请重新选择',
    );
    expect((await counsellor.call('Print/Sample', input)).code).not.toBe(0);
  });

  it('M08: cards are of residents who have not left and of students who are there, narrowed by class and building', async () => {
    const { database } = school;
    const sql = async (text: string, values: unknown[] = []) =>
      (await database.query<Row>(text, values)).rows;
    const [gone, stays] = await sql(
      `SELECT "Id", "BuildingId", "ClassId" FROM "BedStay" WHERE "StayState" = '2' AND "IsDeleted" = 0 ORDER BY "Id" LIMIT 2`,
    );
    await sql(`UPDATE "BedStay" SET "StayState" = '3' WHERE "Id" = $1`, [gone!['Id']]);
    const cards = (input: object) => documents(office, { TplCode: 'P09', PageSize: 1, ...input });
    const residents = async (where: string, values: unknown[] = []) =>
      (
        await sql(
          `SELECT count(*)::int AS count FROM "BedStay" WHERE "IsDeleted" = 0 AND "StayState" IN ('1', '2') AND ${where}`,
          values,
        )
      )[0]!['count'];
    expect((await cards({})).value.total).toBe(await residents('TRUE'));
    for (const name of ['BuildingId', 'ClassId'])
      expect((await cards({ Filter: { [name]: stays![name] } })).value.total).toBe(
        await residents(`"${name}" = $1`, [stays![name]]),
      );
    const both = await cards({ Ids: [gone!['Id'], stays!['Id']], PageSize: 2 });
    expect(both.value.rows.map(({ Row }: Told) => Row['Id'])).toEqual([stays!['Id']]);
    expect(await made(office, { TplCode: 'P09', Ids: [String(gone!['Id'])] })).toEqual(['']);
    const [former] = await sql(`SELECT "Id", "ClassId" FROM "Student" WHERE "StudentStatus" = '01' LIMIT 1`);
    const students = async () =>
      (await documents(office, { TplCode: 'P20', Filter: { ClassId: former!['ClassId'] } })).value;
    const before = await students();
    expect(before.rows[0].Row).toMatchObject({ StudentNo: expect.any(String) });
    await sql(`UPDATE "Student" SET "StudentStatus" = '07' WHERE "Id" = $1`, [former!['Id']]);
    expect((await students()).total).toBe(before.total - 1);
  });

  it('M08: a template must name what its entity has; a changed one can be put back', async () => {
    const Entity = 'print/PrintTemplate';
    const save = (Data: object) =>
      office.call('Data/Save', { Entity, EnCode: 'print.template.add', Data } as never);
    const about = { TplName: '名单', PageSize: 'A4', Orientation: '1', PerPage: 1, State: '1' };
    const student = { ...about, EntityName: 'core/Student' };
    const part = (more: object) => ({ Body: [{ part: 'fields', fields: ['TrueName'], ...more }] });
    // Each is refused by the place in it that is wrong.
    const refusals: [object, string][] = [
      [{ ...about, EntityName: 'core/Nobody' }, '没有这种数据，请重新选择'],
      [{ ...student, ...part({ fields: ['TrueName', 'Nothing'] }) }, '没有字段Nothing（/0/fields/1）'],
      [{ ...student, ...part({ script: 'alert(1)' }) }, '第1项 /0'],
      [{ ...student, ...part({ fields: [] }) }, '第1项 /0/fields'],
      [{ ...student, ...part({ qr: 'row.(' }) }, '公式不正确：row.(（/0/qr）'],
      [{ ...student, ...part({ photo: 'Photo', photoOf: 'core/Campus' }) }, '（/0/photoOf）'],
      [{ ...student, RowsWhen: 'row.Nothing == 1' }, '条件不正确'],
      [{ ...student, RowsWhen: 'row.(' }, '条件不正确'],
      [{ ...student, Body: '[' }, '模板内容不是有效的 JSON 数组'],
    ];
    for (const [row, text] of refusals) {
      const { value } = await save({ ...row, TplCode: 'X1' });
      expect((value as { Fields: { Message: string }[] }).Fields[0]!.Message).toContain(text);
    }
    expect((await save({ ...student, TplCode: 'X6' })).code).toBe(0);
    const named = async (code: string): Promise<Template> =>
      (await office.call('Data/List', { Entity, PageSize: 50 })).value.rows.find(
        ({ TplCode }: Template) => TplCode === code,
      );
    const delivered: Template[] = (await office.call('Data/List', { Entity, PageSize: 50 })).value.rows;
    for (const { Id, Version, TplCode } of delivered) {
      if (TplCode === 'X6') continue;
      const Data = { Id, Version, NeedStamp: 1 };
      const answer = await office.call('Data/Save', { Entity, EnCode: 'print.template.edit', Data } as never);
      expect([TplCode, answer.message, answer.code]).toEqual([TplCode, expect.any(String), 0]);
    }
    const leave = await named(LEAVE);
    const Data = { Id: leave.Id, Version: leave.Version, Heading: '假条' };
    await office.call('Data/Save', { Entity, EnCode: 'print.template.edit', Data } as never);
    const act = (Ids: string[]) => office.call('Data/Action', { EnCode: 'print.template.reset', Ids });
    expect((await act([leave.Id])).code).toBe(0);
    expect((await named(LEAVE)).Heading).toBe('学生请假条');
    const own = await named('X6');
    expect(own).toMatchObject({ EntityTitle: '学生' });
    expect((await act([own.Id])).message).toBe('该模板不是系统自带的，没有默认内容');
  });
});
