import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiskRoom, HeldRoom } from './disk-room.ts';

/** Keeps the bytes of files under names of its own; a folder here, an object store elsewhere. */
export interface FileStore {
  /** Sets room aside for a file of so many bytes. @throws Refusal when there is too little for it */
  hold(bytes: number): Promise<HeldRoom>;
  /** Takes the file over from a temporary place. @returns its name in the store */
  keep(path: string): Promise<string>;
  /** Takes bytes that this program made. @returns their name in the store */
  keepBytes(bytes: Buffer): Promise<string>;
  /** The bytes of a file, or those from `start` to before `end`. @throws when the store has no file of that name */
  read(name: string, part?: { readonly start: number; readonly end: number }): Promise<ReadStream>;
  remove(name: string): Promise<void>;
}

/** A row names a file that the store of this node does not hold. */
export class FileElsewhere extends Error {
  override readonly name = 'FileElsewhere';

  constructor(file: string) {
    super(`the file ${file} is not in the DATA_DIR of this node`);
  }
}

const NAME = /^[0-9a-f]{32}$/;

/** Of a store that nobody looks after, such as a command's beside the server. */
const ENDLESS: HeldRoom = { renew: async () => undefined, release: () => undefined };

/** Files in a folder, under random names: nothing of what a person typed becomes part of a path. */
export function createFolderStore(folder: string, room?: Pick<DiskRoom, 'hold'>): FileStore {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('not a name of the file store');
    return join(folder, name.slice(0, 2), name);
  };
  const newName = async () => {
    const name = randomBytes(16).toString('hex');
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    return name;
  };
  const hold = async (bytes: number) => (await room?.hold(bytes)) ?? ENDLESS;
  return {
    hold,
    async keep(path) {
      (await hold(0)).release();
      const name = await newName();
      // The row that names the file will outlive a power cut, so its bytes must too.
      const file = await open(path, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path, pathOf(name));
      return name;
    },
    async keepBytes(bytes) {
      const held = await hold(bytes.length);
      try {
        const name = await newName();
        const file = await open(pathOf(name), 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } catch (error) {
          await rm(pathOf(name), { force: true });
          throw error;
        } finally {
          await file.close();
        }
        return name;
      } finally {
        held.release();
      }
    },
    async read(name, part) {
      const range = part && { start: part.start, end: part.end - 1 };
      const stream = createReadStream(pathOf(name), range);
      await new Promise<void>((resolve, reject) =>
        stream
          .once('open', () => resolve())
          .once('error', (error: NodeJS.ErrnoException) =>
            reject(error.code === 'ENOENT' ? new FileElsewhere(name) : error),
          ),
      );
      return stream;
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };
}
