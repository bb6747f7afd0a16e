import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUDIT_ENTITY } from '../../src/contract/model.ts';
import { appendRows, takeChainAhead } from '../../src/server/data/chain/append.ts';
import { fileAnchor } from '../../src/server/data/chain/anchor.ts';
import { checkChains, readEnds, type ChainFinding } from '../../src/server/data/chain/check.ts';
import { chainOldRows } from '../../src/server/data/chain/keep.ts';
import type { ChainEnd } from '../../src/server/data/chain/links.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import { openLibrary, type Library } from '../_util/library.ts';
import { atLength, scaled } from '../_util/scale.ts';

const ROWS = scaled(10_000, 2_100);
const TAMPERINGS = scaled(1_000, 15);
/** So many are tried in one transaction, which the database gives so much time. */
const AT_ONCE = 20;
const NOW = '2026-11-20 08:00:00';
const AUDIT = { name: AUDIT_ENTITY, table: 'AuditLog' };

let library: Library;
let written: { Id: string; Chain: string; Seq: number }[];
const audit = () => library.engine.catalog.entities.get(AUDIT_ENTITY)!;
const row = (n: number) => ({
  UserId: `u${n % 7}`,
  LoginName: '张三·é𠮷',
  EnCode: 'library.reader.edit',
  Entity: 'library/Reader',
  RowId: `r${n}`,
  Changes: {
    Zeit: [null, n],
    A: [1.5, -0],
    b: [{ y: 1e21, x: ['', null] }, '改'],
    '10': [1, 2],
    '9': [1, 2],
  },
  Ip: n % 2 ? '::1' : null,
  RequestId: 'x',
});
const append = (tx: Transaction, rows: readonly ReturnType<typeof row>[]) =>
  appendRows({ engine: library.engine, tx, caller: library.admin, now: NOW }, audit(), rows);
const checked = async (on: Pick<Transaction, 'query'>, anchored: readonly ChainEnd[] = []) => {
  const told = (await readEnds(on, [audit()]))[AUDIT_ENTITY]!;
  return checkChains(on, library.engine.secret, audit(), [...anchored, ...told]);
};

/** What somebody does who owns the database and not the key, one after the other, each on the log as it was written; nothing of it stays. */
async function whenEachTampered(
  tamperings: readonly ((tx: Transaction) => Promise<unknown>)[],
  anchored: readonly ChainEnd[] = [],
): Promise<(readonly ChainFinding[])[]> {
  const found: (readonly ChainFinding[])[] = [];
  const over = new Error('over');
  const work = library.write(async (tx) => {
    await tx.query(`ALTER TABLE "AuditLog" DISABLE TRIGGER USER`);
    for (const tamper of tamperings) {
      await tx.query('SAVEPOINT written');
      await tamper(tx);
      found.push((await checked(tx, anchored)).findings);
      await tx.query('ROLLBACK TO SAVEPOINT written; RELEASE SAVEPOINT written');
    }
    throw over;
  });
  await expect(work).rejects.toBe(over);
  return found;
}

const whenTampered = async (tamper: (tx: Transaction) => Promise<unknown>, anchored?: readonly ChainEnd[]) =>
  (await whenEachTampered([tamper], anchored))[0]!;

beforeAll(async () => {
  library = await openLibrary();
  for (let n = 0; n < ROWS;) {
    const sizes = [1, 3, 250, 40];
    const batches = sizes.map((size) => Array.from({ length: size }, () => row(n++)));
    await Promise.all(batches.map((rows) => library.write((tx) => append(tx, rows))));
  }
  written = (
    await library.engine.database.query<(typeof written)[number]>(
      `SELECT "Id", "Chain", "Seq" FROM "AuditLog" ORDER BY "Chain", "Seq"`,
    )
  ).rows;
});
afterAll(() => library?.close());

it('B17 nothing is found where nothing was changed, however many wrote at once', async () => {
  const report = await checked(library.engine.database);
  expect(report).toEqual({ rows: written.length, findings: [] });
  expect(written.length).toBeGreaterThanOrEqual(ROWS);
});

/** Each way to tamper with a row, as a share of all ways. */
const WAYS: readonly ((tx: Transaction, at: number) => Promise<unknown>)[] = [
  (tx, at) => set(tx, at, `"LoginName" = 'somebody else'`),
  (tx, at) => set(tx, at, `"Changes" = jsonb_set("Changes", '{Zeit,1}', '-7')`),
  (tx, at) => set(tx, at, `"Changes" = NULL`),
  (tx, at) => set(tx, at, `"CreateDate" = "CreateDate" + interval '1 day'`),
  (tx, at) => set(tx, at, `"IsDeleted" = 1`),
  (tx, at) => set(tx, at, `"Id" = 'another'`),
  (tx, at) => set(tx, at, `"Mac" = 'AAAA'`),
  (tx, at) => set(tx, at, `"Chain" = NULL`),
  (tx, at) => set(tx, at, `"RowId" = "UserId", "UserId" = "RowId"`),
  (tx, at) => tx.query(`DELETE FROM "AuditLog" WHERE "Id" = $1`, [written[at]!.Id]),
  (tx, at) => swap(tx, at, `"Seq" = o."Seq", "Chain" = o."Chain"`),
  (tx, at) => swap(tx, at, `"Seq" = o."Seq", "Chain" = o."Chain", "Mac" = o."Mac"`),
  (tx, at) => swap(tx, at, `"RowId" = o."RowId", "Changes" = o."Changes"`),
  (tx, at) =>
    tx.query(
      `INSERT INTO "AuditLog" SELECT (jsonb_populate_record(a, '{"Id": "forged", "Seq": 999999}')).* FROM "AuditLog" a WHERE "Id" = $1`,
      [written[at]!.Id],
    ),
  // A place that no chain has, and a place that is taken already, wherever a piece of the walk ends.
  (tx, at) => forge(tx, at, { Chain: '', Seq: 0 }),
  (tx, at) => forge(tx, at, { Chain: '', Seq: -1 }),
  (tx, at) => forge(tx, at, {}),
];
async function forge(tx: Transaction, at: number, place: object) {
  await tx.query('DROP INDEX "ux_AuditLog_Chain_Seq"');
  await tx.query(
    `INSERT INTO "AuditLog" SELECT (jsonb_populate_record(a, $2)).* FROM "AuditLog" a WHERE "Id" = $1`,
    [written[at]!.Id, JSON.stringify({ Id: 'zzz', ...place })],
  );
}
const set = (tx: Transaction, at: number, what: string) =>
  tx.query(`UPDATE "AuditLog" SET ${what} WHERE "Id" = $1`, [written[at]!.Id]);
async function swap(tx: Transaction, at: number, what: string) {
  await tx.query('DROP INDEX "ux_AuditLog_Chain_Seq"');
  const pair = [written[at]!.Id, written[(at + 1) % written.length]!.Id];
  await tx.query(
    `UPDATE "AuditLog" t SET ${what} FROM "AuditLog" o WHERE t."Id" = ANY($1) AND o."Id" = ANY($1) AND o."Id" <> t."Id"`,
    [pair],
  );
}

/** A value of a column's type beside the one that it has; times are kept and shown by the second. */
const BESIDE: Readonly<Record<string, (column: string) => string>> = {
  text: (column) => `coalesce(${column}, '') || ' '`,
  smallint: (column) => `coalesce(${column}, 0) + 1`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  jsonb: (column) => `coalesce(${column}, '{}') || '{"": 0}'`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '1 second'`,
};

atLength('B17 whichever column of a row was altered, by however little, is found', async () => {
  const { rows: columns } = await library.engine.database.query<{ name: string; type: string }>(
    `SELECT column_name AS name, CASE WHEN data_type LIKE 'character%' THEN 'text' ELSE data_type END AS type
     FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'AuditLog' ORDER BY 1`,
  );
  expect(columns.length).toBeGreaterThan(10);
  const found = await whenEachTampered(
    columns.map(({ name, type }) => async (tx) => {
      await tx.query('DROP INDEX "ux_AuditLog_Chain_Seq"');
      await set(tx, 1, `"${name}" = ${BESIDE[type]!(`"${name}"`)}`);
    }),
  );
  expect(columns.filter((_, at) => found[at]!.length === 0).map(({ name }) => name)).toEqual([]);
});

it(
  'B17 any row that was altered, removed, exchanged or forged is found',
  { timeout: 3_600_000 },
  async () => {
    const missed: string[] = [];
    // The first and the last rows are among them.
    const placeOf = (n: number) =>
      n < WAYS.length ? written.length - 1 : n < 2 * WAYS.length ? 0 : (n * 7919) % written.length;
    const all = Array.from({ length: TAMPERINGS }, (_, n) => n);
    for (let from = 0; from < TAMPERINGS; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE);
      const found = await whenEachTampered(some.map((n) => (tx) => WAYS[n % WAYS.length]!(tx, placeOf(n))));
      for (const [at, n] of some.entries())
        if (found[at]!.length === 0) missed.push(`way ${n % WAYS.length} at ${placeOf(n)}`);
    }
    expect(missed).toEqual([]);
  },
);

it('B17 a second row at the place where a piece of the walk ends is found', async () => {
  const end = Math.min(2_000, written.length) - 1;
  for (const at of [end - 1, end, 0])
    expect(await whenTampered((tx) => forge(tx, at, {})), String(at)).not.toEqual([]);
});

it('B17 a tail that was cut off together with what the database says of its end is found by the anchor', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xgt-anchor-'));
  const path = join(folder, 'anchor');
  const anchor = fileAnchor(path);
  expect(await anchor.read()).toEqual({});
  await anchor.write(await readEnds(library.engine.database, [audit()]));
  const anchored = (await fileAnchor(path).read())[AUDIT_ENTITY]!;
  // A chain of one row has no row before its last to pass as the end.
  const last = written.findLast(({ Seq }) => Seq > 1)!;
  const cut = async (tx: Transaction) => {
    await tx.query(`DELETE FROM "AuditLog" WHERE "Id" = $1`, [last.Id]);
    await tx.query(
      `UPDATE sys_chain s SET seq = a."Seq", mac = a."Mac" FROM "AuditLog" a
       WHERE s.chain = $1 AND a."Chain" = $1 AND a."Seq" = $2`,
      [last.Chain, last.Seq - 1],
    );
  };
  expect(await whenTampered(cut)).toEqual([]);
  expect(await whenTampered(cut, anchored)).toEqual([
    { entity: AUDIT.name, kind: 'cut', chain: last.Chain, seq: last.Seq, row: undefined },
  ]);
  const whole = async (tx: Transaction) => {
    await tx.query(`DELETE FROM "AuditLog"`);
    await tx.query('DELETE FROM sys_chain');
  };
  expect((await whenTampered(whole, anchored)).map(({ kind }) => kind)).toEqual(anchored.map(() => 'cut'));
  // What a database tells that was set back does not take the anchor back.
  await anchor.write({ [AUDIT_ENTITY]: [] });
  await anchor.write({ [AUDIT_ENTITY]: anchored.map((end) => ({ ...end, seq: 1, mac: 'x' })) });
  expect((await anchor.read())[AUDIT_ENTITY]).toEqual(anchored);
  writeFileSync(path, 'no anchor');
  await expect(anchor.read()).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

it('B17 the database itself refuses to change, delete or empty the log, and rows from beside the chain', async () => {
  for (const text of [
    `UPDATE "AuditLog" SET "Ip" = 'x'`,
    `DELETE FROM "AuditLog" WHERE "Seq" = 1`,
    `TRUNCATE "AuditLog"`,
  ])
    await expect(library.engine.database.query(text), text).rejects.toThrow(/never changed/);
  await expect(library.add(AUDIT_ENTITY, row(1))).rejects.toThrow(/appendRows/);
});

it('what is rolled back to a savepoint leaves no gap, and neither does a transaction that fails', async () => {
  await library.write(async (tx) => {
    await append(tx, [row(1)]);
    await tx.query('SAVEPOINT one');
    await append(tx, [row(2), row(3)]);
    await tx.query('ROLLBACK TO SAVEPOINT one');
    await append(tx, [row(4)]);
  });
  const failing = library.write(async (tx) => {
    await append(tx, [row(5)]);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await checked(library.engine.database)).findings).toEqual([]);
});

it('a chain that was taken ahead is asked for anew after the savepoint that it was taken in was rolled back', async () => {
  const rows = await library.write(async (tx) => {
    await tx.query('SAVEPOINT one');
    takeChainAhead(tx, audit());
    await tx.query('ROLLBACK TO SAVEPOINT one');
    // Somebody else writes to it meanwhile: over the same session, which is free to.
    await append({ query: tx.query, send: tx.send, takenBack: 0 }, [row(6)]);
    takeChainAhead(tx, audit());
    takeChainAhead(tx, audit());
    await append(tx, [row(7)]);
    takeChainAhead(tx, audit());
    await append(tx, [row(8)]);
    return (await tx.query<{ n: number }>('SELECT count(*)::int AS n FROM "AuditLog"')).rows[0]!.n;
  });
  expect(await checked(library.engine.database)).toEqual({ rows, findings: [] });
});

it('a log that is older than its chains is chained once, and takes in nothing more', async () => {
  const { database, secret } = library.engine;
  const over = new Error('over');
  await expect(
    database.transaction(async (tx) => {
      const inside = {
        ...database,
        transaction: <T>(work: (tx: Transaction) => Promise<T>) => work(tx),
        query: tx.query,
      };
      await tx.query(`ALTER TABLE "AuditLog" DISABLE TRIGGER USER`);
      await tx.query(`UPDATE "AuditLog" SET "Chain" = NULL, "Seq" = NULL, "Mac" = NULL`);
      await tx.query(`ALTER TABLE "AuditLog" ENABLE TRIGGER USER`);
      await tx.query('DELETE FROM sys_chain');
      const { rows } = await tx.query('SELECT 1 FROM "AuditLog"');
      expect(await chainOldRows(inside, secret, audit())).toBe(rows.length);
      expect(await checked(tx)).toEqual({ rows: rows.length, findings: [] });
      await tx.query(`INSERT INTO "AuditLog" ("Id", "IsDeleted", "Version") VALUES ('slipped in', 0, 1)`);
      expect(await chainOldRows(inside, secret, audit())).toBe(0);
      // The database's owner may write that the log is being chained, but not with the key.
      for (const value of ['', `${written[0]!.Chain} x`]) {
        await tx.query(
          'INSERT INTO sys_meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2',
          ['chaining:AuditLog', value],
        );
        expect(await chainOldRows(inside, secret, audit())).toBe(0);
      }
      const { findings } = await checked(tx);
      expect(findings.map(({ kind, row: id }) => [kind, id])).toEqual([['outside', 'slipped in']]);
      throw over;
    }),
  ).rejects.toBe(over);
});
