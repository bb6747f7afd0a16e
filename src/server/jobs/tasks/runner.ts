import type { Database } from '../../data/database/database.ts';
import { Refusal } from '../../data/refusal.ts';
import { diskFullText } from '../../storage/disk-full.ts';

/** Work that goes on after its call was answered; `id` is the Id of the row that tells its owner about it. */
export interface BackgroundTask {
  readonly id: string;
  /** Brings the work and its row to their end. `signal` is aborted when the server stops. */
  run(signal: AbortSignal): Promise<void>;
  /** Tells the owner that nothing came of it. */
  fail(reason: string): Promise<void>;
}

/** Runs background tasks of this node, one after another. */
export interface TaskRunner {
  start(task: BackgroundTask): void;
  /** Shows other nodes that the tasks of this one are alive. */
  touch(): Promise<void>;
  /** Resolves when nothing runs or waits. */
  idle(): Promise<void>;
  /** Breaks off what runs and waits; their owners are told. */
  stop(): Promise<void>;
}

/** The tables of tasks; they say by "UpdateDate" when they were last heard of. */
const TABLES = ['ImportTask', 'ExportTask', 'ActionTask'] as const;

/** What the owner can make something of: a disk that is full, or has too little room for a file. */
const reasonOf = (error: unknown) => (error instanceof Refusal ? error.message : diskFullText(error));

const FAULT = '服务器错误，请稍后重试';
export const STOPPED = '服务器重启，任务已中断';

/**
 * Makes the runner of this node; `fault` is told of errors that are nobody's refusal.
 *
 * One at a time: two exports side by side would take the time of everybody who works on a page.
 */
export function createTaskRunner(database: Database, fault: (error: unknown) => void): TaskRunner {
  const alive = new Set<string>();
  const stopping = new AbortController();
  let last: Promise<void> = Promise.resolve();
  const settle = async (task: BackgroundTask) => {
    try {
      if (stopping.signal.aborted) return await task.fail(STOPPED);
      await task.run(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) fault(error);
      // A database that is away cannot be told either; the row is found to be stale later.
      await task.fail(stopping.signal.aborted ? STOPPED : (reasonOf(error) ?? FAULT)).catch(() => undefined);
    } finally {
      alive.delete(task.id);
    }
  };
  return {
    start(task) {
      alive.add(task.id);
      last = last.then(() => settle(task)).catch(() => undefined);
    },
    async touch() {
      if (alive.size === 0) return;
      for (const table of TABLES)
        await database.query(`UPDATE "${table}" SET "UpdateDate" = now() WHERE "Id" = ANY($1)`, [[...alive]]);
    },
    idle: () => last,
    async stop() {
      stopping.abort();
      await last;
    },
  };
}
