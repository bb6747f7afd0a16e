import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MissingNeed } from '../../src/contract/envelope.ts';
import type { Row } from '../../src/contract/rules.ts';
import { callerOfUser } from '../../src/server/auth/sessions/callers.ts';
import { createGrantBook } from '../../src/server/auth/grants/grants.ts';
import { runAction } from '../../src/server/data/write/actions.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Transaction } from '../../src/server/data/database/database.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import type { KnownAction } from '../../src/server/data/entities.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { refuseNobody } from '../../src/server/data/write/needs.ts';
import { saveRow } from '../../src/server/data/write/write.ts';
import { addingAction, leastParams, leastRow, type Maker } from '../_util/least-row.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

/** What a press left behind, for the judges below. */
interface Pressed {
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly id: string | undefined;
}

const counts = async (tx: Transaction, sql: string, ...values: unknown[]) =>
  Number((await tx.query<{ n: string }>(`SELECT count(*) AS n ${sql}`, values)).rows[0]!.n);

/** Actions that work on an empty school already: how it is known that each really does. */
const WORKS: Readonly<Record<string, (pressed: Pressed) => Promise<boolean>>> = {
  'core.year.setCurrent': async ({ tx, id }) =>
    (await counts(tx, `FROM "SchoolYear" WHERE "Id" = $1 AND "IsCurrent" = 1`, id)) === 1,
  'core.dict.enable': async ({ tx, id }) =>
    (await counts(tx, `FROM "DictItem" WHERE "Id" = $1 AND "State" = '1'`, id)) === 1,
  'core.teacher.return': async ({ tx, id }) =>
    (await counts(
      tx,
      `FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" WHERE t."Id" = $1 AND t."State" = '1' AND u."State" = '1'`,
      id,
    )) === 1,
  'core.teacher.firstPwd': async ({ tx, id }) =>
    (await counts(
      tx,
      `FROM "Teacher" t JOIN "SysUser" u ON u."Id" = t."UserId" WHERE t."Id" = $1 AND u."PwdHash" LIKE '$argon2%'`,
      id,
    )) === 1,
  'system.user.firstPwd': async ({ tx, id }) =>
    (await counts(tx, `FROM "SysUser" WHERE "Id" = $1 AND "PwdHash" LIKE '$argon2%'`, id)) === 1,
  'push.template.test': async ({ tx, caller }) =>
    (await counts(tx, `FROM "UserMessage" WHERE "UserId" = $1`, caller.subject.UserId)) > 0,
  'push.task.send': async ({ tx }) => (await counts(tx, 'FROM "UserMessage"')) > 0,
  'know.article.publish': async ({ tx, id }) =>
    (await counts(tx, `FROM "KnowArticle" WHERE "Id" = $1 AND "State" = '2'`, id)) === 1,
  'board.post.submit': async ({ tx }) => (await counts(tx, 'FROM "BoardPost" WHERE "IsDeleted" = 0')) > 0,
  'tool.manage.status': async ({ tx, id }) =>
    (await counts(tx, `FROM "ToolInfo" WHERE "Id" = $1 AND "Status" = '1'`, id)) === 1,
  'dorm.bed.enable': async ({ tx, id }) =>
    (await counts(
      tx,
      `FROM "Bed" b JOIN "Room" r ON r."Id" = b."RoomId" WHERE b."Id" = $1 AND b."State" = '0' AND r."State" = '1'`,
      id,
    )) === 1,
  'dorm.alloc.save': async ({ tx, id }) =>
    (await counts(tx, `FROM "BedAllocation" WHERE "BedId" = $1`, id)) === 1,
  'dorm.room.generate': async ({ tx }) => (await counts(tx, `FROM "Bed" WHERE "State" = '0'`)) > 0,
  'notice.submit': async (pressed) => WORKS['notice.publish']!(pressed),
  'notice.publish': async ({ tx, id }) =>
    (await counts(tx, `FROM "NoticeRead" WHERE "NoticeId" = $1`, id)) > 0,
  'rollcall.task.publish': rollHasNames,
  'rollcall.task.start': rollHasNames,
  'orientation.batch.start': async ({ tx, id }) =>
    (await counts(tx, 'FROM "OrientationStep" WHERE "BatchId" = $1 AND "IsDeleted" = 0', id)) > 0 &&
    (await counts(tx, 'FROM "NewStudent" WHERE "BatchId" = $1 AND "IsDeleted" = 0', id)) > 0,
};

async function rollHasNames({ tx, id }: Pressed): Promise<boolean> {
  return (await counts(tx, 'FROM "NamingTask" WHERE "Id" = $1 AND "LastShould" > 0', id)) === 1;
}

/** What no form makes alone, each with where it is proven instead. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'system.schema.publish': 'published.test.ts: a set begins with a package that was uploaded',
  'system.sso.enable': 'sso.test.ts: a provider says first what its kind needs',
  'divide.plan.publish': 'database-divide.test.ts: a plan is tried before it is published',
  'workflow.define.publish': 'settings.test.ts (browser): a definition is drawn in its designer',
  'exam.question.on': 'exam.test.json: a question has its choices',
  'labour.course.reopen': 'labour.test.json: a sign-up is closed before its time',
  'party.fee.generate': 'party.test.json: a branch lies below a committee, and so do members',
  'party.activity.publish': 'party.test.json: a branch lies below a committee, and so do members',
  'exam.monitor.makeup': 'exam.test.json: candidates are there once an exam is published',
};
/** What happens to the least row before it can be pressed at all. */
const BEFORE: Readonly<Record<string, (maker: Maker, id: string) => Promise<void>>> = {
  'core.dict.enable': async ({ tx }, id) =>
    void (await tx.query(`UPDATE "DictItem" SET "State" = '0' WHERE "Id" = $1`, [id])),
  // The first term is the current one as soon as it is there.
  'core.year.setCurrent': async ({ tx }, id) =>
    void (await tx.query(`UPDATE "SchoolYear" SET "IsCurrent" = 0 WHERE "Id" = $1`, [id])),
  'core.teacher.return': async ({ engine: from, tx, caller }, id) => {
    const Params = { LeaveDate: (await databaseNow(tx)).slice(0, 10), LeaveReason: '调出' };
    await runAction(from, tx, caller, { EnCode: 'core.teacher.leave', Ids: [id], Params });
  },
  'dorm.bed.enable': async ({ tx }, id) =>
    void (await tx.query(`UPDATE "Bed" SET "State" = '4' WHERE "Id" = $1`, [id])),
  'system.user.status': async ({ tx }, id) =>
    void (await tx.query(`UPDATE "SysUser" SET "State" = '0' WHERE "Id" = $1`, [id])),
  'tool.manage.status': async ({ tx }, id) =>
    void (await tx.query(`UPDATE "ToolInfo" SET "CheckState" = '1' WHERE "Id" = $1`, [id])),
};

let school: TestSchool;
let engine: Engine;
const people = new Map<string, Caller>();

beforeAll(async () => {
  school = await startSchool({ demo: false });
  engine = school.engine;
  const book = createGrantBook(engine, 0);
  for (const { code } of engine.catalog.roles.roles) {
    await school.database.query(
      `INSERT INTO "SysUser" ("Id", "LoginName", "TrueName", "UserType", "State", "PwdHash", "IsWeakPwd", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       VALUES ($1, $1, $1, '2', '1', '', 0, now(), now(), 0, 1)`,
      [`one_${code}`],
    );
    await school.database.query(
      `INSERT INTO "UserRole" ("Id", "UserId", "RoleId", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       SELECT $1, $1, "Id", now(), now(), 0, 1 FROM "SysRole" WHERE "RoleCode" = $2`,
      [`one_${code}`, code],
    );
    const asked = { userId: `one_${code}`, requestId: '', ip: '' };
    people.set(code, (await callerOfUser(school.database, book, asked))!);
  }
});

afterAll(() => school.close());
class Undone extends Error {}
/** Does the work and has the database forget it. */
async function undone<Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> {
  let value: Value | undefined;
  await school.database
    .transaction(async (tx) => {
      value = await work(tx);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return value as Value;
}

/** Actions that put something in use: the schemas say so by what they need. */
const starting = (from: Engine): KnownAction[] =>
  [...from.catalog.entities.values()].flatMap((entity) =>
    [...entity.actions]
      .filter(([, { needs }]) => needs !== undefined)
      .map(([enCode, action]) => ({ enCode, entity, action })),
  );

/** A person who makes what a row must name holds both offices: each alone reaches less than all. */
const officeOf = (admin: Caller): Caller => ({
  ...admin,
  subject: { ...admin.subject, Roles: ['admin', 'school_admin'] },
});

/** Presses a button on the least row, as somebody of a role. @returns what is wrong with what came of it; nothing when all is well */
async function pressed(
  from: Engine,
  known: KnownAction,
  role: string,
  before: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<string | undefined> {
  return undone(async (tx) => {
    const admin = officeOf(people.get('admin')!);
    const office: Maker = { engine: from, tx, caller: admin, office: admin };
    let id: string | undefined;
    let caller = people.get(role)!;
    try {
      ({ id, caller } = await prepare(office, known, caller));
      await before(tx);
      if (known.action.verb === 'save' || known.action.verb === 'add') {
        id = await leastRow({ ...office, caller }, known.entity, {}, known.enCode);
      } else {
        const Params = await leastParams(office, known.action.params ?? {});
        const request = { EnCode: known.enCode, Ids: id === undefined ? [] : [id], Params };
        await runAction(from, tx, caller, request, () => undefined);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return wayOn(from, tx, caller, error);
    }
    const works = WORKS[known.enCode];
    if (!works) return 'it was done, and nobody knows whether that works';
    return (await works({ tx, caller, id })) ? undefined : 'it was done, and does not work';
  });
}

async function prepare(office: Maker, known: KnownAction, caller: Caller) {
  const { entity, action, enCode } = known;
  if (action.table || action.verb === 'save' || action.verb === 'add') return { id: undefined, caller };
  const own: Maker = { ...office, caller };
  if (entity.name === 'dormitory/Bed') {
    await leastRow(office, office.engine.catalog.entities.get('dormitory/Room')!, { BedCount: 1 });
    const { rows } = await office.tx.query<{ Id: string }>('SELECT "Id" FROM "Bed" LIMIT 1');
    await BEFORE[enCode]?.(office, rows[0]!.Id);
    return { id: rows[0]!.Id, caller };
  }
  const id = entity.name === TEMPLATE ? await template(office) : await ownOrOffice(office, own, entity);
  await BEFORE[enCode]?.(office, id);
  if (entity.name !== 'orientation/NewStudent') return { id, caller };
  return { id, caller: { ...caller, subject: { ...caller.subject, NewStudentId: id } } };
}
const TEMPLATE = 'message-push/PushTemplate';

/** The row as somebody's own form takes it; where that takes none yet, the office's. */
async function ownOrOffice(office: Maker, own: Maker, entity: KnownAction['entity']): Promise<string> {
  if (addingAction(own, entity) === undefined) return leastRow(office, entity);
  await office.tx.query('SAVEPOINT own');
  try {
    return await leastRow(own, entity);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await office.tx.query('ROLLBACK TO SAVEPOINT own');
    return leastRow(office, entity);
  }
}

async function template({ tx }: Maker): Promise<string> {
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "Id" FROM "PushTemplate" ORDER BY "TplCode" LIMIT 1`,
  );
  return rows[0]!.Id;
}

const OUT_OF_REACH = '无权操作该数据';

/** A refusal must say what is missing and lead somebody there. */
async function wayOn(
  from: Engine,
  tx: Transaction,
  caller: Caller,
  refusal: Refusal,
): Promise<string | undefined> {
  const { Needs = [] } = (refusal.value ?? {}) as { Needs?: readonly MissingNeed[] };
  // A row that somebody does not reach has no button for them.
  if (refusal.message === OUT_OF_REACH) return undefined;
  if (Needs.length === 0) return `refused without a way on: ${refusal.message}`;
  const dead = [];
  for (const need of Needs) {
    const { Url, Page, Roles } = need;
    const leads = Url === undefined ? Page && Roles?.length : await opens(from, tx, caller, Url);
    if (!leads) dead.push(need.Message);
  }
  return dead.length === 0 ? undefined : `these lead nowhere: ${dead.join(', ')}`;
}

/** Whether an address is that of a page that is there, in a menu item that one of the caller's roles holds. */
async function opens(from: Engine, tx: Transaction, { subject }: Caller, url: string): Promise<boolean> {
  const { rows } = await tx.query<{ page: string }>(
    `SELECT DISTINCT m."Comment" AS page FROM "SysMenu" m LEFT JOIN "RoleMenu" rm ON rm."MenuId" = m."Id" AND rm."IsDeleted" = 0
     LEFT JOIN "SysRole" r ON r."Id" = rm."RoleId"
     WHERE m."Url" = $1 AND m."IsDeleted" = 0 AND m."State" = '1' AND (r."RoleCode" = ANY($2) OR 'admin' = ANY($2))`,
    [url.split('?', 1)[0], subject.Roles],
  );
  return rows.some(({ page }) => from.catalog.pages.has(page));
}

describe('whatever puts something in use, on an empty school', () => {
  it('refuses and leads to what is missing, or works', async () => {
    const faults: string[] = [];
    for (const known of starting(engine)) {
      if (known.enCode in ELSEWHERE) continue;
      for (const [role, caller] of people) {
        const fault = caller.grants.has(known.enCode) ? await pressed(engine, known, role) : undefined;
        if (fault !== undefined) faults.push(`${known.enCode} as ${role}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('is told before any dialog, where nothing has to be chosen for that', async () => {
    const generate = starting(engine).filter(({ action }) => action.table && action.needs!.length > 0);
    const silent: string[] = [];
    for (const { enCode } of generate) {
      const answer = undone((tx) =>
        runAction(engine, tx, people.get('admin')!, { EnCode: enCode, Ids: [], Params: {} }, () => undefined),
      );
      const refusal = await answer.then(
        () => undefined,
        (error: unknown) => error,
      );
      const told = refusal instanceof Refusal ? Object.keys(Object(refusal.value)) : [];
      if (told.length === 0) silent.push(enCode);
    }
    expect(silent).toEqual([]);
  });

  it('a batch without steps that can be started is found out', async () => {
    const known = starting(engine).find(({ enCode }) => enCode === 'orientation.batch.start')!;
    const entity = {
      ...known.entity,
      actions: new Map([...known.entity.actions, [known.enCode, { ...known.action, needs: [] }]]),
    };
    const catalog = Object.create(engine.catalog, {
      entities: { value: new Map([...engine.catalog.entities, [entity.name, entity]]) },
      enCodes: {
        value: new Map([
          ...engine.catalog.enCodes,
          ...[...entity.actions].map(([enCode, action]) => [enCode, { entity, action }] as const),
        ]),
      },
    }) as Engine['catalog'];
    const careless = {
      database: engine.database,
      catalog,
      modules: engine.modules,
      secret: engine.secret,
    } as Engine;
    const withoutSteps = (tx: Transaction) => tx.query(`UPDATE "OrientationStep" SET "IsDeleted" = 1`);
    expect(await pressed(engine, known, 'school_admin', withoutSteps)).toBe(undefined);
    expect(await pressed(careless, { ...known, entity }, 'school_admin', withoutSteps)).toBe(
      'it was done, and does not work',
    );
  });
});

describe('a new batch', () => {
  it('begins with the usual steps of its level, to be changed', async () => {
    const office = people.get('school_admin')!;
    const stepsOf = (TrainLevel: string) =>
      undone(async (tx) => {
        const maker = { engine, tx, caller: office };
        const id = await leastRow(maker, engine.catalog.entities.get('orientation/OrientationBatch')!, {
          TrainLevel,
        });
        const { rows } = await tx.query<{
          Id: string;
          Version: number;
          code: string;
          after: string[] | null;
          from: string;
          until: string;
        }>(
          `SELECT s."Id", s."Version", s."StepCode" AS code, s."DependOn" AS after, (s."StartTime" = b."PreStart")::text AS from, (s."EndTime" = b."CheckinEnd")::text AS until
           FROM "OrientationStep" s JOIN "OrientationBatch" b ON b."Id" = s."BatchId" WHERE b."Id" = $1 ORDER BY s."Sort"`,
          [id],
        );
        const [first] = rows;
        const Data: Row = { Id: first!.Id, Version: first!.Version, StepName: '填写信息' };
        await saveRow(engine, tx, office, {
          Entity: 'orientation/OrientationStep',
          EnCode: 'orientation.step.edit',
          Data,
        });
        const lessons = await counts(tx, 'FROM "EntranceEdu" WHERE "BatchId" = $1', id);
        return { rows, lessons, codes: rows.map(({ code }) => code) };
      });
    const bachelor = await stepsOf('3');
    expect(bachelor.codes).toEqual([
      'INFO',
      'PHOTO',
      'EPIDEMIC',
      'EDU',
      'DORM',
      'CLOTH',
      'GREEN',
      'PAY',
      'TRAVEL',
      'SHEET',
      'SCENE',
      'SUPPLY',
      'KEY',
    ]);
    expect(bachelor.lessons).toBeGreaterThan(0);
    expect(bachelor.rows.find(({ code }) => code === 'INFO')).toMatchObject({
      from: 'true',
      until: 'false',
      after: null,
    });
    expect(bachelor.rows.find(({ code }) => code === 'SCENE')).toMatchObject({
      from: 'false',
      until: 'true',
      after: ['SHEET'],
    });
    const master = await stepsOf('2');
    expect(master.codes).not.toContain('CLOTH');
  });
});

it('an act whose scope selects nobody says so as a need, with the way to where people are', async () => {
  const asked = [...engine.catalog.enCodes].filter(([, { action }]) => action.nobody);
  expect(asked.length).toBeGreaterThan(4);
  const now = await databaseNow(school.database);
  for (const [enCode, { action }] of asked) {
    const context = { engine, tx: school.database, caller: people.get('school_admin')!, now, enCode };
    const { message, value } = await refuseNobody(context, 'ScopeType');
    expect(message).toBe(`还不能${action.title}：${action.nobody!.message}`);
    expect((value as { Needs: MissingNeed[] }).Needs).toEqual([
      { Message: action.nobody!.message, Page: expect.any(String), Url: expect.stringMatching(/^\//) },
    ]);
  }
});
