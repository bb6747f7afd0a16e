import { TEACHER_POST, TRAIN_LEVEL } from '../../contract/generated/codes.ts';
import { colleges } from './catalogue.ts';
import type { Dice, Weighted } from './dice.ts';

/** Students of a class. */
export const CLASS_SIZE = 38;

/** A class, before it is a row. */
export interface ClassPlan {
  readonly index: number;
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly college: number;
  readonly major: number;
  readonly level: string;
  readonly grade: number;
  readonly counsellor: StaffPlan;
  readonly headTeacher: StaffPlan;
}

/** A member of staff, before it is a row. */
export interface StaffPlan {
  readonly index: number;
  readonly id: string;
  readonly userId: string;
  readonly login: string;
  readonly post: string;
  /** `college.N`, `department.N`: where they belong. */
  readonly org: string;
  readonly roles: readonly { readonly code: string; readonly org?: string }[];
}

/** Everything about the school that is not a row per student; held in memory. */
export interface SchoolPlan {
  readonly students: number;
  readonly classes: readonly ClassPlan[];
  readonly staff: readonly StaffPlan[];
  /** Tutors of a college, in the order of their making. */
  readonly tutors: readonly (readonly StaffPlan[])[];
}

const LEVELS: Weighted<string> = [
  [TRAIN_LEVEL.Bachelor, 86],
  [TRAIN_LEVEL.Junior, 6],
  [TRAIN_LEVEL.Master, 7],
  [TRAIN_LEVEL.Doctor, 1],
];
/** Years since the latest grade came. */
const AGES: Record<string, readonly number[]> = {
  [TRAIN_LEVEL.Bachelor]: [3, 2, 1, 0],
  [TRAIN_LEVEL.Junior]: [1, 0],
  [TRAIN_LEVEL.Master]: [2, 1, 0],
  [TRAIN_LEVEL.Doctor]: [3, 2, 1, 0],
};
/** Added to the two digits of the major in class codes, so that the levels of one major do not share numbers. */
const LEVEL_OFFSET: Record<string, number> = { 1: 60, 2: 40, 3: 0, 4: 20 };
const LEVEL_MARK: Record<string, string> = { 1: '博', 2: '硕', 3: '', 4: '专' };

/**
 * Level, grade, college and major of a class. The first two are fixed: an undergraduate and a postgraduate class of agronomy;
 * so is the grade of the third, whose counsellor theirs is: it awaits the first new students.
 */
function kindOfClass(dice: Dice, index: number, latest: number) {
  const college =
    index < 2 ? 0 : index < 14 ? index - 2 : dice.below(colleges.length, 'class.college', index);
  const majors = colleges[college]!.majors.length;
  if (index < 2)
    return {
      college,
      major: 0,
      grade: latest - 2,
      level: index === 0 ? TRAIN_LEVEL.Bachelor : TRAIN_LEVEL.Master,
    };
  if (index === 2)
    return {
      college,
      major: dice.below(majors, 'class.major', index),
      grade: latest,
      level: TRAIN_LEVEL.Bachelor,
    };
  const level = dice.weighted(LEVELS, 'class.level', index);
  const grade = latest - dice.one(AGES[level]!, 'class.grade', index);
  return { college, major: dice.below(majors, 'class.major', index), level, grade };
}

const two = (value: number) => String(value).padStart(2, '0');
const three = (value: number) => String(value).padStart(3, '0');

/** Each kind of staff counts from its own number, so that one kind's growth does not renumber another. */
const FIRST_INDEX: Record<string, number> = {
  fdy: 0,
  bzr: 100_000,
  tutor: 200_000,
  teacher: 300_000,
  office: 400_000,
};

/**
 * Lays out classes and staff for a number of students. A longer plan begins with the shorter one.
 * @param latest the grade that came last
 */
export function planSchool(dice: Dice, students: number, latest: number): SchoolPlan {
  const staff: StaffPlan[] = [];
  const hire = (kind: string, login: string, post: string, org: string, roles: StaffPlan['roles']) => {
    const number = counts.get(kind) ?? 0;
    const person = {
      index: FIRST_INDEX[kind]! + number,
      id: dice.id('teacher', login),
      userId: dice.id('user', login),
      login,
      post,
      org,
      roles,
    };
    staff.push(person);
    counts.set(kind, number + 1);
    return person;
  };
  const counts = new Map<string, number>();
  const next = (kind: string) => `${kind}${three((counts.get(kind) ?? 0) + 1)}`;
  const counsellors = pool(4, 6, (college) =>
    hire('fdy', next('fdy'), TEACHER_POST.Counsellor, `college.${college}`, [{ code: 'counsellor' }]),
  );
  const headTeachers = pool(2, 2, (college) =>
    hire('bzr', next('bzr'), TEACHER_POST.HeadTeacher, `college.${college}`, [{ code: 'head_teacher' }]),
  );
  const numbers = new Map<string, number>();
  const classes: ClassPlan[] = [];
  for (let index = 0; index < Math.ceil(students / CLASS_SIZE); index++) {
    const { college, major, grade, level } = kindOfClass(dice, index, latest);
    const series = `${grade}${colleges[college]!.code}${two(major + 1 + LEVEL_OFFSET[level]!)}`;
    const number = (numbers.get(series) ?? 0) + 1;
    numbers.set(series, number);
    classes.push({
      index,
      id: dice.id('class', index),
      code: `${series}${two(number)}`,
      name: `${colleges[college]!.majors[major]!.short}${LEVEL_MARK[level]}${grade % 100}${two(number)}班`,
      college,
      major,
      level,
      grade,
      counsellor: counsellors(college, dice, index),
      headTeacher: headTeachers(college, dice, index),
    });
  }
  const tutors = colleges.map((_, college) =>
    staffOf(2 + Math.floor(students / 1500), () =>
      hire('tutor', next('tutor'), TEACHER_POST.Tutor, `college.${college}`, [{ code: 'tutor' }]),
    ),
  );
  colleges.forEach((_, college) =>
    staffOf(2 + Math.floor(students / 1000), () =>
      hire('teacher', next('teacher'), TEACHER_POST.Lecturer, `college.${college}`, [{ code: 'teacher' }]),
    ),
  );
  for (const post of OFFICES) hire('office', post.login, TEACHER_POST.Manager, post.org, post.roles);
  return { students, classes, staff, tutors };
}

const staffOf = (count: number, make: () => StaffPlan) => Array.from({ length: count }, make);

/** Hands out one person per college for `least` to `most` classes, then the next one. */
function pool(least: number, most: number, hire: (college: number) => StaffPlan) {
  const open = new Map<number, { person: StaffPlan; left: number }>();
  return (college: number, dice: Dice, index: number): StaffPlan => {
    let place = open.get(college);
    if (!place || place.left === 0) {
      place = { person: hire(college), left: dice.between(least, most, 'class.share', index) };
      open.set(college, place);
    }
    place.left -= 1;
    return place.person;
  };
}

interface Office {
  readonly login: string;
  readonly org: string;
  readonly roles: StaffPlan['roles'];
}

const office = (login: string, department: number, code: string): Office => ({
  login,
  org: `department.${department}`,
  roles: [{ code }],
});

/** Fixed accounts of offices (domain/03-demo-data 2.4). */
const OFFICES: readonly Office[] = [
  office('school01', 0, 'school_admin'),
  office('leader01', 0, 'school_leader'),
  ...colleges.map((college, index) => ({
    login: `college${college.code}`,
    org: `college.${index}`,
    roles: [{ code: 'college_admin', org: `college.${index}` }],
  })),
  office('dorm01', 8, 'dorm_admin'),
  ...colleges.map((_, index) => office(`dm${three(index + 1)}`, 8, 'dorm_manager')),
  office('fin01', 3, 'finance'),
  office('aid01', 4, 'aid_admin'),
  office('rec01', 5, 'recruit_admin'),
  office('edu01', 1, 'edu_admin'),
  office('grad01', 2, 'graduate_admin'),
  office('log01', 7, 'logistics'),
  office('sec01', 6, 'security'),
  office('health01', 10, 'health_admin'),
  office('psy01', 9, 'psych_admin'),
  office('exam01', 1, 'exam_admin'),
  office('labour01', 1, 'labour_admin'),
  office('party01', 13, 'party_admin'),
  office('zb001', 13, 'party_secretary'),
  office('lib01', 11, 'studyroom_admin'),
  office('vol01', 12, 'volunteer'),
];
