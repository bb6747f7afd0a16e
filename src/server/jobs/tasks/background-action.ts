import { ACTION_TASK_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { runEach, type RowFail } from '../../data/actions.ts';
import { insertRows } from '../../data/bulk-write.ts';
import type { Caller } from '../../data/caller.ts';
import { databaseNow } from '../../data/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf, grantedAction, type KnownAction } from '../../data/entities.ts';
import { labelOf } from '../../data/labels.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal } from '../../data/refusal.ts';
import { newId } from '../../data/row-store.ts';
import { scopeSql } from '../../data/scope.ts';
import { Binder, ident } from '../../data/sql.ts';
import type { JobParts } from './job-parts.ts';
import type { BackgroundTask } from './runner.ts';

/** Rows of one transaction: few enough that nobody waits long for a row that is being changed. */
const ROWS_AT_ONCE = 50;

interface StoredTask {
  readonly EnCode: string;
  readonly Params: Row | null;
  readonly RowIds: readonly string[];
  readonly DoneCount: number;
  readonly CreateUserId: string;
}

/**
 * The work of an action on many rows. Each transaction does some rows and says so in the task, so that a row is done once
 * however often the work is broken off and taken up again. Rights are looked up anew each time.
 */
export function backgroundAction(engine: Engine, id: string, callerOf: JobParts['callerOf']): BackgroundTask {
  const { database } = engine;
  const fail = async (reason: string) => {
    await database.query(
      `UPDATE "ActionTask" SET "State" = $2, "ErrorMsg" = left($3, 200), "FinishDate" = now(), "UpdateDate" = now(),
       "Version" = "Version" + 1 WHERE "Id" = $1 AND "State" = $4 AND "IsDeleted" = 0`,
      [id, ACTION_TASK_STATE.Failed, reason, ACTION_TASK_STATE.Running],
    );
  };
  const run = async (signal: AbortSignal) => {
    for (;;) {
      signal.throwIfAborted();
      const { rows } = await database.query<{ UserId: string }>(
        `SELECT "CreateUserId" AS "UserId" FROM "ActionTask" WHERE "Id" = $1`,
        [id],
      );
      const caller = await callerOf(rows[0]?.UserId ?? '');
      if (!caller) return fail('任务所有人的账号已停用');
      const isOver = await database.transaction((tx) => nextRows(engine, tx, caller, id));
      if (isOver) return;
    }
  };
  return {
    id,
    fail,
    run: (signal) =>
      run(signal).catch((error: unknown) => {
        if (error instanceof Refusal) return fail(error.message);
        throw error;
      }),
  };
}

/** Does the next rows of a task. @returns whether it is over, or somebody ended it */
async function nextRows(engine: Engine, tx: Transaction, caller: Caller, id: string): Promise<boolean> {
  const task = await lockTask(tx, id);
  if (!task) return true;
  const known = grantedAction(engine, caller, task.EnCode);
  const context: WriteContext = { engine, tx, caller, now: await databaseNow(tx) };
  const Ids = task.RowIds.slice(task.DoneCount, task.DoneCount + ROWS_AT_ONCE);
  const fails = await runEach(context, known, { Ids, Params: task.Params ?? {} });
  await keepFails(context, known, id, fails, (rowId) => task.RowIds.indexOf(rowId) + 1);
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
  return isOver;
}

/** The task, if nobody ended it meanwhile; whoever ends it waits until these rows are done. */
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
  known: KnownAction,
  TaskId: string,
  fails: readonly RowFail[],
  numberOf: (rowId: string) => number,
): Promise<void> {
  if (fails.length === 0) return;
  const names = await namesOf(
    context,
    known,
    fails.map(({ Id }) => Id),
  );
  const rows = fails.map(({ Id, Message }) => ({
    Id: newId(),
    TaskId,
    RowNo: numberOf(Id),
    RowId: Id,
    RowName: names.get(Id) ?? null,
    Message: [...Message].slice(0, 200).join(''),
  }));
  await insertRows(context, entityOf(context.engine, entities.ActionFail), rows);
}

/** What the rows are called for whoever runs the task; a row that he does not reach has no name for him. */
async function namesOf(
  { engine, tx, caller }: WriteContext,
  { entity }: KnownAction,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  const label = labelOf(engine.catalog, entity, caller);
  const binder = new Binder();
  const wanted = binder.bind(ids);
  const scope = scopeSql(engine.catalog, entity, caller, binder, 't');
  const { rows } = await tx.query<{ Id: string; name: string | null }>(
    `SELECT t."Id", ${label.sql('t')} AS name FROM ${ident(entity.table)} t WHERE t."Id" = ANY(${wanted}) AND ${scope}`,
    binder.values,
  );
  return new Map(rows.map(({ Id, name }) => [Id, label.show(name)]));
}
