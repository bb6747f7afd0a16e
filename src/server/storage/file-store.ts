import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { presentKey } from '../data/sealed/keys.ts';
import type { DiskRoom, HeldRoom } from './disk-room.ts';
import { fileSealedWith, plainBytes, plainSize, sealedBytes } from './sealed-file.ts';

/** Keeps the bytes of files, sealed, under names of its own; a folder here, an object store elsewhere. */
export interface FileStore {
  /** Sets room aside for a file of so many bytes. @throws Refusal when there is too little for it */
  hold(bytes: number): Promise<HeldRoom>;
  /** Takes the file over from a temporary place. @returns its name in the store */
  keep(path: string): Promise<string>;
  /** Takes bytes that this program made. @returns their name in the store */
  keepBytes(bytes: Buffer): Promise<string>;
  /** The bytes of a file, or those from `start` to before `end`. @throws when the store has no file of that name */
  read(name: string, part?: { readonly start: number; readonly end: number }): Promise<Readable>;
  remove(name: string): Promise<void>;
  /** What lies in a part of the store: there are 256 of them, and each file is in one. */
  namesIn(part: number): Promise<string[]>;
  /** When a file was written; undefined for one that is gone. */
  writtenAt(name: string): Promise<Date | undefined>;
  /** Seals what an older program left plain, or sealed with an older key, until it `isOver`. @returns how many files */
  sealOld(isOver: () => boolean): Promise<number>;
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
  const keepNew = async (plain: AsyncIterable<Buffer>, size: number) => {
    const held = await hold(size);
    try {
      const name = await newName();
      await writeSealed(pathOf(name), plain).catch(async (error: unknown) => {
        await rm(pathOf(name), { force: true });
        throw error;
      });
      return name;
    } finally {
      held.release();
    }
  };
  return {
    hold,
    async keep(path) {
      // It lies on the disk twice until it is whole in the store.
      const name = await keepNew(plainBytes(path), await plainSize(path));
      await rm(path, { force: true });
      return name;
    },
    keepBytes: (bytes) => keepNew(Readable.from([bytes]), bytes.length),
    async read(name, part) {
      const path = pathOf(name);
      try {
        await fileSealedWith(path);
      } catch (error) {
        throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new FileElsewhere(name) : error;
      }
      return Readable.from(plainBytes(path, part), { objectMode: false });
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    namesIn: (part) => namesBelow(join(folder, part.toString(16).padStart(2, '0'))),
    async writtenAt(name) {
      return (await stat(pathOf(name)).catch(() => undefined))?.mtime;
    },
    async sealOld(isOver) {
      let count = 0;
      for (const name of await namesBelow(folder)) {
        if (isOver()) break;
        if (await sealAnew(pathOf(name))) count += 1;
      }
      return count;
    },
  };
}

async function namesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  return found.map((path) => path.slice(path.length - 32)).filter((name) => NAME.test(name));
}

/** Writes a file that the present key did not seal anew beside itself. @returns false where that is not needed, or the file is gone */
async function sealAnew(path: string): Promise<boolean> {
  const coming = `${path}.${randomBytes(4).toString('hex')}`;
  try {
    if ((await fileSealedWith(path)) === presentKey().id) return false;
    await writeSealed(coming, plainBytes(path));
    await rename(coming, path);
    return true;
  } catch (error) {
    await rm(coming, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** The row that names a file will outlive a power cut, so its bytes must too. */
async function writeSealed(path: string, plain: AsyncIterable<Buffer>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    // A disk that is full takes a part of a piece without a word; this writes the rest of it, or throws.
    for await (const bytes of sealedBytes(plain)) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
