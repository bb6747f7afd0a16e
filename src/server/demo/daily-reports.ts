import { ROLLCALL_CYCLE, SCOPE_TYPE, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { snapshot } from './absences.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, isSuspended, studentRow } from './students.ts';

/** Days with a round: two that are over, and today's, which is open all day. */
const DAYS = [-2, -1, 0] as const;
const TASK = '日常健康上报';
/** In school, with the district of the campus. */
const CAMPUS = '360111';
const MISSING = '0';
const NORMAL = '1';
const ABNORMAL = '2';

/** The school's daily report (domain/03-demo-data 2.6): every student has a row a day, some of them unanswered. */
export function* dailyReports(making: Making): Generator<Batch> {
  const { dice, calendar, plan } = making;
  const owner = plan.staff.find(({ login }) => login === 'health01')!;
  const by = { id: owner.userId, name: staffName(making, owner) };
  const created = calendar.fromMidnight(-64);
  const task = {
    TaskName: TASK,
    Items: ['1', '2', '3', '4'],
    Cycle: ROLLCALL_CYCLE.Daily,
    SkipHolidays: 0,
    StartDate: dayOf(making, DAYS[0]),
    EndDate: dayOf(making, 120),
    BeginTime: '00:00',
    EndTime: '23:59',
    AllowMakeup: 1,
    RemindEarly: 1,
    RemindLate: 1,
    ScopeType: SCOPE_TYPE.School,
    State: TASK_STATE.Running,
    LastShould: countsOf(making, 0).Should,
    LastRate: countsOf(making, -1).Rate,
  };
  yield { entity: entities.DailyTask, rows: [stamped(dice.id('dailyTask', 0), created, task, by)] };
  yield { entity: entities.DailyRound, rows: DAYS.map((day) => roundOf(making, day, by)) };
  yield* inBatches(entities.DailyReport, reports(making));
}

const dayOf = ({ calendar }: Making, day: number) => calendar.fromMidnight(day * 24).slice(0, 10);

const windowOf = (making: Making, day: number) => ({
  BeginAt: `${dayOf(making, day)} 00:00:00`,
  EndAt: `${dayOf(making, day)} 23:59:00`,
});

/** Two students in ten have not reported today, fewer on the days before. */
function stateOf({ dice }: Making, student: { index: number; number: string }, day: number): string {
  if (day === 0 ? /[01]$/.test(student.number) : dice.percent(4, 'daily.missing', `${day}.${student.index}`))
    return MISSING;
  return dice.percent(1, 'daily.abnormal', `${day}.${student.index}`) ? ABNORMAL : NORMAL;
}

/** What the round of a day counts over the rows of all students. */
function countsOf(making: Making, day: number) {
  const count = { all: 0, reported: 0, abnormal: 0 };
  for (const student of everyStudent(making)) {
    if (isSuspended(making, student.index)) continue;
    const state = stateOf(making, student, day);
    count.all += 1;
    if (state !== MISSING) count.reported += 1;
    if (state === ABNORMAL) count.abnormal += 1;
  }
  return {
    Should: count.all,
    Reported: count.reported,
    Abnormal: count.abnormal,
    Rate: count.all === 0 ? 0 : Math.round((1000 * count.reported) / count.all) / 10,
  };
}

function roundOf(making: Making, day: number, by: { id: string; name: string }): Row {
  const isOver = day < 0;
  const { BeginAt, EndAt } = windowOf(making, day);
  const row = {
    TaskId: making.dice.id('dailyTask', 0),
    ReportDate: dayOf(making, day),
    BeginAt,
    EndAt,
    ...countsOf(making, day),
    State: isOver ? TASK_STATE.Ended : TASK_STATE.Running,
    TaskName: TASK,
    AllowMakeup: 1,
    RemindEarly: 1,
    RemindLate: 1,
    ClosedAt: isOver ? EndAt : null,
  };
  return stamped(making.dice.id('dailyRound', day), madeAt(making, day), row, by);
}

const madeAt = ({ calendar }: Making, day: number) => calendar.fromMidnight(Math.min(day * 24, -1));

function* reports(making: Making): Generator<Row> {
  for (const student of everyStudent(making)) {
    if (isSuspended(making, student.index)) continue;
    const owner = studentRow(making, student);
    for (const day of DAYS) yield reportOf(making, { ...student, owner }, day);
  }
}

type Reporter = { index: number; number: string; userId: string; owner: Row };

function reportOf(making: Making, student: Reporter, day: number): Row {
  const { dice } = making;
  const { owner, index } = student;
  const key = `${day}.${index}`;
  const State = stateOf(making, student, day);
  const reported = State !== MISSING;
  const isAbnormal = State === ABNORMAL;
  const tenth = isAbnormal
    ? dice.between(373, 384, 'daily.temp', key)
    : dice.between(361, 369, 'daily.temp', key);
  const minutes = String(dice.between(0, 59, 'daily.minute', key)).padStart(2, '0');
  return stamped(dice.id('dailyReport', key), madeAt(making, day), {
    ...snapshot(owner),
    RoundId: dice.id('dailyRound', day),
    TaskId: dice.id('dailyTask', 0),
    ReportDate: dayOf(making, day),
    ...windowOf(making, day),
    TaskName: TASK,
    Items: ['1', '2', '3', '4'],
    AllowMakeup: 1,
    State,
    IsAbnormal: isAbnormal ? 1 : 0,
    InSchool: 1,
    Region: reported ? CAMPUS : null,
    Phone: owner['Phone'],
    ...(reported && {
      Temp: tenth / 10,
      Symptoms: isAbnormal ? ['01'] : ['00'],
      Emotion: dice.weighted(EMOTIONS, 'daily.emotion', key),
      ReportTime: `${dayOf(making, day)} 00:${minutes}:10`,
      ReportUserName: owner['TrueName'],
      ReportUserId: student.userId,
    }),
  });
}

const EMOTIONS = [
  ['1', 88],
  ['2', 9],
  ['3', 2],
  ['4', 1],
] as const;
