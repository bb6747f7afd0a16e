import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRateLimit, sharedCount } from '../../src/server/http/rate-limit.ts';
import { onPostgres } from '../_util/postgres.ts';
import { PASSWORD, startSchool, type Answered, type TestSchool } from '../_util/server.ts';

const hashing = vi.hoisted(() => ({ count: 0 }));
/** The library itself, with its work counted: what an answer costs must not tell who exists. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const library = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof library.verify = (...given) => {
    hashing.count += 1;
    return library.verify(...given);
  };
  return { ...library, verify };
});

/** Two nodes behind a proxy on this machine. */
let school: TestSchool;
let students: string[];
beforeAll(async () => {
  school = await startSchool({ nodes: 2, trustProxy: ['loopback'] });
  const answer = await school.database.query<{ LoginName: string }>(
    `SELECT "LoginName" FROM "SysUser" WHERE "UserType" = '3' AND "State" = '1' AND "IsWeakPwd" = 0 ORDER BY 1 LIMIT 5`,
  );
  students = answer.rows.map((row) => row.LoginName);
});
afterAll(() => school.close());
beforeEach(() => school.database.query('DELETE FROM sys_login_failure'));

const COMMON = ['123456', 'password', '111111'];
const nobody = (name: string) => `99${name.slice(2)}`;

async function tryLogin(
  LoginName: string,
  { Pwd = 'wrong', ip = '10.1.1.1', node = 0, ...captcha }: Record<string, unknown> = {},
): Promise<Answered<Record<string, unknown> | null>> {
  const input = { LoginName, Pwd: String(Pwd), ...captcha };
  return school
    .client(Number(node))
    .call('UserAuth/GetManUserLogin', input, { 'x-forwarded-for': String(ip) });
}

/** Everything of an answer, without the time of day and what stands on its picture. */
function shapeOf({ status, text, headers, value }: Answered<Record<string, unknown> | null>): string {
  const own = Object.entries(value ?? {}).map(([name, one]) => [name, String(one).slice(0, 22).length]);
  const told = [...headers].filter(([name]) => name !== 'date' && name !== 'content-length');
  return JSON.stringify([status, value === null ? text : text.replace(/"ResultValue".*/, ''), own, told]);
}

describe('stuffed logins', () => {
  test('B16: none succeeds, and names that exist are told apart neither by answers nor by the work behind them', async () => {
    const groups = [students, students.map(nobody)];
    const outcomes = [];
    for (const [group, names] of groups.entries()) {
      hashing.count = 0;
      const shapes: string[][] = [];
      // Each name from an address of its own, on either node.
      for (const [place, name] of names.entries()) {
        const from = { ip: `10.${2 + group}.0.${place + 1}`, node: place % 2 };
        const answers: string[] = [];
        for (const Pwd of COMMON) answers.push(shapeOf(await tryLogin(name, { ...from, Pwd })));
        const judged = hashing.count;
        answers.push(shapeOf(await tryLogin(name, from)));
        expect(hashing.count, 'an attempt without its picture is refused before any hashing').toBe(judged);
        shapes.push(answers);
      }
      outcomes.push({ shapes, judged: hashing.count });
    }
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[0]!.judged).toBe(COMMON.length * students.length);
    expect(outcomes[0]!.shapes.flat().filter((shape) => shape.includes('"Token"'))).toEqual([]);
    // The real user is in with a picture, from anywhere.
    expect((await tryLogin(students[0]!, { Pwd: PASSWORD, ip: '10.9.9.9' })).code).toBe(6000);
    expect(
      (await tryLogin(students[0]!, { Pwd: PASSWORD, ip: '10.9.9.9', ...(await school.captcha()) })).code,
    ).toBe(0);
  });

  test('attempts that alternate between the nodes meet picture and delay together', async () => {
    const [name = ''] = students;
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push((await tryLogin(name, { node: i % 2 })).code);
    expect(codes).toEqual([2, 2, 6000, 6000]);
    for (const node of [0, 1]) {
      await school.database.query(`UPDATE sys_login_failure SET next_at = now() + interval '9 seconds'`);
      const early = await tryLogin(name, { node, Pwd: PASSWORD, ...(await school.captcha()) });
      expect(early.message).toMatch(/^登录失败次数过多，请\d秒后再试$/);
    }
  });

  test('an address that fails with ever other names meets the picture on both nodes, whatever it writes about itself', async () => {
    for (let i = 0; i < 4; i += 1) {
      const ip = `6.6.6.${i}, 10.4.0.1`;
      expect((await tryLogin(`ghost${i}x`, { ip, node: i % 2 })).code).toBe(2);
      // As if the others had come as well.
      if (i === 1)
        await school.database.query(
          `UPDATE sys_login_failure SET count = 28 WHERE key LIKE 'address 10.4.0.1 @%' AND count = 2`,
        );
    }
    for (const node of [0, 1])
      expect((await tryLogin('ghost99x', { ip: '6.7.8.9, 10.4.0.1', node })).code).toBe(6000);
    expect((await tryLogin('ghost98x', { ip: '10.4.0.2' })).code).toBe(2);
    const kept = await school.database.query(`SELECT key FROM sys_login_failure WHERE key LIKE '%6.6.6.%'`);
    expect(kept.rows).toEqual([]);
    // Failures of a quarter of an hour ago ask for nothing any more, however long they went on.
    await school.database.query(
      `UPDATE sys_login_failure SET key = left(key, position('@' IN key)) || '0' WHERE key LIKE 'address 10.4.0.1 @%'`,
    );
    expect((await tryLogin('ghost97x', { ip: '10.4.0.1' })).code).toBe(2);
  });
});

test('whoever logs in anew with a browser that was logged in has one session, not two', async () => {
  const first = await school.as('edu01', 0);
  const again = await school
    .client(1)
    .call(
      'UserAuth/GetManUserLogin',
      { LoginName: 'edu01', Pwd: PASSWORD },
      { 'x-token': first.token ?? '' },
    );
  expect(again.code).toBe(0);
  for (const node of [1, 0]) {
    const client = school.client(node);
    client.token = first.token;
    await vi.waitFor(
      async () => expect((await client.call('UserInfo/GetLoginBaseInfo', {})).code).toBe(999),
      { timeout: 20_000, interval: 100 },
    );
  }
});

test.runIf(onPostgres)('limits on calls are counted by all nodes together', async () => {
  const nodes = [1, 2].map(() => createRateLimit(1, sharedCount(school.database), () => 0));
  const allowed = [];
  for (let i = 0; i < 30; i += 1) if (await nodes[i % 2]!.allows('Data/Save somebody', 12)) allowed.push(i);
  expect(allowed).toHaveLength(12);
  await school.database.query(`UPDATE sys_rate SET ends = now()`);
  expect(await createRateLimit(1, sharedCount(school.database)).allows('Data/Save somebody', 1)).toBe(true);
});
