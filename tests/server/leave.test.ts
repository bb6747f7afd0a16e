import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../src/contract/generated/entities.ts';
import { FLOW_STATUS, LEAVE_STATE } from '../../src/contract/generated/codes.ts';
import type { Row } from '../../src/contract/rules.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { modules } from '../../src/server/modules/index.ts';
import { headTeacherInLeave } from './cases/head-teacher.ts';
import { sentBackLate } from './cases/sent-back-late.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { workedRow } from '../_util/worked-row.ts';

let school: TestEngine;
let student: Caller;
let classmate: Caller;
let counsellor: Caller;
let otherCounsellor: Caller;
let college: Caller;
let office: Caller;

const day = (offset: number, time = '08:00:00') => {
  const date = new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000);
  return `${date.toISOString().slice(0, 10)} ${time}`;
};

const application = (days: number, more: Row = {}): Row => ({
  LeaveType: '1',
  LeaveScope: '1',
  StartTime: day(2),
  EndTime: day(2 + Math.floor(days), days % 1 ? '20:00:00' : '08:00:00'),
  IsStayOut: 1,
  Reason: '回家探望生病的家人',
  DestRegion: '360000',
  DestAddress: '赣州市章贡区红旗大道一号',
  Phone: '19900000001',
  EmergencyName: '李父',
  EmergencyPhone: '19900000002',
  ParentKnown: 1,
  ...more,
});

async function add(entity: string, row: Row): Promise<void> {
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) => insertRow(tx, model, row, { caller: school.as({}), now: day(0) }));
}

beforeAll(async () => {
  school = await openTestEngine('schemas', modules);
  await add(entities.Org, { Id: 'c1', OrgCode: '01', OrgName: '农学院', OrgType: '2', State: '1' });
  await add(entities.SchoolYear, {
    YearName: '2026-2027',
    Semester: '1',
    StartDate: day(-80).slice(0, 10),
    EndDate: day(80).slice(0, 10),
    WeekCount: 20,
    IsCurrent: 1,
  });
  for (const [id, no, classId] of [
    ['s1', '202401010101', 'k1'],
    ['s2', '202401010102', 'k2'],
  ] as const) {
    const about = {
      CollegeId: 'c1',
      MajorId: 'm1',
      ClassId: classId,
      GradeYear: 2024,
      TrainLevel: '3',
      Gender: '1',
    };
    await add(entities.Student, { Id: id, StudentNo: no, TrueName: id, CounsellorId: 't1', ...about });
  }
  const rules = school.engine.catalog.entities.get(entities.LeaveRule)!.file.seed!;
  for (const row of rules.rows) await add(entities.LeaveRule, row as Row);
  student = school.as({ UserId: 'u1', StudentId: 's1', Roles: ['student'], TrueName: '学生甲' });
  classmate = school.as({ UserId: 'u2', StudentId: 's2', Roles: ['student'] });
  counsellor = school.as({ UserId: 'u3', TeacherId: 't1', Roles: ['counsellor'], ClassIds: ['k1'] });
  otherCounsellor = school.as({ UserId: 'u4', TeacherId: 't2', Roles: ['counsellor'], ClassIds: ['k9'] });
  college = school.as({ UserId: 'u5', TeacherId: 't3', Roles: ['college_admin'], CollegeIds: ['c1'] });
  office = school.as({ UserId: 'u6', TeacherId: 't4', Roles: ['school_admin'] });
});
afterAll(() => school.close());

beforeEach(async () => {
  await school.engine.database.query('DELETE FROM "LeaveApply"');
  await school.engine.database.query('DELETE FROM "LeaveCancel"');
});

const submit = (days: number, more: Row = {}, caller = student) =>
  school.save(caller, entities.LeaveApply, 'leave.apply.submit', application(days, more));
const stored = (id: string) => workedRow(school, entities.LeaveApply, id);
const approve = (caller: Caller, id: string) =>
  school.act(caller, 'leave.apply.approve', [id], { Opinion: '同意' });

describe('M03 the head teacher in leave', () =>
  headTeacherInLeave(() => ({
    school,
    student,
    counsellor,
    college,
    add,
    application,
    submit,
    stored,
    approve,
  })));

describe('M03 approval by level', () => {
  it.each([
    [2, ['counsellor']],
    [3, ['counsellor']],
    [3.5, ['counsellor', 'college_admin']],
    [7, ['counsellor', 'college_admin']],
    [7.5, ['counsellor', 'college_admin', 'school_admin']],
    [8, ['counsellor', 'college_admin', 'school_admin']],
  ])('%d days are judged by %j', async (days, roles) => {
    const { Id } = await submit(days);
    const handlers: Record<string, Caller> = { counsellor, college_admin: college, school_admin: office };
    for (const role of roles) {
      expect((await stored(Id))['CurrentRole']).toBe(role);
      await approve(handlers[role]!, Id);
    }
    expect(await stored(Id)).toMatchObject({
      Status: FLOW_STATUS.Passed,
      LeaveState: LEAVE_STATE.Approved,
      Days: days,
    });
  });

  it('every application says what its student took this term, whichever of them changes', async () => {
    const said = async (id: string) => Number((await stored(id))['TermDays']);
    const listed = async () => {
      const { rows } = await school.engine.database.query<{ days: number }>(
        `SELECT coalesce(sum("Days"), 0)::float8 AS days FROM "LeaveApply"
         WHERE "StudentId" = 's1' AND "Status" IN ('1', '2') AND "IsDeleted" = 0`,
      );
      return rows[0]!.days;
    };
    const first = (await submit(2)).Id;
    expect([await said(first), await listed()]).toEqual([2, 2]);
    const later = { StartTime: day(20), EndTime: day(21) };
    const second = (await submit(1, later)).Id;
    expect([await said(first), await said(second), await listed()]).toEqual([3, 3, 3]);
    await school.act(counsellor, 'leave.apply.reject', [second], { Opinion: '材料不齐，请补充' });
    expect([await said(first), await said(second), await listed()]).toEqual([2, 2, 2]);
    await submit(1, later, classmate);
    expect(await said(first)).toBe(2);
  });

  it('without a counsellor the college judges from the first day on', async () => {
    await school.engine.database.query(`UPDATE "Student" SET "CounsellorId" = NULL WHERE "Id" = 's2'`);
    const { Id } = await submit(2, {}, classmate);
    expect((await stored(Id))['CurrentRole']).toBe('college_admin');
    await school.engine.database.query(`UPDATE "Student" SET "CounsellorId" = 't1' WHERE "Id" = 's2'`);
  });

  it('official leave always needs the college, and its proof', async () => {
    expect(await refusalOf(submit(1, { LeaveType: '3' }))).toBe('Files: 请上传证明材料');
    const { Id } = await submit(1, { LeaveType: '3', Files: 'f1' });
    await approve(counsellor, Id);
    expect(await stored(Id)).toMatchObject({ CurrentRole: 'college_admin' });
  });

  it('who had it by a post, or dealt with it, is told that it lies with another now', async () => {
    const { Id } = await submit(8);
    await add(entities.Teacher, { Id: 't2', TeacherNo: 'T2', TrueName: '原辅导员', OrgId: 'c1', State: '1' });
    const post = { TeacherId: 't2', ClassId: 'k1', PostType: '1', StartDate: day(-9).slice(0, 10) };
    await add(entities.CounsellorClass, { ...post, EndDate: day(-1).slice(0, 10) });
    expect(await refusalOf(approve(otherCounsellor, Id))).toBe(
      '您对该班级的任职已经结束，该请假申请现由接任者办理',
    );
    await approve(counsellor, Id);
    const moved = school.as({ ...counsellor.subject, TeacherId: 't9', ClassIds: [] });
    expect(await refusalOf(approve(moved, Id))).toBe('该请假申请您已办理过，现由他人负责，只能查看');
    await school.engine.database.query(`DELETE FROM "CounsellorClass"`);
  });

  it('only the handler of the present node and of this class may act', async () => {
    const { Id } = await submit(8);
    expect(await refusalOf(approve(otherCounsellor, Id))).toBe('无权操作该数据');
    expect(await refusalOf(approve(college, Id))).toBe('当前状态不能同意');
    expect(await refusalOf(approve(student, Id))).toBe('当前状态不能同意');
    expect(await refusalOf(approve(classmate, Id))).toBe('无权操作该数据');
    await approve(counsellor, Id);
    expect(await refusalOf(approve(counsellor, Id))).toBe('该请假申请已由您同意，不能再同意');
  });

  it('a grant alone gives no row and a row alone gives no grant', async () => {
    const { Id } = await submit(2);
    const bare = { ...counsellor, grants: new Set<string>() };
    expect(await refusalOf(approve(bare, Id))).toBe('没有权限执行该操作');
  });

  it('the server refuses an edit after approval', async () => {
    const { Id } = await submit(2);
    const during = {
      ...application(2),
      Id,
      Version: (await stored(Id))['Version'],
      Reason: '改成别的理由了',
    };
    const edit = (data: Row) => school.save(student, entities.LeaveApply, 'leave.apply.save', data);
    expect(await refusalOf(edit(during))).toBe('当前状态不能修改');
    await approve(counsellor, Id);
    const after = { ...during, Version: (await stored(Id))['Version'] };
    expect(await refusalOf(edit(after))).toMatch(/^该请假申请已由.+同意，不能再修改$/);
    expect((await stored(Id))['Reason']).toBe('回家探望生病的家人');
  });

  it('reject and back need an opinion; a row sent back or rejected may be submitted again', async () => {
    const { Id } = await submit(2);
    expect(await refusalOf(school.act(counsellor, 'leave.apply.reject', [Id]))).toBe(
      'Opinion: 请输入驳回原因',
    );
    // What was rejected is corrected like what was sent back.
    for (const verb of ['back', 'reject'] as const) {
      await school.act(counsellor, `leave.apply.${verb}`, [Id], { Opinion: '请写明去向' });
      const { Status, Version } = await stored(Id);
      expect(Status).toBe(verb === 'back' ? FLOW_STATUS.SentBack : FLOW_STATUS.Rejected);
      const changed = { ...application(2), Id, Version, DestAddress: '赣州市章贡区红旗大道二号' };
      await school.save(student, entities.LeaveApply, 'leave.apply.submit', changed);
      expect((await stored(Id))['Status']).toBe(FLOW_STATUS.Running);
    }
  });

  it('withdraw only while nobody acted', async () => {
    const first = await submit(8);
    await school.act(student, 'leave.apply.withdraw', [first.Id]);
    expect((await stored(first.Id))['Status']).toBe(FLOW_STATUS.Withdrawn);
    const second = await submit(8);
    await approve(counsellor, second.Id);
    expect(await refusalOf(school.act(student, 'leave.apply.withdraw', [second.Id]))).toBe(
      '已有审批人处理，不能撤回',
    );
  });

  it('a batch does what it may and says what it may not', async () => {
    const one = await submit(2);
    const two = await submit(2, { StartTime: day(20), EndTime: day(22) });
    await approve(counsellor, two.Id);
    const answer = await refusalOf(school.act(counsellor, 'leave.apply.batchApprove', [one.Id, two.Id]));
    expect(answer).toBe('成功1条，失败1条');
    expect((await stored(one.Id))['Status']).toBe(FLOW_STATUS.Passed);
  });

  it('records every step, in order', async () => {
    const { Id } = await submit(8);
    for (const handler of [counsellor, college, office]) await approve(handler, Id);
    const records = await school.engine.database.query<Row>(
      'SELECT "NodeName", "ActionType" FROM "ApprovalRecord" WHERE "RowId" = $1 ORDER BY "Id"',
      [Id],
    );
    expect(records.rows.map((row) => `${row['NodeName']} ${row['ActionType']}`)).toEqual([
      '申请人 1',
      '辅导员审批 2',
      '学院审批 2',
      '学校审批 2',
    ]);
  });
});

describe('M03 rules of an application', () => {
  it.each<[string, Row, string]>([
    ['a time that is over', { StartTime: day(-1), EndTime: day(1) }, 'StartTime: 开始时间不能早于当前时间'],
    ['end before start', { EndTime: day(1) }, 'EndTime: 结束时间不能小于开始时间'],
    ['a short reason', { Reason: '有事' }, 'Reason: 请假事由不少于5个字'],
    ['parents who do not know', { ParentKnown: 0 }, 'ParentKnown: 请确认家长已知情'],
    ['no destination', { DestAddress: '' }, 'DestAddress: 请输入详细地址'],
    ['a field of the server', { LeaveState: '4' }, 'LeaveState: 请假状态不能修改'],
    ['a field that is not there', { Hacked: 1 }, 'Hacked: 字段不可用'],
  ])('refuses %s', async (_name, change, message) => {
    expect(await refusalOf(submit(2, change))).toBe(message);
    expect((await school.engine.database.query('SELECT 1 FROM "LeaveApply"')).rowCount).toBe(0);
  });

  it('refuses a second leave at the same time, not one after it', async () => {
    await submit(2);
    expect(await refusalOf(submit(1, { StartTime: day(3), EndTime: day(4) }))).toContain(
      'StartTime: 该时间段已有请假记录（',
    );
    await submit(1, { StartTime: day(4), EndTime: day(5) });
  });

  it('nobody applies for somebody else', async () => {
    expect(await refusalOf(submit(2, { StudentId: 's2' }))).not.toBe('no refusal');
  });

  it('keeps a draft with what is missing', async () => {
    const saved = await school.save(student, entities.LeaveApply, 'leave.apply.save', { LeaveType: '1' });
    expect((await stored(saved.Id))['Status']).toBe(FLOW_STATUS.Draft);
  });

  it('refuses the version that somebody else changed', async () => {
    const { Id, Version } = await school.save(student, entities.LeaveApply, 'leave.apply.save', {
      LeaveType: '1',
    });
    const edit = (Reason: string) =>
      school.save(student, entities.LeaveApply, 'leave.apply.save', { Id, Version, Reason });
    await edit('第一次修改的理由');
    expect(await refusalOf(edit('第二次修改的理由'))).toBe('数据已被他人修改，请刷新后重试');
  });

  it('tells the applicant who will have to agree', async () => {
    const answer = await school.act(student, 'leave.apply.preview', [], application(8));
    expect(answer).toEqual({ Lines: ['共8天，需辅导员、学院、学校审批', '本学期已请0天0次'] });
  });
});

describe('M03 leave, return, cancellation', () => {
  async function away(endOffset: number): Promise<string> {
    const { Id } = await submit(2);
    await approve(counsellor, Id);
    await school.engine.database.query(
      `UPDATE "LeaveApply" SET "StartTime" = $2::timestamptz, "EndTime" = $3::timestamptz WHERE "Id" = $1`,
      [Id, day(endOffset - 2), day(endOffset)],
    );
    await runClockRules(school.engine);
    return Id;
  }
  const back = (SourceId: string, more: Row = {}) =>
    school.save(student, entities.LeaveCancel, 'leave.cancel.submit', {
      SourceType: '1',
      SourceId,
      ReturnTime: day(0, '00:00:01'),
      ...more,
    });

  it.each([
    [1, LEAVE_STATE.Away],
    [-0.6, LEAVE_STATE.DueBack],
    [-3, LEAVE_STATE.Overdue],
  ])('time moves a leave that ends in %d days to state %s', async (offset, state) => {
    const { Id } = await submit(2);
    await approve(counsellor, Id);
    const end = new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000);
    const text = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');
    await school.engine.database.query(
      `UPDATE "LeaveApply" SET "StartTime" = $2::timestamptz, "EndTime" = $3::timestamptz WHERE "Id" = $1`,
      [Id, text(new Date(end.getTime() - 2 * 86_400_000)), text(end)],
    );
    await runClockRules(school.engine);
    expect((await stored(Id))['LeaveState']).toBe(state);
  });

  it('a late return needs its reason and the counsellor ends the leave', async () => {
    const id = await away(-3);
    expect(await refusalOf(back(id))).toBe('OverReason: 请输入逾期原因');
    const cancel = await back(id, { OverReason: '火车晚点' });
    expect((await stored(id))['LeaveState']).toBe(LEAVE_STATE.Overdue);
    expect(await refusalOf(back(id, { OverReason: '火车晚点' }))).toBe('已有待确认的销假记录');
    await school.act(counsellor, 'leave.cancel.confirm', [cancel.Id]);
    expect((await stored(id))['LeaveState']).toBe(LEAVE_STATE.Cancelled);
  });

  it('a student does not end the leave of another', async () => {
    const id = await away(-3);
    const work = school.save(classmate, entities.LeaveCancel, 'leave.cancel.submit', {
      SourceType: '1',
      SourceId: id,
      ReturnTime: day(0, '00:00:01'),
      OverReason: '不是我的',
    });
    expect(await refusalOf(work)).toBe('无权操作该数据');
  });

  it('the counsellor ends it for the student, whatever a field holds that is hidden since', async () => {
    const id = await away(-3);
    await school.engine.database.query(`UPDATE "LeaveApply" SET "IsMakeup" = 0 WHERE "Id" = $1`, [id]);
    await school.act(counsellor, 'leave.cancel.proxy', [id], {
      ReturnTime: day(0, '00:00:01'),
      Reason: '电话确认',
    });
    expect((await stored(id))['LeaveState']).toBe(LEAVE_STATE.Cancelled);
  });

  it('a plan is dropped before it begins, not after', async () => {
    const { Id } = await submit(2);
    await approve(counsellor, Id);
    await school.act(student, 'leave.apply.cancelPlan', [Id]);
    expect((await stored(Id))['LeaveState']).toBe(LEAVE_STATE.Dropped);
    expect(await refusalOf(school.act(student, 'leave.apply.cancelPlan', [await away(1)]))).toBe(
      '请假已开始，不能取消',
    );
  });
});

sentBackLate(() => ({ school, student, counsellor, application }));

it('every write leaves its audit record', async () => {
  const before = await school.engine.database.query('SELECT 1 FROM "AuditLog"');
  const { Id } = await submit(2);
  await approve(counsellor, Id);
  const records = await school.engine.database.query<Row>(
    'SELECT "EnCode", "LoginName" FROM "AuditLog" WHERE "RowId" = $1 ORDER BY "Id"',
    [Id],
  );
  const [handedIn, agreed] = ['leave.apply.submit', 'leave.apply.approve'];
  expect(records.rows.map((row) => row['EnCode'])).toEqual([handedIn, handedIn, agreed]);
  expect(before.rowCount).toBeGreaterThan(0);
});
