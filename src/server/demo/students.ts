import {
  GENDER,
  STUDENT_STATUS,
  TRAIN_LEVEL,
  USER_STATE,
  USER_TYPE,
} from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import { dayOfYear } from './calendar.ts';
import type { Weighted } from './dice.ts';
import { idCardOf, PEOPLE, phoneOf } from './identity.ts';
import { nameOf, type PersonName } from './names.ts';
import { campusId, majorId, orgId, STUDY_YEARS } from './organisation.ts';
import { CLASS_SIZE, type ClassPlan, type StaffPlan } from './plan.ts';
import { stamped, type Making } from './rows.ts';
import { account, roleOf } from './staff.ts';

/** A student, before they are a row. */
export interface StudentPlan {
  readonly index: number;
  readonly id: string;
  readonly userId: string;
  readonly login: string;
  readonly number: string;
  readonly name: PersonName;
  readonly male: boolean;
  readonly class: ClassPlan;
  readonly tutor: StaffPlan | undefined;
}

/** First indexes with a part of their own (domain/03-demo-data 2.4). */
export const SPECIAL = { first: 0, weak: 1, locked: 2, overdue: 3, overlap: 4, exactDays: 5 } as const;
/** The first postgraduate: first of the second class. */
export const FIRST_POSTGRADUATE = CLASS_SIZE;

const LOGINS: Record<number, string> = { [SPECIAL.weak]: 'weak01', [SPECIAL.locked]: 'locked01' };
/** Age at which a level begins. */
const ENTRY_AGE: Record<string, number> = { 1: 25, 2: 22, 3: 18, 4: 18, 5: 18 };
const REGIONS: Weighted<string> = [
  ['360000', 580],
  ['430000', 60],
  ['410000', 50],
  ['340000', 50],
  ['440000', 40],
  ['350000', 40],
  ['420000', 30],
  ['330000', 25],
  ['320000', 20],
  ['370000', 20],
  ['510000', 15],
  ['520000', 15],
  ['450000', 15],
  ['610000', 10],
  ['130000', 10],
  ['140000', 5],
  ['530000', 5],
  ['650000', 5],
  ['620000', 5],
];
const NATIONS: Weighted<string> = [
  ['06', 15],
  ['15', 14],
  ['08', 12],
  ['22', 12],
  ['03', 10],
  ['13', 8],
  ['12', 7],
  ['11', 7],
  ['07', 5],
  ['04', 4],
  ['09', 3],
  ['02', 1],
  ['05', 1],
  ['14', 1],
];
const POLITICAL: Weighted<string> = [
  ['03', 84],
  ['01', 2],
  ['02', 2],
  ['13', 12],
];

const isPostgraduate = (level: string) => level === TRAIN_LEVEL.Master || level === TRAIN_LEVEL.Doctor;
const two = (value: number) => String(value).padStart(2, '0');

/** The student of an index; the same in a school of any size. */
export function studentAt(making: Making, index: number): StudentPlan {
  const { dice, plan } = making;
  const own = plan.classes[Math.floor(index / CLASS_SIZE)]!;
  const number = `${own.code}${two((index % CLASS_SIZE) + 1)}`;
  const male = dice.percent(49, 'student.gender', index);
  const tutors = plan.tutors[own.college]!;
  const pool = index === FIRST_POSTGRADUATE ? 1 : 2 + Math.floor(index / 1500);
  return {
    index,
    id: dice.id('student', index),
    userId: dice.id('studentUser', index),
    login: LOGINS[index] ?? number,
    number,
    name: nameOf(dice, 'student', index, male),
    male,
    class: own,
    tutor: isPostgraduate(own.level) ? tutors[dice.below(pool, 'student.tutor', index)] : undefined,
  };
}

export function* everyStudent(making: Making): Generator<StudentPlan> {
  for (let index = 0; index < making.plan.students; index++) yield studentAt(making, index);
}

const enrolled = (student: StudentPlan) => `${student.class.grade}-09-01 08:00:00`;

/** The row of a student. */
export function studentRow(making: Making, student: StudentPlan): Row {
  const { dice } = making;
  const { index, class: own } = student;
  const { level, grade } = own;
  const year = grade - ENTRY_AGE[level]! + dice.between(-1, 1, 'student.year', index);
  const birthday = dayOfYear(year, dice.below(365, 'student.day', index));
  const region = dice.weighted(REGIONS, 'student.region', index);
  return stamped(student.id, enrolled(student), {
    StudentNo: student.number,
    ExamineeNo: `${grade % 100}${region.slice(0, 2)}${String(index).padStart(10, '0')}`,
    TrueName: student.name.TrueName,
    NamePinyin: student.name.NamePinyin,
    Gender: student.male ? GENDER.Male : GENDER.Female,
    Birthday: birthday,
    IdCardType: '1',
    IdCardNo: idCardOf(index, birthday, student.male),
    Nation: dice.percent(92, 'student.han', index) ? '01' : dice.weighted(NATIONS, 'student.nation', index),
    Political: dice.weighted(POLITICAL, 'student.political', index),
    Marital: '10',
    Health: dice.percent(97, 'student.health', index) ? '1' : '2',
    Overseas: '00',
    NativePlace: region,
    SourceRegion: region,
    HukouType: dice.percent(62, 'student.hukou', index) ? '1' : '2',
    CollegeId: orgId(making, `college.${own.college}`),
    MajorId: majorId(making, own.college, own.major, own.level),
    ClassId: own.id,
    GradeYear: grade,
    TrainLevel: level,
    EduLength: STUDY_YEARS[level],
    EnrolDate: `${grade}-09-01`,
    GraduateDate: `${grade + STUDY_YEARS[level]!}-06-30`,
    StudentStatus: isSuspended(making, index) ? STUDENT_STATUS.Suspended : STUDENT_STATUS.Enrolled,
    CounsellorId: own.counsellor.id,
    TutorId: student.tutor?.id ?? null,
    CampusId: campusId(making, 0),
    Phone: phoneOf(PEOPLE.student + index),
    Email: `s${student.number}@example.edu.cn`,
    HomeRegion: region,
    HomeAddress: `示范路${dice.between(1, 999, 'student.house', index)}号`,
    EmergencyName: parents(dice, student)[0]!.name,
    EmergencyPhone: phoneOf(PEOPLE.emergency + index),
    UserId: student.userId,
  });
}

/** Whether a student has suspended the studies. */
export const isSuspended = ({ dice }: Making, index: number) =>
  index > FIRST_POSTGRADUATE && dice.percent(1, 'student.suspended', index);

function parents(dice: Making['dice'], { index, name }: StudentPlan) {
  const surname = name.TrueName[0]!;
  return [
    { relation: '51', name: nameOf(dice, 'father', index, true, surname).TrueName },
    { relation: '52', name: nameOf(dice, 'mother', index, false).TrueName },
  ];
}

const JOBS = ['农民', '工人', '教师', '个体经营', '职员', '医生', '司机'];

/** The parents of a student. */
export function* familyRows({ dice }: Making, student: StudentPlan): Generator<Row> {
  const { index } = student;
  for (const [place, parent] of parents(dice, student).entries()) {
    const key = index * 2 + place;
    yield stamped(dice.id('family', key), enrolled(student), {
      StudentId: student.id,
      Relation: parent.relation,
      TrueName: parent.name,
      Age: dice.between(40, 58, 'family.age', key),
      Job: dice.one(JOBS, 'family.job', key),
      Phone: place === 0 ? phoneOf(PEOPLE.emergency + index) : phoneOf(PEOPLE.family + index),
      YearIncome: dice.between(10, 150, 'family.income', key) * 1000,
      Health: '1',
    });
  }
}

/** The account of a student. */
export function studentAccount(making: Making, student: StudentPlan): Row {
  const weak = student.index === SPECIAL.weak;
  return account(making, student.userId, {
    LoginName: student.login,
    TrueName: student.name.TrueName,
    UserType: USER_TYPE.Student,
    PwdHash: weak ? making.weakPasswordHash : making.passwordHash,
    IsWeakPwd: weak ? 1 : 0,
    Phone: phoneOf(PEOPLE.student + student.index),
    OrgId: orgId(making, `college.${student.class.college}`),
    RefId: student.id,
    ClassId: student.class.id,
    State: student.index === SPECIAL.locked ? USER_STATE.Locked : USER_STATE.Normal,
  });
}

export function* studentRoles(making: Making, student: StudentPlan): Generator<Row> {
  yield roleOf(making, student.userId, isPostgraduate(student.class.level) ? 'postgraduate' : 'student');
  if (student.index === SPECIAL.first) yield roleOf(making, student.userId, 'review_group');
}
