import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { sweepWebLog } from '../../src/server/traffic/web-log.ts';
import type { CallName } from '../../src/contract/generated/calls.ts';
import { callConstant, PASSWORD, startSchool, type TestClient, type TestSchool } from '../_util/server.ts';

let school: TestSchool;
let clientDir: string;
let admin: TestClient;
let student: TestClient;
const script = 'x'.repeat(5000);
type Told = { access: unknown; method: string; body?: string };
const calls = [...loadCatalog('schemas').calls] as [CallName, Told][];

beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'xgt-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  await writeFile(join(clientDir, 'assets/main-abc123.js'), script);
  await writeFile(join(clientDir, 'serverConfig.json'), '{"ProdUrl":"https://api.example.edu.cn/x"}');
  school = await startSchool({ clientDir, demoPassword: PASSWORD });
  admin = await school.as('admin');
  student = await school.student();
});
afterAll(async () => {
  await school.close();
  await rm(clientDir, { recursive: true, force: true });
});

const json = { 'content-type': 'application/json' };
const post = (client: TestClient, path: string, body: string, headers: Record<string, string> = json) =>
  client.fetch(path, { method: 'POST', headers, body });
const send = (client: TestClient, name: CallName, body = '{}') => {
  const { method, path } = callConstant(name);
  return method === 'GET' ? client.fetch(path) : post(client, path, body);
};

describe('access of every call', () => {
  const closed = calls
    .filter(([, { access }]) => access !== 'public' && access !== 'visitor')
    .map(([name]) => name);

  test('there are closed calls to look at', () => expect(closed.length).toBeGreaterThan(15));

  test.each(closed)('%s: 401 without a token, 999 with one that is over', async (name) => {
    const none = await send(school.client(), name);
    expect(none).toMatchObject({ status: 401, code: 999, value: null });
    const stranger = school.client();
    stranger.token = 'A'.repeat(43);
    expect(await send(stranger, name)).toMatchObject({ status: 200, code: 999, value: null });
  });

  test.each(calls.filter(([, file]) => typeof file.access === 'object').map(([name]) => name))(
    '%s: 403 without its EnCode',
    async (name) => expect(await send(student, name)).toMatchObject({ status: 403, code: 2 }),
  );

  test.each(calls.filter(([, file]) => file.body !== 'multipart').map(([name]) => name))(
    '%s: input that its schema does not name is refused',
    async (name) => {
      const { method, path } = callConstant(name);
      const answer =
        method === 'GET'
          ? await admin.fetch(`${path}?Surprise=1`)
          : await post(admin, path, '{"Surprise":1}');
      expect(answer).toMatchObject({
        status: 200,
        code: 2,
        message: expect.stringContaining('请求参数不正确'),
      });
    },
  );

  test('an EnCode that the caller does not hold is refused by the engine', async () => {
    const Data = { OrgCode: 'X1', OrgName: '不该有', OrgType: '2' };
    const answer = await student.call('Data/Save', { Entity: 'core/Org', EnCode: 'core.org.add', Data });
    expect(answer).toMatchObject({ code: 2, message: '没有权限执行该操作' });
  });

  test('headers that proxies and frameworks trust open nothing', async () => {
    const tricks = {
      'x-original-url': '/api/SysInfo/GetTitleAndImg',
      'x-rewrite-url': '/api/SysInfo/GetTitleAndImg',
      'x-middleware-subrequest': 'middleware',
      'x-forwarded-for': '127.0.0.1',
      'x-http-method-override': 'GET',
      authorization: 'Bearer admin',
      cookie: 'Admin-Token=admin',
      'user-agent': 'Nacos-Server',
    };
    const answer = await post(school.client(), '/api/Data/List', '{"Entity":"core/Student"}', {
      ...json,
      ...tricks,
    });
    expect(answer.status).toBe(401);
  });
});

/** Sends the path as it is written; fetch would tidy it up. */
function raw(path: string, token?: string): Promise<string> {
  const { hostname, port } = new URL(school.urls[0]!);
  const header = token === undefined ? '' : `x-token: ${token}\r\n`;
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${header}content-type: application/json\r\ncontent-length: 25\r\n\r\n{"Entity":"core/Student"}`,
      ),
    );
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

describe('who may call is part of the route, however its path is written', () => {
  test.each([
    '/api/Data/List',
    '/api/SysInfo/../Data/List',
    '/api/SysInfo/GetTitleAndImg/../../Data/List',
    '//api/Data/List',
    '/api//Data/List',
    '/api/./Data/List',
    '/API/Data/List',
    '/api/data/list',
    '/api/Data/List.',
    '/api/Data/List/',
    '/api/Data/List;',
    '/api/Data/List;/api/SysInfo/GetTitleAndImg',
    '/api/Data/List?/api/SysInfo/GetTitleAndImg',
    '/api/Data/List%3f',
    '/api/Data/%4cist',
    '/api/Data%2fList',
    '/api/SysInfo/%2e%2e/Data/List',
    '/api/SysInfo/..%2fData/List',
    '/api/SysInfo/%252e%252e/Data/List',
    '/api\\Data\\List',
    '/api/Data/List%00',
    '/api/Data/List%20',
    '/api/Data/List#x',
    '/api/Data/List%e0%a4%a',
    'http://evil.example/api/Data/List',
  ])('%s gives nothing without a token', async (path) => {
    const answer = await raw(path);
    expect(answer.split('\r\n')[0]).toMatch(/^HTTP\/1\.1 (400|401|404) /);
    expect(answer).not.toContain('"total"');
  });

  test('the same request with a token is answered, so the above was refused for the right reason', async () => {
    expect(await raw('/api/Data/List', admin.token)).toContain('"total"');
  });

  test('what is no call is not answered by the page', async () => {
    for (const path of ['/api/Nothing/Here', '/api', '/api/', '/assets/gone.js', '/favicon.ico'])
      expect((await school.client().fetch(path)).status).toBe(404);
    expect((await school.client().fetch('/api/Data/List')).status).toBe(404);
  });
});

describe('bodies', () => {
  test.each([
    ['__proto__', '{"Entity":"core/Org","Filter":{"__proto__":{"polluted":1}}}'],
    ['constructor', '{"Entity":"core/Org","Filter":{"constructor":{"prototype":{"polluted":1}}}}'],
    ['an escaped __proto__', '{"Entity":"core/Org","\\u005f\\u005fproto__":{"polluted":1}}'],
    ['30 levels', `{"Entity":"core/Org","Filter":${'{"a":'.repeat(30)}1${'}'.repeat(30)}}`],
    ['no JSON', '{"Entity":'],
    ['an array', '[{"Entity":"core/Org"}]'],
    ['a text', '"core/Org"'],
  ])('%s is refused', async (_what, body) => {
    expect(await post(admin, '/api/Data/List', body)).toMatchObject({ status: 400, code: 2, value: null });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
    '',
  ])('the content type "%s" is refused, which also keeps forms of other sites out', async (type) => {
    const answer = await post(admin, '/api/Data/List', '{"Entity":"core/Org"}', { 'content-type': type });
    expect([400, 415]).toContain(answer.status);
    expect(answer.code).toBe(2);
  });

  test('more than 1 MB is refused', async () => {
    const answer = await post(admin, '/api/Data/List', JSON.stringify({ Entity: 'x'.repeat(1024 * 1024) }));
    expect(answer).toMatchObject({ status: 413, code: 2, message: '请求内容过大' });
  });

  test('a parameter given twice is refused, in the query and beside the body', async () => {
    expect((await admin.fetch('/api/Data/Get?Entity=core/Org&Id=1&Id=2')).status).toBe(400);
    expect((await admin.fetch('/api/Data/Get?Entity=core/Org&__proto__=1')).status).toBe(400);
    const both = await post(
      admin,
      '/api/BaseData/GetCityInfoList?ParentCode=360000',
      '{"ParentCode":"110000"}',
    );
    expect(both.status).toBe(400);
  });

  test('a call of the specification takes its parameters from the query', async () => {
    const answer = await post(admin, '/api/BaseData/GetCityInfoList?ParentCode=360100', '{}');
    expect(answer.value.map((row: { RegionCode: string }) => row.RegionCode)).toContain('360111');
    expect(answer.value[0]).toMatchObject({ ParentCode: '360100', Level: 3, HasChild: 0 });
  });
});

describe('repeated writes', () => {
  const org = (OrgCode: string, OrgName = '测试学院') => ({
    Entity: 'core/Org',
    EnCode: 'core.org.add',
    Data: { OrgCode, OrgName, OrgType: '2', State: '1' },
  });
  const key = (text: string) => ({ 'x-idempotency-key': text });
  const stored = async (OrgCode: string) =>
    (await school.database.query(`SELECT 1 FROM "Org" WHERE "OrgCode" = $1`, [OrgCode])).rowCount;

  test('the same key gives the same answer and one row', async () => {
    const first = await admin.call('Data/Save', org('K1'), key('repeat-key-1'));
    const again = await admin.call('Data/Save', org('K1'), key('repeat-key-1'));
    expect(first.code).toBe(0);
    expect(again.value).toEqual(first.value);
    expect([first, again].map((answer) => answer.headers.get('x-idempotent-replay'))).toEqual([null, '1']);
    expect(await stored('K1')).toBe(1);
  });

  test('the same key at the same time gives one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => admin.call('Data/Save', org('K2'), key('repeat-key-2'))),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1);
    expect(await stored('K2')).toBe(1);
  });

  test('another body, or another call, under a used key is refused', async () => {
    await admin.call('Data/Save', org('K3'), key('repeat-key-3'));
    expect(await admin.call('Data/Save', org('K4'), key('repeat-key-3'))).toMatchObject({
      status: 409,
      code: 2,
    });
    const other = { Entity: 'core/Org', EnCode: 'core.org.delete', Ids: ['1'] as [string] };
    expect((await admin.call('Data/Delete', other, key('repeat-key-3'))).status).toBe(409);
    expect(await stored('K4')).toBe(0);
  });

  test('a key is its user’s own', async () => {
    await admin.call('Data/Save', org('K5'), key('repeat-key-5'));
    const school01 = await school.as('school01');
    const answer = await school01.call('Data/Save', org('K5'), key('repeat-key-5'));
    expect(answer.code).toBe(2);
    expect(answer.headers.get('x-idempotent-replay')).toBeNull();
  });

  test('a refused write leaves its key free', async () => {
    const bad = await admin.call('Data/Save', org('K6', ''), key('repeat-key-6'));
    expect(bad).toMatchObject({
      code: 2,
      value: { Fields: [{ Key: 'OrgName', Message: '请输入机构名称' }] },
    });
    expect((await admin.call('Data/Save', org('K6', ''), key('repeat-key-6'))).value).toEqual(bad.value);
    expect((await admin.call('Data/Save', org('K6'), key('repeat-key-6'))).code).toBe(0);
  });

  test.each(['short', 'x'.repeat(65), 'has blank inside'])('the key "%s" is refused', async (text) => {
    expect((await admin.call('Data/Save', org('K7'), key(text))).status).toBe(400);
    expect(await stored('K7')).toBe(0);
  });
});

describe('the page', () => {
  test('comes with a strict policy and a nonce of its own', async () => {
    const [one, two] = [await school.client().fetch('/'), await school.client().fetch('/leave/my?x=1')];
    const policy = one.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("connect-src 'self' https://api.example.edu.cn;");
    const nonces = [one, two].map(
      (page) => /<meta property="csp-nonce" nonce="([^"]+)"/.exec(page.text)?.[1],
    );
    expect(policy).toContain(`'nonce-${nonces[0]}'`);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect([one, two].map((page) => page.headers.get('cache-control'))).toEqual(['no-cache', 'no-cache']);
  });

  test('hashed files are kept for ever, the configuration file is asked for anew', async () => {
    const asset = await school.client().fetch('/assets/main-abc123.js');
    expect(asset.text).toBe(script);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(asset.headers.get('content-type')).toContain('text/javascript');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    const config = await school.client().fetch('/serverConfig.json');
    expect(config.headers.get('cache-control')).toBe('no-cache');
  });

  test('no path leads out of the folder', async () => {
    const up = [
      '/../package.json',
      '/assets/..%2f..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5cx',
    ];
    for (const path of up) expect(await raw(path)).not.toContain('xuegongtai');
  });

  test('says in each way of asking when it is ready and when not, and nothing where it does not know what is asked', async () => {
    expect(await school.client().fetch('/healthz')).toMatchObject({ status: 200, text: '{"ready":true}' });
    const { database } = school.engine;
    const { query } = database;
    database.query = () => Promise.reject(new Error('gone'));
    try {
      for (const method of ['GET', 'HEAD'])
        expect((await school.client().fetch('/healthz', { method })).status).toBe(503);
    } finally {
      database.query = query;
    }
    for (const probe of ['/livez', '/ping', '/actuator/health', '/health/live', '/healthz/', '/METRICS?x'])
      expect((await school.client().fetch(probe)).status, probe).toBe(404);
    // None of the product's own pages is taken for one of them.
    const { routes, menus } = school.engine.catalog;
    const ofMenus = menus.flatMap(({ items }) => items.map(({ url = '' }) => url.replace(/^[^/].*/, '')));
    for (const path of new Set([...routes.routes.map((route) => route.path), ...ofMenus]))
      expect((await school.client().fetch(path)).status, path).not.toBe(404);
  });

  test.each(['x-content-type-options', 'referrer-policy', 'x-frame-options'])('%s is set', async (name) => {
    expect((await school.client().fetch('/')).headers.get(name)).not.toBeNull();
  });
});

describe('faults and logs', () => {
  test('an unknown error gives a number that finds it in the log, and nothing else', async () => {
    await school.database.query('ALTER TABLE "Region" RENAME TO "RegionGone"');
    const answer = await admin.call('BaseData/GetCityInfoList', {});
    await school.database.query('ALTER TABLE "RegionGone" RENAME TO "Region"');
    expect(answer).toMatchObject({ code: 500, value: null });
    const [, id] = /^服务器繁忙，请稍后再试（编号([0-9a-f]{12})）$/.exec(answer.message) ?? [];
    const at = school.lines.findIndex((one) => one.includes('"fault"') && one.includes(String(id)));
    const [line] = school.lines.splice(at, 1);
    expect(JSON.parse(line ?? '{}')).toMatchObject({ code: '42P01', call: 'BaseData/GetCityInfoList' });
    expect((await admin.call('BaseData/GetCityInfoList', {})).code).toBe(0);
  });

  test('every line is one JSON object without token, password, name or address', async () => {
    const client = await school.as('edu01');
    await client.fetch(`/api/Data/Get?Entity=core/Student&Id=360102200001011234&Token=${client.token}`);
    await school.client().login('edu01', 'Wrong-Secret-99');
    await client.fetch('/api/unknown-360102200001011234');
    expect(school.lines.length).toBeGreaterThan(20);
    const text = school.lines.map((line) => JSON.stringify(JSON.parse(line))).join('\n');
    for (const secret of [
      client.token!,
      PASSWORD,
      'Wrong-Secret-99',
      '360102200001011234',
      'edu01',
      '127.0.0.1',
    ])
      expect(text).not.toContain(secret);
    expect(school.lines.some((line) => line.includes('\n'))).toBe(false);
  });
});

test('too many calls of one user on one path are HTTP 429, others go on', async () => {
  const limited = await startSchool({ rateFactor: 0.1 });
  try {
    const client = await limited.as('admin');
    const answers = [];
    for (let i = 0; i < 30; i += 1) answers.push(await client.call('UserAuth/JudgePassword', {}));
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused).toMatchObject({ message: '接口请求过于频繁，请等待5s后重试' });
    expect(refused!.headers.get('retry-after')).toBe('5');
    expect((await client.call('SysInfo/GetTitleAndImg', {})).status).toBe(200);
  } finally {
    await limited.close();
  }
});

describe('reports of browsers', () => {
  test('AddWebLog: kept with their sender, shown to administrators, gone after a month', async () => {
    const report = { RouteName: '/leave/my', Action: 'error', Content: 'TypeError: x is undefined' };
    expect(await student.call('BusinessLog/AddWebLog', report)).toMatchObject({ code: 0, value: true });
    const list = (client: TestClient) =>
      client.call('Data/List', { Entity: 'system/WebLog', PageIndex: 1, PageSize: 10, Filter: {} });
    const { value } = await list(admin);
    expect(value).toMatchObject({
      total: 1,
      rows: [{ ...report, Ip: expect.stringContaining('127.0.0.1') }],
    });
    expect((await list(student)).code).not.toBe(0);
    await school.database.query(`UPDATE "WebLog" SET "CreateDate" = now() - interval '31 days'`);
    await sweepWebLog(school.database);
    expect((await list(admin)).value.total).toBe(0);
  });
});
