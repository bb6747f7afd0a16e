import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../tools/setup/postgres-cluster.mjs';
import { ensurePostgresPrograms } from '../../tools/setup/postgres-programs.mjs';
import { onPostgres } from './postgres.ts';

/** A disk of its own, so small that it can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** A PostgreSQL that lies on the disk with all that it writes; undefined on the embedded one, which lies in its data folder. */
  readonly url: string | undefined;
  /** Megabytes that are free. */
  freeMB(): Promise<number>;
  /** Takes room by a file of another program: so many bytes, or all that there is. */
  take(name: string, bytes: number): Promise<void>;
  give(name: string): Promise<void>;
  remove(): Promise<void>;
}

/** Why this machine lends no such disk; undefined where it does. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has disks in memory';
  if (process.getuid?.() !== 0) return 'only root may mount a disk';
  const probe = execFileSync('mktemp', ['-d'], { encoding: 'utf8' }).trim();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', probe], { stdio: 'pipe' });
    execFileSync('umount', [probe]);
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    execFileSync('rmdir', [probe]);
  }
}

const MB = 1024 * 1024;

export async function smallDisk(sizeMB: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'xgt-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMB}m,mode=755`, 'tmpfs', folder]);
  const programs = onPostgres ? await ensurePostgresPrograms() : undefined;
  const own = programs ? await startCluster(programs, ['max_connections=60'], folder) : undefined;
  return {
    folder,
    url: own?.url,
    async freeMB() {
      const { bavail, bsize } = await statfs(folder);
      return (bavail * bsize) / MB;
    },
    async take(name, bytes) {
      const file = await open(join(folder, name), 'w');
      try {
        for (let left = bytes; left > 0; left -= MB) await file.write(Buffer.alloc(Math.min(left, MB), 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    give: (name) => rm(join(folder, name), { force: true }),
    async remove() {
      await own?.stop();
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
