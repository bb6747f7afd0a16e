import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileRequest, randomFrom, type Known } from '../_util/hostile-requests.ts';
import { isAtLength, scaled } from '../_util/scale.ts';
import { startSchool, type Answered, type TestClient, type TestSchool } from '../_util/server.ts';

const REQUESTS = scaled(10_000, isAtLength ? 500 : 250);
const SEED = Number(process.env['SEED'] ?? 20_261_123);
/** So many go on their way at once, as a browser's and a robot's do. */
const AT_ONCE = 8;
const BUSY = 503;
const PATIENCE = { timeout: 30_000, interval: 250 };

let school: TestSchool;
beforeAll(async () => {
  school = await startSchool({ rateFactor: 0 });
});
afterAll(() => school.close());

/** Some rows of each entity, so that names lead somewhere. */
async function known(): Promise<Known> {
  const { catalog, database } = school.engine;
  const ids = new Map<string, string[]>();
  for (const [path, { table }] of catalog.entities) {
    const { rows } = await database.query<{ Id: string }>(
      `SELECT "Id" FROM "${table}" ORDER BY "Id" LIMIT 5`,
    );
    if (rows.length > 0)
      ids.set(
        path,
        rows.map(({ Id }) => Id),
      );
  }
  return { catalog, ids };
}

/**
 * What a request is answered in the end. A machine that is too busy answers 503 at that moment: that is no word about
 * the request, unless it answers so each time.
 */
async function answered(
  client: TestClient,
  name: Parameters<TestClient['call']>[0],
  input: unknown,
): Promise<Answered> {
  let answer = await client.call(name, input as never);
  if (answer.status === BUSY)
    await expect
      .poll(async () => (answer = await client.call(name, input as never)).status, PATIENCE)
      .not.toBe(BUSY)
      .catch(() => undefined);
  return answer;
}

test(
  'A bad request is refused with a reason, whatever it holds and whoever sends it: the server never fails over it',
  { timeout: scaled(3_600_000, 180_000) },
  async () => {
    const random = randomFrom(SEED);
    const names = await known();
    const faults = new Map<string, string>();
    const people = ['admin', 'fdy001', 'student', undefined] as const;
    const clients = await Promise.all(
      people.map(async (who) => {
        if (who === undefined) return school.client();
        return who === 'student' ? school.student() : school.as(who);
      }),
    );
    let sent = 0;
    const send = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        const client = clients[sent % clients.length]!;
        const { name, input } = hostileRequest(random, names);
        // Nobody is logged out in the middle: the rest would be told to log in.
        if (name === 'UserAuth/UserLoginOut') continue;
        const { status, code, message } = await answered(client, name, input);
        if (status < 500 && code !== 500) continue;
        const fault = school.lines.findLast((line) => line.includes('"fault"')) ?? message;
        faults.set(
          name,
          `${JSON.stringify(input).slice(0, 600)}\n${status} ${message}\n${fault.slice(0, 900)}`,
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, send));
    expect([...faults].map(([name, fault]) => `${name}: ${fault}`).join('\n\n')).toBe('');
  },
);
