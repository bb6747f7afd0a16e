import type { Named } from '../../data/row-of.ts';
import {
  CANCEL_MODE,
  CANCEL_SOURCE,
  FLOW_STATUS,
  LEAVE_STATE,
  REVIEW_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type LeaveApply, type LeaveCancel } from '../../../contract/generated/entities.ts';
import type { HandlerContext, RowHook, WriteContext } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { entityOf } from '../../data/entities.ts';
import { makeOther } from '../../data/write/acts/store-other.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';
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
  // A member of staff says the reason of ending it, wherever the student is.
  if (cancel.CancelMode === CANCEL_MODE.Proxy) return;
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
  const ended = name === entities.LeaveApply ? { CancelTime: hook.row['ReturnTime'] } : {};
  await changeRow(hook, name, source, { LeaveState: LEAVE_STATE.Cancelled, ...ended }, hook.enCode);
}

/** A member of staff ends a leave for the student, with the reason. */
export async function cancelForStudent(context: HandlerContext): Promise<{ Id: string }> {
  const { engine, entity, params, caller, now, enCode } = context;
  const source = chosenRow(context);
  const cancel: Named<LeaveCancel> = {
    StudentId: source['StudentId'],
    SourceType: entity.name === entities.OutingApply ? CANCEL_SOURCE.Outing : CANCEL_SOURCE.Leave,
    SourceId: source['Id'],
    ReturnTime: params['ReturnTime'],
    CancelMode: CANCEL_MODE.Proxy,
    State: REVIEW_STATE.Passed,
    ConfirmUserName: caller.subject.TrueName,
    ConfirmUserId: caller.subject.UserId,
    ConfirmTime: now,
    Remark: params['Reason'],
  };
  const cancels = entityOf(engine, entities.LeaveCancel);
  return { Id: await makeOther(context, cancels, cancel, enCode, new Set(['StudentId'])) };
}

function requireCancellable({ Status, LeaveState }: Named<LeaveApply>): void {
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
