import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isBuilt, sourceFingerprint, stampPath } from './ensure-built.mjs';
import { isInstalled } from './install.mjs';

describe('stale build', () => {
  let root: string;
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'xgt-stale-'));
    for (const folder of ['src/server', 'dist']) mkdirSync(join(root, folder), { recursive: true });
    write('src/server/main.ts', 'one');
    write('package-lock.json', '{}');
    writeFileSync(stampPath(root), sourceFingerprint(root));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is fresh while nothing changed, and without a stamp never', () => {
    expect(isBuilt(root)).toBe(true);
    rmSync(stampPath(root));
    expect(isBuilt(root)).toBe(false);
  });

  const changes: [string, () => void][] = [
    ['a source of another size', () => write('src/server/main.ts', 'longer')],
    ['a source of the same size saved later', () => utimesSync(join(root, 'src/server/main.ts'), 1, 1)],
    ['a new source', () => write('src/server/other.ts', '')],
    [
      'a renamed source',
      () => renameSync(join(root, 'src/server/main.ts'), join(root, 'src/server/start.ts')),
    ],
    ['other packages', () => write('package-lock.json', '{"a":1}')],
  ];
  it.each(changes)('is stale after %s', (_name, change) => {
    change();
    expect(isBuilt(root)).toBe(false);
  });

  it('is not made stale by a test', () => {
    write('src/server/main.test.ts', 'test');
    expect(isBuilt(root)).toBe(true);
  });
});

describe('stale packages', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '1.0.0', optional: true },
    },
  };
  const installed = (packages: Record<string, { version: string }>) => isInstalled(wanted, { packages });

  it('accepts what is there, with or without an optional package', () => {
    expect(installed({ 'node_modules/a': { version: '1.0.0' } })).toBe(true);
    expect(
      installed({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }),
    ).toBe(true);
  });

  it('notices a missing, another or a surplus package', () => {
    expect(installed({})).toBe(false);
    expect(installed({ 'node_modules/a': { version: '2.0.0' } })).toBe(false);
    expect(
      installed({ 'node_modules/a': { version: '1.0.0' }, 'node_modules/c': { version: '1.0.0' } }),
    ).toBe(false);
  });
});
