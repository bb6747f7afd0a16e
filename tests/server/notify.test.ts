import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SETTING } from '../../src/contract/generated/settings.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { toldToReader } from '../../src/server/engines/notify/told-of.ts';
import { shownEntity } from '../../src/server/data/schemas/shown-entity.ts';
import { reachOf } from '../../src/server/data/write/reach.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { tellDue } from '../../src/server/engines/notify/clock.ts';
import { notify } from '../../src/server/engines/notify/index.ts';
import { push } from '../../src/server/engines/notify/push.ts';
import { tell } from '../../src/server/engines/notify/tell.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { at } from '../_util/roll-time.ts';
import { audiences } from './cases/audiences.ts';

const BOARD = 'errands/Board';
const ERRAND = 'errands/Errand';

let school: TestEngine;
let admin: Caller;
/** When the errands are due, to the minute. */
let until: string;

const query = async <T extends object = Row>(text: string, values: unknown[] = []) =>
  (await school.engine.database.query<T>(text, values)).rows;

async function add(entity: string, row: Row): Promise<void> {
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) => insertRow(tx, model, row, { caller: admin, now: at(0) }));
}

/** What the page of a row says of what was told. */
const recordOf = (caller: Caller, Id: string) => toldToReader(school.engine, caller, { Entity: BOARD, Id });

/** Who was told what, by template and by the bell. */
const told = async () =>
  (
    await query<{ u: string; t: string }>(
      `SELECT "UserId" AS u, concat_ws(' ', "Title", "Content") AS t FROM "UserMessage" ORDER BY 1, 2`,
    )
  ).map(({ u, t }) => `${u} ${t}`);

const errand = (Id: string, OwnerId: string, more: Row = {}) =>
  add(ERRAND, { Id, BoardId: 'b1', Title: `事项${Id}`, OwnerId, State: '0', ...more });

beforeAll(async () => {
  school = await openTestEngine('tests/fixtures/apps/errands', [notify]);
  admin = school.as({ UserId: 'boss', Roles: ['admin'] });
  for (const [Id, OrgId] of [
    ['u1', 'o1'],
    ['u2', 'o1'],
    ['u3', 'o2'],
    ['u4', 'o1'],
    ['gone', 'o1'],
  ])
    await add('system/SysUser', { Id, TrueName: Id === 'u4' ? '停用' : `用户${Id}`, OrgId });
  await query(`UPDATE "SysUser" SET "IsDeleted" = 1 WHERE "Id" = 'gone'`);
  const rows = school.engine.catalog.entities.get('message-push/PushTemplate')!.file.seed!.rows as Row[];
  for (const row of rows) await add('message-push/PushTemplate', row);
});
afterAll(() => school?.close());

beforeEach(async () => {
  for (const table of ['UserMessage', 'PushTask', 'PushLog', 'Errand', 'Board'])
    await query(`DELETE FROM "${table}"`);
  until = at(600).slice(0, 16);
  await add(BOARD, {
    Id: 'b1',
    Name: '期末',
    IsOpen: 1,
    Until: `${until}:00`,
    Since: at(-3000),
    OrgId: 'o1',
  });
});

describe('M05 messages that an entity declares', () => {
  const remind = (caller = admin) => school.act(caller, 'errands.board.remind', ['b1']);

  it('tell each person of the own rows alone, once, in the order of their names', async () => {
    await errand('2', 'u1', { HelperIds: ['u2', 'u1'] });
    await errand('1', 'u1');
    await errand('3', 'u3', { State: '1' });
    await errand('4', 'gone');
    expect(await reachOf(school.engine, admin, { EnCode: 'errands.board.remind', Ids: ['b1'] })).toEqual({
      Count: 3,
    });
    // Both ways lead to u1: of other rows each, so that each is told.
    expect(await remind()).toEqual({ Count: 3 });
    expect(await told()).toEqual([
      `u1 期末待办 您有1件待办：事项2，请于${until}前办理`,
      `u1 期末待办 您有2件待办：事项1、事项2，请于${until}前办理`,
      `u2 期末待办 您有1件待办：事项2，请于${until}前办理`,
    ]);
    expect(
      await query('SELECT "Title", "Content", "BizType", "BizId", "OrgId", "Total" FROM "PushTask"'),
    ).toEqual([
      {
        Title: '期末待办',
        Content: `您有3件待办：，请于${until}前办理`,
        BizType: BOARD,
        BizId: 'b1',
        OrgId: 'o1',
        Total: 3,
      },
    ]);
    const record = await recordOf(admin, 'b1');
    expect(record).toMatchObject({
      Rows: [{ Title: '期末待办', Total: 3, Read: 0 }],
      Left: 0,
    });
    expect(JSON.stringify(record)).not.toContain('用户u1');
    expect(await refusalOf(recordOf(admin, 'b9'))).not.toBe('no refusal');
    const nobody = { ...admin, readable: new Set<string>() };
    expect(await refusalOf(recordOf(nobody, 'b1'))).not.toBe('no refusal');
    expect(await query('SELECT DISTINCT "Url", "MsgGroup" FROM "UserMessage"')).toEqual([
      { Url: '/errands?board=b1', MsgGroup: '3' },
    ]);
  });

  it('tell somebody once who is told of the same rows in two ways', async () => {
    await errand('1', 'u1', { HelperIds: ['u1'] });
    expect(await remind()).toEqual({ Count: 1 });
    expect(await told()).toHaveLength(1);
  });

  it('are sent once in a time, also when two press at once, and the act stands in the audit', async () => {
    await errand('1', 'u1');
    const acts = () =>
      query(`SELECT 1 FROM "AuditLog" WHERE "EnCode" = 'errands.board.remind' AND "RowId" = 'b1'`);
    const before = (await acts()).length;
    const both = await Promise.all([refusalOf(remind()), refusalOf(remind())]);
    expect(both.toSorted()).toEqual(['12小时内已提醒过', 'no refusal']);
    expect(await refusalOf(remind())).toBe('12小时内已提醒过');
    await query(`UPDATE "Board" SET "RemindedAt" = now() - interval '12 hours 1 second'`);
    expect(await refusalOf(remind())).toBe('no refusal');
    expect(await told()).toHaveLength(2);
    expect(await acts()).toHaveLength(before + 2);
  });

  it('are not sent where what they are about does not hold, and by nobody who could not change that', async () => {
    await errand('1', 'u1');
    const reader = school.as({ UserId: 'u9', Roles: ['owner'] });
    expect(await refusalOf(school.act(reader, 'errands.errand.remind', ['1']))).toBe('无权操作该数据');
    await query('UPDATE "Board" SET "IsOpen" = 0');
    expect(await school.act(admin, 'errands.errand.remind', ['1'])).toEqual({ Count: 0 });
    expect(await told()).toEqual([]);
  });

  it('stand and fall with the transaction that they are written in', async () => {
    await errand('1', 'u1');
    const failing = school.write(async (tx) => {
      const context = { engine: school.engine, tx, caller: admin, now: at(0) };
      expect(await tell(context, `${ERRAND}.due`, { BoardId: 'b1' })).toBe(1);
      throw new Error('after all');
    });
    await expect(failing).rejects.toThrow('after all');
    expect(await told()).toEqual([]);
    expect(await query('SELECT 1 FROM "PushTask"')).toEqual([]);
  });

  it('of the clock are told once, on all nodes, within their time', async () => {
    await errand('1', 'u1');
    await query('UPDATE "Board" SET "Until" = $1::timestamptz', [at(48 * 60)]);
    await tellDue(school.engine);
    expect(await told()).toEqual([]);
    await query('UPDATE "Board" SET "Until" = $1::timestamptz, "Since" = $2::timestamptz', [at(600), at(-5)]);
    await tellDue(school.engine);
    // What was made within the last day was known in time by itself.
    expect(await told()).toEqual([]);
    await query('UPDATE "Board" SET "Since" = $1::timestamptz', [at(-3000)]);
    await Promise.all([tellDue(school.engine), tellDue(school.engine)]);
    await tellDue(school.engine);
    expect(await told()).toHaveLength(1);
    await query('UPDATE "Board" SET "ToldAt" = NULL, "Until" = $1::timestamptz', [at(-1)]);
    await tellDue(school.engine);
    expect(await told()).toHaveLength(1);
  });

  it('of the clock reach within one minute all who are told of what begins for all of them', async () => {
    await errand('1', 'u1');
    for (const [table, changed] of [
      ['Board', `'Id', 'c' || n`],
      ['Errand', `'Id', 'c' || n, 'BoardId', 'c' || n`],
    ])
      await query(
        `INSERT INTO "${table}" SELECT (jsonb_populate_record(t, jsonb_build_object(${changed}))).*
         FROM "${table}" t, generate_series(1, 510) n`,
      );
    await tellDue(school.engine);
    expect(await told()).toHaveLength(511);
    await tellDue(school.engine);
    expect(await told()).toHaveLength(511);
  });

  it('of the clock wait until quiet hours are over, unless they would be too late by then', async () => {
    await errand('1', 'u1');
    // All day but for one minute of two hours ago.
    const hours = [at(-120), at(-121)].map((time) => time.slice(11, 16)).join('-');
    await add('system/SysConfig', { Id: 'quiet', ConfigKey: SETTING.PushQuiet, ConfigValue: hours });
    const until = (minutes: number) =>
      query('UPDATE "Board" SET "Until" = $1::timestamptz, "Since" = $2::timestamptz', [
        at(minutes),
        at(-3000),
      ]);
    await until(23 * 60 + 30);
    await tellDue(school.engine);
    expect(await told()).toEqual([]);
    await until(600);
    await tellDue(school.engine);
    expect(await told()).toHaveLength(1);
    await query('UPDATE "Board" SET "ToldAt" = NULL');
    await until(23 * 60 + 30);
    await query('DELETE FROM "SysConfig"');
    await tellDue(school.engine);
    expect(await told()).toHaveLength(2);
  });

  it('of a digest are told together once a day, each reader of the own rows', async () => {
    const day = (value: string) =>
      query(`UPDATE sys_meta SET value = $1 WHERE starts_with(key, 'message-day:${ERRAND}')`, [value]);
    const again = async () => {
      await query('DELETE FROM "UserMessage"');
      await tellDue(school.engine);
      return told();
    };
    await errand('1', 'u1', { State: '1', HelperIds: ['u2', 'u3'] });
    await errand('2', 'u1', { State: '1', HelperIds: ['u2'] });
    await day('2020-01-01');
    expect(await again()).toEqual(['u2 新事项：事项1等', 'u3 新事项：事项1等']);
    await errand('3', 'u1', { State: '1', HelperIds: ['u3'] });
    expect(await again()).toEqual([]);
    await day('2020-01-01');
    expect(await again()).toEqual(['u3 新事项：事项3等']);
  });

  it('of a change are told when the field gets another value, with no line in the log', async () => {
    const saved = await school.save(admin, ERRAND, 'errands.errand.add', {
      BoardId: 'b1',
      Title: '交表',
      OwnerId: 'u1',
      State: '0',
    });
    const [row] = await query('SELECT "Version" FROM "Errand"');
    const edit = (more: Row) =>
      school.save(admin, ERRAND, 'errands.errand.edit', {
        Id: saved.Id,
        Title: '交表',
        OwnerId: 'u1',
        State: '0',
        BoardId: 'b1',
        ...more,
      });
    await edit({ Title: '交表二', Version: row!['Version'] });
    expect(await told()).toEqual(['u1 事项「交表」（未办）交给您办理']);
    const [next] = await query('SELECT "Version" FROM "Errand"');
    await edit({ OwnerId: 'u2', Version: next!['Version'] });
    expect(await told()).toEqual(['u1 事项「交表」（未办）交给您办理', 'u2 事项「交表」（未办）交给您办理']);
    expect(await query('SELECT 1 FROM "PushLog"')).toEqual([]);
    expect(await query('SELECT DISTINCT "Url", "BizId" FROM "UserMessage"')).toEqual([
      { Url: `/errands?row=${saved.Id}`, BizId: saved.Id },
    ]);
  });
});

it('tells a whole school in parts, everybody once', async () => {
  const people = Array.from({ length: 2_500 }, (_, at) => ({
    UserId: `p${at}`,
    TrueName: `人${at}`,
    OrgId: null,
  }));
  const sizes: number[] = [];
  await school.write(async (tx) => {
    const counting: typeof tx = Object.create(tx, {
      send: {
        value: (text: string, values: unknown[], name?: string) => {
          for (const value of values)
            if (typeof value === 'string' && value.startsWith('['))
              sizes.push((JSON.parse(value) as unknown[]).length);
          tx.send(text, values, name);
        },
      },
    });
    const context = { engine: school.engine, caller: admin, now: at(0), tx: counting };
    const about = { type: BOARD, id: 'b1' };
    await push(context, { template: 'ERRAND_DUE', values: {}, people, about, org: null });
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
  const [count] = await query<{ n: number; m: number }>(
    `SELECT count(*)::int AS n, count(DISTINCT "UserId")::int AS m FROM "UserMessage"`,
  );
  expect(count).toEqual({ n: 2_500, m: 2_500 });
});

it('no browser is told whom messages go to and whom a row is for', () => {
  const { catalog } = school.engine;
  const [[, errands], [, board]] = [ERRAND, BOARD].flatMap((name) => shownEntity(catalog, name)) as [
    [string, object],
    [string, object],
  ];
  expect(Object.keys(errands)).not.toContain('messages');
  expect(Object.keys(board)).not.toContain('audience');
});

describe('M05 an audience', () => {
  beforeEach(async () => {
    await add(BOARD, { Id: 'b2', Name: '停办', IsOpen: 0 });
    await errand('e1', 'u1', { HelperIds: ['u2'] });
    await errand('e2', 'u2', { State: '1' });
    await errand('e3', 'u3');
    await errand('e4', 'u2', { BoardId: 'b2' });
  });
  audiences(() => ({ school, admin }));
});
