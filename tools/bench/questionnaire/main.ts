import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { root } from '../../setup/root.mjs';
import { api, Queued, type Target } from '../server/api.ts';
import { freePort } from '../../setup/free-port.mjs';
import { benchOnPostgres, numberFrom, quantile, type Place } from '../server/place.ts';
import { startBuiltServer, type BuiltServer } from '../server/server-process.ts';
import { openSessions } from '../server/takers.ts';

const settings = { students: numberFrom('BENCH_STUDENTS', 2000), seconds: numberFrom('BENCH_SECONDS', 60) };
/** Some of the demo school have handed their papers in already. */
const SPARE = 100;
/** Reading the paper, keeping what is answered so far, and handing it in. */
const SAVES = 2;
const TITLE = '2026年学生生活服务满意度调查';

/** A whole school answers one questionnaire within a minute, on PostgreSQL and one server; every answer is definite. */
async function bench({ client, env }: Place): Promise<boolean> {
  const DEMO_STUDENTS = String(settings.students + SPARE);
  const server = await startBuiltServer(root, await freePort(), { ...env, DEMO_STUDENTS });
  return measure(client, server).finally(() => server.stop());
}

async function measure(client: Client, server: BuiltServer): Promise<boolean> {
  const takers = (await openSessions(client, TITLE)).slice(0, settings.students);
  const tokens = takers.map(({ token }) => token);
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
