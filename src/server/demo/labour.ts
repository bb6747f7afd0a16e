import { FLOW_STATUS, SCOPE_TYPE, TRAIN_LEVEL } from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import type { Row } from '../../contract/rules.ts';
import { Numbering, snapshot } from './absences.ts';
import { courseOf, officer } from './approval.ts';
import { accounts, dayOf, GOALS, KINDS, ledger, ownerOf, type Grant, type Member } from './labour-hours.ts';
import { COURSES, type CoursePlan, type Part } from './labour-plan.ts';
import { currentTerm, orgId } from './organisation.ts';
import { inBatches, stamped, type Batch, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { everyStudent, isSuspended, studentRow, type StudentPlan } from './students.ts';

/** Applications of students of the first class, by their places: what became of them. */
const APPLIES = [
  { at: 0, status: FLOW_STATUS.Running, title: '敬老院慰问服务', hours: 4 },
  { at: 4, status: FLOW_STATUS.Running, title: '乡村小学支教', hours: 8 },
  { at: 3, status: FLOW_STATUS.Passed, title: '献血车志愿引导', hours: 3 },
  { at: 6, status: FLOW_STATUS.Rejected, title: '家庭农场劳动', hours: 16 },
] as const;

/** Labour education: goals, courses with their lists, applications, hours and what each student has come to. */
export function* labour(making: Making): Generator<Batch> {
  const { dice } = making;
  const office = officer(making, 'labour01');
  const by = { id: office.userId, name: staffName(making, office) };
  const goals = GOALS.map(({ level, name, hours }) =>
    stamped(
      dice.id('labourGoal', level),
      making.calendar.fromMidnight(-900),
      { GoalName: name, TrainLevel: level, Hours: hours, Types: KINDS, State: '1' },
      by,
    ),
  );
  yield { entity: entities.LabourGoal, rows: goals };
  const members = firstMembers(making);
  const granted = new Map<string, Grant[]>();
  yield { entity: entities.LabourCourse, rows: COURSES.map((plan) => courseRow(making, plan, members, by)) };
  const files: Row[] = [];
  const enrols = COURSES.flatMap((plan) =>
    plan.parts.flatMap((part, at) => {
      const member = members[part.at];
      return member ? [enrolRow(making, plan, { part, member, turn: at + 1 }, files)] : [];
    }),
  );
  const records: Row[] = [];
  const applies = applications(making, members, { files, records, granted });
  yield { entity: entities.Attachment, rows: files };
  yield { entity: entities.LabourEnrol, rows: enrols };
  yield { entity: entities.LabourApply, rows: applies };
  yield { entity: entities.ApprovalRecord, rows: records };
  for (const plan of COURSES)
    for (const part of plan.parts) {
      const member = members[part.at];
      if (member && part.is === 'done') grant(granted, member.student, ofCourse(making, plan, part));
    }
  yield* inBatches(entities.LabourHours, ledger(making, granted));
  yield* inBatches(entities.LabourAccount, accounts(making, granted));
}

/** The students who stand in the lists of the courses: the first who study. */
function firstMembers(making: Making): Member[] {
  const members: Member[] = [];
  for (const student of everyStudent(making)) {
    if (isSuspended(making, student.index) || student.class.level !== TRAIN_LEVEL.Bachelor) continue;
    members.push({ student, owner: studentRow(making, student) });
    if (members.length === 30) break;
  }
  return members;
}

function grant(granted: Map<string, Grant[]>, { id }: StudentPlan, one: Grant): void {
  granted.set(id, [...(granted.get(id) ?? []), one]);
}

const courseId = ({ dice }: Making, { no }: CoursePlan) => dice.id('labourCourse', no);
const teacherOf = (making: Making) => officer(making, 'teacher001');

const isThere = ({ is }: Part) => !['waiting', 'cancelled', 'dropped'].includes(is);

function courseRow(
  making: Making,
  plan: CoursePlan,
  members: readonly Member[],
  by: { id: string; name: string },
): Row {
  const { calendar } = making;
  const here = plan.parts.filter(({ at }) => members[at] !== undefined);
  const isRunning = plan.state !== '0';
  const told = (hours: number | undefined) => (hours === undefined ? null : calendar.fromMidnight(hours));
  return stamped(
    courseId(making, plan),
    calendar.fromMidnight(plan.from - 24),
    {
      CourseNo: plan.no,
      CourseName: plan.name,
      LabourType: plan.type,
      LabourForm: plan.form,
      SchoolYearId: currentTerm(making),
      OrgId: orgId(making, 'department.1'),
      TeacherId: teacherOf(making).id,
      Place: plan.place,
      EnrolStart: calendar.fromMidnight(plan.from),
      EnrolEnd: calendar.fromMidnight(plan.to),
      BeginTime: calendar.fromMidnight(plan.begin),
      EndTime: calendar.fromMidnight(plan.end),
      Capacity: plan.capacity,
      MinCount: plan.least ?? null,
      WaitLimit: Math.ceil(plan.capacity / 5),
      Hours: plan.hours,
      ScopeType: SCOPE_TYPE.School,
      NeedAudit: plan.audited ? 1 : 0,
      Intro: `<p>${plan.intro}</p>`,
      Safety: '<p>穿平底鞋和长袖衣裤，听从现场老师指挥；身体不适请先告知老师。</p>',
      State: plan.state,
      Enrolled: here.filter(isThere).length,
      Waiting: here.filter(({ is }) => is === 'waiting').length,
      CancelReason: plan.state === '5' ? '场地临时检修' : null,
      RemindedAt: isRunning ? told(Math.min(plan.begin - 24, -1)) : null,
      FewAt: isRunning ? told(Math.min(plan.to, -1)) : null,
      FullAt: isRunning ? told(Math.min(plan.from + 2, -1)) : null,
      ReportAt: isRunning ? told(Math.min(plan.end, -1)) : null,
    },
    by,
  );
}

/** State of a place, and of an entry, by how far a student has come. */
const STATES: Readonly<Record<Part['is'], readonly [place: string, state: string]>> = {
  coming: ['1', '1'],
  audit: ['1', '0'],
  here: ['1', '4'],
  left: ['4', '4'],
  reported: ['4', '4'],
  done: ['4', '5'],
  failed: ['4', '7'],
  absent: ['4', '6'],
  waiting: ['2', '2'],
  cancelled: ['3', '3'],
  dropped: ['3', '3'],
};
const OUTCOMES: Partial<Record<Part['is'], string>> = { done: '5', failed: '7', absent: '6' };
const REASONS: Partial<Record<Part['is'], string>> = {
  cancelled: '与上课时间冲突',
  dropped: '课程取消：场地临时检修',
};
const REPORT =
  '今天在老师的带领下参加了劳动。开始时手脚很生疏，工具也拿不稳，后来跟着师傅一步一步学，慢慢找到了节奏。' +
  '一上午下来衣服湿透了，看到整整齐齐的成果，觉得很踏实。平时习以为常的整洁和便利，背后都有人默默付出，' +
  '以后要更加珍惜，也要把今天学到的方法用在宿舍和家里。';

function enrolRow(
  making: Making,
  plan: CoursePlan,
  { part, member, turn }: { part: Part; member: Member; turn: number },
  files: Row[],
): Row {
  const { dice, calendar } = making;
  const { student, owner } = member;
  const { is } = part;
  const id = dice.id('labourEnrol', `${plan.no}.${part.at}`);
  const [PlaceState, State] = STATES[is];
  const teacher = teacherOf(making);
  const created = Math.min(plan.from + 1 + turn / 60, -1);
  return stamped(
    id,
    calendar.fromMidnight(created),
    {
      ...ownerOf(owner),
      CourseId: courseId(making, plan),
      PlaceState,
      State,
      Turn: turn,
      AuditTime: plan.audited && is === 'coming' ? calendar.fromMidnight(created + 0.5) : null,
      ...presence(making, plan, part, id, files),
      ...verdict(making, plan, part),
      Outcome: OUTCOMES[is] ?? null,
      CancelReason: REASONS[is] ?? null,
      IsOffice: is === 'dropped' ? 1 : 0,
      CourseName: plan.name,
      LabourType: plan.type,
      Place: plan.place,
      TeacherId: teacher.id,
      BeginTime: calendar.fromMidnight(plan.begin),
      EndTime: calendar.fromMidnight(plan.end),
      EnrolEnd: calendar.fromMidnight(plan.to),
      CourseHours: plan.hours,
    },
    { id: student.userId, name: student.name.TrueName },
  );
}

const WERE_THERE: readonly Part['is'][] = ['here', 'left', 'reported', 'done', 'failed'];
const HANDED_IN: readonly Part['is'][] = ['reported', 'done', 'failed'];

/** When somebody came and went, and what was handed in; without a place for files there is no photo, and so no report. */
function presence(making: Making, plan: CoursePlan, { is }: Part, id: string, files: Row[]): Row {
  const { calendar } = making;
  if (!WERE_THERE.includes(is)) return {};
  const SignInTime = calendar.fromMidnight(plan.begin);
  if (is === 'here') return { SignInTime };
  const gone = { SignInTime, SignOutTime: calendar.fromMidnight(plan.end) };
  const Photos = HANDED_IN.includes(is) ? fileOf(making, files, id, entities.LabourEnrol) : undefined;
  if (Photos === undefined) return gone;
  return { ...gone, Report: REPORT, Photos, ReportTime: calendar.fromMidnight(plan.end + 1) };
}

/** What the teacher said of it. */
function verdict(making: Making, plan: CoursePlan, { at, is }: Part): Row {
  if (is !== 'done' && is !== 'failed') return {};
  const teacher = teacherOf(making);
  const isDone = is === 'done';
  return {
    TeacherScore: isDone ? making.dice.between(78, 96, 'labour.score', `${plan.no}.${at}`) : 45,
    TeacherRemark: isDone ? '认真负责' : '中途离岗，请补做',
    Hours: isDone ? plan.hours : 0,
    ScoreUserId: teacher.userId,
    ScoreUserName: staffName(making, teacher),
  };
}

/** A picture as a file of one row; nothing where there is no place for files. */
function fileOf(making: Making, files: Row[], BizId: string, BizType: string): string | undefined {
  if (!making.portraits) return undefined;
  const id = making.dice.id('labourFile', `${BizType}.${BizId}`);
  const stored = making.dice.one(making.portraits.men, 'labour.picture', BizId);
  files.push(
    stamped(id, making.calendar.fromMidnight(-24), {
      OriginalFileName: '劳动现场.jpg',
      Ext: 'jpg',
      ...stored,
      BizType,
      BizId,
    }),
  );
  return id;
}

function applications(
  making: Making,
  members: readonly Member[],
  to: { files: Row[]; records: Row[]; granted: Map<string, Grant[]> },
): Row[] {
  const { dice, calendar } = making;
  const numbers = new Numbering();
  const handler = officer(making, 'labour01');
  return APPLIES.flatMap(({ at, status, title, hours }) => {
    const member = members[at];
    if (!member) return [];
    const { student, owner } = member;
    const id = dice.id('labourApply', at);
    const Files = fileOf(making, to.files, id, entities.LabourApply);
    if (Files === undefined) return [];
    const course = courseOf(making, entities.LabourApply, student, {
      id,
      plan: { key: `labour.${at}`, start: -96, status, fresh: true },
      steps: [{ id: 'office', title: '劳动教育中心认定', role: 'labour_admin', handler }],
    });
    to.records.push(...course.records);
    const createdAt = calendar.fromMidnight(course.created);
    const day = dayOf(making, -240);
    if (status === FLOW_STATUS.Passed)
      grant(to.granted, student, {
        key: `apply.${at}`,
        title,
        type: '3',
        day,
        hours,
        source: { SourceType: '2', ApplyId: id },
      });
    const values = {
      ApplyNo: numbers.next('LD', createdAt),
      ...snapshot(owner),
      Title: title,
      LabourType: '3',
      HappenDate: day,
      Hours: hours,
      ApprovedHours: status === FLOW_STATUS.Passed ? hours : null,
      Content: `参加${title}，服从安排，完成了分配的工作，有现场照片为证。`,
      Files,
      ...course.columns,
    };
    return [stamped(id, createdAt, values, { id: student.userId, name: student.name.TrueName })];
  });
}

function ofCourse(making: Making, plan: CoursePlan, { at }: Part): Grant {
  return {
    key: `course.${plan.no}`,
    title: plan.name,
    type: plan.type,
    day: dayOf(making, plan.begin),
    hours: plan.hours,
    source: {
      SourceType: '1',
      EnrolId: making.dice.id('labourEnrol', `${plan.no}.${at}`),
      TeacherId: teacherOf(making).id,
    },
  };
}
