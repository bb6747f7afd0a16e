import { expect, it } from 'vitest';
import { approvals } from '../../../src/contract/flow/nodes.ts';
import { enCodes, entities } from '../../../src/contract/generated/entities.ts';
import type { FlowFile } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import type { applicationsOf, Person } from '../../_util/applications.ts';
import type { TestSchool } from '../../_util/server.ts';

const END = { kind: 'end', id: 'end', title: '通过' };
const MAY = ['transfer', 'addBefore', 'addAfter', 'entrust'];

/** What people are told of steps that do not lead to the next node, or lead there in another way than by agreement. */
export function toldOfStepsCases(school: () => TestSchool, world: ReturnType<typeof applicationsOf>): void {
  const { sql, holders, as, standing, toldOf, act } = world;

  /** With a definition of leave of these nodes, of which the first stands where the counsellor decides. */
  async function withNodes(
    first: object,
    more: readonly object[],
    work: (leave: EntityModel) => Promise<void>,
  ) {
    const leave = school().engine.catalog.entities.get(entities.LeaveApply)! as {
      -readonly [Key in keyof EntityModel]: EntityModel[Key];
    };
    const shipped = leave.flow!;
    const node = approvals(shipped).find(({ who }) => who.by === 'role' && who.role === 'counsellor')!;
    const nodes = [{ ...node, ...first }, ...more, END] as unknown as FlowFile['nodes'];
    leave.flow = { ...shipped, nodes };
    try {
      await work(leave);
    } finally {
      leave.flow = shipped;
    }
  }
  const second = (role: string) => ({
    kind: 'approve',
    id: 'second',
    title: '二审',
    who: { by: 'role', role },
  });
  /** What a person was told of an application since the last question. */
  const listening = (Id: string) => {
    const seen = new Set<string>();
    return async (person: Person) => {
      const { rows } = await school().database.query<{ Id: string; Title: string }>(
        `SELECT m."Id", m."Title" FROM "UserMessage" m JOIN "PushLog" l ON l."Id" = m."BizId" JOIN "PushTask" t ON t."Id" = l."TaskId"
         WHERE t."BizId" = $1 AND m."UserId" = $2 ORDER BY m."CreateDate", m."Id"`,
        [Id, person.Id],
      );
      const fresh = rows.filter((one) => !seen.has(one.Id));
      for (const one of fresh) seen.add(one.Id);
      return fresh.map(({ Title }) => Title);
    };
  };
  const begun = async (leave: EntityModel) => {
    const { Id, row, user } = await standing(leave, approvals(leave.flow!)[0]!, { Allows: MAY });
    const [[counsellor], [college]] = [await holders('counsellor', row), await holders('college_admin', row)];
    return { Id, user, counsellor: counsellor!, college: college!, toldNow: listening(Id) };
  };

  it('16.5 an application that passes since a signer is taken away is told to the applicant, and to nobody as stuck', async () => {
    await withNodes({ may: MAY }, [], async (leave) => {
      const { Id, user, counsellor, college, toldNow } = await begun(leave);
      const signed = await act(counsellor, leave, 'addSign', Id, { UserId: college.Id, Place: '2' });
      expect([signed.code, signed.value]).toEqual([0, expect.anything()]);
      expect(await toldNow(college)).toHaveLength(1);
      expect((await act(counsellor, leave, 'dropSign', Id)).code).toBe(0);
      expect(await sql(`SELECT "Status" FROM "LeaveApply" WHERE "Id" = $1`, [Id])).toEqual([{ Status: '2' }]);
      expect(await toldNow(college)).toEqual(['请假申请已收回']);
      expect(await toldNow(user)).toEqual(['请假申请已通过']);
      expect((await toldOf(Id)).filter(({ Title }) => Title.includes('没有人可以办理'))).toEqual([]);
    });
  });

  it('16.5 the applicant hears of a node once it is passed, and who had it done hears what was said', async () => {
    await withNodes({ may: MAY }, [second('college_admin')], async (leave) => {
      const { Id, user, counsellor, college, toldNow } = await begun(leave);
      const entrust = async () =>
        expect((await act(counsellor, leave, 'entrust', Id, { UserId: college.Id })).code).toBe(0);
      await entrust();
      expect((await act(college, leave, 'approve', Id)).code).toBe(0);
      expect([await toldNow(user), await toldNow(counsellor)]).toEqual([[], ['请假申请待您审批']]);
      await entrust();
      expect((await act(college, leave, 'reject', Id, { Opinion: '不同意' })).code).toBe(0);
      expect([await toldNow(user), await toldNow(counsellor)]).toEqual([[], ['请假申请待您审批']]);
      await act(counsellor, leave, 'approve', Id);
      const [{ title } = { title: '' }] = approvals(leave.flow!);
      expect(await toldNow(user)).toEqual([`请假申请已通过${title}`]);

      const [instance] = await sql<{ Id: string }>(`SELECT "Id" FROM "FlowInstance" WHERE "RowId" = $1`, [
        Id,
      ]);
      const admin = await school().as('admin');
      const moved = await admin.call('Data/Action', {
        EnCode: enCodes.flowMonitorJump,
        Ids: [instance!.Id],
        Params: { Node: approvals(leave.flow!)[0]!.id, Reason: '材料有误' },
      } as never);
      expect([moved.code, moved.value]).toEqual([0, expect.anything()]);
      expect(await toldNow(user)).toEqual([`请假申请已转到${title}`]);
      expect(await toldNow(counsellor)).toEqual(['请假申请待您审批']);
    });
  });

  it('16.5 of a node that several sign the applicant hears once, when the last has signed', async () => {
    await withNodes({}, [second('school_admin')], async (leave) => {
      const [first] = approvals(leave.flow!);
      const { row, user } = await standing(leave, first!);
      const people = [...(await holders('counsellor', row)), ...(await holders('college_admin', row))].slice(
        0,
        2,
      );
      const users = people.map(({ LoginName }) => LoginName);
      Object.assign(first!, { who: { by: 'users', users }, sign: 'all' });
      const client = await as(user);
      const Data = {
        LeaveType: '1',
        LeaveScope: '0',
        StartTime: '2027-09-01 08:00:00',
        EndTime: '2027-09-01 18:00:00',
        Reason: '回家探望生病的家人',
        Phone: '19900000001',
        EmergencyName: '李父',
        EmergencyPhone: '19900000002',
        ParentKnown: 1,
      };
      const sent = await client.call('Data/Save', { Entity: leave.name, EnCode: 'leave.apply.submit', Data });
      expect([sent.code, sent.value]).toEqual([0, expect.anything()]);
      const { Id } = sent.value as { Id: string };
      const toldNow = listening(Id);
      const [one, two] = people as [Person, Person];
      expect([await toldNow(one), await toldNow(two)]).toEqual([['请假申请待您审批'], ['请假申请待您审批']]);
      expect((await act(one, leave, 'approve', Id)).code).toBe(0);
      expect(await toldNow(user)).toEqual([]);
      expect((await act(two, leave, 'approve', Id)).code).toBe(0);
      expect(await toldNow(user)).toEqual([`请假申请已通过${first!.title}`]);
    });
  });
}
