import { ACTION_TASK_STATE, BIZ_KIND, DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { requireInScope } from '../../data/write/write.ts';
import type { CallInput } from '../../../contract/generated/calls.ts';
import type { WriteContext } from '../../data/module.ts';

/** Ends one of the caller's tasks; a person who works on it notices with its next rows. */
export async function cancelTask(
  context: WriteContext,
  { Id, Kind }: CallInput['ImportExport/CancelTask'],
  enCode: string,
): Promise<void> {
  const isAction = Kind === BIZ_KIND.Action;
  const name = isAction ? entities.ActionTask : entities.ExportTask;
  const row = await requireInScope(context, entityOf(context.engine, name), Id);
  if (row['CreateUserId'] !== context.caller.subject.UserId) throw outOfScope();
  const isRunning = isAction
    ? row['State'] === ACTION_TASK_STATE.Running
    : row['DownProgress'] === DOWN_PROGRESS.Running;
  if (!isRunning) throw refuse(isAction ? '该操作已结束' : '该导出已结束');
  const FinishDate = context.now;
  const ended = { DownProgress: DOWN_PROGRESS.Failed, ErrorMsg: '已取消', FinishDate };
  await (isAction
    ? changeRow(context, entities.ActionTask, row, { State: ACTION_TASK_STATE.Cancelled, FinishDate }, enCode)
    : changeRow(context, entities.ExportTask, row, ended, enCode));
}
