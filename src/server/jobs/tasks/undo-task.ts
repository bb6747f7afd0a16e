import type { HandlerContext } from '../../data/module.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';
import { previewUndo, undoAct, type UndoReport } from '../../engines/undo/undo.ts';
import { undoneSoFar } from './background-undo.ts';
import { enqueueRun, QUEUED } from './enqueue.ts';
import type { TaskRunner } from './runner.ts';
import { recordUndone, UNDONE_TASKS, type UndoneTask } from './undo-record.ts';
import { requireMay } from './undo-right.ts';

/** Acts that wrote more rows are undone once their call is answered. */
const ROWS_AT_ONCE = 5_000;

/** What the browser is told: what the undo did or would do, or that it has only begun. */
export type UndoAnswer = UndoReport | { readonly Running: 1 };

/**
 * Undoes what a task wrote, for its owner while the right of the act is still held, or for an administrator within whose
 * reach the task is. With `Preview` in the parameters nothing is changed. The engine has judged grant, reach and guard.
 */
export async function undoTask(
  context: HandlerContext,
  id: string,
  { runner, later }: { readonly runner: TaskRunner; readonly later: (work: () => void) => void },
): Promise<UndoAnswer> {
  const name = context.entity.name as UndoneTask;
  const task = await lockRow(context, name, id);
  requireMay(context, task);
  const { engine, tx, caller, enCode, now } = context;
  const undoing = { engine, tx, caller, enCode, now, act: id };
  if (context.params['Preview'] === 1) return previewUndo(undoing);
  const written = await tx.query<{ n: number }>('SELECT count(*)::int AS n FROM sys_journal WHERE act = $1', [
    id,
  ]);
  const count = written.rows[0]!.n;
  if (count <= ROWS_AT_ONCE) {
    const report = await undoAct(undoing);
    await recordUndone(undoing, name, task, report);
    return report;
  }
  const { stateField, undoing: state } = UNDONE_TASKS[name];
  const begun = { [stateField]: state, UndoNote: undoneSoFar(0, count), RunNote: QUEUED };
  await changeRow(context, name, task, begun, enCode);
  await enqueueRun(tx, caller, { id, entity: name, work: 'undo', detail: { enCode, count } });
  later(() => runner.wake());
  return { Running: 1 };
}
