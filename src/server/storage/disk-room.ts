import { statfs } from 'node:fs/promises';
import { refuse } from '../data/refusal.ts';

/** What a disk says of itself, in any unit. */
export interface DiskState {
  readonly bavail: number;
  readonly blocks: number;
}

/** How full the disk of the files is. */
export interface DiskRoom {
  /** The share that is free, from 0 to 1; undefined where the system does not say. */
  free(): Promise<number | undefined>;
  /** @throws Refusal when too little is free for another file */
  require(): Promise<void>;
}

/** Files leave so much of the disk to the database and to the rest of the machine. */
export const LEAST_FREE = 0.1;

const knownForMs = 1_000;

/** Looks at the disk that a folder is on, no more than once in a moment. */
export function watchRoom(
  folder: string,
  measure: (folder: string) => Promise<DiskState> = statfs,
): DiskRoom {
  let known: { readonly at: number; readonly free: Promise<number | undefined> } | undefined;
  const look = async () => {
    try {
      const { bavail, blocks } = await measure(folder);
      return blocks > 0 ? bavail / blocks : undefined;
    } catch {
      // Some file systems have no such figures; what is full there says so itself.
      return undefined;
    }
  };
  const free = () => {
    if (!known || performance.now() - known.at >= knownForMs) known = { at: performance.now(), free: look() };
    return known.free;
  };
  return {
    free,
    async require() {
      const share = await free();
      if (share !== undefined && share < LEAST_FREE) throw refuse(lowText(share));
    },
  };
}

/** What is told of a disk with little room, to the person who sends a file and to administrators. */
export const lowText = (share: number): string =>
  `服务器磁盘空间不足（剩余${Math.floor(share * 100)}%），暂时不能上传和导出文件，其他功能不受影响；请联系管理员清理磁盘`;
