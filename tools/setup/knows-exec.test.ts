import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './root.mjs';

const refused = 78;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-exec-'));
  mkdirSync(join(folder, 'tools/setup'), { recursive: true });
  copyFileSync(join(root, 'tools/setup/knows-exec.mjs'), join(folder, 'tools/setup/knows-exec.mjs'));
  writeFileSync(
    join(folder, 'tools/start.mjs'),
    `console.log('under', process.ppid); process.exitCode = ${refused};`,
  );
  writeFileSync(
    join(folder, 'windows.cjs'),
    `Object.defineProperty(process, 'platform', { value: 'win32' });`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.skipIf(process.platform === 'win32')('the script that npm runs for "start"', () => {
  const run = (env: Record<string, string>) => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const shell = spawnSync('/bin/sh', ['-c', scripts.start], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', ...env },
      encoding: 'utf8',
    });
    return { code: shell.status, shell: shell.pid, lines: shell.stdout.trim().split('\n') };
  };

  it('puts the start in the place of the shell, and hands on how it ended', () => {
    expect(run({})).toMatchObject({ code: refused, lines: [`under ${process.pid}`] });
  });

  it('starts once, without exec, where the shell is that of Windows', () => {
    const { code, shell, lines } = run({ NODE_OPTIONS: '--require ./windows.cjs' });
    expect({ code, lines }).toEqual({ code: refused, lines: [`under ${shell}`] });
  });
});
