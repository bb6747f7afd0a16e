import { TRAIN_LEVEL } from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering } from './absences.ts';
import { currentTerm, majorId, orgId } from './organisation.ts';
import type { ClassPlan } from './plan.ts';
import { stamped, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { SPECIAL, studentAt } from './students.ts';

/** The plan of the last term, whose results are shown, and this term's, which is being filled in. */
export type Key = 'past' | 'now';
export const KEYS: readonly Key[] = ['past', 'now'];
const PUBLISHING = '4';
const FILLING = '1';
export const SHOWN = '1';
/** The plan names its classes, in place of majors. */
const BY_CLASS = '2';
const PUBLIC_DAYS = 3;
const APPEAL_DAYS = 5;
export const DIMS = ['D', 'Z', 'T', 'M', 'L'] as const;
export type Dim = (typeof DIMS)[number];
export const WEIGHTS: Readonly<Record<Dim, number>> = { D: 20, Z: 60, T: 8, M: 6, L: 6 };
const BASES: Readonly<Record<Dim, number>> = { D: 80, Z: 0, T: 0, M: 60, L: 60 };
const BONUS: Readonly<Partial<Record<Dim, number>>> = { Z: 10, M: 40, L: 40 };

/** Who judges in the first class: its first student, and some without a part of their own. */
const GROUP = [SPECIAL.first, 6, 7, 8, 9];

/** What students of the demo school hand in; the office need not see proofs of it. */
export const ITEMS = [
  {
    code: 'D03',
    name: '志愿服务',
    dim: 'D',
    kind: '2',
    score: 1,
    max: 4,
    source: '1',
    title: '社区志愿服务40小时',
    apply: 2,
    every: 3,
  },
  {
    code: 'L03',
    name: '社会实践优秀',
    dim: 'L',
    kind: '2',
    score: 6,
    max: null,
    source: '1',
    title: '暑期社会实践优秀个人',
    apply: 6,
    every: 5,
  },
  {
    code: 'M02',
    name: '艺术实践',
    dim: 'M',
    kind: '2',
    score: 2,
    max: 10,
    source: '1',
    title: '校艺术节合唱演出',
    apply: 2,
    every: 7,
  },
  {
    code: 'D52',
    name: '旷课',
    dim: 'D',
    kind: '3',
    score: 0.5,
    max: 20,
    source: '3',
    title: '旷课',
    apply: 0.5,
    every: 0,
  },
] as const;

const newest = ({ plan }: Making) => Math.max(...plan.classes.map(({ grade }) => grade));

/** Undergraduate classes but those of the newest year, where the school has others. */
export function classesOf(making: Making): ClassPlan[] {
  const classes = making.plan.classes.filter(({ level }) => level === TRAIN_LEVEL.Bachelor);
  const older = classes.filter(({ grade }) => grade < newest(making));
  return older.length > 0 ? older : classes;
}

export const idOf = ({ dice }: Making, kind: string, ...key: (string | number)[]) =>
  dice.id(`eval${kind}`, key.join('.'));
const dayOf = ({ calendar }: Making, day: number) => calendar.fromMidnight(day * 24).slice(0, 10);

/** The day on which so many days of work have passed, weekends aside. */
export function workdayAfter(making: Making, from: number, count: number): string {
  let day = from;
  for (let left = count; left > 0;) {
    day += 1;
    const weekday = new Date(`${dayOf(making, day)}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return dayOf(making, day);
}

/** The term before the present one. */
function lastTerm(making: Making): string {
  const year = making.calendar.schoolYear;
  const term = (name: string) => making.dice.id('term', name);
  return currentTerm(making) === term(`${year}.1`) ? term(`${year - 1}.2`) : term(`${year}.1`);
}

export const termOf = (making: Making, key: Key) => (key === 'now' ? currentTerm(making) : lastTerm(making));
export const stateOf = (key: Key) => (key === 'now' ? FILLING : PUBLISHING);

function officer(making: Making) {
  const owner = making.plan.staff.find(({ login }) => login === 'school01')!;
  return { id: owner.userId, name: staffName(making, owner) };
}

export function planOf(making: Making, key: Key, classes: readonly ClassPlan[]): Row {
  const { calendar } = making;
  const from = key === 'now' ? -240 : -1600;
  const dims = Object.fromEntries(
    DIMS.flatMap((dim) => [
      [`Weight${dim}`, WEIGHTS[dim]],
      [`Base${dim}`, BASES[dim]],
      [`Cap${dim}`, 100],
      [`Bonus${dim}`, BONUS[dim] ?? null],
    ]),
  );
  const row = {
    PlanName: key === 'now' ? '本学期本科生综合测评' : '上学期本科生综合测评',
    SchoolYearId: termOf(making, key),
    TrainLevel: TRAIN_LEVEL.Bachelor,
    ScopeType: BY_CLASS,
    ClassIds: classes.map(({ id }) => id),
    FillStart: calendar.fromMidnight(from),
    FillEnd: calendar.fromMidnight(from + 240 + 168 - 1),
    ReviewEnd: calendar.fromMidnight(from + 240 + 336),
    PublicDays: PUBLIC_DAYS,
    AppealDays: APPEAL_DAYS,
    RankScope: '3',
    CourseShare: 90,
    FitShare: 60,
    SportShare: 40,
    LineA: 86,
    LineB: 76,
    LineC: 60,
    PlanState: stateOf(key),
    RankedAt: key === 'past' ? calendar.fromMidnight(-30) : null,
    WeightText: '德20 智60 体8 美6 劳6',
    ...dims,
  };
  return stamped(idOf(making, 'Plan', key), calendar.fromMidnight(from - 24), row, officer(making));
}

export function itemsOf(making: Making, key: Key): Row[] {
  return ITEMS.map(({ code, name, dim, kind, score, max, source }) =>
    stamped(idOf(making, 'Item', key, code), making.calendar.fromMidnight(-1700), {
      PlanId: idOf(making, 'Plan', key),
      ItemCode: code,
      ItemName: name,
      Dim: dim,
      ItemKind: kind,
      Score: score,
      ScoreMax: max,
      GroupCap: 0,
      NeedProof: 0,
      Source: source,
      MaxScore: max !== null && max > score ? max : score,
      PlanState: stateOf(key),
      TrainLevel: TRAIN_LEVEL.Bachelor,
    }),
  );
}

export const isGrouped = (key: Key, one: ClassPlan) => key === 'now' && one.index === 0;
export const groupIds = (making: Making) =>
  groupOf(making)
    .map((index) => studentAt(making, index).id)
    .toSorted();

/** Those of the group who are in its class: small schools have classes of fewer students. */
export function groupOf(making: Making): number[] {
  const [first] = classesOf(making);
  return GROUP.filter((index) => first?.index === 0 && studentAt(making, index).class.id === first.id);
}

/** What a class and its sheets repeat of the plan and of what is shown. */
export const shownOf = (making: Making, key: Key): Row => ({
  PubState: key === 'past' ? SHOWN : null,
  AppealEnd: key === 'past' ? workdayAfter(making, -1, APPEAL_DAYS) : null,
});

export function classOf(making: Making, key: Key, one: ClassPlan): Row {
  const row = {
    PlanId: idOf(making, 'Plan', key),
    ClassId: one.id,
    ClassName: one.name,
    SchoolYearId: termOf(making, key),
    CollegeId: orgId(making, `college.${one.college}`),
    MajorId: majorId(making, one.college, one.major, one.level),
    GradeYear: one.grade,
    CounsellorId: one.counsellor.id,
    PlanState: stateOf(key),
    RankScope: '3',
    MemberIds: isGrouped(key, one) ? groupIds(making) : null,
    PublicityId: key === 'past' ? idOf(making, 'Publicity', 0) : null,
    ...shownOf(making, key),
  };
  const made = making.calendar.fromMidnight(key === 'now' ? -240 : -1600);
  return stamped(idOf(making, 'Class', key, one.index), made, row, officer(making));
}

export function memberOf(making: Making, index: number, seat: number): Row {
  const student = studentAt(making, index);
  return stamped(idOf(making, 'Member', index), making.calendar.fromMidnight(-200), {
    EvalClassId: idOf(making, 'Class', 'now', student.class.index),
    StudentId: student.id,
    Seat: String(seat + 1),
    StartDate: dayOf(making, -8),
    TrueName: student.name.TrueName,
    StudentNo: student.number,
    CollegeId: orgId(making, `college.${student.class.college}`),
    ClassId: student.class.id,
    CounsellorId: student.class.counsellor.id,
    PlanState: FILLING,
  });
}

export function publicityOf(making: Making): Row {
  const row = {
    ApplyNo: new Numbering().next('GS', dayOf(making, -1)),
    PlanId: idOf(making, 'Plan', 'past'),
    Title: '上学期本科生综合测评结果公示',
    StartDate: dayOf(making, -1),
    PublicDays: PUBLIC_DAYS,
    AppealDays: APPEAL_DAYS,
    EndDate: workdayAfter(making, -1, PUBLIC_DAYS),
    AppealEnd: workdayAfter(making, -1, APPEAL_DAYS),
    Columns: ['3', '4', '5', '6'],
    Contact: '学生工作处 0791-83813000',
    PubState: SHOWN,
  };
  return stamped(idOf(making, 'Publicity', 0), making.calendar.fromMidnight(-25), row, officer(making));
}
