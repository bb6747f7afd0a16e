import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { PACK_MB } from '../../../contract/packs.ts';
import { entityOf, type KnownAction } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { insertRow } from '../../data/write/row-store.ts';
import type { ImportRequest } from '../import/import.ts';
import { uploadedFile } from '../import/uploaded-sheet.ts';
import { pathsOf } from '../pack/pack-work.ts';
import { refuseTooMany } from './action-task.ts';
import { enqueueRun, QUEUED } from './enqueue.ts';
import type { ImportTaskReport } from './import-task.ts';
import type { JobParts } from './job-parts.ts';

/** Notes the files of an archive and has them taken in once that is committed, as a task with progress. */
export async function startPackTask(
  context: WriteContext,
  known: KnownAction,
  { FileId, DryRun }: ImportRequest,
  parts: Pick<JobParts, 'runner' | 'files'> & { readonly later: (work: () => void) => void },
): Promise<ImportTaskReport> {
  const { engine, tx, caller } = context;
  const { entity, action, enCode } = known;
  if (DryRun === 1) throw refuse('压缩包中的文件逐个处理，不能只校验');
  const file = await uploadedFile(tx, caller, FileId, { ext: 'zip', mostMB: PACK_MB });
  await refuseTooMany(tx, caller);
  const RowIds = await pathsOf(parts.files, file);
  const counts = { Total: RowIds.length, SuccessCount: 0, FailCount: 0 };
  const task = {
    ...counts,
    Name: `${entity.title}·${action.title}`,
    EnCode: enCode,
    FileName: file.OriginalFileName,
    State: ACTION_TASK_STATE.Running,
    Undoable: 1,
    DoneCount: 0,
    Params: { FileId },
    RowIds,
    RunNote: QUEUED,
  };
  const TaskId = await insertRow(tx, entityOf(engine, entities.ActionTask), task, context);
  await enqueueRun(tx, caller, { id: TaskId, entity: entities.ActionTask });
  parts.later(() => parts.runner.wake());
  return { ...counts, TaskId, Running: 1, New: 0, Updated: 0, Fails: [] };
}
