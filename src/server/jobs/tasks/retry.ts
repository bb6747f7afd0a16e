import { ACTION_TASK_STATE, DOWN_PROGRESS } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { BackgroundTasks } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { changeRow } from '../../data/write/system-write.ts';
import { requireInScope } from '../../data/write/write.ts';
import { QUEUED } from './enqueue.ts';
import { IMPORT_STATE } from './import-task.ts';
import type { JobParts } from './job-parts.ts';
import { BY_TASK, enqueue } from './queue.ts';
import { undoTask } from './undo-task.ts';

/** What a retry works with; `later` runs once the transaction is committed. */
export interface RetryParts extends Pick<JobParts, 'runner'> {
  readonly later: (work: () => void) => void;
}

type TaskEntity = typeof entities.ImportTask | typeof entities.ExportTask | typeof entities.ActionTask;

/** Does a failed task within the caller's reach again, for its owner and by the rights that its owner holds now. */
export async function retryTask(
  context: WriteContext,
  entityName: TaskEntity,
  id: string,
  parts: RetryParts,
  enCode: string,
): Promise<void> {
  const { engine } = context;
  const row = await requireInScope(context, entityOf(engine, entityName), id);
  if (!isFailed(row)) throw refuse('只能重试失败的任务');
  await changeRow(context, entityName, row, afresh(entityName), enCode);
  if (entityName === entities.ImportTask)
    await context.tx.query(
      `UPDATE "ImportError" SET "IsDeleted" = 1 WHERE "TaskId" = $1 AND "IsDeleted" = 0`,
      [id],
    );
  const userId = String(row['CreateUserId'] ?? '');
  await enqueue(context.tx, { id, entity: entityName, work: 'run', userId, ...BY_TASK });
  parts.later(() => parts.runner.wake());
}

/** Retries for actions of the task centre; the parts are asked for when they are needed, as they are put together later. */
export const retriesOf = (parts: () => JobParts): BackgroundTasks => ({
  retry: ({ entity, enCode, later, ...context }, id) =>
    retryTask(context, entity.name as TaskEntity, id, { ...parts(), later }, enCode),
  undo: (context, id) => undoTask(context, id, { runner: parts().runner, later: context.later }),
});

const isFailed = (row: Row): boolean =>
  row['DownProgress'] === DOWN_PROGRESS.Failed ||
  row['IsAskForStr'] === IMPORT_STATE.failed ||
  row['State'] === ACTION_TASK_STATE.Failed;

/** How each kind of task stands before it is done again; an action on rows goes on behind those that are done. */
const BEGINNING: Readonly<Record<TaskEntity, Row>> = {
  [entities.ExportTask]: { DownProgress: DOWN_PROGRESS.Running, DoneCount: 0, Url: null, FileId: null },
  [entities.ImportTask]: {
    IsAskForStr: IMPORT_STATE.running,
    TaskLog: null,
    Total: 0,
    SuccessCount: 0,
    FailCount: 0,
  },
  [entities.ActionTask]: { State: ACTION_TASK_STATE.Running },
};

const afresh = (entityName: TaskEntity): Row => ({
  ...BEGINNING[entityName],
  ErrorMsg: null,
  FinishDate: null,
  RunNote: QUEUED,
});
