import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DatabaseMisuse,
  DatabaseUnavailable,
  openDatabase,
  type Database,
  type Transaction,
} from '../../src/server/data/database/database.ts';
import { vacuumTables } from '../../src/server/data/database/maintenance.ts';
import { onPostgres } from '../_util/postgres.ts';
import { openOwnDatabase } from './_database/open.ts';

let db: Database;
let schema: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  ({ db, schema, drop } = await openOwnDatabase());
});
afterAll(() => drop());

describe('values', () => {
  it('gives dates and times as the campus clock tells them, and numbers as numbers', async () => {
    const { rows, rowCount } = await db.query(
      `SELECT DATE '2026-09-01' AS d, TIMESTAMP '2026-09-01 08:00:00' AS t, TIMESTAMPTZ '2026-09-01 00:00:00Z' AS tz,
        to_char(TIMESTAMPTZ '2026-09-01 16:30:00Z', 'YYYY-MM-DD HH24:MI:SS') AS text, interval '2 days' AS i,
        9007199254740991::int8 AS n8, 12.50::numeric AS n, 3 AS n4, true AS b, NULL::int8 AS nothing,
        '{"a":[1,"二"]}'::jsonb AS jb, '[1]'::json AS j, ARRAY[1, NULL]::int8[] AS a8, ARRAY[DATE '2026-09-01'] AS ad`,
    );
    expect(rowCount).toBe(1);
    expect(rows).toEqual([
      {
        d: '2026-09-01',
        t: '2026-09-01 08:00:00',
        tz: '2026-09-01 08:00:00+08',
        text: '2026-09-02 00:30:00',
        i: '2 days',
        n8: Number.MAX_SAFE_INTEGER,
        n: 12.5,
        n4: 3,
        b: true,
        nothing: null,
        jb: { a: [1, '二'] },
        j: [1],
        a8: [1, null],
        ad: ['2026-09-01'],
      },
    ]);
  });

  it.each(['𠮷野家', '㐂', '𬭚', 'é 👩‍👩‍👧', "'; DROP TABLE x; --", '\\', '\\n\n\t"}', '\u{10FFFF}'])(
    'stores %s unchanged',
    async (text) => {
      const values = [text, { text }, [text, null, text]];
      const { rows } = await db.query(
        'SELECT $1::text AS text, $2::jsonb AS json, $3::text[] AS texts',
        values,
      );
      expect(rows).toEqual([{ text, json: { text }, texts: [text, null, text] }]);
    },
  );

  it('tells how many rows were changed, and answers several statements with the last', async () => {
    await db.query('CREATE TABLE counted (n int); INSERT INTO counted VALUES (1), (2), (3)');
    expect(await db.query('UPDATE counted SET n = n + 1 WHERE n > $1', [1])).toEqual({
      rows: [],
      rowCount: 2,
    });
    expect(await db.query('DELETE FROM counted WHERE n > 3 RETURNING n')).toEqual({
      rows: [{ n: 4 }],
      rowCount: 1,
    });
    expect((await db.query('SELECT 1 AS a; SELECT 2 AS a')).rows).toEqual([{ a: 2 }]);
  });

  it('puts tables into the schema that was asked for', async () => {
    await db.query('CREATE TABLE placed (id int)');
    const { rows } = await db.query(`SELECT schemaname FROM pg_tables WHERE tablename = 'placed'`);
    expect(rows).toContainEqual({ schemaname: schema });
  });
});

describe('errors', () => {
  it('keeps what PostgreSQL says of a unique violation', async () => {
    await db.query('CREATE TABLE dorm (code text CONSTRAINT dorm_code_key UNIQUE)');
    await db.query('INSERT INTO dorm VALUES ($1)', ['3-412']);
    const failure = db.query('INSERT INTO dorm VALUES ($1)', ['3-412']);
    await expect(failure).rejects.toMatchObject({ code: '23505', constraint: 'dorm_code_key' });
    await expect(failure).rejects.toHaveProperty('detail', expect.stringContaining('3-412'));
  });

  it('goes on after errors of every kind', async () => {
    const wrong = ['SELEC 1', 'SELECT * FROM no_such_table', 'SELECT 1/0', `SELECT 'x'::int`];
    for (const text of wrong) {
      await expect(db.query(text)).rejects.toHaveProperty('code');
      await expect(db.query(`${text} -- $1`, [], 'wrong')).rejects.toThrow();
    }
    await expect(db.query('SELECT $1::text AS a', ['a\0b'])).rejects.toHaveProperty('code', '22021');
    expect((await db.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('keeps a named statement working when the table changes', async () => {
    await db.query('CREATE TABLE changing (a int); INSERT INTO changing VALUES (1)');
    const read = () => db.query('SELECT * FROM changing WHERE a = $1', [1], 'changing-all');
    expect((await read()).rows).toEqual([{ a: 1 }]);
    await db.query(`ALTER TABLE changing ADD COLUMN b text DEFAULT '二'`);
    expect((await read()).rows).toEqual([{ a: 1, b: '二' }]);
    expect((await read()).rows).toEqual([{ a: 1, b: '二' }]);
  });
});

describe('transactions', () => {
  beforeAll(() => db.query('CREATE TABLE account (id int PRIMARY KEY, amount int NOT NULL)'));

  const amountOf = async (id: number) =>
    (await db.query<{ amount: number }>('SELECT amount FROM account WHERE id = $1', [id])).rows[0]?.amount;

  it('stores all or nothing', async () => {
    const result = await db.transaction(async (tx) => {
      await tx.query('INSERT INTO account VALUES (1, 10)');
      return (await tx.query('UPDATE account SET amount = 11 WHERE id = 1')).rowCount;
    });
    expect([result, await amountOf(1)]).toEqual([1, 11]);
    const refused = new Error('no');
    const failing = db.transaction(async (tx) => {
      await tx.query('UPDATE account SET amount = 99 WHERE id = 1');
      throw refused;
    });
    await expect(failing).rejects.toBe(refused);
    expect(await amountOf(1)).toBe(11);
  });

  it('ends with the error of a statement whose answer nobody waits for, and tells that one first', async () => {
    const wrong = 'SELECT 1 / $1::int';
    const silent = db.transaction(async (tx) => tx.send(wrong, [0]));
    await expect(silent).rejects.toHaveProperty('code', '22012');
    const asking = db.transaction(async (tx) => {
      tx.send(wrong, [0]);
      await tx.query('SELECT 1');
    });
    await expect(asking).rejects.toHaveProperty('code', '22012');
  });

  it('takes such a statement back with its savepoint', async () => {
    const answer = await db.transaction(async (tx) => {
      await tx.query('SAVEPOINT part');
      tx.send('SELECT 1 / $1::int', [0]);
      await tx.query('ROLLBACK TO SAVEPOINT part');
      return (await tx.query<{ n: number }>('SELECT 2 AS n')).rows[0]?.n;
    });
    expect(answer).toBe(2);
  });

  it('runs statements in the order in which they were given, answered or not', async () => {
    const seen = await db.transaction(async (tx) => {
      await tx.query('CREATE TEMPORARY TABLE steps (n int) ON COMMIT DROP');
      const first = tx.query<{ n: number }>('SELECT count(*)::int AS n FROM steps');
      tx.send('INSERT INTO steps VALUES ($1)', [1]);
      const second = tx.query<{ n: number }>('SELECT count(*)::int AS n FROM steps');
      return [await first, await second].map(({ rows }) => rows[0]?.n);
    });
    expect(seen).toEqual([0, 1]);
  });

  it('does not call a transaction stored in which a failed statement was ignored', async () => {
    const ignoring = db.transaction(async (tx) => {
      await tx.query('INSERT INTO account VALUES (2, 1)');
      await tx.query('SELECT 1/0').catch(() => undefined);
    });
    await expect(ignoring).rejects.toThrow(DatabaseMisuse);
    expect(await amountOf(2)).toBeUndefined();
  });

  it('waits for statements that the callback did not wait for', async () => {
    await db.transaction(async (tx) => {
      void tx.query('INSERT INTO account VALUES (3, 1)');
      await Promise.resolve();
    });
    expect(await amountOf(3)).toBe(1);
  });

  it.skipIf(onPostgres)('refuses the database inside the callback at once', async () => {
    await db.transaction(async (tx) => {
      await expect(db.query('SELECT 1')).rejects.toThrow(DatabaseMisuse);
      await expect(db.transaction(async () => 1)).rejects.toThrow(DatabaseMisuse);
      await expect(db.close()).rejects.toThrow(DatabaseMisuse);
      await tx.query('SELECT 1');
    });
    expect((await db.query('SELECT 1 AS one')).rowCount).toBe(1);
  });

  it('refuses the transaction after its callback', async () => {
    let escaped: Transaction | undefined;
    await db.transaction(async (tx) => {
      escaped = tx;
      await tx.query('SELECT 1');
    });
    await expect(escaped?.query('SELECT 1')).rejects.toThrow(DatabaseMisuse);
    expect((await db.query('SELECT 1 AS one')).rowCount).toBe(1);
  });

  it('keeps concurrent transactions and plain queries apart', async () => {
    await db.query('INSERT INTO account VALUES (4, 0), (5, 0)');
    const transfer = () =>
      db.transaction(async (tx) => {
        const { rows } = await tx.query<{ amount: number }>(
          'SELECT amount FROM account WHERE id = 4 FOR UPDATE',
        );
        await tx.query('UPDATE account SET amount = $1 WHERE id = 4', [(rows[0]?.amount ?? 0) + 1]);
        await tx.query('UPDATE account SET amount = amount - 1 WHERE id = 5');
      });
    const balance = async () =>
      (
        await db.query<{ sum: number }>(
          'SELECT sum(amount) AS sum FROM account WHERE id IN (4, 5)',
          [],
          'balance',
        )
      ).rows[0]?.sum;
    const sums = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 3 === 0 ? transfer() : balance())),
    );
    expect(sums.filter((sum) => sum !== undefined)).toEqual(Array.from({ length: 40 }, () => 0));
    expect(await amountOf(4)).toBe(20);
  });
});

describe('load', () => {
  it('answers 200 parallel queries, each with its own rows', async () => {
    const queries = Array.from({ length: 200 }, (_, i) =>
      i % 2 === 0
        ? db.query('SELECT $1::int AS i', [i], 'own')
        : db.query('WITH x AS (SELECT $1::int AS i) SELECT i FROM x', [i]),
    );
    const answers = await Promise.all(queries);
    expect(answers.map(({ rows }) => rows[0]?.['i'])).toEqual(Array.from({ length: 200 }, (_, i) => i));
  });

  it('inserts 50,000 rows in one statement and reads them back', async () => {
    await db.query('CREATE TABLE bulk (id int PRIMARY KEY, name text)');
    const ids = Array.from({ length: 50_000 }, (_, i) => i);
    const names = ids.map((id) => `学生${id}𠮷`);
    const insert = 'INSERT INTO bulk SELECT * FROM unnest($1::int[], $2::text[])';
    expect((await db.query(insert, [ids, names])).rowCount).toBe(50_000);
    const { rows } = await db.query<{ id: number; name: string }>('SELECT id, name FROM bulk ORDER BY id');
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('vacuums and analyses every table', async () => {
    const estimate = `SELECT reltuples::int AS n FROM pg_class WHERE oid = 'bulk'::regclass`;
    await vacuumTables((text) => db.query(text));
    expect((await db.query(estimate)).rows).toEqual([{ n: 50_000 }]);
  });
});

describe('closing', () => {
  it('lets what runs finish, then refuses, however often it is closed', async () => {
    const own = await openOwnDatabase();
    const running = own.db.query('SELECT 1 AS one');
    await own.db.close();
    await own.db.close();
    expect((await running).rows).toEqual([{ one: 1 }]);
    await expect(own.db.query('SELECT 1')).rejects.toThrow(DatabaseUnavailable);
    await expect(own.db.transaction(async () => 1)).rejects.toThrow(DatabaseUnavailable);
    await own.drop();
  });

  it.runIf(onPostgres)('says that a server which is not there is unavailable', async () => {
    const opening = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' });
    await expect(opening).rejects.toMatchObject({ name: 'DatabaseUnavailable', outcomeUnknown: false });
  });
});
