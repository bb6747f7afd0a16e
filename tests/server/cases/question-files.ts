import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { sheetCells } from '../../_util/import-engine.ts';
import type { TestSchool } from '../../_util/server.ts';
import { act, rowsOf } from '../../_util/survey.ts';
import { sheetFile, uploaded } from '../../_util/upload.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A Word document whose questions and choices are numbered by Word itself, as most of them are. */
async function wordFile(lines: readonly (readonly [text: string, level?: number])[]): Promise<Buffer> {
  const paragraphs = lines.map(([text, level]) => {
    const list =
      level === undefined
        ? ''
        : `<w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>`;
    // Word parts a line into runs wherever its look or its spelling changes
    const [first = '', ...rest] = text;
    const runs = [first, rest.join('')].map((run) => `<w:r><w:t xml:space="preserve">${run}</w:t></w:r>`);
    return `<w:p>${list}${runs.join('')}</w:p>`;
  });
  const level = (at: number, format: string) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="%${at + 1}."/></w:lvl>`;
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${main}.numbering+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${W}"><w:body>${paragraphs.join('')}<w:sectPr/></w:body></w:document>`,
    'word/numbering.xml': `${HEAD}<w:numbering xmlns:w="${W}"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal')}${level(1, 'upperLetter')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
  };
  const zip = new ZipFile();
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const QUESTIONS = (answer: string) =>
  [
    ['火警电话是', 0],
    ['110', 1],
    ['119', 1],
    [`答案：${answer}`],
    ['楼道可以堆放杂物', 0],
    ['答案：错'],
  ] as const;

/** The questions of a bank come in files as people have them. */
export function questionFiles(everybody: () => { readonly school: TestSchool }): void {
  describe('M04 questions of a bank by files', () => {
    const start = async (BankName: string) => {
      const { school } = everybody();
      const office = await school.as('exam01');
      const Data = { BankName, IsShare: 0 };
      const bank = await office.call('Data/Save', {
        Entity: 'exam/ExamBank',
        EnCode: 'exam.bank.add',
        Data,
      });
      const Id = String(bank.value.Id);
      const send = async (name: string, bytes: Buffer) =>
        act(office, 'exam.question.import', Id, { File: await uploaded(office, name, bytes) });
      const kept = () =>
        rowsOf<{ Title: string; QType: string; Points: number }>(
          school.database,
          `SELECT "Title", "QType", "Points"::float FROM "ExamQuestion" WHERE "BankId" = $1 AND "IsDeleted" = 0 ORDER BY "Sort"`,
          [Id],
        );
      return { school, office, Id, send, kept };
    };

    it('a Word document is read as Word numbers it; with one bad question nothing is kept, and that one is named', async () => {
      const { send, kept } = await start('文档题库');
      const refused = await send('试题.docx', await wordFile(QUESTIONS('D')));
      expect(refused.value.Fields).toEqual([
        { Key: 'File', Message: '1道题有误，没有导入：\n第1题（第1行）：答案D不在选项中' },
      ]);
      expect(await kept()).toEqual([]);
      const taken = await send('试题.docx', await wordFile(QUESTIONS('B')));
      expect(taken.value).toMatchObject({ Count: 2 });
      expect(await kept()).toMatchObject([
        { Title: '火警电话是', QType: '1' },
        { Title: '楼道可以堆放杂物', QType: '3' },
      ]);
    });

    it('so is the workbook that the template is, by the row that its writer sees', async () => {
      const { school, office, send, kept } = await start('表格题库');
      const template = await fetch(`${school.urls[0]}/api/Data/Template?EnCode=exam.question.template`, {
        headers: { 'x-token': office.token! },
      });
      const [headings = []] = await sheetCells(new Uint8Array(await template.arrayBuffer()));
      const names = headings.map((cell) => String(cell));
      const sheet = (answer: string) => {
        const lines: Record<string, string>[] = [
          { 题型: '多选题', 题干: '宿舍禁用', 选项A: '电热毯', 选项B: '台灯', 选项C: '电磁炉', 答案: 'AC' },
          { 题型: '单选题', 题干: '火警电话是', 选项A: '110', 选项B: '119', 答案: answer, 分值: '3' },
        ];
        return sheetFile(school.dataDir, [
          names,
          ...lines.map((line) => names.map((name) => line[name.replace(/\*+$/u, '')] ?? '')),
        ]);
      };
      const refused = await send('试题.xlsx', await sheet('AB'));
      expect(refused.value.Fields).toEqual([
        { Key: 'File', Message: '1道题有误，没有导入：\n第2题（第3行）：单选题只能有一个正确答案' },
      ]);
      expect(await kept()).toEqual([]);
      expect((await send('试题.xlsx', await sheet('B'))).value).toMatchObject({ Count: 2 });
      expect(await kept()).toMatchObject([
        { Title: '宿舍禁用', QType: '2' },
        { Title: '火警电话是', QType: '1', Points: 3 },
      ]);
    });

    it('a file of another person is none, nor is one that only has the name of a document', async () => {
      const { school, office, Id, send, kept } = await start('他人文件题库');
      await expect(send('试题.docx', Buffer.from('1. 题\n答案：对'))).rejects.toThrow('文件');
      const teacher = await school.as('teacher001');
      const File = await uploaded(teacher, '试题.docx', await wordFile(QUESTIONS('B')));
      const other = await act(office, 'exam.question.import', Id, { File });
      expect(other.message).toBe('文件不存在，请重新上传');
      expect(await kept()).toEqual([]);
    });
  });
}
