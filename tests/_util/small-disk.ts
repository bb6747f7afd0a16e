import { execFileSync } from 'node:child_process';
import { chown, mkdir, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { testDatabaseUrl } from './postgres.ts';

/** A disk of its own, so small that it can be filled. */
export interface SmallDisk {
  readonly folder: string;
  /** A database whose tables lie on the disk too; undefined on the embedded one, which lies in its data folder. */
  readonly url: string | undefined;
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
  const own = await databaseOn(folder);
  return {
    folder,
    url: own?.url,
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
      await own?.drop();
      execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A tablespace there, owned by the account that the server runs as. */
async function databaseOn(folder: string) {
  const base = testDatabaseUrl();
  if (base === undefined) return undefined;
  const name = `disk_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: base });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  const { uid, gid } = await stat(rows[0]!.data_directory);
  const place = join(folder, 'tables');
  await mkdir(place);
  await chown(place, uid, gid);
  await client.query(`CREATE TABLESPACE ${name} LOCATION '${place}'`);
  await client.query(`CREATE DATABASE ${name} TABLESPACE ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async drop() {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await client.query(`DROP TABLESPACE ${name}`);
      await client.end();
    },
  };
}
