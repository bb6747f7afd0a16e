import { loadavg } from 'node:os';
import { freePort } from '../../setup/free-port.mjs';
import { root } from '../../setup/root.mjs';
import type { CallRequest } from '../server/api.ts';
import { loadServer, told, type Loading } from '../server/loaded.ts';
import { runPgbench } from '../server/pgbench.ts';
import { benchOnPostgres, numberFrom, say, type Place } from '../server/place.ts';
import { recordStatements, type Recording, type Statement } from '../server/record.ts';
import { startBuiltServer } from '../server/server-process.ts';
import { openSessions } from '../server/takers.ts';
import { openPaper, publishExam, scoresOf, type Opened } from './world.ts';

const settings = {
  candidates: numberFrom('BENCH_CANDIDATES', 2000),
  questions: numberFrom('BENCH_QUESTIONS', 50),
  seconds: numberFrom('BENCH_SECONDS', 20),
  // What a server compiles and plans once, in its first minutes, is no part of what a save costs.
  warm: numberFrom('BENCH_WARM', 10),
  connections: numberFrom('BENCH_CONNECTIONS', 16),
  pgbenchClients: numberFrom('BENCH_PGBENCH_CLIENTS', 4),
};
const least = 0.3;
/** So soon all of them have the paper before them. */
const startSeconds = 60;
/** Whose saves are written down for pgbench; it takes no more than 128 scripts. */
const RECORDED = 16;
/** Some students of the demo school have passwords to change first. */
const SPARE = 100;
const TITLE = '压测考试';

interface Bench extends Place, Loading {}

/** A school sits one exam: everybody opens it, saves again and again, and hands in, through the whole of the server; the saves beside the same SQL in pgbench. */
async function bench(place: Place): Promise<boolean> {
  const env = {
    ...place.env,
    DEMO_STUDENTS: String(settings.candidates + SPARE),
    RATE_FACTOR: '1000',
  };
  say(`demo school of ${env.DEMO_STUDENTS} students`);
  const server = await startBuiltServer(root, await freePort(), env);
  return measure({ ...place, server, connections: settings.connections }).finally(() => server.stop());
}

async function measure(at: Bench): Promise<boolean> {
  const { server, client } = at;
  const exam = await publishExam(server, client, { title: TITLE, questions: settings.questions });
  const takers = (await openSessions(client, TITLE, 'ExamTaking')).slice(0, settings.candidates);
  say(`exam of ${settings.questions} questions published, ${takers.length} candidates`);
  const begun = performance.now();
  const opened = await openAll(at, exam, takers);
  const took = (performance.now() - begun) / 1000;
  console.log(`open: ${opened.length} candidates in ${took.toFixed(1)} s (at most ${startSeconds} s)`);
  const ratio = await saving(at, opened);
  const handed = await loadServer(at, requestsOf('exam.do.submit', opened));
  console.log(`hand in: ${told(handed)}, refused ${handed.failed}`);
  const right = await judge(at, exam, opened);
  console.log(`memory of the server: ${server.peakMb().toFixed(0)} MB at most`);
  console.log(`${JSON.stringify(settings)} load average ${loadavg()[0]!.toFixed(1)}`);
  const isWhole = opened.length === settings.candidates && right && handed.failed === 0;
  return isWhole && ratio >= least && took <= startSeconds;
}

async function openAll(
  { server }: Bench,
  exam: string,
  takers: Awaited<ReturnType<typeof openSessions>>,
): Promise<Opened[]> {
  const opened: Opened[] = [];
  let next = 0;
  const work = async () => {
    for (let candidate = next++; candidate < takers.length; candidate = next++)
      opened.push(await openPaper(server, exam, takers[candidate]!, candidate));
  };
  await Promise.all(Array.from({ length: settings.connections }, work));
  return opened;
}

const requestsOf = (EnCode: string, opened: readonly Opened[]): CallRequest[] =>
  opened.map(({ token, taking, Params }) => ({
    name: 'Data/Action',
    token,
    method: 'POST',
    write: true,
    input: { EnCode, Ids: [taking], Params },
  }));

/** @returns the saves of the server as a share of what pgbench reaches with the same statements */
async function saving(at: Bench, opened: readonly Opened[]): Promise<number> {
  const requests = requestsOf('exam.do.save', opened);
  const recordings = await recordStatements(at, requests.slice(0, RECORDED));
  await loadServer(at, requests, settings.warm);
  const ours = await loadServer(at, requests, settings.seconds);
  if (ours.failed > 0) throw new Error(`${ours.failed} saves failed, first: ${ours.firstFailure}`);
  const { pgbenchClients: clients, seconds } = settings;
  const theirs = await runPgbench({ ...at, recordings, clients, seconds });
  const writes = await runPgbench({ ...at, recordings: recordings.map(writesOf), clients, seconds });
  const rate = ours.answered / ours.seconds;
  const ratio = rate / theirs.perSecond;
  console.log(
    `save: ${told(ours)}; pgbench with the same statements ${theirs.perSecond.toFixed(0)}: ${ratio.toFixed(2)} of it (at least ${least}), with the writes among them alone ${writes.perSecond.toFixed(0)}: ${(rate / writes.perSecond).toFixed(2)} of it`,
  );
  return ratio;
}

const WRITES = /^\s*(?:BEGIN|COMMIT|INSERT|UPDATE|DELETE|WITH\b[\s\S]*\b(?:INSERT|UPDATE|DELETE)\b)/i;

/** What is left of a request when nothing is asked. */
const writesOf = ({ statements, changing }: Recording): Recording => ({
  statements: statements.filter(({ text }: Statement) => WRITES.test(text)),
  changing,
});

/** Whether everybody has one sheet, with the score that the answers sent come to by the bench's own key. */
async function judge({ client }: Bench, exam: string, opened: readonly Opened[]): Promise<boolean> {
  const sheets = await scoresOf(client, exam);
  const scores = new Map(sheets.map(({ userId, score }) => [userId, score]));
  const equal = opened.filter(({ userId, expected }) => scores.get(userId) === expected).length;
  console.log(
    `${sheets.length} sheets of ${scores.size} persons, ${equal} scores as they were marked beside the server`,
  );
  return sheets.length === opened.length && scores.size === opened.length && equal === opened.length;
}

await benchOnPostgres('exam', bench, { postgres: ['shared_buffers=512MB'] });
