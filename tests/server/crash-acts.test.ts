import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadCatalog } from '../../src/server/data/catalog.ts';
import { openDatabase } from '../../src/server/data/database/database.ts';
import { failStaleTasks } from '../../src/server/jobs/tasks/stale.ts';
import { createDatabase, type OwnDatabase } from '../_util/postgres.ts';
import { createClient, PASSWORD, type TestClient } from '../_util/server.ts';
import { startServerProcess, type ServerProcess } from '../_util/server-process.ts';
import { sheetFile, uploaded } from '../_util/upload.ts';

/** Each with an account and a role: more rows than an undo takes back while its caller waits. */
const ROWS = 1_700;
const HEADS = ['工号', '姓名', '性别', '所属部门', '岗位类型'];
const mostTries = 1_200;

let own: OwnDatabase;
let server: ServerProcess;
let office: TestClient;
let folder: string;
let college: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-acts-'));
  own = await createDatabase();
  server = await startServerProcess({
    supervised: true,
    env: {
      DEMO_STUDENTS: '40',
      DEMO_PASSWORD: PASSWORD,
      RATE_FACTOR: '0',
      TASK_ROWS: '100',
      DATABASE_URL: own.url,
    },
  });
  await signIn();
  const filter = { Entity: 'core/Org', Filter: { OrgType: '2' }, PageSize: 1 } as const;
  college = (await office.call('Data/List', filter)).value.rows[0].OrgName;
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await own?.drop();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(): Promise<void> {
  office = createClient(server.url);
  expect(await office.login('school01')).toMatchObject({ code: 0 });
}

/** Ends the server in the middle of what it does, and waits for the one that comes after it. */
async function killServer(): Promise<void> {
  const killed = server.serverPid();
  process.kill(killed, 'SIGKILL');
  for (let tries = 0; tries < mostTries; tries += 1) {
    await sleep(20);
    try {
      process.kill(killed, 0);
    } catch {
      break;
    }
  }
  await server.ready();
  await signIn();
}

async function stored(): Promise<{ teachers: number; users: number }> {
  const count = async (Entity: string, Keyword: string) =>
    (await office.call('Data/List', { Entity, Filter: { Keyword }, PageSize: 1 })).value.total as number;
  return { teachers: await count('core/Teacher', '众人甲'), users: await accounts() };
}

async function accounts(): Promise<number> {
  const admin = createClient(server.url);
  expect(await admin.login('admin')).toMatchObject({ code: 0 });
  const asked = { Entity: 'system/SysUser', Filter: { Keyword: '众人甲' }, PageSize: 1 };
  return (await admin.call('Data/List', asked)).value.total as number;
}

async function taskOf(state: RegExp): Promise<{ Id: string; IsAskForStr: string }> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { value } = await office.call('ImportExport/GetInPutTaskList', { PageIndex: 1, PageSize: 1 });
    const [task] = value.rows;
    if (state.test(task.IsAskForStr)) return task;
    await sleep(100);
  }
  throw new Error(`the task came to no end:\n${server.output()}`);
}

async function begin(): Promise<void> {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const no = `K${String(at).padStart(6, '0')}`;
    return [no, `众人甲${at}`, '男', college, '辅导员'];
  });
  const FileId = await uploaded(office, '众人.xlsx', await sheetFile(folder, [HEADS, ...lines]));
  const { value } = await office.call('Data/Import', { EnCode: 'core.teacher.import', FileId, DryRun: 0 });
  expect(value).toMatchObject({ Running: 1 });
}

/** What housekeeping does with an undo that was broken off, once its server has been silent for long enough. */
async function offeredAgain(task: string): Promise<void> {
  const database = await openDatabase({ url: own.url, dataDir: folder });
  const catalog = loadCatalog(resolve('schemas'));
  try {
    const silent = `UPDATE "ImportTask" SET "UpdateDate" = now() - interval '1 hour' WHERE "Id" = $1`;
    await database.query(silent, [task]);
    expect(await failStaleTasks(database, catalog)).toBe(1);
  } finally {
    await database.close();
  }
}

const NONE = { teachers: 0, users: 0 };
const ALL = { teachers: ROWS, users: ROWS };
const isWhole = (found: { teachers: number; users: number }) => expect([NONE, ALL]).toContainEqual(found);

it('an import and an undo that are killed are there as a whole or not at all', async () => {
  for (const pause of [300, 1_500]) {
    await begin();
    await sleep(pause);
    await killServer();
    const found = await stored();
    isWhole(found);
    if (found.teachers > 0) break;
  }
  if ((await stored()).teachers === 0) {
    await begin();
    await taskOf(/已完成/);
  }
  expect(await stored()).toEqual(ALL);
  const { Id } = await taskOf(/已完成/);
  const undo = { EnCode: 'task.import.undo', Ids: [Id], Params: {} };
  // A database that lives in the server's own folder is reached by nobody else: its undo is broken off once.
  for (const pause of own.url === undefined ? [600] : [200, 900]) {
    expect((await office.call('Data/Action', undo)).value).toEqual({ Running: 1 });
    await sleep(pause);
    await killServer();
    const found = await stored();
    isWhole(found);
    if (found.teachers === 0 || own.url === undefined) return;
    await offeredAgain(Id);
  }
}, 900_000);
