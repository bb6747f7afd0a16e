import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MOST_CUTS, GIVEN_UP } from '../../../src/server/jobs/tasks/runner.ts';
import { onPostgres, type OwnDatabase } from '../../_util/postgres.ts';
import { atLength, scaled } from '../../_util/scale.ts';
import { createClient, type TestClient } from '../../_util/server.ts';
import { startServerProcess, type ServerProcess } from '../../_util/server-process.ts';
import { sheetFile, uploaded } from '../../_util/upload.ts';

/** A server that comes back by itself, how it is killed, and what it was started with. */
interface Killing {
  readonly server: ServerProcess;
  readonly own: OwnDatabase;
  readonly env: Record<string, string | undefined>;
  killServer(): Promise<void>;
}

/** Each with an account and a role: more rows than an undo takes back while its caller waits. */
const MANY = 1_700;
const ROUNDS = scaled(20, 1);
const HEADS = ['工号', '姓名', '性别', '所属部门', '岗位类型'];
const PATIENCE = { timeout: 120_000, interval: 50 };

/** Imports, exports and undoes whose server is killed while they wait or run. */
export function killedTasks(started: () => Killing): void {
  describe('work in the background goes on by itself after kill -9', () => {
    let folder: string;
    let office: TestClient;
    let college: string;
    /** What is exported again and again, and how its file looks when nobody is killed. */
    let wanted: Buffer;
    const waits: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'xgt-acts-'));
      await signIn();
      const filter = { Entity: 'core/Org', Filter: { OrgType: '2' }, PageSize: 1 } as const;
      college = (await office.call('Data/List', filter)).value.rows[0].OrgName;
    }, 60_000);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const signIn = async (at = started().server.url) => {
      office = createClient(at);
      expect(await office.login('school01')).toMatchObject({ code: 0 });
    };
    const totalOf = async (client: TestClient, Entity: string, Keyword: string) =>
      (await client.call('Data/List', { Entity, Filter: { Keyword }, PageSize: 1 })).value.total as number;
    const storedAs = async (name: string) => {
      const admin = createClient(started().server.url);
      expect(await admin.login('admin')).toMatchObject({ code: 0 });
      return {
        teachers: await totalOf(admin, 'core/Teacher', name),
        users: await totalOf(admin, 'system/SysUser', name),
      };
    };
    const linesOf = (mark: string, rows: number) =>
      Array.from({ length: rows }, (_, at) => {
        const no = `${mark}${String(at).padStart(6, '0')}`;
        return [no, `众人${mark}${at}`, '男', college, '辅导员'];
      });
    const fileOf = async (mark: string, rows: number) =>
      uploaded(office, '众人.xlsx', await sheetFile(folder, [HEADS, ...linesOf(mark, rows)]));
    const begun = async (FileId: string) => {
      const { value } = await office.call('Data/Import', {
        EnCode: 'core.teacher.import',
        FileId,
        DryRun: 0,
      });
      expect(value).toMatchObject({ Running: 1 });
      return value.TaskId as string;
    };
    const exported = async () => {
      const { value } = await office.call('Data/Export', {
        Entity: 'core/Teacher',
        EnCode: 'core.teacher.export',
        Filter: { Keyword: '众人A' },
        sortField: 'TeacherNo',
        sortOrder: 'ascend',
        Columns: [
          { dataIndex: 'TeacherNo', title: '工号' },
          { dataIndex: 'TrueName', title: '姓名' },
          { dataIndex: 'OrgId', title: '所属部门' },
        ],
        FileName: '众人',
      });
      expect(value.total).toBe(MANY);
      return value.TaskId as string;
    };
    const tasks = async (call: 'GetInPutTaskList' | 'GetDownTaskList') =>
      (await office.call(`ImportExport/${call}`, { PageIndex: 1, PageSize: 5 })).value.rows;
    const taskOf = async (call: 'GetInPutTaskList' | 'GetDownTaskList', id: string) =>
      (await tasks(call)).find(({ Id }: { Id: string }) => Id === id);
    const importIs = (id: string, state: RegExp) =>
      vi.waitFor(async () => {
        const task = await taskOf('GetInPutTaskList', id);
        expect(task.IsAskForStr).toMatch(state);
        return task;
      }, PATIENCE);
    const exportIsDone = (id: string) =>
      vi.waitFor(async () => {
        const task = await taskOf('GetDownTaskList', id);
        expect(task.DownProgress).toBe('1');
        return task;
      }, PATIENCE);
    const bytesOf = async (task: { Url: string }) => {
      const headers = { 'x-token': office.token! };
      const answer = await fetch(`${started().server.url}${task.Url}`, { headers });
      return Buffer.from(await answer.arrayBuffer());
    };
    const killed = async (afterMs: number) => {
      await sleep(afterMs);
      await started().killServer();
      const since = performance.now();
      await signIn();
      return since;
    };
    const told = (since: number, ...tasks: readonly { RunNote: string | null }[]) => {
      const cut = tasks.filter(({ RunNote }) => RunNote !== null).length;
      waits.push(`${Math.round(performance.now() - since)} (${cut})`);
    };

    atLength(
      'an import and an export that were killed at any moment end as if they were not, once',
      async () => {
        const first = await begun(await fileOf('A', MANY));
        let since = await killed(Math.random() * 1_500);
        const task = await importIs(first, /^(?!正在)/);
        expect(task).toMatchObject({ IsAskForStr: '已完成', SuccessCount: MANY, FailCount: 0 });
        told(since, task);
        expect(await storedAs('众人A')).toEqual({ teachers: MANY, users: MANY });
        wanted = await bytesOf(await exportIsDone(await exported()));
        for (let round = 0; round < ROUNDS; round += 1) {
          const mark = `B${round}X`;
          const rows = 300;
          const workbook = await fileOf(mark, rows);
          // Now the one, now the other is what runs, and the rest waits behind it.
          const isImportFirst = round % 2 === 0;
          const early = isImportFirst ? await begun(workbook) : await exported();
          const late = isImportFirst ? await exported() : await begun(workbook);
          const [imported, download] = isImportFirst ? [early, late] : [late, early];
          since = await killed(Math.random() * 800);
          const upload = await importIs(imported, /^(?!正在)/);
          expect(upload).toMatchObject({ IsAskForStr: '已完成', SuccessCount: rows });
          const file = await exportIsDone(download);
          told(since, upload, file);
          const bytes = await bytesOf(file);
          expect(bytes.equals(wanted)).toBe(true);
          expect(await storedAs(`众人${mark}`)).toEqual({ teachers: rows, users: rows });
        }
        // Of what was half written nothing outlives the next start.
        const passing = await readdir(join(started().server.dataDir, 'tmp'), {
          withFileTypes: true,
          recursive: true,
        });
        expect(passing.filter((one) => one.isFile())).toEqual([]);
        expect(passing).toHaveLength(1);
        console.log(`ended ms after the restart (of it cut in the middle): ${waits.join(', ')}`);
      },
      1_800_000,
    );

    atLength(
      'an undo goes on as well, on another node where there is one, and is stopped from any',
      async () => {
        const { own, env, server } = started();
        const first = (await vi.waitFor(async () => {
          const { value } = await office.call('ImportExport/GetInPutTaskList', {
            PageIndex: 1,
            PageSize: 100,
          });
          return value.rows.find(({ Total }: { Total: number }) => Total === MANY);
        }, PATIENCE)) as { Id: string };
        const act = (client: TestClient, EnCode: string) =>
          client.call('Data/Action', { EnCode, Ids: [first.Id], Params: {} });
        const isUndone = () =>
          vi.waitFor(async () => {
            const admin = createClient(server.url);
            expect(await admin.login('admin')).toMatchObject({ code: 0 });
            const { value } = await admin.call('Data/Get', {
              Entity: 'import-export/ImportTask',
              Id: first.Id,
            });
            expect(value).toMatchObject({ IsAskForStr: '已撤销' });
          }, PATIENCE);
        if (own.url === undefined) {
          expect((await act(office, 'task.import.undo')).value).toEqual({ Running: 1 });
          await killed(400);
        } else {
          const other = await startServerProcess({ env: { ...env, DATA_DIR: server.dataDir } });
          try {
            const there = createClient(other.url);
            expect(await there.login('school01')).toMatchObject({ code: 0 });
            expect((await act(there, 'task.import.undo')).value).toEqual({ Running: 1 });
            expect((await act(office, 'task.import.stopUndo')).code).toBe(0);
            expect(await storedAs('众人A')).toEqual({ teachers: MANY, users: MANY });
            await vi.waitFor(
              async () => expect((await act(there, 'task.import.undo')).value).toEqual({ Running: 1 }),
              PATIENCE,
            );
            await sleep(400);
          } finally {
            await other.kill('SIGKILL');
            await other.stop();
          }
        }
        await isUndone();
        expect(await storedAs('众人A')).toEqual({ teachers: 0, users: 0 });
      },
      600_000,
    );

    // The embedded database answers nobody while an import runs, so nobody could tell which try it is.
    it.runIf(scaled(true, false) && onPostgres)(
      'an import that ends its server each time is stopped with a reason',
      async () => {
        const task = await begun(await fileOf('Z', 3_000));
        for (let cut = 1; cut <= MOST_CUTS; cut += 1) {
          if (cut > 1)
            await vi.waitFor(
              async () =>
                expect((await taskOf('GetInPutTaskList', task)).RunNote).toBe(
                  `中断后已自动恢复（第${cut - 1}次）`,
                ),
              PATIENCE,
            );
          await killed(100);
        }
        expect(await importIs(task, /^(?!正在)/)).toMatchObject({
          IsAskForStr: '导入失败',
          ErrorMsg: GIVEN_UP,
        });
        expect(await storedAs('众人Z')).toEqual({ teachers: 0, users: 0 });
      },
      900_000,
    );
  });
}
