import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureBuilt } from '../../setup/ensure-built.mjs';
import { freePort } from '../../setup/free-port.mjs';
import { startCluster } from '../../setup/postgres-cluster.mjs';
import { findPostgresPrograms } from '../../setup/postgres-programs.mjs';
import { root } from '../../setup/root.mjs';
import { wireText, type CallRequest } from '../server/api.ts';
import { fillLeave } from '../server/fill.ts';
import { load } from '../server/load.ts';
import { addCounsellors, logInAll } from '../server/people.ts';
import { findPgbench, rateOf, runPgbench } from '../server/pgbench.ts';
import { recordStatements, recordUncached } from '../server/record.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import {
  approveRequests,
  BARE_APPROVAL,
  countRequests,
  countTasks,
  fillTasks,
  keepLeft,
  todoRequests,
} from './world.ts';

const least = 0.3;
/** What is committed is on the disk. */
const clusterSettings = [
  'fsync=on',
  'synchronous_commit=on',
  'shared_buffers=1GB',
  'max_connections=100',
  'max_wal_size=4GB',
];

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const settings = {
  // Drafts have no task: of so many applications about a million were handed in.
  rows: number('BENCH_ROWS', 1_035_000),
  open: number('BENCH_OPEN', 200_000),
  students: number('BENCH_STUDENTS', 2000),
  counsellors: number('BENCH_COUNSELLORS', 40),
  connections: number('BENCH_CONNECTIONS', 16),
  pgbenchClients: number('BENCH_PGBENCH_CLIENTS', 4),
  seconds: number('BENCH_SECONDS', 8),
  approvals: number('BENCH_APPROVALS', 2000),
};

interface Bench {
  readonly client: Client;
  readonly server: BuiltServer;
  readonly pgbench: string;
  readonly databaseUrl: string;
  readonly folder: string;
}

/** One person's to-do list and count among a million tasks, and an approval through the whole of the server, each beside the same SQL in pgbench. */
async function main(): Promise<boolean> {
  if (!(await ensureBuilt(root))) return false;
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('no PostgreSQL found');
  const cluster = await startCluster(programs, clusterSettings);
  const folder = mkdtempSync(join(tmpdir(), 'xgt-flow-'));
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  try {
    return await bench(client, { pgbench: findPgbench(programs), databaseUrl: cluster.url, folder });
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
    await cluster.stop();
  }
}

async function bench(client: Client, place: Omit<Bench, 'client' | 'server'>): Promise<boolean> {
  const { databaseUrl, folder } = place;
  const password = `B-${randomBytes(9).toString('base64url')}-7`;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO_STUDENTS: String(settings.students),
    DEMO_PASSWORD: password,
    RATE_FACTOR: '1000',
  };
  const port = await freePort();
  say(`demo school of ${settings.students} students`);
  await (await startBuiltServer(root, port, env)).stop();
  say(`${settings.rows} leave applications`);
  await fillLeave(client, settings.rows);
  await fillTasks(client, settings);
  const names = await addCounsellors(client, settings.counsellors);
  const tasks = await countTasks(client);
  say(`${tasks.all} tasks, of which ${tasks.open} wait`);
  const server = await startBuiltServer(root, port, env);
  try {
    const people = await logInAll(server, names, password);
    const at: Bench = { ...place, client, server };
    const ratios = {
      list: await reading(at, 'to-do list', todoRequests(people), recordStatements),
      count: await reading(at, 'count', countRequests(people), recordUncached),
      approve: await approving(at, people),
    };
    console.log(`${JSON.stringify({ ...settings, ...tasks })} load average ${loadavg()[0]!.toFixed(1)}`);
    return Object.values(ratios).every((ratio) => ratio >= least);
  } finally {
    await server.stop();
  }
}

/** @returns our rate as a share of pgbench's with the same statements */
async function reading(
  at: Bench,
  name: string,
  requests: readonly CallRequest[],
  record: typeof recordStatements,
): Promise<number> {
  const recordings = await record(at, requests);
  const ours = await loaded(at, requests, settings.seconds);
  const { pgbenchClients: clients, seconds } = settings;
  const theirs = await runPgbench({ ...at, recordings, clients, seconds });
  return told(name, ours.perSecond, theirs.perSecond, ours.latencies);
}

async function approving(at: Bench, people: Parameters<typeof approveRequests>[1]): Promise<number> {
  const { requests, left } = await approveRequests(at.client, people, settings.approvals);
  const ours = await loaded(at, requests);
  await keepLeft(at.client, left);
  const each = Math.floor(left.length / settings.pgbenchClients);
  const script = join(at.folder, 'approve.sql');
  writeFileSync(script, BARE_APPROVAL);
  const theirs = await rateOf(at, [
    ...['-c', String(settings.pgbenchClients), '-j', '1', '-t', String(each)],
    ...['-D', 'n=-1', '-D', `each=${each}`, '-f', script],
  ]);
  return told('approve', ours.perSecond, theirs, ours.latencies);
}

async function loaded({ server, folder }: Bench, requests: readonly CallRequest[], seconds?: number) {
  const texts = requests.map((request) => wireText(server, request));
  const { host, port } = server;
  const result = await load(
    {
      host,
      port,
      requests: texts,
      connections: settings.connections,
      ...(seconds === undefined ? {} : { seconds }),
    },
    folder,
  );
  if (result.failed > 0) throw new Error(`${result.failed} requests failed, first: ${result.firstFailure}`);
  return { perSecond: result.answered / result.seconds, latencies: result.latencies };
}

function told(name: string, ours: number, theirs: number, latencies: readonly number[]): number {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1);
  const ratio = ours / theirs;
  console.log(
    `${name}: ${ours.toFixed(0)} a second, pgbench ${theirs.toFixed(0)}: ${ratio.toFixed(2)} of it (at least ${least}), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
  return ratio;
}

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

process.exitCode = (await main()) ? 0 : 1;
