import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DatabaseUnavailable,
  openDatabase,
  type Database,
  type Queryable,
  type Transaction,
} from '../../src/server/data/database/database.ts';
import { onPostgres, testDatabaseUrl } from '../_util/postgres.ts';
import { openGate, type Gate } from './_database/gate.ts';

// What only a server of its own can do: go away, run statements side by side, keep time limits.
describe.runIf(onPostgres)('PostgreSQL', () => {
  const schema = `test_${randomBytes(4).toString('hex')}`;
  let gate: Gate;
  let db: Database;

  beforeAll(async () => {
    const url = new URL(testDatabaseUrl() ?? '');
    gate = await openGate(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${gate.port}`;
    url.searchParams.set('application_name', schema);
    db = await openDatabase({ url: url.href, dataDir: '', schema });
  });
  afterAll(async () => {
    await db.query(`DROP SCHEMA ${schema} CASCADE`);
    await db.close();
    await gate.cut();
  });

  const everyWay = (text: string) => [
    () => db.query(text),
    () => db.query(text, [], `named ${text}`),
    () => db.query(`/* not sent to the shared sessions */ ${text}`),
    () => db.transaction((tx) => tx.query(text)),
  ];

  it('says that it is unavailable while the server is away, and comes back by itself', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const query of everyWay('SELECT 1')) await query();
      await gate.cut();
      for (const query of everyWay('SELECT 1')) await expect(query()).rejects.toThrow(DatabaseUnavailable);
      await gate.open();
      for (const query of everyWay('SELECT 1')) expect((await query()).rowCount).toBe(1);
    }
  });

  it('fails what was under way when the server went, and says that its outcome is unknown', async () => {
    const underWay = everyWay('SELECT pg_sleep(60)').map((query) => query().catch((error: unknown) => error));
    const waiting = db.transaction(async (tx) => {
      await tx.query('SELECT 1');
      await gate.cut();
      await tx.query('SELECT 2');
    });
    await expect(waiting).rejects.toThrow(DatabaseUnavailable);
    for (const failure of await Promise.all(underWay)) {
      expect(failure).toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown: true });
    }
    await gate.open();
    expect((await db.query('SELECT 1')).rowCount).toBe(1);
  });

  it('survives the end of all its sessions', async () => {
    for (const query of everyWay('SELECT 1')) await query();
    await db.query(
      `/* from outside the shared sessions */ SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = $1 AND pid <> pg_backend_pid()`,
      [schema],
    );
    const answers = await Promise.allSettled(everyWay('SELECT 1').map((query) => query()));
    const failed = answers.filter((answer) => answer.status === 'rejected');
    expect(failed.every(({ reason }) => reason instanceof DatabaseUnavailable)).toBe(true);
    for (const query of everyWay('SELECT 1')) expect((await query()).rowCount).toBe(1);
  });

  it('limits how long statements run, wait for locks and leave transactions open', async () => {
    const { rows } = await db.query(
      `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('TimeZone') AS zone`,
    );
    expect(rows).toEqual([{ statement: '30s', lock: '3s', idle: '1min', zone: 'Asia/Shanghai' }]);
  });

  it('gives up waiting for a lock instead of holding the request', async () => {
    await db.query('CREATE TABLE locked AS SELECT 1 AS id');
    await db.transaction(async (tx) => {
      await tx.query('UPDATE locked SET id = 2');
      // Leaves the transaction's own context, as another request would.
      await expect(elsewhere(() => db.query('UPDATE locked SET id = 3'))).rejects.toHaveProperty(
        'code',
        '55P03',
      );
    });
    expect((await db.query('SELECT id FROM locked')).rows).toEqual([{ id: 2 }]);
  });

  it('lets quick reads pass slow ones', async () => {
    const order: string[] = [];
    const slow = Array.from({ length: 3 }, () =>
      db.query('SELECT pg_sleep(2)').then(() => order.push('slow')),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const quick = Array.from({ length: 5 }, () => db.query('SELECT 1').then(() => order.push('quick')));
    await Promise.all([...slow, ...quick]);
    expect(order).toEqual([
      ...Array.from({ length: 5 }, () => 'quick'),
      ...Array.from({ length: 3 }, () => 'slow'),
    ]);
  });

  it('runs what only looked like a read where it may write', async () => {
    await db.query('CREATE TABLE noted (text text)');
    await db.query(
      `CREATE FUNCTION note(text) RETURNS text LANGUAGE sql AS 'INSERT INTO noted VALUES ($1) RETURNING text'`,
    );
    expect((await db.query('SELECT note($1) AS text', ['写'], 'note')).rows).toEqual([{ text: '写' }]);
    expect((await db.query('SELECT * FROM noted')).rows).toEqual([{ text: '写' }]);
  });

  it('runs all statements with one name although the first of them fails', async () => {
    await db.query('CREATE TABLE late (id int)');
    const read = (id: number) => db.query(`SELECT $1::int / id AS r FROM late`, [id], 'late');
    const missing = Array.from({ length: 4 }, () => db.query('SELECT * FROM not_yet', [], 'not-yet'));
    for (const result of await Promise.allSettled(missing)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: '42P01' } });
    }
    await db.query('CREATE TABLE not_yet AS SELECT 1 AS id');
    expect((await db.query('SELECT * FROM not_yet', [], 'not-yet')).rows).toEqual([{ id: 1 }]);
    expect((await Promise.all([read(1), read(2)])).map(({ rowCount }) => rowCount)).toEqual([0, 0]);
  });

  it('is told once by a session what the columns of a prepared statement are called', async () => {
    await db.query('CREATE TABLE described (n int)');
    const heard: Buffer[] = [];
    gate.heard = (bytes) => void heard.push(bytes);
    const told = await db.transaction(async (tx) => {
      const answers = [];
      for (const n of [1, 2, 3]) {
        const insert = 'INSERT INTO described VALUES ($1) RETURNING n AS stored_number';
        answers.push(await tx.query(insert, [n], 'described_insert'));
        answers.push(await tx.query('UPDATE described SET n = n WHERE n = $1', [n], 'described_update'));
        answers.push(await tx.query('SELECT $1::int AS given_number', [n], 'described_select'));
      }
      return answers;
    });
    delete gate.heard;
    const own = (n: number) => [
      { rows: [{ stored_number: n }], rowCount: 1, command: 'INSERT' },
      { rows: [], rowCount: 1, command: 'UPDATE' },
      { rows: [{ given_number: n }], rowCount: 1, command: 'SELECT' },
    ];
    expect(told).toEqual([1, 2, 3].flatMap(own));
    expect(
      Buffer.concat(heard)
        .toString('latin1')
        .match(/(?:stored|given)_number/g),
    ).toHaveLength(2);
  });

  it('is answered once for a statement and what nobody waited for before it', async () => {
    await db.query('CREATE TABLE sent (n int PRIMARY KEY)');
    const insert = ['INSERT INTO sent VALUES ($1)', 'sent_insert'] as const;
    const store = (tx: Transaction, n: number) => tx.query(insert[0], [n], insert[1]);
    const send = (tx: Transaction, n: unknown) => tx.send(insert[0], [n], insert[1]);
    const stored = async (queryable: Queryable = db) =>
      (await queryable.query<{ n: number }>('SELECT n FROM sent ORDER BY n', [], 'sent_read')).rows.map(
        ({ n }) => n,
      );
    // Each session is told the statements once, on their own.
    await db.transaction(async (tx) => [await store(tx, 1), await stored(tx), await stored(tx)]);
    await db.transaction(async (tx) => [send(tx, 2), await stored(tx)]);
    const heard: Buffer[] = [];
    gate.heard = (bytes) => void heard.push(bytes);
    const seen = await db.transaction(async (tx) => {
      for (const n of [3, 4, 5]) send(tx, n);
      const before = await stored(tx);
      send(tx, 6);
      return [before, await tx.query('SELECT count(*)::int AS n FROM sent WHERE n > $1', [3])];
    });
    delete gate.heard;
    expect(seen).toMatchObject([[1, 2, 3, 4, 5], { rows: [{ n: 3 }], rowCount: 1, command: 'SELECT' }]);
    const ready = String.fromCharCode(...Buffer.from('Z'), 0, 0, 0, 5);
    const answers = Buffer.concat(heard).toString('latin1').split(ready).slice(1);
    expect(answers).toHaveLength(3);

    const fails = (work: (tx: Transaction) => Promise<unknown>, reason: object) =>
      expect(db.transaction(work)).rejects.toMatchObject(reason);
    await fails(async (tx) => [send(tx, 7), send(tx, 1), await stored(tx)], { code: '23505' });
    await fails(async (tx) => [await stored(tx), send(tx, 7), send(tx, 1)], { code: '23505' });
    await fails(async (tx) => [send(tx, 7), send(tx, 1), await tx.query('SAVEPOINT one')], { code: '23505' });
    const unwritten = {
      toPostgres: () => {
        throw new RangeError('no such number');
      },
    };
    await fails(async (tx) => [send(tx, 7), send(tx, unwritten), send(tx, 8), await stored(tx)], {
      message: 'no such number',
    });
    await fails(
      async (tx) => {
        send(tx, 7);
        await stored(tx);
        send(tx, 8);
        throw new Error('refused');
      },
      { message: 'refused' },
    );
    await db.transaction(async (tx) => {
      send(tx, 9);
      await tx.query('SAVEPOINT one');
      send(tx, 10);
      await tx.query('ROLLBACK TO SAVEPOINT one');
      send(tx, 11);
    });
    expect(await stored()).toEqual([1, 2, 3, 4, 5, 6, 9, 11]);
  });

  it('creates a schema once for many that open it at the same time', async () => {
    const own = `${schema}_new`;
    const open = () => openDatabase({ url: testDatabaseUrl(), dataDir: '', schema: own });
    const opened = await Promise.all(Array.from({ length: 6 }, open));
    await opened[0]?.query(`DROP SCHEMA ${own}`);
    await Promise.all(opened.map((database) => database.close()));
  });
});

/** Runs a task outside the asynchronous context of its caller. */
function elsewhere<T>(task: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => outside.push(() => task().then(resolve, reject)));
}

const outside: (() => void)[] = [];
const outsideTimer = setInterval(() => outside.splice(0).forEach((task) => task()), 20);
outsideTimer.unref();
