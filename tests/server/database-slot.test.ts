import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import type { ServerModule } from '../../src/server/data/module.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { settleDue } from '../../src/server/engines/slot/settle.ts';
import { slot } from '../../src/server/engines/slot/index.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { onPostgres } from '../_util/postgres.ts';
import { pressing, wordsOf, type Press } from '../_util/pressed.ts';
import { at } from '../_util/roll-time.ts';

const COURSE = 'errands/Course';
const PEOPLE = 200;

let school: TestEngine;
let press: Press;

const query = async <T extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.engine.database.query<T>(text, values)).rows;

async function add(entity: string, row: Row): Promise<void> {
  const caller = school.as({ UserId: 'boss', Roles: ['admin'] });
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) => insertRow(tx, model, row, { caller, now: at(0) }));
}

const person = (n: number) => school.as({ UserId: `p${n}`, Roles: ['owner'] });

/** What a person is told who presses a button of a course, and of the own place in it. */
const take = async (n: number, course = 'c1', by = press) =>
  wordsOf(await by(person(n), 'errands.course.take', course));
const seatOf = async (n: number, course = 'c1') =>
  (
    await query<{ Id: string }>('SELECT "Id" FROM "Seat" WHERE "PersonId" = $1 AND "CourseId" = $2', [
      `p${n}`,
      course,
    ])
  )[0]?.Id ?? '';
const act = async (n: number, what: 'confirm' | 'release', by = press) =>
  wordsOf(await by(person(n), `errands.seat.${what}`, await seatOf(n)));

/** Who stands how, in the order of the turns. */
const seats = async (course = 'c1') =>
  (
    await query<{ line: string }>(
      `SELECT concat_ws(' ', "PersonId", "State") AS line FROM "Seat" WHERE "CourseId" = $1 ORDER BY "Turn"`,
      [course],
    )
  ).map(({ line }) => line);

/** Everything in which what is stored breaks the promise. */
async function broken(): Promise<string[]> {
  const rows = await query<{ what: string }>(
    `WITH live AS (SELECT s.*, c."Places" FROM "Seat" s JOIN "Course" c ON c."Id" = s."CourseId" WHERE s."State" <> '4')
     SELECT "CourseId" || ' has more than its places' AS what FROM live WHERE "State" <> '1' GROUP BY "CourseId", "Places" HAVING count(*) > "Places"
     UNION ALL SELECT "PersonId" || ' is there twice' FROM live GROUP BY "CourseId", "PersonId" HAVING count(*) > 1
     UNION ALL SELECT "PersonId" || ' has too many' FROM live GROUP BY "PersonId" HAVING count(*) > 2
     UNION ALL SELECT "CourseId" || ' has a turn twice' FROM live GROUP BY "CourseId", "Turn" HAVING count(*) > 1
     UNION ALL SELECT "CourseId" || ' passed over somebody' FROM live GROUP BY "CourseId"
       HAVING max("Turn") FILTER (WHERE "State" <> '1') > min("Turn") FILTER (WHERE "State" = '1')`,
  );
  return rows.map(({ what }) => what);
}

beforeAll(async () => {
  school = await openTestEngine('tests/fixtures/apps/errands', [slot]);
  press = pressing(school.engine);
  for (let n = 0; n < PEOPLE; n += 1) await add('system/SysUser', { Id: `p${n}`, TrueName: `学生${n}` });
});
afterAll(() => school?.close());

beforeEach(async () => {
  await query('DELETE FROM "Seat"');
  await query('DELETE FROM "Course"');
  await add(COURSE, { Id: 'c1', Name: '木工', Places: 1, IsOpen: 1 });
});

describe('R15: limited places', () => {
  it('are given once to a person, then people wait in the order in which they came', async () => {
    expect(await take(0)).toBe('选课成功');
    expect(await take(0)).toBe('您已选课，请勿重复选课');
    expect(await take(1)).toBe('名额已满，您是候补第1位');
    expect(await take(2)).toBe('名额已满，您是候补第2位');
    expect(await take(1)).toBe('您已选课，请勿重复选课');
    expect(await act(0, 'release')).toBe('true');
    expect(await seats()).toEqual(['p0 4', 'p1 2', 'p2 1']);
    // A person who comes back comes last, on the same row.
    expect(await take(0)).toBe('名额已满，您是候补第2位');
    expect(await act(1, 'confirm')).toBe('true');
    expect(await seats()).toEqual(['p1 3', 'p2 1', 'p0 1']);
    expect(await act(1, 'confirm')).toBe('没有为您保留的名额，或已超时');
    expect(
      await query(
        `SELECT DISTINCT coalesce("UserId", '') AS "UserId" FROM "AuditLog" WHERE "Entity" = 'errands/Seat' ORDER BY 1`,
      ),
    ).toEqual([{ UserId: '' }, { UserId: 'p0' }, { UserId: 'p1' }, { UserId: 'p2' }]);
  });

  it('that are held and not confirmed in time go to the next, by the clock or by whoever presses', async () => {
    for (const n of [0, 1, 2]) await take(n);
    await act(0, 'release');
    const late = () =>
      query(`UPDATE "Seat" SET "HeldUntil" = now() - interval '1 second' WHERE "State" = '2'`);
    await late();
    await Promise.all([settleDue(school.engine), settleDue(school.engine)]);
    await settleDue(school.engine);
    expect(await seats()).toEqual(['p0 4', 'p1 4', 'p2 2']);
    await late();
    expect(await act(2, 'confirm')).toBe('没有为您保留的名额，或已超时');
    expect(await seats()).toEqual(['p0 4', 'p1 4', 'p2 4']);
    expect(wordsOf(await press(person(3), 'errands.course.hold', 'c1'))).toMatch(
      /^名额已为您保留，请在\d\d:\d\d前确认$/,
    );
    expect(await act(3, 'confirm')).toBe('true');
  });

  it('that are made more go to those who wait', async () => {
    for (const n of [0, 1, 2, 3]) await take(n);
    await query('UPDATE "Course" SET "Places" = 3');
    await settleDue(school.engine);
    expect(await seats()).toEqual(['p0 3', 'p1 2', 'p2 2', 'p3 1']);
  });

  it('are given within their time, to those who reach them, and so many to a person', async () => {
    const [opens, closes] = [at(600), at(-5)];
    await add(COURSE, { Id: 'early', Name: '陶艺', IsOpen: 1, Opens: opens });
    await add(COURSE, { Id: 'late', Name: '书法', IsOpen: 1, Closes: closes });
    await add(COURSE, { Id: 'shut', Name: '篆刻', IsOpen: 0 });
    await add(COURSE, { Id: 'c2', Name: '国画', IsOpen: 1 });
    await add(COURSE, { Id: 'c3', Name: '围棋', IsOpen: 1 });
    expect(await take(0, 'early')).toBe(`${opens.slice(0, 16)}开始选课`);
    expect(await take(0, 'late')).toBe(`选课已于${closes.slice(0, 16)}截止`);
    expect(await take(0, 'shut')).toBe('无权操作该数据');
    expect(await take(0, 'nowhere')).toBe('无权操作该数据');
    const boss = school.as({ UserId: 'boss', Roles: ['admin'] });
    expect(wordsOf(await press(boss, 'errands.course.take', 'shut'))).toBe('当前状态不能选课');
    expect(wordsOf(await press(boss, 'errands.course.take', 'c1'))).toBe('不在可选课的范围内');
    expect(await take(0)).toBe('选课成功');
    expect(await take(0, 'c2')).toBe('选课成功');
    expect(await take(0, 'c3')).toBe('最多同时选课2项');
    // Nobody gives back what another has.
    expect(wordsOf(await press(person(1), 'errands.seat.release', await seatOf(0)))).toBe('无权操作该数据');
  });
});

describe('R15: the last place, for which all come at once on two nodes', () => {
  it('is given once, nobody is passed over, and everybody is told so', { timeout: 120_000 }, async () => {
    const nodes = [press, pressing(school.engine)];
    const all = Array.from({ length: PEOPLE }, (_, n) => n);
    const told = await Promise.all(all.map((n) => take(n, 'c1', nodes[n % 2])));
    expect(await broken()).toEqual([]);
    expect(told.filter((words) => words === '选课成功')).toHaveLength(1);
    expect(new Set(told.filter((words) => words.includes('候补'))).size).toBe(150);
    expect(told.filter((words) => words === '名额已满')).toHaveLength(PEOPLE - 151);
    // Places come free while others come, and each is for the next in the line.
    const winner = told.indexOf('选课成功');
    const [first] = await query<{ n: number }>(
      `SELECT substr("PersonId", 2)::int AS n FROM "Seat" WHERE "State" = '1' ORDER BY "Turn" LIMIT 1`,
    );
    const outside = all.filter((n) => told[n] === '名额已满');
    await Promise.all([act(winner, 'release'), ...outside.map((n) => take(n, 'c1', nodes[n % 2]))]);
    expect(await broken()).toEqual([]);
    expect(await seatOf(first!.n)).not.toBe('');
    expect(await query(`SELECT "PersonId" FROM "Seat" WHERE "State" = '2'`)).toEqual([
      { PersonId: `p${first!.n}` },
    ]);
  });

  it('nobody has more places than a person may have, whatever is pressed at once', async () => {
    const courses = ['c1', 'c2', 'c3', 'c4'];
    for (const Id of courses.slice(1)) await add(COURSE, { Id, Name: Id, Places: 9, IsOpen: 1 });
    const nodes = [press, pressing(school.engine), pressing(school.engine), pressing(school.engine)];
    await Promise.all(
      [0, 1, 2, 3, 4].flatMap((n) => courses.map((course, at) => take(n, course, nodes[(n + at) % 4]))),
    );
    expect(await broken()).toEqual([]);
    expect(await query('SELECT 1 FROM "Seat"')).toHaveLength(10);
  });
});

/** What a defect makes of a statement, and after which one both nodes wait for each other. */
interface Defect {
  readonly text: (text: string) => string;
  readonly meets?: string;
}

const unlocked = (text: string) => text.replace(/FOR (?:NO KEY )?UPDATE(?: OF t)?\s*$/, '');

/** An engine with a defect; where two nodes meet, each has looked before either writes. */
function defective({ text: spoil, meets }: Defect): Engine {
  let waiting = 0;
  let open = () => {};
  const both = new Promise<void>((resolve) => (open = resolve));
  const spoilt = (tx: Transaction): Transaction => ({
    ...tx,
    query: async (text: string, values?: readonly unknown[]) => {
      const answer = await tx.query(spoil(text), values);
      if (meets !== undefined && text.includes(meets)) {
        if ((waiting += 1) === 2) open();
        await both;
      }
      return answer as never;
    },
  });
  const module: ServerModule = {
    groupedOf: (action, entity) => {
      const answer = slot.groupedOf(action, entity);
      return answer && ((group, requests) => answer({ ...group, tx: spoilt(group.tx) }, requests));
    },
  };
  return { ...school.engine, modules: [module] };
}

it('R15: the proof finds that somebody in the line was passed over', async () => {
  for (const n of [0, 1, 2]) await take(n);
  const text = (one: string) => one.replace('ORDER BY t."Turn" LIMIT', 'ORDER BY t."Turn" DESC LIMIT');
  expect(await act(0, 'release', pressing(defective({ text })))).toBe('true');
  expect(await broken()).toEqual(['c1 passed over somebody']);
});

// One session at a time has no races: the embedded database cannot show them.
describe.runIf(onPostgres)('R15: the proof finds what is left out', () => {
  it('the lock of the place', async () => {
    const engine = defective({ text: unlocked, meets: 'count(*) FILTER' });
    const told = await Promise.all([0, 1].map((n) => take(n, 'c1', pressing(engine))));
    expect(told).toEqual(['选课成功', '选课成功']);
    expect(await broken()).toEqual(['c1 has more than its places', 'c1 has a turn twice']);
  });

  it('the lock of the person', async () => {
    for (const Id of ['c2', 'c3']) await add(COURSE, { Id, Name: Id, Places: 9, IsOpen: 1 });
    await take(0);
    const engine = defective({
      text: (text) => text.replace('FOR NO KEY UPDATE', ''),
      meets: 't."PersonId" = ANY',
    });
    await Promise.all(['c2', 'c3'].map((course) => take(0, course, pressing(engine))));
    expect(await broken()).toEqual(['p0 has too many']);
  });

  it('the key of place and person', async () => {
    const [index] = await query<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE tablename = 'Seat' AND indexdef LIKE 'CREATE UNIQUE%PersonId%'`,
    );
    const defect = { text: unlocked, meets: 't."PersonId" = ANY' };
    const both = () => {
      const engine = defective(defect);
      return Promise.allSettled([0, 1].map(() => take(0, 'c1', pressing(engine))));
    };
    await query('UPDATE "Course" SET "Places" = 9');
    await both();
    expect(await broken()).toEqual([]);
    await query('DELETE FROM "Seat"');
    await query(`DROP INDEX "${index!.name}"`);
    await both();
    expect(await broken()).toContain('p0 is there twice');
  });
});
