import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useSealingKeys } from '../data/sealed/keys.ts';
import { Unopened } from '../data/sealed/value.ts';
import { createFolderStore } from './file-store.ts';
import { growingFile } from './growing-file.ts';
import { wholePassing, writePassing } from './passing-file.ts';
import { plainSize } from './sealed-file.ts';

const PIECE = 65_536;
const [first, second] = [Buffer.alloc(32, 41), Buffer.alloc(32, 42)];
const folder = mkdtempSync(join(tmpdir(), 'xgt-sealed-files-'));
const store = createFolderStore(folder);
const pathOf = (name: string) => join(folder, name.slice(0, 2), name);
const stored = (name: string) => readFileSync(pathOf(name));
const read = async (...asked: Parameters<typeof store.read>) => buffer(await store.read(...asked));
const never = () => false;

beforeAll(() => useSealingKeys([first]));
beforeEach(() => useSealingKeys([first]));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('B18 files of the store', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 17])(
    'of %i bytes come back as they were, whole and in parts, and lie sealed',
    async (size) => {
      const plain = randomBytes(size);
      const path = join(folder, 'coming');
      writeFileSync(path, plain);
      for (const name of [await store.keep(path), await store.keepBytes(plain)]) {
        expect((await read(name)).equals(plain)).toBe(true);
        for (const [start, end] of [
          [0, 1],
          [PIECE - 1, PIECE + 1],
          [PIECE, 2 * PIECE],
          [size - 5, size],
        ])
          if (start! >= 0 && end! <= size)
            expect((await read(name, { start: start!, end: end! })).equals(plain.subarray(start, end))).toBe(
              true,
            );
        if (size > 15) expect(stored(name).includes(plain.subarray(0, 16))).toBe(false);
      }
      expect(readdirSync(folder)).not.toContain('coming');
    },
  );

  it.each([0, 1, PIECE, 3 * PIECE + 17])(
    'of %i bytes lie sealed on their way, and come into the store as they were',
    async (size) => {
      // What looks like a sealed file is the sender's text all the same.
      const plain = Buffer.concat([Buffer.from('XGTSEALED1'), randomBytes(size)]).subarray(0, size);
      const path = join(folder, 'passing');
      const hold = async () => ({ renew: async () => undefined, release: () => undefined });
      const ways = [
        () => writePassing(path, plain),
        () => pipeline(Readable.from([plain.subarray(0, 5), plain.subarray(5)]), growingFile(path, { hold })),
      ];
      for (const write of ways) {
        await write();
        if (size > 15) expect(readFileSync(path).includes(plain.subarray(0, 16))).toBe(false);
        expect(await plainSize(path)).toBe(size);
        expect((await wholePassing(path)).equals(plain)).toBe(true);
        expect((await read(await store.keep(path))).equals(plain)).toBe(true);
      }
    },
  );

  it('are opened with every byte, piece and end as it was, or not at all', async () => {
    const name = await store.keepBytes(randomBytes(2 * PIECE + 100));
    const whole = stored(name);
    const head = 32;
    const piece = PIECE + 16;
    const changed = [
      ...[0, 12, 20, head, head + piece - 1, whole.length - 1].map((at) => {
        const other = Buffer.from(whole);
        other[at]! ^= 1;
        return other;
      }),
      whole.subarray(0, whole.length - 1),
      whole.subarray(0, head + 2 * piece),
      whole.subarray(0, head),
      Buffer.concat([
        whole.subarray(0, head),
        whole.subarray(head + piece, head + 2 * piece),
        whole.subarray(head, head + piece),
        whole.subarray(head + 2 * piece),
      ]),
    ];
    for (const [place, bytes] of changed.entries()) {
      writeFileSync(pathOf(name), bytes);
      // The first byte makes it a file that an older program left plain; what is read then is not what was kept.
      if (place === 0) expect((await read(name)).equals(bytes)).toBe(true);
      else await expect(read(name), String(place)).rejects.toThrow(Unopened);
    }
    writeFileSync(pathOf(name), whole);
    expect((await read(name)).length).toBe(2 * PIECE + 100);
  });

  it('that an older program left plain are read, and sealed; with a new key all are, while it is let', async () => {
    const [old, kept] = [await store.keepBytes(Buffer.from('x')), await store.keepBytes(Buffer.from('new'))];
    writeFileSync(pathOf(old), 'plain as it was');
    expect(String(await read(old))).toBe('plain as it was');
    expect(await store.sealOld(() => true)).toBe(0);
    expect(await store.sealOld(never)).toBe(1);
    expect(stored(old).includes('plain')).toBe(false);
    expect([String(await read(old)), String(await read(kept))]).toEqual(['plain as it was', 'new']);
    const before = stored(kept);
    useSealingKeys([first, second]);
    expect(await store.sealOld(never)).toBeGreaterThanOrEqual(2);
    expect(await store.sealOld(never)).toBe(0);
    expect(stored(kept).equals(before)).toBe(false);
    expect([String(await read(old)), String(await read(kept))]).toEqual(['plain as it was', 'new']);
  });
});

it('B13: a file on its way whose source fails at once is closed by then, and can be removed', async () => {
  const ways = mkdtempSync(join(tmpdir(), 'xgt-on-its-way-'));
  const failing = () =>
    new Readable({
      read() {
        this.destroy(new Error('cut off'));
      },
    });
  for (let count = 0; count < 100; count += 1) {
    const path = join(ways, String(count));
    await expect(writePassing(path, failing())).rejects.toThrow('cut off');
    rmSync(path, { force: true });
  }
  expect(readdirSync(ways)).toEqual([]);
  rmSync(ways, { recursive: true });
});
