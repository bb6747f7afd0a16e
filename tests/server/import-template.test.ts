import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importTemplate } from '../../src/server/jobs/import/template.ts';
import { readSheet, readSheetNames } from '../../src/server/jobs/xlsx/read.ts';
import { modules } from '../../src/server/modules/index.ts';
import { refusalOf } from '../_util/engine.ts';
import { IMPORT_COLUMNS, importStudent } from '../fixtures/xlsx/import-students.ts';
import { openImportEngine, sheetCells, type ImportEngine } from '../_util/import-engine.ts';

describe('the template of an import', () => {
  let test: ImportEngine;
  beforeAll(async () => {
    test = await openImportEngine(modules);
  });
  afterAll(() => test.close());
  const admin = () => test.as({ UserId: 'admin', TrueName: '教务', Roles: ['school_admin'] });
  const bodyOf = async (EnCode: string) =>
    (await importTemplate(test.engine, admin(), { EnCode })).body as Buffer;

  it('has the entity’s fields in their order, required ones with a star, none that a cell cannot say', async () => {
    const file = await importTemplate(test.engine, admin(), { EnCode: 'core.student.template' });
    expect(file.fileName).toBe('学生导入模板.xlsx');
    const [titles] = await sheetCells(file.body as Buffer);
    expect(titles!.slice(0, 9)).toEqual([
      '学号*',
      '考生号',
      '姓名*',
      '姓名拼音',
      '性别*',
      '出生日期*',
      '证件类型',
      '身份证号',
      '民族*',
    ]);
    for (const title of ['证件照', '登录账号', '创建人', '版本']) expect(titles).not.toContain(title);
    expect(await bodyOf('core.student.import')).toHaveLength((file.body as Buffer).length);
  });

  it('lists the dictionary names and the ways to write a reference on the second sheet', async () => {
    const body = await bodyOf('core.student.template');
    expect((await readSheetNames(body)).map(({ name }) => name)).toEqual(['学生', '填写说明']);
    const notes = new Map<unknown, readonly unknown[]>();
    for await (const { cells } of readSheet(body, { sheet: 1 })) notes.set(cells[0], cells);
    expect(notes.get('性别')).toEqual(['性别', '是', '填写名称或代码', '未知的性别、男、女、未说明的性别']);
    expect(notes.get('辅导员')?.[2]).toBe('填写工号或姓名');
    expect(notes.get('身份证号')?.[1]).toBe('视情况');
  });

  it('A03 needs the grant', async () => {
    const nobody = test.as({ UserId: 'x' }, []);
    expect(await refusalOf(importTemplate(test.engine, nobody, { EnCode: 'core.student.template' }))).toBe(
      '没有权限执行该操作',
    );
  });

  it('filled in, imports; every new student has an account of the student number afterwards', async () => {
    const [titles] = await sheetCells(await bodyOf('core.student.template'));
    const row = titles!.map((title) => {
      const at = IMPORT_COLUMNS.findIndex(
        ([heading]) => heading.replace(/[*＊ ]/g, '') === String(title).replace('*', ''),
      );
      return at < 0 ? null : (importStudent(7).shown[at] ?? null);
    });
    const FileId = await test.uploadSheet(admin(), [titles as string[], row]);
    const good = { Total: 1, New: 1, Fails: [] };
    expect(await test.import(admin(), { FileId, DryRun: 1 })).toMatchObject(good);
    expect(await test.count('SysUser')).toBe(0);
    expect(await test.import(admin(), { FileId })).toMatchObject(good);
    const account = await test.engine.database.query(
      `SELECT u."LoginName", u."RefId" = s."Id" AS "Linked", s."NamePinyin", s."Version"
       FROM "SysUser" u JOIN "Student" s ON s."UserId" = u."Id"`,
    );
    expect(account.rows).toEqual([
      {
        LoginName: importStudent(7).shown[0],
        Linked: true,
        NamePinyin: expect.stringMatching(/^[a-z ]+$/),
        Version: 2,
      },
    ]);
  });

  it('C01 a login name that is taken is told for the row that wants it, and nothing is stored', async () => {
    const [titles] = await sheetCells(await bodyOf('core.teacher.template'));
    const teacher = (no: string, name: string) =>
      titles!.map(
        (title) =>
          ({ '工号*': no, '姓名*': name, '性别*': '男', '所属部门*': '农学院', '岗位类型*': '辅导员' })[
            String(title)
          ] ?? null,
      );
    const students = await test.count('SysUser');
    const taken = importStudent(7).shown[0]!;
    const rows = [teacher('T2001', '甲'), teacher(taken, '乙'), teacher('T2002', '丙')];
    const FileId = await test.uploadSheet(admin(), [titles as string[], ...rows]);
    const report = await test.import(admin(), { EnCode: 'core.teacher.import', FileId });
    expect(report).toMatchObject({ SuccessCount: 0, FailCount: 1, New: 0 });
    const Message = expect.stringContaining(`登录名${taken}已被账号“`);
    expect(report.Fails).toEqual([{ RowNo: 3, ColumnName: '工号', CellValue: taken, Message }]);
    expect(await test.count('SysUser')).toBe(students);
  });

  it('imports a tree level by level, each row under the one above it', async () => {
    const [titles] = await sheetCells(await bodyOf('core.org.template'));
    const org = (code: string, name: string, above: string | null) =>
      titles!.map(
        (title) =>
          ({ '机构代码*': code, '机构名称*': name, '机构类型*': '2', 上级机构: above })[String(title)] ??
          null,
      );
    const FileId = await test.uploadSheet(admin(), [
      titles as string[],
      org('D1', '新学院', null),
      org('D2', '新系', 'C0'),
    ]);
    expect(await test.import(admin(), { EnCode: 'core.org.import', FileId })).toMatchObject({
      New: 2,
      Fails: [],
    });
    const paths = await test.engine.database.query<{ OrgPath: string; Id: string }>(
      `SELECT "Id", "OrgPath" FROM "Org" WHERE "OrgCode" IN ('D1', 'D2') ORDER BY "OrgCode"`,
    );
    expect(paths.rows.map(({ OrgPath }) => OrgPath)).toEqual([
      `/${paths.rows[0]!.Id}/`,
      `/org-0/${paths.rows[1]!.Id}/`,
    ]);
  });
});
