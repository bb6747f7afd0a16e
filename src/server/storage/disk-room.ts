import { statfs } from 'node:fs/promises';
import { refuse } from '../data/refusal.ts';

/** What a disk says of itself. */
export interface DiskState {
  readonly bavail: number;
  readonly blocks: number;
  /** Bytes of a block. */
  readonly bsize: number;
}

/** Room that is set aside for a file on its way, so that files that come at the same time do not all count on it. */
export interface HeldRoom {
  /** As much has been written by now, and as much will come. @throws Refusal when too little is free */
  renew(): Promise<void>;
  /** The file is there, or was given up. */
  release(): void;
}

/** How full the disk of the files is. */
export interface DiskRoom {
  /** The share that is free, from 0 to 1; undefined where the system does not say. */
  free(): Promise<number | undefined>;
  /** Whether a file was refused since this was asked the last time. */
  hasRefused(): boolean;
  /** Sets room aside for a file of so many bytes. @throws Refusal when too little would be free after it */
  hold(bytes: number): Promise<HeldRoom>;
}

/** Files leave so much of the disk to the database and to the rest of the machine. */
export const LEAST_FREE = 0.1;

/** Looks at the disk that a folder is on, and counts what is on its way there. */
export function watchRoom(
  folder: string,
  measure: (folder: string) => Promise<DiskState> = statfs,
): DiskRoom {
  let held = 0;
  let isTight = false;
  const look = async (): Promise<DiskState | undefined> => {
    try {
      const disk = await measure(folder);
      return disk.blocks > 0 ? disk : undefined;
    } catch {
      // Some file systems have no such figures; what is full there says so itself.
      return undefined;
    }
  };
  const take = async (bytes: number) => {
    const before = held;
    const disk = await look();
    if (disk) {
      // A file that came to its end meanwhile may not lie on the disk yet that was looked at.
      const leftAfter = (coming: number) => (disk.bavail - coming / disk.bsize) / disk.blocks;
      const coming = Math.max(before, held);
      const [now, then] = [leftAfter(coming), leftAfter(coming + bytes)];
      if (then < LEAST_FREE) {
        isTight = true;
        throw refuse(lowText(now < LEAST_FREE ? now : then));
      }
    }
    held += bytes;
  };
  return {
    async free() {
      const disk = await look();
      return disk && disk.bavail / disk.blocks;
    },
    hasRefused() {
      const before = isTight;
      isTight = false;
      return before;
    },
    async hold(bytes) {
      await take(bytes);
      let own = bytes;
      const release = () => {
        held -= own;
        own = 0;
      };
      return {
        release,
        async renew() {
          release();
          await take(bytes);
          own = bytes;
        },
      };
    },
  };
}

/** What is told of a disk with little room, to the person who sends a file and to administrators. */
export const lowText = (share: number): string =>
  `服务器磁盘空间不足（剩余${Math.max(0, Math.floor(share * 100))}%），暂时不能上传和导出文件，其他功能不受影响；请联系管理员清理磁盘`;
