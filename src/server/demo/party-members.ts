import { ENABLE, ORG_TYPE, USER_TYPE } from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import { officer } from './approval.ts';
import { colleges } from './catalogue.ts';
import { orgId } from './organisation.ts';
import type { StaffPlan } from './plan.ts';
import { stamped, type Making } from './rows.ts';
import { staff, staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** Colleges with a branch of students, and the branch of the offices behind them. */
const BRANCHES = 4;
const OFFICE = BRANCHES;
/** Branches of the secretary with an account of that role; the others have none yet. */
const OWN: ReadonlySet<number> = new Set([0, 1, OFFICE]);
const WRITTEN = -2;

export interface Branch {
  readonly id: string;
  readonly index: number;
  readonly secretary: StaffPlan | undefined;
}

/** A person on the way to the party: days from today, and the step whose turn it is. */
export interface Way {
  readonly stage: string;
  readonly step: string | null;
  readonly apply: number;
  readonly activist?: number;
  readonly target?: number;
  readonly pre?: number;
  readonly full?: number;
}

/** By years at the school: who has just come can only have applied. One is a day short of a year as an activist; two are late. */
const WAYS: readonly (readonly Way[])[] = [
  [
    { stage: '1', step: 'S02', apply: -20 },
    { stage: '1', step: 'S03', apply: -30 },
    { stage: '1', step: 'S02', apply: -45 },
  ],
  [
    { stage: '1', step: 'S03', apply: -60 },
    { stage: '2', step: 'S06', apply: -390, activist: -250 },
    { stage: '2', step: 'S07', apply: -420, activist: -364 },
    { stage: '2', step: 'S04', apply: -200, activist: -10 },
  ],
  [
    { stage: '2', step: 'S07', apply: -600, activist: -420 },
    { stage: '3', step: 'S08', apply: -790, activist: -700, target: -15 },
    { stage: '3', step: 'S12', apply: -790, activist: -700, target: -120 },
    { stage: '4', step: 'S21', apply: -800, activist: -760, target: -390, pre: -200 },
  ],
  [
    { stage: '4', step: 'S23', apply: -1100, activist: -1050, target: -680, pre: -400 },
    { stage: '5', step: null, apply: -1100, activist: -1080, target: -710, pre: -560, full: -150 },
    { stage: '3', step: 'S13', apply: -900, activist: -850, target: -200 },
    { stage: '4', step: 'S18', apply: -1000, activist: -900, target: -400, pre: -60 },
  ],
];

export interface Member {
  readonly id: string;
  readonly key: string;
  readonly way: Way;
  readonly branch: Branch;
  readonly row: Row;
  readonly student?: StudentPlan;
}

export const day = ({ calendar }: Making, from: number) => calendar.fromMidnight(from * 24).slice(0, 10);
export const written = ({ calendar }: Making) => calendar.fromMidnight(WRITTEN);

/** A date so many months later; of a shorter month the last day. */
export function months(date: string, count: number): string {
  const [year = 0, month = 0, date1 = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date1, last))).toISOString().slice(0, 10);
}

export function branchesOf(making: Making): Branch[] {
  const secretary = officer(making, 'zb001');
  return Array.from({ length: BRANCHES + 1 }, (_, index) => ({
    id: making.dice.id('partyOrg', index),
    index,
    secretary: OWN.has(index) ? secretary : undefined,
  }));
}

export function orgRows(making: Making, branches: readonly Branch[]): Row[] {
  const root = making.dice.id('partyOrg', 'root');
  const row = (id: string, values: Row): Row =>
    stamped(id, '2023-09-01 08:00:00', {
      FoundDate: '2015-07-01',
      ElectDate: '2024-06-20',
      ElectDue: '2027-06-20',
      State: ENABLE.On,
      ...values,
    });
  return [
    row(root, { OrgCode: 'D00', OrgName: '学校党委', PartyOrgType: ORG_TYPE.PartyCommittee }),
    ...branches.map(({ id, index, secretary }) =>
      row(id, {
        OrgCode: `D${String(index + 1).padStart(2, '0')}`,
        OrgName: index === OFFICE ? '机关党支部' : `${colleges[index]!.short}学生党支部`,
        PartyOrgType: ORG_TYPE.PartyBranch,
        ParentId: root,
        CollegeId: index === OFFICE ? null : orgId(making, `college.${index}`),
        SecretaryId: secretary?.id ?? null,
        ...(index === 0 ? lastMeetings(making) : {}),
      }),
    ),
  ];
}

/** When the branch of the first college met last, of each kind that has to be held. */
const lastMeetings = ({ calendar }: Making): Row => ({
  LastMeeting: calendar.fromMidnight(-19 * 24 + 14),
  LastLecture: calendar.fromMidnight(-12 * 24 + 14),
});

/** Staff are full members: of the offices, and a few of each college, who look after those who apply. */
export function* staffMembers(making: Making, branches: readonly Branch[]): Generator<Member> {
  const teachers = new Map([...staff(making)].flatMap(({ rows }) => rows.map((row) => [row['Id'], row])));
  const counts = new Map<number, number>();
  for (const person of making.plan.staff) {
    const [kind, number] = person.org.split('.');
    const index = kind === 'department' ? OFFICE : Number(number);
    const count = counts.get(index) ?? 0;
    if (index > OFFICE || count >= 12 || (index === OFFICE && kind !== 'department')) continue;
    counts.set(index, count + 1);
    const key = `staff.${person.login}`;
    const base = 4000 + 500 * (count % 9);
    const rate = base <= 3000 ? 0.005 : base <= 5000 ? 0.01 : base <= 10_000 ? 0.015 : 0.02;
    const way = { stage: '5', step: null, apply: 0 };
    const branch = branches[index]!;
    const row = memberRow(making, key, way, branch, {
      PersonType: USER_TYPE.Staff,
      TeacherId: person.id,
      TeacherNo: String(1_000_000 + person.index),
      UserId: person.userId,
      TrueName: staffName(making, person),
      ...copied(teachers.get(person.id)!, ['Gender', 'Nation', 'Birthday', 'Political', 'EduLevel']),
      PreDate: '2018-07-01',
      FullDate: '2019-07-01',
      ApplyDate: null,
      FeeBase: base,
      FeeMonthly: Math.round(base * rate * 100) / 100,
      LastFeeMonth: lastMonth(making),
    });
    yield { id: String(row['Id']), key, way, branch, row };
  }
}

/** Every twelfth student of these colleges is on the way, each at another place of it. */
export function* studentMembers(making: Making, branches: readonly Branch[]): Generator<Member> {
  const counts = [0, 0, 0, 0];
  for (const student of everyStudent(making)) {
    const { college, grade } = student.class;
    if (college >= BRANCHES || student.index % 9 !== 4) continue;
    const year = Math.min(Math.max(making.calendar.schoolYear - grade, 0), WAYS.length - 1);
    const way = WAYS[year]![counts[year]! % WAYS[year]!.length]!;
    counts[year]! += 1;
    const key = `student.${student.index}`;
    const owner = studentRow(making, student);
    const row = memberRow(making, key, way, branches[college]!, {
      PersonType: USER_TYPE.Student,
      StudentId: student.id,
      UserId: student.userId,
      ...copied(owner, [
        ...['StudentNo', 'TrueName', 'Gender', 'Nation', 'Birthday', 'Political', 'NativePlace'],
        ...['CollegeId', 'MajorId', 'ClassId', 'GradeYear', 'CounsellorId'],
      ]),
      IsNks: isNks(making, student) ? 1 : 0,
      ApplyDate: day(making, way.apply),
      TalkDate: way.step === 'S02' ? null : day(making, way.apply + 15),
      ActivistDate: dated(making, way.activist),
      TargetDate: dated(making, way.target),
      PreDate: dated(making, way.pre),
      MeetDate: dated(making, way.pre),
      FullDate: dated(making, way.full),
      FullApplyDate: way.step === 'S23' ? day(making, -30) : null,
      TrainHours: isTrained(way) ? HOURS : 0,
      FeeMonthly: 0.2,
      LastFeeMonth: way.stage >= '4' ? lastMonth(making) : null,
      LastReport: REPORTING.has(way.stage) && student.index % 2 === 0 ? quarter(making) : null,
    });
    yield { id: String(row['Id']), key, way, branch: branches[college]!, row, student };
  }
}

export const HOURS = 24;
/** Stages in which people report each quarter. */
const REPORTING: ReadonlySet<string> = new Set(['2', '3', '4']);
export const copied = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
const dated = (making: Making, at: number | undefined) => (at === undefined ? null : day(making, at));
export const isTrained = ({ stage, step }: Way) => stage === '4' || (stage === '3' && (step ?? '') > 'S11');
/** Some of every year, and one at least who is on the way into the party. */
export const isNks = ({ dice }: Making, { index, class: own }: StudentPlan) =>
  own.college === 0 && (index % 45 === 4 || dice.percent(15, 'party.nks', index));
const thisMonth = ({ calendar }: Making) => calendar.t0.slice(0, 7);
export const lastMonth = (making: Making) => months(`${thisMonth(making)}-01`, -1).slice(0, 7);
const quarter = ({ calendar: { t0 } }: Making) =>
  `${t0.slice(0, 4)}Q${Math.ceil(Number(t0.slice(5, 7)) / 3)}`;

function memberRow(making: Making, key: string, way: Way, branch: Branch, values: Row): Row {
  const due = dueOf(making, way);
  return stamped(making.dice.id('partyMember', key), written(making), {
    BranchId: branch.id,
    SecretaryId: branch.secretary?.id ?? null,
    Stage: way.stage,
    NextStep: way.step,
    StepCode: way.step,
    StepDue: due,
    StepFrom: fromOf(making, way),
    IsLate: due !== null && due < day(making, 0) ? 1 : 0,
    IsNks: 0,
    TrainHours: 0,
    ExtendMonths: 0,
    MemberState: '1',
    ...values,
  });
}

/** By when the present step is to be done, as the formula of the entity says. */
function dueOf(making: Making, { step, apply }: Way): string | null {
  if (step === 'S02') return months(day(making, apply), 1);
  return step === 'S23' ? months(day(making, -30), 3) : null;
}

function fromOf(making: Making, { step, activist, pre }: Way): string | null {
  if (step === 'S06' || step === 'S07') return months(day(making, activist!), 12);
  if (step === 'S21' || step === 'S22') return months(day(making, pre!), 11);
  return step === 'S23' ? months(day(making, pre!), 12) : null;
}
