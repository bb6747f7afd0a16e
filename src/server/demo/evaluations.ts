import { FLOW_STATUS, HANDLE_STATE, REVIEW_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { collegeOfficer, courseOf, type Step } from './approval.ts';
import {
  classesOf,
  classOf,
  DIMS,
  groupIds,
  groupOf,
  idOf,
  isGrouped,
  ITEMS,
  itemsOf,
  KEYS,
  memberOf,
  planOf,
  publicityOf,
  SHOWN,
  shownOf,
  stateOf,
  termOf,
  WEIGHTS,
  workdayAfter,
  type Dim,
  type Key,
} from './evaluation-plans.ts';
import { orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { roleOf, staffName } from './staff.ts';
import { everyStudent, isSuspended, SPECIAL, studentAt, studentRow, type StudentPlan } from './students.ts';

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
  yield {
    entity: entities.EvalMember,
    rows: groupOf(making).map((index, seat) => memberOf(making, index, seat)),
  };
  yield {
    entity: entities.UserRole,
    rows: groupOf(making)
      .filter((index) => index !== SPECIAL.first)
      .map((index) => ({ ...roleOf(making, studentAt(making, index).userId, 'review_group'), ByPost: 1 })),
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
    Band: Total < 60 ? '0-60' : Total >= 95 ? '95以上' : `${from}-${from + 5}`,
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
    SummaryDone: stage === 'open' ? null : '已达到100字',
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
