import { Agent, request as send } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../src/contract/envelope.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { openDatabase, type Database } from '../../src/server/data/database/database.ts';
import { installShipped } from '../../src/server/install.ts';
import { bedOf, fillBedWorld, letIn, resetBedWorld, tokenOf } from '../../tools/bench/beds/world.ts';
import { brokenPromises, type Outcome } from '../_util/bed-world.ts';
import { isAtLength, scaled } from '../_util/scale.ts';
import { createDatabase, onPostgres, type OwnDatabase } from '../_util/postgres.ts';
import { startServerProcess, type ServerProcess } from '../_util/server-process.ts';

const WORLD = scaled(
  { students: 5_000, beds: 1_000, killAfter: 300 },
  isAtLength
    ? { students: 2_000, beds: 400, killAfter: 300 }
    : { students: 1_000, beds: 200, killAfter: 100 },
);
const SOCKETS = 500;
const LOCK = 'orientation.dorm.lock';
const CONFIRM = 'orientation.dorm.confirm';

let own: OwnDatabase;
let database: Database;
let dataDir: string;
let nodes: ServerProcess[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS / 2 });

interface Trouble {
  /** One answer in so many is lost on the way: the browser hangs up as soon as it begins. */
  readonly loseEvery?: number;
  /** After so many promises a node is killed. */
  readonly killAfter?: number;
}

/** @throws when the connection breaks before the answer is there */
function post(
  node: ServerProcess,
  student: number,
  body: string,
  key: string,
  lose: boolean,
): Promise<Envelope> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-token': tokenOf(student),
      'x-idempotency-key': key,
    };
    const path = '/api/Data/Action';
    const sent = send({ host: '127.0.0.1', port: node.port, path, method: 'POST', headers, agent });
    sent.once('error', reject);
    sent.once('response', (response) => {
      if (lose) return void sent.destroy(new Error('the answer was lost'));
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => (text += piece));
      response.once('error', reject);
      response.once('end', () => {
        try {
          resolve(JSON.parse(text) as Envelope);
        } catch (error) {
          reject(error);
        }
      });
    });
    sent.end(body);
  });
}

const mostTries = 8;

/** Five students for each bed, all next to each other; a person who holds one confirms it. */
async function rush({ loseEvery = 0, killAfter = 0 }: Trouble): Promise<Outcome[]> {
  let requests = 0;
  let promised = 0;
  const ask = async (student: number, enCode: string, bed: number): Promise<Envelope | undefined> => {
    const body = JSON.stringify({ EnCode: enCode, Ids: [bedOf(bed)] });
    const key = `race-${enCode.split('.').at(-1)}-${student}`;
    for (let tries = 0; tries < mostTries; tries += 1) {
      requests += 1;
      const isLost = loseEvery > 0 && tries === 0 && requests % loseEvery === 0;
      const node = nodes[(student + tries) % nodes.length]!;
      const answer = await post(node, student, body, key, isLost).catch(() => undefined);
      // Not let in for now: the same wish again.
      const isQueued =
        (answer?.ResultValue as { Waiting?: unknown } | null | undefined)?.Waiting !== undefined;
      if (answer && !isQueued && (answer.ErrorCode === 0 || answer.ErrorCode === 2)) return answer;
    }
    return undefined;
  };
  const choose = async (student: number): Promise<Outcome> => {
    const bed = Math.floor((student * WORLD.beds) / WORLD.students);
    const held = await ask(student, LOCK, bed);
    if (held?.ErrorCode !== 0) return { student, isDefinite: held !== undefined };
    const got = await ask(student, CONFIRM, bed);
    if (got?.ErrorCode !== 0) return { student, isDefinite: got !== undefined };
    promised += 1;
    if (promised === killAfter) await nodes[1]!.kill('SIGKILL');
    return { student, bed, isDefinite: true };
  };
  const waiting = Array.from({ length: WORLD.students }, (_, student) => student);
  const outcomes: Outcome[] = [];
  const socket = async () => {
    for (let student = waiting.shift(); student !== undefined; student = waiting.shift())
      outcomes.push(await choose(student));
  };
  await Promise.all(Array.from({ length: SOCKETS }, socket));
  return outcomes;
}

// Two nodes need a database that both can reach.
describe.runIf(onPostgres)('M01: R15: 5,000 students and 1,000 beds, over HTTP, on two nodes', () => {
  beforeAll(async () => {
    own = await createDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'xgt-race-'));
    database = await openDatabase({ url: own.url, dataDir });
    await installShipped(database, loadCatalog('schemas'));
    await fillBedWorld(database, WORLD);
    await letIn(database, WORLD.students);
    const env = { DATABASE_URL: own.url, DATA_DIR: dataDir, DEMO: '0', RATE_FACTOR: '0' };
    nodes = await Promise.all([startServerProcess({ env }), startServerProcess({ env })]);
  });
  afterAll(async () => {
    agent.destroy();
    await Promise.all(nodes.map((node) => node.stop()));
    await database?.close();
    await own?.drop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  it('every bed has one student, and everybody was told so', async () => {
    const outcomes = await rush({});
    expect(await brokenPromises(database, outcomes)).toEqual([]);
    expect(outcomes.filter(({ bed }) => bed !== undefined)).toHaveLength(WORLD.beds);
  });

  it('also when answers are lost and a node is killed in the middle', async () => {
    await resetBedWorld(database);
    await database.query('DELETE FROM sys_idempotency');
    const outcomes = await rush({ loseEvery: 17, killAfter: WORLD.killAfter });
    expect(await brokenPromises(database, outcomes)).toEqual([]);
    expect(outcomes.filter(({ bed }) => bed !== undefined)).toHaveLength(WORLD.beds);
  });
});
