import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../../src/server/data/database/database.ts';
import {
  claim,
  createTaskTable,
  enqueue,
  LeaseLost,
  requireOwnSession,
} from '../../src/server/jobs/tasks/queue.ts';
import {
  createTaskRunner,
  GIVEN_UP,
  MOST_CUTS,
  type BackgroundTask,
  type HeldLease,
  type TaskRunner,
} from '../../src/server/jobs/tasks/runner.ts';
import { NOBODY } from '../../src/contract/subject.ts';
import { openEmpty, type PreparedDatabase } from '../_util/prepared.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };

describe('the queue of background work', () => {
  let folder: string;
  let prepared: PreparedDatabase;
  const runners: TaskRunner[] = [];
  const faults: unknown[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'xgt-queue-'));
    prepared = await openEmpty(folder);
    await createTaskTable(prepared.database);
  });
  beforeEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
    faults.length = 0;
    await prepared.database.query('DELETE FROM sys_task');
  });
  afterAll(async () => {
    for (const runner of runners) await runner.stop();
    await prepared.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const put = (id: string) =>
    enqueue(prepared.database, {
      id,
      entity: 'e',
      work: 'run',
      userId: 'u',
      requestId: 'r',
      ip: '',
      detail: { of: id },
    });
  const left = async () =>
    (await prepared.database.query<{ id: string }>('SELECT id FROM sys_task ORDER BY place')).rows.map(
      ({ id }) => id,
    );
  const age = (assignments = `until = now() - interval '1 second'`) =>
    prepared.database.query(`UPDATE sys_task SET ${assignments}`);
  /** A node that does work in this way. */
  const node = (task: Partial<BackgroundTask>) => {
    const runner = createTaskRunner({
      database: prepared.database,
      taskOf: async () => ({ run: async () => undefined, fail: async () => undefined, ...task }),
      fault: (error) => void faults.push(error),
    });
    runners.push(runner);
    runner.start();
    return runner;
  };
  const ends = (lease: HeldLease) => prepared.database.transaction((tx) => lease.end(tx));

  it('gives the oldest work that nobody is at, once, with all that it was told', async () => {
    await put('first');
    await put('second');
    const one = (await claim(prepared.database))!;
    expect(one.work).toEqual({
      id: 'first',
      entity: 'e',
      work: 'run',
      userId: 'u',
      requestId: 'r',
      ip: '',
      detail: { of: 'first' },
      claims: 1,
      cuts: 1,
    });
    expect((await claim(prepared.database))!.work.id).toBe('second');
    expect(await claim(prepared.database)).toBeUndefined();
    await prepared.database.transaction((tx) => one.end(tx));
    expect(await left()).toEqual(['second']);
  });

  it('hands the work of a silent node to another one; what the silent one still does is not kept', async () => {
    await put('work');
    const silent = (await claim(prepared.database))!;
    await silent.beat();
    expect(await claim(prepared.database)).toBeUndefined();
    await age();
    const next = (await claim(prepared.database))!;
    expect(next.work).toMatchObject({ id: 'work', claims: 2, cuts: 2 });
    const late = [
      () => silent.beat(),
      () => silent.keep(prepared.database),
      () => silent.end(prepared.database),
    ];
    for (const act of late) await expect(act()).rejects.toThrow(LeaseLost);
    await silent.drop();
    expect(await left()).toEqual(['work']);
    await next.keep(prepared.database);
    await age();
    expect((await claim(prepared.database))!.work).toMatchObject({ claims: 3, cuts: 2 });
  });

  it('takes the work of a process that is gone at once where there is one process at a time', async () => {
    await put('work');
    await claim(prepared.database);
    await age(`process = 'another'`);
    const taken = await claim(prepared.database);
    expect(taken?.work.id).toBe(prepared.database.kind === 'embedded' ? 'work' : undefined);
  });

  it('gives work that is begun anew to one node alone', async () => {
    await put('work');
    const old = (await claim(prepared.database))!;
    await put('work');
    expect((await claim(prepared.database))!.work.claims).toBe(1);
    await expect(old.end(prepared.database)).rejects.toThrow(LeaseLost);
  });

  it('is done by two nodes, each piece once and in the order of asking', async () => {
    const begun: string[] = [];
    const ids = Array.from({ length: 12 }, (_, at) => `w${at}`);
    for (const id of ids) await put(id);
    const run = async (lease: HeldLease) => {
      begun.push(lease.work.id);
      await ends(lease);
    };
    node({ run });
    node({ run });
    await vi.waitFor(async () => expect(await left()).toEqual([]), PATIENCE);
    expect([...begun].sort()).toEqual([...ids].sort());
    expect(begun[0]).toBe('w0');
  });

  it('stops work that ends its node again and again, with a reason, and goes on with what stands behind it', async () => {
    await put('poison');
    await put('good');
    for (let cuts = 1; cuts <= MOST_CUTS; cuts += 1) {
      expect((await claim(prepared.database))!.work).toMatchObject({ id: 'poison', cuts });
      await age();
    }
    const run = vi.fn(ends);
    const fail = vi.fn(async (lease: HeldLease) => ends(lease));
    node({ run, fail });
    await vi.waitFor(async () => expect(await left()).toEqual([]), PATIENCE);
    expect(fail.mock.calls.map(([{ work }, reason]: [HeldLease, string?]) => [work.id, reason])).toEqual([
      ['poison', GIVEN_UP],
    ]);
    expect(run.mock.calls.map(([{ work }]) => work.id)).toEqual(['good']);
  });

  it('keeps work whose server stops in order for the next one, and counts that as no fault of the work', async () => {
    await put('work');
    let isBegun = false;
    const stopped = node({
      async run({ signal }) {
        isBegun = true;
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    await vi.waitFor(() => expect(isBegun).toBe(true), PATIENCE);
    await stopped.stop();
    expect(await left()).toEqual(['work']);
    expect((await claim(prepared.database))!.work).toMatchObject({ claims: 2, cuts: 1 });
    expect(faults).toEqual([]);
  });

  it('tells work that somebody else took over to stop, and drops nothing of theirs', async () => {
    await put('work');
    let reason: unknown;
    node({
      async run({ signal }) {
        await age(`lease = 'of another'`);
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        reason = signal.reason;
        signal.throwIfAborted();
      },
    });
    await vi.waitFor(() => expect(reason).toBeInstanceOf(LeaseLost), PATIENCE);
    expect(await left()).toEqual(['work']);
  });

  it('tries work again that the database did not let through, and ends work that has a fault', async () => {
    await put('waits');
    const fail = vi.fn(async (lease: HeldLease, _reason: string) => ends(lease));
    let tries = 0;
    node({
      fail,
      async run(lease) {
        tries += 1;
        if (lease.work.id === 'faulty') throw new Error('a fault');
        if (tries === 1) throw new DatabaseUnavailable('away');
        await ends(lease);
      },
    });
    await vi.waitFor(() => expect(faults).toHaveLength(1), PATIENCE);
    expect(await left()).toEqual(['waits']);
    await age();
    await vi.waitFor(async () => expect(await left()).toEqual([]), PATIENCE);
    expect([tries, fail.mock.calls]).toEqual([2, []]);
    await put('faulty');
    await vi.waitFor(async () => expect(await left()).toEqual([]), PATIENCE);
    expect(fail.mock.calls[0]![1]).toBe('服务器错误，请稍后重试');
  });

  it('A32: refuses work of callers whose rights are fewer than those of their account', () => {
    const caller = {
      subject: NOBODY,
      grants: new Set<string>(),
      readable: new Set<string>(),
      requestId: '',
      ip: '',
    };
    expect(() => requireOwnSession(caller)).not.toThrow();
    for (const narrow of [{ ticket: 'orientation' }, { share: 'board' }, { isVisitor: true }])
      expect(() => requireOwnSession({ ...caller, ...narrow })).toThrow('请登录后再进行该操作');
  });
});
