import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { useSealingKeys } from '../../data/sealed/keys.ts';
import { wholePassing } from '../../storage/passing-file.ts';
import { openPack, type StoredPack } from './archive.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-pack-'));
  useSealingKeys([Buffer.alloc(32, 7)]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stored = (bytes: Buffer): StoredPack => ({
  size: bytes.length,
  async *read(start, end) {
    yield bytes.subarray(start, end);
  },
});
const opened = (bytes: Buffer) => openPack(stored(bytes));

async function zipOf(...files: [path: string, bytes: string | Buffer][]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, bytes] of files)
    if (path.endsWith('/')) zip.addEmptyDirectory(path);
    else zip.addBuffer(Buffer.from(bytes), path, { compress: true });
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

/** The archive with other bytes in every place where these stand. */
function replaced(archive: Buffer, from: Buffer, to: Buffer): Buffer {
  const copy = Buffer.from(archive);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) to.copy(copy, at);
  return copy;
}

/** A number in the entry of the directory, `at` bytes behind its signature. */
function withDirectory(archive: Buffer, at: number, write: (place: number, copy: Buffer) => void): Buffer {
  const copy = Buffer.from(archive);
  write(copy.indexOf(Buffer.from('PK\u0001\u0002', 'latin1')) + at, copy);
  return copy;
}

const unpacked = async (archive: Buffer) => {
  const [file] = await opened(archive);
  const to = join(folder, `${Math.random()}`);
  await file!.unpack(to);
  return String(await wholePassing(to));
};

it('E02: the files of an archive are known by their names without folder and extension; what systems add is left out', async () => {
  const files = await opened(
    await zipOf(
      ['照片/', ''],
      ['照片/26360000000001.jpg', 'a'],
      ['２６.JPG', 'b'],
      ['__MACOSX/._26.jpg', 'c'],
      ['照片/.DS_Store', 'd'],
      ['Thumbs.db', 'e'],
    ),
  );
  expect(files.map(({ path, key, size }) => [path, key, size])).toEqual([
    ['照片/26360000000001.jpg', '26360000000001', 1],
    ['２６.JPG', '26', 1],
  ]);
});

it('E02: names of older programs are read in the encoding of their country, and no name leads anywhere', async () => {
  const gbk = Buffer.from([0xd5, 0xc5, 0xc8, 0xfd]);
  const old = replaced(await zipOf(['abcd.jpg', 'a']), Buffer.from('abcd'), gbk);
  // written as though its names were not known to be UTF-8
  const archive = withDirectory(old, 8, (place, copy) => copy.writeUInt16LE(0, place));
  expect((await opened(archive))[0]!.path).toBe('张三.jpg');
  const away = replaced(await zipOf(['xx/yy/7.jpg', 'a']), Buffer.from('xx/yy'), Buffer.from('../..'));
  expect((await opened(away))[0]!.key).toBe('7');
});

it('E02: a file is what was packed, to the byte', async () => {
  const archive = await zipOf(['1.txt', '照片'.repeat(1000)]);
  expect(await unpacked(archive)).toBe('照片'.repeat(1000));
  const otherSum = withDirectory(archive, 16, (place, copy) => copy.writeUInt32LE(7, place));
  await expect(unpacked(otherSum)).rejects.toThrow('文件已损坏，无法解压');
  const less = withDirectory(archive, 24, (place, copy) => copy.writeUInt32LE(10, place));
  await expect(unpacked(less)).rejects.toThrow('文件已损坏，无法解压');
  const locked = withDirectory(archive, 8, (place, copy) => copy.writeUInt16LE(0x0801, place));
  await expect(unpacked(locked)).rejects.toThrow('文件设置了密码，无法读取');
});

it('B28: a disk that takes no file is not called a fault of the archive', async () => {
  const [file] = await opened(await zipOf(['1.txt', 'a']));
  await expect(file!.unpack(join(folder, 'gone', '1'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('E02: an archive that unfolds to more than pictures do is refused before it is unpacked', async () => {
  await expect(unpacked(await zipOf(['1.jpg', Buffer.alloc(1024 * 1024)]))).rejects.toThrow(
    '文件压缩比异常，已拒绝',
  );
  const huge = withDirectory(await zipOf(['1.jpg', 'a']), 24, (place, copy) =>
    copy.writeUInt32LE(600 * 1024 * 1024, place),
  );
  await expect(opened(huge)).rejects.toThrow('压缩包解压后过大，请分成几个文件');
  const many = await zipOf(['1.jpg', 'a']);
  many.writeUInt16LE(2_001, many.length - 12);
  await expect(opened(many)).rejects.toThrow('一个压缩包最多2000个文件，请分成几个压缩包');
});

it.each([
  ['no archive', async () => Buffer.from('照片'), '压缩包已损坏或不是zip格式，无法读取'],
  [
    'half an archive',
    async () => (await zipOf(['1.jpg', 'a'])).subarray(0, 60),
    '压缩包已损坏或不是zip格式，无法读取',
  ],
  ['nothing inside', () => zipOf(['照片/', '']), '压缩包中没有文件'],
  ['one path twice', () => zipOf(['1.jpg', 'a'], ['1.jpg', 'b']), '压缩包中有路径相同的文件'],
])('E02: refused as a whole: %s', async (_what, archive, message) => {
  await expect(opened(await archive())).rejects.toThrow(message);
});
