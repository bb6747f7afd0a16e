import { barCodeOf } from '../../../contract/bar-code.ts';
import type { PrintPart } from '../../../contract/generated/meta.ts';
import { SIGNATURE } from '../../../contract/print/records.ts';
import { BODY, MM, SMALL, TITLE, type Box, type Pen, type Style } from './pen.ts';

/** What a part is drawn from. */
export interface PartContent {
  readonly part: PrintPart;
  readonly title: string | undefined;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Heads and cells of a table. */
  readonly heads: readonly string[];
  readonly lines: readonly (readonly string[])[];
  /** Pictures of the signatures, by line, in the last column of the records; empty where nobody signed. */
  readonly signatures: readonly (Buffer | undefined)[];
  readonly text: string;
  readonly photo: Buffer | undefined;
  readonly code: string | undefined;
  /** Text of the bar code below the fields; empty where there is none. */
  readonly bars: string;
}

/** A box of a part; several for a table, which breaks between its lines and says its head anew. */
export interface PartBoxes {
  readonly boxes: readonly Box[];
  readonly head?: Box;
}

const PAD = { x: 1.5 * MM, y: 1 * MM };
const LABEL = 24 * MM;
const PHOTO = { width: 26 * MM, height: 35 * MM };
const CODE = 30 * MM;
const GAP = 4 * MM;
const BARS = { width: 70 * MM, height: 12 * MM, above: 2 * MM, below: 1 * MM };

/** The boxes of a part of a document, so wide. */
export function partBoxes(pen: Pen, content: PartContent, width: number, isSmall: boolean): PartBoxes {
  const style = isSmall ? SMALL : BODY;
  switch (content.part.part) {
    case 'fields':
      return { boxes: [fieldsBox(pen, content, style, width, isSmall)] };
    case 'table':
    case 'records':
      return tableBoxes(pen, content, style, width);
    case 'signs':
      return { boxes: [signsBox(pen, content.part.titles ?? [], style, width)] };
    default:
      return {
        boxes: [titled(pen, content.title, width, pen.words(content.text, style, width, content.part.align))],
      };
  }
}

function titled(pen: Pen, words: string | undefined, width: number, box: Box): Box {
  if (words === undefined) return box;
  const title = pen.words(words, TITLE, width);
  return {
    height: title.height + 4 + box.height,
    draw: (x, y) => {
      title.draw(x, y);
      box.draw(x, y + title.height + 4);
    },
  };
}

/** Names and values beside each other; a photo and a code stand at their right. */
function fieldsBox(pen: Pen, content: PartContent, style: Style, width: number, isSmall: boolean): Box {
  const { part, fields, photo, code } = content;
  const hasSide = part.photo !== undefined || code !== undefined;
  const side = hasSide
    ? Math.max(part.photo === undefined ? 0 : PHOTO.width, code === undefined ? 0 : CODE)
    : 0;
  const columns = part.columns ?? 2;
  const cell = (width - (hasSide ? side + GAP : 0)) / columns;
  const label = isSmall ? LABEL * (2 / 3) : LABEL;
  const cells = fields.map(({ name, value }) => ({
    name: pen.words(name, style, label - 2 * PAD.x),
    value: pen.words(value, style, cell - label - 2 * PAD.x),
  }));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, at) => {
    const inRow = cells.slice(at * columns, (at + 1) * columns);
    const height = Math.max(...inRow.flatMap(({ name, value }) => [name.height, value.height]));
    return { inRow, height: height + (isSmall ? 2 : 2 * PAD.y) };
  });
  const grid = rows.reduce((sum, { height }) => sum + height, 0);
  const beside = (part.photo === undefined ? 0 : PHOTO.height + 8) + (code === undefined ? 0 : CODE);
  const bars = barsBox(pen, content.bars, Math.min(BARS.width, width), style);
  const upper = Math.max(grid, beside);
  return titled(pen, content.title, width, {
    height: upper + bars.height,
    draw: (x, y) => {
      let top = y;
      for (const { inRow, height } of rows) {
        for (const [at, { name, value }] of inRow.entries()) {
          const left = x + at * cell;
          const inset = isSmall ? 1 : PAD.y;
          if (!isSmall) {
            pen.frame(left, top, label, height);
            pen.frame(left + label, top, cell - label, height);
          }
          name.draw(left + PAD.x, top + inset);
          value.draw(left + label + PAD.x, top + inset);
        }
        top += height;
      }
      bars.draw(x, y + upper);
      const right = x + width - side;
      if (part.photo !== undefined) drawPhoto(pen, photo, right + (side - PHOTO.width) / 2, y);
      if (code !== undefined)
        pen.qr(code, right + (side - CODE) / 2, y + (part.photo === undefined ? 0 : PHOTO.height + 8), CODE);
    },
  });
}

/** A bar code with its text below; the text alone where such a code cannot say it, and no height for none. */
function barsBox(pen: Pen, text: string, width: number, style: Style): Box {
  if (text === '') return { height: 0, draw: () => undefined };
  const words = pen.words(text, style, width, 'center');
  const code = barCodeOf(text);
  const tall = code ? BARS.height + BARS.below : 0;
  return {
    height: BARS.above + tall + words.height,
    draw: (x, y) => {
      if (code) pen.bars(code, x, y + BARS.above, width, BARS.height);
      words.draw(x, y + BARS.above + tall);
    },
  };
}

function drawPhoto(pen: Pen, photo: Buffer | undefined, x: number, y: number): void {
  if (photo) pen.document.image(photo, x, y, { cover: [PHOTO.width, PHOTO.height] });
  else pen.words('照片', BODY, PHOTO.width, 'center').draw(x, y + PHOTO.height / 2 - BODY.line / 2);
  pen.frame(x, y, PHOTO.width, PHOTO.height);
}

interface Columns extends Pick<PartContent, 'heads' | 'lines'> {
  readonly style: Style;
  /** The last column holds pictures. */
  readonly isSigned: boolean;
}

/** How wide the columns of a table are: what is short, such as a gender, gives its room to what is long, such as a name. */
export function cellWidths(pen: Pen, { heads, lines, style, isSigned }: Columns, width: number): number[] {
  const even = width / Math.max(1, heads.length);
  const wide = (text: string) => pen.letters.width(text, style.size) + 2 * PAD.x;
  const needs = heads.map((head, at) => {
    const most = lines.reduce((all, texts) => Math.max(all, wide(texts[at] ?? '')), wide(head) + HEAD_SPARE);
    return isSigned && at === heads.length - 1 ? Math.max(even, most) : most;
  });
  // The narrow ones first: each takes what it needs, and no more than an even part of what is left.
  const widths = needs.map(() => 0);
  let left = width;
  for (const [done, { need, at }] of needs
    .map((need, at) => ({ need, at }))
    .toSorted((one, other) => one.need - other.need)
    .entries()) {
    widths[at] = Math.min(need, left / (needs.length - done));
    left -= widths[at];
  }
  return widths.map((one) => one + left / needs.length);
}

/** Letters of a head are drawn bold. */
const HEAD_SPARE = 2;

function tableBoxes(
  pen: Pen,
  { title, heads, lines, signatures }: PartContent,
  style: Style,
  width: number,
): PartBoxes {
  const cells = cellWidths(pen, { heads, lines, style, isSigned: signatures.length > 0 }, width);
  const lefts = cells.map((_, at) => cells.slice(0, at).reduce((sum, one) => sum + one, 0));
  const signed = signatures.map((picture) => signatureBox(pen, picture, (cells.at(-1) ?? width) - 2 * PAD.x));
  const line = (texts: readonly string[], written = style, last: readonly Box[] = []): Box => {
    const words = [...texts.map((text, at) => pen.words(text, written, cells[at]! - 2 * PAD.x)), ...last];
    const height = Math.max(...words.map((one) => one.height)) + 2 * PAD.y;
    return {
      height,
      draw: (x, y) => {
        for (const [at, one] of words.entries()) {
          pen.frame(x + lefts[at]!, y, cells[at]!, height);
          one.draw(x + lefts[at]! + PAD.x, y + PAD.y);
        }
      },
    };
  };
  const head = titled(pen, title, width, line(heads, { ...style, isBold: true }));
  // A table without lines shows its head.
  return lines.length === 0
    ? { boxes: [head] }
    : { boxes: lines.map((texts, at) => line(texts, style, signed.slice(at, at + 1))), head };
}

/** A signature in its cell; the cell of somebody who did not sign stays empty. */
function signatureBox(pen: Pen, picture: Buffer | undefined, room: number): Box {
  const width = Math.min(SIGNATURE.width * MM, room);
  const height = picture ? SIGNATURE.height * MM : 0;
  return { height, draw: (x, y) => picture && pen.document.image(picture, x, y, { fit: [width, height] }) };
}

/** How long a line for a signature is, in millimetres, and what it may come to beside a long title. */
const RULE = { most: 26, least: 16 };
const DAY = '年　月　日';

/** A name, a line to write on and a day, two beside each other; what has no room in its half goes below. */
function signsBox(pen: Pen, titles: readonly string[], style: Style, width: number): Box {
  const each = (width - 10 * MM) / 2;
  const day = 2 * MM + pen.letters.width(DAY, style.size);
  const signs = titles.map((title) => {
    const name = `${title}：`;
    const named = Math.min(each, pen.letters.width(name, style.size));
    const room = each - named - day;
    const long = (room < RULE.least * MM ? RULE.most : Math.min(RULE.most, room / MM)) * MM;
    const rule: Box = { height: style.line, draw: (x, y) => pen.rule(x, y + style.line, long) };
    return flowed(
      [
        { box: pen.words(name, style, each), width: named },
        { box: rule, width: long },
        { box: pen.words(DAY, style, each), width: day, inset: 2 * MM },
      ],
      each,
      style,
    );
  });
  const rows = Array.from({ length: Math.ceil(signs.length / 2) }, (_, at) => {
    const inRow = signs.slice(2 * at, 2 * at + 2);
    return { inRow, height: 8 * MM + Math.max(...inRow.map(({ height }) => height)) };
  });
  return {
    height: rows.reduce((sum, { height }) => sum + height, 0),
    draw: (x, y) => {
      let top = y;
      for (const { inRow, height } of rows) {
        for (const [at, sign] of inRow.entries()) sign.draw(x + at * (each + 10 * MM), top + 8 * MM);
        top += height;
      }
    },
  };
}

/** Widths are sums of fractions of pixels. */
const ROUNDING = 0.5;

/** Boxes one after the other in lines that are at most so wide. */
function flowed(
  items: readonly { readonly box: Box; readonly width: number; readonly inset?: number }[],
  width: number,
  { line }: Style,
): Box {
  let [left, top] = [0, 0];
  const placed = items.map(({ box, width: wide, inset = 0 }) => {
    if (left > 0 && left + wide > width + ROUNDING) [left, top] = [0, top + line];
    const x = left === 0 ? 0 : left + inset;
    const place = { box, x, y: top };
    left += wide;
    top += box.height - line;
    return place;
  });
  return {
    height: top + line,
    draw: (x, y) => placed.forEach(({ box, ...at }) => box.draw(x + at.x, y + at.y)),
  };
}
