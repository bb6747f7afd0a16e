import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acceptKey, claimKey, fingerprintOf, requireOwnKey } from '../../src/server/auth/key-fingerprint.ts';
import { beginFactor } from '../../src/server/auth/factors/second-factor.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { createEngineTables } from '../../src/server/data/tables/sync-state.ts';
import { isOwnStore } from '../../src/server/storage/shared-folder.ts';
import { beginWhenThere } from '../../src/server/data/database/begin-when-there.ts';
import { DatabaseRefused, openDatabase } from '../../src/server/data/database/database.ts';
import { requireServerVersion } from '../../src/server/data/database/postgres-refusal.ts';
import { installShipped } from '../../src/server/install.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { explain } from '../../src/server/explain.ts';
import { failingStart } from '../_util/failing-start.ts';
import { createDatabase, onPostgres, testDatabaseUrl } from '../_util/postgres.ts';
import { freePort } from '../_util/server-process.ts';
import { isAtLength } from '../_util/scale.ts';

/** What waiting does not mend is told in two sentences, and the start ends with 78. */
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-faults-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const REFUSED = 78;
const patience = { signal: new AbortController().signal, firstDelayMs: 20 };
const SECRET = 'never-to-be-printed';
/** Told in Chinese and in English, without a stack and without what the address keeps secret. */
async function explained(failure: unknown): Promise<{ code: number; output: string }> {
  const { code, message } = await explain(failure);
  return { code, output: message };
}

function expectTold({ code, output }: { code: number | null; output: string }, ...words: string[]): void {
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain(SECRET);
  expect(output).toMatch(/[一-鿿].*\/ .*[a-z]{3}/);
  for (const word of words) expect(output).toContain(word);
  expect(code).toBe(REFUSED);
}

const onEmbedded = describe.skipIf(onPostgres && Boolean(process.env['TEST_POSTGRES_URL']));

onEmbedded('a start that cannot succeed', () => {
  test('is not repeated by the supervisor', async () => {
    const env = { DATABASE_URL: `mysql://root:${SECRET}@127.0.0.1/school` };
    const failed = await failingStart({ env, program: 'tools/start.mjs' });
    expectTold(failed, 'DATABASE_URL');
    expect(failed.output.trim().split('\n')).toHaveLength(1);
  });

  test('names a DATA_DIR that is a file, or lies below one', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    for (const DATA_DIR of [file, join(file, 'data')])
      expectTold(await failingStart({ env: { DATA_DIR } }), 'DATA_DIR', '不是目录', 'is not a folder');
  });

  test.runIf(isAtLength && process.getuid?.() === 0)('names what this user may not write', async () => {
    await chmod(folder, 0o755);
    const DATA_DIR = join(folder, 'of-root');
    await mkdir(DATA_DIR, { mode: 0o755 });
    expectTold(await failingStart({ env: { DATA_DIR }, uid: 65_534 }), 'DATA_DIR', '没有读写权限');
    const KEY_FILE = join(DATA_DIR, 'key');
    const env = { DATA_DIR: join(folder, 'of-all'), KEY_FILE };
    await mkdir(env.DATA_DIR);
    await chmod(env.DATA_DIR, 0o777);
    expectTold(await failingStart({ env, uid: 65_534 }), KEY_FILE);
  });

  test.runIf(isAtLength && process.getuid?.() === 0)(
    'begins for any user, whoever made the cached database',
    async () => {
      await chmod(folder, 0o755);
      const DATA_DIR = join(folder, 'of-nobody');
      await mkdir(DATA_DIR);
      await chmod(DATA_DIR, 0o777);
      const taken = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => taken.once('listening', done));
      const { port } = taken.address() as AddressInfo;
      // The port is listened on once the database is whole.
      const env = { DATA_DIR, PORT: String(port) };
      expectTold(await failingStart({ env, uid: 65_534 }), '端口已被占用');
      taken.close();
    },
  );

  test.each([
    ['a database of another version', 'PG_VERSION', '12\n', '12'],
    ['something that is no database', 'notes.txt', 'x', 'DATA_DIR'],
  ])('leaves %s alone', async (_what, name, content, word) => {
    const DATA_DIR = join(folder, name);
    await mkdir(join(DATA_DIR, 'database'), { recursive: true });
    await writeFile(join(DATA_DIR, 'database', name), content);
    expectTold(await failingStart({ env: { DATA_DIR } }), word);
  });

  test('names the folders of schemas and client that are not there', async () => {
    const none = join(folder, 'none');
    expectTold(await failingStart({ env: { SCHEMAS_DIR: none } }), 'SCHEMAS_DIR', none);
    expectTold(await failingStart({ env: { CLIENT_DIR: none } }), 'CLIENT_DIR', none);
  });

  test('a server of PostgreSQL that is too old is named by its version', () => {
    expect(() => requireServerVersion(120_014)).toThrow(DatabaseRefused);
    expect(() => requireServerVersion(150_018)).not.toThrow();
  });
});

describe.skipIf(!onPostgres)('a PostgreSQL that does not let the program in', () => {
  const address = (change: (url: URL) => void) => {
    const url = new URL(testDatabaseUrl()!);
    url.password = SECRET;
    change(url);
    return url.href;
  };
  const known = () => new URL(testDatabaseUrl()!).password;

  test.each<[string, (url: URL) => void, string[]]>([
    [
      'database',
      (url) => {
        url.pathname = '/no_such_school';
        url.password = known();
      },
      ['no_such_school', '不存在'],
    ],
    ['user', (url) => (url.username = 'nobody_here'), ['nobody_here']],
    ['password', () => undefined, ['口令']],
    ['no password', (url) => (url.password = ''), ['口令']],
    ['SSL', (url) => url.searchParams.set('sslmode', 'require'), ['SSL']],
  ])('wrong: %s', async (_what, change, words) => {
    const url = address(change);
    const failure = await openDatabase({ url, dataDir: folder }).catch((error: unknown) => error);
    expectTold(await explained(failure), ...words);
  });

  test('a user who may make no tables is told so', async () => {
    const own = await createDatabase();
    const client = new Client({ connectionString: own.url });
    await client.connect();
    const user = `poor_${process.pid}`;
    await client.query(`CREATE ROLE ${user} LOGIN PASSWORD '${SECRET}'`);
    await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    try {
      const DATABASE_URL = new URL(own.url!);
      DATABASE_URL.username = user;
      DATABASE_URL.password = SECRET;
      expectTold(await failingStart({ env: { DATABASE_URL: DATABASE_URL.href } }), '权限不足');
    } finally {
      await client.query(`DROP OWNED BY ${user}; DROP ROLE ${user}`);
      await client.end();
      await own.drop();
    }
  });

  test('a host that is not known is given up, later than one that is only away', async () => {
    const url = address((one) => (one.hostname = 'no-such-host.invalid'));
    const waiting = beginWhenThere(
      { url, dataDir: folder },
      { ...patience, told: () => undefined, unknownHostMs: 0 },
    );
    const failure = await waiting.catch((error: unknown) => error);
    // Where there is no name service at all, nothing says that the name is wrong.
    if (String(failure).includes('EAI_AGAIN')) return;
    expectTold(await explained(failure), '主机');
  });

  test('a database of another make is no PostgreSQL', async () => {
    // How a MySQL server greets.
    const other = createServer((socket) => void socket.write('J\0\0\0\n8.0.36\0'.padEnd(80, '\0')));
    other.listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as { port: number };
    const url = address((one) => (one.host = `127.0.0.1:${port}`));
    const failure = await openDatabase({ url, dataDir: folder }).catch((error: unknown) => error);
    other.close();
    expectTold(await explained(failure), 'PostgreSQL');
  });

  test('data that a newer program migrated is left alone', async () => {
    const own = await createDatabase();
    const database = await openDatabase({ url: own.url, dataDir: folder });
    try {
      const catalog = loadCatalog('schemas');
      await installShipped(database, catalog);
      const noted = await database.query(`SELECT 1 FROM sys_meta WHERE starts_with(key, 'migration:')`);
      expect(noted.rowCount).toBeGreaterThanOrEqual(5);
      await database.query(`INSERT INTO sys_meta (key, value) VALUES ('migration:0999-later.sql', '')`);
      await database.query(`DELETE FROM sys_meta WHERE key = 'installed'`);
      const failure = await installShipped(database, catalog).catch((error: unknown) => error);
      expectTold(await explained(failure), '0999-later.sql', '更新版本');
      await database.query(`DELETE FROM sys_meta WHERE key = 'migration:0999-later.sql'`);
      await database.query(
        `UPDATE sys_meta SET value = '99999', key = 'generation' WHERE key = 'generation'`,
      );
      const older = await installShipped(database, catalog).catch((error: unknown) => error);
      expectTold(await explained(older), '99999', '更新版本', 'made by a newer program');
      expect((await explained(older)).output).not.toContain('DROP COLUMN');
    } finally {
      await database.close();
      await own.drop();
    }
  });

  test('a key that is not the database’s is refused by name, until it is accepted', async () => {
    const own = await createDatabase();
    const database = await openDatabase({ url: own.url, dataDir: folder });
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const judged = async (key: Buffer) => {
      const failure: unknown = await requireOwnKey(database, key, '/keys/of-node-2').catch((error) => error);
      return failure === undefined ? 'own' : explain(failure);
    };
    try {
      // A database of nobody yet takes any key.
      expect(await judged(second)).toBe('own');
      await createAuthTables(database);
      await database.transaction((tx) => createEngineTables(tx));
      await beginFactor(database, first, { id: 'u', loginName: 'fdy001' });
      // From before there were fingerprints: what is locked tells.
      expect(await judged(first)).toBe('own');
      const foreign = (await judged(second)) as { code: number; message: string };
      expectTold({ code: foreign.code, output: foreign.message }, 'KEY_FILE', '/keys/of-node-2');
      await claimKey(database, first, '/keys/of-node-1');
      // Two nodes that began at once both found no key.
      const late: unknown = await claimKey(database, second, '/keys/of-node-2').catch((error) => error);
      expect(late).toEqual(await requireOwnKey(database, second, '/keys/of-node-2').catch((error) => error));
      const other = (await judged(second)) as { code: number; message: string };
      expectTold(
        { code: other.code, output: other.message },
        fingerprintOf(first),
        fingerprintOf(second),
        'npm run admin -- key accept',
      );
      expect(await judged(first)).toBe('own');
      expect(await database.transaction((tx) => acceptKey(tx, second))).toBe(1);
      expect([await judged(second), await judged(first)]).toEqual([
        'own',
        expect.objectContaining({ code: 78 }),
      ]);
    } finally {
      await database.close();
      await own.drop();
    }
  });

  test('a folder of files that is not the database’s is noticed', async () => {
    const own = await createDatabase();
    const database = await openDatabase({ url: own.url, dataDir: folder });
    try {
      await database.transaction((tx) => createEngineTables(tx));
      await database.query('CREATE TABLE "Attachment" ("Id" text)');
      const [first, second, third] = ['a', 'b', 'c'].map((name) => join(folder, `files-${name}`));
      expect(await isOwnStore(database, first!)).toBe(true);
      // Nothing is missing from it yet.
      expect(await isOwnStore(database, second!)).toBe(true);
      await database.query(`INSERT INTO "Attachment" VALUES ('1')`);
      expect([await isOwnStore(database, first!), await isOwnStore(database, third!)]).toEqual([true, false]);
      await writeFile(join(third!, 'store-id'), 'of another database');
      expect(await isOwnStore(database, third!)).toBe(false);
    } finally {
      await database.close();
      await own.drop();
    }
  });

  test('a database that comes later is waited for, with a word', async () => {
    const url = new URL(testDatabaseUrl()!);
    const [host, port] = [url.hostname, Number(url.port)];
    url.host = `127.0.0.1:${await freePort()}`;
    const gate = createServer((socket) => {
      const behind = connect(port, host);
      socket.on('error', () => behind.destroy()).pipe(behind);
      behind.on('error', () => socket.destroy()).pipe(socket);
    });
    const told: string[] = [];
    const { database } = await beginWhenThere(
      { url: url.href, dataDir: folder },
      {
        ...patience,
        told(text) {
          told.push(text);
          gate.listen(Number(url.port), '127.0.0.1');
        },
      },
    );
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(told).toEqual([expect.stringMatching(/ECONNREFUSED[^]*等待数据库就绪/)]);
    await database.close();
    gate.close();
  });

  test('so is one that has no connection left for this user', async () => {
    const own = await createDatabase();
    const client = new Client({ connectionString: own.url });
    await client.connect();
    const user = `crowd_${process.pid}`;
    await client.query(`CREATE ROLE ${user} LOGIN PASSWORD '${SECRET}' CONNECTION LIMIT 0`);
    const url = new URL(own.url!);
    url.username = user;
    url.password = SECRET;
    const told: string[] = [];
    let freed: Promise<unknown> | undefined;
    const { database } = await beginWhenThere(
      { url: url.href, dataDir: folder },
      {
        ...patience,
        told(text) {
          told.push(text);
          freed = client.query(`ALTER ROLE ${user} CONNECTION LIMIT -1`);
        },
      },
    );
    await freed;
    expect(told).toEqual([expect.stringContaining('too many connections')]);
    await database.close();
    await client.query(`DROP ROLE ${user}`);
    await client.end();
    await own.drop();
  });

  test('a start that waits ends at once when it is told to', async () => {
    const url = `postgres://school:${SECRET}@127.0.0.1:${await freePort()}/school`;
    const waiting = spawn(process.execPath, ['dist/server/main.js'], {
      env: { ...process.env, DEMO: '0', PORT: '0', DATABASE_URL: url, DATA_DIR: join(folder, 'waiting') },
    });
    const ended = new Promise((resolve) => waiting.once('exit', (code, signal) => resolve(signal ?? code)));
    let output = '';
    waiting.stderr.on('data', (text) => {
      output += String(text);
      if (output.includes('等待数据库就绪')) waiting.kill('SIGTERM');
    });
    expect(await ended).toBe(0);
    expect(output).not.toContain(SECRET);
  });
});
