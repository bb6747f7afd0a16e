import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { loadCatalog } from '../../../src/server/data/schemas/catalog.ts';
import { openDatabase, type Database } from '../../../src/server/data/database/database.ts';
import { installShipped } from '../../../src/server/install.ts';
import { root } from '../../setup/root.mjs';
import { wireText } from '../server/api.ts';
import { freePort } from '../../setup/free-port.mjs';
import { load } from '../server/load.ts';
import { benchOnPostgres, numberFrom, quantile, type Place } from '../server/place.ts';
import { rateOf } from '../server/pgbench.ts';
import { familyCpuMs } from '../server/processor.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import { bedOf, fillBedWorld, letIn, resetBedWorld, tokenOf } from './world.ts';

const settings = {
  students: numberFrom('BENCH_STUDENTS', 20_000),
  connections: numberFrom('BENCH_CONNECTIONS', 500),
  pgbenchClients: numberFrom('BENCH_PGBENCH_CLIENTS', 4),
};
const aimPerSecond = 3000;
/** Nobody waits longer for an answer. */
const longestMs = 10_000;
/** Milliseconds of processor time of each placement. */
type Spent = Record<'server' | 'database' | 'client', number>;

/** Each student holds a bed of their own and confirms it, through the whole of the server; beside it the one UPDATE alone. */
async function bench(place: Place): Promise<boolean> {
  const { databaseUrl: url, folder, env } = place;
  const database = await openDatabase({ url, dataDir: folder });
  try {
    await installShipped(database, loadCatalog(resolve(root, 'schemas')));
    await fillBedWorld(database, { students: settings.students, beds: settings.students });
    await letIn(database, settings.students);
    const server = await startBuiltServer(root, await freePort(), { ...env, DEMO: '0', RATE_FACTOR: '0' });
    const placed = await placeAll(server, database, place).finally(() => server.stop());
    await resetBedWorld(database);
    const before = familyCpuMs(place.databasePid!);
    const bare = await bareUpdates(place);
    const bareMs = (familyCpuMs(place.databasePid!) - before) / settings.students;
    console.log(
      `the one UPDATE, pgbench: ${bare.toFixed(0)} a second, ${bareMs.toFixed(2)} ms of the database; ours ${(placed / bare).toFixed(2)} of it`,
    );
    console.log(`${JSON.stringify(settings)} load average ${loadavg()[0]!.toFixed(1)}, aim ${aimPerSecond}`);
    return placed >= aimPerSecond;
  } finally {
    await database.close();
  }
}

/** @returns students placed a second: what holding and confirming take together */
async function placeAll(
  server: BuiltServer,
  database: Database,
  { databasePid, folder }: Place,
): Promise<number> {
  let seconds = 0;
  const spent: Spent = { server: 0, database: 0, client: 0 };
  const logBefore = await logPlace(database);
  for (const EnCode of ['orientation.dorm.lock', 'orientation.dorm.confirm']) {
    const requests = Array.from({ length: settings.students }, (_, n) =>
      wireText(server, {
        name: 'Data/Action',
        token: tokenOf(n),
        method: 'POST',
        write: true,
        input: { EnCode, Ids: [bedOf(n)] },
      }),
    );
    const { host, port } = server;
    const cpuBefore = server.cpuMs();
    const databaseBefore = familyCpuMs(databasePid!);
    const result = await load({ host, port, requests, connections: settings.connections }, folder);
    seconds += result.seconds;
    const now: Spent = {
      server: (server.cpuMs() - cpuBefore) / settings.students,
      database: (familyCpuMs(databasePid!) - databaseBefore) / settings.students,
      client: result.cpuMs / settings.students,
    };
    for (const part of partsOf(now)) spent[part] += now[part];
    const show = (share: number) => quantile(result.latencies, share).toFixed(0);
    console.log(
      `${EnCode}: ${(result.answered / result.seconds).toFixed(0)} a second, p50 ${show(0.5)} ms, p99 ${show(0.99)} ms, longest ${show(1)} ms, refused ${result.failed}, processor time of each: ${spelled(now)}`,
    );
    if (result.firstFailure !== undefined) console.log(result.firstFailure);
    if (quantile(result.latencies, 1) >= longestMs) throw new Error(`an answer took ${show(1)} ms`);
  }
  const { rows } = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM "Bed" WHERE "NewStudentId" IS NOT NULL`,
  );
  const placed = rows[0]!.n;
  console.log(`placed ${placed} of ${settings.students}: ${(placed / seconds).toFixed(0)} a second`);
  const logged = (await logPlace(database)) - logBefore;
  console.log(`write-ahead log of each: ${(logged / settings.students).toFixed(0)} bytes`);
  console.log(arithmeticOf(spent));
  return placed / seconds;
}

const partsOf = (spent: Spent) => Object.keys(spent) as (keyof Spent)[];
const spelled = (spent: Spent) =>
  partsOf(spent)
    .map((part) => `${part} ${spent[part].toFixed(2)} ms`)
    .join(', ');

/** What the processors could do at most, were none of them ever idle: whether the aim can be reached on this machine at all. */
function arithmeticOf(spent: Spent): string {
  const all = spent.server + spent.database + spent.client;
  const processors = availableParallelism();
  const perSecond = (ms: number, count = 1) => ((count * 1000) / ms).toFixed(0);
  const alone = partsOf(spent).map((part) => `${part} ${perSecond(spent[part])}`);
  return `processor time of a placement: ${spelled(spent)}, together ${all.toFixed(2)} ms: at most ${perSecond(all, processors)} a second on the ${processors} processors here; one processor of its own for each: ${alone.join(', ')} a second; the aim takes ${((aimPerSecond * all) / 1000).toFixed(1)} processors`;
}

/** How much the database has ever written ahead, in bytes. */
async function logPlace(database: Database): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes`,
  );
  return rows[0]!.bytes;
}

async function bareUpdates(place: Place): Promise<number> {
  const file = join(place.folder, 'update.sql');
  const each = Math.floor(settings.students / settings.pgbenchClients);
  writeFileSync(
    file,
    `\\set k :k + 1
\\set n :client_id * ${each} + :k
UPDATE "Bed" SET "State" = '2', "NewStudentId" = 'race-new-' || :n, "Version" = "Version" + 1 WHERE "Id" = 'race-bed-' || :n AND "State" = '0';
`,
  );
  const clients = String(settings.pgbenchClients);
  return rateOf(place, ['-c', clients, '-j', '1', '-t', String(each), '-D', 'k=-1', '-f', file]);
}

await benchOnPostgres('beds', bench, { postgres: ['shared_buffers=512MB'] });
