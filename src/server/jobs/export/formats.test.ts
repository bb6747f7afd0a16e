import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { writeDocument, writeReport, type WrittenTable } from '../docx/write.ts';
import { partsWith } from '../pdf/fonts.ts';
import { Typeset } from '../pdf/typeset.ts';
import { writePdf } from '../pdf/write.ts';
import { entryName, writeZip } from './zip.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'xgt-formats-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function partsOf(path: string): Promise<Record<string, string>> {
  const zip = await yauzl.openPromise(path);
  const parts: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    parts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return parts;
}

/** A table of so many rows that are made as they are taken. */
function tableOf(count: number, row: (index: number) => (string | number | null)[]): WrittenTable {
  return {
    title: '学生信息',
    columns: [{ title: '学号' }, { title: '姓名' }, { title: '备注' }],
    rows: (async function* () {
      for (let index = 0; index < count; index += 1) yield row(index);
    })(),
  };
}

const failing = (): WrittenTable => ({
  ...tableOf(0, () => []),
  rows: (async function* () {
    yield ['1', '张三', ''];
    throw new Error('the list broke off');
  })(),
});

describe('E02: Word', () => {
  it('E02: a heading, a table whose headings stand on every page, texts as they are', async () => {
    const path = join(folder, 'a.docx');
    const table = tableOf(3000, (index) => [index, '张<三>&', index === 0 ? '甲\n乙\u0000\ud800' : null]);
    await writeDocument(createWriteStream(path), table);
    const parts = await partsOf(path);
    expect(Object.keys(parts)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
    const xml = parts['word/document.xml']!;
    expect(xml.match(/<w:tr>/g)).toHaveLength(3001);
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(xml).toContain('张&lt;三&gt;&amp;');
    expect(xml).toContain('甲</w:t><w:br/><w:t xml:space="preserve">乙</w:t>');
    // eslint-disable-next-line no-control-regex -- that none is there is what is tested
    expect(xml).not.toMatch(/[\u0000-\u0008\ud800]/);
  });

  it('E02: a report is an upright document of headings, words and tables in their order', async () => {
    const path = join(folder, 'report.docx');
    await writeReport(createWriteStream(path), '报告', [
      { heading: '一、<回收>', level: 1 },
      { text: '6人作答' },
      { titles: ['选项', '人数'], lines: [['甲', 4]] },
      { heading: '二', level: 2 },
      { titles: ['空'], lines: [] },
    ]);
    const xml = (await partsOf(path))['word/document.xml']!;
    const words = [...xml.matchAll(/<w:t [^>]*>([^<]*)/g)].map(([, word]) => word);
    expect(words).toEqual(['报告', '一、&lt;回收&gt;', '6人作答', '选项', '人数', '甲', '4', '二', '空']);
    expect(xml.match(/<w:outlineLvl w:val="\d"\/>/g)).toEqual([
      '<w:outlineLvl w:val="0"/>',
      '<w:outlineLvl w:val="1"/>',
    ]);
    expect(xml.match(/<w:tbl>/g)).toHaveLength(2);
    expect(xml.match(/<\/w:tbl>/g)).toHaveLength(2);
    expect(xml).toContain('w:w="11906" w:h="16838" w:orient="portrait"');
  });

  it('E02: rows that fail leave no whole file', async () => {
    const path = join(folder, 'broken.docx');
    await expect(writeDocument(createWriteStream(path), failing())).rejects.toThrow('the list broke off');
    await expect(partsOf(path)).rejects.toThrow();
  });
});

describe('E02: PDF', () => {
  it('E02: many pages with Chinese text, whole to its end', async () => {
    const path = join(folder, 'a.pdf');
    await writePdf(
      createWriteStream(path),
      tableOf(120, (index) => [`2026${index}`, '欧阳喆堃', '备注'.repeat(index % 40)]),
    );
    const bytes = (await readFile(path)).toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(bytes.match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(4);
    expect(bytes).toContain('NotoSansSC');
  });

  it('E02: a table without rows is a page with its headings; rows that fail are told', async () => {
    await writePdf(
      createWriteStream(join(folder, 'empty.pdf')),
      tableOf(0, () => []),
    );
    await expect(writePdf(createWriteStream(join(folder, 'broken.pdf')), failing())).rejects.toThrow(
      'broke off',
    );
  });

  it('E02: rare characters come from further parts of the font; what no part has is told', () => {
    const document = new PDFDocument({ font: '' });
    const letters = new Typeset(document);
    expect(letters.width('学生', 10)).toBeCloseTo(20, 0);
    letters.width('喆堃犇骉㛃䶮𠮷', 10);
    const unknown = [...letters.missing.keys()];
    letters.width('\u{3ffff}\u{e0001}', 10);
    expect(letters.missing.size).toBeLessThanOrEqual(unknown.length + 1);
    expect(unknown.every((character) => partsWith(character.codePointAt(0)!).length === 0)).toBe(true);
    expect(letters.lines('一二三四五六', 10, 20.5, 9)).toEqual(['一二', '三四', '五六']);
    expect(letters.lines('一二三四五六', 10, 20.5, 2)).toEqual(['一二', '三…']);
  });

  it('E02: no line begins with a mark that closes, and none ends with one that opens', () => {
    const letters = new Typeset(new PDFDocument({ font: '' }));
    const lines = (text: string, most = 9) => letters.lines(text, 10, 50.5, most);
    expect(lines('姓名（当时）')).toEqual(['姓名（当', '时）']);
    expect(lines('一二三四（五六）')).toEqual(['一二三四', '（五六）']);
    expect(lines('一二三四五，六')).toEqual(['一二三四', '五，六']);
    expect(lines('一二三“‘四五’”。六')).toEqual(['一二三', '“‘四', '五’”。六']);
    expect(lines('））））））））')).toEqual(['）））））', '）））']);
    const text = '申请人（本人）：“请假”事由，办理《学籍异动（含休学）》手续。';
    for (let width = 20; width < 200; width += 3) {
      const broken = letters.lines(text, 10, width, 99);
      expect(broken.join('')).toBe(text);
      for (const line of broken) expect(letters.width(line, 10)).toBeLessThanOrEqual(width);
      if (width >= 50)
        for (const [at, line] of broken.entries())
          expect([
            at > 0 && /^[）：，。”》]/u.test(line),
            at < broken.length - 1 && /[（“《]$/u.test(line),
          ]).toEqual([false, false]);
    }
  });

  it('E02: the first words of a file are as large as the rest', () => {
    const sizes: unknown[] = [];
    const document = Object.assign(new PDFDocument({ font: '' }), {
      text(this: { _fontSize: number }) {
        sizes.push(this._fontSize);
        return this;
      },
    });
    const letters = new Typeset(document);
    letters.draw('新生报到单', 16, 0, 0);
    letters.draw('姓名', 14, 0, 30);
    expect(sizes).toEqual([16, 14]);
  });
});

describe('E02: Zip', () => {
  it('E02: files one after another, under names that lead nowhere else', async () => {
    const path = join(folder, 'a.zip');
    let open = 0;
    await writeZip(
      createWriteStream(path),
      (async function* () {
        for (const name of ['2026001', '../../etc/passwd', 'a:b'])
          yield {
            path: `照片/${entryName(name)}.jpg`,
            open: async () => {
              expect((open += 1)).toBe(1);
              return Readable.from([Buffer.from(name)], { objectMode: false }).once('end', () => (open -= 1));
            },
          };
      })(),
    );
    expect(await partsOf(path)).toEqual({
      '照片/2026001.jpg': '2026001',
      '照片/__.._etc_passwd.jpg': '../../etc/passwd',
      '照片/a_b.jpg': 'a:b',
    });
  });
});
