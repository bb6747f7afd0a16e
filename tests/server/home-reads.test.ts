import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Queryable } from '../../src/server/data/database/queryable.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { messageGroups } from '../../src/server/engines/notify/bell.ts';
import { desktopOf } from '../../src/server/modules/app-center/desktop.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, type TestEngine } from '../_util/engine.ts';
import { readBy, type PlanNode } from '../_util/plan-reads.ts';
import { at } from '../_util/roll-time.ts';

let school: TestEngine;

const query = async <T extends object = Row>(text: string, values: readonly unknown[] = []) =>
  (await school.engine.database.query<T>(text, [...values])).rows;

beforeAll(async () => {
  school = await openTestEngine('schemas', modules);
});
afterAll(() => school?.close());

/** What the work reads: the plan of each of its statements. */
async function plansOf(work: (spied: Queryable) => Promise<unknown>): Promise<PlanNode[]> {
  const asked: (readonly [string, readonly unknown[]])[] = [];
  const { database } = school.engine;
  const spied = {
    ...database,
    query: (text: string, values: readonly unknown[] = []) => {
      asked.push([text, values]);
      return database.query(text, values);
    },
  } as Queryable;
  await work(spied);
  const plans: PlanNode[] = [];
  for (const [text, values] of asked) {
    const [told] = await query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    );
    plans.push(told!['QUERY PLAN'][0]!.Plan);
  }
  return plans;
}

describe('what everybody’s home asks for each time', () => {
  it('counts no favourites and no comments of the school', async () => {
    const caller = school.as({ UserId: 'u1', Roles: ['student'] });
    const row = {
      ToolName: '请假',
      ToolCode: 'leave',
      Category: '1',
      Icon: 'FormOutlined',
      Url: '/leave/apply',
    };
    const model = school.engine.catalog.entities.get(entities.ToolInfo)!;
    const more = { TargetType: '0', Status: '1', CheckState: '1', Sort: 1 };
    await school.write((tx) => insertRow(tx, model, { ...row, ...more }, { caller, now: at(0) }));
    expect((await desktopOf(school.engine, school.engine.database, caller)).map(({ tool }) => tool)).toEqual([
      expect.objectContaining({ ToolName: '请假', Intro: '', Url: '/leave/apply' }),
    ]);
    const plans = await plansOf((spied) => desktopOf(school.engine, spied, caller));
    expect(JSON.stringify(plans)).toContain('"ToolInfo"');
    expect(JSON.stringify(plans)).not.toMatch(/ApplyComment|ApplyStore/);
  });

  describe('the bell', () => {
    beforeEach(async () => {
      await query('DELETE FROM "UserMessage"');
      await query(
        `INSERT INTO "UserMessage" ("Id", "UserId", "MsgGroup", "Title", "IsRead", "CreateDate", "UpdateDate", "IsDeleted", "Version")
         SELECT 'm' || n, 'u' || n % 3, (n % 2 + 1)::text, '第' || n || '条', CASE WHEN n > 2991 THEN 0 ELSE 1 END,
           now() - make_interval(mins => 4000 - n), now(), 0, 1 FROM generate_series(1, 3000) n`,
      );
      await query('ANALYZE "UserMessage"');
    });

    it('tells of each group the newest messages, the unread ones first', async () => {
      const groups = await messageGroups(school.engine, 'u1', 3);
      expect(groups.map(({ MsgGroup, UnreadCount }) => [MsgGroup, UnreadCount])).toEqual([
        ['1', 2],
        ['2', 1],
        ['3', 0],
      ]);
      expect(groups[0]!.Items.map(({ Id, IsRead }) => [Id, IsRead])).toEqual([
        ['m2998', 0],
        ['m2992', 0],
        ['m2986', 1],
      ]);
    });

    it('reads few of a thousand messages', async () => {
      const engine = { ...school.engine };
      const plans = await plansOf((database) => messageGroups(Object.assign(engine, { database }), 'u1', 5));
      expect(Math.max(...plans.map(readBy))).toBeLessThan(60);
    });
  });
});
