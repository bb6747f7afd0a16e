import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { readConfig } from '../../src/server/config/config.ts';
import { openDatabase, type Database, type Transaction } from '../../src/server/data/database/database.ts';
import { sessionLimits } from '../../src/server/data/database/session-settings.ts';
import { startServer } from '../../src/server/start.ts';
import { createDatabase, onPostgres, type OwnDatabase } from '../_util/postgres.ts';
import { atLength } from '../_util/scale.ts';

type Statement = readonly [text: string, values: readonly unknown[]];

/** What people wait for a lock in this test, and how much longer another node holds one. */
const PATIENCE = { lockMs: 50, heldMs: 150 };

describe.runIf(onPostgres)('a node that starts beside another one', () => {
  let dataDir: string;
  let own: OwnDatabase;
  const opened: { close(): Promise<void> }[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'xgt-beside-'));
    own = await createDatabase();
  });
  afterAll(async () => {
    for (const one of opened.reverse()) await one.close();
    await own?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (): Promise<Database> => {
    const database = await openDatabase({ url: own.url, dataDir });
    opened.push(database);
    return database;
  };
  const start = async (database: Database) => {
    const config = {
      ...readConfig({ NODE_ENV: 'test', PORT: '0', RATE_FACTOR: '0', WATCH_SCHEMAS: '0' }),
      schemasDir: resolve('schemas'),
      clientDir: join(dataDir, 'client'),
      dataDir,
      demo: false,
    };
    const server = await startServer(config, { database, log: () => undefined });
    opened.push(server);
    return server;
  };

  /** The locks that the work of a start takes, in their order. */
  const locksOf = async (database: Database): Promise<Statement[]> => {
    const locks = new Map<string, Statement>();
    const heard = (tx: Transaction): Transaction => ({
      query(text, values, name) {
        if (text.includes('pg_advisory_xact_lock'))
          locks.set(JSON.stringify([text, values]), [text, values ?? []]);
        return tx.query(text, values, name);
      },
      send: (text, values, name) => tx.send(text, values, name),
      takenBack: 0,
    });
    await start({
      kind: database.kind,
      query: (text, values, name) => database.query(text, values, name),
      transaction: (work) => database.transaction((tx) => work(heard(tx))),
      close: () => database.close(),
    });
    return [...locks.values()];
  };

  const held = async ([text, values]: Statement): Promise<Client> => {
    const client = new Client({ connectionString: own.url });
    await client.connect();
    await client.query('BEGIN');
    await client.query(text, [...values]);
    return client;
  };

  atLength('waits at each lock for the other, however long that takes', async () => {
    const database = await open();
    const locks = await locksOf(database);
    expect(locks.length).toBeGreaterThan(8);
    const holders: Client[] = [];
    for (const lock of locks) holders.push(await held(lock));

    // As a newer program that has all of it to do again.
    await database.query(`DELETE FROM sys_meta WHERE key = 'installed'`);
    const usual = sessionLimits.lockMs;
    sessionLimits.lockMs = PATIENCE.lockMs;
    const second = await open().finally(() => (sessionLimits.lockMs = usual));
    let isOver = false;
    const starting = start(second).finally(() => (isOver = true));
    starting.catch(() => undefined);
    const watcher = await held(['SELECT $1::int', [1]]);
    const isWaiting = async () =>
      (await watcher.query(`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount !==
      0;
    let waits = 0;
    while (!isOver) {
      await sleep(20);
      if (!(await isWaiting())) continue;
      waits += 1;
      await sleep(PATIENCE.heldMs);
      await holders.shift()?.end();
    }
    for (const client of [...holders, watcher]) await client.end();
    await expect(starting).resolves.toMatchObject({ url: expect.stringContaining('http') });
    // The first administrator is made once.
    expect(waits).toBeGreaterThanOrEqual(locks.length - 1);
  });
});
