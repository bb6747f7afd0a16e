import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { grows } from '../../src/contract/indexes.ts';
import { subjectOfUser } from '../../src/server/auth/sessions/subject.ts';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { planList, type ListPlan, type ListRequest } from '../../src/server/data/read/list.ts';
import { pageSql } from '../../src/server/data/read/page-sql.ts';
import { Refusal } from '../../src/server/data/refusal.ts';
import { ident } from '../../src/server/data/sql/sql.ts';
import { ABSENT, questionsOf } from '../_util/list-questions.ts';
import { createIndexSql, planTable } from '../../src/server/data/tables/sync-plan.ts';
import { emptyTable, fillTable } from '../_util/many-rows.ts';
import { onPostgres, testDatabaseUrl } from '../_util/postgres.ts';
import { readBy, type PlanNode } from '../_util/plan-reads.ts';
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
const MANY = 1_000_000;
/** Enough of the others to tell a plan that reads a table whole from one that does not. */
const ENOUGH = 100_000;
const PAGE = 20;
/** A plan may read so many rows for each that it returns; less than a page counts as a page. */
const MOST_READ = 100;
/**
 * An order that somebody chooses among what waits for the whole school, or a filter by days in another order than theirs, reads what waits, or
 * as many rows as it takes to find a page of those days: never more than so many.
 */
const MOST_EVER = 20_000;

const isRun = scaled(true, false) && onPostgres;

/** The tables of which there are rows for each person or each act, the largest first. */
function growingTables(): [string, number][] {
  const { entities: all } = loadCatalog('schemas');
  const others = [...all.values()].filter((entity) => grows(all, entity)).map(({ name }) => name);
  const large: readonly string[] = LARGE;
  return [
    ...LARGE.map((name): [string, number] => [name, MANY]),
    ...others.filter((name) => !large.includes(name)).map((name): [string, number] => [name, ENOUGH]),
  ];
}

describe.runIf(isRun)('lists of tables with many rows', () => {
  let school: TestSchool;
  let client: Client;
  const callers = new Map<string, Caller>();
  beforeAll(async () => {
    school = await startSchool();
    const { rows: own } = await school.database.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(testDatabaseUrl()!);
    url.pathname = `/${own[0]!.name}`;
    client = new Client({ connectionString: url.href });
    await client.connect();
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
  afterAll(async () => {
    await emptyTable(client, school.engine.catalog.entities.get(entities.LeaveApply)!);
    await client?.end();
    await school?.close();
  });

  /** Undefined where the caller may not ask so. */
  function plannedOf(caller: Caller, request: ListRequest): ListPlan | undefined {
    try {
      return planList(school.engine, caller, request);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  /** What the first page of a list reads, and what it answers. */
  async function readingOf(plan: ListPlan) {
    const { text, values } = pageSql(plan, { index: 1, size: PAGE });
    const { rows } = await client.query<{
      'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }];
    }>(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, [...values]);
    const [{ Plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN'];
    return { read: readBy(Plan), returned: Plan['Actual Rows'], ms };
  }

  /** Those of the questions, asked by a holder of each role, that read more than a hundredfold of what they show. */
  async function readingTooMuch(asked: readonly ListRequest[]) {
    const faults: { readonly question: string; readonly read: number; readonly isLeftOut: boolean }[] = [];
    const judged = new Set<string>();
    for (const request of asked)
      for (const [role, caller] of callers) {
        const plan = plannedOf(caller, request);
        // Roles that reach the same rows ask the same.
        const key =
          plan &&
          JSON.stringify([plan.from, plan.binder.values, plan.order.field.name, plan.order.descending]);
        if (!plan || judged.has(key!)) continue;
        judged.add(key!);
        const reading = await readingOf(plan);
        if (reading.read > MOST_READ * Math.max(PAGE, reading.returned))
          faults.push({
            question: `${role} ${JSON.stringify(request)}: ${JSON.stringify(reading)}`,
            read: reading.read,
            // Rows have the value, and the tab or the role leaves out all of them: the database cannot know it.
            isLeftOut: reading.returned === 0 && !JSON.stringify(request.Filter ?? ABSENT).includes(ABSENT),
          });
      }
    return { faults, count: judged.size };
  }

  test.each(isRun ? growingTables() : [])(
    '%s: no list of any role reads more than it shows, a hundredfold',
    async (name, count) => {
      const { catalog } = school.engine;
      const entity = catalog.entities.get(name)!;
      await fillTable(client, catalog, entity, count);
      const { opened, narrowed } = await questionsOf(client, catalog, entity);
      const [open, more] = [await readingTooMuch(opened), await readingTooMuch(narrowed)];
      console.log(
        [
          `${name}: ${open.count} openings and ${more.count} orders and filters asked, ${more.faults.length} read more:`,
          ...more.faults.map(({ question }) => question),
        ].join('\n'),
      );
      if (name !== entities.LeaveApply) await emptyTable(client, entity);
      expect(open.faults).toEqual([]);
      expect(more.faults.filter(({ read, isLeftOut }) => read > MOST_EVER && !isLeftOut)).toEqual([]);
    },
    3_600_000,
  );

  test('without the index of its rows, the list of what is overdue reads more', async () => {
    const entity = school.engine.catalog.entities.get(entities.LeaveApply)!;
    const partial = planTable(school.engine.catalog, entity).indexes.filter(({ when }) => when !== undefined);
    for (const { name } of partial) await school.database.query(`DROP INDEX ${ident(name)}`);
    const Page = 'leave/overdue-leaves';
    const reading = await readingOf(
      planList(school.engine, callers.get('school_admin')!, { Entity: entity.name, Page }),
    );
    console.log('without', JSON.stringify(reading));
    expect(reading.read).toBeGreaterThan(MOST_READ * PAGE);
    for (const index of partial)
      await school.database.query(createIndexSql(planTable(school.engine.catalog, entity), index));
  }, 600_000);
});
