import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_COUNT, HOLIDAY_KIND, LEAVE_STATE } from '../../src/contract/generated/codes.ts';
import { entities } from '../../src/contract/generated/entities.ts';
import type { Row } from '../../src/contract/rules.ts';
import { dayAfter, weekdayOf } from '../../src/contract/school-calendar.ts';
import { fetchSchoolDays, withSchoolDays } from '../../src/server/calendar/school-days.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import type { Catalog } from '../../src/server/data/schemas/catalog.ts';
import { runClockRules } from '../../src/server/data/time/time-rules.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { modules } from '../../src/server/modules/index.ts';
import { openTestEngine, refusalOf, type TestEngine } from '../_util/engine.ts';
import { workedRow } from '../_util/worked-row.ts';

let school: TestEngine;
let student: Caller;
let counsellor: Caller;
let office: Caller;
let plain: Catalog;

const day = (offset: number) =>
  new Date(Date.now() + 8 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10);

/** The Monday of the week after next, and the days after it. */
const monday = dayAfter(day(14), 1 - weekdayOf(day(14)));
const at = (offset: number, time: string) => `${dayAfter(monday, offset)} ${time}`;
// From Wednesday morning until Monday evening; Thursday and Friday are off, Sunday makes up for one of them.
const overHoliday = { StartTime: at(2, '08:00:00'), EndTime: at(7, '18:00:00') };
const onlyOff = { StartTime: at(3, '08:00:00'), EndTime: at(4, '20:00:00') };

const application = (more: Row): Row => ({
  LeaveType: '1',
  LeaveScope: '0',
  IsStayOut: 1,
  Reason: '回家探望生病的家人',
  Phone: '19900000001',
  EmergencyName: '李父',
  EmergencyPhone: '19900000002',
  ParentKnown: 1,
  ...more,
});

async function add(entity: string, row: Row): Promise<void> {
  const model = school.engine.catalog.entities.get(entity)!;
  await school.write((tx) => insertRow(tx, model, row, { caller: school.as({}), now: `${day(0)} 08:00:00` }));
}

const submit = (more: Row) =>
  school.save(student, entities.LeaveApply, 'leave.apply.submit', application(more));
const stored = (id: string) => workedRow(school, entities.LeaveApply, id);
const limit = (days: number) =>
  school.engine.database.query(`UPDATE "LeaveRule" SET "TermLimit" = $1 WHERE "LeaveType" = '1'`, [days]);
const approve = (caller: Caller, id: string) =>
  school.act(caller, 'leave.apply.approve', [id], { Opinion: '同意' });

/** Serves the calendar as the database has it, which a node that is running does each second. */
async function follow(): Promise<void> {
  const days = await fetchSchoolDays(school.engine.database);
  Object.assign(school.engine, { catalog: withSchoolDays(plain, days) });
}

async function set(rule: string): Promise<void> {
  await school.engine.database.query('DELETE FROM "SysConfig"');
  await add(entities.SysConfig, { ConfigKey: 'calendar.counting', ConfigValue: rule, GroupName: '校历' });
  await follow();
}

beforeAll(async () => {
  school = await openTestEngine('schemas', modules);
  plain = school.engine.catalog;
  await add(entities.SchoolYear, {
    YearName: '2026-2027',
    Semester: '1',
    StartDate: day(-80),
    EndDate: day(80),
    WeekCount: 20,
    IsCurrent: 1,
  });
  const place = {
    CollegeId: 'c1',
    MajorId: 'm1',
    ClassId: 'k1',
    GradeYear: 2024,
    TrainLevel: '3',
    Gender: '1',
  };
  await add(entities.Student, {
    Id: 's1',
    StudentNo: '202401010101',
    TrueName: 's1',
    CounsellorId: 't1',
    ...place,
  });
  const rules = school.engine.catalog.entities.get(entities.LeaveRule)!.file.seed!;
  for (const row of rules.rows) await add(entities.LeaveRule, row as Row);
  const holiday = (HolidayName: string, Kind: string, from: number, to: number) =>
    add(entities.Holiday, {
      HolidayName,
      Kind,
      StartDate: dayAfter(monday, from),
      EndDate: dayAfter(monday, to),
    });
  await holiday('校庆', HOLIDAY_KIND.Off, 3, 4);
  await holiday('校庆补班', HOLIDAY_KIND.Work, 6, 6);
  student = school.as({ UserId: 'u1', StudentId: 's1', Roles: ['student'], TrueName: '学生甲' });
  counsellor = school.as({ UserId: 'u3', TeacherId: 't1', Roles: ['counsellor'], ClassIds: ['k1'] });
  office = school.as({ UserId: 'u6', TeacherId: 't4', Roles: ['school_admin'] });
});
afterAll(() => school.close());
beforeEach(async () => void (await school.engine.database.query('DELETE FROM "LeaveApply"')));

describe('M03 days are counted by the rule that the school has set', () => {
  it.each([
    [DAY_COUNT.Hours, 5.5, 2, 1.5],
    [DAY_COUNT.Natural, 6, 2, 2],
    [DAY_COUNT.Workdays, 3, 1, 0],
  ])('by rule %s %d days are judged at level %d, and %d of the days off', async (rule, days, level, off) => {
    await set(rule);
    const { Id } = await submit(overHoliday);
    expect(await stored(Id)).toMatchObject({ Days: days, Level: level, TermDays: days });
    await school.engine.database.query('DELETE FROM "LeaveApply"');
    const whole = await submit(onlyOff);
    expect(await stored(whole.Id)).toMatchObject({ Days: off, Level: 1 });
  });

  it('tells the applicant, and the approver, how they were counted', async () => {
    await set(DAY_COUNT.Workdays);
    const answer = await school.act(student, 'leave.apply.preview', [], application(onlyOff));
    expect(answer).toEqual({ Lines: ['共0天，需辅导员审批', '本学期已请0天0次'] });
    const { Id } = await submit(overHoliday);
    const note = String((await stored(Id))['DaysNote']);
    expect(note).toMatch(/^按工作日：\d+月\d+日至(\d+月)?\d+日放假，周末1天，\d+月\d+日补班，计3天$/);
  });

  it('a limit of a term is held by the same days', async () => {
    await limit(5);
    await set(DAY_COUNT.Natural);
    expect(await refusalOf(submit(overHoliday))).toBe('本学期请假已超过5天');
    await set(DAY_COUNT.Workdays);
    await submit(overHoliday);
    await limit(15);
  });

  it('a leave that was extended goes over into its extension, and nobody has to report back from it', async () => {
    await set(DAY_COUNT.Hours);
    const at = (hours: number) =>
      new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const { Id } = await submit({ StartTime: at(1), EndTime: at(25) });
    await approve(counsellor, Id);
    const move = (id: string, from: string, to: string) =>
      school.engine.database.query(
        `UPDATE "LeaveApply" SET "StartTime" = $2::timestamptz, "EndTime" = $3::timestamptz WHERE "Id" = $1`,
        [id, from, to],
      );
    const end = at(1);
    await move(Id, at(-23), end);
    await runClockRules(school.engine);
    const extend = async () => {
      const more = await submit({ StartTime: end, EndTime: at(13), ExtendOfId: Id });
      expect((await stored(Id))['ExtendedTo']).toBeNull();
      await approve(counsellor, more.Id);
      expect((await stored(Id))['ExtendedTo']).not.toBeNull();
      return more.Id;
    };
    await school.act(student, 'leave.apply.cancelPlan', [await extend()]);
    const more = await extend();
    expect(await stored(Id)).toMatchObject({ LeaveState: LEAVE_STATE.Away });
    await move(Id, at(-54), at(-30));
    await move(more, at(-30), at(2));
    await runClockRules(school.engine);
    expect(await stored(Id)).toMatchObject({ LeaveState: LEAVE_STATE.Cancelled });
    expect(await stored(more)).toMatchObject({ LeaveState: LEAVE_STATE.Away });
  });

  it('leave of a term to come is judged by what was taken in it', async () => {
    const term = { YearName: '2026-2027', Semester: '2', WeekCount: 20, IsCurrent: 0 };
    await add(entities.SchoolYear, { ...term, StartDate: day(81), EndDate: day(200) });
    const later = (from: number, to: number) => ({
      StartTime: `${day(from)} 08:00:00`,
      EndTime: `${day(to)} 20:00:00`,
    });
    await limit(5);
    await set(DAY_COUNT.Natural);
    await submit(onlyOff);
    const { Id } = await submit(later(90, 93));
    expect(await stored(Id)).toMatchObject({ Days: 4, TermDays: 4 });
    const preview = await school.act(student, 'leave.apply.preview', [], application(later(100, 101)));
    expect(preview).toMatchObject({ Lines: expect.arrayContaining(['本学期已请4天1次']) });
    expect(await refusalOf(submit(later(100, 101)))).toBe('本学期请假已超过5天');
    await limit(15);
  });

  it('what was submitted stays as it was counted, a draft is counted when it is submitted', async () => {
    await set(DAY_COUNT.Workdays);
    const { Id } = await submit(overHoliday);
    const counted = await stored(Id);
    const draft = await school.save(
      student,
      entities.LeaveApply,
      'leave.apply.save',
      application({ StartTime: at(9, '08:00:00'), EndTime: at(13, '18:00:00') }),
    );
    expect(await stored(draft.Id)).toMatchObject({ Days: 3 });
    await set(DAY_COUNT.Natural);
    await school.act(student, 'leave.apply.submit', [draft.Id]);
    expect(await stored(draft.Id)).toMatchObject({ Days: 5, TermDays: 8 });
    await approve(counsellor, Id);
    await school.act(student, 'leave.apply.cancelPlan', [Id]);
    const { Days, DaysNote } = counted;
    expect(await stored(Id)).toMatchObject({ Days, DaysNote, LeaveState: LEAVE_STATE.Dropped });
    expect(Days).toBe(3);
  });

  it('the office hears of days that contradict each other, and of make-up days in the week', async () => {
    const enter = (Kind: string, from: number, to: number, more: Row = {}) =>
      refusalOf(
        school.save(office, entities.Holiday, 'core.holiday.add', {
          HolidayName: '安排',
          Kind,
          StartDate: dayAfter(monday, from),
          EndDate: dayAfter(monday, to),
          ...more,
        }),
      );
    expect(await enter(HOLIDAY_KIND.Off, 5, 6)).toContain('「校庆补班」');
    expect(await enter(HOLIDAY_KIND.Off, 3, 3)).toBe('StartDate: 这一天开始的同类安排已登记');
    expect(await enter(HOLIDAY_KIND.Work, 1, 1)).toContain('不是周末，补班日应为周六或周日');
    expect(await enter(HOLIDAY_KIND.Work, 12, 14)).toContain('补班只能是一个周末内的周六、周日');
    expect(await enter(HOLIDAY_KIND.Work, 12, 13, { AsWeekday: '4' })).toContain('两天请分成两条');
    expect(await enter(HOLIDAY_KIND.Off, 8, 200)).toBe('EndDate: 一次放假不能超过120天');
    expect(await enter(HOLIDAY_KIND.Off, 8, 7)).toContain('EndDate');
  });
});

it('nobody is back before the leave began, and what waits to be confirmed is confirmed before staff end it', async () => {
  await set(DAY_COUNT.Natural);
  const { Id } = await submit({ StartTime: at(0, '08:00:00'), EndTime: at(0, '18:00:00') });
  await approve(counsellor, Id);
  await school.engine.database.query(
    `UPDATE "LeaveApply" SET "StartTime" = now() - interval '2 days', "EndTime" = now() + interval '1 day' WHERE "Id" = $1`,
    [Id],
  );
  await runClockRules(school.engine);
  const back = (ReturnTime: string) =>
    refusalOf(
      school.save(student, entities.LeaveCancel, 'leave.cancel.submit', {
        SourceType: '1',
        SourceId: Id,
        ReturnTime,
      }),
    );
  const byStaff = (ReturnTime: string) =>
    refusalOf(school.act(counsellor, 'leave.cancel.proxy', [Id], { ReturnTime, Reason: '电话确认' }));
  const early = `${day(-9)} 08:00:00`;
  expect(await back(early)).toMatch(/^ReturnTime: 实际返回时间不能早于请假开始时间/);
  expect(await byStaff(early)).toMatch(/^ReturnTime: 实际返回时间不能早于请假开始时间/);
  const yesterday = `${day(-1)} 23:59:00`;
  expect(await back(yesterday)).toBe('no refusal');
  expect(await byStaff(yesterday)).toBe('已有待确认的销假记录');
});

it('an outing says when its student came back, whoever ended it', async () => {
  const outing = (Id: string, from: number) =>
    add(entities.OutingApply, {
      ...{ Id, StudentId: 's1', ClassId: 'k1', CounsellorId: 't1', OutingKind: '1', OutingType: '1' },
      ...{ StartTime: `${day(from)} 08:00:00`, EndTime: `${day(from + 1)} 08:00:00` },
      ...{ Status: '2', LeaveState: LEAVE_STATE.Away },
    });
  const ended = async (Id: string) => {
    const { LeaveState, CancelTime } = await workedRow(school, entities.OutingApply, Id);
    return [LeaveState, CancelTime];
  };
  await outing('out-1', -4);
  const first = `${day(-4)} 20:00:00`;
  const said = { ReturnTime: first, Reason: '电话确认' };
  await school.act(counsellor, 'leave.cancel.proxyOuting', ['out-1'], said);
  expect(await ended('out-1')).toEqual([LEAVE_STATE.Cancelled, first]);
  await outing('out-2', -2);
  const second = `${day(-2)} 20:00:00`;
  const back = { SourceType: '2', SourceId: 'out-2', ReturnTime: second };
  const cancel = await school.save(student, entities.LeaveCancel, 'leave.cancel.submit', back);
  await school.act(counsellor, 'leave.cancel.confirm', [cancel.Id]);
  expect(await ended('out-2')).toEqual([LEAVE_STATE.Cancelled, second]);
});

it('two rules of one type never speak of the same days, or the level would depend on their order', async () => {
  const rule = (LeaveType: string | null, MinDays: number, MaxDays: number, State = '1') =>
    refusalOf(
      school.save(office, entities.LeaveRule, 'leave.rule.add', {
        RuleName: `${LeaveType}-${MinDays}`,
        LeaveType,
        MinDays,
        MaxDays,
        NodeRole: 'counsellor',
        Sort: 9,
        State,
      }),
    );
  const overlap = 'MinDays: 天数区间不连续或有重叠';
  expect(await rule('2', 0, 1)).toBe('no refusal');
  expect(await rule('2', 0.5, 2)).toBe(overlap);
  expect(await rule('2', 0.5, 2, '0')).toBe('no refusal');
  expect(await rule('2', 1, 2)).toBe('no refusal');
  // Rules of every type are held against each other too.
  await rule(null, 0, 1);
  expect(await rule(null, 0, 1)).toBe(overlap);
});
