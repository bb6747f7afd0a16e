import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import type { LeaveApply } from '../../../contract/generated/entities.ts';
import { computeRow, type Row } from '../../../contract/rules.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { judgedAt } from '../../data/flow/judged-at.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import { approversOf, headTeacherPart } from './head-teacher.ts';
import { leaveDemand } from './levels.ts';
import { termTotal } from './term.ts';

/** Judges an application as it enters its flow and fixes the level that its nodes read (domain/02-modules-A, A6 rules 1-6). */
export async function beforeLeaveSubmit(hook: RowHook<LeaveApply>): Promise<void> {
  const { tx, row } = hook;
  const leave = row as Partial<LeaveApply>;
  await requireExtension(hook, leave);
  const demand = await leaveDemand(tx, leave);
  if (demand.needFile && !leave.Files) throw refuseFields([{ Key: 'Files', Message: '请上传证明材料' }]);
  const ofType = await termTotal(hook, leave, String(leave.LeaveType));
  if (demand.termLimit > 0 && ofType.days + Number(leave.Days) > demand.termLimit)
    throw refuse(`本学期请假已超过${demand.termLimit}天`);
  row['Level'] = demand.level;
  row['HeadTeacherPart'] = await headTeacherPart(tx, leave, demand.level);
}

async function requireExtension(hook: RowHook, row: Partial<LeaveApply>): Promise<void> {
  if (!row.ExtendOfId) return;
  const { tx, entity, before } = hook;
  const answer = await tx.query<{ end: string; open: boolean }>(
    `SELECT to_char("EndTime", 'YYYY-MM-DD HH24:MI:SS') AS end, "EndTime" > $4::timestamp AT TIME ZONE 'Asia/Shanghai' AS open FROM "LeaveApply"
     WHERE "Id" = $1 AND "StudentId" = $2 AND "Status" = $3 AND "IsDeleted" = 0`,
    [row.ExtendOfId, row.StudentId, FLOW_STATUS.Passed, await judgedAt(hook, entity, before)],
  );
  const original = answer.rows[0];
  if (!original) throw refuseFields([{ Key: 'ExtendOfId', Message: '续假原单不存在或未通过' }]);
  if (!original.open) throw refuse('原请假已结束，不能续假');
  if (row.StartTime !== original.end)
    throw refuseFields([{ Key: 'StartTime', Message: `续假开始时间应为原结束时间 ${original.end}` }]);
}

/** Lines above the buttons of the application form: who will have to agree, and what was taken this term. */
export async function previewLeave(context: HandlerContext): Promise<{ Lines: string[] }> {
  const { tx, caller, now, entity, params } = context;
  const typed: Row = { ...params, StudentId: params['StudentId'] ?? caller.subject.StudentId };
  const row: Partial<LeaveApply> = computeRow(entity, typed, rulesOf(context.engine, caller, now));
  if (row.StudentId !== caller.subject.StudentId) return { Lines: [] };
  const total = await termTotal(context, row);
  const lines = [`本学期已请${total.days}天${total.times}次`];
  if (row.Days === null || row.Days === undefined || String(row.EndTime) <= String(row.StartTime))
    return { Lines: lines };
  const days = Number(row.Days);
  const { level, needFile } = await leaveDemand(tx, row);
  const part = await headTeacherPart(tx, row, level);
  lines.unshift(`共${days}天，需${approversOf(level, part).join('、')}审批`);
  if (needFile) lines.push('该类请假须上传证明材料');
  if (total.termDays > 0 && total.days + days > total.termDays / 3)
    lines.push('累计请假已达学期三分之一，请办理休学手续');
  return { Lines: lines };
}
