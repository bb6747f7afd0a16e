import { ENABLE, ORG_TYPE, SEMESTER, TEACHER_POST, TRAIN_LEVEL } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { colleges, departments, SCHOOL_NAME } from './catalogue.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';

const FOUNDED = '2023-08-01 08:00:00';

/** Id of `college.N`, `department.N` or `school`. */
export function orgId({ dice }: Making, place: string): string {
  return dice.id('org', place);
}

/** Id of a major; of each level there is one of its own, since level and length of study are the major's. */
export function majorId(
  { dice }: Making,
  college: number,
  major: number,
  level: string = TRAIN_LEVEL.Bachelor,
): string {
  return dice.id('major', `${college}.${major}${level === TRAIN_LEVEL.Bachelor ? '' : `.${level}`}`);
}

export function campusId({ dice }: Making, index: number): string {
  return dice.id('campus', index);
}

/** Length of study in years by level. */
export const STUDY_YEARS: Record<string, number> = { 1: 4, 2: 3, 3: 4, 4: 3, 5: 1 };

/** Everything above the student: campuses, organisations, majors, terms. */
export function* organisation(making: Making): Generator<Batch> {
  yield* inBatches(entities.Campus, campuses(making));
  yield* inBatches(entities.Org, orgs(making));
  yield* inBatches(entities.Major, majors(making));
  yield* inBatches(entities.SchoolYear, terms(making));
}

function* campuses(making: Making): Generator<Row> {
  const spots = [
    { CampusName: '主校区', Address: '南昌市示范大道1号', Geo: { Lng: 115.8301, Lat: 28.7655 } },
    { CampusName: '滨江校区', Address: '南昌市滨江路88号', Geo: { Lng: 115.8702, Lat: 28.7011 } },
  ];
  for (const [index, spot] of spots.entries())
    yield stamped(campusId(making, index), FOUNDED, { ...spot, Radius: 1500, Sort: index + 1 });
}

function* orgs(making: Making): Generator<Row> {
  const root = orgId(making, 'school');
  const row = (place: string, values: Row): Row => {
    const id = orgId(making, place);
    const path = place === 'school' ? `/${id}/` : `/${root}/${id}/`;
    return stamped(id, FOUNDED, { OrgPath: path, State: ENABLE.On, ...values });
  };
  yield row('school', {
    OrgCode: '10000',
    OrgName: SCHOOL_NAME,
    OrgType: ORG_TYPE.School,
    ParentId: null,
    Sort: 0,
  });
  for (const [index, { code, name, short }] of colleges.entries())
    yield row(`college.${index}`, {
      OrgCode: code,
      OrgName: name,
      ShortName: short,
      OrgType: ORG_TYPE.College,
      ParentId: root,
      Sort: index + 1,
    });
  for (const [index, name] of departments.entries())
    yield row(`department.${index}`, {
      OrgCode: `B${String(index + 1).padStart(2, '0')}`,
      OrgName: name,
      OrgType: ORG_TYPE.Department,
      ParentId: root,
      Sort: 100 + index,
    });
}

function* majors(making: Making): Generator<Row> {
  for (const [college, spec] of colleges.entries())
    for (const [index, major] of spec.majors.entries())
      yield stamped(majorId(making, college, index), FOUNDED, {
        MajorCode: major.code,
        MajorName: major.name,
        CollegeId: orgId(making, `college.${college}`),
        TrainLevel: TRAIN_LEVEL.Bachelor,
        Length: STUDY_YEARS[TRAIN_LEVEL.Bachelor],
        State: ENABLE.On,
      });
  yield* furtherMajors(making);
}

const LEVEL_LETTER: Record<string, string> = { 1: 'B', 2: 'S', 4: 'Z' };
const LEVEL_NAME: Record<string, string> = { 1: '博士', 2: '硕士', 4: '专科' };

/** The majors of other levels than the bachelor's that have classes. */
function* furtherMajors(making: Making): Generator<Row> {
  const made = new Set<string>();
  for (const { college, major, level } of making.plan.classes) {
    const id = majorId(making, college, major, level);
    if (level === TRAIN_LEVEL.Bachelor || made.has(id)) continue;
    made.add(id);
    const { code, name } = colleges[college]!.majors[major]!;
    yield stamped(id, FOUNDED, {
      MajorCode: `${code}${LEVEL_LETTER[level] ?? ''}`,
      MajorName: `${name}（${LEVEL_NAME[level] ?? ''}）`,
      CollegeId: orgId(making, `college.${college}`),
      TrainLevel: level,
      Length: STUDY_YEARS[level],
      State: ENABLE.On,
    });
  }
}

/** Id of the term that t0 lies in, or that comes next. */
export function currentTerm(making: Making): string {
  const year = making.calendar.schoolYear;
  const second = making.calendar.t0.slice(0, 10) > `${year + 1}-01-20`;
  return making.dice.id('term', `${year}.${second ? 2 : 1}`);
}

function* terms(making: Making): Generator<Row> {
  const latest = making.calendar.schoolYear;
  const current = currentTerm(making);
  for (const year of [latest - 1, latest])
    for (const semester of [SEMESTER.First, SEMESTER.Second]) {
      const first = semester === SEMESTER.First;
      const id = making.dice.id('term', `${year}.${semester}`);
      yield stamped(id, FOUNDED, {
        YearName: `${year}-${year + 1}`,
        Semester: semester,
        StartDate: first ? `${year}-09-01` : `${year + 1}-02-20`,
        EndDate: first ? `${year + 1}-01-20` : `${year + 1}-07-10`,
        WeekCount: 20,
        IsCurrent: id === current ? 1 : 0,
      });
    }
}

/** Classes and who is assigned to them this term. */
export function* classes(making: Making): Generator<Batch> {
  yield* inBatches(entities.ClassInfo, classRows(making));
  yield* inBatches(entities.CounsellorClass, assignments(making));
}

function* classRows(making: Making): Generator<Row> {
  for (const plan of making.plan.classes)
    yield stamped(plan.id, FOUNDED, {
      ClassCode: plan.code,
      ClassName: plan.name,
      CollegeId: orgId(making, `college.${plan.college}`),
      MajorId: majorId(making, plan.college, plan.major, plan.level),
      GradeYear: plan.grade,
      CampusId: campusId(making, 0),
      CounsellorId: plan.counsellor.id,
      HeadTeacherId: plan.headTeacher.id,
      PlanCount: 40,
      State: ENABLE.On,
    });
}

function* assignments(making: Making): Generator<Row> {
  for (const plan of making.plan.classes)
    for (const [post, teacher] of [
      [TEACHER_POST.Counsellor, plan.counsellor],
      [TEACHER_POST.HeadTeacher, plan.headTeacher],
    ] as const)
      yield stamped(making.dice.id('assignment', `${plan.index}.${post}`), FOUNDED, {
        TeacherId: teacher.id,
        ClassId: plan.id,
        PostType: post,
        StartDate: `${making.calendar.schoolYear}-08-01`,
        EndDate: null,
        CollegeId: orgId(making, `college.${plan.college}`),
        GradeYear: plan.grade,
      });
}
