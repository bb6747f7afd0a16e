import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Row } from '../../src/contract/rules.ts';
import { addRows, changeRows, insertRows, lockRows } from '../../src/server/data/write/bulk-write.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { ModuleTable, WriteContext } from '../../src/server/data/module.ts';
import { runAfterWritten } from '../../src/server/data/write/hooks.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { RowActions } from '../../src/server/data/flow/row-actions.ts';
import { ownScopeSql, scopeSql } from '../../src/server/data/access/scope.ts';
import { Binder } from '../../src/server/data/sql/sql.ts';
import { assignment, rebuildCopies, wrongCopies } from '../../src/server/engines/assignment/index.ts';
import { followPlan } from '../../src/server/engines/assignment/plan.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { concerned, fillWorld, ROWS, turned, turnsOf } from '../_util/follow-world.ts';
import { RELATIONS, rowOf } from '../_util/scope-world.ts';
import { createAuthTables } from '../../src/server/auth/tables.ts';
import { isAtLength, scaled } from '../_util/scale.ts';

let test: TestEngine;
beforeAll(async () => {
  test = await openTestEngine('schemas', [assignment]);
  await createAuthTables(test.engine.database);
});
afterAll(() => test?.close());

class Undone extends Error {}

/** Works in a filled world of which nothing stays. */
async function inWorld<T>(
  modules: ModuleTable,
  work: (context: WriteContext) => Promise<T>,
  isClosed = false,
): Promise<T> {
  let given: { value: T } | undefined;
  const undone = test.write(async (tx) => {
    const caller = test.as({ UserId: 'office', Roles: ['admin'] });
    const context = { engine: { ...test.engine, modules }, tx, caller, now: await databaseNow(tx) };
    await fillWorld(context, isClosed);
    await rebuildCopies(context);
    given = { value: await work(context) };
    throw new Undone();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return given!.value;
}

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_769 + 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
    return (state ^ (state >>> 13)) >>> 0;
  };
}

/** After so many changes every copy is looked at. */
const LOOK = isAtLength ? 5 : 30;

/** Makes every change that any copy depends upon, in an order of its own. @returns the first that left a copy behind */
async function live(context: WriteContext, seed: number): Promise<string | undefined> {
  const entities = concerned(context);
  const turns = turnsOf(followPlan(context.engine.catalog).copies);
  const next = numbers(seed);
  const order = turns.map((turn) => [next(), turn] as const).toSorted(([a], [b]) => a - b);
  expect(order.length).toBeGreaterThan(60);
  const since: string[] = [];
  const same: string[] = [];
  for (const [at, [chance, turn]] of order.entries()) {
    const id = `${turn.entity.table}-${chance % ROWS}`;
    const before = (await lockRows(context, turn.entity, [id])).get(id);
    if (!before) continue;
    const value = turned(turn, entities, chance.toString(36), before[turn.field.name]);
    if (value === undefined || value === before[turn.field.name]) same.push(turn.field.name);
    const after = { ...before, [turn.field.name]: value };
    await context.tx.query('SAVEPOINT turn');
    try {
      await changeRows(context, turn.entity, [{ before, after }], 'test', true);
    } catch (error) {
      // The same account for two people, and the like: the office is told, and nothing is stored.
      if (!String(error).includes('Refusal') && !String(error).includes('已存在')) throw error;
      await context.tx.query('ROLLBACK TO SAVEPOINT turn');
    }
    since.push(`${turn.entity.name}.${turn.field.name}`);
    if (since.length < LOOK && at < order.length - 1) continue;
    const wrong = await wrongCopies(context);
    if (wrong.length > 0) return `${since.join(', ')}: ${JSON.stringify(wrong)}`;
    since.length = 0;
  }
  // A turn that writes what stands there proves nothing.
  expect(same.length, same.join(', ')).toBeLessThan(order.length / 20);
  return undefined;
}

describe('every column that follows', () => {
  it.each(Array.from({ length: scaled(12, 1) }, (_, at) => at + 1))(
    'says what its source says after every change, in any order (seed %i)',
    { timeout: 300_000 },
    async (seed) => {
      expect(await inWorld([assignment], (context) => live(context, seed))).toBeUndefined();
    },
  );

  it('follows what a statement of SQL wrote, once the engine is told', async () => {
    const [before, after] = await inWorld([assignment], async (context) => {
      const entity = context.engine.catalog.entities.get('core/ClassInfo')!;
      await context.tx.query(`UPDATE "ClassInfo" SET "MajorId" = 'Major-1' WHERE "Id" = 'ClassInfo-0'`);
      const behind = await wrongCopies(context);
      const written = { entity, ids: ['ClassInfo-0'], fields: ['MajorId'], enCode: 'test' };
      await runAfterWritten(context, written);
      return [behind, await wrongCopies(context)];
    });
    expect(before.length).toBeGreaterThan(0);
    expect(after).toEqual([]);
  });

  it('is a list of what rows say that come and go', async () => {
    const lists = await inWorld([assignment], async (context) => {
      const { catalog } = context.engine;
      const records = catalog.entities.get('rollcall/NamingRecord')!;
      const list = async () => {
        const { rows } = await context.tx.query<{ ClassIds: string[] }>(
          `SELECT "ClassIds" FROM "NamingInstance" WHERE "Id" = 'NamingInstance-0'`,
        );
        return rows[0]!.ClassIds;
      };
      const row = { Id: 'more', InstanceId: 'NamingInstance-0', StudentId: 'Student-1', Result: '0' };
      const seen = [await list()];
      await addRows(context, records, [{ ...row, EndAt: '2099-01-01 08:00:00' }], 'test', true);
      seen.push(await list());
      const stored = (await lockRows(context, records, ['more'])).get('more')!;
      await changeRows(
        context,
        records,
        [{ before: stored, after: { ...stored, IsDeleted: 1 } }],
        'test',
        true,
      );
      return [...seen, await list()];
    });
    expect(lists).toEqual([['ClassInfo-0'], ['ClassInfo-0', 'ClassInfo-1'], ['ClassInfo-0']]);
  });

  it('is behind where nothing follows, and the rebuild mends that', { timeout: 300_000 }, async () => {
    const left = await inWorld([{ ...assignment, afterStore: async () => undefined }], async (context) => {
      const told = await live(context, 1);
      await rebuildCopies(context);
      return [told, await wrongCopies(context)];
    });
    expect(left).toEqual([expect.stringContaining('rows'), []]);
  });
});

const [LAST, NEXT] = ['Teacher-0', 'Teacher-1'];
const POSTS: Readonly<Record<string, string>> = { counsellor: '1', head_teacher: '2' };

/** A member of staff in a role, with the classes that live assignments give today. */
async function holder({ tx }: WriteContext, TeacherId: string, role: string): Promise<Caller> {
  const { rows } = await tx.query<{ Id: string }>(
    `SELECT "ClassId" AS "Id" FROM "CounsellorClass" WHERE "TeacherId" = $1 AND "PostType" = $2 AND "IsDeleted" = 0
       AND "StartDate" <= current_date AND ("EndDate" IS NULL OR "EndDate" > current_date)`,
    [TeacherId, POSTS[role] ?? ''],
  );
  return test.as({
    UserId: `u-${TeacherId}`,
    TeacherId,
    Roles: [role],
    ClassIds: rows.map(({ Id }) => Id),
  });
}

/** Entities whose first row the caller reaches: to read it, or to do something with it. */
async function reached(context: WriteContext, caller: Caller, scopeOf: typeof scopeSql): Promise<string[]> {
  const { catalog } = context.engine;
  const found: string[] = [];
  for (const entity of concerned(context)) {
    if (entity.file.assigns || entity.table === 'Teacher') continue;
    const binder = new Binder();
    const scope = scopeOf(catalog, entity, caller, binder, 't');
    const { rowCount } = await context.tx.query(
      `SELECT 1 FROM "${entity.table}" t WHERE t."Id" = '${entity.table}-0' AND t."IsDeleted" = 0 AND ${scope}`,
      binder.values,
    );
    if (rowCount > 0) found.push(entity.name);
  }
  return found;
}

/** The first class and its student get another counsellor, head teacher and tutor. */
async function replace(context: WriteContext): Promise<void> {
  const change = async (name: string, id: string, changes: Row) => {
    const entity = context.engine.catalog.entities.get(name)!;
    const before = (await lockRows(context, entity, [id])).get(id)!;
    await changeRows(context, entity, [{ before, after: { ...before, ...changes } }], 'test', true);
  };
  await change('core/ClassInfo', 'ClassInfo-0', { CounsellorId: NEXT, HeadTeacherId: NEXT });
  await change('core/Student', 'Student-0', { TutorId: NEXT });
}

/** What is said of a person and stays with that person. */
const OF_ONESELF: ReadonlySet<string> = new Set([
  'counsellor-survey/FdyResult',
  'back-school/StaffReturn',
  'daily-report/StaffReport',
  'party/CounsellorVisit',
]);

describe('a post that somebody else holds now', () => {
  const CASES = ['counsellor', 'head_teacher', 'tutor'].flatMap((role) =>
    [false, true].map((isClosed) => ({ role, isClosed })),
  );

  it.each(CASES)(
    'is seen and acted in by that person alone: $role, closed $isClosed',
    async ({ role, isClosed }) => {
      await inWorld(
        [assignment],
        async (context) => {
          const rows = [{ before: null, after: { TeacherId: LAST, ClassId: 'ClassInfo-0', PostType: '2' } }];
          const model = context.engine.catalog.entities.get('core/CounsellorClass')!;
          await addRows(context, model, [{ ...rows[0]!.after, StartDate: '2020-01-01' }], 'test', true);
          const everybodys = await reached(context, await holder(context, 'nobody', role), scopeSql);
          const held = await reached(context, await holder(context, LAST, role), ownScopeSql);
          const before = held.filter((name) => !everybodys.includes(name) && !OF_ONESELF.has(name));
          expect(before.length).toBeGreaterThan(role === 'counsellor' ? 15 : 1);
          await replace(context);
          expect(await reached(context, await holder(context, NEXT, role), ownScopeSql)).toEqual(
            expect.arrayContaining(before),
          );
          expect(
            (await reached(context, await holder(context, LAST, role), scopeSql)).filter((name) =>
              before.includes(name),
            ),
          ).toEqual([]);
        },
        isClosed,
      );
    },
  );

  it('is still read by who decided on an application, and no more than read', async () => {
    await inWorld([assignment], async (context) => {
      const last = await holder(context, LAST, 'counsellor');
      const flows = concerned(context).filter(({ file }) => file.flow);
      const records = context.engine.catalog.entities.get('workflow/ApprovalRecord')!;
      await insertRows(
        context,
        records,
        flows.map(({ name, table }, at) => ({
          Id: `record-${at}`,
          Entity: name,
          RowId: `${table}-0`,
          NodeId: 'counsellor',
          NodeName: '辅导员审批',
          ActionType: '2',
          UserId: last.subject.UserId,
          TrueName: '前任',
          ActDate: context.now,
        })),
      );
      await replace(context);
      const now = await holder(context, LAST, 'counsellor');
      const names = flows.map(({ name }) => name);
      expect(await reached(context, now, scopeSql)).toEqual(expect.arrayContaining(names));
      expect((await reached(context, now, ownScopeSql)).filter((name) => names.includes(name))).toEqual([]);
    });
  });
});

/** Conditions that hold as long as somebody holds a post, or belongs to a unit. */
const BY_POST = /\bme\.(?:TeacherId|ClassIds|CollegeIds|BuildingIds|OrgId)\b/;

describe('what was done in a post outside of approvals', () => {
  const entities = () =>
    [...test.engine.catalog.entities.values()].filter(({ file }) => Array.isArray(file.doneBy));
  /** Somebody in a role who holds no post in it any more. */
  const former = (UserId: string, role: string) =>
    test.as({ UserId, TeacherId: 'nobody', OrgId: 'nowhere', Roles: [role] });

  it('is said of every entity whose rows somebody works on', () => {
    expect(entities().map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'dormitory/DormHygiene',
        'leave/LeaveCancel',
        'questionnaire/SurveyFollow',
        'rollcall/LateReturn',
        'rollcall/NamingRecord',
      ]),
    );
  });

  it('is read on by who did it, changed by nobody of before, and open to nobody else', async () => {
    const wrong: string[] = [];
    let asked = 0;
    const undone = test.write(async (tx) => {
      const now = await databaseNow(tx);
      for (const entity of entities())
        for (const [at, field] of (entity.file.doneBy as string[]).entries()) {
          const row = {
            ...rowOf(entity, RELATIONS[at]!),
            ...(field === 'CreateUserId' ? {} : { [field]: 'did' }),
          };
          const caller = test.as({ UserId: field === 'CreateUserId' ? 'did' : 'office' });
          const id = await insertRow(tx, entity, row, { caller, now });
          const roles = Object.entries(entity.file.scope).filter(
            ([, source]) => BY_POST.test(source) && source !== entity.file.own,
          );
          for (const [role, source] of [...roles, ['unheard_of', ''] as const]) {
            const reaches = async (UserId: string, scopeOf: typeof scopeSql) => {
              const binder = new Binder();
              const scope = scopeOf(test.engine.catalog, entity, former(UserId, role), binder, 't');
              const found = await tx.query(
                `SELECT 1 FROM "${entity.table}" t WHERE t."Id" = ${binder.bind(id)} AND ${scope}`,
                binder.values,
              );
              return found.rowCount > 0;
            };
            asked += 1;
            const [reads, acts, other] = [
              await reaches('did', scopeSql),
              await reaches('did', ownScopeSql),
              await reaches('stranger', scopeSql),
            ];
            const isKnown = role !== '*' && source !== '';
            if (reads !== isKnown) wrong.push(`${entity.name} ${field} ${role}: reads ${reads}`);
            if (acts && !source.includes(`row.${field} ==`))
              wrong.push(`${entity.name} ${field} ${role}: acts`);
            if (other) wrong.push(`${entity.name} ${field} ${role}: a stranger reads`);
          }
        }
      throw new Undone();
    });
    await undone.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(30);
  });

  it('is offered for reading alone', () => {
    const entity = test.engine.catalog.entities.get('rollcall/LateReturn')!;
    const actions = new RowActions(entity, new Set(entity.actions.keys()));
    const row = { HandleState: '0', HandleUserId: 'did', CreateUserId: 'did', ClassId: 'k1' };
    const known = {
      ...former('did', 'counsellor'),
      subject: { ...former('did', 'counsellor').subject, ClassIds: ['k1'] },
    };
    expect(actions.of(row, known)).toContain('rollcall.late.handle');
    expect(actions.of(row, former('did', 'counsellor'))).toEqual([]);
    expect(actions.reads).toEqual(expect.arrayContaining(['ClassId', 'CounsellorId']));
  });
});
