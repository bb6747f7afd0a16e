import { randomFillSync } from 'node:crypto';
import { v7 as uuid } from 'uuid';

const BYTES = 16;

/** Random bytes for the next Ids: asked for one Id at a time they would cost several times what the rest of it does. */
const pool = new Uint8Array(BYTES * 256);
let used = pool.length;

function random(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.subarray(used - BYTES, used);
}

/** The moment of the last Id, and its place among those of that moment. */
const last = { msecs: 0, seq: 0 };

/** Places begin anywhere in the lower half of what they may be, so that those of a moment never come to its end. */
const HIGHEST_FIRST = 0x7f_ff_ff_ff;

/** A new Id: 32 hexadecimal characters of a UUIDv7, so that rows lie in the index in the order of their making. */
export function newId(): string {
  const bytes = random();
  const now = Date.now();
  const isLater = now > last.msecs;
  last.seq = isLater
    ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(6) & HIGHEST_FIRST
    : last.seq + 1;
  if (isLater) last.msecs = now;
  return uuid({ random: bytes, msecs: last.msecs, seq: last.seq }).replaceAll('-', '');
}
