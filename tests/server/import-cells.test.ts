import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_ROWS } from '../fixtures/xlsx/import-bad-cells.ts';
import expected from '../fixtures/xlsx/students-bad-cells.json' with { type: 'json' };
import { CLASSES, classId, collegeId, majorId, teacherId } from '../fixtures/xlsx/import-school.ts';
import { IMPORT_COLUMNS, importStudent } from '../fixtures/xlsx/import-students.ts';
import { refusalOf } from '../_util/engine.ts';
import { FIXTURES, openImportEngine, type ImportEngine } from '../_util/import-engine.ts';

type Cells = (string | number | null)[];
const TITLES = IMPORT_COLUMNS.map(([heading]) => heading);
const place = (field: string) => IMPORT_COLUMNS.findIndex(([, name]) => name === field);

/** The cells of one good student, with some of them changed. */
function student(index: number, changes: Record<string, string | number | null> = {}): Cells {
  const cells: Cells = [...importStudent(index).shown];
  for (const [field, value] of Object.entries(changes)) cells[place(field)] = value;
  return cells;
}

describe('cells of an import', () => {
  let test: ImportEngine;
  beforeAll(async () => {
    test = await openImportEngine();
  });
  afterAll(() => test.close());
  const admin = () => test.as({ UserId: 'admin', TrueName: '教务', Roles: ['school_admin'] });
  const run = async (
    rows: readonly Cells[],
    more: { DryRun?: 0 | 1; Cover?: 0 | 1 } = {},
    caller = admin(),
  ) => test.import(caller, { FileId: await test.uploadSheet(caller, rows), ...more });
  const stored = async (no: string) => {
    const answer = await test.engine.database.query('SELECT * FROM "Student" WHERE "StudentNo" = $1', [no]);
    return answer.rows[0]!;
  };

  it('C01 R15 every kind of bad cell in a file of LibreOffice is reported by row, column and reason', async () => {
    const FileId = await test.upload(admin(), join(FIXTURES, 'students-bad-cells.xlsx'));
    const report = await test.import(admin(), { FileId, DryRun: 1 });
    expect(report).toEqual(expected);
    expect(new Set(report.Fails.map(({ RowNo }) => RowNo)).size).toBe(BAD_ROWS);
  });

  it('C01 one bad cell among good rows stores nothing at all', async () => {
    const FileId = await test.upload(admin(), join(FIXTURES, 'students-bad-cells.xlsx'));
    const report = await test.import(admin(), { FileId, DryRun: 0 });
    expect(report).toEqual({ ...expected, SuccessCount: 0, New: 0 });
    expect([await test.count('Student'), await test.count('AuditLog')]).toEqual([0, 0]);
  });

  it('takes the headings in any order, with or without star, in both widths, under a title line', async () => {
    const order = [...TITLES.keys()].reverse();
    const row = student(3);
    const report = await run([
      ['学生名单（样例）'],
      order.map((at) => TITLES[at]!.replace('*', '')),
      order.map((at) => row[at]!),
    ]);
    expect(report).toMatchObject({ Total: 1, New: 1, Fails: [] });
  });

  it('names missing, unknown and repeated headings in one message', async () => {
    const titles = TITLES.filter((title) => !/^(学号|姓名)/.test(title));
    const refused = await refusalOf(run([[...titles, '性别', '星座'], student(1)]));
    expect(refused).toBe('模板列不匹配：缺少列「学号」「姓名」；无法识别的列「星座」；重复的列「性别」');
    expect(await refusalOf(run([TITLES]))).toBe('文件中只有标题，没有数据');
  });

  it('R26 stores what the cells mean: codes, references by name or code, days, X in capitals, names as they are', async () => {
    const home = CLASSES.find(({ majorCode }) => majorCode === '090112')!;
    const index = 15 + CLASSES.indexOf(home);
    const card = importStudent(index).shown[place('IdCardNo')]!;
    const report = await run([
      TITLES,
      student(index, {
        IdCardNo: card.toLowerCase(),
        TrueName: ' 𠮷·娜 ',
        CounsellorId: 'T1004',
        Nation: '05',
        Phone: 19912345678,
      }),
      student(index + 15, { ClassId: `${home.majorCode}${home.grade}`, CounsellorId: null }),
    ]);
    expect(report.Fails).toEqual([]);
    const [no, next] = [importStudent(index).shown[0]!, importStudent(index + 15).shown[0]!];
    expect(await stored(no)).toMatchObject({
      TrueName: '𠮷·娜',
      IdCardNo: card,
      Nation: '05',
      Phone: '19912345678',
      CollegeId: collegeId('农学院'),
      MajorId: majorId('090112'),
      ClassId: classId(home),
      CounsellorId: teacherId('T1004'),
      // left out: the defaults of a new row
      IdCardType: '1',
      StudentStatus: '01',
      Version: 1,
    });
    expect(await stored(next)).toMatchObject({ ClassId: classId(home), CounsellorId: null });
  });

  it('without Cover a stored code or number is told; with Cover blank cells leave what is stored', async () => {
    await run([TITLES, student(31, { HomeAddress: '旧址' })]);
    const again = student(31, { StudentNo: '202399990001' });
    expect((await run([TITLES, again])).Fails).toEqual([
      { RowNo: 2, ColumnName: '身份证号', CellValue: again[3], Message: '该年级已有此证件号码的学生' },
    ]);
    const changed = student(31, { HomeAddress: null, Phone: '13800001111' });
    expect(await run([TITLES, changed], { Cover: 1 })).toMatchObject({ New: 0, Updated: 1, Fails: [] });
    expect(await stored(String(again && student(31)[0]))).toMatchObject({
      HomeAddress: '旧址',
      Phone: '13800001111',
      Version: 2,
    });
    const taken = student(32, {
      IdCardNo: student(31)[3]!,
      Birthday: student(31)[4]!,
      Gender: student(31)[2]!,
    });
    const [fail] = (await run([TITLES, taken], { Cover: 1 })).Fails;
    expect(fail).toMatchObject({ ColumnName: '身份证号', Message: '该年级已有此证件号码的学生' });
  });

  it('R15 takes a graduate who comes again in a later year, with the number of the same card', async () => {
    const graduate = student(45);
    const own = Object.fromEntries(
      ['TrueName', 'Gender', 'IdCardNo', 'Birthday'].map((field) => [field, graduate[place(field)]!]),
    );
    const later = 45 + CLASSES.findIndex(({ grade }) => grade > CLASSES[0]!.grade);
    expect((await run([TITLES, graduate, student(later, own)])).Fails).toEqual([]);
    expect(await run([TITLES, student(later, { ...own, Phone: '13800002222' })], { Cover: 1 })).toMatchObject(
      {
        Updated: 1,
        Fails: [],
      },
    );
    const twice = student(later + 15, own);
    expect((await run([TITLES, twice])).Fails).toMatchObject([
      { ColumnName: '身份证号', Message: '该年级已有此证件号码的学生' },
    ]);
  });

  it('with Cover a masked value of an exported list leaves what is stored', async () => {
    await run([TITLES, student(46)]);
    const before = await stored(student(46)[0] as string);
    const card = String(before['IdCardNo']);
    const masked = student(46, { IdCardNo: `${card.slice(0, 4)}****${card.slice(-4)}`, TrueName: '改名' });
    expect(await run([TITLES, masked], { Cover: 1 })).toMatchObject({ Updated: 1, Fails: [] });
    expect(await stored(String(before['StudentNo']))).toMatchObject({ IdCardNo: card, TrueName: '改名' });
  });

  it('S07 rows outside of the caller’s scope are refused, new ones and stored ones alike', async () => {
    await run([TITLES, student(62), student(64)]);
    const dean = test.as({ UserId: 'dean', Roles: ['college_admin'], CollegeIds: [collegeId('林学院')] });
    // 62 and 77 are of 林学院, 64 and 79 of 农学院
    const rows = [62, 64, 77, 79].map((index) => student(index, { CounsellorId: null }));
    const report = await run([TITLES, ...rows], { Cover: 1, DryRun: 1 }, dean);
    expect(report).toMatchObject({ Total: 4, SuccessCount: 2, FailCount: 2 });
    expect(report.Fails.map(({ RowNo, ColumnName, Message }) => [RowNo, ColumnName, Message])).toEqual([
      [3, '学号', '无权操作该数据'],
      [5, '学院', '无权操作该数据'],
    ]);
  });

  it('S07 A03 needs the grant of the import and a file of one’s own', async () => {
    const FileId = await test.uploadSheet(admin(), [TITLES, student(1)]);
    const nobody = test.as({ UserId: 'x', Roles: ['school_admin'] }, ['core.student.export']);
    expect(await refusalOf(test.import(nobody, { FileId }))).toBe('没有权限执行该操作');
    const other = test.as({ UserId: 'other', Roles: ['school_admin'] });
    expect(await refusalOf(test.import(other, { FileId }))).toBe('文件不存在，请重新上传');
    expect(await refusalOf(test.import(admin(), { FileId, EnCode: 'core.student.add' }))).toBe(
      '该操作已不可用，请刷新页面后重试',
    );
  });

  it('refuses what is no workbook, and too many rows, with a text for the person', async () => {
    const text = await test.upload(admin(), join(FIXTURES, 'README.md'), 'list.xlsx');
    expect(await refusalOf(test.import(admin(), { FileId: text }))).toContain('这不是 .xlsx 文件');
    const many = Array.from({ length: 20_001 }, (_, index) => [`${index}`]);
    const FileId = await test.uploadSheet(admin(), [
      [
        '学号*',
        '姓名*',
        '性别*',
        '出生日期*',
        '民族*',
        '政治面貌*',
        '学院*',
        '专业*',
        '年级*',
        '培养层次*',
        '入学日期*',
      ],
      ...many,
    ]);
    expect(await refusalOf(test.import(admin(), { FileId }))).toBe('一次最多导入20000行，请分成几个文件');
  });

  it('stops when the caller is gone, with nothing stored', async () => {
    const before = await test.count('Student');
    const FileId = await test.uploadSheet(admin(), [TITLES, student(91)]);
    expect(await refusalOf(test.import(admin(), { FileId }, AbortSignal.abort()))).toBe('导入已取消');
    expect(await test.count('Student')).toBe(before);
  });
});
