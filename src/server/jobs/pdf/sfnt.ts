import { withoutReversedRules } from './joining-rules.ts';

/** A table of a font. */
export interface FontTable {
  readonly tag: string;
  readonly bytes: Buffer;
}

/** Rules for joining and moving letters: most scripts need none, and reading them takes longer than all the rest. */
const RULES = new Set(['GSUB', 'GPOS', 'GDEF']);
const LEFT_OUT = new Set(['BASE', 'vhea', 'vmtx', 'VORG', 'STAT', 'DSIG']);

/** A TrueType font of these tables, less those that a PDF has no use for. Sums are left empty: nobody checks them. */
export function writeFont(flavour: number, all: readonly FontTable[], hasRules = false): Buffer {
  const tables = all
    .filter(({ tag }) => !LEFT_OUT.has(tag) && (hasRules || !RULES.has(tag)))
    .sort((one, other) => (one.tag < other.tag ? -1 : 1));
  const count = tables.length;
  const head = Buffer.alloc(12);
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(count, 4);
  const most = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(most * 16, 6);
  head.writeUInt16BE(Math.log2(most), 8);
  head.writeUInt16BE((count - most) * 16, 10);
  let offset = 12 + count * 16;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { tag, bytes: given } of tables) {
    const bytes = tag === 'GSUB' ? withoutReversedRules(given) : given;
    const entry = Buffer.alloc(16);
    entry.write(tag, 0, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes.length, 12);
    directory.push(entry);
    const rest = (4 - (bytes.length % 4)) % 4;
    bodies.push(bytes, Buffer.alloc(rest));
    offset += bytes.length + rest;
  }
  return Buffer.concat([head, ...directory, ...bodies]);
}
