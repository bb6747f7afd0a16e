import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWhole } from '../../config/whole-file.ts';
import { DatabaseLocked } from './errors.ts';
import { currentProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

export interface Lock {
  release(): Promise<void>;
}

const heartbeatMs = 5_000;
const observeEveryMs = 500;
const settleMs = 50;
const leftoverMs = 60_000;

/**
 * Takes the lock file, or throws `DatabaseLocked` while another process holds it: two engines on one folder lose
 * acknowledged rows. The file of a process that has ended is taken over.
 * @param watchMs How long to watch the heartbeat of a holder on another host (a container, a shared disk), of which
 *   nothing else can be known.
 */
export async function acquireLock(path: string, watchMs = 3 * heartbeatMs): Promise<Lock> {
  const own = `${JSON.stringify({ ...currentProcess(), token: randomUUID() })}\n`;
  let contested = false;
  for (let tries = 0; tries < 10; tries += 1) {
    if (createWhole(path, own)) {
      // Another process that also found the stale file may have moved this one aside by mistake.
      if (contested) await sleep(settleMs);
      if (contested && (await readIfThere(path)) !== own) continue;
      await sweep(path);
      return hold(path, own);
    }
    const found = await readIfThere(path);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (await isHeld(path, holder, watchMs)) throw locked(path, holder);
    await removeStale(path, found);
    contested = true;
  }
  throw locked(path, undefined);
}

function hold(path: string, own: string): Lock {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, heartbeatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      if ((await readIfThere(path)) === own) await rm(path, { force: true });
    },
  };
}

/** Removes what processes left that were killed just here; what is young may still be in use. */
async function sweep(path: string): Promise<void> {
  const names = (await readdir(dirname(path))).filter((name) => name.startsWith(`${basename(path)}.`));
  for (const name of names) {
    const leftover = join(dirname(path), name);
    if (((await lastBeat(leftover)) ?? Infinity) < Date.now() - leftoverMs)
      await rm(leftover, { force: true });
  }
}

async function isHeld(path: string, holder: ProcessIdentity | undefined, watchMs: number): Promise<boolean> {
  if (holder === undefined) return false;
  if (holder.host === hostname()) return isRunning(holder);
  const before = await lastBeat(path);
  for (let waited = 0; waited < watchMs; waited += observeEveryMs) {
    await sleep(observeEveryMs);
    if ((await lastBeat(path)) !== before) return true;
  }
  return false;
}

/** Only the very file that was judged is removed: another process may have taken the lock meanwhile. */
async function removeStale(path: string, judged: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
    if ((await readIfThere(aside)) !== judged) await link(aside, path);
  } catch {
    // Someone else was faster; the next try finds out who.
  } finally {
    await rm(aside, { force: true });
  }
}

function parseHolder(text: string): ProcessIdentity | undefined {
  try {
    const { pid, started, host } = JSON.parse(text) as Partial<ProcessIdentity>;
    if (typeof pid !== 'number' || typeof started !== 'string' || typeof host !== 'string') return undefined;
    return { pid, started, host };
  } catch {
    return undefined;
  }
}

function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined);
}

function lastBeat(path: string): Promise<number | undefined> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );
}

function locked(path: string, holder: ProcessIdentity | undefined): DatabaseLocked {
  const who = holder === undefined ? '' : `${holder.pid} @ ${holder.host}`;
  return new DatabaseLocked(
    `数据目录正被另一个进程使用（进程 ${who}），请先停止它，或换一个 DATA_DIR。` +
      ` / The data folder is in use by another process (${who}): stop it or choose another DATA_DIR. [${path}]`,
  );
}
