import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import yauzl from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { removeOldFiles } from '../../src/server/jobs/tasks/old-files.ts';
import { mayDownload, attachmentsById } from '../../src/server/storage/attachments.ts';
import { collegeId } from '../fixtures/xlsx/import-school.ts';
import { IMPORT_COLUMNS, importStudent } from '../fixtures/xlsx/import-students.ts';
import { refusalOf } from '../_util/engine.ts';
import { FileElsewhere } from '../../src/server/storage/file-store.ts';
import { openDatabase } from '../../src/server/data/database/database.ts';
import { onPostgres, testDatabaseUrl } from '../_util/postgres.ts';
import { openGate } from './_database/gate.ts';
import { openImportEngine, type ImportEngine } from '../_util/import-engine.ts';

const COUNT = 30;
const students = Array.from({ length: COUNT }, (_, index) => importStudent(index).shown);
const PATIENCE = { timeout: 30_000, interval: 50 };
const column = (dataIndex: string, title = dataIndex) => ({ dataIndex, title });

describe('export of a list', () => {
  let test: ImportEngine;
  const admin = () => test.as({ UserId: 'admin', TrueName: '教务', Roles: ['school_admin'] });
  beforeAll(async () => {
    test = await openImportEngine();
    const FileId = await test.uploadSheet(admin(), [IMPORT_COLUMNS.map(([heading]) => heading), ...students]);
    expect((await test.import(admin(), { FileId })).New).toBe(COUNT);
  });
  afterAll(() => test.close());
  const rowsOf = async (caller: Caller, request: Parameters<ImportEngine['export']>[1]) =>
    (await test.exported(await test.export(caller, request))).slice(1);

  it('E01 writes names for codes and references, under the titles asked for, in the order of the list', async () => {
    const Columns = [
      column('StudentNo', '学号'),
      column('Gender', '性别'),
      column('CollegeName', '学院'),
      column('GradeYear', '年级'),
    ];
    const report = await test.export(admin(), {
      Columns,
      FileName: ' 学生/信息.xlsx',
      sortField: 'StudentNo',
      sortOrder: 'descend',
    });
    expect(report).toMatchObject({ FileName: '学生信息.xlsx', total: COUNT });
    const [titles, first] = await test.exported(report);
    expect(titles).toEqual(['学号', '性别', '学院', '年级']);
    expect(first).toEqual(['202500000029', '女', '农学院', 2025]);
  });

  it.each([
    ['1', 'docx', 'PK'],
    ['3', 'pdf', '%PDF-'],
    ['4', 'zip', 'PK'],
  ] as const)('E02: kind %s is a .%s of its own kind, whole', async (DownType, ext, magic) => {
    const Columns = [column('TrueName', '姓名'), column('Photo', '证件照')];
    const { database } = test.engine;
    const Url = await test.files.keepBytes(Buffer.from('the picture'));
    await database.query(
      `INSERT INTO "Attachment" ("Id", "OriginalFileName", "Ext", "Size", "Url", "CreateDate", "IsDeleted", "Version")
       VALUES ($1, 'x.jpg', 'jpg', 11, $2, now(), 0, 1)`,
      [`photo-${ext}`, Url],
    );
    await database.query(`UPDATE "Student" SET "Photo" = $1 WHERE "StudentNo" = '202300000003'`, [
      `photo-${ext}`,
    ]);
    const report = await test.export(admin(), { Columns, FileName: `名单.${ext}`, DownType });
    expect(report).toMatchObject({ FileName: `名单.${ext}`, total: COUNT });
    const id = new URL(report.Url, 'http://localhost').searchParams.get('Id')!;
    const file = (await attachmentsById(database, [id])).get(id)!;
    expect(file.Ext).toBe(ext);
    const bytes = await buffer(await test.files.read(file.Url));
    expect(bytes.subarray(0, magic.length).toString()).toBe(magic);
    if (ext !== 'zip') return;
    const zip = await yauzl.fromBufferPromise(bytes);
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    expect(names).toEqual(['名单.xlsx', '证件照/202300000003.jpg']);
  });

  it('S07 takes the filter, the chosen rows and the scope of the list', async () => {
    const male = await rowsOf(admin(), { Filter: { Gender: '1', CollegeId: '-1' } });
    expect(male.length).toBe(COUNT / 2);
    const { rows } = await test.engine.database.query<{ Id: string }>(
      'SELECT "Id" FROM "Student" ORDER BY "StudentNo" LIMIT 2',
    );
    const Ids = rows.map(({ Id }) => Id);
    expect((await rowsOf(admin(), { Ids })).length).toBe(2);
    const dean = test.as({ UserId: 'dean', Roles: ['college_admin'], CollegeIds: [collegeId('林学院')] });
    const own = students.filter((shown) => shown[8] === '林学院').map((shown) => [shown[0]]);
    expect((await rowsOf(dean, {})).length).toBe(own.length);
    const reached = await rowsOf(dean, { Ids });
    expect(reached.every(([no]) => own.some(([other]) => other === no))).toBe(true);
  });

  it('S08 masks what the list masks, and refuses fields that the list does not give', async () => {
    const Columns = [column('IdCardNo'), column('Phone')];
    const clerk = test.as({ UserId: 'clerk', Roles: ['school_admin'] }, ['core.student.export']);
    for (const [card, phone] of await rowsOf(clerk, { Columns })) {
      expect(card).toMatch(/^\S{4}\*{4}\S{4}$/);
      expect(phone).toMatch(/^\d{3}\*{4}\d{4}$/);
    }
    expect(await rowsOf(admin(), { Columns })).toEqual(
      students.map((shown) => [shown[3], shown[15]]).sort(byStudentNo),
    );
    for (const name of ['PwdHash', 'IsDeleted', 'Nothing'])
      expect(await refusalOf(test.export(clerk, { Columns: [column(name)] }))).toBe('字段不可用');
    expect(await refusalOf(test.export(clerk, { Filter: { IdCardNo: '99' } }))).toBe('字段不可用');
  });
  const order = new Map(
    [...students].sort((a, b) => (a[0]! < b[0]! ? -1 : 1)).map((shown, index) => [shown[3], index]),
  );
  const byStudentNo = (a: readonly unknown[], b: readonly unknown[]) =>
    order.get(a[0] as string)! - order.get(b[0] as string)!;

  it('A03 needs the grant of the export, for the entity that declares it', async () => {
    const nobody = test.as({ UserId: 'x', Roles: ['school_admin'] }, ['core.student.import']);
    expect(await refusalOf(test.export(nobody, {}))).toBe('没有权限执行该操作');
    expect(await refusalOf(test.export(admin(), { EnCode: 'core.teacher.export' }))).toBe(
      '该操作已不可用，请刷新页面后重试',
    );
  });

  it('A32 the file is its maker’s alone, is audited, and goes after a day', async () => {
    const report = await test.export(admin(), {});
    const id = new URL(report.Url, 'http://localhost').searchParams.get('Id')!;
    const file = (await attachmentsById(test.engine.database, [id])).get(id)!;
    expect(await mayDownload(test.engine, admin(), file)).toBe(true);
    const other = test.as({ UserId: 'other', Roles: ['school_admin'] });
    expect(await mayDownload(test.engine, other, file)).toBe(false);
    const entries = await test.engine.database.query(
      `SELECT "Entity", "Changes" FROM "AuditLog" WHERE "EnCode" = 'core.student.export' ORDER BY "Id" DESC LIMIT 1`,
    );
    expect(entries.rows).toEqual([
      { Entity: 'core/Student', Changes: { Columns: [null, ['学号']], Total: [null, COUNT] } },
    ]);
    expect(await removeOldFiles(test.engine, test.files)).toBe(0);
    const none = { exportHours: -1, importDays: 30 };
    expect(await removeOldFiles(test.engine, test.files, none)).toBeGreaterThan(0);
    await expect(test.files.read(file.Url)).rejects.toThrow(FileElsewhere);
  });

  // The embedded database answers in this process, so no answer of it is lost without the database itself.
  it.runIf(onPostgres)(
    'A32 an export whose commit was done, and its answer lost, has its file all the same',
    async () => {
      const { engine, files } = test;
      const { rows } = await engine.database.query<{ name: string }>('SELECT current_database() AS name');
      const url = new URL(testDatabaseUrl()!);
      const gate = await openGate(url.hostname, Number(url.port || 5432));
      const held = new Client({
        connectionString: Object.assign(url, { pathname: `/${rows[0]!.name}` }).href,
      });
      url.host = `127.0.0.1:${gate.port}`;
      const database = await openDatabase({ url: url.href, dataDir: '' });
      try {
        await held.connect();
        // The commit waits, in the midst of itself, until nobody is there any more who could be told.
        await held.query(`
          CREATE FUNCTION wait_in_commit() RETURNS trigger LANGUAGE plpgsql SET lock_timeout = 0 AS
            'BEGIN PERFORM pg_advisory_xact_lock(18); RETURN NULL; END';
          CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON "Attachment" DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION wait_in_commit();
          SELECT pg_advisory_lock(18)`);
        const lost = test
          .export(admin(), { FileName: '答复丢失' }, { ...engine, database })
          .catch((error: unknown) => error);
        const isWaiting = async () =>
          (
            await held.query(
              `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
               WHERE l.locktype = 'advisory' AND l.objid = 18 AND NOT l.granted`,
            )
          ).rowCount;
        await expect.poll(isWaiting, PATIENCE).toBe(1);
        await gate.cut();
        expect(await lost).toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown: true });
        await held.query('SELECT pg_advisory_unlock(18)');
        const noted = async () =>
          (
            await engine.database.query<{ Url: string }>(
              `SELECT "Url" FROM "Attachment" WHERE "OriginalFileName" = '答复丢失.xlsx'`,
            )
          ).rows;
        await expect.poll(async () => (await noted()).length, PATIENCE).toBe(1);
        expect((await buffer(await files.read((await noted())[0]!.Url))).length).toBeGreaterThan(0);
      } finally {
        await database.close();
        await held.query('DROP TRIGGER IF EXISTS waits ON "Attachment"');
        await held.end();
        await gate.cut().catch(() => undefined);
      }
    },
    60_000,
  );

  it('A20 a text that looks like a formula stays a text', async () => {
    const cells = await rowsOf(admin(), { Columns: [column('HomeAddress')] });
    expect(cells.flat()).toContain('=1+1');
    expect(cells.flat()).toContain('＠创业街8号');
  });
});
