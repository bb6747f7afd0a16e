import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openKeyRing } from './secret-key.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'xgt-key-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('makes the secret once, for nobody else to read, and different keys for different purposes', () => {
  const first = openKeyRing({ dataDir });
  const again = openKeyRing({ dataDir });
  expect(first.keyOf('a')).toHaveLength(32);
  expect(again.keyOf('a')).toEqual(first.keyOf('a'));
  expect(first.keyOf('b')).not.toEqual(first.keyOf('a'));
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim().length).toBeGreaterThanOrEqual(43);
});

it('takes the secret that all nodes share, and refuses one that is none', () => {
  const secretKey = 'shared by every node of this school';
  expect(openKeyRing({ dataDir, secretKey }).keyOf('a')).not.toEqual(openKeyRing({ dataDir }).keyOf('a'));
  expect(() => openKeyRing({ dataDir, secretKey: 'short' })).toThrow('SECRET_KEY 至少 32 个字符');
});
