import { FLOW_STATUS } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { courseOf, officer, type Step } from './approval.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** One student among so many wants something changed. */
const ONE_OF = 60;
const FIRST = 8;

interface Wish {
  readonly status: string;
  readonly reason: string;
  /** What is to be changed, of the student's row. */
  readonly values: (owner: Row) => Row;
  /** What identifies somebody is looked at by the registry too. */
  readonly isKey?: true;
}

const WISHES: readonly Wish[] = [
  { status: FLOW_STATUS.Running, reason: '本学期发展为中共预备党员', values: () => ({ Political: '02' }) },
  {
    status: FLOW_STATUS.Passed,
    reason: '户口已迁至学校',
    values: ({ HukouType }) => ({ HukouType: HukouType === '1' ? '2' : '1' }),
  },
  {
    status: FLOW_STATUS.Running,
    reason: '姓名录入有误，以身份证为准',
    values: ({ TrueName }) => ({ TrueName: `${String(TrueName).slice(0, -1)}涵` }),
    isKey: true,
  },
  { status: FLOW_STATUS.Rejected, reason: '民族登记有误', values: () => ({ Nation: '08' }), isKey: true },
];

/** What students asked to have changed in their registration. */
export function* changes(making: Making): Generator<Batch> {
  const numbers = new Numbering();
  const all = [...everyStudent(making)]
    .filter(({ index }) => index % ONE_OF === FIRST)
    .map((student, place) => changeOf(making, student, WISHES[place % WISHES.length]!, numbers));
  yield* inBatches(
    entities.StudentChange,
    all.map(({ row }) => row),
  );
  yield* inBatches(
    entities.ApprovalRecord,
    all.flatMap(({ records }) => records),
  );
}

function changeOf(making: Making, student: StudentPlan, wish: Wish, numbers: Numbering) {
  const id = making.dice.id('studentChange', student.index);
  const owner = studentRow(making, student);
  const steps: Step[] = [
    { id: 'counsellor', title: '辅导员审批', role: 'counsellor', handler: student.class.counsellor },
    ...(wish.isKey
      ? [{ id: 'registry', title: '教务处审批', role: 'edu_admin', handler: officer(making, 'edu01') }]
      : []),
  ];
  const plan = {
    key: `studentChange.${student.index}`,
    start: 0,
    status: wish.status,
    fresh: wish.isKey !== true,
  };
  const { columns, records, created } = courseOf(making, entities.StudentChange, student, {
    id,
    plan,
    steps,
  });
  const written = making.calendar.fromMidnight(created);
  const asked = Object.entries(wish.values(owner));
  const old = OLD.map((name) => [`Old${name}`, owner[name] ?? null]);
  const row = stamped(
    id,
    written,
    {
      ApplyNo: numbers.next('XX', written),
      ...snapshot(owner),
      ...Object.fromEntries([...old, ...asked.map(([name, value]) => [`New${name}`, value])]),
      ChangeCount: asked.length,
      Reason: wish.reason,
      ...columns,
    },
    { id: student.userId, name: student.name.TrueName },
  );
  return { row, records };
}

const OLD = [
  'TrueName',
  'Gender',
  'Birthday',
  'Nation',
  'Political',
  'NativePlace',
  'SourceRegion',
  'HukouType',
];
