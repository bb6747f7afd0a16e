import { databaseNow } from '../../data/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { entityOf } from '../../data/entities.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal } from '../../data/refusal.ts';
import { ident } from '../../data/sql.ts';
import { changeRow, lockRow } from '../../data/system-write.ts';
import { undoAct } from '../../engines/undo/undo.ts';
import type { BackgroundTask } from './runner.ts';
import { recordUndone, UNDONE_TASKS, type UndoneTask } from './undo-record.ts';

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
 * was. The task's own row is locked at the end of it alone: until then it tells how far the undo is, and may be told to stop.
 */
export function backgroundUndo(
  { engine, caller }: Pick<WriteContext, 'engine' | 'caller'>,
  begun: Begun,
  enCode: string,
): BackgroundTask {
  const { name, id } = begun;
  const { stateField, undoing, before } = UNDONE_TASKS[name];
  const contextOf = async (tx: Transaction) => ({ engine, caller, tx, now: await databaseNow(tx) });
  const fail = (reason: string) =>
    engine.database.transaction(async (tx) => {
      const context = await contextOf(tx);
      const task = await lockRow(context, name, id);
      if (task[stateField] !== undoing) return;
      const changes = { [stateField]: before(task), UndoNote: null, ErrorMsg: reason };
      await changeRow(context, name, task, changes, enCode);
    });
  const run = (signal: AbortSignal, went: (rows: number) => void) =>
    engine.database.transaction(async (tx) => {
      await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('undo ' || $1, 0))`, [id]);
      const context = { ...(await contextOf(tx)), act: id, enCode };
      const report = await undoAct({ ...context, went });
      signal.throwIfAborted();
      const task = await lockRow(context, name, id);
      if (task[stateField] !== undoing) throw new Stopped();
      await recordUndone(context, name, task, report);
    });
  return {
    id,
    fail,
    async run(signal) {
      const teller = startTeller(engine, begun, signal);
      try {
        await run(signal, teller.went);
      } catch (error) {
        if (error instanceof Stopped) return;
        if (!(error instanceof Refusal)) throw error;
        await fail(error.message);
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
