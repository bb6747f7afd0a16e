import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { slowUpload } from '../../_util/slow-upload.ts';
import { uploaded } from '../../_util/upload.ts';

interface Started {
  readonly school: TestSchool;
  readonly other: TestClient;
  /** What the server is told of its disk. */
  readonly disk: { bavail: number };
  readonly leftOver: () => Promise<string[]>;
}

const PATIENCE = { timeout: 60_000, interval: 50 };

/** Files that are not whole yet: how they lie, and what becomes of them when there is no room. */
export function passingFiles(started: () => Started): void {
  it('B18: what is on its way lies sealed', async () => {
    const { school, other, leftOver } = started();
    const word = '51010719900101123X';
    const found = async () => {
      const names = await readdir(join(school.dataDir, 'tmp'), { recursive: true, withFileTypes: true });
      const files = names.filter((one) => one.isFile());
      return Buffer.concat(
        await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
      );
    };
    const slow = slowUpload(school, other);
    try {
      slow.write(word.repeat(20_000));
      await expect.poll(async () => (await found()).length, PATIENCE).toBeGreaterThan(200_000);
      expect((await found()).includes(word)).toBe(false);
    } finally {
      slow.end();
    }
    await expect.poll(leftOver, PATIENCE).toEqual([]);
  });

  it('B28: an archive for whose files there is no room is told so file by file, and leaves nothing', async () => {
    const { school, disk, leftOver } = started();
    const office = await school.as('school01');
    const { rows } = await school.database.query<{ StudentNo: string }>(
      `SELECT "StudentNo" FROM "Student" WHERE "StudentStatus" = '01' AND "IsDeleted" = 0 ORDER BY "StudentNo" LIMIT 2`,
    );
    const picture = await sharp({ create: { width: 360, height: 480, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const zip = new ZipFile();
    for (const { StudentNo } of rows) zip.addBuffer(picture, `${StudentNo}.jpg`);
    zip.end();
    const archive = await buffer(zip.outputStream as NodeJS.ReadableStream);
    const taken = async (bavail: number) => {
      const FileId = await uploaded(office, '学生照片.zip', archive);
      const before = await stored();
      disk.bavail = bavail;
      try {
        const { value } = await office.call('Data/Import', {
          EnCode: 'core.student.pack',
          FileId,
          DryRun: 0,
        });
        const end = async () =>
          (await office.call('ImportExport/GetActionTask', { TaskId: value.TaskId })).value;
        await expect.poll(async () => (await end()).State, PATIENCE).toBe('1');
        return { ...(await end()), files: (await stored()) - before };
      } finally {
        disk.bavail = 90;
      }
    };
    const stored = async () => {
      const names = await readdir(join(school.dataDir, 'files'), { recursive: true, withFileTypes: true });
      return names.filter((one) => one.isFile()).length;
    };
    const full = await taken(9);
    expect(full).toMatchObject({ SuccessCount: 0, FailCount: rows.length });
    // What is swept meanwhile is fewer.
    expect(full.files).toBeLessThanOrEqual(0);
    for (const { Message } of full.Fails) expect(Message).toContain('服务器磁盘空间不足');
    expect(await leftOver()).toEqual([]);
    expect(await taken(90)).toMatchObject({ SuccessCount: rows.length, FailCount: 0 });
  });
}
