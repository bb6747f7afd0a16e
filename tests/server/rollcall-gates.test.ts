import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  HOLIDAY_KIND,
  GATE_DIR,
  GATE_RESULT,
  GATE_TYPE,
  HANDLE_STATE,
  ROLLCALL_MODE,
  ROLLCALL_RESULT,
} from '../../src/contract/generated/codes.ts';
import { enCodes, entities } from '../../src/contract/generated/entities.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { listTree } from '../../src/server/data/read/tree.ts';
import { askQuery } from '../../src/server/engines/query/ask.ts';
import { judgeNights, nightSql } from '../../src/server/modules/rollcall/nights.ts';
import { noteTonight } from '../../src/server/modules/rollcall/tonight.ts';
import { Binder } from '../../src/server/data/sql/sql.ts';
import { refusalOf } from '../_util/engine.ts';
import type { PlanNode } from '../_util/plan-reads.ts';
import { at } from '../_util/roll-time.ts';
import {
  add,
  counsellor,
  emptyRolls,
  moveRoll,
  office,
  openRollWorld,
  publish,
  query,
  record,
  roll,
  school,
  sign,
  tick,
} from '../_util/rolls.ts';

beforeAll(openRollWorld);
afterAll(() => school.close());
beforeEach(emptyRolls);

const { In, Out } = GATE_DIR;
const pass = (no: number, PassTime: string, Direction: string, more = {}) =>
  add(entities.GateRecord, {
    DeviceId: 'g1',
    GateType: GATE_TYPE.Dormitory,
    BuildingId: 'b1',
    StudentId: `s${no}`,
    PassTime,
    Direction,
    Result: GATE_RESULT.Fine,
    ...more,
  });

describe('M02 a roll that the gates answer', () => {
  it('asks nobody: who is in is there, who came in late is late, who goes out again is missing', async () => {
    await pass(1, at(-300), In);
    await pass(2, at(-5), Out);
    await pass(3, at(-10), Out);
    await pass(3, at(-9), In, { Result: GATE_RESULT.Refused });
    await pass(3, at(-8), In, { GateType: GATE_TYPE.Campus });
    const results = async () =>
      (await query<{ r: string }>('SELECT "Result" AS r FROM "NamingRecord" ORDER BY "StudentId"')).map(
        ({ r }) => r,
      );
    await publish({ NamingMode: ROLLCALL_MODE.Gate, Geo: null, ExcludeLeave: 0, LateMinutes: 10 });
    const { Present, Late, Missing, Absent } = ROLLCALL_RESULT;
    // A person who is in is called at once; late or not depends on the hour of this test.
    expect((await results()).map((result) => result === Missing)).toEqual([false, true, true]);
    expect(await roll()).toMatchObject({ Should: 3, Missing: 2 });
    expect(await refusalOf(sign(2))).toBe('本次点名不是定位签到');
    await moveRoll(at(-30), at(60));
    await tick();
    expect(await results()).toEqual([Present, Missing, Missing]);
    await pass(3, at(-2), In);
    await pass(1, at(-1), Out);
    await tick();
    expect(await results()).toEqual([Missing, Missing, Late]);
    expect(await record(1)).toMatchObject({ SignTime: null, SignMode: null });
    expect(await record(3)).toMatchObject({ SignMode: ROLLCALL_MODE.Gate });
    const told = await query<{ c: string }>(`SELECT "Content" AS c FROM "UserMessage" WHERE "UserId" = 'u2'`);
    expect(told.map(({ c }) => c)).toEqual([
      expect.stringMatching(/^晚点名：以门禁记录为准，请于\d\d:\d\d前返回宿舍$/),
    ]);
    await school.act(counsellor, 'rollcall.record.set', [String((await record(2))['Id'])], {
      Result: Present,
      Remark: '在医务室值班',
    });
    await moveRoll(at(-30), at(-3));
    await tick();
    // They went out and the third came in after the end.
    expect(await results()).toEqual([Present, Present, Absent]);
  });
});

describe('M02 nights by the gates', () => {
  const NIGHT = '2026-11-18';
  const judge = (now: string) =>
    school.write((tx) => judgeNights({ engine: school.engine, tx, caller: school.as({}), now }));
  const noted = () =>
    query(
      `SELECT "StudentId", "LateKind", to_char("ReturnTime", 'MM-DD HH24:MI') AS back, "BuildingId", "TrueName" FROM "LateReturn"
       WHERE "IsDeleted" = 0 ORDER BY 1`,
    );
  const told = () => query(`SELECT "UserId", "Content" FROM "UserMessage" ORDER BY 1, 2`);
  beforeEach(async () => {
    for (const table of ['GateRecord', 'LateReturn', 'DormNightStat', 'DormTonight'])
      await query(`DELETE FROM "${table}"`);
  });

  // Buildings close at 23:00, and at 23:30 before a day off; 18 November 2026 is a Wednesday.
  it.each<[evening: string, day: string, kind: string | undefined, late: number]>([
    ['2026-11-18', '2026-11-19', undefined, 1],
    ['2026-11-18', '2026-11-19', HOLIDAY_KIND.Off, 0],
    ['2026-11-20', '2026-11-21', undefined, 0],
    ['2026-11-20', '2026-11-21', HOLIDAY_KIND.Work, 1],
    ['2026-11-22', '2026-11-23', undefined, 1],
    ['2026-11-22', '2026-11-23', HOLIDAY_KIND.Off, 0],
  ])('on %s before %s of kind %s %d who come in at 23:10 are late', async (evening, date, kind, late) => {
    const { catalog } = school.engine;
    const Entries = kind === undefined ? [] : [{ Name: '校历', Kind: kind, From: date, To: date }];
    Object.assign(school.engine, { catalog: { ...catalog, calendar: { ...catalog.calendar, Entries } } });
    await pass(1, `${evening} 18:00:00`, Out);
    await pass(1, `${evening} 23:10:00`, In);
    await judge(`${evening} 23:31:00`);
    Object.assign(school.engine, { catalog });
    const found = await noted();
    expect(found.filter(({ StudentId, LateKind }) => StudentId === 's1' && LateKind === '1')).toHaveLength(
      late,
    );
    expect(found.filter(({ StudentId }) => StudentId === 's1')).toHaveLength(late);
  });

  it('who comes in late and who does not come is noted in the evening and judged anew in the morning', async () => {
    await pass(1, `${NIGHT} 22:59:00`, In);
    await pass(1, '2026-11-19 05:40:00', Out);
    await pass(1, '2026-11-19 06:20:00', In);
    await pass(2, `${NIGHT} 18:00:00`, Out);
    await pass(4, `${NIGHT} 18:00:00`, Out);
    await judge(`${NIGHT} 23:31:00`);
    const absent = (no: number) => ({
      StudentId: `s${no}`,
      LateKind: '2',
      back: null,
      TrueName: `学生${no}`,
    });
    expect(await noted()).toEqual([
      { ...absent(2), BuildingId: 'b2' },
      { ...absent(4), BuildingId: 'b1' },
    ]);
    expect(await told()).toEqual([{ UserId: 'co', Content: '11月18日晚归0人、未归1人' }]);
    await pass(4, '2026-11-19 00:12:00', In);
    await query(`UPDATE "LateReturn" SET "HandleState" = $1 WHERE "StudentId" = 's2'`, [HANDLE_STATE.Done]);
    await judge('2026-11-19 06:31:00');
    await judge('2026-11-19 06:32:00');
    expect(await noted()).toEqual([
      { ...absent(2), BuildingId: 'b2' },
      { ...absent(4), BuildingId: 'b1', LateKind: '1', back: '11-19 00:12' },
    ]);
    expect(
      await query(
        `SELECT "BuildingId", "Should", "InCount", "LateCount", "AbsentCount", "UnknownCount" FROM "DormNightStat"
         WHERE "StatDate" = '${NIGHT}' ORDER BY 1`,
      ),
    ).toEqual([
      { BuildingId: 'b1', Should: 2, InCount: 2, LateCount: 1, AbsentCount: 0, UnknownCount: 0 },
      { BuildingId: 'b2', Should: 1, InCount: 0, LateCount: 0, AbsentCount: 1, UnknownCount: 0 },
    ]);
  });

  it('M02: nobody is late or missing while the building is open, which may close after 23:30 and after midnight', async () => {
    const closeAt = (time: string) =>
      query(`UPDATE "Building" SET "LateTime" = $1 WHERE "Id" = 'b1'`, [time]);
    for (const time of ['23:50', '00:30']) {
      await query('DELETE FROM "GateRecord"');
      await closeAt(time);
      await pass(1, `${NIGHT} 17:00:00`, In);
      await pass(4, `${NIGHT} 18:00:00`, Out);
      await judge(`${NIGHT} 23:31:00`);
      expect(await noted(), time).toEqual([]);
      const counted = await query(
        `SELECT "InCount", "AbsentCount", "UnknownCount" FROM "DormNightStat" WHERE "BuildingId" = 'b1' AND "StatDate" = '${NIGHT}'`,
      );
      expect(counted, time).toEqual([{ InCount: 1, AbsentCount: 0, UnknownCount: 1 }]);
      await query('DELETE FROM "DormNightStat"');
    }
    expect(await told()).toEqual([]);
    await pass(1, '2026-11-19 00:10:00', Out);
    await pass(1, '2026-11-19 00:29:00', In);
    await pass(4, '2026-11-19 00:31:00', In);
    await judge('2026-11-19 06:31:00');
    await closeAt('23:00');
    expect((await noted()).map(({ StudentId, back }) => [StudentId, back])).toEqual([['s4', '11-19 00:31']]);
  });

  it('R04: M02: tonight each is in, out until his building closes, then away or late; what is noted down counts until he passes a gate', async () => {
    const look = async (now: string) => {
      await school.write((tx) => noteTonight({ engine: school.engine, tx, caller: school.as({}), now }));
      return query(`SELECT "StudentId" AS s, "State" AS is, "Remark" AS r FROM "DormTonight" ORDER BY 1`);
    };
    const are = (...states: (string | [string, string])[]) =>
      [states].flat().map((state, at) => ({ s: `s${[1, 2, 4][at]}`, is: state[0], r: state[1] ?? null }));
    await pass(1, `${NIGHT} 17:00:00`, In);
    await pass(2, `${NIGHT} 18:00:00`, Out);
    expect(await look(`${NIGHT} 19:00:00`)).toEqual(are('1', '5', '6'));
    expect(await look(`${NIGHT} 23:31:00`)).toEqual(are('1', '3', '6'));
    await query(
      `UPDATE "DormTonight" SET "State" = '1', "Remark" = '打过电话', "MarkTime" = '${NIGHT} 23:40:00' WHERE "StudentId" IN ('s2', 's4')`,
    );
    expect(await look(`${NIGHT} 23:45:00`)).toEqual(are('1', ['1', '打过电话'], ['1', '打过电话']));
    await judge(`${NIGHT} 23:46:00`);
    expect(await noted()).toEqual([]);
    await pass(2, '2026-11-19 00:30:00', In);
    expect(await look('2026-11-19 00:31:00')).toEqual(are('1', '2', ['1', '打过电话']));
    expect(await look('2026-11-19 06:31:00')).toEqual(are('1', '1', '6'));
  });

  it('M02: each resident is looked up alone among those of tonight, however few of them the database believes there are', async () => {
    const binder = new Binder();
    const asked = { date: NIGHT, settled: `${NIGHT} 19:00:00`, until: `${NIGHT} 19:00:00` };
    const text = nightSql(asked, binder, school.engine.catalog);
    const [plan] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`EXPLAIN (FORMAT JSON) ${text}`, [
      ...binder.values,
    ]);
    const above: string[] = [];
    const walk = (node: PlanNode, parent: string): void => {
      if (node['Relation Name'] === 'DormTonight') above.push(parent);
      for (const below of node.Plans ?? []) walk(below, node['Node Type'] ?? '');
    };
    walk(plan!['QUERY PLAN'][0].Plan, '');
    expect(above).toEqual(['Limit']);
  });

  it('leave excuses; nobody is asked for whom no gate tells; two nights running are told by name', async () => {
    await add(entities.LeaveApply, {
      StudentId: 's1',
      LeaveType: '1',
      LeaveScope: '0',
      StartTime: `${NIGHT} 08:00:00`,
      EndTime: '2026-11-20 08:00:00',
      Reason: '家中有事',
      Phone: '19900000001',
      EmergencyName: '父',
      EmergencyPhone: '19900000002',
      IsStayOut: 0,
      Status: '2',
      LeaveState: '2',
    });
    await pass(1, `${NIGHT} 09:00:00`, Out);
    await pass(2, `${NIGHT} 09:00:00`, Out);
    await judge('2026-11-19 07:00:00');
    expect((await noted()).map(({ StudentId }) => StudentId)).toEqual(['s2']);
    await judge('2026-11-20 07:00:00');
    expect(await told()).toEqual([
      { UserId: 'co', Content: '11月18日晚归0人、未归1人' },
      { UserId: 'co', Content: '11月19日晚归0人、未归1人' },
      { UserId: 'co', Content: '学生2连续两晚未归，请立即核实' },
    ]);
    const term = { YearName: '2026-2027', Semester: '1', StartDate: '2026-09-01', EndDate: '2027-01-15' };
    await add(entities.SchoolYear, { ...term, WeekCount: 20, IsCurrent: 1 });
    const times = async () =>
      (await listRows(school.engine, counsellor, { Entity: entities.LateReturn })).rows.map(
        (row) => row['TermCount'],
      );
    expect(await times()).toEqual([2, 2]);
    // a night that is written down by hand counts too
    const byHand = { StudentId: 's2', NightDate: '2026-11-20', LateKind: '1', Source: '3' };
    await school.save(counsellor, entities.LateReturn, 'rollcall.late.add', byHand);
    expect(await times()).toEqual([3, 3, 3]);
    // one of another term does not
    await add(entities.LateReturn, { StudentId: 's2', NightDate: '2026-06-01', LateKind: '1', Source: '3' });
    expect(await times()).toEqual([3, 3, 3]);
  });

  it('M02: a parent is told once in half a day; the log says by which number, masked, and that no channel took it', async () => {
    for (const no of [1, 2])
      await add(entities.LateReturn, {
        Id: `l${no}`,
        StudentId: `s${no}`,
        TrueName: `学生${no}`,
        ClassId: 'k1',
        NightDate: NIGHT,
        LateKind: '2',
        Source: '3',
        HandleState: '0',
      });
    const family = { StudentId: 's2', Relation: '51', TrueName: '家长乙', Phone: '13800138000' };
    await add(entities.StudentFamily, family);
    const notify = (id: string) => school.act(counsellor, 'rollcall.late.notifyParent', [id]);
    await notify('l2');
    expect(
      await query(
        `SELECT "TrueName", "Target", "Content", "State", "Channel" FROM "PushLog" WHERE "Channel" = '4'`,
      ),
    ).toEqual([
      {
        TrueName: '家长乙',
        Target: '138****8000',
        Content: '家长您好，学生2同学11月18日未归，请与本人联系，并与辅导员辅导员甲沟通',
        State: '3',
        Channel: '4',
      },
    ]);
    expect(await refusalOf(notify('l2'))).toBe('12小时内已通知过学生2的家长');
    expect(await refusalOf(notify('l1'))).toBe('学生1没有登记家长手机号');
    expect(await told()).toEqual([]);
  });
});

describe('M02 whom a roll or a message reaches', () => {
  it('M02: classes are offered below their college with how many they have, as far as their chooser looks after them', async () => {
    const asked = { Source: entities.ClassInfo, Entity: entities.NamingTask, Field: 'ClassIds' };
    const nodes = async (caller = counsellor) => listTree(school.engine, caller, asked);
    const branch = { Id: '/c1', Name: '农学院', ParentId: null, IsLeaf: false };
    const leaf = (Id: string, Count: number) => ({
      Id,
      Name: `班${Id}`,
      ParentId: '/c1',
      IsLeaf: true,
      Count,
    });
    expect(await nodes()).toEqual([branch, leaf('k1', 2), leaf('k2', 1)]);
    const parameter = { Source: entities.ClassInfo, EnCode: enCodes.pushTaskSend, Field: 'ClassIds' };
    expect((await listTree(school.engine, office, parameter)).map(({ Id }) => Id)).toEqual([
      '/c1',
      'k1',
      'k2',
      'k9',
    ]);
    expect(await nodes(office)).toEqual([branch, leaf('k1', 2), leaf('k2', 1), leaf('k9', 1)]);
    expect(
      await refusalOf(
        listTree(school.engine, counsellor, { ...asked, Field: 'StudentIds', Source: entities.Student }),
      ),
    ).toBe('字段不可用');
  });

  it('M02: a message is written by hand for a scope; a template that a module fills in is not sent', async () => {
    const [manual, miss] = await query<{ Id: string }>(
      `SELECT "Id" FROM "PushTemplate" WHERE "TplCode" IN ('MANUAL', 'NAMING_MISS') ORDER BY "TplCode"`,
    );
    const send = (params: object) =>
      school.act(office, 'push.task.send', [], {
        ScopeType: '5',
        ClassIds: ['k1'],
        Channels: ['1'],
        ...params,
      });
    expect(await refusalOf(send({ TemplateId: miss!.Id }))).toBe('该模板由业务发送时填写内容，不能手动推送');
    expect(await refusalOf(send({ TemplateId: manual!.Id, Title: '停水' }))).toBe('Content: 请填写内容');
    const text = { TemplateId: manual!.Id, Title: '停水', Content: '今晚八点停水' };
    expect(await refusalOf(send({ ...text, ClassIds: ['k0'] }))).toBe('ClassIds: 班级不存在或已删除');
    await add(entities.ClassInfo, {
      Id: 'k0',
      ClassCode: 'k0',
      ClassName: '空班',
      CollegeId: 'c1',
      State: '1',
    });
    expect(await refusalOf(send({ ...text, ClassIds: ['k0'] }))).toContain('接收范围内没有您所管的人员');
    expect(await send(text)).toMatchObject({ Count: 2 });
    const told = await query(`SELECT "UserId", "Title", "Content" FROM "UserMessage" ORDER BY 1`);
    expect(told).toEqual(['u1', 'u2'].map((UserId) => ({ UserId, Title: '停水', Content: '今晚八点停水' })));
    const [task] = await query(
      `SELECT "Title", "Total", "SuccessCount" FROM "PushTask" WHERE "TplCode" = 'MANUAL'`,
    );
    expect(task).toEqual({ Title: '停水', Total: 2, SuccessCount: 2 });
    const today = school.engine.catalog.calls.get('Push/Today')!;
    expect(await askQuery(school.engine, office, today, {})).toEqual({
      Total: 2,
      Rate: 100,
      Failed: 0,
      Unbound: 2,
    });
  });
});
