import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { CallConstant, CallInput, CallName } from '../../src/contract/generated/calls.ts';
import { calls } from '../../src/contract/generated/calls.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { readConfig, type ServerConfig } from '../../src/server/config/config.ts';
import { secretsIn } from '../../src/server/config/installation-key.ts';
import { useSealingKeys } from '../../src/server/data/sealed/keys.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import type { Database } from '../../src/server/data/database/database.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { runEveryMinute } from '../../src/server/housekeeping.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import { seedSchool } from '../../src/server/demo/first-start.ts';
import { countFilled } from '../../src/server/demo/statistics.ts';
import { installShipped } from '../../src/server/install.ts';
import { startServer, type RunningServer, type StartOptions } from '../../src/server/start.ts';
import { watchCopies } from './copies.ts';
import { openEmpty, openPrepared, type PreparedDatabase } from './prepared.ts';

/** Initial password of every demo account in tests. */
export const PASSWORD = 'Lantern-River-27';

/** What a call answered. */
export interface Answered<Value = unknown> {
  status: number;
  /** ErrorCode; -1 when no envelope came. */
  code: number;
  message: string;
  value: Value;
  headers: Headers;
  text: string;
}

/** One browser: its token and its calls. */
export interface TestClient {
  token: string | undefined;
  login(
    loginName: string,
    password?: string,
    captcha?: { CodeKey: string; Code: string },
  ): Promise<Answered<Record<string, unknown>>>;
  call<Name extends CallName>(
    name: Name,
    input?: CallInput[Name],
    headers?: HeadersInit,
  ): Promise<Answered<any>>; // oxlint-disable-line no-explicit-any -- tests look into answers of every shape
  /** Any request to the server, with the token. */
  fetch(path: string, init?: RequestInit): Promise<Answered<any>>; // oxlint-disable-line no-explicit-any -- as above
}

/** Nodes of one school in this process, on one database. */
export interface TestSchool {
  readonly engine: Engine;
  readonly database: Database;
  /** Every line that the nodes logged. A test that makes the server fail takes the line of that out. */
  readonly lines: string[];
  readonly urls: readonly string[];
  readonly dataDir: string;
  client(node?: number): TestClient;
  /** A picture of the server, and what stands on it. */
  captcha(): Promise<{ CodeKey: string; Code: string }>;
  /** A client that is logged in. */
  as(loginName: string, node?: number): Promise<TestClient>;
  /** A student who is logged in: always the same one. */
  student(): Promise<TestClient>;
  /**
   * Ends the school.
   * @throws Error when a copy is not what it ought to be, though the test wrote nothing past the engine, or the server had a fault
   */
  close(): Promise<void>;
}

/** How the school is started. */
export interface SchoolSettings extends Partial<ServerConfig> {
  readonly nodes?: number;
  readonly measureDisk?: StartOptions['measureDisk'];
}

/** Starts the real server in this process, with the demo school, on the database of this run. */
export async function startSchool({
  nodes = 1,
  measureDisk,
  ...settings
}: SchoolSettings = {}): Promise<TestSchool> {
  const dataDir = await mkdtemp(join(tmpdir(), 'xgt-school-'));
  const lines: string[] = [];
  const config: ServerConfig = { ...schoolConfig(dataDir), ...settings };
  const { database, drop } = await openSchool(config);
  const running: RunningServer[] = [];
  for (let node = 0; node < nodes; node += 1)
    running.push(
      await startServer(config, {
        log: (line) => void lines.push(line),
        database,
        ...(measureDisk && { measureDisk }),
      }),
    );
  const client = (node = 0) => createClient(running[node]!.url);
  const signedIn = async (loginName: string, node?: number) => {
    const made = client(node);
    const answer = await made.login(loginName);
    if (answer.code !== 0) throw new Error(`${loginName} cannot log in: ${answer.message}`);
    return made;
  };
  const copies = watchCopies(running[0]!.engine, database);
  return {
    engine: running[0]!.engine,
    database: copies.database,
    lines,
    urls: running.map((server) => server.url),
    dataDir,
    client,
    async captcha() {
      const { value } = await client().call('BaseData/GetAuthCode', { Scene: 'login' });
      const stored = await database.query<{ answer: string }>(
        'SELECT answer FROM sys_captcha WHERE key = $1',
        [value.CodeKey],
      );
      return { CodeKey: value.CodeKey, Code: stored.rows[0]!.answer };
    },
    as: signedIn,
    async student() {
      const { rows } = await database.query<{ LoginName: string }>(
        `SELECT "LoginName" FROM "SysUser" WHERE "UserType" = '3' AND "State" = '1' AND "IsWeakPwd" = 0 ORDER BY 1 DESC LIMIT 1`,
      );
      return signedIn(rows[0]!.LoginName);
    },
    async close() {
      for (const server of running) await server.close();
      const stale = await copies.stale();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
      if (stale.length > 0) throw new Error(`copies that did not follow: ${stale.join('，')}`);
      const faults = lines.filter((line) => line.includes('"event":"fault"'));
      if (faults.length > 0) throw new Error(`faults of the server: ${faults.join('\n')}`);
    },
  };
}

/** How a school of the tests is configured. */
export const schoolConfig = (dataDir: string, env: NodeJS.ProcessEnv = {}): ServerConfig => ({
  ...readConfig({
    ...{ NODE_ENV: 'test', PORT: '0', DEMO_STUDENTS: '40', RATE_FACTOR: '0', WATCH_SCHEMAS: '0' },
    ...env,
  }),
  schemasDir: resolve('schemas'),
  clientDir: join(dataDir, 'client'),
  dataDir,
  auditAnchor: join(dataDir, 'audit.anchor'),
  demoPassword: PASSWORD,
});

const MANY = 1_000;

/** The database before the server starts: it holds what its first start would have made, where that is what most tests have. */
export function openSchool(config: ServerConfig): Promise<PreparedDatabase> {
  useSealingKeys(secretsIn(config.keyFile));
  if (config.schemasDir !== resolve('schemas')) return openEmpty(config.dataDir);
  if (!config.demo)
    return openPrepared('installed', config.dataDir, (empty) =>
      installShipped(empty, loadCatalog(config.schemasDir)),
    );
  if (config.demoPassword !== PASSWORD) return openEmpty(config.dataDir);
  // What the school did is dated from the day on which it was made.
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' }).replaceAll('-', '');
  return openPrepared(`school_${config.demoStudents}_${day}`, config.dataDir, async (empty) => {
    const catalog = loadCatalog(config.schemasDir);
    await installShipped(empty, catalog);
    await seedSchool(empty, catalog, config);
    // As the start of a server does; a small school is read whole in any order.
    if (config.demoStudents > MANY) await countFilled(empty, catalog, () => false);
    await easeLogins(empty);
    await liveAMinute(empty, config);
  });
}

/** What the clock asks for in the first minute of a school is done here, once, and not again in each copy. */
async function liveAMinute(database: Database, config: ServerConfig): Promise<void> {
  const server = await startServer(config, { database, log: () => undefined });
  await runClockRules(server.engine);
  await runEveryMinute(server.engine);
  await server.close();
}

/**
 * Everybody's password is hashed anew at the least cost: a test signs in often, and a hash says itself at which cost it is judged.
 * That a password is judged at the cost of the product is proved where passwords are set and where the server itself makes the school.
 */
async function easeLogins(database: Database): Promise<void> {
  const easy = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await database.query('UPDATE "SysUser" SET "PwdHash" = $1', [easy]);
}

const constants = new Map(
  Object.values(calls)
    .flatMap((group) => Object.values<CallConstant>(group))
    .map((constant) => [constant.name, constant]),
);

/** The constant of a call by its name. */
export const callConstant = (name: CallName): CallConstant => constants.get(name)!;

/** A client of the server at `url`. */
export function createClient(url: string): TestClient {
  const client: TestClient = {
    token: undefined,
    async login(loginName, password = PASSWORD, captcha) {
      const input = { LoginName: loginName, Pwd: password, ...captcha };
      const answer = await client.call('UserAuth/GetManUserLogin', input);
      client.token = answer.code === 0 ? String(answer.value.Token) : undefined;
      return answer;
    },
    call(name, input, headers) {
      const { method, path, write } = callConstant(name);
      const own: Record<string, string> = write ? { 'x-idempotency-key': randomUUID() } : {};
      if (method === 'GET') {
        const query = new URLSearchParams(input as Record<string, string>).toString();
        return client.fetch(query ? `${path}?${query}` : path, { headers });
      }
      const all = { 'content-type': 'application/json', ...own, ...(headers as Record<string, string>) };
      return client.fetch(path, { method, headers: all, body: JSON.stringify(input ?? {}) });
    },
    async fetch(path, init = {}) {
      const headers = new Headers(init.headers);
      if (client.token !== undefined) headers.set('x-token', client.token);
      const response = await fetch(`${url}${path}`, { ...init, headers, redirect: 'manual' });
      const text = await response.text();
      const envelope = envelopeOf(text);
      return {
        status: response.status,
        code: envelope?.ErrorCode ?? -1,
        message: envelope?.RequestMsg ?? '',
        value: envelope?.ResultValue,
        headers: response.headers,
        text,
      };
    },
  };
  return client;
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text) as Envelope;
    return typeof value.ErrorCode === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
