import type { Named } from '../../data/row-of.ts';
import {
  CANCEL_MODE,
  CANCEL_SOURCE,
  FLOW_STATUS,
  LEAVE_STATE,
  REVIEW_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type LeaveApply, type LeaveCancel } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { copyStudent } from '../../data/write/student-copy.ts';
import { entityOf } from '../../data/entities.ts';
import { nextNumber } from '../../data/write/numbers.ts';
import { addRow, changeRow, lockRow } from '../../data/write/system-write.ts';
import { inFence } from '../../engines/presence/campuses.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

const CANCELLABLE: readonly unknown[] = [LEAVE_STATE.Away, LEAVE_STATE.DueBack, LEAVE_STATE.Overdue];

const sourceEntity = (sourceType: unknown) =>
  sourceType === CANCEL_SOURCE.Outing ? entities.OutingApply : entities.LeaveApply;

/** A cancellation names the leave it ends; what follows from that leave is filled in here, never taken from the browser. */
export async function beforeCancelSave(hook: RowHook<LeaveCancel>): Promise<void> {
  if (hook.before) return;
  const cancel = hook.row as Partial<LeaveCancel>;
  const name = sourceEntity(cancel.SourceType);
  const source = (await lockRow(hook, name, String(cancel.SourceId))) as unknown as LeaveApply;
  if (source.StudentId !== cancel.StudentId) throw refuse('无权操作该数据');
  requireCancellable(source);
  await requireNonePending(hook, cancel.SourceId);
  Object.assign(hook.row, factsOf(source, String(cancel.ReturnTime)));
  if (Number(hook.row['OverHours']) > 0 && !cancel.OverReason)
    throw refuseFields([{ Key: 'OverReason', Message: '请输入逾期原因' }]);
  const inside = await inFence(hook.tx, cancel.Geo);
  Object.assign(hook.row, { CancelMode: CANCEL_MODE.Location, InFence: inside ? 1 : 0 });
  if (inside)
    Object.assign(hook.row, {
      State: REVIEW_STATE.Passed,
      ConfirmTime: hook.now,
      ConfirmUserName: '定位自动确认',
    });
}

/** A confirmed cancellation ends its leave. */
export async function afterCancelSave(hook: RowHook<LeaveCancel>): Promise<void> {
  const wasPassed = hook.before?.['State'] === REVIEW_STATE.Passed;
  if (hook.row['State'] !== REVIEW_STATE.Passed || wasPassed) return;
  const name = sourceEntity(hook.row['SourceType']);
  const source = await lockRow(hook, name, String(hook.row['SourceId']));
  requireCancellable(source);
  await endLeave(hook, name, source, String(hook.row['ReturnTime']), hook.enCode);
}

/** A member of staff ends a leave for the student, with the reason. */
export async function cancelForStudent(context: HandlerContext): Promise<{ Id: string }> {
  const source = chosenRow(context);
  requireCancellable(source);
  await requireNonePending(context, source['Id']);
  const returned = String(context.params['ReturnTime']);
  if (returned > context.now)
    throw refuseFields([{ Key: 'ReturnTime', Message: '实际返回时间不能晚于当前时间' }]);
  const row: Named<LeaveCancel> = {
    StudentId: source['StudentId'],
    SourceType: context.entity.name === entities.OutingApply ? CANCEL_SOURCE.Outing : CANCEL_SOURCE.Leave,
    SourceId: source['Id'],
    ReturnTime: returned,
    CancelMode: CANCEL_MODE.Proxy,
    State: REVIEW_STATE.Passed,
    ConfirmUserName: context.caller.subject.TrueName,
    ConfirmUserId: context.caller.subject.UserId,
    ConfirmTime: context.now,
    Remark: context.params['Reason'],
    ...factsOf(source as unknown as LeaveApply, returned),
  };
  const cancels = entityOf(context.engine, entities.LeaveCancel);
  await copyStudent(context, cancels, row);
  row['ApplyNo'] = await nextNumber(context.tx, cancels.file.number ?? 'XJ', context.now);
  const Id = await addRow(context, entities.LeaveCancel, row, context.enCode);
  await endLeave(context, context.entity.name, source, returned, context.enCode);
  return { Id };
}

function requireCancellable(source: Row | LeaveApply): void {
  const { Status, LeaveState } = source as LeaveApply;
  if (Status !== FLOW_STATUS.Passed || !CANCELLABLE.includes(LeaveState)) throw refuse('当前状态不能销假');
}

/** What waits to be confirmed is confirmed or sent back first: a leave ends once. */
async function requireNonePending({ tx }: WriteContext, source: unknown): Promise<void> {
  const answer = await tx.query(
    `SELECT 1 FROM "LeaveCancel" WHERE "SourceId" = $1 AND "State" = $2 AND "IsDeleted" = 0 LIMIT 1`,
    [source, REVIEW_STATE.Pending],
  );
  if (answer.rowCount > 0) throw refuse('已有待确认的销假记录');
}

function factsOf(source: LeaveApply, returned: string): Named<LeaveCancel> {
  const late = (Date.parse(toIso(returned)) - Date.parse(toIso(String(source.EndTime)))) / 3_600_000;
  return {
    SourceNo: source.ApplyNo,
    SourceStartTime: source.StartTime,
    SourceEndTime: source.EndTime,
    OverHours: Math.max(0, Math.ceil(late)),
  };
}

const toIso = (text: string) => `${text.replace(' ', 'T')}Z`;

async function endLeave(
  context: WriteContext,
  entity: string,
  source: Row,
  returned: string,
  enCode: string,
): Promise<void> {
  const ended = entity === entities.LeaveApply ? { CancelTime: returned } : {};
  await changeRow(context, entity, source, { LeaveState: LEAVE_STATE.Cancelled, ...ended }, enCode);
}
