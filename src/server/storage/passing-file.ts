import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { plainBytes, sealedBytes } from './sealed-file.ts';

/** What a file on its way is made of: bytes as they come, or all at once. */
export type Passing = AsyncIterable<Buffer> | Buffer;

/**
 * Writes a file that is on its way, sealed as those of the store are: a process that is killed leaves nothing that can be read.
 * The room for it is the caller's to hold.
 */
export async function writePassing(
  path: string,
  plain: Passing,
  { inPlace = false }: { readonly inPlace?: boolean } = {},
): Promise<void> {
  const source = Buffer.isBuffer(plain) ? Readable.from([plain]) : plain;
  const target = createWriteStream(path, { flags: inPlace ? 'w' : 'wx', mode: 0o600 });
  const closed = new Promise<void>((done) => target.once('close', () => done()));
  try {
    await pipeline(source, sealedBytes, target);
  } finally {
    // A source that fails at once does so before the file is open: who removes it then would be too early.
    await closed;
  }
}

/** The bytes of a file on its way, as they are asked for. */
export const readPassing = (path: string): Readable => Readable.from(plainBytes(path), { objectMode: false });

/** All bytes of a file on its way. */
export const wholePassing = (path: string): Promise<Buffer> => buffer(plainBytes(path));
