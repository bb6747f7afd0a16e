import { expect, it } from 'vitest';
import { approvals } from '../../../src/contract/flow/nodes.ts';
import { FLOW_ACTION, FLOW_STATUS } from '../../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../../src/contract/generated/entities.ts';
import type { Row } from '../../../src/contract/rules.ts';
import type { applicationsOf, Person } from '../../_util/applications.ts';
import type { TestClient, TestSchool } from '../../_util/server.ts';
import { unablePeopleCases } from './unable-people.ts';

const Reason = '辅导员请病假';

/** One list of what waits over all flows, and what its administrators may do with what is stuck. */
export function todoCentreCases(school: () => TestSchool, world: ReturnType<typeof applicationsOf>): void {
  const { sql, holders, as, standing, toldOf, act } = world;
  unablePeopleCases(school, world);
  const leave = () => school().engine.catalog.entities.get(entities.LeaveApply)!;
  const counsellorNode = () => approvals(leave().flow!).find(({ id }) => id === 'counsellor')!;
  const office = () => as({ Id: '', LoginName: 'admin' });

  /** Another counsellor, of the same college: one who may be handed what waits there. */
  async function colleagueOf(row: Row, but: Person): Promise<Person> {
    const [found] = await sql<Person>(
      `SELECT u."Id", u."LoginName" FROM "SysUser" u JOIN "Teacher" t ON t."UserId" = u."Id"
       WHERE u."LoginName" LIKE 'teacher%' AND u."State" = '1' ORDER BY u."LoginName" LIMIT 1`,
    );
    await sql(`UPDATE "SysUser" SET "OrgId" = $2 WHERE "Id" = $1`, [found!.Id, row['CollegeId']]);
    await sql(
      `INSERT INTO "UserRole" SELECT (jsonb_populate_record(r, jsonb_build_object('Id', 'colleague-role', 'UserId', $2::text))).*
       FROM "UserRole" r JOIN "SysRole" s ON s."Id" = r."RoleId" AND s."RoleCode" = 'counsellor' WHERE r."UserId" = $1 AND r."IsDeleted" = 0
       LIMIT 1 ON CONFLICT DO NOTHING`,
      [but.Id, found!.Id],
    );
    return found!;
  }

  const instanceOf = async (id: string) =>
    (await sql(`SELECT * FROM "FlowInstance" WHERE "RowId" = $1 ORDER BY "CreateDate" DESC`, [id]))[0]!;

  const boxOf = async (who: TestClient, input: Row) =>
    (await who.call('Flow/Todo', { PageSize: 50, ...input } as never)).value as {
      Total: number;
      Rows: Row[];
      Flows: Row[];
    };

  it('23 what waits is one list over all flows: counted, narrowed, opened by the list that the reader holds', async () => {
    const said = { LeaveType: '1', Days: 2.5, StartTime: '2026-03-02 08:00:00' };
    const { Id, row, user } = await standing(leave(), counsellorNode(), said);
    const [handler] = await holders('counsellor', row);
    const client = await as(handler!);
    const all = await boxOf(client, { Box: 'todo' });
    const own = all.Rows.find(({ RowId }) => RowId === Id)!;
    expect([own['Entity'], own['Page'], own['IsOverdue']]).toEqual([leave().name, 'leave/approve-leave', 0]);
    const called = school()
      .engine.catalog.codes.get('LEAVE_TYPE')
      ?.items.find(({ code }) => code === '1')?.name;
    expect(own['Facts']).toEqual([called, '2.5天', '2026-03-02 08:00']);
    expect(all.Flows.map(({ Entity }) => Entity)).toContain(leave().name);
    const count = async () => (await client.call('Flow/TodoCount', {})).value as Row;
    expect((await count())['Todo']).toBe(all.Total);
    const ids = async (input: Row) =>
      (await boxOf(client, { Box: 'todo', ...input })).Rows.map(({ RowId }) => RowId);
    expect(await ids({ Keyword: String(row['TrueName']) })).toContain(Id);
    expect(await ids({ Keyword: '100%_没有' })).toEqual([]);
    expect(await ids({ CollegeId: String(row['CollegeId']), Entity: leave().name })).toContain(Id);
    expect(await ids({ CollegeId: 'none' })).toEqual([]);
    expect(await ids({ To: '2001-01-01' })).toEqual([]);
    expect(await ids({ Overdue: 1 })).not.toContain(Id);
    const mine = await boxOf(await as(user), { Box: 'todo' });
    expect(mine.Rows.map(({ RowId }) => RowId)).not.toContain(Id);

    // What this node wrote is counted at once, whatever was counted a moment ago.
    expect((await act(handler!, leave(), 'reject', Id, { Opinion: '材料不全' })).code).toBe(0);
    expect((await count())['Todo']).toBe(all.Total - 1);
    expect((await boxOf(client, { Box: 'done' })).Rows.map(({ RowId }) => RowId)).toContain(Id);
    const sent = (await boxOf(await as(user), { Box: 'mine' })).Rows.find(({ RowId }) => RowId === Id);
    expect([sent!['Status'], sent!['Page']]).toEqual([FLOW_STATUS.Rejected, 'leave/my-list']);
  });

  it('24 tells whom an application waits for since when, who comes next by name, and how long each took', async () => {
    const { Id, row, user } = await standing(leave(), counsellorNode(), { Level: 2 });
    const [handler] = await holders('counsellor', row);
    const colleague = await colleagueOf(row, handler!);
    expect((await act(handler!, leave(), 'transfer', Id, { UserId: colleague.Id })).code).toBe(0);
    await sql(`UPDATE "FlowTask" SET "ReceiveDate" = now() - interval '90 minutes' WHERE "RowId" = $1`, [Id]);
    const trace = async () => {
      const answer = await (await as(user)).call('Flow/Trace', { Entity: leave().name, Id });
      return answer.value as { Nodes: Row[]; Records: Row[] };
    };
    const named = async (id: string) =>
      (await sql(`SELECT "TrueName" FROM "SysUser" WHERE "Id" = $1`, [id]))[0]!['TrueName'];
    const before = await trace();
    const now = before.Nodes.find(({ NodeId }) => NodeId === 'counsellor')!;
    expect([now['Now'], now['More'], typeof now['Since']]).toEqual([
      [await named(colleague.Id)],
      0,
      'string',
    ]);
    expect(before.Records.at(-1)!['ToName']).toBe(await named(colleague.Id));
    const next = before.Nodes.find(({ NodeId }) => NodeId === 'college')!;
    const heads = await holders('college_admin', row);
    const names = await Promise.all(heads.map((one) => named(one.Id)));
    expect(names).toEqual(expect.arrayContaining(next['Now'] as string[]));
    expect((next['Now'] as string[]).length).toBeGreaterThan(0);
    expect((await act(colleague, leave(), 'approve', Id)).code).toBe(0);
    const agreed = (await trace()).Records.find(({ ActionName }) => ActionName === '同意')!;
    expect(agreed['Took']).toBe(90);
  });

  it('25 its administrators reassign, jump and terminate what is stuck: with a reason, written down, and told', async () => {
    const { Id, row, user } = await standing(leave(), counsellorNode(), { Level: 2 });
    const [handler] = await holders('counsellor', row);
    const colleague = await colleagueOf(row, handler!);
    expect((await act(handler!, leave(), 'transfer', Id, { UserId: colleague.Id })).code).toBe(0);
    const { Id: instance } = await instanceOf(Id);
    const admin = await office();
    const overrule = (EnCode: string, Params: Row, who = admin) =>
      who.call('Data/Action', { EnCode, Ids: [String(instance)], Params });
    const stored = async () =>
      (
        await sql(
          `SELECT "Status", "CurrentNode", "HandlerUserId", "Version" FROM "LeaveApply" WHERE "Id" = $1`,
          [Id],
        )
      )[0]!;

    const outsider = await overrule(
      enCodes.flowMonitorAssign,
      { UserId: handler!.Id, Reason },
      await as(handler!),
    );
    expect(outsider.code).not.toBe(0);
    expect((await overrule(enCodes.flowMonitorAssign, { UserId: handler!.Id })).code).not.toBe(0);
    const unable = await overrule(enCodes.flowMonitorAssign, { UserId: user.Id, Reason });
    expect(JSON.stringify(unable.value)).toContain('UserId');
    expect((await stored())['HandlerUserId']).toBe(colleague.Id);

    const assigned = await overrule(enCodes.flowMonitorAssign, { UserId: handler!.Id, Reason });
    expect([assigned.code, assigned.message]).toEqual([0, expect.anything()]);
    expect((await stored())['HandlerUserId']).toBe(handler!.Id);
    expect((await instanceOf(Id))['Code']).toBe('LEAVE');
    expect((await toldOf(Id)).map(({ LoginName }) => LoginName)).toContain(handler!.LoginName);

    const nowhere = await overrule(enCodes.flowMonitorJump, { Node: '校长审批', Reason });
    expect(JSON.stringify(nowhere.value)).toContain('可以跳转到');
    const nodes = await admin.call('Flow/Nodes', { Id: String(instance) });
    expect(nodes.value.Rows).toContainEqual({ Value: 'college', Label: '学院审批' });
    expect(nodes.value.Rows).not.toContainEqual(expect.objectContaining({ Value: 'counsellor' }));
    expect((await (await as(handler!)).call('Flow/Nodes', { Id: String(instance) })).code).not.toBe(0);
    expect((await overrule(enCodes.flowMonitorJump, { Node: 'college', Reason })).code).toBe(0);
    expect([(await stored())['CurrentNode'], (await instanceOf(Id))['NodeName']]).toEqual([
      'college',
      '学院审批',
    ]);
    expect((await act(handler!, leave(), 'approve', Id)).code).not.toBe(0);

    expect((await overrule(enCodes.flowMonitorTerminate, { Reason })).code).toBe(0);
    expect((await stored())['Status']).toBe(FLOW_STATUS.Rejected);
    expect((await overrule(enCodes.flowMonitorTerminate, { Reason })).code).not.toBe(0);
    const [closed] = (await toldOf(Id)).filter(({ LoginName }) => LoginName === user.LoginName).slice(-1);
    expect(closed).toBeDefined();
    const log = await sql(
      `SELECT "ActionType", "Opinion" FROM "ApprovalRecord" WHERE "RowId" = $1 AND "ActionType" = ANY($2) ORDER BY "ActDate", "Id"`,
      [Id, [FLOW_ACTION.Reassign, FLOW_ACTION.Jump, FLOW_ACTION.Terminate]],
    );
    expect(log).toEqual([
      { ActionType: FLOW_ACTION.Reassign, Opinion: Reason },
      { ActionType: FLOW_ACTION.Jump, Opinion: `跳转到学院审批：${Reason}` },
      { ActionType: FLOW_ACTION.Terminate, Opinion: Reason },
    ]);
    const audited = await sql(
      `SELECT 1 FROM "AuditLog" WHERE "EnCode" LIKE 'flow.monitor.%' AND "RowId" = $1`,
      [Id],
    );
    expect(audited.length).toBeGreaterThanOrEqual(3);
  });

  it('26 a whole desk goes to another person at once, or not at all', async () => {
    const [one, two] = [await standing(leave(), counsellorNode()), await standing(leave(), counsellorNode())];
    const [handler] = await holders('counsellor', one.row);
    const colleague = await colleagueOf(one.row, handler!);
    for (const { Id, row } of [one, two]) {
      const [holder] = await holders('counsellor', row);
      const near = await colleagueOf(row, holder!);
      expect(near.Id).toBe(colleague.Id);
      expect((await act(holder!, leave(), 'transfer', Id, { UserId: near.Id })).code).toBe(0);
    }
    const admin = await office();
    const hand = (ToUserId: string) =>
      admin.call('Data/Action', {
        EnCode: enCodes.flowMonitorHandover,
        Ids: [],
        Params: { FromUserId: colleague.Id, ToUserId, Reason },
      });
    const held = async (who: string) =>
      (
        await sql(`SELECT 1 FROM "FlowTask" WHERE "HandlerId" = $1 AND "State" = '0' AND "RowId" = ANY($2)`, [
          who,
          [one.Id, two.Id],
        ])
      ).length;
    const [student] = await sql<Person>(`SELECT "Id" FROM "SysUser" WHERE "Id" = $1`, [one.user.Id]);
    expect((await hand(student!.Id)).code).not.toBe(0);
    expect(await held(colleague.Id)).toBe(2);
    const done = await hand(handler!.Id);
    expect([done.code, done.message]).toEqual([0, expect.anything()]);
    expect([await held(colleague.Id), await held(handler!.Id)]).toEqual([0, 2]);
    const again = await hand(handler!.Id);
    expect(JSON.stringify(again.value)).toContain('没有待办');
    const times = await admin.call('Flow/Durations', { By: 'node' });
    expect(
      (times.value as unknown as Row[]).find(({ NodeName }) => NodeName === '辅导员审批')!['Open'],
    ).toBeGreaterThan(1);
  });
}
