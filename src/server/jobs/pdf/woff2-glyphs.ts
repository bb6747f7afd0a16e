import type { FontTable } from './sfnt.ts';

/** What is read from the front to the back. */
class Stream {
  private at = 0;
  constructor(private readonly bytes: Buffer) {}
  u8 = () => this.bytes.readUInt8(this.at++);
  u16 = () => this.bytes.readUInt16BE((this.at += 2) - 2);
  i16 = () => this.bytes.readInt16BE((this.at += 2) - 2);
  take = (length: number) => this.bytes.subarray(this.at, (this.at += length));
  /** A number in one to three bytes, as WOFF2 packs them. */
  short = (): number => {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    return code === 254 ? this.u8() + 506 : code;
  };
}

const HEAD = 36;
const MORE_PARTS = 0x20;
const HAS_INSTRUCTIONS = 0x100;

/** The outlines and their places (in the long form), out of the streams that WOFF2 sorts them into (W3C, WOFF 2.0, section 5.1). */
export function glyphTables(bytes: Buffer): FontTable[] {
  const count = bytes.readUInt16BE(4);
  let at = HEAD;
  const [contours, points, flags, glyphs, parts, boxes, instructions] = Array.from(
    { length: 7 },
    (_, index) => {
      const length = bytes.readUInt32BE(8 + index * 4);
      return new Stream(bytes.subarray(at, (at += length)));
    },
  ) as [Stream, Stream, Stream, Stream, Stream, Stream, Stream];
  const hasBox = boxes.take(4 * Math.ceil(count / 32));
  const written: Buffer[] = [];
  const places = [0];
  let end = 0;
  for (let index = 0; index < count; index++) {
    const number = contours.i16();
    const boxed = (hasBox[index >> 3]! & (0x80 >> (index & 7))) !== 0;
    const box = boxed ? boxes.take(8) : undefined;
    const glyph =
      number === 0
        ? Buffer.alloc(0)
        : number < 0
          ? composite(parts, glyphs, instructions, box!)
          : simple(number, { points, flags, glyphs, instructions }, box);
    const padded = Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
    written.push(padded);
    places.push((end += padded.length));
  }
  const loca = Buffer.alloc(places.length * 4);
  for (const [index, place] of places.entries()) loca.writeUInt32BE(place, index * 4);
  return [
    { tag: 'glyf', bytes: Buffer.concat(written) },
    { tag: 'loca', bytes: loca },
  ];
}

/** A glyph made of others. */
function composite(parts: Stream, glyphs: Stream, instructions: Stream, box: Buffer): Buffer {
  const head = Buffer.alloc(2);
  head.writeInt16BE(-1);
  const pieces = [head, box];
  let flags = MORE_PARTS;
  let isInstructed = false;
  while (flags & MORE_PARTS) {
    const start = parts.take(2);
    flags = start.readUInt16BE(0);
    isInstructed ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    pieces.push(start, parts.take(2 + (flags & 0x01 ? 4 : 2) + scale));
  }
  if (isInstructed) pieces.push(...instructed(glyphs, instructions));
  return Buffer.concat(pieces);
}

function instructed(glyphs: Stream, instructions: Stream): Buffer[] {
  const length = glyphs.short();
  const head = Buffer.alloc(2);
  head.writeUInt16BE(length);
  return [head, instructions.take(length)];
}

type Streams = Readonly<Record<'points' | 'flags' | 'glyphs' | 'instructions', Stream>>;

/** A glyph of contours: its points as plain pairs of words, which takes more room but says the same. */
function simple(contours: number, streams: Streams, box: Buffer | undefined): Buffer {
  let last = -1;
  const ends = Buffer.alloc(contours * 2);
  for (let index = 0; index < contours; index++)
    ends.writeUInt16BE((last += streams.points.short()), index * 2);
  const count = last + 1;
  const flags = Buffer.alloc(count);
  const steps = Buffer.alloc(count * 4);
  let [x, y] = [0, 0];
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index < count; index++) {
    const flag = streams.flags.u8();
    flags[index] = flag < 128 ? 1 : 0;
    const [dx, dy] = step(flag & 127, streams.glyphs);
    steps.writeInt16BE(dx, index * 2);
    steps.writeInt16BE(dy, (count + index) * 2);
    x += dx;
    y += dy;
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
    top = Math.max(top, y);
  }
  const head = Buffer.alloc(10);
  head.writeInt16BE(contours, 0);
  if (box) box.copy(head, 2);
  else
    for (const [index, value] of [left, bottom, right, top].entries())
      head.writeInt16BE(value, 2 + index * 2);
  return Buffer.concat([head, ends, ...instructed(streams.glyphs, streams.instructions), flags, steps]);
}

const signed = (isPositive: number, value: number) => (isPositive ? value : -value);

/** How far a point is from the one before it; the kind tells how many bits each way takes. */
function step(kind: number, glyphs: Stream): [dx: number, dy: number] {
  const [first, second] = [kind & 1, (kind >> 1) & 1];
  if (kind < 10) return [0, signed(first, ((kind & 14) << 7) + glyphs.u8())];
  if (kind < 20) return [signed(first, (((kind - 10) & 14) << 7) + glyphs.u8()), 0];
  if (kind < 84) {
    const bits = kind - 20;
    const byte = glyphs.u8();
    return [
      signed(first, 1 + (bits & 0x30) + (byte >> 4)),
      signed(second, 1 + ((bits & 0x0c) << 2) + (byte & 15)),
    ];
  }
  if (kind < 120) {
    const bits = kind - 84;
    return [
      signed(first, 1 + (Math.floor(bits / 12) << 8) + glyphs.u8()),
      signed(second, 1 + (((bits % 12) >> 2) << 8) + glyphs.u8()),
    ];
  }
  if (kind < 124) {
    const [one, two, three] = [glyphs.u8(), glyphs.u8(), glyphs.u8()];
    return [signed(first, (one << 4) + (two >> 4)), signed(second, ((two & 15) << 8) + three)];
  }
  return [signed(first, glyphs.u16()), signed(second, glyphs.u16())];
}
