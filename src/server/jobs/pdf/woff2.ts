import { brotliDecompressSync } from 'node:zlib';
import { glyphTables } from './woff2-glyphs.ts';
import { writeFont, type FontTable } from './sfnt.ts';

/** Tags that a directory names by number; the last number says that the tag is spelt out. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const SPELT = 63;
const HEAD = 48;
const LONG_PLACES = 1;

interface Entry {
  readonly tag: string;
  readonly length: number;
  readonly isTransformed: boolean;
}

/**
 * A WOFF2 font as the TrueType font that it was packed from. The PDF library reads packed ones too, but cannot embed them.
 * @throws RangeError or a zlib error for what is no such font
 */
export function unpackWoff2(woff2: Buffer): Buffer {
  const count = woff2.readUInt16BE(12);
  let at = HEAD;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  const entries = Array.from({ length: count }, (): Entry => {
    const flags = woff2.readUInt8(at++);
    const known = flags & SPELT;
    const tag =
      known === SPELT ? woff2.toString('latin1', at, (at += 4)) : TAGS.slice(known * 5, known * 5 + 4);
    const original = number();
    const isGlyphs = tag === 'glyf' || tag === 'loca';
    // For the outlines, number 3 says that nothing was done; for other tables 0 does.
    const isTransformed = isGlyphs ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? number() : original, isTransformed };
  });
  const packed = woff2.subarray(at, at + woff2.readUInt32BE(20));
  const whole = brotliDecompressSync(packed, {
    maxOutputLength: entries.reduce((sum, { length }) => sum + length, 0),
  });
  let offset = 0;
  const tables = entries.flatMap(({ tag, length, isTransformed }): FontTable[] => {
    const bytes = whole.subarray(offset, (offset += length));
    if (tag === 'head') bytes.writeUInt16BE(LONG_PLACES, 50);
    if (!isTransformed) return [{ tag, bytes }];
    if (tag === 'glyf') return glyphTables(bytes);
    if (tag === 'loca') return [];
    throw new RangeError(`a font's table ${tag} is packed in a way that is not known`);
  });
  return writeFont(woff2.readUInt32BE(4), tables);
}
