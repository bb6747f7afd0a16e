import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaled } from '../_util/scale.ts';
import { startServerProcess, type ServerProcess } from '../_util/server-process.ts';
import { createClient, PASSWORD, type Answered, type TestClient } from '../_util/server.ts';
import { noSmallDisk, smallDisk, type SmallDisk } from '../_util/small-disk.ts';

const MB = 1024 * 1024;
const DISK_MB = 300;
const LOW = '服务器磁盘空间不足';
const FULL = '磁盘已满';
const MANY = '您有5个文件正在上传';
/** What a PostgreSQL says that has no room for its log and starts anew by itself. */
const AWAY = '数据库暂时不可用';
const timeout = 300_000;

const why = scaled(undefined, 'only in test:full') ?? noSmallDisk();

describe.skipIf(why !== undefined)(
  `B28: a disk of ${DISK_MB} MB that one user fills${why ? ` (left out: ${why})` : ''}`,
  { timeout },
  () => {
    let disk: SmallDisk;
    let server: ServerProcess;
    let attacker: TestClient;
    let other: TestClient;
    const kept: { id: string; bytes: Buffer }[] = [];
    const saved: string[] = [];

    const send = (client: TestClient, bytes: Buffer): Promise<Answered> => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
      return client.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
    };
    const document = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]);
    const save = async () => {
      const answer = await other.call('Data/Save', {
        Entity: 'leave/LeaveApply',
        EnCode: 'leave.apply.save',
        Data: { Reason: `回家看望生病的祖母${saved.length}` },
      });
      if (answer.code === 0) saved.push(answer.value.Id);
      return answer;
    };

    beforeAll(async () => {
      disk = await smallDisk(DISK_MB);
      await disk.take('first', 60 * MB);
      server = await startServerProcess({
        env: {
          DATA_DIR: `${disk.folder}/data`,
          DATABASE_URL: disk.url,
          DEMO_STUDENTS: '40',
          DEMO_PASSWORD: PASSWORD,
          RATE_FACTOR: '0',
        },
      });
      const office = createClient(server.url);
      await office.login('school01');
      const students = await office.call('Data/List', {
        Entity: 'core/Student',
        sortField: 'StudentNo',
        sortOrder: 'ascend',
        PageSize: 12,
      });
      const clients: TestClient[] = [];
      for (const { StudentNo } of students.value.rows) {
        const client = createClient(server.url);
        if ((await client.login(StudentNo)).code === 0) clients.push(client);
      }
      // Some of the demo school cannot log in, or have to change their passwords first.
      const able: TestClient[] = [];
      for (const client of clients)
        if ((await client.call('Data/List', { Entity: 'leave/LeaveApply', PageSize: 1 })).code === 0)
          able.push(client);
      [attacker, other] = able as [TestClient, TestClient];
    }, timeout);
    afterAll(async () => {
      await server?.stop();
      await disk?.remove();
    });

    it('refuses files below a tenth, in words, and lets everything else go on', async () => {
      const refusals: string[] = [];
      let isOver = false;
      let leastFree = DISK_MB;
      const watching = (async () => {
        while (!isOver) leastFree = Math.min(leastFree, await disk.freeMB(), await sleep(20, DISK_MB));
      })();
      const sendOne = async () => {
        const bytes = document(6 * MB);
        const answer = await send(attacker, bytes);
        const { Id } = (answer.value ?? {}) as { Id?: string };
        if (answer.code === 0) kept.push({ id: Id!, bytes });
        else refusals.push(`${answer.code} ${answer.message}`);
      };
      try {
        while (!refusals.some((one) => one.includes(LOW)) || refusals.length < 30) {
          await Promise.all([
            ...Array.from({ length: 12 }, sendOne),
            save().then(({ message }) => expect(message).toBe('')),
          ]);
        }
      } finally {
        isOver = true;
        await watching;
      }
      expect(kept.length).toBeGreaterThan(5);
      for (const refusal of refusals) expect(refusal).toMatch(new RegExp(`^2 (${LOW}|${MANY})`));
      // What the database writes beside is no file.
      expect(leastFree).toBeGreaterThan(DISK_MB * 0.1 - 15);
      expect((await other.call('Data/List', { Entity: 'leave/LeaveApply', PageSize: 5 })).code).toBe(0);
      const staff = createClient(server.url);
      // What others take on the same disk, no file of ours can keep from.
      await disk.take('third', ((await disk.freeMB()) - DISK_MB * 0.08) * MB);
      expect((await staff.login('fdy001')).code).toBe(0);
      expect((await send(staff, document(1000))).message).toContain(LOW);
    });

    it('rings once, in the log and for administrators', async () => {
      const admin = createClient(server.url);
      expect((await admin.login('admin')).code).toBe(0);
      await expect.poll(() => server.output(), { timeout: 150_000, interval: 1_000 }).toContain('"disk-low"');
      const told = async () =>
        JSON.stringify((await admin.call('Notice/LoadMyMsgGroupList', {})).value).split(`"Title":"${LOW}"`)
          .length - 1;
      await expect.poll(told, { timeout: 30_000, interval: 500 }).toBe(1);
      expect(server.output().split('"disk-low"').length - 1).toBe(1);
    });

    it('tells a full disk as what it is, and comes back by itself with all that was acknowledged', async () => {
      await disk.take('second', DISK_MB * MB);
      const told = new Map<string, number>();
      const long = '长'.repeat(100);
      for (let count = 0; count < 400; count += 1) {
        const answer = await other.call('Data/Save', {
          Entity: 'leave/LeaveApply',
          EnCode: 'leave.apply.save',
          Data: { Reason: `${long}${count}` },
        });
        if (answer.code === 0) saved.push(answer.value.Id);
        const what = answer.code === 0 ? 'saved' : `${answer.status} ${answer.message}`;
        told.set(what, (told.get(what) ?? 0) + 1);
      }
      console.log(disk.url === undefined ? 'embedded' : 'postgres', [...told]);
      for (const what of told.keys())
        if (what !== 'saved')
          expect(what).toMatch(new RegExp(`^503 .*(${FULL}|${disk.url === undefined ? FULL : AWAY})`));
      // Everybody else reads on.
      expect((await other.call('Data/List', { Entity: 'leave/LeaveApply', PageSize: 5 })).code).toBe(0);
      expect((await createClient(server.url).login('fdy001')).code).toBe(0);
      expect([...told.keys()].some((what) => what.includes(FULL))).toBe(true);

      await disk.give('second');
      for (const name of ['third', 'first']) await disk.give(name);
      await expect.poll(async () => (await save()).code, { timeout: 60_000, interval: 250 }).toBe(0);
      await expect
        .poll(async () => (await send(other, document(1000))).code, { timeout: 60_000, interval: 250 })
        .toBe(0);
      for (const { id, bytes } of kept) {
        const answer = await fetch(`${server.url}/api/ImportExport/Download?Id=${id}`, {
          headers: { 'x-token': attacker.token! },
        });
        expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
      }
      for (const Id of saved)
        expect((await other.call('Data/Get', { Entity: 'leave/LeaveApply', Id })).code).toBe(0);
    });
  },
);
