import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLLCALL_RESULT, TASK_STATE } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { getRow } from '../../src/server/data/read/get.ts';
import { listRows } from '../../src/server/data/read/list.ts';
import { reachOf } from '../../src/server/data/write/reach.ts';
import { readMessages } from '../../src/server/engines/notify/bell.ts';
import { openNotice } from '../../src/server/modules/notice/reading.ts';
import { byProgram } from '../_util/by-program.ts';
import { refusalOf } from '../_util/engine.ts';
import { at } from '../_util/roll-time.ts';
import {
  add,
  college,
  counsellor,
  emptyRolls,
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

describe('M02 the end of a roll', () => {
  const leave = (no: number) =>
    add(entities.LeaveApply, {
      StudentId: `s${no}`,
      LeaveType: '1',
      LeaveScope: '0',
      StartTime: at(-3000),
      EndTime: at(600),
      Reason: '家中有事',
      Phone: '19900000001',
      EmergencyName: '父',
      EmergencyPhone: '19900000002',
      IsStayOut: 0,
      Status: '2',
      LeaveState: '2',
    });

  it('agreed leave excuses, before and after the roll was opened; who is left is absent and the counsellor is told', async () => {
    await leave(1);
    await publish();
    await moveRoll(at(-60), at(60));
    expect((await record(1))['Result']).toBe(ROLLCALL_RESULT.OnLeave);
    expect(await refusalOf(sign(1))).toBe('您无需签到');
    await leave(2);
    await tick();
    expect((await record(2))['Result']).toBe(ROLLCALL_RESULT.OnLeave);
    expect(await query('SELECT "UserId", "Title" FROM "UserMessage" ORDER BY 1')).toEqual([
      { UserId: 'u3', Title: '点名签到提醒' },
    ]);
    await moveRoll(at(-60), at(-1));
    await tick();
    await tick();
    expect((await record(3))['Result']).toBe(ROLLCALL_RESULT.Absent);
    expect(await roll()).toMatchObject({
      Should: 3,
      LeaveCount: 2,
      Absent: 1,
      Missing: 0,
      State: TASK_STATE.Ended,
    });
    expect(await query('SELECT "LastShould", "LastRate"::float8 AS rate FROM "NamingTask"')).toEqual([
      { LastShould: 3, rate: 0 },
    ]);
    const told = await query(`SELECT "UserId", "Content" FROM "UserMessage" WHERE "Title" = '点名结果'`);
    expect(told).toEqual([{ UserId: 'co', Content: '晚点名已结束，1名学生未签到' }]);
  });

  it('a leave that is over before the roll begins excuses nobody; one that is over later does, and what staff has set stays', async () => {
    const over = (no: number) =>
      query(`UPDATE "LeaveApply" SET "LeaveState" = '4' WHERE "StudentId" = $1`, [`s${no}`]);
    for (const no of [1, 2, 3]) await leave(no);
    await publish();
    await moveRoll(at(30), at(60));
    await over(1);
    await tick();
    const results = async () =>
      (await query('SELECT "Result" FROM "NamingRecord" ORDER BY "StudentId"')).map((row) => row['Result']);
    const { Missing, OnLeave } = ROLLCALL_RESULT;
    expect(await results()).toEqual([Missing, OnLeave, OnLeave]);
    expect(await roll()).toMatchObject({ Missing: 1, LeaveCount: 2 });
    await moveRoll(at(-5), at(60));
    await over(2);
    const by = { Result: Missing, Remark: '人在校内' };
    await school.act(counsellor, 'rollcall.record.set', [String((await record(3))['Id'])], by);
    await tick();
    expect(await results()).toEqual([Missing, OnLeave, Missing]);
    await sign(1);
  });

  it('M02: messages stand in the log of what was pushed with who read them; a channel without connection says so and can be tried again thrice', async () => {
    await publish({ Channels: ['1', '4'] });
    await tick();
    await byProgram(school.engine, (context) =>
      readMessages({ ...context, caller: student(1) }, { ids: undefined, group: undefined }),
    );
    await tick();
    const tasks = await query(
      `SELECT "Channel", "BizName", "Total", "SuccessCount", "FailCount", "ReadCount", "State" FROM "PushTask" ORDER BY 1`,
    );
    expect(tasks).toEqual([
      {
        Channel: '1',
        BizName: '点名场次',
        Total: 3,
        SuccessCount: 3,
        FailCount: 0,
        ReadCount: 1,
        State: '2',
      },
      {
        Channel: '4',
        BizName: '点名场次',
        Total: 3,
        SuccessCount: 0,
        FailCount: 3,
        ReadCount: 0,
        State: '3',
      },
    ]);
    const [sms] = await query<{ Id: string }>(`SELECT "Id" FROM "PushTask" WHERE "Channel" = '4'`);
    for (let turn = 0; turn < 3; turn += 1) await school.act(office, 'push.task.retry', [sms!.Id]);
    expect(await refusalOf(school.act(office, 'push.task.retry', [sms!.Id]))).toBe('没有可以重发的消息');
    const log = await listRows(school.engine, college, { Entity: entities.PushLog });
    expect(log.total).toBe(6);
  });

  it('M02: a message is read in its log too, whatever notes it and however late', async () => {
    await publish();
    await tick();
    await query(`UPDATE "PushTask" SET "PlanTime" = now() - interval '5 days'`);
    await tick();
    const read = () =>
      query(
        `SELECT t."ReadCount" AS n, (SELECT jsonb_agg(l."UserId" ORDER BY 1) FROM "PushLog" l WHERE l."ReadTime" IS NOT NULL) AS by FROM "PushTask" t`,
      );
    expect(await read()).toEqual([{ n: 0, by: null }]);
    await byProgram(school.engine, (context) =>
      readMessages({ ...context, caller: student(1) }, { ids: undefined, group: undefined }),
    );
    await tick();
    expect(await read()).toEqual([{ n: 1, by: ['u1'] }]);
    const [own] = await query<{ Id: string }>(`SELECT "Id" FROM "UserMessage" WHERE "UserId" = 'u2'`);
    await school.act(student(2), 'notice.message.read', [own!.Id]);
    await tick();
    expect(await read()).toEqual([{ n: 2, by: ['u1', 'u2'] }]);
  });

  it('the missing are reminded, not again and again', async () => {
    await publish();
    await sign(1);
    const id = String((await roll())['Id']);
    expect(await school.act(counsellor, 'rollcall.record.remind', [id])).toEqual({ Count: 2 });
    expect(await refusalOf(school.act(counsellor, 'rollcall.record.remind', [id]))).toBe('10分钟内已提醒过');
  });

  it('absence is made up for within a day, corrected within three, with a reason and on the record', async () => {
    await publish();
    await moveRoll(at(-120), at(-60));
    await tick();
    const [one, two] = [String((await record(1))['Id']), String((await record(2))['Id'])];
    await school.act(student(1), 'rollcall.sign.makeup', [one], { MakeupReason: '手机没电' });
    expect(await refusalOf(school.act(other, 'rollcall.record.makeup', [one]))).toBe('无权操作该数据');
    await school.act(counsellor, 'rollcall.record.makeup', [one]);
    expect((await record(1))['Result']).toBe(ROLLCALL_RESULT.MadeUp);
    expect(await refusalOf(school.act(counsellor, 'rollcall.record.set', [two], { Result: '1' }))).toBe(
      'Remark: 请填写修改原因',
    );
    await school.act(counsellor, 'rollcall.record.set', [two], { Result: '1', Remark: '在医务室' });
    expect(await roll()).toMatchObject({ Signed: 2, Absent: 1, Rate: 66.7 });
    const [audit] = await query<{ Changes: Record<string, unknown> }>(
      `SELECT "Changes" FROM "AuditLog" WHERE "RowId" = $1 ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
      [two],
    );
    expect(audit!.Changes).toMatchObject({ Result: ['3', '1'], Remark: [null, '在医务室'] });
    await moveRoll(at(-4 * 1440 - 60), at(-4 * 1440));
    expect(
      await refusalOf(
        school.act(counsellor, 'rollcall.record.set', [two], { Result: '1', Remark: '在医务室' }),
      ),
    ).toBe('只能修改结束三天以内的点名结果');
    expect(
      await refusalOf(
        school.act(student(3), 'rollcall.sign.makeup', [String((await record(3))['Id'])], {
          MakeupReason: '忘记了',
        }),
      ),
    ).toBe('缺勤后24小时内可以申请补签');
  });

  it('a class is called by hand by the counsellor and by whom the task names', async () => {
    await publish({ NamingMode: '3', Geo: null, RecorderIds: null, ExcludeLeave: 0 });
    const monitor = school.as({ UserId: 'u1', StudentId: 's1', Roles: ['student', 'review_group'] });
    const ids = [String((await record(1))['Id']), String((await record(2))['Id'])];
    expect(await refusalOf(school.act(monitor, 'rollcall.call.submit', [ids[1]!]))).toBe('无权操作该数据');
    await query(`UPDATE "NamingRecord" SET "RecorderIds" = '["u1"]'`);
    expect(await school.act(monitor, 'rollcall.call.submit', ids)).toBe(true);
    expect(await roll()).toMatchObject({ Signed: 2, Missing: 1 });
    await moveRoll(at(-60), at(-1));
    expect(await refusalOf(school.act(monitor, 'rollcall.call.late', [ids[0]!]))).toBe('不在点名时间内');
  });
});

describe('R08 M04 a notice', () => {
  const HTML = '<p>请按时返校</p>';
  const notice = (more: Row = {}): Row => ({
    Title: '返校通知',
    NoticeType: '1',
    NoticeLevel: '1',
    Content: HTML,
    ScopeType: '5',
    ClassIds: ['k1'],
    NeedReceipt: 1,
    ReceiptDeadline: at(600),
    PublishTime: at(-1),
    Channels: ['1'],
    ...more,
  });
  const submit = (more: Row = {}, caller = counsellor) =>
    school.save(caller, entities.Notice, 'notice.submit', notice(more));
  const readers = async () =>
    (await query(`SELECT "UserId" FROM "NoticeRead" WHERE "IsDeleted" = 0 ORDER BY 1`)).map(
      (row) => row['UserId'],
    );
  const read = (no: number, id: string) => getRow(school.engine, student(no), entities.Notice, id);
  const listOf = async (no: number) =>
    (await listRows(school.engine, student(no), { Entity: entities.NoticeRead })).rows.map(
      (row) => row['Title'],
    );
  const open = (no: number, id: string) =>
    school.write((tx) => openNotice({ engine: school.engine, tx, caller: student(no), now: at(0) }, id));

  it.each([
    ['a class', () => counsellor, { ClassIds: ['k1'] }, ['u1', 'u2']],
    ['the school for the counsellor', () => counsellor, { ScopeType: '1' }, ['u1', 'u2', 'u3']],
    ['the school for its office', () => office, { ScopeType: '1' }, ['sa', 'u1', 'u2', 'u3', 'u4']],
    ['a year for the college', () => college, { ScopeType: '3', GradeYear: 2024 }, ['u1', 'u2', 'u3', 'u4']],
    ['a role', () => office, { ScopeType: '7', RoleIds: ['committee'] }, ['u1', 'u4']],
    [
      'a building for the counsellor',
      () => counsellor,
      { ScopeType: '6', BuildingIds: ['b1', 'b2'] },
      ['u1', 'u2'],
    ],
  ])('reaches %s, and nobody else reads it', async (_, caller, scope, expected) => {
    const asked = { EnCode: 'notice.submit', Ids: [], Data: notice(scope) };
    expect(await reachOf(school.engine, caller(), asked)).toEqual({ Count: expected.length });
    const { Id } = await submit(scope, caller());
    expect(await readers()).toEqual(expected);
    const again = { EnCode: 'notice.remind', Ids: [Id] };
    expect(await reachOf(school.engine, caller(), again)).toEqual({ Count: expected.length });
    expect((await query('SELECT "TargetCount" AS n FROM "Notice"'))[0]).toEqual({ n: expected.length });
    for (const no of [1, 2, 3, 4]) {
      const isMeant = expected.includes(`u${no}`);
      expect(await listOf(no)).toEqual(isMeant ? ['返校通知'] : []);
      if (isMeant) expect((await read(no, Id))['Content']).toBe(HTML);
      else expect(await refusalOf(read(no, Id))).toBe('无权操作该数据');
    }
    const told = await query(`SELECT "UserId", "MsgGroup", "Url" FROM "UserMessage" ORDER BY 1`);
    expect(told.map((row) => row['UserId'])).toEqual(expected);
    expect(told[0]).toMatchObject({ MsgGroup: '1', Url: `/notice/noticeRead/readNotice?id=${Id}` });
  });

  it.each([
    [{ ClassIds: ['k9'] }, 'ClassIds: 班级「班k9」不在可选范围内'],
    [{ ScopeType: '8', ClassIds: null, UserIds: ['u4'] }, 'UserIds: 人员不在可选范围内'],
    [{ Content: null }, 'Content: 请输入正文或外链地址'],
    [{ Content: null, OuterUrl: 'javascript:alert(1)' }, 'OuterUrl: 外链地址格式不正确'],
    [{ ExpireTime: at(-5) }, 'ExpireTime: 结束时间不能小于开始时间'],
    [{ PublishTime: at(-9), ExpireTime: at(-5) }, 'ExpireTime: 失效时间已过'],
    [{ ReceiptDeadline: at(-5) }, 'ReceiptDeadline: 回执截止时间应晚于发布时间'],
    [{ ReceiptDeadline: null }, 'ReceiptDeadline: 请选择回执截止'],
    [{ ScopeType: '3', ClassIds: null, GradeYear: 2019 }, 'ScopeType: 接收范围内没有您所管的人员'],
  ])('is refused with %o', async (more, text) => expect(await refusalOf(submit(more))).toBe(text));

  it('is read and confirmed by its readers alone; the others are reminded, not again and again', async () => {
    const { Id } = await submit();
    const [told] = await query('SELECT "PublishTime" = "DeliveredAt" AS now FROM "Notice" WHERE "Id" = $1', [
      Id,
    ]);
    expect(told).toEqual({ now: true });
    expect(await open(1, Id)).toMatchObject({ ReadTime: expect.any(String), ReceiptTime: null });
    const first = (await open(1, Id))!.ReadTime;
    expect((await open(1, Id))!.ReadTime).toBe(first);
    expect(await open(3, Id)).toBeUndefined();
    await school.act(student(1), 'notice.receipt', [Id], { ReceiptRemark: '周日返校' });
    expect(await refusalOf(school.act(student(3), 'notice.receipt', [Id]))).toBe('无权操作该数据');
    // What a reader may not do, whatever buttons they hold: the notice is not theirs.
    for (const enCode of ['notice.remind', 'notice.revoke', 'notice.delete'])
      expect(await refusalOf(school.act(student(1), enCode, [Id]))).toBe('您只能查看该通知，不能办理');
    await tick();
    expect((await query('SELECT "ReadCount", "ReceiptCount" FROM "Notice"'))[0]).toEqual({
      ReadCount: 1,
      ReceiptCount: 1,
    });
    expect(await school.act(counsellor, 'notice.remind', [Id])).toEqual({ Count: 1 });
    expect(await refusalOf(school.act(counsellor, 'notice.remind', [Id]))).toBe('12小时内已提醒过');
    expect(await refusalOf(school.act(other, 'notice.remind', [Id]))).toBe('无权操作该数据');
    const [line] = await query<{ Id: string }>(`SELECT "Id" FROM "NoticeRead" WHERE "UserId" = 'u2'`);
    expect(await school.act(counsellor, 'notice.read.remind', [line!.Id])).toEqual({ Count: 1 });
    expect(await refusalOf(school.act(counsellor, 'notice.read.remind', [line!.Id]))).toBe(
      '12小时内已提醒过',
    );
    expect(await refusalOf(school.act(student(2), 'notice.read.remind', [line!.Id]))).toBe(
      '您只能查看该阅读回执，不能办理',
    );
    await query(`UPDATE "Notice" SET "ReceiptDeadline" = now() - interval '1 minute'`);
    expect(await refusalOf(school.act(student(2), 'notice.receipt', [Id]))).toBe('回执已截止');
    // Who reads it after weeks is counted too.
    await query(`UPDATE "Notice" SET "DeliveredAt" = now() - interval '30 days'`);
    await tick();
    await tick();
    expect(await school.act(student(2), 'notice.readAll', [])).toEqual({ Count: 1 });
    await tick();
    expect(await query('SELECT "ReadCount" FROM "Notice"')).toEqual([{ ReadCount: 2 }]);
  });

  it('a day before receipts are due, whoever owes one is told, once', async () => {
    const { Id } = await submit({ ReceiptDeadline: at(3000) });
    await school.act(student(1), 'notice.receipt', [Id]);
    const asked = () =>
      query(`SELECT "UserId" FROM "UserMessage" WHERE "Content" LIKE '%提交回执' ORDER BY 1`);
    await tick();
    expect(await asked()).toEqual([]);
    await query(
      `UPDATE "Notice" SET "ReceiptDeadline" = now() + interval '23 hours', "DeliveredAt" = now() - interval '2 days'`,
    );
    await tick();
    await tick();
    expect(await asked()).toEqual([{ UserId: 'u2' }]);
  });

  it('comes at its time and goes at its end; a revoked one is a title without text', async () => {
    const { Id } = await submit({ PublishTime: at(60), ExpireTime: at(120) }, office);
    await tick();
    expect(await readers()).toEqual([]);
    expect(await refusalOf(school.act(office, 'notice.remind', [Id]))).toBe('通知未发布');
    await query(`UPDATE "Notice" SET "PublishTime" = now() - interval '1 minute'`);
    await tick();
    await tick();
    expect(await readers()).toEqual(['u1', 'u2']);
    expect(await query('SELECT count(*)::int AS n FROM "UserMessage"')).toEqual([{ n: 2 }]);
    await school.act(student(1), 'notice.receipt', [Id]);
    await school.act(office, 'notice.revoke', [Id]);
    expect(await query('SELECT "ReadCount", "ReceiptCount" FROM "Notice"')).toEqual([
      { ReadCount: 1, ReceiptCount: 1 },
    ]);
    expect(await listOf(1)).toEqual(['返校通知']);
    expect(await refusalOf(read(1, Id))).toBe('该通知已撤回或已过期，不再显示');
    await school.act(office, 'notice.publish', [Id]);
    expect((await read(1, Id))['Content']).toBe(HTML);
    await query(`UPDATE "Notice" SET "ExpireTime" = now() - interval '1 second'`);
    await tick();
    expect(await refusalOf(read(1, Id))).toBe('该通知已撤回或已过期，不再显示');
  });

  it.each([
    ['expired', () => query(`UPDATE "Notice" SET "ExpireTime" = now() - interval '1 second'`)],
    ['was withdrawn', (Id: string) => school.act(counsellor, 'notice.revoke', [Id])],
  ])('one that %s is read by nobody any more, and its count stays right', async (_, end) => {
    const { Id } = await submit({ ExpireTime: at(120) });
    await open(1, Id);
    await end(Id);
    await tick();
    const gone = '该通知已撤回或已过期，不再显示';
    expect(await school.act(student(2), 'notice.readAll', [])).toEqual({ Count: 0 });
    expect(await refusalOf(open(2, Id))).toBe(gone);
    expect(await refusalOf(open(1, Id))).toBe(gone);
    expect(await refusalOf(school.act(student(2), 'notice.receipt', [Id]))).toBe(gone);
    await tick();
    const counted = `SELECT n."ReadCount" AS counted, (SELECT count(*)::int FROM "NoticeRead" r WHERE r."ReadTime" IS NOT NULL) AS read FROM "Notice" n`;
    expect(await query(counted)).toEqual([{ counted: 1, read: 1 }]);
  });
});
