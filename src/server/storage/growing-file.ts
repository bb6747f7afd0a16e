import { open, type FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { callbackify } from 'node:util';
import type { FileStore } from './file-store.ts';
import { Sealing } from './sealed-file.ts';

const STEP = 4 * 1024 * 1024;

/** A new file whose size nobody knows beforehand, sealed: it grows only as long as the disk has room for more. */
export function growingFile(path: string, { hold }: Pick<FileStore, 'hold'>): Writable {
  let file: FileHandle | undefined;
  let room: Awaited<ReturnType<typeof hold>> | undefined;
  let since = 0;
  const sealing = new Sealing();
  const append = async (bytes: Buffer) => {
    since += bytes.length;
    if (since > STEP) {
      await room!.renew();
      since = bytes.length % STEP;
    }
    await file!.writeFile(sealing.add(bytes));
  };
  const begin = async () => {
    room = await hold(STEP);
    file = await open(path, 'wx', 0o600);
  };
  const end = async () => {
    room?.release();
    await file?.close();
  };
  return new Writable({
    construct: (done) => callbackify(begin)((error) => done(error)),
    write: (bytes: Buffer, _encoding, done) => callbackify(append)(bytes, (error) => done(error)),
    writev: (chunks, done) =>
      callbackify(append)(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer)), (error) => done(error)),
    final: (done) => callbackify(() => file!.writeFile(sealing.end()))((error) => done(error)),
    destroy: (failure, done) => callbackify(end)((error) => done(failure ?? error)),
  });
}
