import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const GIGABYTE = 2 ** 30;
/** What a run keeps there at most, twice over. */
const ROOM = 4 * GIGABYTE;
/** What browsers, servers and workers need beside it. */
const MEMORY = 6 * GIGABYTE;

/**
 * A folder in memory with room for what tests throw away: a school is a database of two thousand files, which a disk's file system
 * takes a second of the processor to make.
 * @returns {{ path: string, runsPrograms: boolean } | undefined} nothing where there is no such folder, or not enough room
 */
export function memoryFolder() {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(FOLDER);
    const available = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1];
    if (type !== TMPFS || bavail * bsize < ROOM || Number(available) * 1024 < MEMORY) return undefined;
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .findLast((line) => line.split(' ')[1] === FOLDER);
    return { path: FOLDER, runsPrograms: !mount?.split(' ')[3]?.split(',').includes('noexec') };
  } catch {
    return undefined;
  }
}

/** What Linux calls a file system in memory. */
const TMPFS = 0x01021994;
