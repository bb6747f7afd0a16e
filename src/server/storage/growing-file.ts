import { open, type FileHandle } from 'node:fs/promises';
import { Writable } from 'node:stream';
import type { FileStore } from './file-store.ts';

const STEP = 4 * 1024 * 1024;

/** A new file whose size nobody knows beforehand: it grows only as long as the disk has room for more. */
export function growingFile(path: string, { hold }: Pick<FileStore, 'hold'>): Writable {
  let file: FileHandle | undefined;
  let room: Awaited<ReturnType<typeof hold>> | undefined;
  let since = 0;
  const append = async (bytes: Buffer) => {
    since += bytes.length;
    if (since > STEP) {
      await room!.renew();
      since = bytes.length % STEP;
    }
    await file!.writeFile(bytes);
  };
  const told = (work: Promise<unknown>, done: (error?: Error | null) => void) =>
    void work.then(() => done(), done);
  return new Writable({
    construct: (done) =>
      told(
        (async () => {
          room = await hold(STEP);
          file = await open(path, 'wx', 0o600);
        })(),
        done,
      ),
    write: (bytes: Buffer, _encoding, done) => told(append(bytes), done),
    writev: (chunks, done) => told(append(Buffer.concat(chunks.map(({ chunk }) => chunk as Buffer))), done),
    destroy(error, done) {
      room?.release();
      void (file?.close() ?? Promise.resolve()).then(() => done(error), done);
    },
  });
}
