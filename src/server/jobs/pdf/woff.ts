import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;

/** Rules for joining and moving letters: a table's cells need none, and reading them takes longer than all the rest. */
const LEFT_OUT = new Set(['GSUB', 'GPOS', 'GDEF', 'BASE', 'vhea', 'vmtx', 'VORG', 'STAT']);

/**
 * A WOFF font as the TrueType font that it was packed from. The PDF library reads packed ones too, but unpacks a table
 * anew for each character.
 * @throws RangeError or a zlib error for what is no such font
 */
export function unpackWoff(woff: Buffer): Buffer {
  const packedTables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEAD + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed < length ? inflateSync(bytes, { maxOutputLength: length }) : bytes,
    };
  });
  const tables = packedTables.filter(({ tag }) => !LEFT_OUT.has(tag.toString('latin1')));
  const count = tables.length;
  const head = Buffer.alloc(12);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const most = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(most * 16, 6);
  head.writeUInt16BE(Math.log2(most), 8);
  head.writeUInt16BE((count - most) * 16, 10);
  let offset = 12 + count * 16;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { tag, checksum, bytes } of tables) {
    const place = Buffer.alloc(8);
    place.writeUInt32BE(offset, 0);
    place.writeUInt32BE(bytes.length, 4);
    directory.push(tag, checksum, place);
    const rest = (4 - (bytes.length % 4)) % 4;
    bodies.push(bytes, Buffer.alloc(rest));
    offset += bytes.length + rest;
  }
  return Buffer.concat([head, ...directory, ...bodies]);
}
