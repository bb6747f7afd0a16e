import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseLocked } from './errors.ts';
import { acquireLock } from './lock-file.ts';
import { currentProcess } from './process-identity.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const leave = (holder: object) => writeFile(path, JSON.stringify(holder));

it('gives the lock to one of many that ask at once, and to the next when it is given back', async () => {
  await leave({ ...currentProcess(), started: 'long ago' });
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(path)));
  const won = tries.filter((result) => result.status === 'fulfilled');
  const refused = tries.filter((result) => result.status === 'rejected');
  expect(won).toHaveLength(1);
  expect(refused.every(({ reason }) => reason instanceof DatabaseLocked)).toBe(true);
  await won[0]?.value.release();
  expect(await readdir(folder)).toEqual([]);
  await (await acquireLock(path)).release();
});

it('takes over from a process that has ended, and from one whose number was given out again', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => ended.once('close', resolve));
  await leave({ pid: ended.pid, started: '', host: hostname() });
  await (await acquireLock(path)).release();
  await leave({ ...currentProcess(), started: 'another start' });
  await (await acquireLock(path)).release();
  await writeFile(path, '{"pid":');
  await (await acquireLock(path)).release();
});

it('refuses while the holder runs, and names it', async () => {
  await leave(currentProcess());
  await expect(acquireLock(path)).rejects.toThrow(`${process.pid} @ ${hostname()}`);
});

it('judges a holder on another host by its heartbeat', async () => {
  await leave({ pid: 1, started: '', host: 'another-host' });
  const beat = setInterval(() => void utimes(path, new Date(), new Date()), 50);
  await expect(acquireLock(path, 3_000)).rejects.toThrow(DatabaseLocked);
  clearInterval(beat);
  await (await acquireLock(path, 1_000)).release();
});

it('does not remove a lock that is another process’s by now', async () => {
  const lock = await acquireLock(path);
  await writeFile(path, 'taken over');
  await lock.release();
  expect(await readFile(path, 'utf8')).toBe('taken over');
});
