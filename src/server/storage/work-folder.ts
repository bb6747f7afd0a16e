import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { currentProcess, isRunning, type ProcessIdentity } from '../data/database/process-identity.ts';

const HOUR_MS = 60 * 60_000;
/** Each process touches its folder once an hour; one that nobody touched for so long has no owner any more. */
const STALE_MS = 24 * HOUR_MS;
const SEPARATOR = '~';

/** A folder for files that are not whole yet, of one process alone. */
export interface WorkFolder {
  readonly path: string;
  /** Says that its process lives. */
  touch(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes a folder of this process in a root that other nodes may share, and removes what ended processes left there. */
export async function claimWorkFolder(root: string): Promise<WorkFolder> {
  await mkdir(root, { recursive: true });
  await sweep(root);
  const path = join(root, nameOf(currentProcess()));
  await mkdir(path, { recursive: true });
  return {
    path,
    async touch() {
      const now = new Date();
      // Whatever swept it by mistake, the next file finds it again.
      await mkdir(path, { recursive: true });
      await utimes(path, now, now);
    },
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** The name says whose it is; several servers of one process are told apart by its end. */
const nameOf = ({ host, pid, started }: ProcessIdentity): string =>
  [host, String(pid), started, randomBytes(4).toString('hex')].map(encodeURIComponent).join(SEPARATOR);

function ownerOf(name: string): ProcessIdentity | undefined {
  const [host, pid, started, end] = name.split(SEPARATOR).map(decodeURIComponent);
  if (host === undefined || started === undefined || end === undefined || !/^\d+$/.test(pid ?? ''))
    return undefined;
  return { host, pid: Number(pid), started };
}

async function sweep(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const path = join(root, name);
    const owner = ownerOf(name);
    // Only the owner's own machine knows whether its process lives.
    const isDead = owner !== undefined && owner.host === currentProcess().host && !isRunning(owner);
    const found = await stat(path).catch(() => undefined);
    if (found && (isDead || found.mtimeMs < Date.now() - STALE_MS))
      await rm(path, { recursive: true, force: true });
  }
}
