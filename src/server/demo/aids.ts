import { TASK_STATE } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { collegeOfficer, officer, type Step } from './approval.ts';
import { ownerOf } from './hard-applications.ts';
import { currentTerm } from './organisation.ts';
import { partWay } from './part-way.ts';
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
const NODES = 3;

/** Projects of aid, applications of students in the library at every step, and what was paid. */
export function* aids(making: Making, students: readonly StudentPlan[]): Generator<Batch> {
  const { grant, relief } = projects(making);
  yield { entity: entities.AidProject, rows: [grant, relief] };
  const gradeOf = (project: Row, [GradeName, Amount, Quota]: readonly [string, number, number]) =>
    stamped(making.dice.id('aidGrade', GradeName), String(project['CreateDate']), {
      ProjectId: project['Id'],
      GradeName,
      Amount,
      Quota,
    });
  const grades = GRADES.map((grade) => gradeOf(grant, grade));
  yield { entity: entities.AidGrade, rows: [...grades, gradeOf(relief, ['一次性补助', 1000, 100])] };
  const numbers = new Numbering();
  const all = students.map((student, place) =>
    applicationOf(making, student, { place, grant, grades, numbers }),
  );
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

function projects(making: Making) {
  const { dice, calendar } = making;
  const office = officer(making, 'aid01');
  const by = { id: office.userId, name: staffName(making, office) };
  const year = calendar.schoolYear;
  const project = (place: number, values: Row) =>
    stamped(
      dice.id('aidProject', place),
      calendar.fromMidnight(-24 * 20),
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
  return { grant, relief };
}

interface Asked {
  readonly place: number;
  readonly grant: Row;
  readonly grades: readonly Row[];
  readonly numbers: Numbering;
}

/** Those that all agreed to wait for the finance office, or were paid. */
function applicationOf(making: Making, student: StudentPlan, { place, grant, grades, numbers }: Asked) {
  const { dice, calendar } = making;
  const turn = place % (NODES + 2);
  const agreed = Math.min(turn, NODES);
  const grade = grades[place % grades.length]!;
  const id = dice.id('aidApply', student.index);
  const steps = stepsOf(making, student);
  const { columns, records, created } = partWay(making, entities.AidApply, student, { id, steps, agreed });
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
      ApprovedAmount: agreed >= NODES - 1 ? grade['Amount'] : null,
      Reason: REASON,
      BankCard: `62220000${String(student.index).padStart(8, '0')}`,
      BankName: '某行某支行',
      ...columns,
    },
    { id: student.userId, name: student.name.TrueName },
  );
  const paid = turn > NODES ? [paidOf(making, student, { owner, grant, grade })] : [];
  return { row, records, paid };
}

function stepsOf(making: Making, { class: own }: StudentPlan): Step[] {
  return [
    { id: 'counsellor', title: '辅导员审核', role: 'counsellor', handler: own.counsellor },
    { id: 'college', title: '学院审核', role: 'college_admin', handler: collegeOfficer(making, own.college) },
    { id: 'aid', title: '资助中心审定', role: 'aid_admin', handler: officer(making, 'aid01') },
  ];
}

function paidOf(
  { dice, calendar }: Making,
  student: StudentPlan,
  { owner, grant, grade }: { owner: Row; grant: Row; grade: Row },
): Row {
  const at = calendar.fromMidnight(-5);
  return stamped(dice.id('aidGrant', student.index), at, {
    ...ownerOf(owner),
    ProjectId: grant['Id'],
    Amount: grade['Amount'],
    PayDate: at.slice(0, 10),
    SerialNo: `FF${calendar.schoolYear}${String(student.index).padStart(6, '0')}`,
    SchoolYearId: grant['SchoolYearId'],
  });
}
