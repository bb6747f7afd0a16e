import { mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openProviderFile } from './provider-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'xgt-providers-'));
const path = join(folder, 'sso.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (...codes: string[]) =>
  writeFileSync(
    path,
    JSON.stringify(
      codes.map((code) => ({ code, name: code, protocol: 'cas', issuer: 'https://cas.example.edu.cn' })),
    ),
  );

test('A06: the file of providers is read again when it changes; a bad one keeps what was there and is reported once', () => {
  let time = 0;
  const reports: [string, unknown][] = [];
  write('YM');
  const providers = openProviderFile(
    path,
    (event, facts) => void reports.push([event, facts]),
    () => time,
  );
  const later = () => [...((time += 1000), providers()).keys()];
  expect(later()).toEqual(['YM']);
  write('YM', 'LY');
  expect([...providers().keys()], 'looked at a moment ago').toEqual(['YM']);
  expect(later()).toEqual(['YM', 'LY']);
  for (const bad of ['[{"code"', '[{"code":"X1","protocol":"cas","issuer":"http://cas.example.edu.cn"}]']) {
    writeFileSync(path, bad);
    expect(later()).toEqual(['YM', 'LY']);
    expect(later()).toEqual(['YM', 'LY']);
  }
  write('ZX');
  expect(later()).toEqual(['ZX']);
  unlinkSync(path);
  expect(later()).toEqual([]);
  expect(reports.map(([event]) => event)).toEqual([
    'sso-file-read',
    'sso-file-refused',
    'sso-file-refused',
    'sso-file-read',
    'sso-file-read',
  ]);
  expect(JSON.stringify(reports)).not.toContain('example.edu.cn');
});
