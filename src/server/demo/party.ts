import {
  ENABLE,
  FLOW_STATUS,
  ORG_TYPE,
  PAY_STATE,
  TASK_STATE,
  USER_TYPE,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { courseOf, officer } from './approval.ts';
import { colleges } from './catalogue.ts';
import { phoneOf, PEOPLE } from './identity.ts';
import { orgId } from './organisation.ts';
import type { StaffPlan } from './plan.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staff, staffName } from './staff.ts';
import { everyStudent, studentRow, type StudentPlan } from './students.ts';

/** Colleges with a branch of students, and the branch of the offices behind them. */
const BRANCHES = 4;
const OFFICE = BRANCHES;
/** Branches of the secretary with an account of that role; the others have none yet. */
const OWN: ReadonlySet<number> = new Set([0, 1, OFFICE]);
const WORDS = '通过本季度的学习和实践，我对党的理论和路线方针政策有了更深的认识，也看到了自己的不足。';
const WRITTEN = -2;

interface Branch {
  readonly id: string;
  readonly index: number;
  readonly secretary: StaffPlan | undefined;
}

/** A person on the way to the party: days from today, and the step whose turn it is. */
interface Way {
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

interface Member {
  readonly id: string;
  readonly key: string;
  readonly way: Way;
  readonly branch: Branch;
  readonly row: Row;
  readonly student?: StudentPlan;
}

/** Steps as a person who is registered is given them, in their order. */
type Standard = Readonly<Record<string, string | number>>;

/** The party in four colleges and the offices: branches, people at each stage, meetings, fees, and counsellors' visits. */
export function* party(making: Making): Generator<Batch> {
  const model = making.catalog?.entities.get(entities.PartyStep);
  if (!model) return;
  const steps = (model.file.standard?.rows ?? []).map(({ values, set }) => ({
    ...(values as Standard),
    StepCode: said(set?.['StepCode']),
    ActBy: said(set?.['ActBy']),
  }));
  const branches = branchesOf(making);
  const members = [...staffMembers(making, branches), ...studentMembers(making, branches)];
  yield { entity: entities.PartyOrg, rows: orgRows(making, branches) };
  yield* inBatches(
    entities.PartyMember,
    members.map(({ row }) => row),
  );
  const records: Row[] = [];
  yield* inBatches(entities.PartyStep, stepRows(making, members, steps, records));
  yield { entity: entities.ApprovalRecord, rows: records };
  yield* training(making, members);
  yield { entity: entities.PartyReport, rows: reports(making, members) };
  yield* activities(making, branches, members);
  yield { entity: entities.PartyFee, rows: fees(making, members) };
  yield* inBatches(entities.NksStudent, nksStudents(making));
  yield { entity: entities.CounsellorVisit, rows: visits(making) };
}

/** The text that a formula of nothing but a text says. */
const said = (formula = '') => formula.slice(1, -1);
const day = ({ calendar }: Making, from: number) => calendar.fromMidnight(from * 24).slice(0, 10);
const written = ({ calendar }: Making) => calendar.fromMidnight(WRITTEN);

/** A date so many months later; of a shorter month the last day. */
function months(date: string, count: number): string {
  const [year = 0, month = 0, date1 = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date1, last))).toISOString().slice(0, 10);
}

function branchesOf(making: Making): Branch[] {
  const secretary = officer(making, 'zb001');
  return Array.from({ length: BRANCHES + 1 }, (_, index) => ({
    id: making.dice.id('partyOrg', index),
    index,
    secretary: OWN.has(index) ? secretary : undefined,
  }));
}

function orgRows(making: Making, branches: readonly Branch[]): Row[] {
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
function* staffMembers(making: Making, branches: readonly Branch[]): Generator<Member> {
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
function* studentMembers(making: Making, branches: readonly Branch[]): Generator<Member> {
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

const HOURS = 24;
/** Stages in which people report each quarter. */
const REPORTING: ReadonlySet<string> = new Set(['2', '3', '4']);
const copied = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
const dated = (making: Making, at: number | undefined) => (at === undefined ? null : day(making, at));
const isTrained = ({ stage, step }: Way) => stage === '4' || (stage === '3' && (step ?? '') > 'S11');
const isNks = ({ dice }: Making, { index, class: own }: StudentPlan) =>
  own.college === 0 && dice.percent(15, 'party.nks', index);
const thisMonth = ({ calendar }: Making) => calendar.t0.slice(0, 7);
const lastMonth = (making: Making) => months(`${thisMonth(making)}-01`, -1).slice(0, 7);
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
  return step === 'S23' ? months(day(making, pre!), 12) : null;
}

/** The 25 steps of everybody who is not a full member; at the steps of the committee the secretary has sent in what it decides. */
function* stepRows(
  making: Making,
  members: readonly Member[],
  steps: readonly Standard[],
  records: Row[],
): Generator<Row> {
  const committee = officer(making, 'party01');
  for (const member of members) {
    const { way, branch, row } = member;
    if (way.step === null) continue;
    for (const step of steps) {
      const code = String(step['StepCode']);
      const id = making.dice.id('partyStep', `${member.key}.${code}`);
      const isDone = code < way.step;
      const isOpen = code === way.step;
      const sent = isOpen && Number(step['NeedAudit']) === 1 && branch.secretary !== undefined;
      const happened = isDone ? happenedAt(making, member, Number(step['Seq'])) : null;
      const values: Row = {
        ...step,
        MemberId: member.id,
        ...copied(row, ['StudentId', 'UserId', 'TrueName', 'StudentNo', 'BranchId', 'SecretaryId']),
        ...copied(row, ['ClassId', 'CollegeId', 'CounsellorId', 'MemberState', 'Stage', 'IsLate']),
        CurrentStep: way.step,
        DueDay: row['StepDue'],
        FromDay: row['StepFrom'],
        ActorId: step['ActBy'] === '1' ? row['UserId'] : sent ? branch.secretary!.userId : null,
        StarterId: sent ? branch.secretary!.userId : null,
        StartTime: sent ? written(making) : null,
        HappenDate: sent ? day(making, -3) : happened,
        DoneAt: happened === null ? null : `${happened} 10:00:00`,
        Status: FLOW_STATUS.Draft,
      };
      if (sent) {
        const by = {
          userId: branch.secretary!.userId,
          name: { TrueName: staffName(making, branch.secretary!) },
        };
        const node = { id: 'committee', title: '上级党委审批', role: 'party_admin', handler: committee };
        const plan = { key: `party.${member.key}`, start: 0, status: FLOW_STATUS.Running, fresh: true };
        const course = courseOf(making, entities.PartyStep, by, { id, plan, steps: [node] });
        Object.assign(values, { Content: '支部已研究，请审批。' }, course.columns);
        records.push(...course.records);
      }
      yield stamped(id, written(making), values);
    }
  }
}

/** The day of a step: those that dates are kept of on theirs, the others on the day of the last one before. */
function happenedAt(making: Making, { way }: Member, seq: number): string {
  const { apply, activist, target, pre } = way;
  const days: readonly (readonly [number, number | undefined])[] = [
    [1, apply],
    [2, apply + 15],
    [3, activist],
    [7, target],
    [15, pre],
    [22, way.step === 'S23' ? -30 : undefined],
  ];
  const last = days.filter(([from, at]) => from <= seq && at !== undefined).at(-1);
  return day(making, last![1]!);
}

/** One course that those who were examined have passed. */
function* training(making: Making, members: readonly Member[]): Generator<Batch> {
  const id = making.dice.id('partyTrain', 0);
  const course = { TrainType: '2', Hours: HOURS };
  const train = {
    TrainName: '发展对象集中培训班',
    StartDate: day(making, -110),
    EndDate: day(making, -107),
    ...course,
  };
  yield { entity: entities.PartyTrain, rows: [stamped(id, written(making), train)] };
  const rows = members
    .filter(({ way }) => isTrained(way))
    .map(({ id: member, key, row }, at) =>
      stamped(making.dice.id('partyTrainee', key), written(making), {
        TrainId: id,
        MemberId: member,
        Score: 80 + (at % 19),
        IsPass: 1,
        CertNo: `DX${String(at + 1).padStart(5, '0')}`,
        ...course,
        ...copied(row, ['TrueName', 'StudentNo']),
      }),
    );
  yield { entity: entities.PartyTrainee, rows };
}

function reports(making: Making, members: readonly Member[]): Row[] {
  const secretary = officer(making, 'zb001');
  return members
    .filter(({ row }) => row['LastReport'] !== null && row['LastReport'] !== undefined)
    .map(({ id, key, row }, at) => {
      const isRead = at % 3 === 0;
      return stamped(making.dice.id('partyReport', key), written(making), {
        MemberId: id,
        Quarter: row['LastReport'],
        Title: '本季度思想汇报',
        Content: `敬爱的党组织：${WORDS.repeat(22)}请党组织在实践中考验我。`,
        Score: isRead ? '2' : null,
        ReviewText: isRead ? '能联系实际，望坚持学习。' : null,
        ReviewerId: isRead ? secretary.userId : null,
        ReviewDate: isRead ? written(making) : null,
        ...copied(row, ['StudentId', 'UserId', 'TrueName', 'StudentNo', 'BranchId', 'SecretaryId']),
      });
    });
}

/** A meeting and a lecture that are over, one that people sign in to now, and a draft. */
function* activities(
  making: Making,
  branches: readonly Branch[],
  members: readonly Member[],
): Generator<Batch> {
  const { calendar, dice } = making;
  const branch = branches[0]!;
  const people = members.filter((one) => one.branch === branch && one.way.stage >= '4');
  const plans = [
    { key: 'meeting', type: '1', title: '支部党员大会', from: -19 * 24 + 14, state: TASK_STATE.Ended },
    { key: 'lecture', type: '4', title: '专题党课', from: -12 * 24 + 14, state: TASK_STATE.Ended },
    { key: 'day', type: '5', title: '主题党日：走进田间', from: 7, state: TASK_STATE.Running },
    { key: 'next', type: '2', title: '支部委员会', from: 3 * 24 + 14, state: TASK_STATE.Draft },
  ];
  const attended: Row[] = [];
  const rows = plans.map(({ key, type, title, from, state }) => {
    const id = dice.id('partyActivity', key);
    const isEnded = state === TASK_STATE.Ended;
    const times = {
      ActTime: calendar.fromMidnight(from),
      EndTime: calendar.fromMidnight(from + (isEnded ? 2 : 12)),
    };
    const states = people.map((_, at) => (!isEnded ? '0' : at % 7 === 3 ? '2' : '1'));
    if (state !== TASK_STATE.Draft)
      for (const [at, { row, key: person }] of people.entries())
        attended.push(
          stamped(dice.id('partyAttend', `${key}.${person}`), written(making), {
            ActivityId: id,
            ...copied(row, ['UserId', 'TrueName', 'BranchId', 'SecretaryId']),
            State: states[at],
            BeginTime: times.ActTime,
            Until: times.EndTime,
            Place: '农学楼101',
            SignTime: states[at] === '1' ? times.ActTime : null,
          }),
        );
    const count = (code: string) => states.filter((one) => one === code).length;
    return stamped(
      id,
      written(making),
      {
        BranchId: branch.id,
        SecretaryId: branch.secretary!.id,
        ActType: type,
        Title: title,
        ...times,
        Place: '农学楼101',
        Hosts: staffName(making, branch.secretary!),
        Who: '1',
        SignCode: '202611',
        State: state,
        ...(isEnded
          ? {
              Should: people.length,
              Actual: count('1'),
              Missing: count('2'),
              Excused: 0,
              EndedAt: times.EndTime,
            }
          : {}),
      },
      { id: branch.secretary!.userId, name: staffName(making, branch.secretary!) },
    );
  });
  yield { entity: entities.PartyActivity, rows };
  yield { entity: entities.PartyAttend, rows: attended };
}

/** Last month's dues: most are paid, the others are late. */
function fees(making: Making, members: readonly Member[]): Row[] {
  const month = lastMonth(making);
  const due = months(`${month}-01`, 1);
  const last = new Date(Date.parse(`${due}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const paidAt = `${month}-10 10:00:00`;
  return members
    .filter(({ way }) => way.stage >= '4')
    .map(({ id, key, row }, at) => {
      const isPaid = at % 5 !== 2;
      return stamped(making.dice.id('partyFee', key), written(making), {
        MemberId: id,
        FeeMonth: month,
        Amount: row['FeeMonthly'],
        PaidAmount: isPaid ? row['FeeMonthly'] : null,
        PaidTime: isPaid ? paidAt : null,
        State: isPaid ? PAY_STATE.Paid : last < day(making, -1) ? PAY_STATE.Overdue : PAY_STATE.Unpaid,
        DueDate: last,
        ...copied(row, ['StudentId', 'UserId', 'TrueName', 'StudentNo', 'BranchId', 'SecretaryId']),
        PersonType: row['PersonType'],
      });
    });
}

function* nksStudents(making: Making): Generator<Row> {
  const mentor = making.plan.staff.find(({ org }) => org === 'college.0');
  for (const student of everyStudent(making)) {
    if (!isNks(making, student)) continue;
    const isSigned = student.index % 2 === 0;
    yield stamped(making.dice.id('nksStudent', student.index), written(making), {
      ...snapshot(studentRow(making, student)),
      NksType: isSigned ? '1' : '4',
      SignRegion: isSigned ? '360000' : null,
      SignUnit: isSigned ? '示范县农业农村局' : null,
      ServiceYears: isSigned ? 6 : null,
      AgreementNo: isSigned ? `NK${student.number}` : null,
      BaseName: '示范农场',
      MentorId: mentor?.id ?? null,
    });
  }
}

/** Counsellors of the first colleges look after dormitories and branches. */
function visits(making: Making): Row[] {
  const numbers = new Numbering();
  const people = making.plan.staff.filter(({ login }) => login.startsWith('fdy')).slice(0, 6);
  return people.flatMap((person, index) =>
    Array.from({ length: 1 + (index % 3) }, (_, at) => {
      const from = -(2 + at * 5) * 24 + 15;
      const enter = making.calendar.fromMidnight(from);
      const by = { id: person.userId, name: staffName(making, person) };
      const values = {
        ApplyNo: numbers.next('RX', enter),
        TeacherId: person.id,
        TeacherNo: String(1_000_000 + person.index),
        TrueName: by.name,
        CollegeId: orgId(making, person.org),
        Phone: phoneOf(PEOPLE.teacher + person.index),
        VisitType: at % 2 === 0 ? '3' : '2',
        TargetPlace: at % 2 === 0 ? '3号学生公寓' : '农学楼',
        EnterTime: enter,
        LeaveTime: making.calendar.fromMidnight(from + 2),
        EnterMonth: enter.slice(0, 7),
        Content: '走访学生，了解学习和生活情况，解答问题。',
        StudentCount: 10 + index * 3,
      };
      return stamped(making.dice.id('counsellorVisit', `${person.login}.${at}`), enter, values, by);
    }),
  );
}
