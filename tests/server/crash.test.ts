import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, onPostgres, type OwnDatabase } from '../_util/postgres.ts';
import { scaled } from '../_util/scale.ts';
import { createClient, PASSWORD, type TestClient } from '../_util/server.ts';
import { startServerProcess, type ServerProcess } from '../_util/server-process.ts';
import { killedExam, STUDENTS } from './cases/killed-exam.ts';
import { killedTasks } from './cases/killed-tasks.ts';

const kills = scaled(20, 2);
const writers = 3;
/** Each life of the server takes so many writes before it is killed in the midst of the next ones. */
const writesPerLife = 5;
const pauseMs = 100;
const mark = 'kill-9';
const quickStart = join(import.meta.dirname, '_database/quick-start.cjs');

/** A write whose answer reached the writer. */
interface Acknowledged {
  key: string;
  id: string;
}

let own: OwnDatabase;
let server: ServerProcess;
let student: TestClient;
const acknowledged: Acknowledged[] = [];
let repeated = 0;
let env: Record<string, string | undefined>;

beforeAll(async () => {
  own = await createDatabase();
  env = {
    DEMO_STUDENTS: onPostgres ? String(STUDENTS) : '60',
    TASK_ROWS: '20',
    DEMO_PASSWORD: PASSWORD,
    RATE_FACTOR: '0',
    DATABASE_URL: own.url,
    NODE_OPTIONS: `--require ${JSON.stringify(quickStart)}`,
  };
  server = await startServerProcess({ supervised: true, env });
  student = createClient(server.url);
  expect(await student.login(await firstStudent())).toMatchObject({ code: 0 });
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await own?.drop();
});

async function firstStudent(): Promise<string> {
  const office = createClient(server.url);
  expect(await office.login('school01')).toMatchObject({ code: 0 });
  const filter = {
    Entity: 'core/Student',
    sortField: 'StudentNo',
    sortOrder: 'ascend',
    PageSize: 1,
  } as const;
  return (await office.call('Data/List', filter)).value.rows[0].StudentNo;
}

/**
 * Saves one draft, again and again under one key until an answer comes: what a browser does after a lost answer. However long a machine
 * takes to start the server again, the draft waits as long as the supervisor tries.
 */
async function saveDraft(): Promise<void> {
  const key = randomUUID();
  while (isAlive(server.pid)) {
    const Data = { LeaveType: '1', Reason: `${mark} ${key}` };
    const request = { Entity: 'leave/LeaveApply', EnCode: 'leave.apply.save', Data };
    const answer = await student
      .call('Data/Save', request, { 'x-idempotency-key': key })
      .catch(() => undefined);
    if (answer?.code === 0) {
      if (answer.headers.has('x-idempotent-replay')) repeated += 1;
      acknowledged.push({ key, id: answer.value.Id });
      return;
    }
    // Nothing but "no answer" and "not now" may come: a refusal would mean that the write was judged differently.
    if (answer && answer.status !== 503) throw new Error(`${answer.status} ${answer.text}`);
    await sleep(pauseMs);
  }
  throw new Error(`no answer to ${key}:\n${server.output()}`);
}

async function acknowledgedMore(than: number): Promise<void> {
  while (acknowledged.length < than && isAlive(server.pid)) await sleep(pauseMs / 2);
  if (acknowledged.length < than) throw new Error(`no writes any more:\n${server.output()}`);
}

/** Ends the server without a chance to say anything, and waits until its successor, which nobody here starts, is ready. */
async function killServer(): Promise<void> {
  const killed = server.serverPid();
  process.kill(killed, 'SIGKILL');
  while (isAlive(killed)) await sleep(5);
  await server.ready();
  expect(server.serverPid()).not.toBe(killed);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function storedDrafts(): Promise<{ Id: string; Reason: string }[]> {
  const rows = [];
  for (let PageIndex = 1; ; PageIndex += 1) {
    const page = { Entity: 'leave/LeaveApply', Filter: { Reason: mark }, PageIndex, PageSize: 100 };
    const { value } = await student.call('Data/List', { ...page, sortField: 'Id', sortOrder: 'ascend' });
    rows.push(...value.rows);
    if (value.rows.length < 100) return rows;
  }
}

it('loses no acknowledged write and doubles none over kill -9 at many moments, and comes back by itself', async () => {
  let writing = true;
  const work = Array.from({ length: writers }, async () => {
    while (writing) await saveDraft();
  });
  // A failed writer must end the test at once, not only when all kills are through.
  const failed = Promise.all(work).then(() => undefined);
  const killing = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await acknowledgedMore(acknowledged.length + writesPerLife);
      // Moves the kill over the different moments of a write.
      await sleep((kill * 7) % 40);
      await killServer();
    }
  };
  try {
    await Promise.race([killing(), failed.then(() => Promise.reject(new Error('the writers stopped')))]);
  } finally {
    writing = false;
    await failed;
  }

  const stored = (await storedDrafts()).map((row) => `${row.Reason.slice(mark.length + 1)} ${row.Id}`);
  const expected = acknowledged.map(({ key, id }) => `${key} ${id}`);
  console.log(`${expected.length} writes acknowledged, ${repeated} of them on a repeated request`);
  expect(expected.length).toBeGreaterThanOrEqual(kills * writesPerLife);
  // Each key was pursued until its answer came, so the rows are exactly the acknowledged ones, each once.
  expect([...stored].sort()).toEqual([...expected].sort());
}, 900_000);

// Their code is the same on both databases; on the embedded one each start takes seconds.
if (onPostgres || scaled(true, false)) killedTasks(() => ({ server, own, env, killServer }));
// One node alone is what the tests above kill.
if (onPostgres) killedExam(() => ({ server, own, env, killServer }));
