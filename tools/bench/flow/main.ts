import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../setup/free-port.mjs';
import { root } from '../../setup/root.mjs';
import type { CallRequest } from '../server/api.ts';
import { fillLeave } from '../server/fill.ts';
import type { LoadResult } from '../server/http-load.ts';
import { loadServer, told, type Loading } from '../server/loaded.ts';
import { addCounsellors, logInAll } from '../server/people.ts';
import { benchOnPostgres, numberFrom, say, type Place } from '../server/place.ts';
import { rateOf, runPgbench } from '../server/pgbench.ts';
import { recordStatements, recordUncached } from '../server/record.ts';
import { startBuiltServer } from '../server/server-process.ts';
import {
  approveRequests,
  BARE_APPROVAL,
  countRequests,
  countTasks,
  fillMessages,
  fillTasks,
  keepLeft,
  todoRequests,
} from './world.ts';

const least = 0.3;
const settings = {
  // Drafts have no task: of so many applications about a million were handed in.
  rows: numberFrom('BENCH_ROWS', 1_035_000),
  open: numberFrom('BENCH_OPEN', 200_000),
  students: numberFrom('BENCH_STUDENTS', 2000),
  counsellors: numberFrom('BENCH_COUNSELLORS', 40),
  connections: numberFrom('BENCH_CONNECTIONS', 16),
  pgbenchClients: numberFrom('BENCH_PGBENCH_CLIENTS', 4),
  seconds: numberFrom('BENCH_SECONDS', 8),
  approvals: numberFrom('BENCH_APPROVALS', 2000),
  // What a server compiles and plans once, in its first minutes, is no part of what an approval costs.
  warm: numberFrom('BENCH_WARM', 2000),
};

interface Bench extends Place, Loading {}

/** One person's to-do list and count among a million tasks, and an approval through the whole of the server, each beside the same SQL in pgbench. */
async function bench(place: Place): Promise<boolean> {
  const { client, password } = place;
  const env = { ...place.env, DEMO_STUDENTS: String(settings.students), RATE_FACTOR: '1000' };
  const port = await freePort();
  say(`demo school of ${settings.students} students`);
  await (await startBuiltServer(root, port, env)).stop();
  say(`${settings.rows} leave applications`);
  await fillLeave(client, settings.rows);
  await fillTasks(client, settings);
  const names = await addCounsellors(client, settings.counsellors);
  await fillMessages(client);
  const tasks = await countTasks(client);
  say(`${tasks.all} tasks, of which ${tasks.open} wait`);
  const server = await startBuiltServer(root, port, env);
  try {
    const people = await logInAll(server, names, password);
    const at: Bench = { ...place, server, connections: settings.connections };
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
  return compared(name, ours, theirs.perSecond);
}

async function approving(at: Bench, people: Parameters<typeof approveRequests>[1]): Promise<number> {
  const { warm, approvals } = settings;
  const { requests, left } = await approveRequests(at.client, people, {
    taken: warm + approvals,
    left: approvals,
  });
  await loaded(at, requests.slice(0, warm));
  const ours = await loaded(at, requests.slice(warm));
  await keepLeft(at.client, left);
  const each = Math.floor(left.length / settings.pgbenchClients);
  const script = join(at.folder, 'approve.sql');
  writeFileSync(script, BARE_APPROVAL);
  const theirs = await rateOf(at, [
    ...['-c', String(settings.pgbenchClients), '-j', '1', '-t', String(each)],
    ...['-D', 'n=-1', '-D', `each=${each}`, '-f', script],
  ]);
  return compared('approve', ours, theirs);
}

async function loaded(at: Bench, requests: readonly CallRequest[], seconds?: number) {
  const result = await loadServer(at, requests, seconds);
  if (result.failed > 0) throw new Error(`${result.failed} requests failed, first: ${result.firstFailure}`);
  return result;
}

function compared(name: string, ours: LoadResult, theirs: number): number {
  const ratio = ours.answered / ours.seconds / theirs;
  console.log(
    `${name}: ${told(ours)}; pgbench ${theirs.toFixed(0)}: ${ratio.toFixed(2)} of it (at least ${least})`,
  );
  return ratio;
}

await benchOnPostgres('flow', bench, { postgres: ['shared_buffers=1GB', 'max_wal_size=4GB'] });
