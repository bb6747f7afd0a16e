import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comingChanges } from '../../src/server/data/time/coming.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { comingMessages } from '../../src/server/engines/notify/coming.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { LIBRARY } from '../_util/library.ts';

const LEASE = {
  version: 1,
  title: '借期',
  label: 'Name',
  fields: {
    Name: { id: 1, type: 'text', title: '名称', length: 20, required: true },
    From: { id: 2, type: 'datetime', title: '开始' },
    Until: { id: 3, type: 'datetime', title: '截止', required: true },
    State: { id: 4, type: 'dict', dict: 'BOOK_TOPIC', title: '状态', default: 'A' },
    Told: { id: 5, type: 'datetime', title: '提醒时间', readonly: true },
    Renewed: { id: 6, type: 'int', title: '续借次数', default: 0 },
  },
  scope: { admin: 'true' },
  doneBy: ['CreateUserId'],
  clock: [
    // A rule that no value fits: the number is larger than the field takes.
    { when: "row.Name == '坏'", set: { Renewed: { value: 'row.Renewed + 3000000000' } } },
    {
      when: "row.State == 'A' && row.Until <= clock.now",
      set: { State: 'B', Renewed: { value: 'row.Renewed + 1' } },
      makes: [
        {
          entity: 'fund/Lease',
          when: 'row.Renewed < 2',
          set: { Name: 'row.Name', Until: "'2099-01-01 00:00:00'" },
        },
      ],
    },
    { when: "row.State == 'C' && row.Until <= clock.now", daily: '23:59', set: { State: 'A' } },
  ],
  messages: {
    soon: {
      text: '借期「{row.Name}」快到了',
      at: { noted: 'Told', from: 'Until', before: 2, to: 'Until' },
      to: ['CreateUserId'],
    },
  },
  actions: { 'fund.lease.add': { title: '新增', verb: 'add' } },
};

let test: TestEngine;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'xgt-coming-'));
  cpSync(LIBRARY, folder, { recursive: true });
  mkdirSync(join(folder, 'entities/fund'));
  writeFileSync(join(folder, 'entities/fund/Lease.json'), JSON.stringify(LEASE));
  test = await openTestEngine(folder);
  const admin = test.as({ UserId: 'u-admin', Roles: ['admin'] });
  const { rows } = await test.engine.database.query<{ at: string }>(
    `SELECT to_char(now() AT TIME ZONE 'Asia/Shanghai' + make_interval(mins => m), 'YYYY-MM-DD HH24:MI:SS') AS at
     FROM unnest(ARRAY[-30, 30, 600, 4320, 100000]) WITH ORDINALITY u(m, n) ORDER BY n`,
  );
  for (const [index, { at }] of rows.entries())
    await test.save(admin, 'fund/Lease', 'fund.lease.add', { Name: `第${index + 1}本`, Until: at });
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('20.6 what time is going to do is told with the rows that it is about, an hour, a day and a week ahead', async () => {
  const told = (coming: Awaited<ReturnType<typeof comingChanges>>) =>
    coming.map(({ entity, what, daily, counts }) => [entity.title, what, daily, counts]);
  expect(told(await comingChanges(test.engine))).toEqual([
    ['借期', '重新计算续借次数', undefined, [0, 0, 0]],
    ['借期', '状态改为历史，重新计算续借次数，生成借期', undefined, [2, 3, 4]],
    ['借期', '状态改为文学', '23:59', [0, 0, 0]],
  ]);
  expect(told(await comingMessages(test.engine))).toEqual([
    ['借期', '提醒：借期「{row.Name}」快到了', undefined, [1, 2, 3]],
  ]);
  expect(await runClockRules(test.engine)).toBe(1);
  expect((await comingChanges(test.engine))[1]!.counts).toEqual([1, 2, 3]);
  const made = await test.engine.database.query(`SELECT "Renewed" FROM "Lease" WHERE "Until" > '2098-01-01'`);
  expect(made.rows).toEqual([{ Renewed: 0 }]);
});

it('a rule that fails leaves what others of the same minute do', async () => {
  const { database } = test.engine;
  const admin = test.as({ UserId: 'u-admin', Roles: ['admin'] });
  const bad = { Name: '坏', Until: '2099-01-01 00:00:00' };
  await test.save(admin, 'fund/Lease', 'fund.lease.add', bad);
  await test.save(admin, 'fund/Lease', 'fund.lease.add', { Name: '好', Until: '2020-01-01 00:00:00' });
  await expect(runClockRules(test.engine)).rejects.toThrow();
  const stateOf = async (name: string, before: string) =>
    (await database.query(`SELECT "State" FROM "Lease" WHERE "Name" = $1 AND "Until" < $2`, [name, before]))
      .rows;
  expect(await stateOf('好', '2030-01-01')).toEqual([{ State: 'B' }]);
  expect(await stateOf('坏', '2100-01-01')).toEqual([{ State: 'A' }]);
});
