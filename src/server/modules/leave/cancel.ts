import type { Named } from '../../data/row-of.ts';
import {
  CANCEL_MODE,
  CANCEL_SOURCE,
  FLOW_STATUS,
  LEAVE_STATE,
  REVIEW_STATE,
} from '../../../contract/generated/codes.ts';
import { entities, type LeaveApply, type LeaveCancel } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';
import { secondsBetween } from '../../data/time/clock.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';
import { inFence } from '../../engines/presence/campuses.ts';

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
  Object.assign(hook.row, factsOf(source, String(cancel.ReturnTime)));
  // A member of staff has ended the leave already and said why, wherever the student is.
  if (cancel.CancelMode === CANCEL_MODE.Proxy) return;
  requireCancellable(source);
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
  const { SourceType, SourceId, ReturnTime, State, CancelMode } = hook.row;
  const wasPassed = hook.before?.['State'] === REVIEW_STATE.Passed;
  if (State !== REVIEW_STATE.Passed || wasPassed || CancelMode === CANCEL_MODE.Proxy) return;
  const name = sourceEntity(SourceType);
  const source = await lockRow(hook, name, String(SourceId));
  requireCancellable(source);
  const ended = { LeaveState: LEAVE_STATE.Cancelled, CancelTime: ReturnTime };
  await changeRow(hook, name, source, ended, hook.enCode);
}

function requireCancellable({ Status, LeaveState }: Named<LeaveApply>): void {
  if (Status !== FLOW_STATUS.Passed || !CANCELLABLE.includes(LeaveState)) throw refuse('当前状态不能销假');
}

const factsOf = (source: LeaveApply, returned: string): Named<LeaveCancel> => ({
  SourceNo: source.ApplyNo,
  SourceStartTime: source.StartTime,
  SourceEndTime: source.EndTime,
  OverHours: Math.max(0, Math.ceil(secondsBetween(String(source.EndTime), returned) / 3_600)),
});
