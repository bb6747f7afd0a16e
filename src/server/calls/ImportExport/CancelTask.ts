import { DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { outOfScope, refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/system-write.ts';
import { requireInScope } from '../../data/write.ts';
import { writeContext, type Handler } from '../call.ts';

/** Ends one of the caller's exports; whoever writes it notices with its next rows. */
export const cancelTask: Handler<'ImportExport/CancelTask'> = async (services, request) => {
  const context = await writeContext(services, request);
  const entity = entityOf(context.engine, entities.ExportTask);
  const row = await requireInScope(context, entity, request.input.Id);
  if (row['CreateUserId'] !== context.caller.subject.UserId) throw outOfScope();
  if (row['DownProgress'] !== DOWN_PROGRESS.Running) throw refuse('该导出已结束');
  const changes = { DownProgress: DOWN_PROGRESS.Failed, ErrorMsg: '已取消', FinishDate: context.now };
  await changeRow(context, entities.ExportTask, row, changes, request.name);
  return true;
};
