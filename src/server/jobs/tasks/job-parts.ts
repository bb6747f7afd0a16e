import { databaseNow } from '../../data/time/clock.ts';
import type { Caller } from '../../data/access/caller.ts';
import type { Transaction } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import { grantedAction } from '../../data/entities.ts';
import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import type { Refusal } from '../../data/refusal.ts';
import type { ExportFiles } from '../export/files.ts';
import { importRows, type ImportReport, type ImportRequest } from '../import/import.ts';
import { importAsTask, type ImportTaskReport } from './import-task.ts';
import { startPackTask } from './pack-task.ts';
import type { QueuedWork } from './queue.ts';
import type { TaskRunner } from './runner.ts';

/** What imports and exports work with. */
export interface JobParts {
  readonly files: ExportFiles;
  readonly runner: TaskRunner;
  /** More rows go on in the background. */
  readonly taskRows: () => number;
  /** The account that asked for work, with the rights of the moment; undefined when it is gone or switched off. */
  readonly callerOf: (asked: Pick<QueuedWork, 'userId' | 'requestId' | 'ip'>) => Promise<Caller | undefined>;
}

/** A request for an import, as the pipeline hands it on. */
export interface ImportCall {
  readonly engine: Engine;
  readonly tx: Transaction;
  readonly caller: Caller;
  readonly later: (work: () => void) => void;
  readonly gone: CancelSignal;
}

/** What a row weighs in a file: larger files are taken for longer ones, since only reading them would tell. */
const BYTES_OF_ROW = 100;

/** Answers a call that imports: a dry run leaves nothing behind, everything else a task; the files of an archive one in steps. */
export async function runImport(
  { engine, tx, caller, later, gone }: ImportCall,
  request: ImportRequest,
  jobs: JobParts,
): Promise<ImportReport | ImportTaskReport | Refusal> {
  const files = jobs.files.store;
  const known = grantedAction(engine, caller, request.EnCode, ['import']);
  const context = { engine, tx, caller, now: await databaseNow(tx) };
  if (known.action.pack) return startPackTask(context, known, request, { ...jobs, later });
  if (request.DryRun === 1) return importRows(engine, tx, caller, request, files, gone);
  const mostBytes = jobs.taskRows() * BYTES_OF_ROW;
  return importAsTask(context, request, { files, runner: jobs.runner, mostBytes, later, gone });
}
