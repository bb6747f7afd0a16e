import {
  CANCEL_MODE,
  CANCEL_SOURCE,
  FLOW_STATUS,
  LEAVE_STATE,
  LEAVE_TYPE,
  OUTING_KIND,
  REVIEW_STATE,
  RISK_LEVEL,
} from '../../contract/generated/codes.ts';
import { entities } from '../../contract/generated/entities.ts';
import { STUDENT_COPY } from '../../contract/model.ts';
import type { Row } from '../../contract/rules.ts';
import { collegeOfficer, courseOf, officer, type Step } from './approval.ts';
import { phoneOf, PEOPLE } from './identity.ts';
import { leavePlans, type AbsencePlan } from './leave-plan.ts';
import { outingPlans, type OutingPlan } from './outing-plan.ts';
import { researchOf } from './research.ts';
import { stamped, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import { studentRow, type StudentPlan } from './students.ts';

/** Everything that one student's absences leave behind. */
export interface Absences {
  readonly leaves: Row[];
  readonly outings: Row[];
  readonly cancels: Row[];
  readonly records: Row[];
  /** Of research outings. */
  readonly safes: Row[];
  readonly reports: Row[];
}

/** Numbers of applications: prefix, day, and a count that starts anew each day. */
export class Numbering {
  private readonly last = new Map<string, number>();

  next(prefix: string, created: string): string {
    const series = prefix + created.slice(0, 10).replaceAll('-', '');
    const number = (this.last.get(series) ?? 0) + 1;
    this.last.set(series, number);
    return series + String(number).padStart(4, '0');
  }
}

const REASONS = [
  '家中有事需回家处理',
  '身体不适需就医复查',
  '参加学科竞赛集训',
  '办理证件需回生源地',
  '参加亲属婚礼',
];

/** Leave, outings, cancellations and approval records of one student. */
export function absencesOf(making: Making, student: StudentPlan, numbers: Numbering): Absences {
  const all: Absences = { leaves: [], outings: [], cancels: [], records: [], safes: [], reports: [] };
  const leaves = leavePlans(making, student.index);
  const outings = outingPlans(making, student);
  if (leaves.length + outings.length === 0) return all;
  const owner = studentRow(making, student);
  for (const plan of leaves) {
    const id = making.dice.id('leave', plan.key);
    const values = leaveValues(making, owner, plan);
    const row = { id, plan, steps: leaveSteps(making, student, plan, Number(values['Level'])) };
    const made = finish(making, student, owner, entities.LeaveApply, 'QJ', row, values, numbers);
    all.leaves.push(made.application);
    all.records.push(...made.records);
    all.cancels.push(...made.cancels);
  }
  for (const plan of outings) {
    const id = making.dice.id('outing', plan.key);
    const row = { id, plan, steps: outingSteps(making, student, plan) };
    const values = outingValues(making, owner, plan);
    const made = finish(making, student, owner, entities.OutingApply, 'WC', row, values, numbers);
    const { safes, reports } = researchOf(making, student, plan, made.application);
    for (const report of reports)
      Object.assign(report, snapshot(owner), { ApplyNo: numbers.next('KY', String(report['SubmitAt'])) });
    all.outings.push(made.application);
    all.records.push(...made.records);
    all.cancels.push(...made.cancels);
    all.safes.push(...safes);
    all.reports.push(...reports);
  }
  return all;
}

/** The facts of a student as rows about them keep them. */
export function snapshot(owner: Row): Row {
  return Object.fromEntries([
    [STUDENT_COPY.from, owner['Id']],
    ...STUDENT_COPY.copy.map((name) => [name, owner[name] ?? null]),
  ]);
}

function finish(
  making: Making,
  student: StudentPlan,
  owner: Row,
  entity: string,
  prefix: string,
  row: { id: string; plan: AbsencePlan; steps: Step[] },
  values: Row,
  numbers: Numbering,
) {
  const { plan } = row;
  const { columns, records, created } = courseOf(making, entity, student, row);
  const by = { id: student.userId, name: student.name.TrueName };
  const createdAt = making.calendar.fromMidnight(created);
  const application: Row = stamped(
    row.id,
    createdAt,
    {
      ApplyNo: numbers.next(prefix, createdAt),
      ...snapshot(owner),
      ...values,
      StartTime: making.calendar.fromMidnight(plan.start),
      EndTime: making.calendar.fromMidnight(plan.start + plan.days * 24),
      Days: plan.days,
      Phone: owner['Phone'],
      EmergencyName: owner['EmergencyName'],
      EmergencyPhone: owner['EmergencyPhone'],
      ...columns,
      LeaveState: plan.state,
    },
    by,
  );
  const back = plan.state === LEAVE_STATE.Cancelled;
  const cancels = back ? [cancelRow(making, student, owner, entity, plan, application, numbers)] : [];
  if (back) application['CancelTime'] = cancels[0]!['ReturnTime'];
  return { application, records, cancels };
}

function daysLevel(days: number): number {
  if (days <= 3) return 1;
  return days <= 7 ? 2 : 3;
}

function leaveValues({ dice }: Making, owner: Row, plan: AbsencePlan): Row {
  const away = plan.days > 1 || dice.percent(30, 'leave.away', plan.key);
  const level = Math.max(daysLevel(plan.days), plan.type === LEAVE_TYPE.Official ? 2 : 1);
  const region = String(owner['HomeRegion']);
  return {
    LeaveType: plan.type,
    LeaveScope: away ? (region === '360000' ? '2' : '3') : '0',
    IsStayOut: plan.days >= 1 ? 1 : 0,
    Reason: dice.one(REASONS, 'leave.reason', plan.key),
    DestRegion: away ? region : null,
    DestAddress: away ? owner['HomeAddress'] : null,
    Transport: away ? dice.one(['1', '3', '4'], 'leave.transport', plan.key) : null,
    ParentKnown: 1,
    CourseCount: Math.round(plan.days * 3),
    IsMakeup: plan.type === LEAVE_TYPE.Sick ? 0 : null,
    Level: plan.status === FLOW_STATUS.Draft ? null : level,
  };
}

const step = (id: string, title: string, role: string, handler: Step['handler']): Step => ({
  id,
  title,
  role,
  handler,
});

function leaveSteps(making: Making, student: StudentPlan, plan: AbsencePlan, level: number): Step[] {
  const { college, counsellor } = student.class;
  const steps = [step('counsellor', '辅导员审批', 'counsellor', counsellor)];
  if (level >= 2 || plan.type === LEAVE_TYPE.Official)
    steps.push(step('college', '学院审批', 'college_admin', collegeOfficer(making, college)));
  if (level >= 3) steps.push(step('school', '学校审批', 'school_admin', officer(making, 'school01')));
  return steps;
}

function outingSteps(making: Making, student: StudentPlan, plan: OutingPlan): Step[] {
  const { college, counsellor } = student.class;
  const research = plan.kind === OUTING_KIND.Research;
  const steps = [step('tutor', '导师审批', 'tutor', student.tutor!)];
  if (!research) steps.push(step('counsellor', '辅导员审批', 'counsellor', counsellor));
  if (research || plan.days > 3 || !plan.region.startsWith('36'))
    steps.push(step('college', '学院审批', 'college_admin', collegeOfficer(making, college)));
  if (plan.days > 7 || (research && plan.risk === RISK_LEVEL.High))
    steps.push(step('graduate', '研究生院审批', 'graduate_admin', officer(making, 'grad01')));
  return steps;
}

function outingValues({ dice }: Making, owner: Row, plan: OutingPlan): Row {
  const research = plan.kind === OUTING_KIND.Research;
  const project = {
    ProjectName: `示范课题${dice.between(1, 200, 'outing.project', plan.key)}`,
    ResearchType: dice.one(['1', '2', '3', '4'], 'outing.research', plan.key),
    CoopUnit: '示范合作单位',
    RiskLevel: plan.risk,
    SafetyPlan: '两人以上同行，每日报平安，遇恶劣天气立即停止作业并返回驻地。',
    InsuranceFile: null,
  };
  return {
    OutingKind: plan.kind,
    OutingType: plan.type,
    Reason: research ? '赴试验基地采集样品' : '参加学术会议并作报告',
    DestRegion: plan.region,
    DestAddress: '示范街道1号',
    Transport: '1',
    Promise: 1,
    Companions: dice.percent(30, 'outing.company', plan.key)
      ? [{ TrueName: '同行人', StudentNo: null, Phone: phoneOf(PEOPLE.family + 50_000_000) }]
      : null,
    ...(research ? project : {}),
    TutorId: owner['TutorId'],
  };
}

function cancelRow(
  making: Making,
  student: StudentPlan,
  owner: Row,
  entity: string,
  plan: AbsencePlan,
  source: Row,
  numbers: Numbering,
): Row {
  const { dice, calendar } = making;
  const late = dice.between(-6, 3, 'cancel.late', plan.key);
  const returned = Math.min(plan.start + plan.days * 24 + late, -2);
  const returnTime = calendar.fromMidnight(returned);
  const self = dice.percent(80, 'cancel.self', plan.key);
  return stamped(
    dice.id('cancel', plan.key),
    returnTime,
    {
      ApplyNo: numbers.next('XJ', returnTime),
      ...snapshot(owner),
      SourceType: entity === entities.LeaveApply ? CANCEL_SOURCE.Leave : CANCEL_SOURCE.Outing,
      SourceId: source['Id'],
      SourceNo: source['ApplyNo'],
      SourceStartTime: source['StartTime'],
      SourceEndTime: source['EndTime'],
      ReturnTime: returnTime,
      CancelMode: CANCEL_MODE.Location,
      InFence: self ? 1 : 0,
      OverHours: Math.max(0, late),
      OverReason: late > 0 ? '返程列车晚点' : null,
      State: REVIEW_STATE.Passed,
      ConfirmUserName: self ? '定位自动确认' : staffName(making, student.class.counsellor),
      ConfirmTime: returnTime,
    },
    { id: student.userId, name: student.name.TrueName },
  );
}
