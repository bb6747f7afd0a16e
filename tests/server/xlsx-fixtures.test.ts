import { execFileSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSheet, readSheetNames } from '../../src/server/jobs/xlsx/read.ts';
import type { ReadOptions, SheetRow } from '../../src/server/jobs/xlsx/read.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { sharedStringsXml, workbookParts, workbookXml } from '../fixtures/xlsx/parts.ts';
import { expectedStudents } from '../fixtures/xlsx/students.ts';
import { zipOf } from '../fixtures/xlsx/zip.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/xlsx');
const folder = mkdtempSync(join(tmpdir(), 'xlsx-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf(file: string | Uint8Array, options?: ReadOptions): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(file, options)) rows.push(row);
  return rows;
}

async function cellsOf(
  rows: string,
  more: { sharedStrings?: string; workbook?: string } = {},
): Promise<SheetRow[]> {
  return rowsOf(zipOf(workbookParts({ rows, ...more })));
}

describe('reading files of spreadsheet programs', () => {
  it('R26 reads a student list saved by LibreOffice, from disk and from memory', async () => {
    const path = join(FIXTURES, 'students-libreoffice.xlsx');
    expect(await readSheetNames(path)).toEqual([{ name: '学生名单', hidden: false }]);
    expect(await rowsOf(path)).toEqual(expectedStudents());
    expect(await rowsOf(readFileSync(path))).toEqual(expectedStudents());
    expect(expectedStudents().length).toBe(40);
  });

  it('R26 reads a list written the way of WPS: hidden first sheet, shared and rich texts, reading aids, date formats', async () => {
    const path = join(FIXTURES, 'students-wps.xlsx');
    expect(await readSheetNames(path)).toEqual([
      { name: '字典', hidden: true },
      { name: '学生 名单', hidden: false },
    ]);
    const rows = await rowsOf(path);
    expect(rows.map(({ rowNo }) => rowNo)).toEqual([1, 2, 3]);
    expect(rows[1]?.cells).toEqual([
      ' 01001 ', '𠮷野', '2006-01-02', '2024-09-01', '2006-01-02', '08:30:00', '2024-09-01 08:30:01', '2024-09-01', 4,
    ]); // prettier-ignore
    expect(rows[2]?.cells).toEqual([
      20240101002, '阿依古丽·买买提 ', '2006-01-02', null, '第一行\r\n第二行', null, '有', true, '#N/A',
    ]); // prettier-ignore
    expect(await rowsOf(path, { sheet: 0 })).toEqual([{ rowNo: 1, cells: ['男'] }]);
    expect(await rowsOf(path, { sheet: '学生 名单' })).toEqual(rows);
  });

  it('reads what other programs leave out or add', async () => {
    const inline =
      '<c t="inlineStr"><is><r><t>甲</t></r><r><t xml:space="preserve"> 乙</t></r><rPh sb="0" eb="1"><t>jia</t></rPh></is></c>';
    expect(
      await cellsOf(
        `<row><c><v>1</v></c>${inline}</row><row/><row><c t="d"><v>2006-01-02T00:00:00</v></c></row>`,
      ),
    ).toEqual([
      { rowNo: 1, cells: [1, '甲 乙'] },
      { rowNo: 3, cells: ['2006-01-02'] },
    ]);
    const prefixed = zipOf(
      workbookParts({
        sheet:
          '<x:worksheet xmlns:x="urn:x"><x:sheetData><x:row r="2"><x:c r="C2"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
      }),
    );
    expect(await rowsOf(prefixed)).toEqual([{ rowNo: 2, cells: [null, null, 2] }]);
    const otherCase = workbookParts({
      sharedStrings: sharedStringsXml('<si><t>甲</t></si>'),
      rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
    });
    const upper = otherCase.map((part) => ({
      ...part,
      name: part.name.replace('sharedStrings', 'SharedStrings'),
    }));
    expect(await rowsOf(zipOf(upper))).toEqual([{ rowNo: 1, cells: ['甲'] }]);
  });

  it('gives no value for a formula that was never computed, and for empty texts', async () => {
    expect(
      await cellsOf(
        '<row r="1"><c r="A1"><f>1+1</f></c><c r="B1" t="str"><f>""</f><v></v></c><c r="C1" t="b"><v>0</v></c></row>',
      ),
    ).toEqual([{ rowNo: 1, cells: [null, null, false] }]);
  });

  it('counts days from 1904 when the workbook says so', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>';
    const workbook = workbookXml(
      '<workbookPr date1904="1"/><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets>',
    );
    const file = zipOf(
      workbookParts({ workbook, styles, rows: '<row r="1"><c r="A1" s="0"><v>37257</v></c></row>' }),
    );
    expect(await rowsOf(file)).toEqual([{ rowNo: 1, cells: ['2006-01-02'] }]);
  });

  it('says which sheet is missing', async () => {
    const file = zipOf(workbookParts());
    await expect(rowsOf(file, { sheet: '成绩' })).rejects.toMatchObject({
      code: 'sheet-not-found',
      message: '文件中没有工作表“成绩”',
    });
    await expect(rowsOf(file, { sheet: 1 })).rejects.toMatchObject({ message: '文件中没有第 2 张工作表' });
  });

  it('leaves no file open when the reader stops early', async () => {
    const path = join(FIXTURES, 'students-libreoffice.xlsx');
    const openFiles = (): number => readdirSync('/proc/self/fd').length;
    const stopEarly = async (): Promise<void> => {
      for await (const row of readSheet(path)) if (row.rowNo > 2) break;
    };
    await stopEarly();
    const before = openFiles();
    for (let i = 0; i < 20; i++) await stopEarly();
    expect(openFiles()).toBeLessThanOrEqual(before + 2);
  });
});

const soffice = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((dir) => join(dir, 'soffice'))
  .find((path) => existsSync(path));

function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  for (const [, line] of csv.matchAll(/((?:"(?:[^"]|"")*"|[^"\n])*)\n/g)) {
    const fields = [...(line ?? '').matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
    rows.push(
      fields.map(([, quoted, plain]) =>
        quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
      ),
    );
  }
  return rows;
}

describe.skipIf(soffice === undefined)('a written workbook in LibreOffice', () => {
  function csvOf(path: string): string[][] {
    // Separator, quote, UTF-8, from line 1, quote only where needed, cell contents as shown.
    const format = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,1';
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    execFileSync(soffice ?? '', [profile, '--headless', '--convert-to', format, '--outdir', folder, path], {
      stdio: 'ignore',
    });
    const result = readdirSync(folder).find((name) => name.endsWith('.csv')) ?? '';
    return parseCsv(readFileSync(join(folder, result), 'utf8'));
  }

  it('A20 B14 R26 has the same texts, and nothing of them was computed', async () => {
    const texts = [
      '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋1', '－1', '＠A1', '=WEBSERVICE("http://127.0.0.1")', '007', '1e5', '1/2',
      '2006-01-02', '12345678901234567890', 'TRUE', ' 前后 ', 'a\nb', '"引"', '<b>&amp;', '_x0041_', '𠮷㛃䶮𬭎', '阿依古丽·买合木提',
      '👨‍👩‍👧', 'e\u0301',
    ]; // prettier-ignore
    const path = join(folder, 'written.xlsx');
    const rows = texts.map((text, i) => [text, i / 4]);
    await writeSheets(createWriteStream(path), [
      { name: '名单', columns: [{ title: '文字' }, { title: '数' }], rows, freezeHeader: true },
    ]);
    expect(csvOf(path)).toEqual([['文字', '数'], ...rows.map(([text, number]) => [text, String(number)])]);
  });
});
