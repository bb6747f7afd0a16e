import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import type { PrintPage } from '../../../contract/generated/meta.ts';
import { GAP, paginate, partsOnPage, type Piece } from '../../../contract/print/paginate.ts';
import { overflowText } from '../../../contract/print/overflow.ts';
import { cellsOf, EDGE_MM, PAPERS, roomOf, type Cells, type Paper } from '../../../contract/print/sheet.ts';
import { missingText, placeName } from '../pdf/missing.ts';
import type { PartContent, PartBoxes } from './parts.ts';
import { partBoxes } from './parts.ts';
import { BODY, HEADING, MM, Pen, SMALL, TITLE } from './pen.ts';

/** How documents stand on paper. */
export interface SheetOptions {
  readonly perPage: number;
  readonly numbers: boolean;
}

/**
 * Writes a PDF of documents to `target` and ends it, as the browser's preview shows them. Documents are taken some at a
 * time and forgotten once they are drawn.
 */
export async function writeDocuments(
  target: NodeJS.WritableStream,
  page: PrintPage,
  options: SheetOptions,
  documents: AsyncIterable<readonly PartContent[][]>,
): Promise<void> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    // None to begin with: the default one would be read from a file beside the library.
    font: '',
    info: { Title: page.title },
    lang: 'zh-CN',
    bufferPages: false,
  });
  const written = finished(target as NodeJS.WritableStream);
  pdf.pipe(target);
  try {
    const sheets = new Sheets(new Pen(pdf), page, options);
    for await (const some of documents)
      for (const document of some) {
        sheets.add(document);
        // Drawing a document takes its time; others have their turn between two of them.
        await new Promise((resume) => setImmediate(resume));
      }
    sheets.end();
    pdf.end();
    await written;
  } catch (error) {
    pdf.unpipe(target);
    (target as unknown as { destroy(error: Error): void }).destroy(error as Error);
    await written.catch(() => undefined);
    throw error;
  }
}

class Sheets {
  private readonly paper: Paper;
  private readonly cells: Cells | undefined;
  /** Cells of the present sheet that are taken. */
  private taken = 0;
  private hasPage = false;
  private count = 0;
  /** Documents that are taller than their cell. */
  private cut = 0;

  constructor(
    private readonly pen: Pen,
    private readonly file: PrintPage,
    private readonly options: SheetOptions,
  ) {
    this.paper = PAPERS[file.paper];
    this.cells = cellsOf(this.paper, options.perPage);
  }

  add(document: readonly PartContent[]): void {
    this.count += 1;
    const { letters } = this.pen;
    const said = document.flatMap(({ fields, lines, text }) => [
      ...fields.map(({ value }) => value),
      text,
      ...lines.flat(),
    ]);
    letters.place = placeName(`第${this.count}份`, said);
    if (this.cells) this.cell(document, this.cells);
    else this.pages(document);
    letters.place = undefined;
  }

  /** A file needs a page, even when no document was found. */
  end(): void {
    if (!this.hasPage) this.turn();
    const missing = missingText(this.pen.letters.missing);
    const notes = [
      ...(this.cut > 0 ? [overflowText(this.cut)] : []),
      ...(missing === undefined ? [] : [missing]),
    ];
    if (notes.length > 0) this.note(notes.join('\n'));
  }

  /** A person who takes the sheets from the printer is told what is not right with them. */
  private note(text: string): void {
    this.turn();
    const { margin, width } = this.paper;
    const left = Math.max(margin, 10) * MM;
    this.pen.words(text, BODY, width * MM - 2 * left).draw(left, left);
  }

  private turn(): void {
    this.pen.page(this.paper.width, this.paper.height);
    this.hasPage = true;
  }

  private pages(document: readonly PartContent[]): void {
    const { pen, paper, file } = this;
    const left = paper.margin * MM;
    const width = (paper.width - 2 * paper.margin) * MM;
    const parts = document.map((content) => partBoxes(pen, content, width, false));
    const heading =
      file.heading === undefined ? undefined : pen.words(file.heading, HEADING, width, 'center');
    const first = heading ? heading.height + GAP : 0;
    const [head, ...others] = parts.flatMap(piecesOf);
    const pieces = head ? [{ ...head, height: head.height + first }, ...others] : [];
    const pages = paginate(pieces, roomOf(paper));
    for (const [at, page] of pages.entries()) {
      this.turn();
      const top = (paper.margin + EDGE_MM) * MM;
      if (at === 0) heading?.draw(left, top);
      this.draw(page, parts, left, at === 0 ? top + first : top);
      this.edges(at + 1, pages.length, left, width);
    }
  }

  private draw(page: readonly Piece[], parts: readonly PartBoxes[], x: number, from: number): void {
    let y = from;
    for (const { part, lines } of partsOnPage(page)) {
      const { boxes, head } = parts[part]!;
      for (const box of [...(head ? [head] : []), ...(head ? lines.map((line) => boxes[line]!) : boxes)]) {
        box.draw(x, y);
        y += box.height;
      }
      y += GAP;
    }
  }

  private edges(page: number, pages: number, left: number, width: number): void {
    const { pen, paper, file } = this;
    if (file.header !== undefined) pen.words(file.header, SMALL, width).draw(left, paper.margin * MM);
    const foot = (paper.height - paper.margin) * MM - SMALL.line;
    if (file.footer !== undefined) pen.words(file.footer, SMALL, width).draw(left, foot);
    if (this.options.numbers) pen.words(`第${page}页 共${pages}页`, SMALL, width, 'right').draw(left, foot);
  }

  private cell(document: readonly PartContent[], cells: Cells): void {
    const { pen } = this;
    const at = this.taken % cells.count;
    if (at === 0) this.turn();
    this.taken += 1;
    const x = (cells.left + (at % cells.columns) * cells.width) * MM;
    const y = (cells.top + Math.floor(at / cells.columns) * cells.height) * MM;
    const inset = cells.padding * MM;
    const width = cells.width * MM - 2 * inset;
    pen.document
      .save()
      .rect(x, y, cells.width * MM, cells.height * MM)
      .clip();
    let top = y + inset;
    if (this.file.heading !== undefined) {
      const heading = pen.words(this.file.heading, TITLE, width);
      heading.draw(x + inset, top);
      top += heading.height;
    }
    for (const content of document) {
      const { boxes, head } = partBoxes(pen, content, width, true);
      for (const box of head ? [head, ...boxes] : boxes) {
        box.draw(x + inset, top);
        top += box.height;
      }
    }
    if (top > y + cells.height * MM - inset + ROUNDING) this.cut += 1;
    pen.document.restore();
    pen.document.save().dash(4, {}).lineWidth(0.7).strokeColor('#999');
    pen.document
      .rect(x, y, cells.width * MM, cells.height * MM)
      .stroke()
      .restore();
  }
}

/** Heights are sums of fractions of pixels. */
const ROUNDING = 0.5;

function piecesOf({ boxes, head }: PartBoxes, part: number): Piece[] {
  if (!head) return boxes.map(({ height }) => ({ part, height }));
  return boxes.map(({ height }, line) => ({ part, line, height, head: head.height }));
}
