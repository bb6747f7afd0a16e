import { enCodes, entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import type { HandlerContext, RowHook, ServerModule } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { chosenRow } from '../../data/write/chosen-row.ts';

async function retry(context: HandlerContext): Promise<true> {
  const task = chosenRow(context);
  if (!context.engine.tasks) throw refuse('现在不能重试');
  await context.engine.tasks.retry(context, String(task['Id']));
  return true;
}

async function undo(context: HandlerContext): Promise<unknown> {
  const task = chosenRow(context);
  if (!context.engine.tasks) throw refuse('现在不能撤销');
  return context.engine.tasks.undo(context, String(task['Id']));
}

/** The file of a deleted task can be fetched no more; the clock removes it. */
async function forgetFile(hook: RowHook): Promise<void> {
  const text = `UPDATE "Attachment" SET "IsDeleted" = 1 WHERE "Id" = $1 AND "BizId" IS NULL`;
  await changeWhere(hook, entities.Attachment, text, [hook.row['FileId']], {
    as: 'record',
  });
}

/** The task centre: what the schemas cannot say (domain/02-modules-0, import-export). */
export const importExport = {
  beforeDelete: { [entities.ImportTask]: forgetFile, [entities.ExportTask]: forgetFile },
  handlers: {
    [enCodes.taskImportRetry]: retry,
    [enCodes.taskExportRetry]: retry,
    [enCodes.taskActionRetry]: retry,
    [enCodes.taskImportUndo]: undo,
    [enCodes.taskActionUndo]: undo,
  },
} satisfies ServerModule;
