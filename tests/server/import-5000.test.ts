import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS, importStudent, STUDENT_COUNT } from '../fixtures/xlsx/import-students.ts';
import {
  FIXTURES,
  fixture,
  openImportEngine,
  sheetCells,
  type ImportEngine,
} from '../_util/import-engine.ts';
import { numberFinder, plainInTables } from '../_util/stored-raw.ts';
import { atLength, isAtLength, scaled } from '../_util/scale.ts';

const FILE = join(FIXTURES, 'students-libreoffice-5000.xlsx');
const Columns = IMPORT_COLUMNS.map(([heading, field]) => ({
  dataIndex: field,
  title: heading.replace(/[*＊]/, '').trim(),
}));
/** How many of them are stored in a run that does not go to all lengths. */
const STORED = isAtLength ? STUDENT_COUNT : 300;
const students = Array.from({ length: STUDENT_COUNT }, (_, index) => importStudent(index));
const asText = (rows: readonly (readonly unknown[])[]) =>
  rows.map((cells) =>
    Columns.map((_, place) =>
      cells[place] === null || cells[place] === undefined ? null : String(cells[place]),
    ),
  );

// A machine that does other things at the same time needs a multiple of the seconds that the work takes.
describe('5,000 students in a file of LibreOffice', { timeout: 300_000 }, () => {
  let test: ImportEngine;
  beforeAll(async () => {
    test = await openImportEngine();
  });
  afterAll(() => test.close());
  const admin = () => test.as({ UserId: 'admin', TrueName: '教务', Roles: ['school_admin'] });

  it('R26 the file holds what it says: dates as text and as day numbers, rare characters, X, numbers for texts', async () => {
    const rows = await sheetCells(fixture('students-libreoffice-5000.xlsx'));
    expect(rows.length).toBe(STUDENT_COUNT + 1);
    const flat = rows.flat();
    for (const part of ['𠮷野明', '阿依古丽·买合木提', '迪丽娜尔•吐尔逊', '卡米力・艾山', '=1+1'])
      expect(flat).toContain(part);
    const births = rows.slice(1).map((cells) => cells[4]);
    expect(births.filter((birth) => typeof birth === 'number').length).toBeGreaterThan(500);
    expect(births.some((birth) => String(birth).includes('年'))).toBe(true);
    expect(rows.filter((cells) => /X$/i.test(String(cells[3]))).length).toBeGreaterThan(100);
    expect(rows.filter((cells) => typeof cells[0] === 'number').length).toBe(STUDENT_COUNT / 4);
  });

  it('C01 R15 a dry run finds nothing wrong and stores nothing; the import stores every row, with its audit', async () => {
    const cells = isAtLength ? [] : await sheetCells(fixture('students-libreoffice-5000.xlsx'));
    const FileId = isAtLength
      ? await test.upload(admin(), FILE)
      : await test.uploadSheet(admin(), cells.slice(0, STORED + 1) as (string | number | null)[][]);
    const good = {
      Total: STORED,
      SuccessCount: STORED,
      FailCount: 0,
      New: STORED,
      Updated: 0,
      Fails: [],
    };
    expect(await test.import(admin(), { FileId, DryRun: 1 })).toEqual(good);
    expect(await test.count('Student')).toBe(0);
    expect(await test.count('AuditLog')).toBe(0);
    expect(await test.import(admin(), { FileId, DryRun: 0 })).toEqual(good);
    expect(await test.count('Student')).toBe(STORED);
    expect(await test.count('AuditLog')).toBe(STORED);
  });

  it('B18 no table holds one of their identity numbers plain, whatever was written with them', async () => {
    const place = Columns.findIndex(({ dataIndex }) => dataIndex === 'IdCardNo');
    const numbers = students.slice(0, STORED).map(({ shown }) => String(shown[place]));
    expect(numbers.filter((number) => /^\d{17}[\dX]$/.test(number)).length).toBeGreaterThan(STORED / 5);
    expect(await plainInTables(test.engine.database, numberFinder(numbers))).toEqual([]);
  });

  atLength(
    'R14 R26 the list exports back with the same text in every cell, and that file imports and exports to itself',
    async () => {
      const report = await test.export(admin(), { Columns });
      expect(report.total).toBe(STUDENT_COUNT);
      const [titles, ...rows] = await test.exported(report);
      expect(titles).toEqual(Columns.map(({ title }) => title));
      const byNo = [...students].sort((a, b) => (a.shown[0]! < b.shown[0]! ? -1 : 1));
      // A region is shown with what it lies in.
      const whole = (cell: string | null) => (cell === '南昌市' ? '江西省南昌市' : cell);
      expect(asText(rows)).toEqual(byNo.map(({ shown }) => shown.map(whole)));

      const again = rows.slice(-scaled(STUDENT_COUNT, 1_000));
      await test.engine.database.query('DELETE FROM "Student" WHERE "StudentNo" >= $1', [
        String(again[0]![0]),
      ]);
      const FileId = await test.uploadSheet(admin(), [titles!, ...again] as (string | number | null)[][]);
      expect((await test.import(admin(), { FileId })).New).toBe(again.length);
      expect(await test.exported(await test.export(admin(), { Columns }))).toEqual([titles, ...rows]);
    },
  );

  it('with Cover the same file changes nothing, one changed cell changes one row, without it every row is taken', async () => {
    const titles = Columns.map(({ title }) => title);
    const same = students
      .slice(0, scaled(STUDENT_COUNT, Math.min(STORED, 1_000)))
      .map(({ shown }) => [...shown]);
    const FileId = await test.uploadSheet(admin(), [titles, ...same]);
    expect(await test.import(admin(), { FileId, Cover: 1 })).toMatchObject({
      SuccessCount: same.length,
      New: 0,
      Updated: 0,
    });
    const refused = await test.import(admin(), { FileId, DryRun: 1 });
    expect(refused).toMatchObject({ FailCount: same.length, SuccessCount: 0 });
    // Each row is there already by its number and by its card.
    expect(refused.Fails.length).toBe(Math.min(2 * same.length, 1_000));
    expect(refused.Fails[0]).toEqual({
      RowNo: 2,
      ColumnName: '学号',
      CellValue: '202300000000',
      Message: '学号已存在',
    });
    const rows = students.slice(0, 100).map(({ shown }) => [...shown]);
    rows[17]![1] = '𠮷改名';
    const changed = await test.uploadSheet(admin(), [titles, ...rows]);
    expect(await test.import(admin(), { FileId: changed, Cover: 1 })).toMatchObject({
      New: 0,
      Updated: 1,
      FailCount: 0,
    });
    const named = await test.engine.database.query('SELECT "Version" FROM "Student" WHERE "TrueName" = $1', [
      '𠮷改名',
    ]);
    expect(named.rows).toEqual([{ Version: 2 }]);
  });
});
