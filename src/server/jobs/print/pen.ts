import encodeQR from 'qr';
import type { BarCode } from '../../../contract/bar-code.ts';
import { Typeset } from '../pdf/typeset.ts';

/** CSS pixels of a millimetre, as the browser's preview has them. */
export const MM = 96 / 25.4;

/** Something on paper: how tall it is in pixels, and how it is drawn. */
export interface Box {
  readonly height: number;
  draw(x: number, y: number): void;
}

/** Sizes of letters and lines, in pixels. */
export interface Style {
  readonly size: number;
  readonly line: number;
  readonly isBold?: boolean;
}

export const BODY: Style = { size: 14, line: 21 };
export const SMALL: Style = { size: 12, line: 17 };
export const TITLE: Style = { size: 14.7, line: 24, isBold: true };
export const HEADING: Style = { size: 21.3, line: 32, isBold: true };

const MOST_LINES = 60;
const STROKE = 1;
const BORDER = 4;

/** Draws on the pages of one PDF, in the pixels of the browser's preview. */
export class Pen {
  readonly letters: Typeset;

  constructor(readonly document: PDFKit.PDFDocument) {
    this.letters = new Typeset(document);
  }

  /** Begins a page; sizes are millimetres. */
  page(width: number, height: number): void {
    const points = 72 / 25.4;
    this.document.addPage({ size: [width * points, height * points], margin: 0 });
    this.document.scale(0.75);
  }

  /** Words in as many lines as they need. */
  words(text: string, style: Style, width: number, align: 'left' | 'center' | 'right' = 'left'): Box {
    const lines = text === '' ? [] : this.letters.lines(text, style.size, width, MOST_LINES);
    const share = { left: 0, center: 0.5, right: 1 }[align];
    return {
      height: Math.max(1, lines.length) * style.line,
      draw: (x, y) => {
        for (const [at, line] of lines.entries()) {
          const shift = share === 0 ? 0 : (width - this.letters.width(line, style.size)) * share;
          // The first font is taller than its letters: its middle stands in the middle of the line.
          const top = (style.line - style.size * FONT_HEIGHT) / 2;
          this.letters.draw(line, style.size, x + shift, y + at * style.line + top, style.isBold);
        }
      },
    };
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.document.lineWidth(STROKE).strokeColor('#000').rect(x, y, width, height).stroke();
  }

  rule(x: number, y: number, width: number): void {
    this.document
      .lineWidth(STROKE)
      .strokeColor('#000')
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  /** A QR code as squares of the page, sharp at every size. */
  qr(text: string, x: number, y: number, side: number): void {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
    const step = side / rows.length;
    for (const [down, row] of rows.entries())
      for (const [across, isDark] of row.entries())
        if (isDark) this.document.rect(x + across * step, y + down * step, step, step);
    this.document.fillColor('#000').fill();
  }

  /** A bar code as rectangles of the page. */
  bars({ bars, width: modules }: BarCode, x: number, y: number, width: number, height: number): void {
    const step = width / modules;
    for (const { at, width: wide } of bars) this.document.rect(x + at * step, y, wide * step, height);
    this.document.fillColor('#000').fill();
  }
}

/** Height of a line of the first font, at one pixel of size. */
const FONT_HEIGHT = 1.448;
