import {
  ROLLCALL_CYCLE,
  ROLLCALL_MODE,
  ROLLCALL_RESULT,
  SCOPE_TYPE,
  TASK_STATE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { snapshot } from './absences.ts';
import type { Weighted } from './dice.ts';
import { orgId } from './organisation.ts';
import type { ClassPlan } from './plan.ts';
import { stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** Classes whose roll is called, and on how many days before t0. */
const CLASSES = 4;
const DAYS = 5;
const CAMPUS = { Lng: 115.8301, Lat: 28.7655 };
const RESULTS: Weighted<string> = [
  [ROLLCALL_RESULT.Present, 92],
  [ROLLCALL_RESULT.Late, 3],
  [ROLLCALL_RESULT.Absent, 2],
  [ROLLCALL_RESULT.OnLeave, 3],
];

interface Roll {
  readonly key: string;
  readonly task: Row;
  readonly class: ClassPlan;
  /** Days from t0's day. */
  readonly day: number;
  resultOf(student: StudentPlan, place: number): string;
}

/** Rolls of the first classes: evenings that are over, and three that are open all day (domain/03-demo-data 2.5, scene 9). */
export function* rolls(making: Making): Generator<Batch> {
  const tasks: Row[] = [];
  const instances: Row[] = [];
  const records: Row[] = [];
  const students = firstStudents(making);
  for (const [at, members] of students.entries()) {
    for (const roll of rollsOf(making, members[0]!.class, at, tasks)) {
      const made = members.map((student, place) => recordOf(making, roll, student, place));
      instances.push(instanceOf(making, roll, made));
      records.push(...made);
    }
  }
  yield { entity: entities.NamingTask, rows: tasks };
  yield { entity: entities.NamingInstance, rows: instances };
  yield { entity: entities.NamingRecord, rows: records };
}

function firstStudents(making: Making): StudentPlan[][] {
  const classes: StudentPlan[][] = [];
  for (const student of everyStudent(making)) {
    if (student.class.index >= CLASSES) break;
    (classes[student.class.index] ??= []).push(student);
  }
  return classes;
}

function rollsOf(making: Making, of: ClassPlan, at: number, tasks: Row[]): Roll[] {
  const { dice } = making;
  const evening = taskOf(making, of, `evening.${at}`, {
    TaskName: `${of.name}晚点名`,
    NamingType: '1',
    StartDate: dayOf(making, -DAYS),
    EndDate: dayOf(making, -1),
    BeginTime: '21:30',
    EndTime: '22:10',
    State: TASK_STATE.Ended,
  });
  tasks.push(evening);
  const past = Array.from({ length: DAYS }, (_, index): Roll => ({
    key: `evening.${at}.${index}`,
    task: evening,
    class: of,
    day: index - DAYS,
    resultOf: (student) => dice.weighted(RESULTS, 'roll.result', `${student.index}.${index}`),
  }));
  if (at > 0) return past;
  const open = {
    StartDate: dayOf(making, 0),
    EndDate: dayOf(making, 0),
    State: TASK_STATE.Running,
    EndTime: '23:59',
  };
  const here = taskOf(making, of, 'here', {
    TaskName: '节前在校情况点名',
    NamingType: '5',
    BeginTime: hourBefore(making),
    LateMinutes: 120,
    ...open,
  });
  const called = taskOf(making, of, 'called', {
    TaskName: '主题班会点名',
    NamingType: '3',
    NamingMode: ROLLCALL_MODE.Manual,
    // The first student of the class calls its roll.
    RecorderIds: [everyStudent(making).next().value!.userId],
    BeginTime: '00:00',
    Geo: null,
    Radius: null,
    NeedPhoto: null,
    ...open,
  });
  const scanned = taskOf(making, of, 'scanned', {
    TaskName: '形势与政策课点名',
    NamingType: '4',
    NamingMode: ROLLCALL_MODE.Scan,
    BeginTime: '00:00',
    Place: '1号教学楼101',
    Geo: null,
    Radius: null,
    NeedPhoto: null,
    ...open,
  });
  tasks.push(here, called, scanned);
  const unsigned: readonly number[] = [0, 3];
  return [
    ...past,
    {
      key: 'here',
      task: here,
      class: of,
      day: 0,
      resultOf: (_, place) => (unsigned.includes(place) ? ROLLCALL_RESULT.Missing : ROLLCALL_RESULT.Present),
    },
    { key: 'called', task: called, class: of, day: 0, resultOf: () => ROLLCALL_RESULT.Missing },
    { key: 'scanned', task: scanned, class: of, day: 0, resultOf: () => ROLLCALL_RESULT.Missing },
  ];
}

/** The full hour that began at most an hour and a half before t0, on its day. */
function hourBefore({ calendar }: Making): string {
  const before = calendar.hours(-0.5);
  return before.slice(0, 10) === calendar.t0.slice(0, 10) ? `${before.slice(11, 13)}:00` : '00:00';
}

const dayOf = ({ calendar }: Making, day: number) => calendar.fromMidnight(day * 24).slice(0, 10);

function taskOf(making: Making, of: ClassPlan, key: string, more: Row): Row {
  const ids = [of.id];
  const owner = of.counsellor;
  const row: Row = {
    NamingMode: ROLLCALL_MODE.Location,
    Cycle: ROLLCALL_CYCLE.Daily,
    LateMinutes: 10,
    ScopeType: SCOPE_TYPE.Class,
    ClassIds: ids,
    ScopeIds: ids,
    ScopeText: of.name,
    ExcludeLeave: 1,
    Place: '学生公寓区',
    Geo: CAMPUS,
    Radius: 1500,
    NeedPhoto: 0,
    RemindMinutes: 10,
    Channels: ['1'],
    OrgId: orgId(making, `college.${of.college}`),
    ...more,
  };
  row['TimeSpan'] = `${String(row['BeginTime'])}-${String(row['EndTime'])}`;
  const created = making.calendar.fromMidnight(-DAYS * 24 - 10);
  return stamped(making.dice.id('rollTask', key), created, row, {
    id: owner.userId,
    name: staffName(making, owner),
  });
}

const window = (making: Making, { task, day }: Roll) => {
  const date = dayOf(making, day);
  return {
    date,
    BeginAt: `${date} ${String(task['BeginTime'])}:00`,
    EndAt: `${date} ${String(task['EndTime'])}:${day < 0 ? '00' : '59'}`,
  };
};

function instanceOf(making: Making, roll: Roll, records: readonly Row[]): Row {
  const { date, BeginAt, EndAt } = window(making, roll);
  const count = (...results: string[]) =>
    records.filter((row) => results.includes(String(row['Result']))).length;
  const { Present, Late, Absent, OnLeave, Missing } = ROLLCALL_RESULT;
  const expected = records.length - count(OnLeave);
  const Rate = expected === 0 ? 0 : Math.round((1000 * count(Present, Late)) / expected) / 10;
  const isOver = roll.day < 0;
  Object.assign(roll.task, { LastShould: records.length, ...(isOver && { LastRate: Rate }) });
  return stamped(
    making.dice.id('roll', roll.key),
    making.calendar.fromMidnight(Math.min(roll.day * 24 + 1, -1)),
    {
      TaskId: roll.task['Id'],
      NamingDate: date,
      BeginAt,
      EndAt,
      Should: records.length,
      Signed: count(Present),
      Late: count(Late),
      Absent: count(Absent),
      LeaveCount: count(OnLeave),
      Missing: count(Missing),
      Rate,
      State: isOver ? TASK_STATE.Ended : TASK_STATE.Running,
      TaskName: roll.task['TaskName'],
      NamingMode: roll.task['NamingMode'],
      ClassIds: [roll.class.id],
      CollegeIds: [orgId(making, `college.${roll.class.college}`)],
      RecorderIds: roll.task['RecorderIds'] ?? null,
      RemindAt: BeginAt,
      RemindedAt: BeginAt,
      NotifiedAt: BeginAt,
      ClosedAt: isOver ? EndAt : null,
    },
    { id: String(roll.task['CreateUserId']), name: String(roll.task['CreateUserName']) },
  );
}

function recordOf(making: Making, roll: Roll, student: StudentPlan, place: number): Row {
  const { BeginAt, EndAt } = window(making, roll);
  const owner = studentRow(making, student);
  const Result = roll.resultOf(student, place);
  const came = Result === ROLLCALL_RESULT.Present || Result === ROLLCALL_RESULT.Late;
  const [least, most] = Result === ROLLCALL_RESULT.Late ? LATE : TIMELY;
  const minutes = making.dice.between(least, most, 'roll.minute', `${roll.key}.${place}`);
  const signed = came
    ? `${BeginAt.slice(0, 14)}${String(Number(BeginAt.slice(14, 16)) + minutes).padStart(2, '0')}:20`
    : null;
  const id = making.dice.id('rollRecord', `${roll.key}.${student.index}`);
  return stamped(id, making.calendar.fromMidnight(Math.min(roll.day * 24 + 1, -1)), {
    ...snapshot(owner),
    InstanceId: making.dice.id('roll', roll.key),
    Result,
    SignTime: signed,
    SignMode: came ? ROLLCALL_MODE.Location : null,
    Distance: came ? making.dice.between(3, 900, 'roll.metres', `${roll.key}.${place}`) : null,
    TaskName: roll.task['TaskName'],
    NamingMode: roll.task['NamingMode'],
    BeginAt,
    EndAt,
    Place: roll.task['Place'],
    PlaceGeo: roll.task['Geo'],
    Radius: roll.task['Radius'],
    NeedPhoto: roll.task['NeedPhoto'],
    Phone: owner['Phone'],
    RecorderIds: roll.task['RecorderIds'] ?? null,
  });
}

const TIMELY = [0, 9] as const;
const LATE = [11, 25] as const;
