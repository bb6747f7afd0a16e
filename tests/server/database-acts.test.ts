import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import { constraintsOf } from '../../src/server/data/sql/apart-sql.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { openDatabase, type Database, type Transaction } from '../../src/server/data/database/database.ts';
import { DatabaseBusy } from '../../src/server/data/database/errors.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { workedNow } from '../../src/server/data/counted/worked-now.ts';
import { syncTables } from '../../src/server/data/tables/sync.ts';
import { saveRow } from '../../src/server/data/write/write.ts';
import { againWhenGivenUp } from '../../src/server/http/given-up.ts';
import { refusalOf } from '../_util/engine.ts';
import { createDatabase, onPostgres } from '../_util/postgres.ts';
import { scaled } from '../_util/scale.ts';
import { appBeside } from '../_util/scenario.ts';

const APPS = 'tests/fixtures/apps';
const PEOPLE = scaled(200, 30);

let nodes: Engine[];
let close: () => Promise<void>;

beforeAll(async () => {
  const repair = appBeside(join(APPS, 'errands'), join(APPS, 'repair'));
  const both = appBeside(repair.folder, join(APPS, 'rooms'));
  const dataDir = mkdtempSync(join(tmpdir(), 'xgt-acts-'));
  const own = await createDatabase();
  const catalog = loadCatalog(both.folder);
  const first = await openDatabase({ url: own.url, dataDir });
  const databases: Database[] = [
    first,
    ...(onPostgres ? [await openDatabase({ url: own.url, dataDir })] : []),
  ];
  await syncTables(first, catalog);
  nodes = databases.map((database) => ({ database, catalog, modules: [], secret: Buffer.alloc(32, 7) }));
  for (const Id of ['u0', 'u3']) await add('system/SysUser', { Id, TrueName: '某人' });
  close = async () => {
    for (const database of databases) await database.close();
    await own.drop();
    for (const folder of [dataDir, both.folder, repair.folder])
      rmSync(folder, { recursive: true, force: true });
  };
});
afterAll(() => close?.());

const node = (n: number): Engine => nodes[n % nodes.length]!;
const query = async <T extends object = Row>(text: string, values: unknown[] = []) =>
  (await node(0).database.query<T>(text, values)).rows;

function person(n: number): Caller {
  const { catalog } = node(0);
  const subject = {
    ...{ UserId: `u${n}`, LoginName: `u${n}`, TrueName: '某人', UserType: '2', Roles: ['school_admin'] },
    ...{ StudentId: '', NewStudentId: '', TeacherId: '', OrgId: '', TrainLevel: '' },
    ...{ CollegeIds: [], ClassIds: [], BuildingIds: [] },
  };
  return {
    subject,
    grants: new Set(catalog.enCodes.keys()),
    readable: new Set(catalog.entities.keys()),
    requestId: 'test',
    ip: '127.0.0.1',
  };
}

const add = (entity: string, row: Row) =>
  node(0).database.transaction((tx) =>
    insertRow(tx, node(0).catalog.entities.get(entity)!, row, {
      caller: person(0),
      now: '2026-11-20 08:00:00',
    }),
  );

type Spoil = (tx: Transaction) => Transaction;
const whole: Spoil = (tx) => tx;

/** A transaction that waits for its turn however slow the machine is; who is sent away before it begins comes again. */
async function patiently<T>(n: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await node(n).database.transaction(async (tx) => {
        await tx.query('SET LOCAL lock_timeout = 0');
        await tx.query('SET LOCAL statement_timeout = 0');
        return work(tx);
      });
    } catch (error) {
      if (!(error instanceof DatabaseBusy)) throw error;
      await new Promise((resume) => setImmediate(resume));
    }
}

const takeIn = (tx: Transaction, n: number, Ids: string[]) =>
  runAction(node(n), tx, person(n), { EnCode: 'repair.line.take', Ids, Params: {} });
const take = (n: number, Ids: string[], spoil = whole) =>
  refusalOf(patiently(n, (tx) => takeIn(spoil(tx), n, Ids)));

const askIn = (tx: Transaction, n: number, id: string, Count: number) =>
  runAction(node(n), tx, person(n), {
    EnCode: 'repair.part.ask',
    Ids: [id],
    Params: { Count, Reason: '破损', Photo: 'f1' },
  });
const ask = (n: number, id: string, Count: number, spoil = whole) =>
  refusalOf(patiently(n, (tx) => askIn(spoil(tx), n, id, Count)));

const bookIn = (tx: Transaction, n: number, hour = 8, HallId = 'h1') =>
  saveRow(node(n), tx, person(n), {
    Entity: 'rooms/Booking',
    EnCode: 'rooms.booking.add',
    Data: {
      HallId,
      Begins: `2026-12-01 0${hour}:00:00`,
      Ends: `2026-12-01 0${hour + 1}:00:00`,
      Purpose: '排练',
    },
  });
const book = (n: number, spoil = whole) => refusalOf(patiently(n, (tx) => bookIn(spoil(tx), n)));

const TAKEN = 'Begins: 该场地在此时段已有预约';
const SHORT = '灯管：库存不足';
const DONE = 'no refusal';

const stock = async (id: string) =>
  (await query<{ Stock: number }>('SELECT "Stock" FROM "Part" WHERE "Id" = $1', [id]))[0]?.Stock;
const overlaps = () =>
  query(
    `SELECT 1 FROM "Booking" a JOIN "Booking" b ON a."Id" < b."Id" AND a."HallId" = b."HallId"
       AND a."Begins" < b."Ends" AND b."Begins" < a."Ends" WHERE a."State" = '1' AND b."State" = '1'`,
  );

beforeEach(async () => {
  for (const table of ['Part', 'Line', 'Entry', 'Booking', 'Hall']) await query(`DELETE FROM "${table}"`);
  await add('rooms/Hall', { Id: 'h1', HallName: '报告厅', IsOpen: 1 });
  await add('repair/Part', { Id: 'p1', PartName: '灯管', Stock: 1, Least: 0 });
  await add('repair/Part', { Id: 'p2', PartName: '水龙头', Stock: 9, Least: 0 });
});

/** Lines that wait for a part, by their Ids. */
async function lines(part: string, ids: readonly string[], Count = 1): Promise<void> {
  for (const Id of ids) await add('repair/Line', { Id, RequestId: 'r1', PartId: part, Count, State: '0' });
}

/** Until somebody waits for a lock of the database, or the work that should wait is over. */
async function untilWaiting(work: Promise<unknown>): Promise<void> {
  let isOver = false;
  void work.finally(() => (isOver = true));
  const waits = () =>
    query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend'
         AND wait_event_type = 'Lock' AND wait_event IN ('transactionid', 'tuple', 'advisory')`,
    );
  while (!isOver && (await waits()).length === 0);
}

describe('L20: the last one, for which all come at once on two nodes', () => {
  it(
    'of a stock goes to one, and never below zero',
    async () => {
      const ids = Array.from({ length: PEOPLE }, (_, n) => `l${n}`);
      await lines('p1', ids);
      const told = await Promise.all(ids.map((id, n) => take(n, [id])));
      expect(told.filter((words) => words === DONE)).toHaveLength(1);
      expect(told.filter((words) => words === SHORT)).toHaveLength(PEOPLE - 1);
      expect(await stock('p1')).toBe(0);
      expect(await query('SELECT "Count" FROM "Entry"')).toEqual([{ Count: -1 }]);
      expect(await query(`SELECT 1 FROM "Line" WHERE "State" = '1'`)).toHaveLength(1);
    },
    scaled(300_000, 60_000),
  );

  it(
    'of a room is booked by one',
    async () => {
      const told = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => book(n)));
      expect(told.filter((words) => words === DONE)).toHaveLength(1);
      expect(told.filter((words) => words.startsWith(TAKEN))).toHaveLength(PEOPLE - 1);
      expect(await overlaps()).toEqual([]);
    },
    scaled(300_000, 60_000),
  );
});

describe('L20: what an act refuses', () => {
  it('is refused by the rule of the row as it would be, and nothing of the act stays', async () => {
    await lines('p1', ['l1'], 2);
    expect(await take(1, ['l1'])).toBe(SHORT);
    expect(await stock('p1')).toBe(1);
    expect(await query(`SELECT "State" FROM "Line"`)).toEqual([{ State: '0' }]);
    expect(await query('SELECT 1 FROM "Entry"')).toEqual([]);
  });

  it('of several rows leaves the others, which count what was taken before them', async () => {
    await query(`UPDATE "Part" SET "Stock" = 2 WHERE "Id" = 'p1'`);
    await lines('p1', ['l1', 'l2', 'l3']);
    expect(await take(1, ['l1', 'l2', 'l3'])).toBe('成功2条，失败1条');
    expect(await stock('p1')).toBe(0);
  });
});

describe('L20: limits that look beyond the row', () => {
  it('are told in the dialog as they are refused', async () => {
    await query(`UPDATE "Part" SET "Stock" = 5`);
    await lines('p1', ['l1', 'l2'], 2);
    const asked = (Count: unknown) =>
      workedNow(node(0), person(0), {
        EnCode: 'repair.part.ask',
        Data: { Id: 'p1' },
        Params: { Count, Reason: '破损' },
      });
    const Message = '其中有已登记待领用的，不能全部报损';
    expect((await asked(2)).Problems).toEqual([{ Key: 'Count', Message }]);
    expect((await asked(1)).Problems).toEqual([]);
    expect((await asked('half a number')).Problems).toEqual([]);
    expect(await ask(0, 'p1', 2)).toBe(`Count: ${Message}`);
    expect(await ask(0, 'p1', 1)).toBe(DONE);
  });

  it('of a row that is reached through a reference decide whether its button is there', async () => {
    await lines('p1', ['l1']);
    await query(`UPDATE "Part" SET "AskedBy" = 'somebody' WHERE "Id" = 'p1'`);
    expect(await take(1, ['l1'])).toBe('已领用，或配件正在报损审批');
    await query(`UPDATE "Part" SET "AskedBy" = NULL`);
    expect(await take(1, ['l1'])).toBe(DONE);
  });
});

/** The row or the key is not locked; a row that is deleted in the same breath is none. */
const unlocked: Spoil = (tx) => ({
  ...tx,
  query: (text: string, values?: readonly unknown[], name?: string) =>
    text.includes('pg_advisory_xact_lock') || /^SELECT 1 FROM "Part" .*FOR UPDATE$/s.test(text)
      ? tx.query('SELECT 1')
      : tx.query(text.replace(/(FROM "Part" t[\s\S]*) FOR UPDATE$/, '$1'), values, name),
});

// One session at a time has no races: the embedded database cannot show them.
describe.runIf(onPostgres)('L20: two acts at once', () => {
  /** The second act begins while the first has done its work and is not committed. */
  async function second<T>(
    first: (tx: Transaction) => Promise<T>,
    work: () => Promise<string>,
  ): Promise<string> {
    let told = Promise.resolve('');
    await patiently(0, async (tx) => {
      await first(tx);
      told = work();
      await untilWaiting(told);
    });
    return told;
  }

  it('on one stock both count, and without the lock the second is refused', async () => {
    const both = async (spoil: Spoil) => {
      await query(`UPDATE "Part" SET "Stock" = 2 WHERE "Id" = 'p1'`);
      await query('DELETE FROM "Line"');
      await lines('p1', ['l1', 'l2']);
      return second(
        (tx) => takeIn(tx, 0, ['l1']),
        () => take(1, ['l2'], spoil),
      );
    };
    expect(await both(whole)).toBe(DONE);
    expect(await stock('p1')).toBe(0);
    expect(await both(unlocked)).toBe('数据已被他人修改，请刷新后重试');
    expect(await stock('p1')).toBe(1);
  });

  it('on two stocks in turned order wait in a line', async () => {
    await lines('p1', ['l1', 'l2']);
    await lines('p2', ['l3', 'l4']);
    await query(`UPDATE "Part" SET "Stock" = 2`);
    const told = second(
      (tx) => takeIn(tx, 0, ['l1']),
      () => take(1, ['l4', 'l2']),
    );
    expect(await told).toBe(DONE);
    let later = Promise.resolve('');
    await query(`UPDATE "Line" SET "State" = '0'`);
    await query(`UPDATE "Part" SET "Stock" = 2`);
    await patiently(0, async (tx) => {
      await takeIn(tx, 0, ['l1']);
      later = take(1, ['l4', 'l2']);
      await untilWaiting(later);
      await takeIn(tx, 0, ['l3']);
    });
    expect(await later).toBe(DONE);
    expect(await query('SELECT "Stock" FROM "Part"')).toEqual([{ Stock: 0 }, { Stock: 0 }]);
  });

  it('in opposite order wait in a ring: the database gives one up, and the server does it again', async () => {
    await add('rooms/Hall', { Id: 'h2', HallName: '排练厅', IsOpen: 1 });
    let [there, tries] = [0, 0];
    let go = () => {};
    const bothThere = new Promise<void>((resolve) => (go = resolve));
    const both = (n: number, first: string, then: string) =>
      againWhenGivenUp(() => {
        tries += 1;
        return patiently(n, async (tx) => {
          await bookIn(tx, n, 8, first);
          if ((there += 1) === 2) go();
          await bothThere;
          await bookIn(tx, n, 8, then);
        });
      });
    const work = [both(0, 'h1', 'h2'), both(1, 'h2', 'h1')];
    const told = await Promise.all(work.map((one) => refusalOf(one)));
    expect(told.toSorted()).toEqual([expect.stringContaining(TAKEN), DONE]);
    expect(tries).toBe(3);
    expect(await query('SELECT 1 FROM "Booking"')).toHaveLength(2);
  });

  it('by one limit wait for each other, and without the lock both are within it', async () => {
    const both = async (spoil: Spoil) => {
      await query(`UPDATE "Part" SET "Stock" = 5, "AskedBy" = NULL`);
      return second(
        (tx) => askIn(tx, 3, 'p1', 1),
        () => ask(3, 'p2', 1, spoil),
      );
    };
    expect(await both(whole)).toBe('Reason: 您已有配件在报损审批');
    expect(await both(unlocked)).toBe(DONE);
  });

  it('on one room are told apart by the lock, and by the database where the lock is left out', async () => {
    const both = (spoil: Spoil) =>
      second(
        (tx) => bookIn(tx, 0),
        () => book(1, spoil),
      );
    const times = '（2026-12-01 08:00 至 2026-12-01 09:00）';
    expect(await both(whole)).toBe(`${TAKEN}${times}`);
    await query('DELETE FROM "Booking"');
    expect(await both(unlocked)).toBe(TAKEN);
    expect(await overlaps()).toEqual([]);
    const booking = node(0).catalog.entities.get('rooms/Booking')!;
    const { name, sql } = constraintsOf(booking)[0]!;
    await query(`ALTER TABLE "Booking" DROP CONSTRAINT "${name}"`);
    try {
      await query('DELETE FROM "Booking"');
      expect(await both(whole)).toBe(`${TAKEN}${times}`);
      await query('DELETE FROM "Booking"');
      expect(await both(unlocked)).toBe(DONE);
      expect(await overlaps()).toHaveLength(1);
    } finally {
      await query('DELETE FROM "Booking"');
      await query(sql);
    }
  });
});

it('L20: rows that the database holds apart touch, last without an end, and are judged by their state', async () => {
  const row = (Begins: string | null, Ends: string | null, State = '1') =>
    refusalOf(add('rooms/Booking', { HallId: 'h1', Purpose: '排练', State, Begins, Ends }));
  expect(await row('2026-12-01 08:00:00', '2026-12-01 09:00:00')).toBe(DONE);
  expect(await row('2026-12-01 09:00:00', '2026-12-01 10:00:00')).toBe(DONE);
  expect(await row('2026-12-01 08:59:59', '2026-12-01 09:00:00')).toBe(TAKEN);
  expect(await row('2026-12-01 08:59:59', '2026-12-01 09:00:00', '2')).toBe(DONE);
  expect(await row('2026-12-02 08:00:00', '2026-12-02 07:00:00')).toBe(DONE);
});
