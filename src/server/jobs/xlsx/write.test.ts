import { PassThrough, Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS } from '../../../contract/workbook/limits.ts';
import { withArchive } from './archive.ts';
import { readSheet, readSheetNames } from './read.ts';
import type { SheetRow } from './read.ts';
import { writeSheets } from './write.ts';
import type { WriteOptions, WrittenSheet, WrittenValue } from './write.ts';

async function bytesOf(sheets: readonly WrittenSheet[], options?: WriteOptions): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const target = new PassThrough();
  target.on('data', (chunk: Buffer) => chunks.push(chunk));
  await writeSheets(target, sheets, options);
  return Buffer.concat(chunks);
}

function listOf(rows: WrittenSheet['rows'], titles: readonly string[] = ['内容']): WrittenSheet {
  return { name: '名单', columns: titles.map((title) => ({ title })), rows };
}

async function rowsOf(file: Uint8Array, sheet?: number | string): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(file, sheet === undefined ? {} : { sheet })) rows.push(row);
  return rows;
}

async function xmlOf(file: Uint8Array, path: string): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of withArchive(file, DEFAULT_READ_LIMITS, (archive) => archive.text(path)))
    pieces.push(piece);
  return pieces.join('');
}

const HARD_TEXTS = [
  ' 前', '后 ', '  ', '\t', '\n', '\r', '\r\n', 'a\nb\r\nc\td', '　全角空格　', '0', '007', '1e5', '0x10', 'TRUE', '1/2',
  '2006-01-02', '12345678901234567890', '11010519491231002X', 'NaN', '#N/A', '\'引', '"双"', '<b>&amp;</b>', ']]>', '&#65;',
  '_x0041_', '_x000D_', '_x005F_x0041_', '\u0000', '\u0001\u001F', '\u007F\u0085\u00A0\u200B\uFEFF\u2028', '\uFFFE', '\uFFFF',
  '\uD83D', '\uDE00x', '阿依古丽·买合木提', 'a•b・c', '👨‍👩‍👧‍👦', '🇨🇳', 'e\u0301', '\u202Eabc', '\\', '{{x}}', '__proto__', 'constructor',
  '字'.repeat(32_767),
]; // prettier-ignore

// 通用规范汉字表 characters outside of the BMP.
const RARE =
  '𠙶𠳐𡎚𡐓𣗋𣲗𣲘𥔲𦙶𦝼𧿹𨙸𨚕𨟠𨱇𨱏𨱑𨱔𨺙𩽾𩾃𩾌𪟝𪣻𪤗𪧘𪨰𪨶𪩘𪾢𫄧𫄨𫄷𫄸𫇭𫌀𫍢𫍣𫍯𫍲𫍽𫐄𫐐𫐓𫑡𫓧𫓯𫓶𫓹𫔍𫔎𫔶𫖮𫖯𫖳𫗧𫗴𫘜𫘝𫘦𫘧𫘨𫘪𫘬𫚕𫚖𫚭𫛭𫞩𫟅𫟦𫟹𫟼𫠆𫠊𫠜𫢸𫫇𫭟𫭢𫭼𫮃𫰛𫵷𫶇𫷷𫸩𬀩𬀪𬂩𬃊𬇕𬇙𬇹𬉼𬊈𬊤𬌗𬍛𬍡𬍤𬒈𬒍𬒔𬒗𬕂𬘓𬘘𬘡𬘩𬘫𬘬𬘭𬘯𬙂𬙊𬙋𬜬𬜯𬞟𬟁𬟽𬣙𬣞𬣡𬣳𬤇𬤊𬤝𬨂𬨎𬩽𬪩𬬩𬬭𬬮𬬱𬬸𬬹𬬻𬬿𬭁𬭊𬭎𬭚𬭛𬭤𬭩𬭬𬭯𬭳𬭶𬭸𬭼𬮱𬮿𬯀𬯎𬱖𬱟𬳵𬳶𬳽𬳿𬴂𬴃𬴊𬶋𬶍𬶏𬶐𬶟𬶠𬶨𬶭𬶮𬷕𬸘𬸚𬸣𬸦𬸪𬹼𬺈𬺓';

const FORMULA_LIKE = [
  '=1+1', '=cmd|\' /C calc\'!A0', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)',
  '=HYPERLINK("http://127.0.0.1","x")', '=WEBSERVICE("http://127.0.0.1")', '{=1}', '%0A=1', ';=1', ' =1',
]; // prettier-ignore

describe('writing and reading a workbook', () => {
  it('R26 gives every text back unchanged', async () => {
    const texts = [...HARD_TEXTS, ...RARE, ...FORMULA_LIKE];
    expect([...RARE].every((character) => (character.codePointAt(0) ?? 0) > 0xffff)).toBe(true);
    expect([...RARE].length).toBeGreaterThanOrEqual(40);
    const rows = await rowsOf(await bytesOf([listOf(texts.map((text) => [text]))]));
    expect(rows.slice(1)).toEqual(texts.map((text, i) => ({ rowNo: i + 2, cells: [text] })));
  });

  it('R26 gives every code point of Unicode back unchanged', async () => {
    const texts = Array.from({ length: 0x110000 / 0x1000 }, (_, block) =>
      String.fromCodePoint(...Array.from({ length: 0x1000 }, (__, i) => block * 0x1000 + i)),
    );
    const rows = await rowsOf(await bytesOf([listOf(texts.map((text) => [text]))]));
    expect(rows.slice(1).every(({ cells }, i) => cells[0] === texts[i])).toBe(true);
    expect(rows).toHaveLength(texts.length + 1);
  });

  it('gives numbers, blanks and row numbers back', async () => {
    const rows: WrittenValue[][] = [
      [0, -0, 1.5, -2e-7, 1e21, Number.MAX_SAFE_INTEGER],
      [],
      [null, '', 'c'],
      [0.1 + 0.2],
    ];
    expect(
      (await rowsOf(await bytesOf([listOf(rows, ['a', '', 'c'])]))).map(({ rowNo, cells }) => [
        rowNo,
        ...cells,
      ]),
    ).toEqual([
      [1, 'a', null, 'c'],
      [2, 0, 0, 1.5, -2e-7, 1e21, Number.MAX_SAFE_INTEGER],
      [4, null, null, 'c'],
      [5, 0.3],
    ]);
  });

  it('A20 B14 never writes a formula, a link, or a formula-like text without its quote', async () => {
    const titles = ['=1+1', '＝2'];
    const file = await bytesOf([
      listOf(
        FORMULA_LIKE.map((text) => [text, '普通']),
        titles,
      ),
    ]);
    const xml = await xmlOf(file, 'xl/worksheets/sheet1.xml');
    expect(xml).not.toMatch(/<(\w+:)?(f|hyperlink|v)[\s/>]/);
    const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)" s="(\d)" t="inlineStr">/g)];
    expect(cells).toHaveLength(2 * (FORMULA_LIKE.length + 1));
    expect((xml.match(/<c /g) ?? []).length).toBe(cells.length);
    const styles = [...(await xmlOf(file, 'xl/styles.xml')).matchAll(/<xf [^>]*xfId[^>]*>/g)].map(
      ([xf]) => xf,
    );
    const quoted = cells
      .filter(([, , style]) => styles[Number(style)]?.includes('quotePrefix="1"'))
      .map(([, ref]) => ref);
    const leading = FORMULA_LIKE.flatMap((text, i) =>
      /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? [`A${i + 2}`] : [],
    );
    expect(quoted).toEqual(['A1', 'B1', ...leading]);
    expect(leading.length).toBeGreaterThan(12);
  });

  it('goes on in a further sheet under the same titles when a sheet is full', async () => {
    const rows = Array.from({ length: 7 }, (_, i) => [i]);
    const file = await bytesOf([listOf(rows), listOf([['x']])], { maxRowsPerSheet: 4 });
    expect((await readSheetNames(file)).map(({ name }) => name)).toEqual([
      '名单',
      '名单(2)',
      '名单(3)',
      '名单(4)',
    ]);
    expect((await rowsOf(file, 0)).map(({ cells }) => cells[0])).toEqual(['内容', 0, 1, 2]);
    expect((await rowsOf(file, '名单(3)')).map(({ rowNo, cells }) => [rowNo, cells[0]])).toEqual([
      [1, '内容'],
      [2, 6],
    ]);
    expect(
      await readSheetNames(await bytesOf([listOf(rows.slice(0, 3))], { maxRowsPerSheet: 4 })),
    ).toHaveLength(1);
  });

  it('makes sheet names that Excel accepts', async () => {
    const names = [
      '2024级/1班',
      '2024级\\1班',
      "'a'",
      '',
      'HISTORY',
      'A',
      'a',
      '名'.repeat(40),
      `${'x'.repeat(30)}𠮷`,
      '<&">',
    ];
    const file = await bytesOf(names.map((name) => ({ ...listOf([]), name })));
    const written = (await readSheetNames(file)).map(({ name }) => name);
    expect(written).toEqual([
      '2024级_1班', '2024级_1班(2)', 'a', 'Sheet4', 'Sheet5', 'A(2)', 'a(3)', '名'.repeat(31), 'x'.repeat(30), '<&">',
    ]); // prettier-ignore
  });

  it('freezes the titles and sets widths', async () => {
    const sheet = {
      ...listOf([]),
      columns: [{ title: '学号', width: 20 }, { title: '姓名' }],
      freezeHeader: true,
    };
    const xml = await xmlOf(await bytesOf([sheet]), 'xl/worksheets/sheet1.xml');
    expect(xml).toContain('<pane ySplit="1"');
    expect(xml).toContain('<col min="1" max="1" width="20"');
    expect(xml).toContain('<col min="2" max="2" width="8"');
  });
});

describe('a write that cannot be finished', () => {
  async function failing(rows: WrittenSheet['rows'], target: Writable): Promise<unknown> {
    return writeSheets(target, [listOf(rows)]).then(
      () => 'written',
      (error: unknown) => error,
    );
  }
  const sink = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

  it('passes on the error of the rows and destroys the target', async () => {
    const target = sink();
    async function* rows(): AsyncGenerator<string[]> {
      yield ['a'];
      throw new Error('connection lost');
    }
    expect(await failing(rows(), target)).toMatchObject({ message: 'connection lost' });
    expect([target.destroyed, target.writableFinished]).toEqual([true, false]);
  });

  it('lets the rows go when the target closes', async () => {
    let released = false;
    function* rows(): Generator<string[]> {
      try {
        for (let i = 0; ; i++) yield [`${i}`.repeat(1000)];
      } finally {
        released = true;
      }
    }
    const target = new Writable({ write: (_chunk, _encoding, done) => done(new Error('gone')) });
    expect(await failing(rows(), target)).toMatchObject({ message: 'gone' });
    expect(released).toBe(true);
  });

  it.each([
    ['bad-value', Number.NaN],
    ['bad-value', Number.POSITIVE_INFINITY],
    ['bad-value', true as unknown as string],
    ['bad-value', new Date(0) as unknown as string],
    ['cell-too-long', '字'.repeat(32_768)],
  ])('refuses with %s rather than write something else', async (code, value) => {
    expect(await failing([['a'], [value]], sink())).toMatchObject({
      code,
      message: expect.stringContaining('A3'),
    });
  });
});
