import type PDFDocument from 'pdfkit';
import { COMMON_PART, fontPart, partsWith } from './fonts.ts';

/** What stands for a character that no part of the font has. */
const UNKNOWN = '□';
/** How thick the outline of bold letters is, at one point of size. */
const BOLDER = 0.035;

interface Known {
  readonly text: string;
  readonly font: string;
  /** At one point of size. */
  readonly width: number;
}

/** Characters on the pages of one document: in which part of the font each is, and how wide. */
export class Typeset {
  /** Characters that the font does not have. */
  readonly missing = new Set<string>();
  private readonly known = new Map<string, Known>();
  private readonly registered = new Set<string>();
  /** How far the first font rises above its line, at one point of size. */
  private common: number | undefined;

  constructor(private readonly document: PDFKit.PDFDocument) {}

  /** The text in lines that are at most so wide; it breaks between any two characters, as Chinese does. */
  lines(text: string, size: number, width: number, most: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r\n?|\n/)) {
      let line = '';
      let used = 0;
      for (const character of paragraph) {
        const wide = this.look(character).width * size;
        if (used + wide > width && line !== '') {
          lines.push(line);
          [line, used] = ['', 0];
        }
        line += character;
        used += wide;
      }
      lines.push(line);
    }
    if (lines.length <= most) return lines;
    return [...lines.slice(0, most - 1), `${lines[most - 1]!.slice(0, -1)}…`];
  }

  width(text: string, size: number): number {
    let width = 0;
    for (const character of text) width += this.look(character).width * size;
    return width;
  }

  /** Draws one line; runs of characters of one part of the font go together. The font has one weight: bold is drawn around it. */
  draw(text: string, size: number, x: number, y: number, isBold = false): void {
    let [run, font, at] = ['', '', x];
    // The fonts stand on one line, however tall each is. Looking it up sets a font and a size of its own.
    const base = y + this.ascent * size;
    const flush = () => {
      if (run === '') return;
      if (isBold) this.document.lineWidth(size * BOLDER).strokeColor('#000');
      const options = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isBold } as const;
      this.document.font(font).fontSize(size).text(run, at, base, options);
      at += this.width(run, size);
      run = '';
    };
    for (const character of text) {
      const one = this.look(character);
      if (one.font !== font) flush();
      font = one.font;
      run += one.text;
    }
    flush();
  }

  private get ascent(): number {
    if (this.common === undefined) {
      this.widthIn(COMMON_PART, UNKNOWN, UNKNOWN.codePointAt(0)!);
      this.common =
        (this.document.font(COMMON_PART) as unknown as { _font: { ascender: number } })._font.ascender / 1000;
    }
    return this.common;
  }

  private look(character: string): Known {
    const known = this.known.get(character);
    if (known) return known;
    const found = this.find(character);
    this.known.set(character, found);
    return found;
  }

  private find(character: string): Known {
    const codePoint = character.codePointAt(0)!;
    // Control and format characters take no place.
    if (/\p{C}/u.test(character)) return { text: '', font: COMMON_PART, width: 0 };
    for (const font of [COMMON_PART, ...partsWith(codePoint)]) {
      const width = this.widthIn(font, character, codePoint);
      if (width !== undefined) return { text: character, font, width };
    }
    this.missing.add(character);
    return {
      text: UNKNOWN,
      font: COMMON_PART,
      width: this.widthIn(COMMON_PART, UNKNOWN, UNKNOWN.codePointAt(0)!) ?? 1,
    };
  }

  private widthIn(font: string, character: string, codePoint: number): number | undefined {
    const { document } = this;
    if (!this.registered.has(font)) {
      document.registerFont(font, fontPart(font));
      this.registered.add(font);
    }
    document.font(font).fontSize(1);
    const { font: face } = (
      document as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
    )._font;
    return face.hasGlyphForCodePoint(codePoint) ? document.widthOfString(character) : undefined;
  }
}

export type PdfDocument = InstanceType<typeof PDFDocument>;
