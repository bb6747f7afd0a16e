import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHousekeeping } from '../../src/server/housekeeping.ts';
import { startServer } from '../../src/server/start.ts';
import { createFolderStore } from '../../src/server/storage/file-store.ts';
import { readConfig } from '../../src/server/config/config.ts';
import { meterTraffic } from '../../src/server/traffic/meter.ts';
import { addTraffic, monthTraffic } from '../../src/server/traffic/store.ts';
import { MOST_A_DAY } from '../../src/server/traffic/web-log.ts';
import { createClient, startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.close());

const forget = () => school.database.query('DELETE FROM sys_traffic');
const add = (day: string, bytes: number) =>
  school.database.query('INSERT INTO sys_traffic (day, bytes) VALUES ($1::date, $2)', [day, bytes]);

describe('the demo school', () => {
  it('has traffic of the days before today', async () => {
    const days = await school.database.query<{ count: string; least: string }>(
      'SELECT count(*), min(bytes) AS least FROM sys_traffic WHERE day < current_date',
    );
    expect(days.rows.map(({ count, least }) => [Number(count), Number(least) > 0])).toEqual([[60, true]]);
  });
});

describe('a traffic meter', () => {
  it('counts what connections receive and send, open ones included, and each byte once', async () => {
    const server = createServer((request, response) => {
      request.resume();
      request.once('end', () => response.end('x'.repeat(50_000)));
    });
    const meter = meterTraffic(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const ask = async () => (await fetch(url, { method: 'POST', body: 'y'.repeat(20_000) })).text();
    await ask();
    const first = meter.take();
    expect(first).toBeGreaterThan(70_000);
    expect(first).toBeLessThan(75_000);
    expect(meter.take()).toBe(0);
    await ask();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const second = meter.take();
    expect(second).toBeGreaterThan(70_000);
    expect(second).toBeLessThan(75_000);
  });
});

describe('traffic by day', () => {
  it('adds up, has a place for each day up to today or the end of the month, and is empty without any', async () => {
    await school.database.transaction(async (tx) => {
      // The school's own server counts too.
      await tx.query('LOCK TABLE sys_traffic IN EXCLUSIVE MODE');
      await tx.query('DELETE FROM sys_traffic');
      expect(await monthTraffic(tx, undefined)).toEqual([]);
      await addTraffic(tx, 1000);
      await addTraffic(tx, 500);
      await addTraffic(tx, 0);
      const today = await monthTraffic(tx, undefined);
      const date = await tx.query<{ day: number }>('SELECT extract(day FROM now())::int AS day');
      expect(today.length).toBe(date.rows[0]!.day);
      expect(today.map(({ day }) => day)).toEqual(today.map((_, index) => index + 1));
      expect(today.at(-1)!.bytes).toBe(1500);
    });
    await add('2024-02-29', 8_000_000_000);
    const leap = await monthTraffic(school.database, '2024-02');
    expect(leap).toHaveLength(29);
    expect(leap.at(-1)!.bytes).toBe(8_000_000_000);
    expect(leap[0]!.bytes).toBe(0);
    expect(await monthTraffic(school.database, '2024-03')).toEqual([]);
    expect(await monthTraffic(school.database, '2999-01')).toEqual([]);
  });

  it('a server counts its own answers and keeps them when it stops', async () => {
    await forget();
    const config = {
      ...readConfig({ NODE_ENV: 'test', PORT: '0', DEMO: '0', RATE_FACTOR: '0' }),
      dataDir: school.dataDir,
      clientDir: school.dataDir,
    };
    const server = await startServer(config, { log: () => undefined, database: school.database });
    await createClient(server.url).call('SysInfo/GetTitleAndImg', {});
    await server.close();
    const kept = await school.database.query<{ bytes: string }>('SELECT bytes FROM sys_traffic');
    expect(Number(kept.rows[0]!.bytes)).toBeGreaterThan(500);
  });
});

describe('S17, T03: GET /analysis/month-bar', () => {
  it('answers points of x and y in Gb, of this month or the one that is asked for', async () => {
    await forget();
    await add('2024-02-01', 125_000_000);
    await add('2024-02-03', 1_000);
    const admin = await school.as('admin');
    const asked = await admin.fetch('/analysis/month-bar?Month=2024-02');
    expect(asked.code).toBe(0);
    expect(asked.value.slice(0, 4)).toEqual([
      { x: '1日', y: 1 },
      { x: '2日', y: 0 },
      { x: '3日', y: 0.000008 },
      { x: '4日', y: 0 },
    ]);
    expect(asked.value).toHaveLength(29);
    expect((await admin.fetch('/analysis/month-bar?Month=2024-03')).value).toEqual([]);
    expect((await admin.fetch('/analysis/month-bar')).code).toBe(0);
    expect(await admin.fetch('/analysis/month-bar?Month=2024-13')).toMatchObject({ code: 2 });
  });

  it('answers those who hold the screen and nobody else', async () => {
    expect((await (await school.as('school01')).fetch('/analysis/month-bar')).code).toBe(0);
    expect(await (await school.as('fdy001')).fetch('/analysis/month-bar')).toMatchObject({
      code: 2,
      message: '抱歉，你无权查看该数据',
    });
    expect((await school.client().fetch('/analysis/month-bar')).code).toBe(999);
  });
});

describe('S16: the notices of the bell', () => {
  it('are told to everybody who is signed in, and to nobody else', async () => {
    const path = { Path: 'home/notifications' };
    const answer = await (await school.as('fdy001')).call('Data/Schema', path);
    expect(answer.value.Page).toMatchObject({ kind: 'notices', badge: 12 });
    expect((await school.client().call('Data/Schema', path)).code).not.toBe(0);
  });
});

describe('what time alone asks for', () => {
  it('is done although another duty of the same minute fails', async () => {
    const { engine, dataDir } = school;
    const failing = { everyMinute: () => Promise.reject(new Error('no row takes it')) };
    const ran: string[] = [];
    const next = { everyMinute: async () => void ran.push('the next module') };
    const gone = async () =>
      (await school.database.query(`SELECT 1 FROM sys_captcha WHERE key = 'over'`)).rowCount === 0;
    await school.database.query(
      `INSERT INTO sys_captcha (key, answer, expires) VALUES ('over', 'x', now() - interval '1 hour')`,
    );
    const told: string[] = [];
    const housekeeping = startHousekeeping(
      { ...engine, catalog: engine.catalog, modules: [failing, next] },
      (line) => void told.push(line),
      {
        store: createFolderStore(join(dataDir, 'files')),
        isOwnStore: true,
        traffic: { take: () => 0 },
        alarm: { heard: () => undefined, look: async () => undefined },
        uploads: { touch: async () => undefined },
      },
    );
    try {
      await expect.poll(gone).toBe(true);
      await expect.poll(() => told.join()).toContain('no row takes it');
      expect(ran).toEqual(['the next module']);
    } finally {
      await housekeeping.stop();
    }
  });
});

describe('reports of browsers', () => {
  it('B28 are kept so many a day of one person, and of others all the same', async () => {
    const [one, other] = await Promise.all(['school01', 'fin01'].map((login) => school.as(login)));
    const report = { RouteName: '/home', Action: 'error', Content: 'TypeError: x is undefined' };
    const send = async (client: TestClient) => {
      expect((await client.call('BusinessLog/AddWebLog', report)).code).toBe(0);
      const { rows } = await school.database.query<{ kept: number }>(
        `SELECT count(*)::int AS kept FROM "WebLog" WHERE "RouteName" = '/home'`,
      );
      return rows[0]!.kept;
    };
    expect(await send(one!)).toBe(1);
    await school.database.query(
      `INSERT INTO "WebLog" ("Id", "UserId", "RouteName", "CreateDate", "IsDeleted", "Version")
       SELECT 'sent' || n, w."UserId", '/home', now(), 0, 1 FROM "WebLog" w, generate_series(2, $1::int - 1) n WHERE w."RouteName" = '/home'`,
      [MOST_A_DAY],
    );
    expect([await send(one!), await send(one!), await send(other!)]).toEqual([
      MOST_A_DAY,
      MOST_A_DAY,
      MOST_A_DAY + 1,
    ]);
  });
});
