import { loadavg } from 'node:os';
import type { Client } from 'pg';
import { root } from '../../setup/root.mjs';
import { wireText, type CallRequest } from './api.ts';
import { freePort } from '../../setup/free-port.mjs';
import { fillLeave } from './fill.ts';
import { load } from './load.ts';
import { addCounsellors, logInAll, someStudents } from './people.ts';
import { benchOnPostgres, numberFrom, say, type Place } from './place.ts';
import { runPgbench } from './pgbench.ts';
import { recordStatements, type RecordedSchool, type Recording } from './record.ts';
import { ratioOf, tableOf, type Compared, type Measured } from './report.ts';
import { startBuiltServer, type BuiltServer } from './server-process.ts';
import { createRequests, getRequests, listRequests, removeDrafts } from './workloads.ts';

const leastListRatio = 0.3;
const mostMb = 250;
const settings = {
  rows: numberFrom('BENCH_ROWS', 1_000_000),
  students: numberFrom('BENCH_STUDENTS', 2000),
  counsellors: numberFrom('BENCH_COUNSELLORS', 40),
  connections: numberFrom('BENCH_CONNECTIONS', 16),
  pgbenchClients: numberFrom('BENCH_PGBENCH_CLIENTS', 4),
  seconds: numberFrom('BENCH_SECONDS', 8),
  repeats: numberFrom('BENCH_REPEATS', 3),
};
const chosen = (process.env['BENCH_WORKLOADS'] ?? 'list,get,create').split(',');
/** pgbench takes at most 128 scripts; the server's side uses everybody. */
const scripts = { read: 64, write: 16 };

interface Workload {
  readonly name: string;
  readonly requests: readonly CallRequest[];
  readonly recordings: readonly Recording[];
}

async function bench(place: Place): Promise<boolean> {
  const { client, password } = place;
  const env = { ...place.env, DEMO_STUDENTS: String(settings.students), RATE_FACTOR: '1000' };
  const port = await freePort();
  say(`demo school of ${settings.students} students`);
  await (await startBuiltServer(root, port, env)).stop();
  say(`${settings.rows} leave applications`);
  await fillLeave(client, settings.rows);
  const names = await addCounsellors(client, settings.counsellors);
  const studentNames = await someStudents(client, scripts.write * 4);
  await usePassword(client, password, [...names, ...studentNames]);
  const server = await startBuiltServer(root, port, env);
  try {
    say(`${names.length + studentNames.length} logins`);
    const counsellors = await logInAll(server, names, password);
    const students = await logInAll(server, studentNames, password);
    const workloads = await record(place, [
      { name: 'list', requests: listRequests(counsellors), most: scripts.read },
      { name: 'get', requests: await getRequests(client, counsellors), most: scripts.read },
      { name: 'create', requests: createRequests(students), most: scripts.write },
    ]);
    await removeDrafts(client);
    await client.query('VACUUM (ANALYZE)');
    return report(await compare(workloads, server, place), server);
  } finally {
    await server.stop();
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

await benchOnPostgres('server', bench, {
  postgres: ['shared_buffers=1GB', 'max_wal_size=4GB'],
  databaseUrl: process.env['BENCH_DATABASE_URL'],
});
