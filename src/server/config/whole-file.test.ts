import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { installationKey } from './installation-key.ts';
import { createWhole } from './whole-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'xgt-whole-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads the file again and again while others make it and take it away, and tells what it held whenever it was there. */
const READER = `
const { readFileSync } = require('node:fs');
const { parentPort, workerData: { path, flag } } = require('node:worker_threads');
const found = new Set();
while (Atomics.load(flag, 0) === 0) {
  try { found.add(readFileSync(path, 'utf8')); } catch (error) { if (error.code !== 'ENOENT') throw error; }
}
parentPort.postMessage([...found]);`;

test('a file that is made is never read in part', async () => {
  const path = join(folder, 'key');
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const reader = new Worker(READER, { eval: true, workerData: { path, flag } });
  const told = new Promise<string[]>((resolve, reject) => {
    reader.once('message', resolve);
    reader.once('error', reject);
  });
  await new Promise((resolve) => reader.once('online', resolve));
  const content = 'x'.repeat(4_000);
  for (let round = 0; round < 2_000; round += 1) {
    expect(createWhole(path, content)).toBe(true);
    rmSync(path);
  }
  expect(createWhole(path, content)).toBe(true);
  expect(createWhole(path, 'other')).toBe(false);
  Atomics.store(flag, 0, 1);
  expect((await told).filter((text) => text !== content)).toEqual([]);
  expect(readdirSync(folder)).toEqual(['key']);
  await reader.terminate();
});

test('two that make the key of an installation have one key', () => {
  const path = join(folder, 'made', 'installation.key');
  const one = installationKey(path);
  expect(createWhole(path, 'other')).toBe(false);
  expect(installationKey(path)).toEqual(one);
  expect(readFileSync(path, 'utf8').trim()).toBe(one.toString('base64'));
});
