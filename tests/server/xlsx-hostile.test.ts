import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { XlsxError, readSheet } from '../../src/server/jobs/xlsx/read.ts';
import type { ReadLimits } from '../../src/server/jobs/xlsx/read.ts';
import {
  SHEET_PATH,
  relationsXml,
  sharedStringsXml,
  sheetXml,
  withPart,
  workbookParts,
  workbookXml,
} from '../fixtures/xlsx/parts.ts';
import type { WorkbookParts } from '../fixtures/xlsx/parts.ts';
import { zipOf } from '../fixtures/xlsx/zip.ts';
import type { ZipPart } from '../fixtures/xlsx/zip.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/xlsx');
const GOOD = readFileSync(join(FIXTURES, 'students-libreoffice.xlsx'));

/** The refusal code, or how many rows were accepted. Any other error fails the test. */
async function outcome(file: Uint8Array, limits: Partial<ReadLimits> = {}): Promise<string> {
  let rows = 0;
  try {
    for await (const _row of readSheet(file, { limits })) rows++;
    return `accepted ${rows}`;
  } catch (error) {
    if (!(error instanceof XlsxError)) throw error;
    expect(error.message).toMatch(/^[\p{Script=Han}]/u);
    return error.code;
  }
}

async function book(parts: WorkbookParts, limits?: Partial<ReadLimits>): Promise<string> {
  return outcome(zipOf(workbookParts(parts)), limits);
}

const row = (inner: string): string => `<row r="1">${inner}</row>`;
const prototypeBefore = Object.getOwnPropertyNames(Object.prototype);
afterAll(() => expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(prototypeBefore));

describe('C27 files that are no .xlsx', () => {
  it.each([
    ['nothing', '', 'not-xlsx'],
    ['a CSV file', '学号,姓名\n1,张三\n', 'not-xlsx'],
    ['a web page named .xls', '<html><table><tr><td>1</td></tr></table></html>', 'not-xlsx'],
    ['an empty archive', 'PK\x05\x06'.padEnd(22, '\0'), 'not-xlsx'],
    ['an archive cut after its first bytes', 'PK\x03\x04', 'damaged'],
    ['an archive of noise', `PK\x03\x04${'\x17'.repeat(3000)}`, 'damaged'],
  ])('refuses %s', async (_name, content, code) => {
    expect(await outcome(Buffer.from(content))).toBe(code);
  });

  it('tells the old format and a password apart', async () => {
    expect(await outcome(readFileSync(join(FIXTURES, 'students-legacy.xls')))).toBe('legacy-xls');
    expect(await outcome(readFileSync(join(FIXTURES, 'encrypted.xlsx')))).toBe('encrypted');
    expect(await outcome(GOOD.subarray(0, 0))).toBe('not-xlsx');
    expect(await outcome(readFileSync(join(FIXTURES, 'students-legacy.xls')).subarray(0, 512))).toBe(
      'not-xlsx',
    );
    const zipPassword = workbookParts().map((part) => ({ ...part, flags: 0x0801 }));
    expect(await outcome(zipOf(zipPassword))).toBe('encrypted');
  });

  it('refuses other documents of the same family', async () => {
    const word = [
      { name: '_rels/.rels', data: relationsXml([['rId1', 'officeDocument', 'word/document.xml']]) },
      { name: 'word/document.xml', data: '<w:document xmlns:w="urn:w"/>' },
    ];
    const binary = [
      { name: '_rels/.rels', data: relationsXml([['rId1', 'officeDocument', 'xl/workbook.bin']]) },
    ];
    expect(await outcome(zipOf(word))).toBe('not-xlsx');
    expect(await outcome(zipOf(binary))).toBe('not-xlsx');
    expect(
      await outcome(zipOf([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' }])),
    ).toBe('not-xlsx');
  });

  it('refuses a file that is too large before reading it', async () => {
    expect(await outcome(GOOD, { maxBytes: GOOD.length - 1 })).toBe('too-large');
    expect(await outcome(GOOD, { maxBytes: GOOD.length })).toBe('accepted 40');
  });
});

describe('C26 names inside the archive', () => {
  it.each([
    '../evil.xml',
    'xl/../../evil.xml',
    '/etc/evil',
    'C:/evil',
    'c:\\evil',
    '..\\evil',
    'xl\\..\\evil',
    'xl/a\0b.xml',
    '..',
  ])('refuses %j', async (name) => {
    expect(await outcome(zipOf([...workbookParts(), { name, data: 'x' }]))).toBe('unsafe-archive');
  });

  it('refuses links and names that come twice', async () => {
    const parts = workbookParts();
    expect(
      await outcome(zipOf([...parts, { name: 'xl/link', data: '/etc/passwd', unixMode: 0o120777 }])),
    ).toBe('unsafe-archive');
    expect(await outcome(zipOf([...parts, { name: SHEET_PATH, data: 'x' }]))).toBe('unsafe-archive');
    expect(await outcome(zipOf([...parts, { name: SHEET_PATH.toUpperCase(), data: 'x' }]))).toBe(
      'unsafe-archive',
    );
  });

  it('reads no part that is outside of the archive or of the network', async () => {
    for (const target of ['../../../../etc/passwd', '/../etc/passwd']) {
      expect(await book({ relations: relationsXml([['rId1', 'worksheet', target]]) })).toBe('damaged');
    }
    const external = relationsXml([['rId1', 'worksheet', 'http://127.0.0.1:9/x']]).replace(
      '/></Rel',
      ' TargetMode="External"/></Rel',
    );
    expect(await book({ relations: external })).toBe('sheet-not-found');
  });
});

describe('C27 B13 archives that lie', () => {
  const sheet = (change: Partial<ZipPart>): Promise<string> =>
    outcome(
      zipOf(
        withPart(workbookParts(), { name: SHEET_PATH, data: sheetXml(row('<c><v>1</v></c>')), ...change }),
      ),
    );

  it('refuses sizes and checksums that are not true', async () => {
    expect(await sheet({})).toBe('accepted 1');
    expect(await sheet({ stored: true })).toBe('accepted 1');
    expect(await sheet({ declaredSize: 10 })).toBe('damaged');
    expect(await sheet({ declaredSize: 0 })).toBe('damaged');
    expect(await sheet({ declaredSize: 100_000 })).toBe('damaged');
    expect(await sheet({ stored: true, declaredSize: 100_000 })).toBe('damaged');
    expect(await sheet({ declaredCrc: 1 })).toBe('damaged');
    expect(await sheet({ packed: Buffer.from('not packed') })).toBe('damaged');
    expect(await sheet({ packed: deflateRawSync(Buffer.alloc(0)) })).toBe('damaged');
  });

  it('counts what is unpacked, not only what is declared', async () => {
    const parts = workbookParts({ rows: row(`<c t="inlineStr"><is><t>${'字'.repeat(3000)}</t></is></c>`) });
    const size = parts.reduce((sum, { data }) => sum + Buffer.byteLength(data), 0);
    expect(await outcome(zipOf(parts), { maxExpandedBytes: size })).toBe('accepted 1');
    expect(await outcome(zipOf(parts), { maxExpandedBytes: size - 1 })).toBe('expands-too-much');
    expect(await outcome(zipOf(parts), { maxEntries: 4 })).toBe('expands-too-much');
  });

  it('refuses entries that share their data', async () => {
    const data = Buffer.alloc(16 * 1024 * 1024);
    const kernel = { data, packed: deflateRawSync(data), declaredCrc: crc32(data) };
    const many = Array.from({ length: 60 }, (_, i) => ({ ...kernel, name: `a${i}`, overlaps: i > 0 }));
    expect(await outcome(zipOf([...workbookParts(), ...many]))).toBe('expands-too-much');
  });

  it('refuses a file that was cut anywhere', async () => {
    for (let part = 0; part < 40; part++) {
      expect(['damaged', 'not-xlsx']).toContain(
        await outcome(GOOD.subarray(0, Math.floor((GOOD.length * part) / 40))),
      );
    }
    expect(await outcome(GOOD.subarray(0, -1))).toBe('damaged');
  });

  it('never gives other rows for a file in which a byte changed', async () => {
    const read = async (file: Uint8Array): Promise<string> => {
      const rows: unknown[] = [];
      for await (const found of readSheet(file)) rows.push(found);
      return JSON.stringify(rows);
    };
    const whole = await read(GOOD);
    let refused = 0;
    for (let at = 5; at < GOOD.length; at += 29) {
      const changed = Buffer.from(GOOD);
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
      const rows = await read(changed).catch((error: unknown) => {
        if (!(error instanceof XlsxError)) throw error;
        refused++;
        return whole;
      });
      expect(rows).toBe(whole);
    }
    expect(refused).toBeGreaterThan(100);
  });
});

describe('C27 A21 XML that attacks its reader', () => {
  const LAUGHS =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>';
  const XXE = '<!DOCTYPE x [<!ENTITY c SYSTEM "file:///etc/passwd">]>';
  const body = sheetXml(row('<c t="inlineStr"><is><t>&c;</t></is></c>'));

  it.each([LAUGHS, XXE, '<!DOCTYPE x>'])('refuses a document type in any part: %s', async (doctype) => {
    const inject = (xml: string): string => xml.replace(/^(<\?xml.*?\?>)?/, `$1${doctype}`);
    expect(await book({ sheet: inject(body) })).toBe('unsafe-xml');
    expect(await book({ sharedStrings: inject(sharedStringsXml('<si><t>&c;</t></si>')) })).toBe('unsafe-xml');
    expect(await book({ styles: inject('<styleSheet/>') })).toBe('unsafe-xml');
    expect(await book({ workbook: inject(workbookXml('<sheets/>')) })).toBe('unsafe-xml');
    expect(await book({ relations: inject(relationsXml([])) })).toBe('unsafe-xml');
  });

  it.each([
    ['an entity of its own', body, 'damaged'],
    ['another encoding', Buffer.from(`\uFEFF${sheetXml('')}`, 'utf16le'), 'damaged'],
    [
      'text in GBK',
      Buffer.from([
        ...Buffer.from('<worksheet><sheetData>'),
        0xd5,
        0xc5,
        ...Buffer.from('</sheetData></worksheet>'),
      ]),
      'damaged',
    ],
    ['another root element', '<x><sheetData/></x>', 'damaged'],
    ['an end before its rows end', sheetXml(row('')).replace('</sheetData></worksheet>', ''), 'damaged'],
    ['nesting without end', '<worksheet>'.repeat(10_000), 'damaged'],
    ['nothing', '', 'damaged'],
  ] as const)('refuses a sheet with %s', async (_name, data, code) => {
    expect(
      await outcome(zipOf(withPart(workbookParts(), { name: SHEET_PATH, data: Buffer.from(data) }))),
    ).toBe(code);
  });
});

describe('A21 sheets beyond all bounds', () => {
  it.each([
    ['a row number beyond the format', '<row r="1048577"/>', 'damaged'],
    ['a row number that is huge', '<row r="99999999999999999999"><c><v>1</v></c></row>', 'damaged'],
    ['a row number that is none', '<row r="-1"/>', 'damaged'],
    ['a row that comes twice', '<row r="2"/><row r="2"/>', 'damaged'],
    ['a column beyond the format', row('<c r="XFE1"><v>1</v></c>'), 'damaged'],
    ['a cell of another row', row('<c r="A2"><v>1</v></c>'), 'damaged'],
    ['a cell that comes twice', row('<c r="B1"><v>1</v></c><c r="B1"><v>2</v></c>'), 'damaged'],
    ['a value in the last column', row('<c r="XFD1"><v>1</v></c>'), 'too-many-columns'],
    ['a text that is missing', row('<c r="A1" t="s"><v>0</v></c>'), 'damaged'],
    ['a text number that is none', row('<c r="A1" t="s"><v>__proto__</v></c>'), 'damaged'],
    ['a type that is unknown', row('<c r="A1" t="__proto__"><v>1</v></c>'), 'damaged'],
    ['a number that is none', row('<c r="A1"><v>0x10</v></c>'), 'damaged'],
    ['a number of a million digits', row(`<c r="A1"><v>${'1'.repeat(30_000)}x</v></c>`), 'damaged'],
    [
      'a text that is too long',
      row(`<c r="A1" t="inlineStr"><is><t>${'字'.repeat(32_768)}</t></is></c>`),
      'cell-too-long',
    ],
    [
      'a text longer than any',
      row(`<c r="A1" t="inlineStr"><is><t>${'字'.repeat(600_000)}</t></is></c>`),
      'cell-too-long',
    ],
    [
      'runs without end',
      row(`<c r="A1" t="inlineStr"><is>${'<r><t>字字字字字字字字</t></r>'.repeat(5000)}</is></c>`),
      'cell-too-long',
    ],
  ])('refuses %s', async (_name, rows, code) => {
    expect(await book({ rows })).toBe(code);
  });

  it('holds the limits on rows, columns and texts', async () => {
    const rows = Array.from(
      { length: 5 },
      (_, i) => `<row r="${i + 1}"><c><v>1</v></c><c><v>2</v></c></row>`,
    ).join('');
    expect(await book({ rows }, { maxRows: 5, maxColumns: 2 })).toBe('accepted 5');
    expect(await book({ rows }, { maxRows: 4 })).toBe('too-many-rows');
    expect(await book({ rows }, { maxColumns: 1 })).toBe('too-many-columns');
    const sharedStrings = sharedStringsXml('<si><t>一二三四五</t></si>'.repeat(4));
    expect(await book({ rows, sharedStrings }, { maxSharedStrings: 4, maxSharedChars: 20 })).toBe(
      'accepted 5',
    );
    expect(await book({ rows, sharedStrings }, { maxSharedStrings: 3 })).toBe('too-many-strings');
    expect(await book({ rows, sharedStrings }, { maxSharedChars: 19 })).toBe('too-many-strings');
    expect(await book({ rows, sharedStrings }, { maxCellChars: 4 })).toBe('cell-too-long');
  });

  it('takes names of every kind for names only', async () => {
    const names = ['__proto__', 'constructor', 'toString'];
    const sheets = names.map(
      (name, i) => `<sheet name="${name}" sheetId="${i}" r:id="${name}" __proto__="x" constructor="y"/>`,
    );
    const file = zipOf(
      workbookParts({
        workbook: workbookXml(`<sheets>${sheets.join('')}</sheets>`),
        relations: relationsXml(names.map((name) => [name, 'worksheet', 'worksheets/sheet1.xml'])),
        styles:
          '<styleSheet><numFmts><numFmt numFmtId="__proto__" formatCode="yyyy"/></numFmts></styleSheet>',
        rows: row('<c r="A1" s="__proto__" __proto__="1"><v>1</v></c>'),
      }),
    );
    for (const sheet of names) {
      for await (const found of readSheet(file, { sheet })) expect(found).toEqual({ rowNo: 1, cells: [1] });
    }
    await expect(readSheet(file, { sheet: 'hasOwnProperty' }).next()).rejects.toMatchObject({
      code: 'sheet-not-found',
    });
  });

  it('does not read merged ranges, however many', async () => {
    const merges = '<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000);
    const sheet = sheetXml(row('<c><v>1</v></c>')).replace(
      '</sheetData>',
      `</sheetData><mergeCells>${merges}</mergeCells>`,
    );
    expect(await book({ sheet })).toBe('accepted 1');
  });
});
