import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { sessionNamed } from '../../../tools/bench/server/sessions.ts';
import { openSessions } from '../../../tools/bench/server/takers.ts';
import type { OwnDatabase } from '../../_util/postgres.ts';
import { atLength, scaled } from '../../_util/scale.ts';
import { createClient, type Answered, type TestClient } from '../../_util/server.ts';
import { startServerProcess, type ServerProcess } from '../../_util/server-process.ts';
import { answersOf, askedBy, bankText, pointsOf, WORTH, type Asked, type Given } from './exam-key.ts';

/** A node that comes back by itself, how it is killed, and what it was started with. */
interface Killing {
  readonly server: ServerProcess;
  readonly own: OwnDatabase;
  readonly env: Record<string, string | undefined>;
  killServer(): Promise<void>;
}

const CANDIDATES = scaled(2000, 40);
/** Students of the demo school: some of them have passwords to change first. */
export const STUDENTS = scaled(2100, 60);
const SAVING_MS = scaled(600_000, 2_500);
/** The page of a candidate saves by itself so often. */
const BETWEEN_MS = scaled(20_000, 200);
const KILLS = scaled(3, 1);
/** More than the saving takes on a machine that has other work too. */
const MINUTES = 16;
const EACH = 5;
const AT_ONCE = 16;
const TITLE = '断点考试';
/** A node that ends or starts says so, and one that the machine gives no time to read a request gives it up; neither has done anything. */
const NOT_NOW: ReadonlySet<number> = new Set([408, 503]);
const OVER = '答题时间已到';
const DONE = `${OVER}，已按最后保存的答案提交`;
/** How a candidate ends: SUBMIT_MODE of the sheet. The last ones send nothing, and the clock has to come for them. */
const ENDS = scaled(['own', 'forced', 'late', 'clock'] as const, ['own', 'forced', 'late'] as const);
const MODE = { own: '1', forced: '4', late: '2', clock: '2' } as const;

interface Candidate {
  readonly no: number;
  readonly userId: string;
  readonly end: (typeof ENDS)[number];
  /** One client for each node. */
  readonly clients: readonly TestClient[];
  node: number;
  step: number;
  taking: string;
  turn: number;
  deadline: string;
  questions: readonly Asked[];
  /** What was answered with success last. */
  kept: Given;
  /** Milliseconds until each save was acknowledged. */
  readonly waits: number[];
  repeats: number;
}

/** One exam of many candidates at two nodes of which one is killed again and again. */
export function killedExam(started: () => Killing): void {
  describe('an exam goes on when a node is killed', () => {
    let other: ServerProcess;
    let client: Client;
    let exam: string;
    let candidates: Candidate[];
    const urls = () => [started().server.url, other.url];
    const signedIn = (url: string, token: string): TestClient => Object.assign(createClient(url), { token });
    const office = async () => signedIn(other.url, await sessionNamed(client, 'exam01'));

    beforeAll(async () => {
      const { own, env, server } = started();
      other = await startServerProcess({ env: { ...env, DATA_DIR: server.dataDir } });
      client = new Client({ connectionString: own.url });
      await client.connect();
      exam = await publishExam(await office());
      const people = (await openSessions(client, TITLE, 'ExamTaking')).slice(0, CANDIDATES);
      candidates = people.map(({ userId, token }, no) => ({
        ...{
          no,
          userId,
          end: ENDS[no % ENDS.length]!,
          node: no % 2,
          step: 0,
          taking: '',
          turn: 0,
          deadline: '',
        },
        clients: urls().map((url) => signedIn(url, token)),
        ...{ questions: [], kept: {}, waits: [], repeats: 0 },
      }));
      expect(candidates).toHaveLength(CANDIDATES);
    }, 300_000);
    afterAll(async () => {
      await client?.end();
      await other?.stop();
    });

    atLength(
      'no acknowledged answer is lost, nobody gains or loses time, and every score is right',
      async () => {
        const begun = performance.now();
        await eachOf(candidates, async (one) => void (await open(one, exam)));
        const openedIn = performance.now() - begun;
        await saveWhileKilled(candidates, started().killServer);
        await comeBack(
          candidates.filter(({ no }) => no % 10 === 0),
          exam,
        );
        await handIn(candidates, await office(), client);
        await judge(candidates, exam, client);
        const waits = candidates.flatMap((one) => one.waits).toSorted((one, next) => one - next);
        const at = (share: number) => `${waits[Math.floor((waits.length - 1) * share)]!.toFixed(0)} ms`;
        const again = candidates.reduce((sum, { repeats }) => sum + repeats, 0);
        console.log(
          `${CANDIDATES} candidates open in ${(openedIn / 1000).toFixed(1)} s; ${waits.length} saves acknowledged in ${SAVING_MS / 1000} s and ${KILLS} kills, p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}; ${again} requests sent again`,
        );
      },
      2_400_000,
    );
  });
}

async function publishExam(office: TestClient): Promise<string> {
  const save = async (Entity: string, EnCode: string, Data: Record<string, unknown>) => {
    const answer = await office.call('Data/Save', { Entity, EnCode, Data });
    expect(answer).toMatchObject({ code: 0 });
    return String(answer.value.Id);
  };
  const act = async (EnCode: string, Id: string, Params = {}) =>
    expect(await office.call('Data/Action', { EnCode, Ids: [Id], Params })).toMatchObject({ code: 0 });
  const BankId = await save('exam/ExamBank', 'exam.bank.add', { BankName: TITLE, IsShare: 1 });
  await act('exam.question.import', BankId, { Text: bankText(EACH * 2) });
  const ExamRule = WORTH.map(({ code, points }, at) => ({
    ...{ Sort: at + 1, BankId, QType: code, Count: EACH, Points: points },
  }));
  const there = (hours: number) =>
    new Date(Date.now() + (hours + 8) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const id = await save('exam/ExamPaper', 'exam.paper.save', {
    ...{ Title: TITLE, ExamType: '2', BuildMode: '2', PassScore: 10, TimeLimit: MINUTES, EnterLimit: 0 },
    ...{ StartTime: there(-1), EndTime: there(12), LimitTimes: 1, KeepScore: '1', MultiHalf: '1' },
    ...{ RandomOrder: 1, RandomOptions: 1, SwitchLimit: 0, ShowScore: '3', ScopeType: '1' },
    Children: { 'exam/ExamRule': ExamRule },
  });
  await act('exam.paper.publish', id);
  return id;
}

/** So many at once, as a school's network lets them through. */
async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const take = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
}

/** Reads the notice first: nothing is asked of who has not agreed to it. */
async function agree(client: TestClient, exam: string): Promise<void> {
  const { value } = await client.call('Exam/Paper', { Id: exam });
  expect(value.Questions).toEqual([]);
  const request = { EnCode: 'exam.my.enter', Ids: [value.Id], Params: { Agree: 1 } };
  expect(await client.call('Data/Action', request)).toMatchObject({ code: 0 });
}

/** Reads the paper at the candidate's node, as a page that is opened. */
async function open(candidate: Candidate, exam: string): Promise<Given> {
  const client = candidate.clients[candidate.node]!;
  if (candidate.taking === '') await agree(client, exam);
  const answer = await client.call('Exam/Paper', { Id: exam });
  expect(answer).toMatchObject({ code: 0, value: { Closed: '' } });
  const { Id, Turn, Deadline, Questions, Answers } = answer.value;
  Object.assign(candidate, { taking: Id, turn: Turn, deadline: Deadline, questions: Questions.map(askedBy) });
  expect(candidate.questions).toHaveLength(EACH * WORTH.length);
  return Answers;
}

/** Sends an act under one key, now to this node and now to the other, until one of them answers. */
async function sent(
  candidate: Candidate,
  EnCode: string,
  answers: Given,
  turn = candidate.turn,
): Promise<Answered> {
  const key = { 'x-idempotency-key': randomUUID() };
  const Params = { Answers: JSON.stringify(answers), Turn: turn };
  for (;;) {
    const request = { EnCode, Ids: [candidate.taking], Params };
    const answer = await candidate.clients[candidate.node]!.call('Data/Action', request, key).catch(
      () => undefined,
    );
    if (answer && !NOT_NOW.has(answer.status)) return answer as Answered;
    candidate.node = 1 - candidate.node;
    candidate.repeats += 1;
    await sleep(100);
  }
}

async function saveOnce(candidate: Candidate): Promise<void> {
  candidate.step += 1;
  const answers = answersOf(candidate.questions, candidate.no, candidate.step);
  const since = performance.now();
  const answer = await sent(candidate, 'exam.do.save', answers);
  expect(answer, answer.text).toMatchObject({ code: 0 });
  candidate.kept = answers;
  candidate.waits.push(performance.now() - since);
}

async function saveWhileKilled(candidates: readonly Candidate[], kill: () => Promise<void>): Promise<void> {
  const until = performance.now() + SAVING_MS;
  let isStopped = false;
  const saving = candidates.map(async (candidate) => {
    await sleep((candidate.no * BETWEEN_MS) / CANDIDATES);
    while (!isStopped) {
      await saveOnce(candidate);
      await sleep(BETWEEN_MS);
    }
  });
  const killing = async () => {
    for (let at = 0; at < KILLS; at += 1) {
      await sleep((SAVING_MS / (KILLS + 1)) * 0.9);
      await kill();
    }
    await sleep(Math.max(0, until - performance.now()));
  };
  try {
    // A failed candidate ends the test at once.
    await Promise.race([killing(), Promise.all(saving)]);
  } finally {
    isStopped = true;
    await Promise.all(saving);
  }
}

/** Opened again at the other node, the page shows what was kept, the same questions and the same end; the old page is shut out. */
async function comeBack(candidates: readonly Candidate[], exam: string): Promise<void> {
  await eachOf(candidates, async (candidate) => {
    const { turn, deadline, questions, kept } = candidate;
    candidate.node = 1 - candidate.node;
    expect(await open(candidate, exam)).toEqual(kept);
    expect(candidate).toMatchObject({ deadline, questions, turn: turn + 1 });
    const late = await sent(candidate, 'exam.do.save', {}, turn);
    expect(late.message).toMatch(/^试卷已在其他窗口或设备打开/);
    await saveOnce(candidate);
  });
}

/** Milliseconds since the end that was told; on one machine the server's clock is the candidate's. */
const isPast = (deadline: string) => Date.now() - Date.parse(`${deadline.replace(' ', 'T')}+08:00`);

async function handIn(candidates: readonly Candidate[], office: TestClient, client: Client): Promise<void> {
  const ending = (end: Candidate['end']) => candidates.filter((one) => one.end === end);
  await eachOf(ending('own'), async (candidate) => {
    candidate.kept = answersOf(candidate.questions, candidate.no, candidate.step + 1);
    const answer = await sent(candidate, 'exam.do.submit', candidate.kept);
    expect(answer, answer.text).toMatchObject({ code: 0 });
  });
  const forced = ending('forced').map(({ taking }) => taking);
  for (let at = 0; at < forced.length; at += 100) {
    const Ids = forced.slice(at, at + 100);
    expect(await office.call('Data/Action', { EnCode: 'exam.monitor.force', Ids, Params: {} })).toMatchObject(
      {
        code: 0,
        value: { Count: Ids.length },
      },
    );
  }
  // The usual run has no such time: for its last candidates they pass in the database.
  if (!ENDS.some((end) => end === 'clock'))
    await client.query(
      `UPDATE "ExamTaking" SET "BeginTime" = "BeginTime" - interval '${MINUTES + 1} minutes' WHERE "Id" = ANY($1)`,
      [ending('late').map(({ taking }) => taking)],
    );
  else await Promise.all(ending('late').map(saveToTheEnd));
  await eachOf(ending('late'), async (candidate) => {
    const thought = answersOf(candidate.questions, candidate.no, candidate.step + 2);
    expect([OVER, DONE]).toContain((await sent(candidate, 'exam.do.save', thought)).message);
    const { value, message } = await sent(candidate, 'exam.do.submit', thought);
    if (message !== DONE) expect(value).toMatchObject({ Text: DONE });
  });
  const left = ending('clock').map(({ taking }) => taking);
  while (left.length > 0) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS n FROM "ExamTaking" WHERE "Id" = ANY($1) AND "Times" = 0`,
      [left],
    );
    if (rows[0].n === 0) break;
    await sleep(2_000);
  }
}

/** Saves until it is refused: no sooner than the end that was told, and nothing is kept that was sent after its second. */
async function saveToTheEnd(candidate: Candidate): Promise<void> {
  for (;;) {
    const answers = answersOf(candidate.questions, candidate.no, candidate.step + 1);
    const late = isPast(candidate.deadline);
    const answer = await sent(candidate, 'exam.do.save', answers);
    if (answer.code !== 0) {
      // The clock may have come for the sheet between two saves.
      expect([OVER, DONE]).toContain(answer.message);
      expect(isPast(candidate.deadline)).toBeGreaterThanOrEqual(0);
      return;
    }
    expect(late).toBeLessThan(1000);
    candidate.step += 1;
    candidate.kept = answers;
    await sleep(BETWEEN_MS / 2);
  }
}

interface Stored {
  readonly user: string;
  readonly mode: string;
  readonly total: number;
  readonly score: number;
  readonly end: string;
  readonly answers: readonly {
    readonly id: string;
    readonly title: string;
    readonly value: unknown;
    readonly score: number;
  }[];
}

async function judge(candidates: readonly Candidate[], exam: string, client: Client): Promise<void> {
  const { rows } = await client.query<Stored>(
    `SELECT s."UserId" AS user, s."SubmitMode" AS mode, s."TotalScore"::float AS total, s."Score"::float AS score,
       to_char((s."StartTime" + interval '${MINUTES} minutes') AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') AS end,
       (SELECT json_agg(json_build_object('id', i."QuestionId", 'title', i."Title", 'value', i."Values", 'score', i."Score"::float))
        FROM "ExamAnswer" i WHERE i."SheetId" = s."Id" AND i."IsDeleted" = 0) AS answers
     FROM "ExamSheet" s WHERE s."PaperId" = $1 AND s."IsDeleted" = 0`,
    [exam],
  );
  expect(rows).toHaveLength(candidates.length);
  const sheets = new Map(rows.map((row) => [row.user, row]));
  for (const candidate of candidates) {
    const { answers, total, score, mode, end } = sheets.get(candidate.userId)!;
    const stored = answers.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const]));
    expect(Object.fromEntries(stored), `answers of candidate ${candidate.no}`).toEqual(candidate.kept);
    for (const { id, title, value, score: given } of answers)
      expect(given, `${title}: ${JSON.stringify(value)}`).toBe(
        pointsOf(askedBy({ Id: id, Title: title }), value),
      );
    const expected = candidate.questions.reduce((sum, one) => sum + pointsOf(one, candidate.kept[one.id]), 0);
    expect({ total, score, mode }).toEqual({ total: expected, score: expected, mode: MODE[candidate.end] });
    if (candidate.end !== 'late' || ENDS.some((one) => one === 'clock')) expect(end).toBe(candidate.deadline);
  }
}
