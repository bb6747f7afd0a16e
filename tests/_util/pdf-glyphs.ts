import { createRequire } from 'node:module';
import { objectsOf, type PdfObject } from './pdf-text.ts';

interface Glyph {
  readonly id: number;
  readonly path: { toSVG(): string };
}

/** What the tests ask of the library that reads fonts. */
export interface Face {
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
  getGlyph(id: number): Glyph;
  layout(text: string, features?: readonly string[]): { glyphs: readonly Glyph[] };
}

// It comes with the library that writes the documents, without types of its own.
export const fontkit = createRequire(createRequire(import.meta.url).resolve('pdfkit'))('fontkit') as {
  create(font: Buffer): Face;
};

/** Glyphs that were drawn in one go: the text that a reader copies, and the outline of each glyph in the embedded font. */
export interface DrawnRun {
  readonly text: string;
  /** Whether the document says what the glyphs mean together, since one by one they do not tell. */
  readonly isTold: boolean;
  readonly glyphs: readonly { readonly id: number; readonly outline: string }[];
}

const COMMANDS =
  /\/Span <<\s*\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)\s*>> BDC|(EMC)|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;

/** Everything that the pages draw, in the order in which it was drawn. */
export function drawnRuns(pdf: Buffer): DrawnRun[] {
  const objects = objectsOf(pdf);
  const faces = facesOf(objects);
  const runs: DrawnRun[] = [];
  for (const { text } of objects.values()) {
    const contents = /\/Type \/Page\n/.test(text) && /\/Contents (\d+) 0 R/.exec(text)?.[1];
    if (!contents) continue;
    let face: EmbeddedFace | undefined;
    let word: { text: string; glyphs: DrawnRun['glyphs'][number][] } | undefined;
    const page = objects.get(Number(contents))!.stream!.toString('latin1');
    for (const [, actual, end, font, line] of page.matchAll(COMMANDS)) {
      if (actual !== undefined) word = { text: actualText(actual), glyphs: [] };
      else if (end !== undefined && word) {
        runs.push({ ...word, isTold: true });
        word = undefined;
      } else if (font !== undefined) face = faces.get(font);
      else if (line !== undefined) {
        const ids = [...line.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((hex) => Number.parseInt(hex, 16));
        const glyphs = ids.map((id) => ({ id, outline: face!.face.getGlyph(id).path.toSVG() }));
        if (word) word.glyphs.push(...glyphs);
        else
          runs.push({ text: ids.map((id) => face!.texts.get(id) ?? '\0').join(''), isTold: false, glyphs });
      }
    }
  }
  return runs;
}

interface EmbeddedFace {
  readonly face: Face;
  readonly texts: ReadonlyMap<number, string>;
}

function facesOf(objects: ReadonlyMap<number, PdfObject>): Map<string, EmbeddedFace> {
  const faces = new Map<string, EmbeddedFace>();
  for (const { text } of objects.values())
    for (const [, name, id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      if (faces.has(name!)) continue;
      const font = objects.get(Number(id))!;
      const follow = (from: PdfObject, key: string) =>
        objects.get(Number(new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(from.text)?.[1]));
      const descriptor = follow(follow(font, 'DescendantFonts')!, 'FontDescriptor')!;
      faces.set(name!, {
        face: fontkit.create(follow(descriptor, 'FontFile2')!.stream!),
        texts: textsOf(follow(font, 'ToUnicode')?.stream?.toString('latin1') ?? ''),
      });
    }
  return faces;
}

function textsOf(table: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, from, list] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [index, [, code]] of [...list!.matchAll(/<([\w ]*)>/g)].entries())
      texts.set(
        Number.parseInt(from!, 16) + index,
        Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return texts;
}

/** A text of the document: two bytes a unit behind a mark that says so, some of them escaped. */
function actualText(raw: string): string {
  const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = Buffer.from(
    raw.replace(/\\([\s\S])/g, (_, one: string) => ESCAPED[one] ?? one),
    'latin1',
  );
  return bytes.subarray(2).swap16().toString('utf16le');
}
