import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServerConfig } from '../../src/server/config/config.ts';
import { explain } from '../../src/server/explain.ts';
import { startServer } from '../../src/server/start.ts';
import { createDatabase, type OwnDatabase } from '../_util/postgres.ts';
import { createClient, openSchool, PASSWORD, schoolConfig, type Answered } from '../_util/server.ts';
import { isAtLength } from '../_util/scale.ts';

/** Whether the tests begin on an empty database. */
const startsFirst = process.env['TEST_DATABASE'] !== 'postgres' || isAtLength;

/** Stopping and starting again on the same data: one school is filled once and then only changed. */
let own: OwnDatabase;
let folder = '';
let config: ServerConfig;
const lines: string[] = [];
const start = (changes: Partial<ServerConfig> = {}) =>
  startServer({ ...config, ...changes }, { log: (line) => void lines.push(line) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'xgt-start-'));
  await cp(resolve('schemas'), join(folder, 'schemas'), { recursive: true });
  const dataDir = join(folder, 'data');
  // Where no first start is proved, the school is one that test files share.
  const school = startsFirst ? undefined : await openSchool({ ...schoolConfig(dataDir), dataDir });
  await school?.database.close();
  own = school ?? (await createDatabase());
  config = {
    ...schoolConfig(dataDir, startsFirst ? { NODE_ENV: undefined, DEMO_STUDENTS: '20' } : {}),
    databaseUrl: own.url,
    schemasDir: join(folder, 'schemas'),
    clientDir: join(folder, 'client'),
  };
});
afterAll(async () => {
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

type SchemaValue = any; // oxlint-disable-line no-explicit-any -- schema files of every kind

async function changeSchema(path: string, change: (file: SchemaValue) => void): Promise<void> {
  const file = join(folder, 'schemas', path);
  const value: SchemaValue = JSON.parse(await readFile(file, 'utf8'));
  change(value);
  await writeFile(file, JSON.stringify(value));
}

/** Alike on every database: starting the embedded one once more for each takes its time. */
const aboutTheServer = test.skipIf(
  process.env['TEST_DATABASE'] === 'embedded' && Boolean(process.env['TEST_POSTGRES_URL']),
);

/** What the embedded database may do in its own way; every other test file starts on the other one. */
const aboutTheDatabase = test.skipIf(!startsFirst);

describe('the data of a first start', () => {
  let token: string | undefined;
  let rows: Answered<SchemaValue>;

  aboutTheDatabase('the first start makes the demo school', async () => {
    const first = await start();
    expect(first.seeded).toMatchObject({ password: PASSWORD });
    const client = createClient(first.url);
    expect((await client.login('admin')).code).toBe(0);
    token = client.token;
    rows = await client.call('Data/List', { Entity: 'core/Student' });
    await first.close();
    await expect(fetch(`${first.url}/healthz`)).rejects.toThrow();
  });

  aboutTheDatabase(
    'a port that is taken is told by its code, and the data folder is free for the next start, which finds the school; a session lives on across both',
    async () => {
      const holder = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => holder.once('listening', done));
      const { port } = holder.address() as { port: number };
      await expect(start({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
      await new Promise((done) => holder.close(done));

      const second = await start({ port });
      expect(second.seeded).toBeUndefined();
      const again = createClient(second.url);
      again.token = token;
      expect((await again.call('Data/List', { Entity: 'core/Student' })).value).toEqual(rows.value);
      await second.close();
    },
  );
});

aboutTheServer('a request that has begun is answered before the server is gone', async () => {
  const server = await start();
  const body = JSON.stringify({ LoginName: 'admin', Pwd: PASSWORD });
  const head = `POST /api/UserAuth/GetManUserLogin HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(head));
  let answer = '';
  const ended = new Promise((done) => socket.on('close', done));
  const goOn = new Promise((done) => socket.on('data', (chunk) => done((answer += chunk.toString()))));
  await goOn;
  const closed = server.close();
  socket.write(body);
  await Promise.all([closed, ended]);
  expect(answer).toContain('"ErrorCode":0');
  expect(answer).toContain('"LoginName":"admin"');
});

aboutTheServer('another title of a menu item arrives with the next start', async () => {
  await changeSchema('menus/main.json', (file) => {
    file.items.find((item: { id: string }) => item.id === '342').text = '我的假条';
  });
  const server = await start();
  const answer = await server.engine.database.query(`SELECT "Text" FROM "SysMenu" WHERE "Id" = '342'`);
  await server.close();
  expect(answer.rows).toEqual([{ Text: '我的假条' }]);
});

aboutTheServer('a change that may lose data is refused by name, and nothing was changed', async () => {
  const path = 'entities/core/Org.json';
  const before = await readFile(join(folder, 'schemas', path), 'utf8');
  await changeSchema(path, (file) => (file.fields.Sort.type = 'date'));
  await expect(start()).rejects.toMatchObject({
    name: 'MigrationNeeded',
    message: expect.stringContaining('core/Org'),
  });
  await writeFile(join(folder, 'schemas', path), before);
  // The last test of this file starts on the same data.
  if (isAtLength) await (await start()).close();
});

aboutTheServer('a broken schema is refused with file and pointer', async () => {
  const path = 'entities/core/Org.json';
  const before = await readFile(join(folder, 'schemas', path), 'utf8');
  await changeSchema(path, (file) => (file.fields.OrgName.type = 'txet'));
  const failure: unknown = await start().catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'SchemaError', message: expect.stringContaining(path) });
  expect((await explain(failure)).message).toMatch(
    /\nschemas\/entities\/core\/Org\.json:\d+:\d+ #\/fields\/OrgName\/type: 只能是 .+；是否应为 "text"？$/,
  );
  await writeFile(join(folder, 'schemas', path), before);
});

aboutTheServer('a call that no code answers does not start', async () => {
  await cp(join(folder, 'schemas/calls/Data/List.json'), join(folder, 'schemas/calls/Data/Invented.json'));
  await expect(start()).rejects.toThrow('calls/Data/Invented.json: no code answers this call');
  await rm(join(folder, 'schemas/calls/Data/Invented.json'));
});

aboutTheServer(
  'a fault in one page leaves the others working, and is told with file and pointer',
  async () => {
    await changeSchema('pages/leave/rule-list.json', (file) => (file.columns = ['Misspelt']));
    const server = await start();
    const client = createClient(server.url);
    await client.login('school01');
    const told = await client.call('Data/Schema', { Path: 'leave/rule-list' });
    expect(told).toMatchObject({ code: 2, message: '该页面暂时无法显示，请告知系统管理员' });
    await client.login('admin');
    const broken = await client.call('Data/Schema', { Path: 'leave/rule-list' });
    expect(broken).toMatchObject({
      code: 2,
      message: expect.stringMatching(/^schemas\/pages\/leave\/rule-list\.json:\d+:\d+ /),
    });
    expect((await client.call('Data/Schema', { Path: 'core/org-tree' })).code).toBe(0);
    await server.close();
  },
);
