import { describe, expect, it } from 'vitest';
import { watchRoom, type DiskState } from './disk-room.ts';

const roomOf = (disk: DiskState) => watchRoom('/', async () => disk);

describe('B28: room on the disk of the files', () => {
  it('is refused below a tenth, with what is left', async () => {
    await expect(roomOf({ bavail: 99, blocks: 1000 }).require()).rejects.toThrow(
      '服务器磁盘空间不足（剩余9%），暂时不能上传和导出文件，其他功能不受影响；请联系管理员清理磁盘',
    );
    await expect(roomOf({ bavail: 0, blocks: 1000 }).require()).rejects.toThrow('剩余0%');
    await expect(roomOf({ bavail: 100, blocks: 1000 }).require()).resolves.toBeUndefined();
  });

  it('is asked once for many files of a moment', async () => {
    let asked = 0;
    const room = watchRoom('/', async () => {
      asked += 1;
      return { bavail: 50, blocks: 100 };
    });
    await Promise.all(Array.from({ length: 100 }, () => room.require()));
    expect(asked).toBe(1);
  });

  it('is believed where the system does not say', async () => {
    const dumb = watchRoom('/', async () => {
      throw new Error('not supported');
    });
    await expect(dumb.require()).resolves.toBeUndefined();
    await expect(roomOf({ bavail: 0, blocks: 0 }).require()).resolves.toBeUndefined();
    expect(await watchRoom('/').free()).toBeGreaterThan(0);
  });
});
