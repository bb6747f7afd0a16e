import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostilePictures, leaks, type HostilePicture } from '../_util/hostile-pictures.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { wholePassing } from '../../src/server/storage/passing-file.ts';
import { redraw } from '../../src/server/storage/pictures.ts';

let folder = '';
let corpus: HostilePicture[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-pictures-'));
  corpus = await hostilePictures();
  useSealingKeys([Buffer.alloc(32, 7)]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function redrawn(bytes: Buffer, ext: string) {
  const path = join(folder, `picture.${ext}`);
  await writeFile(path, bytes);
  return { outcome: await redraw(path, ext), bytes: await wholePassing(path) };
}

describe('B12: a picture is drawn anew', () => {
  test('nothing is left but the pixels, upright, in the same format', async () => {
    expect(corpus.filter(({ bytes }) => leaks(bytes).length === 0)).toEqual([]);
    for (const { what, ext, bytes, size } of corpus) {
      const { outcome, bytes: stored } = await redrawn(bytes, ext);
      const { format, exif, xmp, comments, orientation } = await sharp(stored).metadata();
      expect({ what, ext, outcome, leaks: leaks(stored), format }).toEqual({
        what,
        ext,
        outcome: size,
        leaks: [],
        format: ext === 'jpg' ? 'jpeg' : ext,
      });
      expect([exif, xmp, comments, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('what moves goes on moving', async () => {
    for (const { ext, bytes } of corpus.filter(({ what }) => what.startsWith('frames'))) {
      const { bytes: stored } = await redrawn(bytes, ext);
      expect(await sharp(stored).metadata()).toMatchObject({ pages: 3, delay: [100, 100, 100], loop: 0 });
    }
  });

  test('it takes no more room than it came with, unless it is small or exact', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 };
    const poor = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
      .jpeg({ quality: 65 })
      .toBuffer();
    expect((await redrawn(poor, 'jpg')).bytes.length).toBeLessThanOrEqual(poor.length);
    const few = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888' } })
      .png({ palette: true })
      .toBuffer();
    expect((await sharp((await redrawn(few, 'png')).bytes).metadata()).isPalette).toBe(true);
  });

  test('a small file that unfolds to a vast picture is refused before it does', async () => {
    const vast = async (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer();
    const bomb = await vast(8_000, 6_000);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const { outcome } = await redrawn(bomb, 'png');
    expect(outcome).toEqual({ problem: '图片的像素过多，不能超过4000万，请缩小后再上传' });
  });

  test.each([
    ['a head', (bytes: Buffer) => bytes.subarray(0, 24)],
    [
      'a page that begins as a picture does',
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, 12), Buffer.from('<html><script>alert(1)</script>')]),
    ],
  ])('%s of a picture is refused', async (_what, cut) => {
    for (const ext of ['jpg', 'png', 'gif', 'webp']) {
      const whole = corpus.find((one) => one.ext === ext)!.bytes;
      expect((await redrawn(cut(whole), ext)).outcome).toEqual({ problem: '图片无法读取，请更换图片' });
    }
  });
});

/** Who hands files to the store: what a person sent comes through `keepUpload` or is drawn by `squarePicture`. */
const KEEPERS = {
  'demo/drawn-portraits.ts': 'drawn by the demo itself',
  'jobs/export/files.ts': 'made by the server',
  'storage/keep-upload.ts': 'drawn anew there',
  'storage/portrait.ts': 'drawn by squarePicture',
};

test('B12: no other way leads into the store', async () => {
  const root = resolve('src/server');
  const keepers: string[] = [];
  for (const name of await readdir(root, { recursive: true }))
    if (
      /(?<!\.test)\.ts$/.test(name) &&
      /(store|files)\.keep(Bytes)?\(/.test(await readFile(join(root, name), 'utf8'))
    )
      keepers.push(name);
  expect(keepers.sort()).toEqual(Object.keys(KEEPERS));
});

/** Who writes files, and why the disk has room for them. What people sent or may read is written by three of them, which seal it. */
const WRITERS = {
  'config/installation-key.ts': 'a key, once',
  'config/whole-file.ts': 'a key, a mark or a name, once',
  'data/chain/anchor.ts': 'a few ends of chains',
  'storage/file-store.ts': 'holds room, sealed',
  'storage/growing-file.ts': 'holds room, sealed',
  'storage/passing-file.ts': 'sealed, into room that its callers hold',
};

test('B28: nothing writes a file that the disk was not asked for', async () => {
  const root = resolve('src/server');
  const writers: string[] = [];
  for (const name of await readdir(root, { recursive: true }))
    if (
      /(?<!\.test)\.ts$/.test(name) &&
      /createWriteStream\(|writeFile(Sync)?\(|writeSync\(|appendFile|'wx?\+?'/.test(
        await readFile(join(root, name), 'utf8'),
      )
    )
      writers.push(name);
  expect(writers.sort()).toEqual(Object.keys(WRITERS));
});

/** Who has files written that are on their way, and where room is held for them. */
const PASSING = {
  'http/upload.ts': 'holds room',
  'jobs/pack/archive.ts': 'into the folder of place-file.ts, which holds room',
  'storage/keep-base64.ts': 'holds room',
  'storage/pictures.ts': 'anew in its place',
};

test('B28: no file passes for which nobody holds room', async () => {
  const root = resolve('src/server');
  const callers: string[] = [];
  for (const name of await readdir(root, { recursive: true }))
    if (/(?<!\.test)\.ts$/.test(name) && / writePassing\(/.test(await readFile(join(root, name), 'utf8')))
      callers.push(name);
  expect(callers.filter((name) => name !== 'storage/passing-file.ts').sort()).toEqual(Object.keys(PASSING));
});
