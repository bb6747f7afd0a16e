import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { WrittenTable } from '../docx/write.ts';
import type { WrittenValue } from '../xlsx/write.ts';
import { missingText, placeName } from './missing.ts';
import { Typeset } from './typeset.ts';

/** Lengths are points: an A4 sheet lying on its side. */
const SHEET = { width: 841.89, height: 595.28, margin: 36 };
const SIZE = 9;
const LINE = 13;
const PAD = 4;
const MOST_LINES = 12;
/** Rows that the widths of the columns are chosen by. */
const LOOKED_AT = 100;
const WIDEST = 220;
const NARROWEST = 40;

const textOf = (value: WrittenValue | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/**
 * Writes a PDF with a heading and one table to `target` and ends it; the headings stand on every page. Rows are taken one
 * at a time. Characters that no font has are shown as boxes and told on the last page.
 */
export async function writePdf(target: NodeJS.WritableStream, table: WrittenTable): Promise<void> {
  const document = new PDFDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    // None to begin with: the default one would be read from a file beside the library.
    font: '',
    info: { Title: table.title },
    lang: 'zh-CN',
    bufferPages: false,
  });
  const written = finished(target as NodeJS.WritableStream);
  document.pipe(target);
  try {
    await new Pages(document, table).write();
    document.end();
    await written;
  } catch (error) {
    document.unpipe(target);
    (target as unknown as { destroy(error: Error): void }).destroy(error as Error);
    await written.catch(() => undefined);
    throw error;
  }
}

class Pages {
  private readonly letters: Typeset;
  private y = SHEET.margin;
  private widths: number[] = [];
  private page = 1;
  private rows = 0;

  constructor(
    private readonly document: PDFKit.PDFDocument,
    private readonly table: WrittenTable,
  ) {
    this.letters = new Typeset(document);
  }

  async write(): Promise<void> {
    const first: string[][] = [];
    for await (const row of this.table.rows) {
      const texts = row.map(textOf);
      if (this.widths.length > 0) {
        await this.row(texts);
        continue;
      }
      first.push(texts);
      if (first.length >= LOOKED_AT) await this.begin(first);
    }
    if (this.widths.length === 0) await this.begin(first);
    this.note();
    this.number();
  }

  private async begin(rows: readonly string[][]): Promise<void> {
    const { title, columns } = this.table;
    this.widths = this.chosen(rows);
    this.letters.draw(title, 16, (SHEET.width - this.letters.width(title, 16)) / 2, this.y);
    this.y += 30;
    this.cells(columns.map((column) => column.title));
    for (const row of rows) await this.row(row);
  }

  /** Columns as wide as their widest text, within bounds, all of them together as wide as the sheet. */
  private chosen(rows: readonly string[][]): number[] {
    const wanted = this.table.columns.map(({ title }, index) => {
      const texts = [title, ...rows.map((row) => row[index] ?? '')];
      const widest = Math.max(...texts.map((text) => this.letters.width(text, SIZE)));
      return Math.min(WIDEST, Math.max(NARROWEST, widest + 2 * PAD));
    });
    const whole = SHEET.width - 2 * SHEET.margin;
    const sum = wanted.reduce((total, width) => total + width, 0);
    return wanted.map((width) => (width * whole) / sum);
  }

  private async row(texts: readonly string[]): Promise<void> {
    this.rows += 1;
    if (this.y + this.height(texts) > SHEET.height - SHEET.margin) {
      this.turn();
      this.cells(this.table.columns.map((column) => column.title));
      // Drawing a page takes its time; others have their turn between two of them.
      await new Promise((resume) => setImmediate(resume));
    }
    this.letters.place = placeName(`第${this.rows}行`, texts);
    this.cells(texts);
    this.letters.place = undefined;
  }

  private linesOf(text: string, index: number): string[] {
    return this.letters.lines(text, SIZE, this.widths[index]! - 2 * PAD, MOST_LINES);
  }

  private height(texts: readonly string[]): number {
    return Math.max(1, ...texts.map((text, index) => this.linesOf(text, index).length)) * LINE + PAD;
  }

  private cells(texts: readonly string[]): void {
    const height = this.height(texts);
    let x = SHEET.margin;
    for (const [index, text] of texts.entries()) {
      const width = this.widths[index]!;
      this.document.lineWidth(0.5).strokeColor('#bfbfbf').rect(x, this.y, width, height).stroke();
      for (const [place, line] of this.linesOf(text, index).entries())
        this.letters.draw(line, SIZE, x + PAD, this.y + PAD / 2 + place * LINE);
      x += width;
    }
    this.y += height;
  }

  private turn(): void {
    this.number();
    this.document.addPage();
    this.page += 1;
    this.y = SHEET.margin;
  }

  private number(): void {
    const text = String(this.page);
    this.letters.draw(text, SIZE, (SHEET.width - this.letters.width(text, SIZE)) / 2, SHEET.height - 26);
  }

  /** A name must not be wrong without anybody knowing. */
  private note(): void {
    this.letters.place = undefined;
    const text = missingText(this.letters.missing);
    if (text === undefined) return;
    const lines = this.letters.lines(text, SIZE, SHEET.width - 2 * SHEET.margin, 20);
    if (this.y + (lines.length + 1) * LINE > SHEET.height - SHEET.margin) this.turn();
    for (const [index, line] of lines.entries())
      this.letters.draw(line, SIZE, SHEET.margin, this.y + PAD + index * LINE);
  }
}
