import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { keyById, presentKey, type SealingKey } from '../data/sealed/keys.ts';
import { Unopened } from '../data/sealed/value.ts';
import { keyFrom } from '../crypto/encrypt.ts';

/**
 * A file of the store on the disk: what it begins with, the key's id, a salt, and pieces that are locked each for itself
 * (AES-256-GCM by a key of the file's own), so that a part is read without the rest. The vector of a piece holds its place and
 * whether it is the last one: pieces that were changed, exchanged or cut off do not open.
 */
const BEGIN = Buffer.from('XGTSEALED1');
const KEY_LENGTH = 6;
const SALT_LENGTH = 16;
const HEAD = BEGIN.length + KEY_LENGTH + SALT_LENGTH;
const PIECE = 65_536;
const TAG = 16;

interface Opening {
  readonly head: Buffer;
  readonly key: Buffer;
}

const openingOf = (head: Buffer, { files }: SealingKey): Opening => ({
  head,
  key: keyFrom(files, head.toString('latin1', HEAD - SALT_LENGTH), 'file'),
});

function vectorOf(place: number, isLast: boolean): Buffer {
  const vector = Buffer.alloc(12);
  vector.writeUInt32BE(place);
  vector[4] = Number(isLast);
  return vector;
}

/** Seals the bytes of one file as they come. */
export class Sealing {
  readonly #opening: Opening;
  #place = 0;
  #waiting = Buffer.alloc(0);
  #ready: Buffer[];

  constructor() {
    const key = presentKey();
    const head = Buffer.concat([BEGIN, Buffer.from(key.id, 'latin1'), randomBytes(SALT_LENGTH)]);
    this.#opening = openingOf(head, key);
    this.#ready = [head];
  }

  /** What can be written by now. */
  add(bytes: Buffer): Buffer {
    this.#waiting = Buffer.concat([this.#waiting, bytes]);
    // The last piece is known at the end alone, so that one waits here.
    for (; this.#waiting.length > PIECE; this.#waiting = this.#waiting.subarray(PIECE))
      this.#piece(this.#waiting.subarray(0, PIECE), false);
    return this.#taken();
  }

  /** The rest of the file. */
  end(): Buffer {
    this.#piece(this.#waiting, true);
    return this.#taken();
  }

  #piece(plain: Buffer, isLast: boolean): void {
    this.#ready.push(sealedPiece(this.#opening, plain, this.#place++, isLast));
  }

  #taken(): Buffer {
    const taken = Buffer.concat(this.#ready);
    this.#ready = [];
    return taken;
  }
}

/** The bytes of a file as they are stored. */
export async function* sealedBytes(plain: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const sealing = new Sealing();
  for await (const bytes of plain) yield sealing.add(bytes);
  yield sealing.end();
}

function sealedPiece({ head, key }: Opening, plain: Buffer, place: number, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, vectorOf(place, isLast)).setAAD(head);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Id of the key that a stored file is sealed with; undefined for one that an older program left plain. */
export async function fileSealedWith(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    return keyIdOf(await headOf(file));
  } finally {
    await file.close();
  }
}

async function headOf(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
  return buffer.subarray(0, bytesRead);
}

const keyIdOf = (head: Buffer): string | undefined =>
  head.length === HEAD && head.subarray(0, BEGIN.length).equals(BEGIN)
    ? head.toString('latin1', BEGIN.length, BEGIN.length + KEY_LENGTH)
    : undefined;

/** How many bytes a file holds for its readers. */
export async function plainSize(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (keyIdOf(await headOf(file)) === undefined) return size;
    return size - HEAD - piecesOf(size) * TAG;
  } finally {
    await file.close();
  }
}

/** A file that is empty has a piece too. */
const piecesOf = (size: number): number => Math.max(1, Math.ceil((size - HEAD) / (PIECE + TAG)));

/** The bytes of a stored file, or those from `start` to before `end`. @throws Unopened for what was changed, or sealed with another key */
export async function* plainBytes(
  path: string,
  { start, end }: { readonly start: number; readonly end: number } = { start: 0, end: Infinity },
): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const head = await headOf(file);
    const id = keyIdOf(head);
    if (id === undefined)
      return yield* createReadStream(path, { start, end: end - 1 }) as AsyncIterable<Buffer>;
    const key = keyById(id);
    if (!key) throw new Unopened();
    const opening = openingOf(head, key);
    const { size } = await file.stat();
    const last = piecesOf(size) - 1;
    for (let place = Math.floor(start / PIECE); place <= last && place * PIECE < end; place++) {
      const from = place * PIECE;
      const plain = await openedPiece(file, opening, place, place === last);
      yield plain.subarray(Math.max(0, start - from), Math.min(plain.length, end - from));
    }
  } finally {
    await file.close();
  }
}

async function openedPiece(
  file: FileHandle,
  { head, key }: Opening,
  place: number,
  isLast: boolean,
): Promise<Buffer> {
  const at = HEAD + place * (PIECE + TAG);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(PIECE + TAG), 0, PIECE + TAG, at);
  if (bytesRead < TAG) throw new Unopened();
  const decipher = createDecipheriv('aes-256-gcm', key, vectorOf(place, isLast))
    .setAAD(head)
    .setAuthTag(buffer.subarray(bytesRead - TAG, bytesRead));
  const opened = decipher.update(buffer.subarray(0, bytesRead - TAG));
  try {
    return Buffer.concat([opened, decipher.final()]);
  } catch {
    throw new Unopened();
  }
}
