import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '../../src/server/data/database/data-folder.ts';
import {
  DatabaseLocked,
  DatabaseUnavailable,
  openDatabase,
} from '../../src/server/data/database/database.ts';
import { startEmbeddedSession } from '../../src/server/data/database/embedded-session.ts';
import { openEngine } from '../../src/server/data/database/engine.ts';
import { onPostgres } from '../_util/postgres.ts';
import { atLength, scaled } from '../_util/scale.ts';
import { startWriter } from './_database/writer-process.ts';

const kills = scaled(5, 1);
/** Each test starts several engines, and processes with a compiler in them. */
const timeout = 240_000;
const settings = { timeZone: 'Asia/Shanghai', searchPath: 'public' };

// A PostgreSQL server has all of this of its own.
describe.runIf(!onPostgres)('embedded database', { timeout }, () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'xgt-durable-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it(`keeps every acknowledged row through ${kills} times kill -9`, async () => {
    const acknowledged: string[] = [];
    for (let round = 1; round <= kills; round += 1) {
      // Numbers of its own each round, so that no later row stands in for a lost one.
      const writer = startWriter(dataDir, round * 1_000_000);
      await writer.printed(round * 37);
      await writer.kill();
      acknowledged.push(...writer.lines().slice(1));
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(((kills * (kills + 1)) / 2) * 37 - kills);
    const db = await openDatabase({ dataDir });
    const { rows } = await db.query<{ n: number; part: string }>('SELECT n, part FROM written');
    await db.close();
    const stored = new Set(rows.map(({ n, part }) => `${part} ${n}`));
    const partsOf = ([what, n]: string[]) =>
      what === 'pair' ? [`first ${n}`, `second ${n}`] : [`single ${n}`];
    const promised = acknowledged.flatMap((line) => partsOf(line.split(' ')));
    expect(promised.filter((part) => !stored.has(part))).toEqual([]);
    expect(rows.filter(({ n, part }) => part === 'first' && !stored.has(`second ${n}`))).toEqual([]);
  });

  atLength('starts again when it was killed at any moment of its first start', async () => {
    const moments = ['database.creating', 'database'];
    for (const moment of moments) {
      const folder = join(dataDir, moment);
      await mkdir(folder);
      const writer = startWriter(folder);
      while (!(await readdir(folder)).includes(moment)) await sleep(2);
      await writer.kill();
      const db = await openDatabase({ dataDir: folder });
      expect((await db.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
      await db.close();
      expect(await readdir(folder)).not.toContain('database.creating');
    }
  });

  atLength('refuses a second process, in Chinese and English, and takes over from a dead one', async () => {
    const writer = startWriter(dataDir);
    await writer.printed(1);
    const second = openDatabase({ dataDir });
    await expect(second).rejects.toThrow(DatabaseLocked);
    await expect(second).rejects.toThrow(/数据目录正被另一个进程使用.*The data folder is in use/);
    const before = writer.lines().length;
    await writer.printed(before + 10);
    await writer.kill();
    const db = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DatabaseLocked);
    await db.close();
    await (await openDatabase({ dataDir })).close();
  });

  it('says which version a folder of another engine needs, and leaves it alone', async () => {
    await mkdir(join(dataDir, 'database'));
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '17\n');
    await expect(openDatabase({ dataDir })).rejects.toThrow(/17 版.*version 17/);
    expect(await readdir(join(dataDir, 'database'))).toEqual(['PG_VERSION']);
  });

  it('syncs every commit to the disk and no read', async () => {
    const folder = join(dataDir, 'database');
    await prepareDataFolder(folder);
    const engine = await openEngine(folder, settings, (error) => {
      throw error;
    });
    const run = (text: string) => engine.answer(simpleQuery(text), () => undefined);
    const { fsyncSync } = fs;
    let syncs = 0;
    // Looked on, not replaced: the call goes through.
    fs.fsyncSync = (descriptor) => {
      syncs += 1;
      fsyncSync(descriptor);
    };
    syncBuiltinESMExports();
    const syncsOf = async (text: string) => {
      syncs = 0;
      await run(text);
      return syncs;
    };
    try {
      await run('CREATE TABLE t (n int)');
      const inserts = [];
      for (let n = 0; n < 5; n += 1) inserts.push((await syncsOf(`INSERT INTO t VALUES (${n})`)) > 0);
      expect(inserts).toEqual([true, true, true, true, true]);
      expect(await syncsOf('SELECT * FROM t')).toBe(0);
      expect(await syncsOf('BEGIN; INSERT INTO t VALUES (9); ROLLBACK')).toBe(0);
    } finally {
      fs.fsyncSync = fsyncSync;
      syncBuiltinESMExports();
      await engine.close();
    }
  });

  atLength('writes the log back as it grows, so that recovery stays short', async () => {
    const db = await openDatabase({ dataDir });
    await db.query('CREATE TABLE big (n int, filler text)');
    for (let i = 0; i < 4; i += 1) {
      await db.query(`INSERT INTO big SELECT n, repeat(md5(n::text), 8) FROM generate_series(1, 60000) n`);
    }
    const { rows } = await db.query<{ behind: number }>(
      'SELECT pg_current_wal_lsn() - redo_lsn AS behind FROM pg_control_checkpoint()',
    );
    await db.close();
    expect(rows[0]?.behind).toBeLessThan(64 * 1024 * 1024);
  });

  atLength('ends a statement that never ends, and goes on', async () => {
    const folder = join(dataDir, 'database');
    const session = await startEmbeddedSession(folder, settings);
    await session.run('CREATE TABLE kept AS SELECT 1 AS n', undefined, undefined, Infinity);
    const endless = session.run('SELECT count(*) FROM generate_series(1, 1e12)', undefined, undefined, 300);
    await expect(endless).rejects.toMatchObject({ code: '57014' });
    expect(session.alive).toBe(false);
    const db = await openDatabase({ dataDir });
    expect((await db.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
    await db.close();
  });

  it('starts the engine again by itself when it died', async () => {
    const db = await openDatabase({ dataDir });
    await db.query('CREATE TABLE kept AS SELECT 1 AS n');
    // The comment hides it from the check that keeps this statement, which is fatal to the engine, away.
    const deadly = db.query('/* */ COPY kept FROM STDIN');
    const waiting = db.query('SELECT n FROM kept');
    await expect(deadly).rejects.toThrow(DatabaseUnavailable);
    expect((await waiting).rows).toEqual([{ n: 1 }]);
    await db.close();
  });
});

function simpleQuery(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write('Q');
  head.writeInt32BE(body.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, body]));
}
