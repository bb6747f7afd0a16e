import type { Row } from '../../../contract/rules.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { CLOCK } from '../../data/time/by-clock.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf, grantedAction } from '../../data/entities.ts';
import { Refusal } from '../../data/refusal.ts';
import { ident } from '../../data/sql/sql.ts';
import { changeRow, lockRow } from '../../data/write/system-write.ts';
import { undoAct } from '../../engines/undo/undo.ts';
import type { JobParts } from './job-parts.ts';
import { NO_OWNER, type BackgroundTask, type HeldLease } from './runner.ts';
import { recordUndone, UNDONE_TASKS, type UndoneTask } from './undo-record.ts';
import { requireMayUndo } from './undo-right.ts';

/** The task whose act is undone, and how many rows the act wrote. */
interface Begun {
  readonly name: UndoneTask;
  readonly id: string;
  readonly count: number;
}

/** What a task says while its act is being undone. */
export const undoneSoFar = (done: number, count: number): string =>
  `正在撤销：已处理${Math.min(done, count)}/${count}条`;

/** Somebody has stopped the undo: the state of its task says so already. */
class Stopped extends Error {}

/**
 * The whole undo is one transaction, so that a server which dies in the middle, or a user who stops it, leaves the act as it
 * was; the next server does it again. The task's own row is locked at the end of it alone: until then it tells how far the
 * undo is, and may be told to stop. Rights are looked up anew each time.
 */
export function backgroundUndo(
  engine: Engine,
  begun: Begun,
  { enCode, callerOf }: Pick<JobParts, 'callerOf'> & { readonly enCode: string },
): BackgroundTask {
  const { name, id } = begun;
  const { stateField, undoing, before } = UNDONE_TASKS[name];
  const fail = (lease: HeldLease, reason: string) =>
    engine.database.transaction(async (tx) => {
      const context = { engine, tx, caller: CLOCK, now: await databaseNow(tx) };
      const task: Row = await lockRow(context, name, id);
      if (task[stateField] !== undoing) return;
      const changes = { [stateField]: before(task), UndoNote: null, ErrorMsg: reason };
      await changeRow(context, name, task, changes, enCode);
      await lease.end(tx);
    });
  /** In a transaction of its own, since it locks the row. */
  const requireRight = (caller: Caller) =>
    engine.database.transaction(async (tx) => {
      grantedAction(engine, caller, enCode);
      await requireMayUndo({ engine, tx, caller, now: await databaseNow(tx) }, name, id);
    });
  const undo = (lease: HeldLease, caller: Caller, went: (rows: number) => void) =>
    engine.database.transaction(async (tx) => {
      await advisoryLock(tx, 'undo', id);
      const context = { engine, tx, caller, now: await databaseNow(tx), act: id, enCode };
      const report = await undoAct({ ...context, went });
      lease.signal.throwIfAborted();
      const task: Row = await lockRow(context, name, id);
      if (task[stateField] !== undoing) throw new Stopped();
      await recordUndone(context, name, task, report);
      await lease.end(tx);
    });
  return {
    fail,
    async run(lease) {
      const caller = await callerOf(lease.work);
      if (!caller) return fail(lease, NO_OWNER);
      const teller = startTeller(engine, begun, lease.signal);
      try {
        await requireRight(caller);
        await undo(lease, caller, teller.went);
      } catch (error) {
        if (error instanceof Stopped) return;
        if (!(error instanceof Refusal)) throw error;
        await fail(lease, error.message);
      } finally {
        teller.end();
      }
    },
  };
}

const tellEveryMs = 500;

/**
 * Tells in the task how many rows were taken back, over another session, since nobody sees what the undo itself writes before
 * it is over. The undo does not wait for it: all other sessions may be waiting for rows of the undo. The embedded database
 * has one session, so nothing is told there before the end, and nobody can ask.
 */
function startTeller(
  { database, catalog }: Pick<Engine, 'database' | 'catalog'>,
  { name, id, count }: Begun,
  signal: AbortSignal,
): { went(rows: number): void; end(): void } {
  const { stateField, undoing } = UNDONE_TASKS[name];
  const table = ident(entityOf({ catalog }, name).table);
  let done = 0;
  let isTelling = false;
  let isStopped = false;
  const tell = async () => {
    if (isTelling) return;
    isTelling = true;
    try {
      const { rowCount } = await database.query(
        `UPDATE ${table} SET "UndoNote" = $2, "UpdateDate" = now(), "Version" = "Version" + 1
         WHERE "Id" = $1 AND ${ident(stateField)} = $3 AND "IsDeleted" = 0`,
        [id, undoneSoFar(done, count), undoing],
      );
      isStopped = rowCount === 0;
    } catch {
      // A database that is away is told again.
    } finally {
      isTelling = false;
    }
  };
  const timer = setInterval(() => void tell(), tellEveryMs);
  return {
    went(rows) {
      signal.throwIfAborted();
      if (isStopped) throw new Stopped();
      done += rows;
    },
    end: () => clearInterval(timer),
  };
}
