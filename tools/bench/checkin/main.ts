import { loadavg } from 'node:os';
import type { Client } from 'pg';
import { CHECKIN_STATE, STEP_STATE } from '../../../src/contract/generated/codes.ts';
import { enCodes } from '../../../src/contract/generated/entities.ts';
import { freePort } from '../../setup/free-port.mjs';
import { root } from '../../setup/root.mjs';
import { api } from '../server/api.ts';
import { benchOnPostgres, numberFrom, quantile, type Place } from '../server/place.ts';
import { sessionNamed } from '../server/sessions.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import { workOff } from '../server/work-off.ts';

const settings = { students: numberFrom('BENCH_STUDENTS', 300), desks: numberFrom('BENCH_DESKS', 4) };
/** Whose session does it all: what is measured is what follows from an arrival, not who may do it. */
const OFFICE = 'school01';

/** New students arrive at a few desks that never rest, on PostgreSQL and one server; each is checked in once, with all that follows. */
async function bench({ client, env }: Place): Promise<boolean> {
  const DEMO_STUDENTS = String(settings.students * 10);
  const server = await startBuiltServer(root, await freePort(), {
    ...env,
    DEMO_STUDENTS,
    RATE_FACTOR: '1000',
  });
  return measure(client, server).finally(() => server.stop());
}

async function measure(client: Client, server: BuiltServer): Promise<boolean> {
  const token = await sessionNamed(client, OFFICE);
  const waiting = await readyStudents(client);
  const total = waiting.length;
  const used = server.cpuMs();
  const { times, faults, seconds } = await workOff(waiting, settings.desks, (id) => {
    const Params = { NewStudentId: id, ForceReason: '压测到校登记', IdVerified: 1 };
    return api(server, token, 'Data/Action', { EnCode: enCodes.orientationCheckinManual, Ids: [], Params });
  });
  const at = (share: number) => Math.round(quantile(times, share));
  const come = await client.query<{ records: number; students: number }>(
    `SELECT count(*)::int AS records, count(DISTINCT r."NewStudentId")::int AS students FROM "CheckinRecord" r
     WHERE r."ForceReason" = '压测到校登记' AND r."IsDeleted" = 0`,
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

/** New students of the running batch who may come, with nothing against them but what a reason sets aside. */
async function readyStudents(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ Id: string }>(
    `UPDATE "NewStudent" n SET "CheckinState" = $1, "DormState" = $2 WHERE n."Id" IN (
       SELECT o."Id" FROM "NewStudent" o WHERE o."IsDeleted" = 0 AND o."StudentId" IS NULL
         AND NOT EXISTS (SELECT FROM "Student" s WHERE s."ExamineeNo" = o."ExamineeNo") ORDER BY o."Id" LIMIT $3) RETURNING "Id"`,
    [CHECKIN_STATE.Ready, STEP_STATE.Waiting, settings.students],
  );
  return rows.map(({ Id }) => Id);
}

await benchOnPostgres('checkin', bench);
