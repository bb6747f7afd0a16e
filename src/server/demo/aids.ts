import { FLOW_STATUS, TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { collegeOfficer, courseOf, officer, type Step } from './approval.ts';
import { currentTerm } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { studentRow, type StudentPlan } from './students.ts';

const REASON =
  '本人已通过家庭经济困难学生认定，家中收入不足以负担在校期间的学费和生活费，平时勤俭节约、努力学习，特申请国家助学金用于补贴学习和生活，请予批准。';
const GRADES = [
  ['一等', 2200, 200],
  ['二等', 1650, 300],
  ['三等', 1100, 400],
] as const;
const NODES = ['counsellor', 'college', 'aid'] as const;
const TITLES = ['辅导员审核', '学院审核', '资助中心审定'];
const ROLES = ['counsellor', 'college_admin', 'aid_admin'];

/** Projects of aid, applications of students in the library at every step, and what was paid. */
export function* aids(making: Making, students: readonly StudentPlan[]): Generator<Batch> {
  const { dice, calendar } = making;
  const office = officer(making, 'aid01');
  const by = { id: office.userId, name: staffName(making, office) };
  const created = calendar.fromMidnight(-24 * 20);
  const year = calendar.schoolYear;
  const project = (place: number, values: Row) =>
    stamped(
      dice.id('aidProject', place),
      created,
      {
        SchoolYearId: currentTerm(making),
        StartTime: calendar.fromMidnight(-24 * 15),
        EndTime: calendar.fromMidnight(24 * 25),
        Levels: null,
        LevelText: '',
        State: TASK_STATE.Running,
        ...values,
      },
      by,
    );
  const grant = project(0, {
    ProjectName: `${year}-${year + 1}学年国家助学金`,
    AidType: '3',
    NeedHard: 1,
    Condition: '<p>在困难生库中的在校学生，诚实守信，勤奋学习，生活俭朴。</p>',
  });
  const relief = project(1, {
    ProjectName: `${year}年秋季临时困难补助`,
    AidType: '4',
    NeedHard: 0,
    Condition: '<p>本人或家庭遭遇突发困难的在校学生。</p>',
  });
  yield { entity: entities.AidProject, rows: [grant, relief] };
  const grades = GRADES.map(([GradeName, Amount, Quota], at) =>
    stamped(dice.id('aidGrade', at), created, { ProjectId: grant['Id'], GradeName, Amount, Quota }),
  );
  const once = stamped(dice.id('aidGrade', 'once'), created, {
    ProjectId: relief['Id'],
    GradeName: '一次性补助',
    Amount: 1000,
    Quota: 100,
  });
  yield { entity: entities.AidGrade, rows: [...grades, once] };
  const numbers = new Numbering();
  const all = students.map((student, place) => applicationOf(making, student, { place, grant, grades, numbers }));
  yield* inBatches(
    entities.AidApply,
    all.map(({ row }) => row),
  );
  yield* inBatches(
    entities.ApprovalRecord,
    all.flatMap(({ records }) => records),
  );
  yield* inBatches(
    entities.AidGrant,
    all.flatMap(({ paid }) => paid),
  );
}

interface Asked {
  readonly place: number;
  readonly grant: Row;
  readonly grades: readonly Row[];
  readonly numbers: Numbering;
}

/** How many nodes agreed; those that all did wait for the finance office, or were paid. */
function applicationOf(making: Making, student: StudentPlan, { place, grant, grades, numbers }: Asked) {
  const { dice, calendar } = making;
  const agreed = place % 5 > 3 ? 3 : place % 5;
  const grade = grades[place % grades.length]!;
  const id = dice.id('aidApply', student.index);
  const handlers = [student.class.counsellor, collegeOfficer(making, student.class.college), officer(making, 'aid01')];
  const steps: Step[] = NODES.map((node, at) => ({
    id: node,
    title: TITLES[at]!,
    role: ROLES[at]!,
    handler: handlers[at]!,
  }));
  const { columns, records, created } = courseOf(making, entities.AidApply, student, {
    id,
    plan: {
      key: `aidApply.${student.index}`,
      start: 0,
      status: agreed === 0 ? FLOW_STATUS.Running : FLOW_STATUS.Passed,
      fresh: true,
    },
    steps: agreed === 0 ? steps : steps.slice(0, agreed),
  });
  if (agreed > 0 && agreed < NODES.length)
    Object.assign(columns, {
      Status: FLOW_STATUS.Running,
      FinishDate: null,
      CurrentNode: NODES[agreed],
      CurrentNodeName: TITLES[agreed],
      CurrentRole: ROLES[agreed],
    });
  const written = calendar.fromMidnight(created);
  const owner = studentRow(making, student);
  const row = stamped(
    id,
    written,
    {
      ApplyNo: numbers.next('ZZ', written),
      ...snapshot(owner),
      ProjectId: grant['Id'],
      GradeId: grade['Id'],
      Amount: grade['Amount'],
      ApprovedAmount: agreed >= 2 ? grade['Amount'] : null,
      Reason: REASON,
      BankCard: `62220000${String(student.index).padStart(8, '0')}`,
      BankName: '某行某支行',
      ...columns,
    },
    { id: student.userId, name: student.name.TrueName },
  );
  const names = ['StudentNo', 'TrueName', 'Gender', 'CollegeId', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'];
  const paid =
    place % 5 !== 4
      ? []
      : [
          stamped(dice.id('aidGrant', student.index), calendar.fromMidnight(-5), {
            StudentId: owner['Id'],
            ...Object.fromEntries(names.map((name) => [name, owner[name] ?? null])),
            ProjectId: grant['Id'],
            Amount: grade['Amount'],
            PayDate: calendar.fromMidnight(-5).slice(0, 10),
            SerialNo: `FF${calendar.schoolYear}${String(student.index).padStart(6, '0')}`,
            SchoolYearId: grant['SchoolYearId'],
          }),
        ];
  return { row, records, paid };
}
