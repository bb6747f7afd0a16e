import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLLCALL_RESULT, TASK_STATE } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { reachOf } from '../../src/server/data/write/reach.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { codeOfRoll } from '../../src/server/modules/rollcall/code.ts';
import { asked } from '../_util/asked.ts';
import { refusalOf } from '../_util/engine.ts';
import { at, today } from '../_util/roll-time.ts';
import {
  AWAY,
  CAMPUS,
  college,
  counsellor,
  draft,
  emptyRolls,
  HERE,
  keeper,
  moveRoll,
  office,
  openRollWorld,
  other,
  publish,
  query,
  record,
  roll,
  school,
  sign,
  student,
  tick,
} from '../_util/rolls.ts';

beforeAll(openRollWorld);
afterAll(() => school.close());
beforeEach(emptyRolls);

describe('R04 M02 a roll-call task', () => {
  it('opens its roll at once, over the students of its owner alone', async () => {
    const whole = { ScopeType: '1', ClassIds: null };
    const asked = { EnCode: 'rollcall.task.publish', Ids: [], Data: draft(whole) };
    expect(await reachOf(school.engine, counsellor, asked)).toEqual({ Count: 3 });
    const { Id } = await publish(whole);
    const names = await query('SELECT "StudentId", "Result" FROM "NamingRecord" ORDER BY 1');
    expect(names).toEqual([1, 2, 3].map((no) => ({ StudentId: `s${no}`, Result: ROLLCALL_RESULT.Missing })));
    expect(await roll()).toMatchObject({ TaskId: Id, Should: 3, Missing: 3, State: TASK_STATE.Running });
    expect((await roll())['ClassIds']).toEqual(['k1', 'k2']);
  });

  it('opens one roll a day, however often time and people ask', async () => {
    const { Id } = await publish();
    await Promise.all([tick(), tick()]);
    await school.act(counsellor, 'rollcall.task.stop', [Id]);
    expect((await roll())['State']).toBe(TASK_STATE.Stopped);
    expect(await refusalOf(sign(1))).toBe('点名已停用');
    await school.act(counsellor, 'rollcall.task.start', [Id]);
    await tick();
    expect(await query('SELECT count(*)::int AS n FROM "NamingInstance"')).toEqual([{ n: 1 }]);
    expect((await roll())['State']).toBe(TASK_STATE.Running);
  });

  it('calls anew what nobody has answered when its task is changed, and leaves what was answered', async () => {
    const { Id } = await publish();
    const change = async (more: Row) => {
      await school.act(counsellor, 'rollcall.task.stop', [Id]);
      const [task] = await query('SELECT "Version" FROM "NamingTask" WHERE "Id" = $1', [Id]);
      await publish({ ...more, Id, Version: task!['Version'] });
    };
    const called = async () =>
      (await query('SELECT "StudentId" FROM "NamingRecord" WHERE "IsDeleted" = 0 ORDER BY 1')).map(
        (row) => row['StudentId'],
      );
    await change({ ClassIds: ['k1'] });
    expect(await called()).toEqual(['s1', 's2']);
    expect(await roll()).toMatchObject({ Should: 2, State: TASK_STATE.Running });
    await sign(1);
    await change({ ClassIds: ['k2'] });
    expect(await called()).toEqual(['s1', 's2']);
    expect((await record(1))['SignTime']).not.toBeNull();
    expect((await roll())['State']).toBe(TASK_STATE.Running);
    await sign(2);
  });

  it('is called anew where it was changed while it was stopped, and not on a day that is none of its days', async () => {
    const { Id } = await publish();
    const edit = async (EnCode: string, more: Row) => {
      await school.act(counsellor, 'rollcall.task.stop', [Id]);
      const [task] = await query('SELECT "Version" FROM "NamingTask" WHERE "Id" = $1', [Id]);
      const changed = draft({ ...more, Id, Version: task!['Version'] });
      await school.save(counsellor, entities.NamingTask, EnCode, changed);
    };
    await edit('rollcall.task.save', { EndTime: '23:58' });
    expect(await query('SELECT 1 FROM "NamingInstance" WHERE "IsDeleted" = 0')).toEqual([]);
    await school.act(counsellor, 'rollcall.task.start', [Id]);
    expect(await roll()).toMatchObject({ Should: 3, State: TASK_STATE.Running });
    expect((await record(1))['EndAt']).toContain('23:58');
    await sign(1);
    const later = { StartDate: at(1440).slice(0, 10), EndDate: at(2 * 1440).slice(0, 10) };
    await edit('rollcall.task.publish', later);
    expect((await roll())['State']).toBe(TASK_STATE.Stopped);
  });

  it('a draft opens nothing; a minute opens what is due today, not on another week day', async () => {
    await school.save(counsellor, entities.NamingTask, 'rollcall.task.save', draft());
    const weekDay = String(new Date(`${today()}T00:00:00Z`).getUTCDay() || 7);
    const others = ['1', '2', '3', '4', '5', '6', '7'].filter((day) => day !== weekDay);
    const until = at(10 * 1440).slice(0, 10);
    await publish({ Cycle: '3', WeekDays: others, EndDate: until });
    expect(await query('SELECT 1 FROM "NamingInstance"')).toEqual([]);
    await publish({ Cycle: '3', WeekDays: [weekDay], EndDate: until });
    await query('DELETE FROM "NamingRecord"');
    await query('DELETE FROM "NamingInstance"');
    // The owner of the task has no account in this database: their present rights are none, so nobody is called.
    await tick();
    expect(await query('SELECT 1 FROM "NamingInstance"')).toEqual([]);
  });

  it.each([
    [{ EndTime: '00:00' }, 'EndTime: 结束时间不能小于开始时间'],
    [{ Cycle: '3' }, 'WeekDays: 请选择星期'],
    [{ Geo: null }, 'Geo: 请填写签到位置'],
    [{ NamingMode: '4', NamingType: '3' }, 'NamingMode: 门禁自动只用于查寝、离返校和临时点名'],
    [{ ClassIds: null }, 'ClassIds: 请选择点名范围'],
    [{ ClassIds: ['k9'] }, 'ClassIds: 班级「班k9」不在可选范围内'],
    [{ ScopeType: '6', ClassIds: null }, 'BuildingIds: 请选择点名范围'],
    [{ ScopeType: '7', ClassIds: null, RoleIds: ['no such role'] }, 'RoleIds: 角色不存在或已删除'],
    [{ StartDate: '2020-01-01', EndDate: '2020-01-02' }, 'EndDate: 所选日期中没有今天或以后的点名'],
    [{ ScopeType: '3', ClassIds: null, GradeYear: 2019 }, 'ScopeType: 范围内没有您所管的在读学生'],
  ])('is refused with %o', async (more, text) => {
    expect(await refusalOf(publish(more))).toBe(text);
  });

  it.runIf(at(0).slice(11, 16) > '00:02')('is refused for a time of today that is over', async () => {
    const over = { BeginTime: '00:00', EndTime: at(-1).slice(11, 16), StartDate: today(), EndDate: today() };
    expect(await refusalOf(publish(over))).toBe('EndTime: 今天的点名时间已过');
    await publish({ ...over, Cycle: '2', EndDate: at(10 * 1440).slice(0, 10) });
  });

  it.each([
    [
      'a building for the counsellor',
      () => counsellor,
      { ScopeType: '6', BuildingIds: ['b1', 'b2'] },
      [1, 2],
    ],
    ['a building for who keeps it', () => keeper, { ScopeType: '6', BuildingIds: ['b1'] }, [1, 4]],
    ['a role for the school', () => office, { ScopeType: '7', RoleIds: ['committee'] }, [1, 4]],
    ['a role for the counsellor', () => counsellor, { ScopeType: '7', RoleIds: ['committee'] }, [1]],
    ['a year for the college', () => college, { ScopeType: '3', GradeYear: 2024 }, [1, 2, 3, 4]],
    ['names for the counsellor', () => counsellor, { ScopeType: '8', StudentIds: ['s3'] }, [3]],
  ] as const)('calls %s, and nobody else reads or answers it', async (_, caller, scope, called) => {
    await publish({ ClassIds: null, ...scope }, caller());
    const names = await query('SELECT "StudentId" FROM "NamingRecord" ORDER BY 1');
    expect(names).toEqual(called.map((no) => ({ StudentId: `s${no}` })));
    const id = String((await record(called[0]))['Id']);
    for (const no of [1, 2, 3, 4].filter((one) => !called.includes(one as never))) {
      const outsider = student(no);
      const seen = await listRows(school.engine, outsider, { Entity: entities.NamingRecord });
      expect(seen.total).toBe(0);
      expect([
        await refusalOf(getRow(school.engine, outsider, entities.NamingRecord, id)),
        await refusalOf(school.act(outsider, 'rollcall.sign.do', [id], { Geo: HERE })),
      ]).toEqual(['无权操作该数据', '无权操作该数据']);
    }
  });

  it('a counsellor calls no name out of reach', async () => {
    const called = { ScopeType: '8', ClassIds: null, StudentIds: ['s3', 's4'] };
    expect(await refusalOf(publish(called, counsellor))).toBe('StudentIds: 学生不在可选范围内');
  });

  it('who keeps a building calls none but his own, and reads the answers of his own rolls alone', async () => {
    expect(await refusalOf(publish({ ScopeType: '6', ClassIds: null, BuildingIds: ['b2'] }, keeper))).toBe(
      'BuildingIds: 楼栋不在可选范围内',
    );
    const readable = async () =>
      (await listRows(school.engine, keeper, { Entity: entities.NamingRecord })).total;
    await publish({ ScopeType: '6', ClassIds: null, BuildingIds: ['b1'] });
    expect(await readable()).toBe(0);
    await emptyRolls();
    await publish({ ScopeType: '6', ClassIds: null, BuildingIds: ['b1'] }, keeper);
    expect(await readable()).toBe(2);
    await query(`UPDATE "NamingRecord" SET "BuildingId" = 'b2' WHERE "StudentId" = 's1'`);
    // Read on as what was done here; a roll that the office called is none of it.
    expect(await readable()).toBe(2);
    await query(`UPDATE "NamingRecord" SET "CreateUserId" = 'office' WHERE "StudentId" = 's1'`);
    expect(await readable()).toBe(1);
  });

  it('called once ends on the day on which it begins, whose past is told there', async () => {
    const { Id } = await publish({ Cycle: '1', EndDate: null });
    const [task] = await query('SELECT "StartDate" = "EndDate" AS same FROM "NamingTask" WHERE "Id" = $1', [
      Id,
    ]);
    expect(task).toEqual({ same: true });
    const past = publish({ Cycle: '1', StartDate: '2020-01-01', EndDate: null, TaskName: '昨天' });
    await expect(past).rejects.toMatchObject({ value: { Fields: [{ Key: 'StartDate' }] } });
  });

  it('previews its days and its names; a copy is a draft', async () => {
    const { Id } = await publish();
    const lines = { Lines: [`接下来的点名日期：${today()}`, '共3人'] };
    const preview = (more: Row) => school.act(counsellor, 'rollcall.task.preview', [], draft(more));
    expect(await preview({})).toEqual({ ...lines, More: '预览名单' });
    expect(await preview({ More: 1 })).toMatchObject({
      ...lines,
      Table: {
        Note: '共3人',
        Rows: [
          ['202401010101', '学生1', '班k1', 'b1'],
          ['202401010102', '学生2', '班k1', 'b2'],
          ['202401010103', '学生3', '班k2', '-'],
        ],
      },
    });
    expect(await preview({ ClassIds: ['k9'], More: 1 })).toMatchObject({ Table: { Rows: [] } });
    const named = await query(
      'SELECT "ScopeText", "LastShould", "EndDate" FROM "NamingTask" WHERE "Id" = $1',
      [Id],
    );
    expect(named[0]).toMatchObject({ ScopeText: '班k1、班k2', LastShould: 3 });
    const copy = (await school.act(counsellor, 'rollcall.task.copy', [Id])) as { Id: string };
    expect(
      (
        await query('SELECT "State", "TaskName", "ScopeText" FROM "NamingTask" WHERE "Id" = $1', [copy.Id])
      )[0],
    ).toEqual({
      State: TASK_STATE.Draft,
      TaskName: '晚点名-副本',
      ScopeText: '班k1、班k2',
    });
  });
});

describe('M02 a student answers a roll', () => {
  beforeEach(() => publish());

  it('once, within the window of the database and within the fence', async () => {
    await moveRoll(at(5), at(60));
    expect(await refusalOf(sign(1))).toBe('未到签到时间');
    await moveRoll(at(-60), at(-1));
    expect(await refusalOf(sign(1))).toBe('签到已结束');
    await moveRoll(at(-5), at(60));
    expect(await refusalOf(sign(1, AWAY))).toMatch(/^您不在签到范围内（距离11\d\d米）$/);
    expect(await refusalOf(sign(1, { ...CAMPUS, Acc: 900 }))).toBe('定位精度不足，请到室外或窗边再试');
    expect(await refusalOf(sign(1, CAMPUS))).toBe('没有取得有效的位置，请允许定位后再试');
    expect(await sign(1)).toEqual({ Result: ROLLCALL_RESULT.Present, Distance: 0 });
    expect(await refusalOf(sign(1))).toBe('您已签到');
  });

  it('late after the minutes that the task allows', async () => {
    await query('UPDATE "NamingTask" SET "LateMinutes" = 3');
    await moveRoll(at(-5), at(60));
    expect(await sign(1)).toMatchObject({ Result: ROLLCALL_RESULT.Late });
  });

  it('twenty at once are one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusalOf(sign(1))));
    expect(answers.filter((answer) => answer === 'no refusal')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '您已签到')).toHaveLength(19);
  });

  it('an outsider can neither read nor answer, a classmate not answer for another', async () => {
    const id = String((await record(1))['Id']);
    for (const outsider of [student(4), other]) {
      expect(await refusalOf(getRow(school.engine, outsider, entities.NamingRecord, id))).toBe(
        '无权操作该数据',
      );
      expect(await refusalOf(school.act(outsider, 'rollcall.sign.do', [id], { Geo: HERE }))).toBe(
        '无权操作该数据',
      );
    }
    const list = await listRows(school.engine, student(2), { Entity: entities.NamingRecord });
    expect(list.rows.map((row) => row['StudentId'])).toEqual(['s2']);
    expect(await refusalOf(sign(1, HERE, student(2)))).toBe('无权操作该数据');
    expect(await refusalOf(sign(1, HERE, counsellor))).toBe('只能为本人签到');
    const rolls = await Promise.all(
      [counsellor, other, college, student(1)].map((caller) =>
        listRows(school.engine, caller, { Entity: entities.NamingInstance }),
      ),
    );
    expect(rolls.map(({ total }) => total)).toEqual([1, 0, 1, 0]);
  });

  it('the same coordinates twice are a doubt that the staff sees', async () => {
    await sign(1);
    await sign(2);
    expect([(await record(1))['Doubt'], (await record(2))['Doubt']]).toEqual([
      null,
      '坐标与另一名学生完全相同',
    ]);
    const seen = await getRow(
      school.engine,
      student(2),
      entities.NamingRecord,
      String((await record(2))['Id']),
    );
    expect(seen['Doubt'] ?? null).toBeNull();
  });

  it('the board counts what each reader may see; telephone numbers are plain for whoever holds that grant', async () => {
    await moveRoll(at(-5), at(60));
    await sign(1);
    await tick();
    const id = String((await roll())['Id']);
    expect(await roll()).toMatchObject({ Should: 3, Signed: 1, Missing: 2 });
    expect(await asked(school.engine, counsellor, 'Rollcall/Figures', { InstanceId: id })).toMatchObject({
      Should: 3,
      Signed: 1,
      Missing: 2,
      Rate: 33.3,
    });
    expect(await asked(school.engine, other, 'Rollcall/Figures', { InstanceId: id })).toMatchObject({
      Should: 0,
    });
    const TaskId = String((await roll())['TaskId']);
    const day = [{ Day: today().slice(5), Rate: 33.3 }];
    const State = TASK_STATE.Running;
    for (const narrowed of [{ State }, { TaskId, State, From: today(), To: today() }])
      expect(await asked(school.engine, counsellor, 'Rollcall/Trend', narrowed)).toEqual(day);
    // A person who is still to come has not stayed away: without a state only rolls that ended count.
    for (const narrowed of [{}, { State, TaskId: 'none' }, { State, To: '2020-01-01' }, { State: '0' }])
      expect(await asked(school.engine, counsellor, 'Rollcall/Trend', narrowed)).toEqual([]);
    expect(await asked(school.engine, other, 'Rollcall/Trend', {})).toEqual([]);
    const classes = await asked(school.engine, counsellor, 'Rollcall/ByClass', { InstanceId: id });
    expect(classes.map(({ ClassName, Should, Missing }) => [ClassName, Should, Missing])).toEqual([
      ['班k1', 2, 1],
      ['班k2', 1, 1],
    ]);
    const bare = {
      ...counsellor,
      grants: new Set([...counsellor.grants].filter((one) => !one.endsWith('.plain'))),
    };
    const phones = await Promise.all(
      [counsellor, bare].map(
        async (caller) =>
          (
            await listRows(school.engine, caller, {
              Entity: entities.NamingRecord,
              Filter: { StudentNo: '202401010101' },
            })
          ).rows[0]!['Phone'],
      ),
    );
    expect(phones).toEqual(['19900000001', '199****0001']);
  });
});

describe('M02 a roll that is answered by scanning', () => {
  const scan = async (no: number, Code: unknown) =>
    school.act(student(no), 'rollcall.sign.scan', [String((await record(no))['Id'])], { Code });
  const codeFor = async (caller: Caller) => codeOfRoll(school.engine, caller, String((await roll())['Id']));

  it('is answered with the code of the moment, which is shown to whose roll it is while it is called', async () => {
    await publish({ NamingMode: '2', Geo: null });
    await moveRoll(at(-5), at(60));
    const { QrText, ...shown } = (await codeFor(counsellor))!;
    expect(shown).toEqual({ ExpireSeconds: 30, Text: '晚点名' });
    expect(await Promise.all([other, student(1)].map(codeFor))).toEqual([undefined, undefined]);
    expect(await scan(1, QrText)).toEqual({ Result: ROLLCALL_RESULT.Present });
    expect(await record(1)).toMatchObject({ SignMode: '2', Distance: null });
    expect(await refusalOf(scan(1, QrText))).toBe('您已签到');
    expect(await refusalOf(scan(2, QrText.replace(/.$/, '.')))).toBe('签到码已失效，请扫描最新的签到码');
    expect(await refusalOf(scan(2, null))).toBe('Code: 请先扫描签到码');
    expect(await refusalOf(sign(2))).toBe('本次点名不是定位签到');
    await moveRoll(at(-60), at(-1));
    expect(await refusalOf(scan(2, QrText))).toBe('签到已结束');
    expect(await codeFor(counsellor)).toBeUndefined();
  });

  it('is not answered with the code of another roll', async () => {
    await publish({ NamingMode: '2', Geo: null, ClassIds: ['k2'] });
    const { QrText } = (await codeFor(counsellor))!;
    await query('UPDATE "NamingInstance" SET "IsDeleted" = 1');
    await publish({ NamingMode: '2', Geo: null, ClassIds: ['k1'] });
    expect(await refusalOf(scan(1, QrText))).toBe('这不是本次点名的签到码');
  });
});
