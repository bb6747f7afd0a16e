import {
  ARRIVE_STATE,
  BACK_KIND,
  BACK_VERDICT,
  FLOW_STATUS,
  GATE_RESULT,
  HANDLE_STATE,
  HEALTH_SCENE,
  SCOPE_TYPE,
  TASK_STATE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { courseOf } from './approval.ts';
import { deviceId } from './dormitory-days.ts';
import { currentTerm } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, isSuspended, studentRow, type StudentPlan } from './students.ts';

const BATCH = '秋季学期返校';
/** Days of coming back, from today, and of health before it. */
const FIRST = -2;
const LAST = 5;
const HEALTH_DAYS = 3;
const { Away, Here, Late } = ARRIVE_STATE;
const { Running, Passed } = FLOW_STATUS;

interface Plan {
  readonly day: number;
  readonly status: string;
  readonly arrived: string;
}

/** By the last digit of the number: two in ten have not registered, one waits, two come today, one is late, the others are here. */
const PLANS: Readonly<Record<string, Plan>> = {
  2: { day: 1, status: Running, arrived: Away },
  3: { day: 0, status: Passed, arrived: Away },
  4: { day: 0, status: Passed, arrived: Away },
  5: { day: 0, status: Passed, arrived: Here },
  6: { day: -1, status: Passed, arrived: Here },
  7: { day: -1, status: Passed, arrived: Here },
  8: { day: -1, status: Passed, arrived: Here },
  9: { day: FIRST, status: Passed, arrived: Late },
};

/** The newest year comes back to school (domain/03-demo-data 2.6): a running batch, its people, registrations and health. */
export function* returns(making: Making): Generator<Batch> {
  const { dice, calendar, plan } = making;
  const owner = plan.staff.find(({ login }) => login === 'health01')!;
  const by = { id: owner.userId, name: staffName(making, owner) };
  const created = calendar.fromMidnight(-170);
  const batch = {
    BatchName: BATCH,
    SchoolYearId: currentTerm(making),
    StartTime: calendar.fromMidnight(-160),
    EndTime: calendar.fromMidnight(96),
    BackStart: dayOf(making, FIRST),
    BackEnd: dayOf(making, LAST),
    HealthDays: HEALTH_DAYS,
    NeedAudit: 1,
    ScopeType: SCOPE_TYPE.Grade,
    GradeYear: newestYear(making),
    State: TASK_STATE.Running,
  };
  const link = {
    LinkName: '年级群登记链接',
    BatchId: dice.id('backBatch', 0),
    ShortCode: 'fanxiao1',
    State: '1',
  };
  yield { entity: entities.BackBatch, rows: [stamped(dice.id('backBatch', 0), created, batch, by)] };
  yield { entity: entities.BackLink, rows: [stamped(dice.id('backLink', 0), created, link, by)] };
  yield* inBatches(entities.BackRoster, rosters(making));
  const records: Row[] = [];
  yield* inBatches(entities.BackApply, applications(making, records));
  yield { entity: entities.ApprovalRecord, rows: records };
  yield* inBatches(entities.HealthDeclare, declarations(making));
  yield* inBatches(entities.BackCheck, checks(making));
}

const dayOf = ({ calendar }: Making, day: number) => calendar.fromMidnight(day * 24).slice(0, 10);
const planOf = ({ number }: StudentPlan): Plan | undefined => PLANS[number.at(-1)!];

/** The hour, from midnight, at which a student says to arrive. */
const arrivalOf = ({ dice }: Making, index: number, { day }: Plan) =>
  day * 24 + dice.between(8, 18, 'back.hour', index);

/** The year that began last of those that the school has. */
const newestYear = ({ plan }: Making) => Math.max(...plan.classes.map(({ grade }) => grade));

/** Students of the batch, with their own rows. */
function* comers(making: Making): Generator<readonly [StudentPlan, Row]> {
  for (const student of everyStudent(making)) {
    if (student.class.grade === newestYear(making) && !isSuspended(making, student.index))
      yield [student, studentRow(making, student)];
  }
}

function* rosters(making: Making): Generator<Row> {
  const { dice, calendar } = making;
  for (const [student, owner] of comers(making))
    yield stamped(dice.id('backRoster', student.index), calendar.fromMidnight(-160), {
      ...snapshot(owner),
      BatchId: dice.id('backBatch', 0),
      BatchName: BATCH,
      BatchState: TASK_STATE.Running,
      EndTime: calendar.fromMidnight(96),
      Phone: owner['Phone'],
      ArriveState: planOf(student)?.arrived === Here ? Here : Away,
    });
}

function* applications(making: Making, records: Row[]): Generator<Row> {
  const numbers = new Numbering();
  for (const [student, owner] of comers(making)) {
    const plan = planOf(student);
    if (!plan) continue;
    const made = applicationOf(making, student, owner, plan, numbers);
    records.push(...made.records);
    yield made.application;
  }
}

function applicationOf(
  making: Making,
  student: StudentPlan,
  owner: Row,
  plan: Plan,
  numbers: Numbering,
): { application: Row; records: Row[] } {
  const { dice, calendar } = making;
  const { index } = student;
  const id = dice.id('backApply', index);
  const start = arrivalOf(making, index, plan);
  const { counsellor } = student.class;
  const course = courseOf(making, entities.BackApply, student, {
    id,
    plan: { key: `back.${index}`, start, status: plan.status, fresh: true },
    steps: [{ id: 'counsellor', title: '辅导员审批', role: 'counsellor', handler: counsellor }],
  });
  const createdAt = calendar.fromMidnight(course.created);
  const values = {
    ApplyNo: numbers.next('FX', createdAt),
    ...snapshot(owner),
    BatchId: dice.id('backBatch', 0),
    BatchState: TASK_STATE.Running,
    BackKind: BACK_KIND.Before,
    BackDate: dayOf(making, plan.day),
    ArriveTime: calendar.fromMidnight(start),
    FromRegion: owner['HomeRegion'],
    FromAddress: owner['HomeAddress'],
    Transport: '3',
    RiskLevel: '1',
    HealthCode: '1',
    TestResult: '0',
    Touch: 0,
    Phone: owner['Phone'],
    ParentPhone: owner['EmergencyPhone'],
    Promise: 1,
    ArriveState: plan.arrived,
    RealArrive: plan.arrived === Here ? calendar.fromMidnight(Math.min(start, -0.5)) : null,
    IsRisky: 0,
    NeedReview: 1,
    LateAt: plan.arrived === Late ? calendar.fromMidnight(0) : null,
    ...course.columns,
  };
  const by = { id: student.userId, name: student.name.TrueName };
  return { application: stamped(id, createdAt, values, by), records: course.records };
}

/** Each student of these came by a gate, where the guard looked at the code and let in: two of three by the south one. */
function* checks(making: Making): Generator<Row> {
  const { dice, calendar } = making;
  const guard = making.plan.staff.find(({ login }) => login === 'sec01')!;
  const by = { id: guard.userId, name: staffName(making, guard) };
  for (const [student, owner] of comers(making)) {
    const plan = planOf(student);
    if (plan?.arrived !== Here) continue;
    const { index } = student;
    const came = calendar.fromMidnight(Math.min(arrivalOf(making, index, plan), -0.5));
    const values = {
      ...snapshot(owner),
      Verdict: BACK_VERDICT.Good,
      ApplyId: dice.id('backApply', index),
      BatchId: dice.id('backBatch', 0),
      BackDate: dayOf(making, plan.day),
      Lack: 0,
      DeviceId: deviceId(making, index % 3 === 0 ? 'north' : 'south'),
      Result: GATE_RESULT.Fine,
      ScanTime: came,
      DoneTime: came,
      OperatorId: by.id,
      OperatorName: by.name,
    };
    yield stamped(dice.id('backCheck', index), came, values, by);
  }
}

/** A student who registered has declared each day until yesterday; a few were ill, which nobody has dealt with yet. */
function* declarations(making: Making): Generator<Row> {
  const { dice, calendar } = making;
  for (const [student, owner] of comers(making)) {
    const plan = planOf(student);
    if (!plan) continue;
    for (let day = plan.day - HEALTH_DAYS; day < Math.min(plan.day, 0); day += 1) {
      const key = `${student.index}.${day}`;
      const isIll = plan.arrived === Away && day === -1 && dice.percent(4, 'health.ill', key);
      const tenth = isIll
        ? dice.between(375, 384, 'health.temp', key)
        : dice.between(361, 369, 'health.temp', key);
      yield stamped(
        dice.id('healthDay', key),
        calendar.fromMidnight(day * 24 + 8),
        {
          OwnerId: owner['Id'],
          StudentId: owner['Id'],
          CollegeId: owner['CollegeId'],
          ClassId: owner['ClassId'],
          Scene: HEALTH_SCENE.Back,
          DeclareDate: dayOf(making, day),
          TempAm: tenth / 10,
          Symptoms: isIll ? ['01'] : ['00'],
          Region: owner['HomeRegion'],
          Leave: 0,
          Touch: 0,
          IsAbnormal: isIll ? 1 : 0,
          ...(isIll && { HandleState: HANDLE_STATE.Open }),
        },
        { id: student.userId, name: student.name.TrueName },
      );
    }
  }
}
