import {
  FLOW_STATUS,
  HANDLE_STATE,
  REVIEW_STATE,
  TRAIN_LEVEL,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { collegeOfficer, courseOf, type Step } from './approval.ts';
import { currentTerm, majorId, orgId } from './organisation.ts';
import type { ClassPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { roleOf, staffName } from './staff.ts';
import { everyStudent, isSuspended, SPECIAL, studentAt, studentRow, type StudentPlan } from './students.ts';

/** The plan of the last term, whose results are shown, and this term's, which is being filled in. */
type Key = 'past' | 'now';
const KEYS: readonly Key[] = ['past', 'now'];
const PUBLISHING = '4';
const FILLING = '1';
const SHOWN = '1';
/** The plan names its classes, in place of majors. */
const BY_CLASS = '2';
const PUBLIC_DAYS = 3;
const APPEAL_DAYS = 5;
const DIMS = ['D', 'Z', 'T', 'M', 'L'] as const;
type Dim = (typeof DIMS)[number];
const WEIGHTS: Readonly<Record<Dim, number>> = { D: 20, Z: 60, T: 8, M: 6, L: 6 };
const BASES: Readonly<Record<Dim, number>> = { D: 80, Z: 0, T: 0, M: 60, L: 60 };
const BONUS: Readonly<Partial<Record<Dim, number>>> = { Z: 10, M: 40, L: 40 };

/** Who judges in the first class: its first student, and some without a part of their own. */
const GROUP = [SPECIAL.first, 6, 7, 8, 9];

/** What students of the demo school hand in; the office need not see proofs of it. */
const ITEMS = [
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

/** How far a sheet of this term has come, by the last digit of the student's place. */
const STAGES = [
  'open',
  'open',
  'class',
  'class',
  'class',
  'counsellor',
  'counsellor',
  'college',
  'college',
  'passed',
] as const;
type Stage = (typeof STAGES)[number];

const SUMMARY =
  '本学期能够遵守校规校纪，认真完成各门课程的学习任务，积极参加班级和学校组织的集体活动，利用课余时间参加志愿服务和体育锻炼，与同学友好相处，' +
  '宿舍卫生保持良好。今后将继续努力，补齐学习上的不足，争取在专业学习和综合素质上取得更大的进步。';

/** Evaluation of the students of the years before the newest (domain/03-demo-data 2.1), two terms of it. */
export function* evaluations(making: Making): Generator<Batch> {
  const classes = classesOf(making);
  if (classes.length === 0) return;
  yield { entity: entities.EvalPlan, rows: KEYS.map((key) => planOf(making, key, classes)) };
  yield { entity: entities.EvalItem, rows: KEYS.flatMap((key) => itemsOf(making, key)) };
  yield { entity: entities.EvalPublicity, rows: [publicityOf(making)] };
  yield {
    entity: entities.EvalClass,
    rows: KEYS.flatMap((key) => classes.map((one) => classOf(making, key, one))),
  };
  yield { entity: entities.EvalMember, rows: GROUP.map((index, seat) => memberOf(making, index, seat)) };
  yield {
    entity: entities.UserRole,
    rows: GROUP.filter((index) => index !== SPECIAL.first).map((index) => ({
      ...roleOf(making, studentAt(making, index).userId, 'review_group'),
      ByPost: 1,
    })),
  };
  yield* inBatches(entities.EvalScore, each(making, scoreOf));
  const records: Row[] = [];
  yield* inBatches(
    entities.EvalSheet,
    each(making, (_, ...sheet) => sheetOf(making, records, ...sheet)),
  );
  yield* inBatches(entities.EvalRecord, eachOf(making, recordsOf));
  yield* inBatches(entities.ApprovalRecord, records);
  yield* inBatches(entities.EvalResult, each(making, resultOf));
  yield { entity: entities.EvalAppeal, rows: appealsOf(making) };
}

const newest = ({ plan }: Making) => Math.max(...plan.classes.map(({ grade }) => grade));

/** Undergraduate classes but those of the newest year. */
const classesOf = (making: Making): ClassPlan[] =>
  making.plan.classes.filter(({ level, grade }) => level === TRAIN_LEVEL.Bachelor && grade < newest(making));

const idOf = ({ dice }: Making, kind: string, ...key: (string | number)[]) =>
  dice.id(`eval${kind}`, key.join('.'));
const dayOf = ({ calendar }: Making, day: number) => calendar.fromMidnight(day * 24).slice(0, 10);

/** The day on which so many days of work have passed, weekends aside. */
function workdayAfter(making: Making, from: number, count: number): string {
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

const termOf = (making: Making, key: Key) => (key === 'now' ? currentTerm(making) : lastTerm(making));
const stateOf = (key: Key) => (key === 'now' ? FILLING : PUBLISHING);

function officer(making: Making) {
  const owner = making.plan.staff.find(({ login }) => login === 'school01')!;
  return { id: owner.userId, name: staffName(making, owner) };
}

function planOf(making: Making, key: Key, classes: readonly ClassPlan[]): Row {
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

function itemsOf(making: Making, key: Key): Row[] {
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

const isGrouped = (key: Key, one: ClassPlan) => key === 'now' && one.index === 0;
const groupIds = (making: Making) => GROUP.map((index) => studentAt(making, index).id).toSorted();

/** What a class and its sheets repeat of the plan and of what is shown. */
const shownOf = (making: Making, key: Key): Row => ({
  PubState: key === 'past' ? SHOWN : null,
  AppealEnd: key === 'past' ? workdayAfter(making, -1, APPEAL_DAYS) : null,
});

function classOf(making: Making, key: Key, one: ClassPlan): Row {
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

function memberOf(making: Making, index: number, seat: number): Row {
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

function publicityOf(making: Making): Row {
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

/** A sheet of a plan: whose it is. */
type Sheet = readonly [key: Key, student: StudentPlan, owner: Row];

function* sheets(making: Making): Generator<Sheet> {
  const within = new Set(classesOf(making).map(({ id }) => id));
  for (const student of everyStudent(making)) {
    if (!within.has(student.class.id) || isSuspended(making, student.index)) continue;
    const owner = studentRow(making, student);
    for (const key of KEYS) yield [key, student, owner];
  }
}

function* each(making: Making, rowOf: (making: Making, ...sheet: Sheet) => Row | undefined): Generator<Row> {
  for (const sheet of sheets(making)) {
    const row = rowOf(making, ...sheet);
    if (row) yield row;
  }
}

function* eachOf(making: Making, rowsOf: (making: Making, ...sheet: Sheet) => Row[]): Generator<Row> {
  for (const sheet of sheets(making)) yield* rowsOf(making, ...sheet);
}

const stageOf = (key: Key, { index }: StudentPlan): Stage =>
  key === 'past' ? 'passed' : STAGES[index % 10]!;

/** What was imported of a student, in tenths and whole points. */
function marksOf({ dice }: Making, key: Key, { index }: StudentPlan) {
  const of = `${key}.${index}`;
  return {
    course: dice.between(68, 95, 'eval.course', of) * 10 + dice.below(10, 'eval.tenth', of),
    fit: dice.between(60, 95, 'eval.fit', of),
    sport: dice.between(70, 98, 'eval.sport', of),
    failed: dice.percent(6, 'eval.failed', of) ? 1 : 0,
  };
}

function scoreOf(making: Making, key: Key, student: StudentPlan, owner: Row): Row {
  const { course, fit, sport, failed } = marksOf(making, key, student);
  return stamped(idOf(making, 'Score', key, student.index), making.calendar.fromMidnight(-190), {
    ...snapshot(owner),
    PlanId: idOf(making, 'Plan', key),
    AvgScore: course / 10,
    FitScore: fit,
    SportScore: sport,
    FailCount: failed,
    HasDiscipline: 0,
    PlanState: stateOf(key),
  });
}

/** The items that a student has filled in. */
const filledBy = (key: Key, student: StudentPlan) =>
  stageOf(key, student) === 'open'
    ? []
    : ITEMS.filter(({ every }) => every > 0 && student.index % every === 0);

/** The scores of a sheet, as its formulas work them out: in hundredths, so that nothing is lost. */
function pointsOf(making: Making, key: Key, student: StudentPlan): Record<Dim, number> {
  const { course, fit, sport } = marksOf(making, key, student);
  const points: Record<Dim, number> = { D: 8000, Z: course * 9, T: fit * 60 + sport * 40, M: 6000, L: 6000 };
  for (const { dim, apply } of filledBy(key, student)) points[dim] += apply * 100;
  return points;
}

function resultsOf(making: Making, key: Key, student: StudentPlan): Row {
  const { failed } = marksOf(making, key, student);
  const points = pointsOf(making, key, student);
  const sum = DIMS.reduce((total, dim) => total + points[dim] * WEIGHTS[dim], 0);
  const Total = Math.round(sum / 10) / 1000;
  const from = Math.floor(Total / 5) * 5;
  return {
    ...Object.fromEntries(DIMS.map((dim) => [`Score${dim}`, points[dim] / 100])),
    Total,
    Grade: gradeOf(Total, failed),
    Band: Total < 60 ? '60以下' : Total >= 95 ? '95以上' : `${from}-${from + 5}`,
  };
}

function gradeOf(total: number, failed: number): string {
  if (total >= 86 && failed === 0) return 'A';
  if (total >= 76) return 'B';
  return total >= 60 ? 'C' : 'D';
}

function sheetOf(making: Making, records: Row[], key: Key, student: StudentPlan, owner: Row): Row {
  const { course, fit, sport, failed } = marksOf(making, key, student);
  const stage = stageOf(key, student);
  const id = idOf(making, 'Sheet', key, student.index);
  const status =
    stage === 'open' ? FLOW_STATUS.Draft : stage === 'passed' ? FLOW_STATUS.Passed : FLOW_STATUS.Running;
  const run = courseOf(making, entities.EvalSheet, student, {
    id,
    plan: { key: `eval.${key}.${student.index}`, start: key === 'now' ? -20 : -700, status, fresh: true },
    steps: stepsFrom(making, key, student, stage),
  });
  records.push(...run.records);
  const row = {
    ...snapshot(owner),
    EvalClassId: idOf(making, 'Class', key, student.class.index),
    PlanId: idOf(making, 'Plan', key),
    SelfSummary: stage === 'open' ? null : SUMMARY,
    SummaryDone: stage === 'open' ? null : '1',
    AvgScore: course / 10,
    FitScore: fit,
    SportScore: sport,
    FailCount: failed,
    Discipline: 0,
    ...resultsOf(making, key, student),
    PlanState: stateOf(key),
    RankScope: '3',
    MemberIds: isGrouped(key, student.class) ? groupIds(making) : null,
    SchoolYearId: termOf(making, key),
    ...shownOf(making, key),
    ...run.columns,
  };
  return stamped(id, making.calendar.fromMidnight(key === 'now' ? -239 : -1599), row);
}

/** The nodes that a sheet has still to pass; what it has passed is told by those of sheets that passed. */
function stepsFrom(making: Making, key: Key, { class: own }: StudentPlan, stage: Stage): Step[] {
  const judged: Step = isGrouped(key, own)
    ? { id: 'class', title: '班级评议', role: 'review_group', handler: own.counsellor }
    : { id: 'classByCounsellor', title: '班级评议', role: 'counsellor', handler: own.counsellor };
  const counsellor: Step = {
    id: 'counsellor',
    title: '辅导员审核',
    role: 'counsellor',
    handler: own.counsellor,
  };
  const college: Step = {
    id: 'college',
    title: '学院审核',
    role: 'college_admin',
    handler: collegeOfficer(making, own.college),
  };
  if (stage === 'college') return [college];
  if (stage === 'counsellor' || stage === 'passed') return [counsellor, college];
  return [judged, counsellor, college];
}

function recordsOf(making: Making, key: Key, student: StudentPlan): Row[] {
  const isJudged = ['college', 'passed'].includes(stageOf(key, student));
  return filledBy(key, student).map(({ code, dim, kind, title, apply }) =>
    stamped(
      idOf(making, 'Record', key, student.index, code),
      making.calendar.fromMidnight(key === 'now' ? -100 : -1500),
      {
        SheetId: idOf(making, 'Sheet', key, student.index),
        Dim: dim,
        ItemId: idOf(making, 'Item', key, code),
        Title: title,
        HappenDate: happenedOn(making, key),
        ApplyScore: apply,
        ItemKind: kind,
        GroupCap: 0,
        ClassScore: isJudged ? apply : null,
        FinalScore: apply,
        Counted: apply,
        RecordState: isJudged ? REVIEW_STATE.Passed : REVIEW_STATE.Pending,
        Round: 0,
        Agreed: isJudged ? 2 : 0,
        Reviews: isJudged ? 2 : 0,
        ByStaff: 0,
        StudentId: student.id,
        PlanState: stateOf(key),
      },
    ),
  );
}

/** A day of the plan's term. */
function happenedOn(making: Making, key: Key): string {
  const year = making.calendar.schoolYear;
  const isFirst = termOf(making, key) === making.dice.id('term', `${year}.1`);
  if (isFirst) return `${year}-10-10`;
  return termOf(making, key) === making.dice.id('term', `${year}.2`) ? `${year + 1}-03-10` : `${year}-04-10`;
}

/** The line of a public list; those of the plan that is shown have been told. */
function resultOf(making: Making, key: Key, student: StudentPlan): Row | undefined {
  if (stageOf(key, student) !== 'passed') return undefined;
  return stamped(idOf(making, 'Result', key, student.index), making.calendar.fromMidnight(-40), {
    SheetId: idOf(making, 'Sheet', key, student.index),
    StudentId: student.id,
    EvalClassId: idOf(making, 'Class', key, student.class.index),
    PlanId: idOf(making, 'Plan', key),
    PublicityId: key === 'past' ? idOf(making, 'Publicity', 0) : null,
    PubState: key === 'past' ? SHOWN : null,
    ClassName: student.class.name,
    TrueName: student.name.TrueName,
    CollegeId: orgId(making, `college.${student.class.college}`),
    ClassId: student.class.id,
    CounsellorId: student.class.counsellor.id,
    ToldAt: key === 'past' ? making.calendar.fromMidnight(-24) : null,
  });
}

/** One appeal that has just come, one that has waited for too long, one that was dealt with. */
function appealsOf(making: Making): Row[] {
  const numbers = new Numbering();
  const found = [...everyStudent(making)].filter(
    ({ class: own, index }) => own.index === 0 && [10, 12, 15].includes(index),
  );
  return found.map((student, at) => {
    const day = [-1, -8, -2][at]!;
    const isDone = at === 2;
    const SubmittedAt = making.calendar.fromMidnight(day * 24 + 10);
    const { counsellor } = student.class;
    const row = {
      ApplyNo: numbers.next('FY', SubmittedAt),
      SheetId: idOf(making, 'Sheet', 'past', student.index),
      StudentId: student.id,
      StudentNo: student.number,
      TrueName: student.name.TrueName,
      CollegeId: orgId(making, `college.${student.class.college}`),
      ClassId: student.class.id,
      CounsellorId: counsellor.id,
      PlanId: idOf(making, 'Plan', 'past'),
      Content: '我对平均学分绩有疑问，请核对选修课程的成绩是否计入',
      State: isDone ? HANDLE_STATE.Done : HANDLE_STATE.Open,
      Verdict: isDone ? '1' : null,
      Result: isDone ? '已与教务处核对，成绩无误' : null,
      SubmittedAt,
      DueOn: workdayAfter(making, day, 3),
      HandlerUserId: isDone ? counsellor.userId : null,
      HandlerName: isDone ? staffName(making, counsellor) : null,
      HandledAt: isDone ? making.calendar.fromMidnight(-12) : null,
    };
    return stamped(idOf(making, 'Appeal', student.index), SubmittedAt, row, {
      id: student.userId,
      name: student.name.TrueName,
    });
  });
}
