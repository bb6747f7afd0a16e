import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { CHECKIN_STATE, STEP_STATE } from '../../../src/contract/generated/codes.ts';
import { enCodes } from '../../../src/contract/generated/entities.ts';
import { STAMP_SQL } from '../../../src/server/auth/sessions/subject.ts';
import { newToken, sessionIdOf } from '../../../src/server/auth/sessions/tokens.ts';
import { ensureBuilt } from '../../setup/ensure-built.mjs';
import { freePort } from '../../setup/free-port.mjs';
import { startCluster } from '../../setup/postgres-cluster.mjs';
import { findPostgresPrograms } from '../../setup/postgres-programs.mjs';
import { root } from '../../setup/root.mjs';
import { api } from '../server/api.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';

const number = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const settings = {
  students: number('BENCH_STUDENTS', 300),
  desks: number('BENCH_DESKS', 4),
};
/** Whose session does it all: what is measured is what follows from an arrival, not who may do it. */
const OFFICE = 'school01';

/** New students arrive at a few desks that never rest, on PostgreSQL and one server; each is checked in once, with all that follows. */
async function main(): Promise<boolean> {
  if (!(await ensureBuilt(root))) return false;
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('no PostgreSQL found');
  const cluster = await startCluster(programs, ['fsync=on', 'synchronous_commit=on', 'max_connections=100']);
  const folder = mkdtempSync(join(tmpdir(), 'xgt-checkin-'));
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  const env = {
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    DEMO_STUDENTS: String(settings.students * 10),
    DEMO_PASSWORD: `B-${randomBytes(9).toString('base64url')}-7`,
  };
  const server = await startBuiltServer(root, await freePort(), env);
  try {
    return await measure(client, server);
  } finally {
    await server.stop();
    await client.end();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(client: Client, server: BuiltServer): Promise<boolean> {
  const token = await sessionOf(client);
  const waiting = await readyStudents(client);
  const total = waiting.length;
  const used = server.cpuMs();
  const begun = performance.now();
  const times: number[] = [];
  const faults: string[] = [];
  const desk = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const from = performance.now();
      const Params = { NewStudentId: id, ForceReason: '压测', IdVerified: 1 };
      const request = { EnCode: enCodes.orientationCheckinManual, Ids: [], Params };
      await api(server, token, 'Data/Action', request).catch((fault: unknown) => faults.push(String(fault)));
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: settings.desks }, desk));
  const seconds = (performance.now() - begun) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  const come = await client.query<{ records: number; students: number }>(
    `SELECT count(*)::int AS records, count(DISTINCT r."NewStudentId")::int AS students FROM "CheckinRecord" r
     WHERE r."ForceReason" = '压测' AND r."IsDeleted" = 0`,
  );
  const { records, students } = come.rows[0]!;
  const each = ((server.cpuMs() - used) / total).toFixed(2);
  console.log(
    `${total} arrivals at ${settings.desks} desks in ${seconds.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)}), ${faults.length} failed`,
  );
  console.log(
    `an arrival takes ${at(0.5)} ms (median), ${at(0.99)} ms (99 %); ${records} records of ${students}`,
  );
  console.log(`processor an arrival: server ${each} ms`);
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  return total > 0 && faults.length === 0 && records === total && students === total;
}

async function sessionOf(client: Client): Promise<string> {
  const token = newToken();
  await client.query(
    `INSERT INTO sys_session (id, user_id, stamp, expires, ip, user_agent)
     SELECT $1, u."Id", ${STAMP_SQL}, now() + interval '1 h', '127.0.0.1', 'bench' FROM "SysUser" u WHERE u."LoginName" = $2`,
    [sessionIdOf(token), OFFICE],
  );
  return token;
}

/** New students of the running batch who may come, with nothing against them but what a reason sets aside. */
async function readyStudents(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ Id: string }>(
    `UPDATE "NewStudent" n SET "CheckinState" = $1, "DormState" = $2 WHERE n."Id" IN (
       SELECT o."Id" FROM "NewStudent" o WHERE o."IsDeleted" = 0 AND o."StudentId" IS NULL ORDER BY o."Id" LIMIT $3) RETURNING "Id"`,
    [CHECKIN_STATE.Ready, STEP_STATE.Waiting, settings.students],
  );
  return rows.map(({ Id }) => Id);
}

process.exitCode = (await main()) ? 0 : 1;
