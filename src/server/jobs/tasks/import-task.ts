import { FILE_TYPE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { insertRows } from '../../data/write/bulk-write.ts';
import { CLOCK } from '../../data/time/by-clock.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import { entityOf, grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import { asAct } from '../../data/tables/journal.ts';
import type { WriteContext } from '../../data/module.ts';
import { Refusal } from '../../data/refusal.ts';
import { insertRow, newId, updateRow } from '../../data/write/row-store.ts';
import { lockRow } from '../../data/write/system-write.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { importRows, type ImportReport, type ImportRequest } from '../import/import.ts';
import { uploadedFile } from '../import/uploaded-sheet.ts';
import { businessTypeOf } from './business-types.ts';
import { importDetailUrl } from './import-detail.ts';
import { enqueueRun, QUEUED } from './enqueue.ts';
import type { JobParts } from './job-parts.ts';
import { NO_OWNER, type BackgroundTask, type HeldLease, type TaskRunner } from './runner.ts';

/** What the state of an import is called (specification 3). */
export const IMPORT_STATE = {
  running: '正在导入',
  done: '已完成',
  failed: '导入失败',
  undoing: '正在撤销',
  undone: '已撤销',
  partlyUndone: '部分撤销',
} as const;

/** What an import works with beside its transaction. */
export interface ImportParts {
  readonly files: FileStore;
  readonly runner: TaskRunner;
  /** Larger files are imported in the background. */
  readonly mostBytes: number;
  readonly later: (work: () => void) => void;
  readonly gone: CancelSignal;
}

/** What the caller of an import is told: the report, or that the work has only begun. */
export interface ImportTaskReport extends ImportReport {
  readonly TaskId: string;
  readonly Running?: 1;
}

const NOTHING: ImportReport = { Total: 0, SuccessCount: 0, FailCount: 0, New: 0, Updated: 0, Fails: [] };

/**
 * Imports a file and keeps a task of it, whatever comes of it. A large file is only noted here and imported once that is
 * committed. @returns the report, or the Refusal of the whole file, which is to be committed with its task
 */
export async function importAsTask(
  context: WriteContext,
  request: ImportRequest,
  parts: ImportParts,
): Promise<ImportTaskReport | Refusal> {
  const { engine, tx, caller } = context;
  grantedAction(engine, caller, request.EnCode, ['import']);
  const file = await uploadedFile(tx, caller, request.FileId);
  const isLong = file.Size > parts.mostBytes;
  const TaskId = await insertRow(
    tx,
    entityOf(engine, entities.ImportTask),
    {
      OriginalFileName: file.OriginalFileName,
      TaskType: await businessTypeOf(tx, engine.catalog, request.EnCode),
      FileBusinessType: FILE_TYPE.Excel,
      IsAskForStr: IMPORT_STATE.running,
      EnCode: request.EnCode,
      FileId: request.FileId,
      DryRun: 0,
      Cover: request.Cover ?? 0,
      Defaults: request.defaults ?? null,
      Meant: request.Meant ?? null,
      RunNote: isLong ? QUEUED : null,
    },
    context,
  );
  if (isLong) {
    await enqueueRun(tx, caller, { id: TaskId, entity: entities.ImportTask });
    parts.later(() => parts.runner.wake());
    return { ...NOTHING, TaskId, Running: 1 };
  }
  const answer = await recorded(context, TaskId, request, parts.files, parts.gone);
  return answer instanceof Refusal ? answer : { ...answer, TaskId };
}

/** The work of an import that goes on after its call, by the rights of the moment; its row must be in the running state. */
export function backgroundImport(
  engine: Engine,
  id: string,
  request: ImportRequest,
  { files, callerOf }: Pick<JobParts, 'files' | 'callerOf'>,
): BackgroundTask {
  const within = (caller: Caller, work: (context: WriteContext) => Promise<void>) =>
    engine.database.transaction(async (tx) => work({ engine, tx, caller, now: await databaseNow(tx) }));
  const fail = (lease: HeldLease, reason: string) =>
    within(CLOCK, async (context) => {
      await finish(context, id, { ...NOTHING, ErrorMsg: reason });
      await lease.end(context.tx);
    });
  return {
    fail,
    async run(lease) {
      const caller = await callerOf(lease.work);
      if (!caller) return fail(lease, NO_OWNER);
      await within(caller, async (context) => {
        const answer = await recorded(context, id, request, files.store, lease.signal);
        // What was only broken off is done again, and is no failure.
        if (answer instanceof Refusal) lease.signal.throwIfAborted();
        await lease.end(context.tx);
      });
    },
  };
}

/** Imports the rows and says in the task what came of them. A refused file leaves nothing but that. */
async function recorded(
  context: WriteContext,
  id: string,
  request: ImportRequest,
  files: FileStore,
  signal: CancelSignal,
): Promise<ImportReport | Refusal> {
  const { engine, tx, caller } = context;
  await tx.query('SAVEPOINT import_task');
  try {
    const report = await asAct(tx, id, () => importRows(engine, tx, caller, request, files, signal));
    await finish(context, id, report);
    return report;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT import_task');
    await finish(context, id, { ...NOTHING, ErrorMsg: error.message });
    return error;
  }
}

async function finish(
  context: WriteContext,
  id: string,
  report: ImportReport & { readonly ErrorMsg?: string },
): Promise<void> {
  const { engine, tx } = context;
  const FinishDate = await databaseNow(tx);
  const { Total, SuccessCount, FailCount, Fails, ErrorMsg } = report;
  const changes: Row = {
    IsAskForStr: FailCount > 0 || ErrorMsg !== undefined ? IMPORT_STATE.failed : IMPORT_STATE.done,
    ErrorMsg: ErrorMsg === undefined ? null : cut(ErrorMsg, 200),
    TaskLog: importDetailUrl(engine.catalog, id),
    FinishDate,
    Total,
    SuccessCount,
    FailCount,
  };
  const { Version } = await lockRow(context, entities.ImportTask, id);
  const key = { Id: id, Version: Number(Version) };
  await updateRow(tx, entityOf(engine, entities.ImportTask), key, changes, FinishDate);
  const rows = Fails.map((fail) => ({
    Id: newId(),
    TaskId: id,
    SheetName: fail.SheetName ?? null,
    RowNo: fail.RowNo,
    ColumnName: cut(fail.ColumnName, 40),
    CellValue: cut(fail.CellValue, 200),
    Message: cut(fail.Message, 200),
  }));
  await insertRows(context, entityOf(engine, entities.ImportError), rows);
}

/** The first characters of a text, whole ones. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');
