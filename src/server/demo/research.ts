import { LEAVE_STATE, OUTING_KIND, REVIEW_STATE } from '../../contract/generated/codes.ts';
import type { Row } from '../../contract/rules.ts';
import type { OutingPlan } from './outing-plan.ts';
import { stamped, type Making } from './rows.ts';
import { staffName } from './staff.ts';
import type { StudentPlan } from './students.ts';

/** What a research outing leaves behind besides its approval. */
interface Traces {
  readonly safes: Row[];
  readonly reports: Row[];
}

const DAY = 24;
/** Longer ones are told of every month. */
const LONG = 30;
const DUE = 15 * DAY;

const SUMMARY = [
  '本次外出按计划完成了三个批次的样品采集和现场测定，样地布设、取样深度和间隔与试验方案一致，原始记录当天核对并备份。',
  '与合作单位共同校准了两台仪器，比对结果在允许误差以内；受降雨影响的一天改为室内处理样品，未影响总体进度。',
  '数据初步整理后可以看出处理间差异，后续在校内完成理化指标测定和统计分析，并据此调整下一季的试验设计。',
  '食宿和交通由合作单位协助安排，经费支出在预算之内，借用的设备已如数归还。',
  '合作单位对样地管理提出三点建议，已整理成会议纪要交导师审阅，下次外出前据此修订安全预案和物资清单。',
].join('');

/** Word of safety of long outings, and summaries of those who are back. The row of the outing takes what it keeps of them. */
export function researchOf(making: Making, student: StudentPlan, plan: OutingPlan, outing: Row): Traces {
  const traces: Traces = { safes: [], reports: [] };
  if (plan.kind !== OUTING_KIND.Research) return traces;
  outing['SafeRule'] = plan.days > LONG ? '外出超过30天，须经研究生院审批；外出期间请按月报平安' : null;
  outing['SafeLate'] = 0;
  const isOut = [LEAVE_STATE.Away, LEAVE_STATE.DueBack, LEAVE_STATE.Overdue].some(
    (one) => one === plan.state,
  );
  if (isOut && plan.days > LONG) traces.safes.push(...toldOf(making, student, plan, outing));
  if (plan.state === LEAVE_STATE.Cancelled) traces.reports.push(...reportsOf(making, student, plan, outing));
  return traces;
}

function toldOf({ calendar, dice }: Making, student: StudentPlan, plan: OutingPlan, outing: Row): Row[] {
  const now = calendar.hourOf(calendar.t0);
  const isTold = plan.isTold === true;
  const told = isTold ? now - 3 * DAY : undefined;
  const next = (told ?? plan.start) + LONG * DAY;
  outing['NextSafe'] = calendar.fromMidnight(next);
  outing['SafeLate'] = next < now - DAY ? 1 : 0;
  if (told === undefined) return [];
  const ReportTime = calendar.fromMidnight(told);
  outing['LastSafe'] = ReportTime;
  const by = { id: student.userId, name: student.name.TrueName };
  const values = { OutingId: outing['Id'], ReportTime, Note: '在试验基地，一切平安', Geo: null };
  return [stamped(dice.id('research.safe', plan.key), ReportTime, values, by)];
}

function reportsOf(making: Making, student: StudentPlan, plan: OutingPlan, outing: Row): Row[] {
  const { calendar, dice } = making;
  const back = calendar.hourOf(String(outing['CancelTime']));
  outing['ReportBy'] = calendar.fromMidnight(back + DUE);
  if (!dice.percent(60, 'research.report', plan.key)) return [];
  const submitted = Math.floor(back / DAY) * DAY + DAY - 0.25;
  const SubmitAt = calendar.fromMidnight(submitted);
  outing['ReportAt'] = SubmitAt;
  const state = dice.weighted(
    [
      [REVIEW_STATE.Pending, 50],
      [REVIEW_STATE.Passed, 38],
      [REVIEW_STATE.Returned, 12],
    ],
    'research.state',
    plan.key,
  );
  const isReviewed = state !== REVIEW_STATE.Pending;
  const isPassed = state === REVIEW_STATE.Passed;
  const tutor = student.tutor!;
  const row = stamped(
    dice.id('research.report', plan.key),
    SubmitAt,
    {
      OutingId: outing['Id'],
      Summary: SUMMARY,
      Achievement: isPassed ? '样品 36 份，数据表 2 份' : null,
      SafetyNote: '往返和作业期间没有意外，人员健康。',
      TutorScore: isPassed ? dice.one(['1', '2'], 'research.score', plan.key) : null,
      TutorRemark: isReviewed ? (isPassed ? '完成计划，记录完整' : '请补充各样地的取样日期') : null,
      State: state,
      SubmitAt,
      ReviewAt: isReviewed ? calendar.fromMidnight(0) : null,
      ReviewUserId: isReviewed ? tutor.userId : null,
      ReviewUserName: isReviewed ? staffName(making, tutor) : null,
      ProjectName: outing['ProjectName'],
      StartTime: outing['StartTime'],
      CancelTime: outing['CancelTime'],
      ReportBy: outing['ReportBy'],
    },
    { id: student.userId, name: student.name.TrueName },
  );
  return [row];
}
