import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimWorkFolder } from './work-folder.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'xgt-work-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A file that comes in, in the folder of some process. */
async function leave(owner: string, hoursAgo = 0): Promise<string> {
  const path = join(root, owner);
  await mkdir(path, { recursive: true });
  const file = join(path, 'half');
  await writeFile(file, 'half');
  const then = new Date(Date.now() - hoursAgo * 3_600_000);
  await utimes(path, then, then);
  return file;
}

it('a node that starts leaves the files alone that come in at another one', async () => {
  const first = await claimWorkFolder(root);
  const half = join(first.path, 'half');
  await writeFile(half, 'half');
  const elsewhere = await leave('other-machine~12~boot%2F7~ab');
  const second = await claimWorkFolder(root);
  expect(second.path).not.toBe(first.path);
  expect([existsSync(half), existsSync(elsewhere)]).toEqual([true, true]);
  await second.remove();
  expect(existsSync(half)).toBe(true);
});

it('what a process left that has ended is removed, and what nobody touched for a day', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  const ended = await leave(`${encodeURIComponent(hostname())}~${pid}~boot%2F7~ab`);
  const given = await leave(`${encodeURIComponent(hostname())}~${process.pid}~boot%2F7~ab`);
  const old = await leave('other-machine~12~boot%2F7~ab', 25);
  await writeFile(join(root, 'of-an-older-program'), '');
  const then = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(root, 'of-an-older-program'), then, then);
  const own = await claimWorkFolder(root);
  expect([ended, given, old].map((path) => existsSync(path))).toEqual([false, false, false]);
  expect((await readdir(root)).map((name) => join(root, name))).toEqual([own.path]);
});

it('its process says that it lives', async () => {
  const first = await claimWorkFolder(root);
  const then = new Date(Date.now() - 25 * 3_600_000);
  await utimes(first.path, then, then);
  await first.touch();
  await claimWorkFolder(root);
  expect(existsSync(first.path)).toBe(true);
});
