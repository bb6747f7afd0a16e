import { ROLLCALL_CYCLE, SCOPE_TYPE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { PEOPLE, phoneOf } from './identity.ts';
import { orgId } from './organisation.ts';
import type { StaffPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';

/** Days with a round: a fortnight of which all but today's, which is open all day, are over. */
const FIRST = -13;
const DAYS = Array.from({ length: 1 - FIRST }, (_, at) => FIRST + at);
const TASK = '教职工每日健康上报';
const CAMPUS = '360111';
const [MISSING, NORMAL] = ['0', '1'];
/** One in so many has not reported; on other days up to two fewer make one. */
const RARE = 6;

/** The daily report of teachers and staff: each has a row a day, some of them unanswered. */
export function* staffReports(making: Making): Generator<Batch> {
  const { dice, calendar, plan } = making;
  const owner = plan.staff.find(({ login }) => login === 'health01')!;
  const by = { id: owner.userId, name: staffName(making, owner) };
  const task = {
    TaskName: TASK,
    Items: ['1', '2', '3'],
    Cycle: ROLLCALL_CYCLE.Daily,
    SkipHolidays: 0,
    StartDate: dayOf(making, FIRST),
    EndDate: dayOf(making, 120),
    BeginTime: '00:00',
    EndTime: '23:59',
    AllowMakeup: 1,
    RemindEarly: 1,
    RemindLate: 1,
    ScopeType: SCOPE_TYPE.School,
    State: TASK_STATE.Running,
    LastShould: plan.staff.length,
    LastRate: countsOf(making, -1).Rate,
  };
  yield {
    entity: entities.StaffTask,
    rows: [stamped(dice.id('staffTask', 0), calendar.fromMidnight(FIRST * 24 - 16), task, by)],
  };
  yield { entity: entities.StaffRound, rows: DAYS.map((day) => roundOf(making, day, by)) };
  yield* inBatches(entities.StaffReport, reports(making));
}

const dayOf = ({ calendar }: Making, day: number) => calendar.fromMidnight(day * 24).slice(0, 10);
const madeAt = ({ calendar }: Making, day: number) => calendar.fromMidnight(Math.min(day * 24, -1));
const hasReported = ({ index }: StaffPlan, day: number) => (index + day) % (RARE - (-day % 3)) !== 0;

function countsOf({ plan: { staff } }: Making, day: number) {
  const Reported = staff.filter((person) => hasReported(person, day)).length;
  const Rate = staff.length === 0 ? 0 : Math.round((1000 * Reported) / staff.length) / 10;
  return { Should: staff.length, Reported, Abnormal: 0, Rate };
}

const sharedOf = (making: Making, day: number) => ({
  TaskId: making.dice.id('staffTask', 0),
  TaskName: TASK,
  ReportDate: dayOf(making, day),
  BeginAt: `${dayOf(making, day)} 00:00:00`,
  EndAt: `${dayOf(making, day)} 23:59:00`,
  AllowMakeup: 1,
});

function roundOf(making: Making, day: number, by: { id: string; name: string }): Row {
  const shared = sharedOf(making, day);
  const row = {
    ...shared,
    ...countsOf(making, day),
    State: day < 0 ? TASK_STATE.Ended : TASK_STATE.Running,
    RemindEarly: 1,
    RemindLate: 1,
    ClosedAt: day < 0 ? shared.EndAt : null,
  };
  return stamped(making.dice.id('staffRound', day), madeAt(making, day), row, by);
}

function* reports(making: Making): Generator<Row> {
  const { dice, plan } = making;
  for (const person of plan.staff)
    for (const day of DAYS) {
      const key = `${day}.${person.index}`;
      const isReported = hasReported(person, day);
      const minutes = String(dice.between(0, 59, 'staff.minute', key)).padStart(2, '0');
      yield stamped(dice.id('staffReport', key), madeAt(making, day), {
        ...sharedOf(making, day),
        RoundId: dice.id('staffRound', day),
        TeacherId: person.id,
        TeacherNo: String(1_000_000 + person.index),
        TrueName: staffName(making, person),
        OrgId: orgId(making, person.org),
        Phone: phoneOf(PEOPLE.teacher + person.index),
        Items: ['1', '2', '3'],
        InSchool: 1,
        State: isReported ? NORMAL : MISSING,
        IsAbnormal: 0,
        ...(isReported && {
          Region: CAMPUS,
          Temp: dice.between(361, 369, 'staff.temp', key) / 10,
          Symptoms: ['00'],
          ReportTime: `${dayOf(making, day)} 00:${minutes}:20`,
          ReportUserName: staffName(making, person),
          ReportUserId: person.userId,
        }),
      });
    }
}
