import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { root } from '../../setup/root.mjs';
import { api, Queued, type Target } from '../server/api.ts';
import { freePort } from '../../setup/free-port.mjs';
import { rateOf } from '../server/pgbench.ts';
import { benchOnPostgres, numberFrom, quantile, type Place } from '../server/place.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import { openSessions } from '../server/takers.ts';
import { workOff } from '../server/work-off.ts';

const settings = {
  students: numberFrom('BENCH_STUDENTS', 2000),
  seconds: numberFrom('BENCH_SECONDS', 60),
  /** Students who come after that, as fast as they are taken. */
  pressing: numberFrom('BENCH_PRESSING', 1000),
  connections: numberFrom('BENCH_CONNECTIONS', 16),
};
/** Some of the demo school have handed their papers in already. */
const SPARE = 100;
/** Reading the paper, keeping what is answered so far, and handing it in. */
const SAVES = 2;
const TITLE = '2026年学生生活服务满意度调查';

/**
 * A whole school answers one questionnaire within a minute, on PostgreSQL and one server; every answer is definite. Others come as
 * fast as they are taken, beside the bare writes of a visit.
 */
async function bench(place: Place): Promise<boolean> {
  const DEMO_STUDENTS = String(settings.students + settings.pressing + SPARE);
  const env = { ...place.env, DEMO_STUDENTS };
  const server = await startBuiltServer(root, await freePort(), env);
  const perSecond = await measureBoth(place.client, server).finally(() => server.stop());
  if (perSecond === undefined) return false;
  const bare = await bareVisits(place);
  console.log(
    `the writes of a visit, pgbench: ${bare.toFixed(0)} a second; ours ${(perSecond / bare).toFixed(3)} of it`,
  );
  return true;
}

/** @returns visits a second of those who press; undefined where one of all visits failed */
async function measureBoth(client: Client, server: BuiltServer): Promise<number | undefined> {
  const tokens = (await openSessions(client, TITLE)).map(({ token }) => token);
  const isCalm = await measure(client, server, tokens.slice(0, settings.students));
  const pressing = tokens.slice(settings.students, settings.students + settings.pressing);
  const isFull = pressing.length === settings.pressing;
  const used = server.cpuMs();
  const { times, faults, seconds } = await workOff(pressing, settings.connections, (token) =>
    answerAll(server, token),
  );
  const perSecond = times.length / seconds;
  console.log(
    `${times.length} more by ${settings.connections} connections: ${perSecond.toFixed(1)} visits a second, ${Math.round(quantile(times, 0.5))} ms (median), ${faults.length} failed, processor a visit: server ${((server.cpuMs() - used) / times.length).toFixed(2)} ms`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  return isCalm && isFull && faults.length === 0 ? perSecond : undefined;
}

async function measure(client: Client, server: BuiltServer, tokens: readonly string[]): Promise<boolean> {
  const known = await countKept(client);
  const used = { server: server.cpuMs(), here: process.cpuUsage() };
  const pause = (settings.seconds * 1000) / tokens.length;
  const begun = performance.now();
  const times: number[] = [];
  const faults: string[] = [];
  const one = async (token: string, at: number) => {
    await sleep(at * pause);
    const from = performance.now();
    await answerAll(server, token).catch((fault: unknown) => faults.push(String(fault)));
    times.push(performance.now() - from);
  };
  await Promise.all(tokens.map(one));
  const took = (performance.now() - begun) / 1000;
  const at = (share: number) => Math.round(quantile(times, share));
  const { sheets, persons } = await countKept(client);
  const calls = tokens.length * (SAVES + 2) + queued;
  const here = process.cpuUsage(used.here);
  const each = (ms: number) => (ms / calls).toFixed(2);
  console.log(
    `${tokens.length} students, each ${SAVES + 2} calls, over ${took.toFixed(1)} s (load ${loadavg()[0]?.toFixed(1)})`,
  );
  console.log(`a whole visit takes ${at(0.5)} ms (median), ${at(0.99)} ms (99 %), ${at(1)} ms (longest)`);
  console.log(
    `${faults.length} refused or failed, ${queued} sent back to the line; ${sheets} sheets of ${persons} persons`,
  );
  console.log(
    `processor a call: server ${each(server.cpuMs() - used.server)} ms, this client ${each((here.user + here.system) / 1000)} ms`,
  );
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`);
  const isWhole = tokens.length === settings.students && sheets === known.sheets + tokens.length;
  return faults.length === 0 && isWhole && sheets === persons && took < settings.seconds * 1.2 + 5;
}

async function countKept(client: Client): Promise<{ sheets: number; persons: number }> {
  const kept = await client.query<{ sheets: number; persons: number }>(
    `SELECT count(*)::int AS sheets, count(DISTINCT s."UserId")::int AS persons
     FROM "AnswerSheet" s JOIN "Questionnaire" q ON q."Id" = s."QuestionnaireId" WHERE q."Title" = $1 AND s."IsDeleted" = 0`,
    [TITLE],
  );
  return kept.rows[0]!;
}

async function answerAll(server: Target, token: string): Promise<void> {
  const id = { Id: await questionnaireId(server, token) };
  const paper = (await patiently(server, token, 'Questionnaire/Paper', id)) as {
    Id: string;
    Questions: { Id: string }[];
  };
  const [, lives, general, , services, score] = paper.Questions.map(({ Id }) => Id);
  const answers = {
    [lives!]: 'A',
    [general!]: 'A',
    [services!]: { 食堂: 'A', 图书馆: 'B', 校医院: 'C' },
    [score!]: '8',
  };
  const act = (EnCode: string) =>
    patiently(server, token, 'Data/Action', {
      EnCode,
      Ids: [paper.Id],
      Params: { Answers: JSON.stringify(answers), Salt: randomBytes(8).toString('hex') },
    });
  for (let times = 0; times < SAVES; times += 1) await act('questionnaire.answer.save');
  await act('questionnaire.answer.submit');
}

/** Two drafts, a sheet with its answers, and the row of its person, copied with the indexes of their tables. */
async function bareVisits(place: Place): Promise<number> {
  const { client } = place;
  await client.query(`CREATE TABLE bench_sheet (LIKE "AnswerSheet" INCLUDING ALL)`);
  await client.query(`CREATE TABLE bench_item (LIKE "AnswerItem" INCLUDING ALL)`);
  // Numbers stand for ids, since pgbench counts.
  await client.query(
    `CREATE TABLE bench_visit (n integer PRIMARY KEY, sheet text NOT NULL, taking text NOT NULL)`,
  );
  const { rowCount } = await client.query(
    `INSERT INTO bench_visit SELECT row_number() OVER (ORDER BY t."Id"), t."SheetId", t."Id" FROM "SurveyTaking" t
     JOIN "Questionnaire" q ON q."Id" = t."QuestionnaireId" WHERE q."Title" = $1 AND t."SheetId" IS NOT NULL AND t."IsDeleted" = 0`,
    [TITLE],
  );
  const clients = 4;
  const each = Math.floor((rowCount ?? 0) / clients);
  const update = (set: string) =>
    `UPDATE "SurveyTaking" t SET ${set}, "Version" = t."Version" + 1 FROM bench_visit v WHERE v.n = :n AND t."Id" = v.taking;`;
  const file = join(place.folder, 'visit.sql');
  const draft = update(`"DraftTime" = now(), "BeginTime" = now()`);
  writeFileSync(
    file,
    `\\set k :k + 1
\\set n :client_id * ${each} + :k
${draft}
${draft}
BEGIN;
INSERT INTO bench_sheet SELECT s.* FROM "AnswerSheet" s JOIN bench_visit v ON v.sheet = s."Id" WHERE v.n = :n;
INSERT INTO bench_item SELECT i.* FROM "AnswerItem" i JOIN bench_visit v ON v.sheet = i."SheetId" WHERE v.n = :n;
${update('"DraftTime" = NULL, "BeginTime" = NULL')}
COMMIT;
`,
  );
  return rateOf(place, ['-c', String(clients), '-j', '1', '-t', String(each), '-D', 'k=0', '-f', file]);
}

let queued = 0;

/** As the browser does: a caller who is told that others are before them comes again. */
async function patiently(...request: Parameters<typeof api>): Promise<unknown> {
  for (;;)
    try {
      return await api(...request);
    } catch (error) {
      if (!(error instanceof Queued)) throw error;
      queued += 1;
      await sleep(1000 + Math.random() * 4000);
    }
}

let known: Promise<string> | undefined;

/** The open questionnaire, as the first student's list of them tells. */
const questionnaireId = (server: Target, token: string): Promise<string> => (known ??= listed(server, token));

async function listed(server: Target, token: string): Promise<string> {
  const list = (await patiently(server, token, 'Data/List', {
    Entity: 'questionnaire/SurveyTaking',
    Filter: {},
    PageIndex: 1,
    PageSize: 20,
    Page: 'questionnaire/my-list',
  })) as { rows: { Title: string; QuestionnaireId: string }[] };
  return list.rows.find(({ Title }) => Title === TITLE)!.QuestionnaireId;
}

await benchOnPostgres('questionnaire', bench);
