import { rolesOf } from '../../../src/contract/flow/nodes.ts';
import { expect, it } from 'vitest';
import { FLOW_ACTION, FLOW_STATUS } from '../../../src/contract/generated/codes.ts';
import { FLOW_RECORDS } from '../../../src/contract/model.ts';
import type { Subject } from '../../../src/contract/subject.ts';
import type { Caller } from '../../../src/server/data/access/caller.ts';
import { planList, type ListPlan, type ListRequest } from '../../../src/server/data/read/list.ts';
import { pageSql } from '../../../src/server/data/read/page-sql.ts';
import { orderSql } from '../../../src/server/data/read/paging.ts';
import { Refusal } from '../../../src/server/data/refusal.ts';
import { insertRow } from '../../../src/server/data/write/row-store.ts';
import { ident } from '../../../src/server/data/sql/sql.ts';
import type { TestEngine } from '../../_util/engine.ts';
import { scaled } from '../../_util/scale.ts';
import { subjectIn } from '../../_util/scope-world.ts';

const ME = 'u-many';
/** Somebody with many posts, who reaches the same rows by several of them. */
const MANY: Partial<Subject> = {
  UserId: ME,
  TeacherId: 't1',
  UserType: '2',
  OrgId: 'c1',
  ClassIds: ['k1', 'k2', 'k3'],
  CollegeIds: ['c1', 'c2'],
  BuildingIds: ['b1', 'b2'],
};
const POSTS: readonly (readonly string[])[] = [
  ['counsellor'],
  ['counsellor', 'college_admin'],
  ['head_teacher', 'tutor', 'graduate_admin'],
  ['counsellor', 'head_teacher', 'college_admin', 'tutor', 'dorm_manager', 'review_group'],
  ['school_admin'],
  [],
];

/** Lists that are read by each way in which the caller reaches rows hold the same rows, in the same order, as those that are read at once. */
export function reachedByWays(started: () => TestEngine): void {
  it('what is read way by way is what all ways reach, once, in its order, on every page', async () => {
    const { engine, as, write } = started();
    const { catalog, database } = engine;
    const flows = [...catalog.entities.values()].filter(({ flow }) => flow);
    // Some wait for a role, some for the person by name, and one of each was decided on.
    await write(async (tx) => {
      for (const { name, table, flow } of flows) {
        const roles = rolesOf(flow!);
        await tx.query(
          `UPDATE ${ident(table)} t SET "Status" = $1, "CurrentRole" = ($2::text[])[1 + n.at % $3],
             "HandlerUserId" = CASE WHEN n.at = 2 THEN $4 END
           FROM (SELECT "Id", row_number() OVER (ORDER BY "Id")::int AS at FROM ${ident(table)}) n WHERE n."Id" = t."Id"`,
          [FLOW_STATUS.Running, roles, roles.length, ME],
        );
        const { rows } = await tx.query<{ Id: string }>(
          `SELECT "Id" FROM ${ident(table)} ORDER BY "Id" LIMIT 1`,
        );
        const record = { Entity: name, RowId: rows[0]!.Id, UserId: ME, ActionType: FLOW_ACTION.Approve };
        const by = { caller: as(MANY), now: '2026-11-20 08:00:00' };
        await insertRow(tx, catalog.entities.get(FLOW_RECORDS)!, record, by);
      }
    });
    const idsOf = async ({ text, values }: { text: string; values: readonly unknown[] }) =>
      (await database.query<{ Id: string }>(text, values)).rows.map(({ Id }) => Id);
    const planned = (caller: Caller, request: ListRequest): ListPlan | undefined => {
      try {
        return planList(engine, caller, request);
      } catch (error) {
        if (error instanceof Refusal) return undefined;
        throw error;
      }
    };
    const callers = [
      ...POSTS.filter((_posts, at) => scaled(true, at % 2 === 1)).map((Roles) => as({ ...MANY, Roles })),
      ...scaled(['student', 'counsellor', 'college_admin'], ['student']).map((role) => as(subjectIn(role))),
    ];
    const faults: string[] = [];
    let compared = 0;
    let several = 0;
    for (const request of requests(catalog.pages))
      for (const caller of callers) {
        const plan = planned(caller, request);
        if (!plan?.byWays()) continue;
        const { from, binder, order } = plan;
        const wanted = await idsOf({
          text: `SELECT t."Id" ${from} ORDER BY ${orderSql(order, 't')}`,
          values: binder.values,
        });
        const size = 2;
        const got: string[] = [];
        for (let index = 1; index <= wanted.length / size + 1; index += 1)
          got.push(...(await idsOf(pageSql(planned(caller, request)!, { index, size }))));
        if (JSON.stringify(got) !== JSON.stringify(wanted))
          faults.push(
            `${JSON.stringify(request)} ${caller.subject.Roles.join()}: ${got.join()} for ${wanted.join()}`,
          );
        compared += 1;
        if (wanted.length > size) several += 1;
      }
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(100);
    expect(several).toBeGreaterThan(20);
  });
}

function requests(pages: TestEngine['engine']['catalog']['pages']): ListRequest[] {
  return [...pages].flatMap(([Page, page]) => {
    if (page.kind !== 'list') return [];
    const tabs = page.tabs ?? [undefined];
    return tabs.map((tab) => ({ Entity: page.entity, Page, ...(tab && { Tab: tab.key }) }));
  });
}
