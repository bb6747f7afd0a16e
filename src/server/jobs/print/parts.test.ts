import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { BODY, Pen } from './pen.ts';
import { cellWidths } from './parts.ts';

const pen = new Pen(new PDFDocument({ autoFirstPage: true }));
const NAME = '阿卜杜热合曼·买买提依明·努尔艾力江·托合提';

describe('R10 words on paper', () => {
  it('begin no line with a mark that belongs to what is before it, and end none with an opening one', () => {
    for (const text of [NAME, '热水（每天六点到十点）、电费。', '《学生手册》：第三章，第八条']) {
      for (let width = 60; width < 200; width += 7) {
        const lines = pen.letters.lines(text, BODY.size, width, 60);
        expect(lines.join('')).toBe(text);
        for (const line of lines.slice(1)) expect(line, `${width}`).not.toMatch(/^[·）、。：，》]/u);
        for (const line of lines.slice(0, -1)) expect(line, `${width}`).not.toMatch(/[（《]$/u);
      }
    }
  });

  it('break marks that stand alone anywhere', () => {
    const dots = '…'.repeat(40);
    expect(pen.letters.lines(dots, BODY.size, 60, 60).join('')).toBe(dots);
  });

  it('of a table have the room that they need: a long name more than a gender', () => {
    const heads = ['学号', '姓名', '性别', '政治面貌', '手机号', '学籍状态'];
    const lines = [
      ['202303020101', NAME, '女', '共青团员', '19921299466', '在读'],
      ['202303020104', '段倩', '女', '群众', '19906709663', '在读'],
    ];
    const asked = { heads, lines, style: BODY, isSigned: false };
    const narrow = cellWidths(pen, asked, 540);
    expect(narrow.reduce((sum, one) => sum + one, 0)).toBeCloseTo(540);
    const [no, name, gender] = narrow;
    expect(name!).toBeGreaterThan(2 * gender!);
    const one = (text: string, width: number) => pen.words(text, BODY, width - 10).height;
    expect(one('202303020101', no!)).toBe(BODY.line);
    expect(one('性别', gender!)).toBe(BODY.line);
    const wide = cellWidths(pen, { ...asked, lines: lines.slice(1) }, 900);
    expect(wide.reduce((sum, width) => sum + width, 0)).toBeCloseTo(900);
    expect(cellWidths(pen, { ...asked, heads: [], lines: [] }, 540)).toEqual([]);
  });
});
