import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLLCALL_RESULT, TASK_STATE } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import { listRows } from '../../src/server/data/list.ts';
import { readMessages } from '../../src/server/modules/notice/messages.ts';
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
    const told = await query(`SELECT "UserId", "Content" FROM "UserMessage" WHERE "Title" = '点名结果'`);
    expect(told).toEqual([{ UserId: 'co', Content: '晚点名已结束，1名学生未签到' }]);
  });

  it('messages stand in the log with who read them; a channel without connection says so and can be tried again thrice', async () => {
    await publish({ Channels: ['1', '4'] });
    await tick();
    await school.write((tx) => readMessages(tx, 'u1', { ids: undefined, group: undefined }));
    await tick();
    const tasks = await query(
      `SELECT "Channel", "Total", "SuccessCount", "FailCount", "ReadCount", "State" FROM "PushTask" ORDER BY 1`,
    );
    expect(tasks).toEqual([
      { Channel: '1', Total: 3, SuccessCount: 3, FailCount: 0, ReadCount: 1, State: '2' },
      { Channel: '4', Total: 3, SuccessCount: 0, FailCount: 3, ReadCount: 0, State: '3' },
    ]);
    const [sms] = await query<{ Id: string }>(`SELECT "Id" FROM "PushTask" WHERE "Channel" = '4'`);
    for (let turn = 0; turn < 3; turn += 1) await school.act(office, 'push.task.retry', [sms!.Id]);
    expect(await refusalOf(school.act(office, 'push.task.retry', [sms!.Id]))).toBe('没有可以重发的消息');
    const log = await listRows(school.engine, college, { Entity: entities.PushLog });
    expect(log.total).toBe(6);
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
