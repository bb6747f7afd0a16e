import { inflateSync } from 'node:zlib';

export interface PdfObject {
  readonly text: string;
  readonly stream: Buffer | undefined;
}

const HEAD = /(?:^|\n)(\d+) 0 obj\n/g;

/** The text of each page, in the order in which it was drawn, a line for each piece; read by the fonts' own tables of characters. */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const { text } of objects.values())
    for (const [, name, id] of text.matchAll(/\/(F\d+) (\d+) 0 R/g))
      if (!fonts.has(name!)) fonts.set(name!, charactersOf(objects, objects.get(Number(id))!));
  return [...objects.values()]
    .filter(({ text }) => /\/Type \/Page\n/.test(text))
    .map(({ text }) => {
      const content = objects.get(Number(/\/Contents (\d+) 0 R/.exec(text)![1]))!;
      return drawnText(content.stream!.toString('latin1'), fonts);
    });
}

/** How many pictures the document holds. */
export const pdfPictures = (pdf: Buffer): number =>
  [...objectsOf(pdf).values()].filter(({ text }) => text.includes('/Subtype /Image')).length;

/** The numbered objects of a document, their streams unpacked. */
export function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const whole = pdf.toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (let head = HEAD.exec(whole); head; head = HEAD.exec(whole)) {
    const start = HEAD.lastIndex;
    const close = whole.indexOf('endobj', start);
    const at = whole.indexOf('\nstream\n', start);
    if (at < 0 || at > close) {
      objects.set(Number(head[1]), { text: whole.slice(start, close), stream: undefined });
      continue;
    }
    const text = whole.slice(start, at);
    const length = Number(/\/Length (\d+)/.exec(text)![1]);
    const bytes = pdf.subarray(at + 8, at + 8 + length);
    objects.set(Number(head[1]), {
      text,
      stream: text.includes('/FlateDecode') ? inflateSync(bytes) : bytes,
    });
    HEAD.lastIndex = at + 8 + length;
  }
  return objects;
}

function charactersOf(objects: ReadonlyMap<number, PdfObject>, font: PdfObject): Map<string, string> {
  const table = objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(font.text)?.[1]))?.stream?.toString('latin1');
  const characters = new Map<string, string>();
  for (const [, from, , list] of (table ?? '').matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g))
    for (const [index, [, code]] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(from!, 16) + index).toString(16).padStart(4, '0');
      characters.set(glyph, Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  return characters;
}

function drawnText(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  const pieces: string[] = [];
  for (const [, name, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else {
      const glyphs = [...line!.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? []);
      pieces.push(glyphs.map((glyph) => (glyph === '0000' ? '\0' : (font?.get(glyph) ?? '\0'))).join(''));
    }
  }
  return pieces.join('\n');
}
