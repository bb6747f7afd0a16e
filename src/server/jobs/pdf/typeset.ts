import type PDFDocument from 'pdfkit';
import { atomsOf, isFromRight } from './atoms.ts';
import { COMMON_PART, fontPart, partsWith } from './fonts.ts';

/** What stands for a character that no part of the font has. */
const UNKNOWN = '□';
/** How thick the outline of bold letters is, at one point of size. */
const BOLDER = 0.035;
/** Words are remembered, as characters are; a document has only so many characters, but any number of words. */
const MOST_KNOWN = 20_000;

/** Characters that show nothing by themselves: controls, joiners, and marks that choose among shapes of one character. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Marks that close something or end it begin no line, nor does the dot inside of a name, and marks that open something end none. */
const BEGINS_NO_LINE = /^[\p{Pe}\p{Pf}，。、：；！？,.:;!?%％‰℃…—·・々]/u;
const ENDS_NO_LINE = /^[\p{Ps}\p{Pi}￥¥]/u;

/** How many of the atoms of a full line stay in it when another one follows; all of them where no place is better. */
function lineEnd(line: readonly string[], next: string): number {
  const mayEnd = (end: number) =>
    !ENDS_NO_LINE.test(line[end - 1]!) && !BEGINS_NO_LINE.test(line[end] ?? next);
  for (let end = line.length; end > 0; end -= 1) if (mayEnd(end)) return end;
  return line.length;
}

interface Face {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): { readonly id: number };
}

interface Known {
  readonly text: string;
  readonly font: string;
  /** At one point of size. */
  readonly width: number;
  readonly isWord: boolean;
  /** Whether the document must say which characters are meant, since the shapes do not tell. */
  readonly isTold: boolean;
}

/** Characters on the pages of one document: in which part of the font each is, and how wide. */
export class Typeset {
  /** Characters that the font does not have, with the places that they stand in. */
  readonly missing = new Map<string, Set<string>>();
  /** What is set now, such as a row; absent: nothing is noted of where a character stands. */
  place: string | undefined;
  /** Of the words that were looked up, the characters that are missing. */
  private readonly lacking = new Map<string, readonly string[]>();
  private readonly known = new Map<string, readonly Known[]>();
  private readonly registered = new Set<string>();
  /** The character that a shape stands for when a reader copies it. */
  private readonly meant = new Map<string, string>();
  /** How far the first font rises above its line, at one point of size. */
  private common: number | undefined;

  constructor(private readonly document: PDFKit.PDFDocument) {}

  /** The text in lines that are at most so wide; it breaks between any two characters, as Chinese does, where no mark forbids it. */
  lines(text: string, size: number, width: number, most: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split(/\r\n?|\n/)) {
      let line: string[] = [];
      let used = 0;
      for (const atom of this.fitting(paragraph, width / size)) {
        const wide = this.width(atom, size);
        if (used + wide > width && line.length > 0) {
          const end = lineEnd(line, atom);
          lines.push(line.slice(0, end).join(''));
          line = line.slice(end);
          used = this.width(line.join(''), size);
        }
        line.push(atom);
        used += wide;
      }
      lines.push(line.join(''));
    }
    if (lines.length <= most) return lines;
    return [...lines.slice(0, most - 1), `${[...lines[most - 1]!].slice(0, -1).join('')}…`];
  }

  width(text: string, size: number): number {
    return this.look(text).reduce((sum, one) => sum + one.width, 0) * size;
  }

  /** Draws one line; runs of characters of one part of the font go together. The font has one weight: bold is drawn around it. */
  draw(text: string, size: number, x: number, y: number, isBold = false): void {
    // The fonts stand on one line, however tall each is. Looking it up sets a font and a size of its own.
    const base = y + this.ascent * size;
    let at = x;
    for (const run of runsOf(this.look(text))) {
      const { font, isWord, isTold } = run[0]!;
      if (isBold) this.document.lineWidth(size * BOLDER).strokeColor('#000');
      const options = { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: isBold } as const;
      const words = run.map((one) => one.text).join('');
      this.document.font(font).fontSize(size);
      if (isTold) this.document.markContent('Span', { actual: words });
      this.document.text(words, at, base, isWord ? { ...options, features: [] } : options);
      if (isTold) this.document.endMarkedContent();
      at += run.reduce((sum, one) => sum + one.width, 0) * size;
    }
  }

  /** The atoms of a text; a word that no line could hold is broken between its characters. */
  private *fitting(text: string, width: number): Generator<string> {
    for (const atom of atomsOf(text)) {
      const isTooWide = atom.isWord && this.width(atom.text, 1) > width;
      if (isTooWide) yield* atom.text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
      else yield atom.text;
    }
  }

  private get ascent(): number {
    if (this.common === undefined) {
      this.widthIn(COMMON_PART, '一', false);
      this.common =
        (this.document.font(COMMON_PART) as unknown as { _font: { ascender: number } })._font.ascender / 1000;
    }
    return this.common;
  }

  private look(text: string): Known[] {
    return atomsOf(text).flatMap((atom) => {
      const known = this.known.get(atom.text) ?? this.learn(atom.text, atom.isWord);
      for (const one of this.lacking.get(atom.text) ?? []) this.note(one);
      return known;
    });
  }

  private learn(atom: string, isWord: boolean): readonly Known[] {
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    const lacking: string[] = [];
    const found = this.find(atom, isWord, lacking);
    this.known.set(atom, found);
    if (lacking.length > 0) this.lacking.set(atom, lacking);
    return found;
  }

  private note(character: string): void {
    const places = this.missing.get(character) ?? new Set();
    this.missing.set(character, places);
    if (this.place !== undefined) places.add(this.place);
  }

  private find(atom: string, isWord: boolean, lacking: string[]): readonly Known[] {
    const seen = isWord ? atom : atom.replace(UNSEEN, '');
    if (seen === '') return [];
    const characters = [...seen];
    // A letter and its mark are one shape where a font has it. Single characters stay: some ideographs would become others.
    const composed = characters.length > 1 && !isWord ? seen.normalize('NFC') : seen;
    for (const text of new Set([composed, seen]))
      for (const font of [COMMON_PART, ...partsWith(text.codePointAt(0)!)]) {
        const width = this.widthIn(font, text, isWord);
        if (width === undefined) continue;
        return [{ text, font, width, isWord, isTold: isWord || this.isShared(font, text) }];
      }
    if (characters.length > 1) return characters.flatMap((one) => this.find(one, false, lacking));
    if (seen === UNKNOWN) return [];
    lacking.push(seen);
    return this.find(UNKNOWN, false, lacking);
  }

  private widthIn(font: string, text: string, isWord: boolean): number | undefined {
    const { document } = this;
    if (!this.registered.has(font)) {
      document.registerFont(font, fontPart(font));
      this.registered.add(font);
    }
    document.font(font).fontSize(1);
    const { face } = this;
    const isWhole = [...text.replace(UNSEEN, '')].every((one) =>
      face.hasGlyphForCodePoint(one.codePointAt(0)!),
    );
    if (!isWhole) return undefined;
    return document.widthOfString(text, isWord ? { features: [] } : {});
  }

  /** The font that was chosen last. */
  private get face(): Face {
    return (this.document as unknown as { _font: { font: Face } })._font.font;
  }

  /** Whether a shape of the text stands for another character of the document already, as one dot does for many. */
  private isShared(font: string, text: string): boolean {
    return [...text].some((one) => {
      const { id } = this.face.glyphForCodePoint(one.codePointAt(0)!);
      const key = `${font} ${id}`;
      const meant = this.meant.get(key) ?? one;
      this.meant.set(key, meant);
      return meant !== one;
    });
  }
}

/**
 * What is drawn in one go, from the left to the right: characters of one font together, each word by itself. Words that are
 * read from the right to the left change their order, with what stands between them.
 */
function runsOf(line: readonly Known[]): (readonly Known[])[] {
  const runs: Known[][] = [];
  for (let at = 0; at < line.length;) {
    const end = endOfFromRight(line, at);
    if (end > at) {
      for (let one = end - 1; one >= at; one -= 1) runs.push([line[one]!]);
      at = end;
      continue;
    }
    const one = line[at]!;
    const last = runs.at(-1);
    const isSame = last?.[0] && !last[0].isTold && !one.isTold && last[0].font === one.font;
    if (isSame) last.push(one);
    else runs.push([one]);
    at += 1;
  }
  return runs;
}

/** Where a stretch that is read from the right to the left ends; `from` where none begins there. */
function endOfFromRight(line: readonly Known[], from: number): number {
  let end = from;
  for (let at = from; at < line.length; at += 1) {
    const { text, isWord } = line[at]!;
    if (isWord && isFromRight(text)) end = at + 1;
    else if (end === from || /[\p{L}\p{N}]/u.test(text)) break;
  }
  return end;
}

export type PdfDocument = InstanceType<typeof PDFDocument>;
