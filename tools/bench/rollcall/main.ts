import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { ROLLCALL_RESULT } from '../../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../../src/contract/generated/entities.ts';
import { freePort } from '../../setup/free-port.mjs';
import { root } from '../../setup/root.mjs';
import { api, type Target } from '../server/api.ts';
import { rateOf } from '../server/pgbench.ts';
import { benchOnPostgres, numberFrom, quantile, type Place } from '../server/place.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import { sessionNamed, sessionOf } from '../server/sessions.ts';
import { workOff } from '../server/work-off.ts';

const settings = {
  students: numberFrom('BENCH_STUDENTS', 2000),
  connections: numberFrom('BENCH_CONNECTIONS', 16),
};
/** Some of the demo school are called by nobody: they are away, or have left. */
const SPARE = 1.2;
const NAME = '压测晚点名';
const OFFICE = 'school01';
const CAMPUS = { Lng: 115.83, Lat: 28.76 };

/** Students who stand together are called, and answer as fast as the server takes them; beside it the one UPDATE alone. */
async function bench(place: Place): Promise<boolean> {
  const DEMO_STUDENTS = String(Math.ceil(settings.students * SPARE));
  const server = await startBuiltServer(root, await freePort(), {
    ...place.env,
    DEMO_STUDENTS,
    RATE_FACTOR: '0',
  });
  const called = await measure(place.client, server).finally(() => server.stop());
  if (called === undefined) return false;
  const bare = await bareUpdates(place, called.count);
  console.log(
    `the one UPDATE, pgbench: ${bare.toFixed(0)} a second; ours ${(called.perSecond / bare).toFixed(2)} of it`,
  );
  return true;
}

async function measure(
  client: Client,
  server: BuiltServer,
): Promise<{ count: number; perSecond: number } | undefined> {
  await openRoll(server, await sessionNamed(client, OFFICE));
  const waiting = await calledStudents(client);
  const count = waiting.length;
  const used = server.cpuMs();
  const { times, faults, seconds } = await workOff(waiting, settings.connections, (one) =>
    answer(server, one),
  );
  const at = (share: number) => Math.round(quantile(times, share));
  const { rows } = await client.query<{ here: number }>(
    `SELECT count(*)::int AS here FROM "NamingRecord" WHERE "TaskName" = $1 AND "SignTime" IS NOT NULL AND "IsDeleted" = 0`,
    [NAME],
  );
  const perSecond = count / seconds;
  console.log(
    `${count} students by ${settings.connections} connections in ${seconds.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)}): ${perSecond.toFixed(0)} a second, ${faults.length} failed`,
  );
  console.log(
    `to look and to sign takes ${at(0.5)} ms (median), ${at(0.99)} ms (99 %); ${rows[0]!.here} are here`,
  );
  console.log(`processor a student: server ${((server.cpuMs() - used) / count).toFixed(2)} ms`);
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  return count > 0 && faults.length === 0 && rows[0]!.here === count ? { count, perSecond } : undefined;
}

/** The office calls the whole school, for the rest of the day. */
async function openRoll(server: Target, token: string): Promise<void> {
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  await api(server, token, 'Data/Save', {
    Entity: entities.NamingTask,
    EnCode: 'rollcall.task.publish',
    Data: {
      ...{ TaskName: NAME, NamingType: '1', NamingMode: '1', Cycle: '2', ScopeType: '1', ExcludeLeave: 1 },
      ...{ StartDate: today, EndDate: today, BeginTime: '00:00', EndTime: '23:59', LateMinutes: 120 },
      ...{ Geo: CAMPUS, Radius: 300, NeedPhoto: 0, RemindMinutes: 0, Channels: ['1'] },
    },
  });
}

/** Tokens of the students who are called. */
async function calledStudents(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ account: string }>(
    `SELECT s."UserId" AS account FROM "NamingRecord" r JOIN "Student" s ON s."Id" = r."StudentId"
     JOIN "SysUser" u ON u."Id" = s."UserId"
     WHERE r."TaskName" = $1 AND r."Result" = $2 AND r."IsDeleted" = 0 AND u."IsWeakPwd" = 0 AND u."State" = '1'
     ORDER BY r."Id" LIMIT $3`,
    [NAME, ROLLCALL_RESULT.Missing, settings.students],
  );
  const tokens = [];
  for (const { account } of rows) tokens.push(await sessionOf(client, account));
  return tokens;
}

/** A student opens the list of what is called and signs. */
async function answer(server: Target, token: string): Promise<void> {
  const list = (await api(server, token, 'Data/List', {
    Entity: entities.NamingRecord,
    Filter: { Result: ROLLCALL_RESULT.Missing },
    PageIndex: 1,
    PageSize: 20,
    Page: 'rollcall/my-sign',
  })) as { rows: { Id: string; TaskName: string }[] };
  const called = list.rows.find(({ TaskName }) => TaskName === NAME);
  if (called === undefined) throw new Error('a student is not shown the roll');
  await api(server, token, 'Data/Action', {
    EnCode: enCodes.rollcallSignDo,
    Ids: [called.Id],
    Params: { Geo: { ...CAMPUS, Acc: 10 } },
  });
}

async function bareUpdates(place: Place, count: number): Promise<number> {
  // Numbers stand for ids, since pgbench counts.
  await place.client.query(`CREATE TABLE bench_called (n integer PRIMARY KEY, id text NOT NULL)`);
  await place.client.query(
    `INSERT INTO bench_called SELECT row_number() OVER (ORDER BY "Id"), "Id" FROM "NamingRecord"
     WHERE "TaskName" = $1 AND "SignTime" IS NOT NULL AND "IsDeleted" = 0`,
    [NAME],
  );
  const clients = 4;
  const each = Math.floor(count / clients);
  const file = join(place.folder, 'sign.sql');
  writeFileSync(
    file,
    `\\set k :k + 1
\\set n :client_id * ${each} + :k
UPDATE "NamingRecord" r SET "Result" = '${ROLLCALL_RESULT.Present}', "SignTime" = now(), "Version" = r."Version" + 1 FROM bench_called c WHERE c.n = :n AND r."Id" = c.id;
`,
  );
  return rateOf(place, ['-c', String(clients), '-j', '1', '-t', String(each), '-D', 'k=0', '-f', file]);
}

await benchOnPostgres('rollcall', bench);
