import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { watchRoom, type DiskState } from './disk-room.ts';
import { useSealingKeys } from '../data/sealed/keys.ts';
import { growingFile } from './growing-file.ts';
import { wholePassing } from './passing-file.ts';

const MB = 1024 * 1024;
const roomOf = (disk: Omit<DiskState, 'bsize'>) => watchRoom('/', async () => ({ ...disk, bsize: MB }));

describe('B28: room on the disk of the files', () => {
  it('is refused below a tenth, with what is left', async () => {
    await expect(roomOf({ bavail: 99, blocks: 1000 }).hold(0)).rejects.toThrow(
      '服务器磁盘空间不足（剩余9%），暂时不能上传和导出文件，其他功能不受影响；请联系管理员清理磁盘',
    );
    await expect(roomOf({ bavail: 0, blocks: 1000 }).hold(MB)).rejects.toThrow('剩余0%');
    await expect(roomOf({ bavail: 100, blocks: 1000 }).hold(0)).resolves.toBeDefined();
    await expect(roomOf({ bavail: 100, blocks: 1000 }).hold(1)).rejects.toThrow('剩余9%');
  });

  it('is given once, however many files come in the same moment', async () => {
    const room = roomOf({ bavail: 200, blocks: 1000 });
    const answers = await Promise.allSettled(Array.from({ length: 30 }, () => room.hold(20 * MB)));
    const held = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(5);
    expect([room.hasRefused(), room.hasRefused()]).toEqual([true, false]);
    held[0]!.release();
    held[0]!.release();
    expect(await Promise.allSettled([room.hold(20 * MB), room.hold(20 * MB)])).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected' },
    ]);
  });

  it('is believed where the system does not say', async () => {
    const dumb = watchRoom('/', async () => {
      throw new Error('not supported');
    });
    await expect(dumb.hold(MB)).resolves.toBeDefined();
    await expect(roomOf({ bavail: 0, blocks: 0 }).hold(MB)).resolves.toBeDefined();
    expect(await watchRoom('/').free()).toBeGreaterThan(0);
  });

  it('a file of which the system takes a part of a piece alone is refused, and never kept short', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xgt-part-'));
    const modules = ['growing-file.ts', 'file-store.ts', '../data/sealed/keys.ts'];
    const [growing, store, keys] = modules.map((name) => JSON.stringify(new URL(name, import.meta.url).href));
    // A limit of the process cuts the piece in two, as a disk does that is full in the midst of it.
    const script = `
      const [{ growingFile }, { createFolderStore }, { useSealingKeys }] = await Promise.all([import(${growing}), import(${store}), import(${keys})]);
      const bytes = Buffer.alloc(100_000, 7);
      const hold = async () => ({ renew: async () => undefined, release: () => undefined });
      useSealingKeys([Buffer.alloc(32, 7)]);
      const ways = {
        grown: () => new Promise((done, failed) => growingFile('grown', { hold }).once('error', failed).once('close', done).end(bytes)),
        kept: () => createFolderStore('files').keepBytes(bytes),
      };
      const codes = {};
      for (const [name, way] of Object.entries(ways))
        codes[name] = await way().then(() => 'whole', (error) => error.code);
      console.log(JSON.stringify(codes));`;
    const limited = `trap '' XFSZ; ulimit -f 40; exec "$0" --import "$2" --input-type=module -e "$1"`;
    try {
      const { stdout } = await promisify(execFile)(
        'bash',
        ['-c', limited, process.execPath, script, import.meta.resolve('tsx')],
        {
          cwd: folder,
        },
      );
      expect(JSON.parse(stdout)).toEqual({ grown: 'EFBIG', kept: 'EFBIG' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is asked for again and again by a file that grows, and given back when it is there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'xgt-growing-'));
    useSealingKeys([Buffer.alloc(32, 7)]);
    const disk = { bavail: 130, blocks: 1000, bsize: MB };
    const room = watchRoom('/', async () => {
      const written = await Promise.all(
        ['whole', 'vast'].map((name) => stat(join(folder, name)).catch(() => undefined)),
      );
      return { ...disk, bavail: disk.bavail - written.reduce((sum, one) => sum + (one?.size ?? 0) / MB, 0) };
    });
    const write = (name: string, size: number) =>
      pipeline(
        function* () {
          for (let at = 0; at < size; at += 1) yield Buffer.alloc(MB, at);
        },
        growingFile(join(folder, name), room),
      );
    try {
      await write('whole', 10);
      const whole = await wholePassing(join(folder, 'whole'));
      expect([whole.length, whole[0], whole.at(-1)]).toEqual([10 * MB, 0, 9]);
      await expect(write('vast', 60)).rejects.toThrow('服务器磁盘空间不足');
      expect((await stat(join(folder, 'vast'))).size).toBeLessThan(21 * MB);
      for (const name of ['whole', 'vast']) await rm(join(folder, name));
      disk.bavail = 200;
      // All that was held is free again.
      await expect(room.hold(100 * MB)).resolves.toBeDefined();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
