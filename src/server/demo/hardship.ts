import { FLOW_STATUS, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering } from './absences.ts';
import { aids } from './aids.ts';
import { collegeOfficer, courseOf, officer, type Step } from './approval.ts';
import { currentTerm, orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** One student in so many applies. */
const ONE_OF = 20;
const FIRST = 6;
const REASON =
  '家庭收入主要靠父母在本地务工和务农，收入不稳定，家中还有老人需要赡养，本人的学费和生活费难以按时负担，特申请家庭经济困难认定，希望能安心完成学业。';
/** How far the applications are: nodes that agreed, and whether it went another way. */
const COURSES = [0, 1, 4, 2, 4, 3, 4, 'rejected', 4, 'draft'] as const;
const NODES = ['accept', 'counsellor', 'college', 'aid'] as const;
const TITLES = ['辅导员受理', '辅导员审核', '学院审核', '资助中心审定'];
const ROLES = ['counsellor', 'counsellor', 'college_admin', 'aid_admin'];

interface Applied {
  readonly student: StudentPlan;
  readonly row: Row;
  readonly family: Row[];
  readonly records: Row[];
  readonly review: Row | undefined;
  readonly shown: Row | undefined;
  readonly lib: Row | undefined;
}

/** Recognition of hardship: a batch under way, applications at every step, what is public, and the library; then aid. */
export function* hardship(making: Making): Generator<Batch> {
  const office = officer(making, 'aid01');
  const by = { id: office.userId, name: staffName(making, office) };
  const batch = batchOf(making, by);
  yield { entity: entities.HardBatch, rows: [batch] };
  const colleges = [...new Set(making.plan.classes.map(({ college }) => college))];
  yield {
    entity: entities.HardQuota,
    rows: colleges.map((college) =>
      stamped(making.dice.id('hardQuota', college), String(batch['CreateDate']), {
        BatchId: batch['Id'],
        CollegeId: orgId(making, `college.${college}`),
        L1: 20,
        L2: 40,
        L3: 60,
        BatchState: TASK_STATE.Running,
      }),
    ),
  };
  const numbers = new Numbering();
  const all = [...everyStudent(making)]
    .filter(({ index }) => index % ONE_OF === FIRST)
    .map((student, place) => appliedOf(making, batch, student, place, numbers));
  const rowsOf = (pick: (one: Applied) => readonly (Row | undefined)[]) =>
    all.flatMap(pick).filter((row) => row !== undefined);
  yield* inBatches(entities.HardApply, rowsOf(({ row }) => [row]));
  yield* inBatches(entities.HardFamily, rowsOf(({ family }) => family));
  yield* inBatches(entities.ApprovalRecord, rowsOf(({ records }) => records));
  yield* inBatches(entities.HardReview, rowsOf(({ review }) => [review]));
  yield* inBatches(entities.HardLib, rowsOf(({ lib }) => [lib]));
  yield* inBatches(entities.HardShow, rowsOf(({ shown }) => [shown]));
  const adjusted = all.filter(({ lib }) => lib?.['AdjustReason'] != null);
  yield* inBatches(
    entities.HardShow,
    adjusted.map((one) => adjustmentOf(making, one)),
  );
  yield* inBatches(entities.HardObjection, objections(making, all));
  yield* aids(
    making,
    all.flatMap(({ student, lib }) => (lib && student.class.level !== '1' && student.class.level !== '2' ? [student] : [])),
  );
}

function batchOf({ dice, calendar, ...making }: Making, by: { id: string; name: string }): Row {
  const year = calendar.schoolYear;
  const whole = { dice, calendar, ...making };
  return stamped(
    dice.id('hardBatch', 0),
    calendar.fromMidnight(-24 * 30),
    {
      BatchName: `${year}-${year + 1}学年家庭经济困难学生认定`,
      SchoolYearId: currentTerm(whole),
      Notice: '对象：家庭经济困难的在校学生。材料：如实填写家庭情况，特殊群体请上传证明。程序：学生申请、班级民主评议、辅导员和学院审核、公示、学校审定。',
      ApplyStart: calendar.fromMidnight(-24 * 20),
      ApplyEnd: calendar.fromMidnight(24 * 20),
      ReviewEnd: calendar.fromMidnight(24 * 40),
      ValidTo: validTo(whole),
      ForFreshman: 1,
      State: TASK_STATE.Running,
    },
    by,
  );
}

/** The end of the school year, and never before the batch is over. */
function validTo({ calendar }: Making): string {
  return calendar.fromMidnight(24 * 280).slice(0, 10);
}

function ownerOf(owner: Row): Row {
  const names = ['StudentNo', 'TrueName', 'Gender', 'TrainLevel', 'CollegeId', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'];
  return { StudentId: owner['Id'], ...Object.fromEntries(names.map((name) => [name, owner[name] ?? null])) };
}

/** Those columns of an owner that an entity has. */
const only = (row: Row, ...names: string[]): Row => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

function appliedOf(making: Making, batch: Row, student: StudentPlan, place: number, numbers: Numbering): Applied {
  const { dice, calendar } = making;
  const course = COURSES[place % COURSES.length]!;
  const id = dice.id('hardApply', student.index);
  const owner = ownerOf(studentRow(making, student));
  const key = `hardApply.${student.index}`;
  const handlers = [
    student.class.counsellor,
    student.class.counsellor,
    collegeOfficer(making, student.class.college),
    officer(making, 'aid01'),
  ];
  const steps: Step[] = NODES.map((node, at) => ({
    id: node,
    title: TITLES[at]!,
    role: ROLES[at]!,
    handler: handlers[at]!,
  }));
  const agreed = typeof course === 'number' ? course : 0;
  const status =
    course === 'draft'
      ? FLOW_STATUS.Draft
      : course === 'rejected'
        ? FLOW_STATUS.Rejected
        : agreed === 0
          ? FLOW_STATUS.Running
          : FLOW_STATUS.Passed;
  const taken = course === 'rejected' ? steps.slice(0, 1) : agreed > 0 ? steps.slice(0, agreed) : steps;
  const { columns, records, created } = courseOf(making, entities.HardApply, student, {
    id,
    plan: { key, start: 0, status, fresh: true },
    steps: taken,
  });
  const isWaiting = agreed > 0 && agreed < NODES.length;
  if (isWaiting)
    Object.assign(columns, {
      Status: FLOW_STATUS.Running,
      FinishDate: null,
      CurrentNode: NODES[agreed],
      CurrentNodeName: TITLES[agreed],
      CurrentRole: ROLES[agreed],
    });
  const written = calendar.fromMidnight(created);
  const by = { id: student.userId, name: student.name.TrueName };
  const facts = factsOf(making, student);
  const level = facts.score >= 60 ? '1' : facts.score >= 40 ? '2' : '3';
  const isPassed = agreed === NODES.length;
  const publicFrom = agreed >= 3 ? calendar.fromMidnight(-24 * 9) : null;
  const row = stamped(
    id,
    written,
    {
      ApplyNo: numbers.next('KN', written),
      BatchId: batch['Id'],
      ...owner,
      UserId: student.userId,
      ...facts.values,
      ApplyLevel: level,
      Reason: REASON,
      Promise: 1,
      ReviewCount: agreed >= 1 ? 1 : 0,
      V1: 0,
      V2: 0,
      V3: 0,
      V4: 0,
      CounsellorLevel: agreed >= 1 ? level : null,
      CollegeLevel: agreed >= 2 ? level : null,
      FinalLevel: agreed >= 3 ? level : null,
      PublicFrom: publicFrom,
      PublicTo: publicFrom === null ? null : calendar.fromMidnight(-24 * 2).slice(0, 10),
      ShowCount: agreed >= 3 ? 1 : 0,
      ValidTo: isPassed ? batch['ValidTo'] : null,
      BatchState: batch['State'],
      SchoolYearId: batch['SchoolYearId'],
      BatchValidTo: batch['ValidTo'],
      ...columns,
    },
    by,
  );
  const review =
    agreed < 1
      ? undefined
      : stamped(dice.id('hardReview', student.index), written, {
          ApplyId: id,
          Round: 1,
          UserId: student.userId,
          ...only(owner, 'StudentId', 'TrueName', 'CollegeId', 'ClassId', 'CounsellorId'),
          ApplyLevel: level,
          AtNode: columns['CurrentNode'] ?? null,
        });
  const lib = isPassed ? libOf(making, student, { row, owner, level, written, place }) : undefined;
  const shown =
    agreed < 3
      ? undefined
      : stamped(dice.id('hardShow', student.index), written, {
          ...shownOf(owner),
          Kind: '1',
          ApplyId: id,
          BatchId: batch['Id'],
          Level: level,
          AtNode: columns['CurrentNode'] ?? null,
          AtStatus: columns['Status'],
          PublicFrom: publicFrom,
          PublicTo: row['PublicTo'],
          IsOpen: 0,
        });
  return { student, row, family: facts.family(id), records, review, shown, lib };
}

const shownOf = (owner: Row): Row => ({
  ...only(owner, 'StudentId', 'TrueName', 'StudentNo', 'CollegeId', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'),
  PublicName: masked(String(owner['TrueName'])),
});

const masked = (name: string): string => name.slice(0, 1) + '*'.repeat([...name].length - 1);

/** What a student says of the family, and what it scores by the rules of every installation. */
function factsOf({ dice }: Making, student: StudentPlan) {
  const pick = (limit: number, kind: string) => dice.below(limit, `hard.${kind}`, student.index);
  const incomes = [6000 + pick(10, 'father') * 1500, pick(6, 'mother') * 1500];
  const YearIncome = incomes[0]! + incomes[1]!;
  const FamilySize = 3 + pick(3, 'size');
  const PerIncome = Math.round((100 * YearIncome) / FamilySize) / 100;
  const MonthSpend = 700 + pick(8, 'spend') * 100;
  const StudyCount = 1 + pick(2, 'study');
  const HukouType = pick(4, 'hukou') > 0 ? '1' : '2';
  const band = PerIncome <= 4000 ? 'I1' : PerIncome <= 8000 ? 'I2' : PerIncome <= 15_000 ? 'I3' : '';
  const spent = MonthSpend <= 800 ? 'M1' : MonthSpend <= 1200 ? 'M2' : '';
  const Facts = [band, HukouType === '1' ? 'H1' : '', spent, StudyCount >= 2 ? 'S1' : ''].filter(Boolean);
  const POINTS: Readonly<Record<string, number>> = { I1: 30, I2: 20, I3: 10, H1: 5, M1: 10, M2: 5, S1: 5 };
  const score = Facts.reduce((sum, fact) => sum + (POINTS[fact] ?? 0), 0);
  const surname = student.name.TrueName.slice(0, 1);
  const members = [
    ['51', `${surname}建国`, 48, '在本地务工', '零工', incomes[0], '1'],
    ['52', '王秀兰', 46, '无', '务农', incomes[1], '2'],
  ] as const;
  return {
    score,
    values: {
      HukouType,
      FamilySize,
      StudyCount,
      YearIncome,
      PerIncome,
      IncomeSource: '4',
      Groups: ['00'],
      HomeRegion: '360400',
      HomeAddress: '某县某镇某村',
      ZipCode: '332000',
      ParentPhone: `1990001${String(student.index).padStart(4, '0').slice(-4)}`,
      MonthSpend,
      Facts,
      FactText: Facts.join(','),
      QuantScore: score,
    },
    family: (ApplyId: string) =>
      members.map(([Relation, TrueName, Age, WorkUnit, Job, income, Health], at) =>
        stamped(dice.id('hardFamily', `${student.index}.${at}`), '2026-01-01 08:00:00', {
          ApplyId,
          Relation,
          TrueName,
          Age,
          WorkUnit,
          Job,
          YearIncome: income,
          Health,
          UserId: student.userId,
        }),
      ),
  };
}

function libOf(
  making: Making,
  student: StudentPlan,
  { row, owner, level, written, place }: { row: Row; owner: Row; level: string; written: string; place: number },
): Row {
  const isAdjusted = place % 14 === 4;
  return stamped(making.dice.id('hardLib', student.index), written, {
    ...only(owner, 'StudentId', 'StudentNo', 'TrueName', 'Gender', 'CollegeId', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'),
    SchoolYearId: row['SchoolYearId'],
    Level: isAdjusted ? '1' : level,
    Groups: ['00'],
    ValidTo: row['ValidTo'],
    Source: '1',
    ApplyId: row['Id'],
    State: '1',
    AdjustReason: isAdjusted ? '家庭近期遭受自然灾害' : null,
    AdjustTime: isAdjusted ? making.calendar.fromMidnight(-20) : null,
  });
}

/** A level that was raised is public for five working days. */
function adjustmentOf({ dice, calendar }: Making, { student, lib }: Applied): Row {
  const row = lib!;
  return stamped(dice.id('hardShow', `adjusted.${student.index}`), calendar.fromMidnight(-20), {
    ...shownOf(row),
    Kind: '2',
    LibId: row['Id'],
    Level: row['Level'],
    PublicFrom: calendar.fromMidnight(-20),
    PublicTo: calendar.fromMidnight(24 * 6).slice(0, 10),
    IsOpen: 1,
  });
}

/** One objection waits for the aid office. */
function objections({ dice, calendar }: Making, all: readonly Applied[]): Row[] {
  const about = all.find(({ row }) => row['CurrentNode'] === 'aid');
  const from = all.find(({ student }) => student !== about?.student && student.class.college === about?.student.class.college);
  if (!about?.shown || !from) return [];
  return [
    stamped(
      dice.id('hardObjection', 0),
      calendar.fromMidnight(-24 * 3),
      {
        ShowId: about.shown['Id'],
        UserId: from.student.userId,
        ApplyId: about.row['Id'],
        Student: about.row['TrueName'],
        ClassId: about.row['ClassId'],
        Content: '据了解该同学家中有经营收入，请核实后再确定等级。',
        State: '0',
      },
      { id: from.student.userId, name: from.student.name.TrueName },
    ),
  ];
}
