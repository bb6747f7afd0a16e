import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { RowFail } from '../../data/write/actions.ts';
import { insertRows } from '../../data/write/bulk-write.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf, grantedAction, type KnownAction } from '../../data/entities.ts';
import { asAct } from '../../data/tables/journal.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal } from '../../data/refusal.ts';
import { newId } from '../../data/write/row-store.ts';
import { isUndoable } from './batch-task.ts';
import type { JobParts } from './job-parts.ts';
import { packWork } from '../pack/pack-work.ts';
import { NO_OWNER, type BackgroundTask, type HeldLease } from './runner.ts';
import { ROW_WORK, type TaskWork } from './task-work.ts';

interface StoredTask {
  readonly EnCode: string;
  readonly Params: Row | null;
  readonly RowIds: readonly string[];
  readonly DoneCount: number;
  readonly CreateUserId: string;
}

/**
 * The work of an action on many rows, or on the files of an archive. Each transaction does some of them and says so in the
 * task, so that each is done once however often the work is broken off and taken up again. Rights are looked up anew each time.
 */
export function backgroundAction(
  engine: Engine,
  id: string,
  { callerOf, files }: Pick<JobParts, 'callerOf' | 'files'>,
): BackgroundTask {
  const { database } = engine;
  const fail = (lease: HeldLease, reason: string) =>
    database.transaction(async (tx) => {
      await tx.query(
        `UPDATE "ActionTask" SET "State" = $2, "ErrorMsg" = left($3, 200), "FinishDate" = now(), "UpdateDate" = now(),
         "Version" = "Version" + 1 WHERE "Id" = $1 AND "State" = $4 AND "IsDeleted" = 0`,
        [id, ACTION_TASK_STATE.Failed, reason, ACTION_TASK_STATE.Running],
      );
      await lease.end(tx);
    });
  const run = async (lease: HeldLease) => {
    let work: TaskWork | undefined;
    const workOf = async (tx: Transaction, known: KnownAction, { Params }: StoredTask) => {
      work ??= known.action.pack ? await packWork(tx, files, String(Params?.['FileId'])) : ROW_WORK;
      return work;
    };
    for (;;) {
      lease.signal.throwIfAborted();
      const caller = await callerOf(lease.work);
      if (!caller) return fail(lease, NO_OWNER);
      const isOver = await database.transaction((tx) => nextRows({ engine, tx, caller, id, workOf, lease }));
      if (isOver) return;
    }
  };
  return {
    fail,
    run: (lease) =>
      run(lease).catch((error: unknown) => {
        if (error instanceof Refusal) return fail(lease, error.message);
        throw error;
      }),
  };
}

/** One step of a task. */
interface Step {
  readonly engine: Engine;
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly id: string;
  readonly workOf: (tx: Transaction, known: KnownAction, task: StoredTask) => Promise<TaskWork>;
  readonly lease: HeldLease;
}

/** Does the next rows of a task, and says so in the same transaction. @returns whether it is over, or somebody ended it */
async function nextRows({ engine, tx, caller, id, workOf, lease }: Step): Promise<boolean> {
  const task = await lockTask(tx, id);
  if (!task) return true;
  const known = grantedAction(engine, caller, task.EnCode);
  const context: WriteContext = { engine, tx, caller, now: await databaseNow(tx) };
  const work = await workOf(tx, known, task);
  const Ids = task.RowIds.slice(task.DoneCount, task.DoneCount + work.atOnce);
  const run = () => work.run(context, known, Ids, task.Params ?? {});
  const fails = await (isUndoable(known.action) ? asAct(tx, id, run) : run());
  const failed = fails.map(({ Id }) => Id);
  const names = failed.length > 0 ? await work.names(context, known, failed) : new Map<string, null>();
  await keepFails(context, id, fails, (rowId) => ({
    RowNo: task.RowIds.indexOf(rowId) + 1,
    RowName: names.get(rowId) ?? null,
  }));
  const done = task.DoneCount + Ids.length;
  const isOver = done >= task.RowIds.length;
  await tx.query(
    `UPDATE "ActionTask" SET "DoneCount" = $2, "SuccessCount" = "SuccessCount" + $3, "FailCount" = "FailCount" + $4,
     "State" = $5, "FinishDate" = CASE WHEN $6 THEN now() END, "UpdateDate" = now(), "Version" = "Version" + 1
     WHERE "Id" = $1`,
    [
      id,
      done,
      Ids.length - fails.length,
      fails.length,
      isOver ? ACTION_TASK_STATE.Done : ACTION_TASK_STATE.Running,
      isOver,
    ],
  );
  if (isOver) await work.over?.(tx);
  await (isOver ? lease.end(tx) : lease.keep(tx));
  return isOver;
}

/** The task, if nobody ended it meanwhile; a person who ends it waits until these rows are done. */
async function lockTask(tx: Transaction, id: string): Promise<StoredTask | undefined> {
  const { rows } = await tx.query<StoredTask & Row>(
    `SELECT "EnCode", "Params", "RowIds", "DoneCount", "CreateUserId" FROM "ActionTask"
     WHERE "Id" = $1 AND "State" = $2 AND "IsDeleted" = 0 FOR UPDATE`,
    [id, ACTION_TASK_STATE.Running],
  );
  return rows[0];
}

async function keepFails(
  context: WriteContext,
  TaskId: string,
  fails: readonly RowFail[],
  placeOf: (id: string) => { RowNo: number; RowName: string | null },
): Promise<void> {
  if (fails.length === 0) return;
  const cut = (text: string, most: number) => [...text].slice(0, most).join('');
  const rows = fails.map(({ Id, Message }) => ({
    Id: newId(),
    TaskId,
    ...placeOf(Id),
    RowId: cut(Id, 64),
    Message: cut(Message, 200),
  }));
  await insertRows(context, entityOf(context.engine, entities.ActionFail), rows);
}
