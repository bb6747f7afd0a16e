import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../../../src/server/data/database/database.ts';
import type { WriteContext } from '../../../src/server/data/module.ts';
import { NOBODY } from '../../../src/contract/subject.ts';
import { createDiskAlarm } from '../../../src/server/storage/disk-alarm.ts';
import { removeDroppedFiles } from '../../../src/server/storage/dropped-files.ts';
import { createFolderStore } from '../../../src/server/storage/file-store.ts';
import { giveUpReplacedFiles } from '../../../src/server/storage/given-up-files.ts';
import { requireQuota } from '../../../src/server/storage/quota.ts';
import { sweepUnusedFiles } from '../../../src/server/storage/unused-files.ts';
import { onPostgres } from '../../_util/postgres.ts';
import type { Answered, TestClient, TestSchool } from '../../_util/server.ts';
import { slowUpload } from '../../_util/slow-upload.ts';
import { namingColumns } from './naming-columns.ts';

interface Started {
  readonly school: TestSchool;
  readonly student: TestClient;
  readonly other: TestClient;
  readonly upload: (client: TestClient, name: string, bytes: Buffer) => Promise<Answered<any>>; // oxlint-disable-line no-explicit-any -- answers of every shape
  /** What the server is told of its disk. */
  readonly disk: { bavail: number };
  readonly leftOver: () => Promise<string[]>;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const MB = 1024 * 1024;
/** What the smallest file takes of a disk. */
const BLOCK = 4096;

const newSignal = () => {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
};

const filesIn = async (dataDir: string) =>
  (await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );

/** How much a person, a school and a disk hold, and what becomes of files that nothing names. */
export function roomForFiles(started: () => Started): void {
  let { school, student, other, upload, disk, leftOver } = {} as Started;
  beforeAll(() => {
    ({ school, student, other, upload, disk, leftOver } = started());
  });
  const keptBy = async (client: TestClient): Promise<string> => {
    const { value } = await upload(client, 'a.png', png);
    const { rows } = await school.database.query<{ user: string }>(
      `SELECT "CreateUserId" AS user FROM "Attachment" WHERE "Id" = $1`,
      [value.Id],
    );
    return rows[0]!.user;
  };
  const setTo = (key: string, value: string | null) =>
    school.database.query(`UPDATE "SysConfig" SET "ConfigValue" = $2 WHERE "ConfigKey" = $1`, [key, value]);
  /** A file that somebody has, of any size. */
  const has = (user: string | null, size: number) =>
    school.database.query(
      `INSERT INTO "Attachment" ("Id", "OriginalFileName", "Ext", "Size", "Url", "CreateUserId", "CreateDate", "IsDeleted", "Version")
     VALUES ('vast', 'a', 'png', $2, 'none', $1, now(), 0, 1) ON CONFLICT ("Id") DO UPDATE SET "Size" = excluded."Size", "CreateUserId" = excluded."CreateUserId"`,
      [user, size],
    );

  describe('B28: how much may be kept', () => {
    test('a person is refused beyond the limit, with what is used and allowed, and nobody else is', async () => {
      const user = await keptBy(student);
      await setTo('upload.studentMB', '10');
      const { rows } = await school.database.query<{ used: number }>(
        `SELECT coalesce(sum(greatest("Size", $2::int)), 0)::int AS used FROM "Attachment" WHERE "CreateUserId" = $1`,
        [user, BLOCK],
      );
      expect((await upload(student, 'a.png', png)).value.Size).toBeLessThan(BLOCK);
      // Room for one and a half as a disk has it, however small they are: of several at once one is taken.
      await has(user, 10 * MB - rows[0]!.used - BLOCK - BLOCK * 1.5);
      const answers = await Promise.all(Array.from({ length: 5 }, () => upload(student, 'a.png', png)));
      expect(answers.map(({ code }) => code).sort()).toEqual([0, 2, 2, 2, 2]);
      const refused = answers.find(({ code }) => code === 2)!;
      expect(refused.message).toMatch(/^您的文件已用10MB，上限10MB，放不下这个文件/);
      const Base64 = png.toString('base64');
      const ways = [
        await student.call('BaseData/CommonPutBase64', {
          Base64,
          FileName: 'a.png',
          BizType: 'leave/LeaveApply.Files',
        }),
        await student.call('UserInfo/ChangeUserImg', { Base64 }),
      ];
      for (const answer of ways) expect(answer.message).toContain('上限10MB');
      expect((await upload(other, 'a.png', png)).code).toBe(0);
      await has(null, 1);
      await setTo('upload.studentMB', null);
      expect((await upload(student, 'a.png', png)).code).toBe(0);
    });

    test.runIf(onPostgres)('files of one person are judged one after the other, on any node', async () => {
      const subject = { ...NOBODY, UserId: await keptBy(student) };
      const judge = (tx: Transaction) =>
        requireQuota({ engine: school.engine, tx, caller: { subject } } as WriteContext, BLOCK);
      const [isJudged, mayEnd] = [newSignal(), newSignal()];
      const first = school.database.transaction(async (tx) => {
        await judge(tx);
        isJudged.give();
        await mayEnd.given;
      });
      try {
        await Promise.race([isJudged.given, first]);
        const second = school.database.transaction(async (tx) => {
          await tx.query(`SET LOCAL lock_timeout = '1ms'`);
          await judge(tx);
        });
        await expect(second).rejects.toMatchObject({ code: '55P03' });
      } finally {
        mayEnd.give();
      }
      await first;
    });

    test('an export counts until it is gone, and is refused beyond the limit', async () => {
      const clerk = await school.as('school01');
      const user = await keptBy(clerk);
      const exported = () =>
        clerk.call('Data/Export', {
          EnCode: 'core.student.export',
          Entity: 'core/Student',
          Columns: [{ dataIndex: 'StudentNo', title: '学号' }],
          FileName: '学生',
        });
      await setTo('upload.staffMB', '10');
      const before = await filesIn(school.dataDir);
      try {
        expect((await exported()).code).toBe(0);
        const { rows } = await school.database.query<{ used: number }>(
          `SELECT sum("Size")::int AS used FROM "Attachment" WHERE "CreateUserId" = $1`,
          [user],
        );
        await has(user, 10 * MB - rows[0]!.used - 100);
        const refused = await exported();
        expect(refused).toMatchObject({ code: 2, message: expect.stringContaining('上限10MB') });
        // Nothing of it stays in the store.
        expect((await filesIn(school.dataDir)).length).toBe(before.length + 1);
      } finally {
        await has(null, 1);
        await setTo('upload.staffMB', null);
      }
    });

    test('files on their way are counted before they are there', async () => {
      const slow = slowUpload(school, other);
      try {
        await expect.poll(async () => (await leftOver()).length).toBe(1);
        // Room for a little more than what is on its way.
        disk.bavail = 13;
        expect((await upload(student, 'a.pdf', Buffer.alloc(15 * MB, 1))).message).toContain(
          '服务器磁盘空间不足（剩余9%）',
        );
        expect((await upload(student, 'a.png', png)).code).toBe(0);
      } finally {
        slow.end();
        disk.bavail = 90;
      }
    });

    test('one person sends a few files at the same time, and others send theirs', async () => {
      const slow = Array.from({ length: 8 }, () => slowUpload(school, student));
      try {
        // The others are on their way once these are refused.
        await expect.poll(() => slow.filter(({ isAnswered }) => isAnswered).length).toBe(3);
        expect((await upload(student, 'a.png', png)).message).toBe('您有5个文件正在上传，请等待完成后再上传');
        expect((await upload(other, 'a.png', png)).code).toBe(0);
      } finally {
        for (const one of slow) one.end();
      }
      await expect.poll(async () => (await upload(student, 'a.png', png)).code).toBe(0);
    });

    test('so is everybody beyond the limit of the school', async () => {
      await setTo('upload.schoolGB', '1');
      await has(null, 1024 * MB);
      const refusal = await school.database
        .transaction((tx) => {
          // A node that has not counted yet.
          const engine = { ...school.engine, database: Object.create(school.engine.database) };
          const caller = { subject: { ...NOBODY, UserId: 'u' } } as never;
          return requireQuota({ tx, engine, caller, now: '' }, 1);
        })
        .catch(String);
      expect(refusal).toContain('全校的文件已用1GB，上限1GB');
      await has(null, 1);
      await setTo('upload.schoolGB', null);
    });

    test('below a tenth of the disk files are refused, everything else goes on, and it comes back', async () => {
      disk.bavail = 9;
      const LOW = '服务器磁盘空间不足（剩余9%）';
      await expect.poll(async () => (await upload(student, 'a.png', png)).message).toContain(LOW);
      const Base64 = png.toString('base64');
      const files = [
        await student.call('UserInfo/ChangeUserImg', { Base64 }),
        await student.call('BaseData/CommonPutBase64', { Base64, FileName: 'a.png' }),
        await (
          await school.as('school01')
        ).call('Data/Export', {
          EnCode: 'core.student.export',
          Entity: 'core/Student',
          Columns: [{ dataIndex: 'StudentNo', title: '学号' }],
          FileName: '学生',
        }),
      ];
      expect(files.map(({ code, message }) => [code, message.includes(LOW)])).toEqual([
        [2, true],
        [2, true],
        [2, true],
      ]);
      const saved = await student.call('Data/Save', {
        Entity: 'leave/LeaveApply',
        EnCode: 'leave.apply.save',
        Data: { Reason: '回家看望生病的祖母' },
      });
      expect(saved.code).toBe(0);
      expect(await leftOver()).toEqual([]);
      disk.bavail = 90;
      await expect.poll(async () => (await upload(student, 'a.png', png)).code).toBe(0);
    });

    test('administrators are told once by all nodes, and anew when it comes again', async () => {
      const [one, two] = [createDiskAlarm(watched()), createDiskAlarm(watched())];
      const roomy = createDiskAlarm({ free: async () => 0.9, hasRefused: () => false });
      const told: string[] = [];
      const messages = async () => {
        const { rows } = await school.database.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM "UserMessage" m JOIN "SysUser" u ON u."Id" = m."UserId" AND u."LoginName" = 'admin'
         WHERE m."Title" = '服务器磁盘空间不足'`,
        );
        return rows[0]!.count;
      };
      const look = async (...levels: number[]) => {
        for (level of levels)
          for (const alarm of [one, one, two, two, roomy])
            await alarm.look(school.engine, (event) => void told.push(event));
      };
      // The server of this school looks at its disk too: with so much free its alarm neither rings nor is silenced.
      disk.bavail = 11;
      await look(0.5);
      const before = await messages();
      await look(0.09);
      expect([told, (await messages()) - before]).toEqual([['disk-low', 'disk-low'], 1]);
      await look(0.11, 0.09);
      expect([told.length, (await messages()) - before]).toEqual([2, 1]);
      await look(0.2, 0.05);
      const changes = ['disk-has-room', 'disk-has-room', 'disk-low', 'disk-low'];
      expect([told.slice(2), (await messages()) - before]).toEqual([changes, 2]);
      for (const tight of [false, true, false, true]) {
        isTight = tight;
        await look(0.5);
      }
      isTight = false;
      expect([told.at(-1), (await messages()) - before]).toEqual(['disk-low', 3]);
      await look(0.5);
      disk.bavail = 90;
    });

    test('so they are of a database that was full, once it takes messages again', async () => {
      const alarm = createDiskAlarm(watched());
      const messages = async () => {
        const { rows } = await school.database.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM "UserMessage" WHERE "Title" = '数据库磁盘已满'`,
        );
        return rows[0]!.count;
      };
      const counts: number[] = [];
      const look = async () => {
        await alarm.look(school.engine, () => undefined);
        counts.push(await messages());
      };
      alarm.heard(new Error('another fault'));
      await look();
      alarm.heard(Object.assign(new Error('no space left'), { code: '53100' }));
      await look();
      alarm.heard(Object.assign(new Error('no space left'), { code: '53100' }));
      await look();
      await look();
      alarm.heard(Object.assign(new Error('no space left'), { code: '53100' }));
      await look();
      await school.database.query(
        `UPDATE sys_meta SET value = (now() - interval '25 hours')::text WHERE key = 'alarm:database-disk'`,
      );
      await look();
      alarm.heard(Object.assign(new Error('no space left'), { code: '53100' }));
      await look();
      expect(counts).toEqual([0, 1, 1, 1, 1, 1, 2]);
    });
  });

  let level = 1;
  let isTight = false;
  const watched = () => ({ free: async () => level, hasRefused: () => isTight });

  describe('uploads that nothing names', () => {
    const stored = async (id: string) => {
      const { rows } = await school.database.query<{ Url: string }>(
        `SELECT "Url" FROM "Attachment" WHERE "Id" = $1`,
        [id],
      );
      return rows[0] && join(school.dataDir, 'files', rows[0].Url.slice(0, 2), rows[0].Url);
    };

    test('go after a day, with their bytes; those of rows, settings and tasks stay', async () => {
      const send = async () => (await upload(student, 'a.png', png)).value.Id as string;
      const [idle, fresh, logo, used] = [await send(), await send(), await send(), await send()];
      const path = (await stored(idle))!;
      await school.database.query(
        `UPDATE "Attachment" SET "CreateDate" = now() - interval '25 hours' WHERE "Id" = ANY($1)`,
        [[idle, logo, used]],
      );
      await setTo('Img', logo);
      const saved = await student.call('Data/Save', {
        Entity: 'leave/LeaveApply',
        EnCode: 'leave.apply.save',
        Data: { Files: used, Reason: '回家看望生病的祖母' },
      });
      expect(saved.code).toBe(0);
      await sweepUnusedFiles(school.engine, createFolderStore(join(school.dataDir, 'files')));
      const left = await Promise.all([idle, fresh, logo, used].map(stored));
      expect(left.map((one) => one !== undefined && existsSync(one))).toEqual([false, true, true, true]);
      expect(existsSync(path)).toBe(false);
      await setTo('Img', null);
      const late = await student.call('Data/Save', {
        Entity: 'leave/LeaveApply',
        EnCode: 'leave.apply.save',
        Data: { Files: idle, Reason: '回家看望生病的祖母' },
      });
      expect(late).toMatchObject({ code: 2, value: { Fields: [{ Key: 'Files' }] } });
    });

    test('a file in whose place another one was put goes a day later; what can be undone stays', async () => {
      const send = async () => (await upload(student, 'a.png', png)).value.Id as string;
      const [first, second, undoable] = [await send(), await send(), await send()];
      const store = createFolderStore(join(school.dataDir, 'files'));
      const save = (Data: Record<string, unknown>) =>
        student.call('Data/Save', { Entity: 'leave/LeaveApply', EnCode: 'leave.apply.save', Data });
      const { value: row } = await save({ Files: `${first},${undoable}`, Reason: '回家看望生病的祖母' });
      const { Version } = (await student.call('Data/Get', { Entity: 'leave/LeaveApply', Id: row.Id })).value;
      const changed = await save({ Id: row.Id, Version, Files: second, Reason: '回家看望生病的祖母' });
      expect(changed.code).toBe(0);
      await school.database.query(
        `INSERT INTO sys_journal (act, place, row_id, kind, before) VALUES ('act', 'LeaveApply', $1, 'U', jsonb_build_object('Files', $2::text))`,
        [row.Id, undoable],
      );
      const age = (ids: readonly string[]) =>
        school.database.query(
          `UPDATE "Attachment" SET "CreateDate" = now() - interval '25 hours', "UpdateDate" = now() - interval '25 hours' WHERE "Id" = ANY($1)`,
          [ids],
        );
      let looks = 0;
      const { database } = school.engine;
      const transaction: typeof database.transaction = (work) => ((looks += 1), database.transaction(work));
      const counted = new Proxy(database, {
        get: (own, key) =>
          key === 'transaction' ? transaction : (Reflect.get(own, key, own) as () => unknown).bind(own),
      });
      const sweep = async () => {
        await giveUpReplacedFiles({ ...school.engine, database: counted });
        await removeDroppedFiles(school.database, store);
        const left = await Promise.all([first, second, undoable].map(stored));
        return left.map((path) => path !== undefined && existsSync(path));
      };
      expect(await sweep()).toEqual([true, true, true]);
      // Entities without such a file are not asked: there are hundreds of them.
      expect(looks).toBeLessThan(10);
      await age([first, second, undoable]);
      expect(await sweep()).toEqual([true, true, true]);
      await age([first, undoable]);
      expect(await sweep()).toEqual([false, true, true]);
      await school.database.query(`DELETE FROM sys_journal WHERE act = 'act'`);
    });

    namingColumns(started);

    test('a file that lies on another node is told as what it is', async () => {
      const { value } = await upload(student, 'a.png', png);
      await rm((await stored(value.Id))!);
      const answer = await student.fetch(value.Url);
      expect(answer).toMatchObject({
        status: 404,
        code: 2,
        message: expect.stringContaining('共用数据目录'),
      });
      expect(school.lines.some((line) => line.includes('"file-elsewhere"'))).toBe(true);
    });
  });
}
