import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureBuilt } from '../../setup/ensure-built.mjs';
import { startCluster } from '../../setup/postgres-cluster.mjs';
import { findPostgresPrograms } from '../../setup/postgres-programs.mjs';
import { root } from '../../setup/root.mjs';
import { wireText, type CallRequest } from './api.ts';
import { freePort } from '../../setup/free-port.mjs';
import { fillLeave } from './fill.ts';
import { load } from './load.ts';
import { addCounsellors, logInAll, someStudents } from './people.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { recordStatements, type RecordedSchool, type Recording } from './record.ts';
import { ratioOf, tableOf, type Compared, type Measured } from './report.ts';
import { startBuiltServer, type BuiltServer } from './server-process.ts';
import { createRequests, getRequests, listRequests, removeDrafts } from './workloads.ts';

const leastListRatio = 0.3;
const mostMb = 250;
/** A server in earnest: what is committed is on the disk. */
const clusterSettings = [
  'fsync=on',
  'synchronous_commit=on',
  'shared_buffers=1GB',
  'max_connections=100',
  'max_wal_size=4GB',
];

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const settings = {
  rows: number('BENCH_ROWS', 1_000_000),
  students: number('BENCH_STUDENTS', 2000),
  counsellors: number('BENCH_COUNSELLORS', 40),
  connections: number('BENCH_CONNECTIONS', 16),
  pgbenchClients: number('BENCH_PGBENCH_CLIENTS', 4),
  seconds: number('BENCH_SECONDS', 8),
  repeats: number('BENCH_REPEATS', 3),
};
const chosen = (process.env['BENCH_WORKLOADS'] ?? 'list,get,create').split(',');
/** pgbench takes at most 128 scripts; the server's side uses everybody. */
const scripts = { read: 64, write: 16 };

interface Workload {
  readonly name: string;
  readonly requests: readonly CallRequest[];
  readonly recordings: readonly Recording[];
}

async function main(): Promise<boolean> {
  if (!(await ensureBuilt(root))) return false;
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('no PostgreSQL found');
  const pgbench = findPgbench(programs);
  const given = process.env['BENCH_DATABASE_URL'];
  const cluster = given === undefined ? await startCluster(programs, clusterSettings) : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'xgt-bench-'));
  try {
    return await bench(pgbench, given ?? cluster!.url, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await cluster?.stop();
  }
}

async function bench(pgbench: string, databaseUrl: string, folder: string): Promise<boolean> {
  const password = `B-${randomBytes(9).toString('base64url')}-7`;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    DEMO_STUDENTS: String(settings.students),
    DEMO_PASSWORD: password,
    RATE_FACTOR: '1000',
  };
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const port = await freePort();
    say(`demo school of ${settings.students} students`);
    await (await startBuiltServer(root, port, env)).stop();
    say(`${settings.rows} leave applications`);
    await fillLeave(client, settings.rows);
    const names = await addCounsellors(client, settings.counsellors);
    const studentNames = await someStudents(client, scripts.write * 4);
    await usePassword(client, password, [...names, ...studentNames]);
    const profile = process.env['BENCH_PROFILE'];
    const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const server = await startBuiltServer(root, port, env, flags);
    try {
      say(`${names.length + studentNames.length} logins`);
      const counsellors = await logInAll(server, names, password);
      const students = await logInAll(server, studentNames, password);
      const workloads = await record({ databaseUrl, folder }, [
        { name: 'list', requests: listRequests(counsellors), most: scripts.read },
        { name: 'get', requests: await getRequests(client, counsellors), most: scripts.read },
        { name: 'create', requests: createRequests(students), most: scripts.write },
      ]);
      await removeDrafts(client);
      await client.query('VACUUM (ANALYZE)');
      const compared = await compare(workloads, server, { pgbench, databaseUrl, folder, client });
      return report(compared, server);
    } finally {
      await server.stop();
    }
  } finally {
    await client.end();
  }
}

/** A database that was filled before knows another password. */
async function usePassword(client: Client, password: string, loginNames: readonly string[]): Promise<void> {
  const { hashPassword } = await import('../../../src/server/auth/passwords/passwords.ts');
  await client.query('UPDATE "SysUser" SET "PwdHash" = $1 WHERE "LoginName" = ANY($2)', [
    await hashPassword(password),
    loginNames,
  ]);
}

async function record(
  school: RecordedSchool,
  kinds: readonly { name: string; requests: readonly CallRequest[]; most: number }[],
): Promise<Workload[]> {
  say('recording the statements');
  const workloads: Workload[] = [];
  for (const { name, requests, most } of kinds.filter((kind) => chosen.includes(kind.name)))
    workloads.push({
      name,
      requests,
      recordings: await recordStatements(school, requests.slice(0, most)),
    });
  return workloads;
}

interface Place {
  readonly client: Client;
  readonly pgbench: string;
  readonly databaseUrl: string;
  readonly folder: string;
}

/** Both sides in turn, workload by workload, so that what disturbs the machine disturbs both. */
async function compare(
  workloads: readonly Workload[],
  target: BuiltServer,
  place: Place,
): Promise<Compared[]> {
  const results = workloads.map(({ name }) => ({ name, ours: [] as Measured[], pgbench: [] as Measured[] }));
  for (let repeat = 1; repeat <= settings.repeats; repeat += 1) {
    for (const [index, { name, requests, recordings }] of workloads.entries()) {
      const ours = await loadOurs(requests, target, place, settings.seconds);
      const { pgbenchClients: clients, seconds } = settings;
      if (name === 'create') await removeDrafts(place.client);
      const theirs = await runPgbench({ ...place, recordings, clients, seconds });
      if (name === 'create') await removeDrafts(place.client);
      results[index]!.ours.push(ours);
      results[index]!.pgbench.push(theirs);
      const rates = `${ours.perSecond.toFixed(0)}/s, pgbench ${theirs.perSecond.toFixed(0)}/s`;
      say(`${repeat}/${settings.repeats} ${name}: ${rates}, load ${loadavg()[0]!.toFixed(1)}`);
    }
  }
  return results;
}

async function loadOurs(
  requests: readonly CallRequest[],
  target: BuiltServer,
  { folder }: Place,
  seconds: number,
): Promise<Measured> {
  const texts = requests.map((request) => wireText(target, request));
  const { host, port } = target;
  const cpuBefore = target.cpuMs();
  const { connections } = settings;
  const result = await load({ host, port, requests: texts, connections, seconds }, folder);
  if (result.failed > 0) throw new Error(`${result.failed} requests failed, first: ${result.firstFailure}`);
  const cpuMs = (target.cpuMs() - cpuBefore) / result.answered;
  return { perSecond: result.answered / result.seconds, latencies: result.latencies, cpuMs };
}

function report(compared: readonly Compared[], server: BuiltServer): boolean {
  const peak = server.peakMb();
  const measured = compared.find((one) => one.name === 'list');
  const list = measured ? ratioOf(measured) : Number.NaN;
  console.log(`\n${tableOf(compared)}\n`);
  console.log(
    `server peak ${peak.toFixed(0)} MB (at most ${mostMb}), list ratio ${list.toFixed(2)} (at least ${leastListRatio})`,
  );
  console.log(
    `${JSON.stringify(settings)} load average ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
  );
  return (!measured || list >= leastListRatio) && peak <= mostMb;
}

function say(text: string): void {
  console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);
}

process.exitCode = (await main()) ? 0 : 1;
