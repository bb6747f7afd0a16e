import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import type { ListPage } from '../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../src/contract/model.ts';
import { subjectOfUser } from '../../src/server/auth/subject.ts';
import type { Caller } from '../../src/server/data/caller.ts';
import { planList, type ListRequest } from '../../src/server/data/list.ts';
import { orderSql } from '../../src/server/data/paging.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { ident } from '../../src/server/data/sql.ts';
import { createIndexSql, planTable } from '../../src/server/data/sync-plan.ts';
import { fillTable } from '../_util/many-rows.ts';
import { onPostgres } from '../_util/postgres.ts';
import { scaled } from '../_util/scale.ts';
import { startSchool, type TestSchool } from '../_util/server.ts';

/** The tables that grow fastest. */
const LARGE = [
  entities.LeaveApply,
  entities.LoginLog,
  entities.AuditLog,
  entities.UserMessage,
  entities.GateRecord,
  entities.NamingRecord,
] as const;
const PAGE = 20;
/** A plan may read so many rows for each that it returns; less than a page counts as a page. */
const MOST_READ = 100;

interface PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** Rows that the leaves of a plan read. */
function readBy(node: PlanNode): number {
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = node.Plans ? removed : node['Actual Rows'] + removed;
  return own * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, plan) => sum + readBy(plan), 0);
}

describe.runIf(scaled(true, false) && onPostgres)('lists of tables with a million rows', () => {
  let school: TestSchool;
  const callers = new Map<string, Caller>();
  beforeAll(async () => {
    school = await startSchool();
    const { catalog } = school.engine;
    const holders = await school.database.query<{ role: string; user: string }>(
      `SELECT DISTINCT ON (r."RoleCode") r."RoleCode" AS role, ur."UserId" AS user FROM "SysRole" r
       JOIN "UserRole" ur ON ur."RoleId" = r."Id" AND ur."IsDeleted" = 0 ORDER BY 1, 2`,
    );
    for (const { role, user } of holders.rows) {
      const subject = await subjectOfUser(school.database, user);
      if (subject)
        callers.set(role, {
          subject,
          grants: new Set(catalog.enCodes.keys()),
          readable: new Set(catalog.entities.keys()),
          requestId: 'plans',
          ip: '127.0.0.1',
        });
    }
  }, 300_000);
  afterAll(() => school.close());

  /**
   * Every list that a page offers, as it opens and in each of its tabs. Not judged yet: orders that a person chooses, and what waits
   * for a role, where the database still sorts all that waits for it.
   */
  function requestsOf(entity: EntityModel): ListRequest[] {
    return [...school.engine.catalog.pages]
      .filter(([, page]) => page.kind === 'list' && page.entity === entity.name)
      .flatMap(([Page, page]) => {
        const { tabs = [], work } = page as ListPage;
        const opened =
          tabs.length === 0
            ? work === 'todo'
              ? []
              : [{}]
            : tabs.filter((tab) => tab.work !== 'todo').map(({ key }) => ({ Tab: key }));
        return opened.map((more) => ({ Entity: entity.name, Page, ...more }));
      });
  }

  /** What one list reads, and what it answers. */
  async function readingOf(caller: Caller, request: ListRequest) {
    const { from, binder, order } = planList(school.engine, caller, request);
    const text = `SELECT t.* ${from} ORDER BY ${orderSql(order, 't')} LIMIT ${PAGE}`;
    const { rows } = await school.database.query<{
      'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }];
    }>(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, binder.values);
    const [{ Plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    return { read: readBy(Plan), returned: Plan['Actual Rows'], ms };
  }

  test.each(LARGE)(
    '%s: no tab of any role reads more than it shows, a hundredfold',
    async (name) => {
      const { catalog } = school.engine;
      const entity = catalog.entities.get(name)!;
      await fillTable(school.database, catalog, entity, 1_000_000);
      const faults: string[] = [];
      let worst = { read: 0, ms: 0 };
      let judged = 0;
      for (const request of requestsOf(entity))
        for (const [role, caller] of callers) {
          const reading = await readingOf(caller, request).catch((error: unknown) => {
            if (error instanceof Refusal) return undefined;
            throw error;
          });
          if (!reading) continue;
          judged += 1;
          if (reading.read > worst.read) worst = reading;
          if (reading.read > MOST_READ * Math.max(PAGE, reading.returned))
            faults.push(`${role} ${JSON.stringify(request)}: ${JSON.stringify(reading)}`);
        }
      console.log(name, judged, 'lists, the worst', JSON.stringify(worst));
      expect(faults).toEqual([]);
      expect(judged).toBeGreaterThan(0);
    },
    1_200_000,
  );

  test('without the index of its rows, the list of what is overdue reads more', async () => {
    const entity = school.engine.catalog.entities.get(entities.LeaveApply)!;
    const partial = planTable(school.engine.catalog, entity).indexes.filter(({ when }) => when !== undefined);
    for (const { name } of partial) await school.database.query(`DROP INDEX ${ident(name)}`);
    const Page = 'leave/overdue-leaves';
    const reading = await readingOf(callers.get('school_admin')!, { Entity: entity.name, Page });
    console.log('without', JSON.stringify(reading));
    expect(reading.read).toBeGreaterThan(MOST_READ * PAGE);
    for (const index of partial)
      await school.database.query(createIndexSql(planTable(school.engine.catalog, entity), index));
  }, 600_000);
});
