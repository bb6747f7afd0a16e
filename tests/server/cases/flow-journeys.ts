import { expect, it } from 'vitest';
import { approvals } from '../../../src/contract/flow/nodes.ts';
import { FLOW_ACTION, FLOW_STATUS, HOLIDAY_KIND, MSG_GROUP } from '../../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../../src/contract/generated/entities.ts';
import type { FlowFile } from '../../../src/contract/generated/meta.ts';
import type { EntityModel } from '../../../src/contract/model.ts';
import type { Row } from '../../../src/contract/rules.ts';
import { dayAfter } from '../../../src/contract/school-calendar.ts';
import { keepDue } from '../../../src/server/data/flow/due-tasks.ts';
import { databaseNow } from '../../../src/server/data/time/clock.ts';
import { uploaded } from '../../_util/upload.ts';
import { codeOf, names, type applicationsOf, type Person } from '../../_util/applications.ts';
import type { TestSchool } from '../../_util/server.ts';

type Changing<Of> = { -readonly [Key in keyof Of]: Of[Key] };
interface Group {
  readonly MsgGroup: string;
  readonly UnreadCount: number;
  readonly Items: readonly { readonly Url: string; readonly IsRead: 0 | 1 }[];
}

/** Whole ways of an application, from its first node to its end, with everybody that hears of it. */
export function flowJourneyCases(school: () => TestSchool, world: ReturnType<typeof applicationsOf>): void {
  const { sql, holders, as, standing, toldOf, act } = world;

  /** So many messages about an application wait for a person in the bell as work; the number at the group counts each of them. */
  async function bellOf(person: Person, id: string): Promise<number> {
    const groups = (await (await as(person)).call('Notice/LoadMyMsgGroupList', { Top: 50 })).value as Group[];
    const { Items = [], UnreadCount = 0 } = groups.find(({ MsgGroup }) => MsgGroup === MSG_GROUP.Todo) ?? {};
    expect(UnreadCount).toBeGreaterThanOrEqual(Items.filter(({ IsRead }) => IsRead === 0).length);
    return Items.filter(({ Url, IsRead }) => IsRead === 0 && Url.includes(id)).length;
  }

  async function waitingFor(id: string, people: readonly Person[]): Promise<number[]> {
    const found = [];
    for (const person of people) found.push(await bellOf(person, id));
    return found;
  }

  /** The midnight after the fifth weekday behind a week without work. */
  function endBehindHoliday(today: string): string {
    let day = dayAfter(today, 7);
    for (let left = 5; left > 0;) {
      day = dayAfter(day);
      const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
      if (weekday !== 0 && weekday !== 6) left -= 1;
    }
    return `${dayAfter(day)} 00:00:00`;
  }

  it('25 green channel, shown for five working days over a holiday: everybody concerned is told, and the bell counts it', async () => {
    const { engine, database } = school();
    const green = engine.catalog.entities.get(entities.GreenChannelApply)! as Changing<EntityModel>;
    const [shipped, calendar] = [green.flow!, engine.catalog.calendar];
    const today = (await databaseNow(database)).slice(0, 10);
    const [off] = [{ Name: '校庆', Kind: HOLIDAY_KIND.Off, From: dayAfter(today), To: dayAfter(today, 7) }];
    Object.assign(engine.catalog, { calendar: { ...calendar, Entries: [off] } });
    const shown = {
      kind: 'publicity',
      id: 'shown',
      title: '公示',
      days: 5,
      show: ['TrueName', 'ApplyAmount'],
      judge: { by: 'role', role: 'aid_admin' },
    };
    const at = shipped.nodes.findIndex(({ id }) => id === 'aid');
    const nodes = shipped.nodes.toSpliced(at, 0, shown as FlowFile['nodes'][number]);
    green.flow = structuredClone({ ...shipped, nodes });
    try {
      const first = approvals(green.flow)[0]!;
      Object.assign(first, { attachments: 1 });
      const { Id, row, user } = await standing(green, first, {
        DeferItems: [{ FeeItem: '1', Amount: 3000 }],
      });
      const [counsellor] = await holders('counsellor', row);
      const visit = await uploaded(await as(counsellor!), '家访记录.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
      expect((await act(counsellor!, green, 'approve', Id, { Files: visit })).code).toBe(0);
      const college = await holders('college_admin', row);
      expect(await waitingFor(Id, college)).toEqual(college.map(() => 1));
      expect((await act(college[0]!, green, 'approve', Id)).code).toBe(0);
      expect(await waitingFor(Id, college)).toEqual(college.map(() => 0));

      const publicity = async () =>
        (
          await sql(
            `SELECT "Id", "State", "Content", to_char("EndTime", 'YYYY-MM-DD HH24:MI:SS') AS "End" FROM "FlowPublicity" WHERE "RowId" = $1`,
            [Id],
          )
        )[0]!;
      const { Id: PublicityId, Content, End } = await publicity();
      expect(End).toBe(endBehindHoliday(today));
      expect((Content as Row[]).map(({ Name }) => Name)).toHaveLength(2);
      const traced = await (await as(user)).call('Flow/Trace', { Entity: green.name, Id });
      const isShown = { State: '1', Waits: 1, Now: [], DueDate: End };
      const [sent] = (traced.value.Records as Row[]).flatMap(({ Files }) => Files as Row[]);
      expect(sent).toMatchObject({ Id: visit, Name: '家访记录.pdf' });
      expect((traced.value.Nodes as Row[]).find(({ NodeId }) => NodeId === shown.id)).toMatchObject(isShown);

      // A member of the school objects, which keeps the application where it is until the objection is decided on.
      const [other] = await sql<Person>(
        `SELECT u."Id", u."LoginName" FROM "Student" s JOIN "SysUser" u ON u."Id" = s."UserId" AND u."State" = '1'
         WHERE s."IsDeleted" = 0 AND u."Id" <> $1 ORDER BY s."StudentNo" LIMIT 1`,
        [user.Id],
      );
      const opened = async (who: Person) =>
        (await (await as(who)).fetch(`/api/ImportExport/Download?Id=${visit}`)).status;
      expect([await opened(user), await opened(other!)]).toEqual([200, 403]);
      const Data = { PublicityId, Content: '该生家庭情况与所填不符' };
      const EnCode = codeOf(engine.catalog.entities.get(entities.FlowObjection)!, 'add');
      const object = async (data: Row) =>
        (await as(other!)).call('Data/Save', { Entity: entities.FlowObjection, EnCode, Data: data });
      expect((await object({ ...Data, Content: '不' })).code).not.toBe(0);
      const placed = await object(Data);
      expect([placed.code, placed.message]).toEqual([0, expect.anything()]);
      const { value } = await (await as(user)).call('Flow/Trace', { Entity: green.name, Id });
      const objected = (value.Records as Row[]).at(-1)!;
      expect([objected['ActionName'], objected['TrueName']]).toEqual(['异议', null]);
      const judges = await holders('aid_admin', row);
      const objection = String(placed.value.Id);
      expect(await waitingFor(objection, judges)).toEqual(judges.map(() => 1));
      // It is work of the judges' own, found and counted beside their applications; the application itself waits for nobody.
      const todoOf = async (who: Person) => {
        const client = await as(who);
        const box = (await client.call('Flow/Todo', { Box: 'todo', PageSize: 50 })).value;
        const { Todo } = (await client.call('Flow/TodoCount', {})).value as { Todo: number };
        return { rows: box.Rows as Row[], isCounted: Todo === box.Total };
      };
      for (const judge of judges) {
        const { rows, isCounted } = await todoOf(judge);
        const [line, ...others] = rows.filter(({ RowId }) => RowId === objection || RowId === Id);
        expect(others).toEqual([]);
        expect(line).toMatchObject({
          Entity: entities.FlowObjection,
          RowId: objection,
          No: `${green.title}公示`,
          StatusName: '待处理',
          Page: 'workflow/objections',
        });
        expect(isCounted).toBe(true);
      }
      const mine = (await todoOf(other!)).rows.map(({ RowId }) => RowId);
      expect(mine).not.toContain(objection);
      await sql(
        `UPDATE "FlowTask" SET "DueDate" = now() - interval '1 minute' WHERE "RowId" = $1 AND "DueDate" IS NOT NULL`,
        [Id],
      );
      await keepDue(engine);
      expect((await publicity())['State']).toBe('1');

      const dismiss = async (who: Person) =>
        (await as(who)).call('Data/Action', {
          EnCode: enCodes.flowObjectionDismiss,
          Ids: [placed.value.Id],
          Params: { Reply: '已入户核实' },
        } as never);
      expect((await dismiss(other!)).code).not.toBe(0);
      const dismissed = await dismiss(judges[0]!);
      expect([dismissed.code, dismissed.message, dismissed.value]).toEqual([
        0,
        expect.anything(),
        expect.anything(),
      ]);
      expect((await publicity())['State']).toBe('2');
      expect(await waitingFor(objection, judges)).toEqual(judges.map(() => 0));
      for (const judge of judges) {
        const { rows, isCounted } = await todoOf(judge);
        expect(rows.map(({ RowId }) => RowId)).not.toContain(objection);
        expect(isCounted).toBe(true);
      }
      // The actor is not told of what the own act brought.
      expect(await waitingFor(Id, judges)).toEqual(judges.map((_judge, at) => (at === 0 ? 0 : 1)));
      expect((await object(Data)).code).not.toBe(0);

      expect((await act(judges[0]!, green, 'approve', Id)).code).toBe(0);
      const finance = await holders('finance', row);
      expect(await waitingFor(Id, finance)).toEqual(finance.map(() => 1));
      expect((await act(finance[0]!, green, 'approve', Id)).code).toBe(0);
      expect(
        await sql(`SELECT "Status", "ApprovedAmount"::float FROM "GreenChannelApply" WHERE "Id" = $1`, [Id]),
      ).toEqual([{ Status: FLOW_STATUS.Passed, ApprovedAmount: 3000 }]);
      const everybody = [...college, ...judges, ...finance, user, other!].map(({ LoginName }) => LoginName);
      const told = [...(await toldOf(Id)), ...(await toldOf(objection))];
      expect([...new Set(told.map(({ LoginName }) => LoginName))].sort()).toEqual(
        [...new Set(everybody)].sort(),
      );
      expect(
        told.filter(({ LoginName }) => names([user]).includes(LoginName)).map(({ Title }) => Title),
      ).toContain(`${green.title}已通过`);
      expect(await waitingFor(Id, [...college, ...judges, ...finance])).not.toContain(1);
    } finally {
      green.flow = shipped;
      Object.assign(engine.catalog, { calendar });
    }
  });

  it('22 a handler chooses who decides next, everybody concerned reads a comment, and a node does what an action of the row does', async () => {
    const { engine } = school();
    const leave = engine.catalog.entities.get(entities.LeaveApply)! as Changing<EntityModel>;
    const shipped = leave.flow!;
    const first = approvals(shipped).find(({ who }) => who.by === 'role' && who.role === 'counsellor')!;
    const from = { by: 'role', role: 'college_admin' };
    const [cancelling] = [...leave.actions].find(([, { set }]) => set?.['LeaveState'] === "'6'")!;
    const made = [
      first,
      { kind: 'act', id: 'done', title: '登记', enCode: cancelling },
      {
        kind: 'approve',
        id: 'picked',
        title: '指定人员审批',
        who: { by: 'chosen', chooser: 'previous', from },
      },
      shipped.nodes.at(-1)!,
    ];
    leave.flow = { ...shipped, nodes: made as unknown as FlowFile['nodes'] };
    try {
      const { Id, row, user } = await standing(leave, first, {
        LeaveType: '1',
        StartTime: '2027-03-01 08:00:00',
        EndTime: '2027-03-01 18:00:00',
      });
      const [[counsellor], [college], [other]] = await Promise.all([
        holders('counsellor', row),
        holders('college_admin', row),
        holders('school_admin', row),
      ]);
      const stateOf = async () =>
        (await sql(`SELECT "Status", "LeaveState" FROM "LeaveApply" WHERE "Id" = $1`, [Id]))[0];
      const approve = (who: Person, Params: Row) => act(who, leave, 'approve', Id, Params);
      expect((await approve(counsellor!, {})).message).toContain('请选择“指定人员审批”的办理人');
      expect((await approve(counsellor!, { Chosen: { picked: [other!.Id] } })).message).toContain(
        '请在列表中选择',
      );
      expect((await approve(counsellor!, { Chosen: { picked: [college!.Id] } })).code).toBe(0);
      expect(await stateOf()).toEqual({ Status: FLOW_STATUS.Running, LeaveState: '6' });
      expect((await approve(other!, {})).code).not.toBe(0);
      expect(await waitingFor(Id, [college!])).toEqual([1]);

      expect((await act(college!, leave, 'comment', Id, { Opinion: '' })).code).not.toBe(0);
      expect((await act(college!, leave, 'comment', Id, { Opinion: '请补充证明' })).code).toBe(0);
      const told = await toldOf(Id);
      expect(told.filter(({ Title }) => Title.includes('评论')).map(({ LoginName }) => LoginName)).toEqual([
        user.LoginName,
      ]);
      const [said] = await sql(
        `SELECT "Opinion", "UserId" FROM "ApprovalRecord" WHERE "RowId" = $1 AND "ActionType" = $2`,
        [Id, FLOW_ACTION.Comment],
      );
      expect(said).toEqual({ Opinion: '请补充证明', UserId: college!.Id });

      expect((await approve(college!, {})).code).toBe(0);
      expect(await stateOf()).toMatchObject({ Status: FLOW_STATUS.Passed });
    } finally {
      leave.flow = shipped;
    }
  });
}
