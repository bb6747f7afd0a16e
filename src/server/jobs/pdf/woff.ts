import { inflateSync } from 'node:zlib';
import { writeFont } from './sfnt.ts';

const HEAD = 44;
const ENTRY = 20;

/**
 * A WOFF font as the TrueType font that it was packed from. The PDF library reads packed ones too, but unpacks a table
 * anew for each character. The rules for joining letters are kept where they are asked for.
 * @throws RangeError or a zlib error for what is no such font
 */
export function unpackWoff(woff: Buffer, hasRules = false): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEAD + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.toString('latin1', at, at + 4),
      bytes: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
    };
  });
  return writeFont(woff.readUInt32BE(4), tables, hasRules);
}
