import { Agent } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { freePort } from '../../setup/free-port.mjs';
import { root } from '../../setup/root.mjs';
import { someStudents } from '../server/people.ts';
import { benchOnPostgres, numberFrom, quantile, type Place } from '../server/place.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import { attack, callFrom, type Attempt, type Told } from './attack.ts';

const settings = {
  attempts: numberFrom('BENCH_ATTEMPTS', 10_000),
  addresses: numberFrom('BENCH_ADDRESSES', 200),
  atOnce: numberFrom('BENCH_CONNECTIONS', 64),
  students: numberFrom('BENCH_STUDENTS', 2000),
};
const mostP99Ms = 500;
/** Half of the calls that one user may make. */
const probeEveryMs = 100;
const COMMON = ['123456', 'password', '111111', 'qwerty', 'abc123', 'iloveyou', 'admin', '888888'];

interface Asked {
  status: number;
  code: number;
  ms: number;
}

async function bench({ client, env, password }: Place): Promise<boolean> {
  const more = { TRUST_PROXY: '1', DEMO_STUDENTS: String(settings.students) };
  const server = await startBuiltServer(root, await freePort(), { ...env, ...more });
  return measure(server, client, password).finally(() => server.stop());
}

async function measure(server: BuiltServer, client: Client, password: string): Promise<boolean> {
  const names = await someStudents(client, 1000);
  const victim = names.pop()!;
  const token = await logIn(server, client, 'fdy001', password, '10.9.9.1').then((one) => one.token);
  if (token === undefined) throw new Error('the one whose calls are measured cannot log in');
  const attempts = stuffed(names, victim);
  let over = false;
  const probing = probe(server, token, () => over);
  const begun = performance.now();
  const cpuBefore = server.cpuMs();
  const attacking = attack(server, attempts, settings.atOnce);
  await sleep(2000);
  const meanwhile = await logIn(server, client, victim, password, '10.9.9.2');
  const told = await attacking;
  over = true;
  const seconds = (performance.now() - begun) / 1000;
  const afterwards = await logIn(server, client, victim, password, '10.9.9.2');
  const probes = await probing;
  console.log(`load average ${loadavg()[0]!.toFixed(1)}; ${JSON.stringify(settings)}`);
  console.log(
    `${told.length} attempts in ${seconds.toFixed(1)} s, ${(server.cpuMs() - cpuBefore) / 1000} s of processor`,
  );
  const found = outcomes(told);
  const p99 = quantile(
    probes.map(({ ms }) => ms),
    0.99,
  );
  const p50 = quantile(
    probes.map(({ ms }) => ms),
    0.5,
  );
  const failed = probes.filter(({ code }) => code !== 0).length;
  console.log(
    `other calls: ${probes.length}, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (at most ${mostP99Ms}), failed ${failed}`,
  );
  console.log(
    `the real user meanwhile: in after ${meanwhile.tries} tries, ${meanwhile.ms.toFixed(0)} ms; afterwards ${afterwards.tries} tries`,
  );
  const in_ = meanwhile.token !== undefined && afterwards.token !== undefined;
  return found.successes === 0 && p99 <= mostP99Ms && failed === 0 && in_;
}

/** Half from one address, half from many; every other name is somebody's. */
function stuffed(names: readonly string[], victim: string): Attempt[] {
  return Array.from({ length: settings.attempts }, (_, index) => {
    const exists = Math.floor(index / 2) % 2 === 0;
    const name = index % 100 === 0 ? victim : names[Math.floor(index / 4) % names.length]!;
    const other = (Math.floor(index / 2) * 7919) % settings.addresses;
    return {
      exists,
      loginName: exists ? name : String(Number(name) + 50_000_000),
      password: COMMON[index % COMMON.length]!,
      ip: index % 2 === 0 ? '10.8.0.1' : `10.7.${Math.floor(other / 100)}.${1 + (other % 100)}`,
    };
  });
}

/** Calls that have nothing to do with logins, at a fixed rate whatever the answers take. */
async function probe(server: BuiltServer, token: string, isOver: () => boolean): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<Asked>[] = [];
  const calls = [
    ['UserInfo/GetLoginBaseInfo', {}],
    ['Data/List', { Entity: 'core/Student', PageIndex: 1, PageSize: 10 }],
  ] as const;
  for (let i = 0; !isOver(); i += 1) {
    const [name, input] = calls[i % calls.length]!;
    const begun = performance.now();
    asked.push(
      callFrom(server, agent, '10.9.9.1', name, input, token).then(({ status, body }) => ({
        status,
        code: (JSON.parse(body) as { ErrorCode: number }).ErrorCode,
        ms: performance.now() - begun,
      })),
    );
    await sleep(probeEveryMs);
  }
  const all = await Promise.all(asked);
  agent.destroy();
  return all;
}

interface Answer {
  ErrorCode: number;
  ResultValue: { Token?: string; CodeKey?: string } | null;
}

/** A person logs in as persons do: reads the picture where there is one, and waits a moment after a refusal. */
async function logIn(
  server: BuiltServer,
  client: Client,
  LoginName: string,
  Pwd: string,
  ip: string,
): Promise<{ token: string | undefined; tries: number; ms: number }> {
  const agent = new Agent();
  const begun = performance.now();
  let captcha = {};
  for (let tries = 1; tries <= 20; tries += 1) {
    const input = { LoginName, Pwd, ...captcha };
    const { body } = await callFrom(server, agent, ip, 'UserAuth/GetManUserLogin', input);
    const { ResultValue } = JSON.parse(body) as Answer;
    const ms = performance.now() - begun;
    if (ResultValue?.Token !== undefined) return { token: ResultValue.Token, tries, ms };
    const CodeKey = ResultValue?.CodeKey;
    const stored = await client.query<{ answer: string }>('SELECT answer FROM sys_captcha WHERE key = $1', [
      CodeKey ?? '',
    ]);
    captcha = CodeKey === undefined ? {} : { CodeKey, Code: stored.rows[0]?.answer };
    if (CodeKey === undefined) await sleep(1000);
  }
  return { token: undefined, tries: 20, ms: performance.now() - begun };
}

function outcomes(told: readonly Told[]): { successes: number } {
  const kinds = new Map<string, number[][]>();
  for (const { status, code, message, exists, ms } of told) {
    const kind = `HTTP ${status} ${code} ${message.replace(/\d+秒/, 'n秒')}`;
    const times = kinds.get(kind) ?? [[], []];
    times[exists ? 0 : 1]!.push(ms);
    kinds.set(kind, times);
  }
  console.log('answer: existing names (median ms), other names (median ms)');
  for (const [kind, times] of kinds) {
    const [own, other] = times.map((list) => `${list.length} (${quantile(list, 0.5).toFixed(1)})`);
    console.log(`  ${kind}: ${own}, ${other}`);
  }
  return { successes: told.filter(({ code }) => code === 0).length };
}

await benchOnPostgres('logins', bench);
