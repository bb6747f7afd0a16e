import { PLAIN_CALENDAR, workdayAfter } from '../../contract/school-calendar.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import type { Numbering } from './absences.ts';
import { collegeOfficer, officer, type Step } from './approval.ts';
import { factsOf } from './hard-facts.ts';
import { partWay, type Agreed } from './part-way.ts';
import { stamped, type Making } from './rows.ts';
import { studentRow, type StudentPlan } from './students.ts';

const REASON =
  '家庭收入主要靠父母在本地务工和务农，收入不稳定，家中还有老人需要赡养，本人的学费和生活费难以按时负担，特申请家庭经济困难认定，希望能安心完成学业。';
/** How far the applications are. */
const COURSES: readonly Agreed[] = [4, 0, 1, 2, 4, 3, 4, 'rejected', 4, 'draft'];
/** Nodes that agreed before a publicity begins, and all of them. */
const [SHOWN, ALL] = [3, 4];
/** One in so many of the library was raised since. */
const ADJUSTED = { of: 14, at: 4 };

/** An application with what hangs on it. */
export interface Applied {
  readonly student: StudentPlan;
  readonly row: Row;
  readonly family: Row[];
  readonly records: Row[];
  readonly reviews: Row[];
  readonly shown: Row[];
  readonly lib: Row[];
}

/** Those columns of a row that another entity has too. */
const only = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

const OWNER = [
  'StudentNo',
  'TrueName',
  'Gender',
  'CollegeId',
  'MajorId',
  'ClassId',
  'GradeYear',
  'CounsellorId',
];
const SHOWN_OWNER = OWNER.filter((name) => name !== 'Gender');

/** A student's columns in rows that are not of the trait of students. */
export const ownerOf = (owner: Row, names = OWNER): Row => ({
  StudentId: owner['Id'],
  ...only(owner, names),
});

/** What a publicity shows of a student. */
export function shownOf(owner: Row, studentId: unknown): Row {
  const name = String(owner['TrueName']);
  const PublicName = name.slice(0, 1) + '*'.repeat([...name].length - 1);
  return { StudentId: studentId, ...only(owner, SHOWN_OWNER), PublicName };
}

function stepsOf(making: Making, { class: own }: StudentPlan): Step[] {
  const college = collegeOfficer(making, own.college);
  return [
    { id: 'accept', title: '辅导员受理', role: 'counsellor', handler: own.counsellor },
    { id: 'counsellor', title: '辅导员审核', role: 'counsellor', handler: own.counsellor },
    { id: 'college', title: '学院审核', role: 'college_admin', handler: college },
    { id: 'aid', title: '资助中心审定', role: 'aid_admin', handler: officer(making, 'aid01') },
  ];
}

/** The application of a student, as far as its place among the others says. */
export function appliedOf(
  making: Making,
  batch: Row,
  { student, place, numbers }: { student: StudentPlan; place: number; numbers: Numbering },
): Applied {
  const agreed = COURSES[place % COURSES.length]!;
  const id = making.dice.id('hardApply', student.index);
  const owner = studentRow(making, student);
  const steps = stepsOf(making, student);
  const { columns, records, created } = partWay(making, entities.HardApply, student, { id, steps, agreed });
  const written = making.calendar.fromMidnight(created);
  const { score, values, family } = factsOf(making, student);
  const level = score >= 60 ? '1' : score >= 40 ? '2' : '3';
  const by = { id: student.userId, name: student.name.TrueName };
  const row = stamped(
    id,
    written,
    {
      ApplyNo: numbers.next('KN', written),
      BatchId: batch['Id'],
      ...ownerOf(owner),
      TrainLevel: owner['TrainLevel'],
      UserId: student.userId,
      ...values,
      ApplyLevel: level,
      Reason: REASON,
      Promise: 1,
      ...judgedOf(making, batch, level, agreed),
      ...columns,
    },
    by,
  );
  const done = typeof agreed === 'number' ? agreed : 0;
  const hanging = { making, owner, row, written, level, student };
  return {
    student,
    row,
    records,
    family: family(id),
    reviews: done < 1 ? [] : [reviewOf(hanging)],
    shown: done < SHOWN ? [] : [showOf(hanging)],
    lib: done < ALL ? [] : [libOf(hanging, place % ADJUSTED.of === ADJUSTED.at)],
  };
}

/** What the nodes that agreed made of it, and what it repeats of its batch. */
function judgedOf({ calendar }: Making, batch: Row, level: string, agreed: Agreed): Row {
  const done = typeof agreed === 'number' ? agreed : 0;
  const isShown = done >= SHOWN;
  return {
    ReviewCount: done >= 1 ? 1 : 0,
    ...{ V1: 0, V2: 0, V3: 0, V4: 0 },
    CounsellorLevel: done >= 1 ? level : null,
    CollegeLevel: done >= 2 ? level : null,
    FinalLevel: isShown ? level : null,
    ...(isShown ? publicity(calendar.fromMidnight(-24 * 9)) : {}),
    ShowCount: isShown ? 1 : 0,
    ValidTo: done >= ALL ? batch['ValidTo'] : null,
    BatchState: batch['State'],
    SchoolYearId: batch['SchoolYearId'],
    BatchValidTo: batch['ValidTo'],
  };
}

/** Five working days from a moment on. */
export const publicity = (PublicFrom: string): Row => ({
  PublicFrom,
  PublicTo: workdayAfter(PLAIN_CALENDAR, PublicFrom.slice(0, 10), 5),
});

interface Hanging {
  readonly making: Making;
  readonly owner: Row;
  readonly row: Row;
  readonly written: string;
  readonly level: string;
  readonly student: StudentPlan;
}

const reviewOf = ({ making, owner, row, written, level, student }: Hanging): Row =>
  stamped(making.dice.id('hardReview', student.index), written, {
    ApplyId: row['Id'],
    Round: 1,
    UserId: student.userId,
    ...ownerOf(owner, ['TrueName', 'CollegeId', 'ClassId', 'CounsellorId']),
    ApplyLevel: level,
    AtNode: row['CurrentNode'] ?? null,
  });

const showOf = ({ making, owner, row, written, level, student }: Hanging): Row =>
  stamped(making.dice.id('hardShow', student.index), written, {
    ...shownOf(owner, owner['Id']),
    Kind: '1',
    ApplyId: row['Id'],
    BatchId: row['BatchId'],
    Level: level,
    AtNode: row['CurrentNode'] ?? null,
    AtStatus: row['Status'],
    PublicFrom: row['PublicFrom'],
    PublicTo: row['PublicTo'],
    IsOpen: 0,
  });

const libOf = ({ making, owner, row, written, level, student }: Hanging, isAdjusted: boolean): Row =>
  stamped(making.dice.id('hardLib', student.index), written, {
    ...ownerOf(owner),
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
