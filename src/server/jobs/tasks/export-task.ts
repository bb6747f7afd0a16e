import { DOWN_PROGRESS, DOWN_TYPE } from '../../../contract/generated/codes.ts';
import { advisoryLock } from '../../data/database/advisory-lock.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Database, Queryable } from '../../data/database/database.ts';
import { entityOf } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import { planList } from '../../data/read/list.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse, Refusal } from '../../data/refusal.ts';
import { insertRow } from '../../data/write/row-store.ts';
import {
  exportedEntity,
  exportName,
  exportRows,
  listRequest,
  mostRowsOf,
  refuseTooLong,
  type ExportedFile,
  type ExportReport,
  type ExportRequest,
} from '../export/export.ts';
import type { ExportFiles } from '../export/files.ts';
import { businessTypeOf } from './business-types.ts';
import { enqueueRun, QUEUED } from './enqueue.ts';
import type { JobParts } from './job-parts.ts';
import { NO_OWNER, type BackgroundTask, type HeldLease, type TaskRunner } from './runner.ts';

// SQL: * is ExportTask

/** What exports work with. */
export interface ExportParts {
  readonly files: ExportFiles;
  readonly runner: TaskRunner;
  /** More rows are exported in the background. */
  readonly mostRows: number;
}

/** Number of rows for what is made in the background however short it is. */
export const ALWAYS_LATER = -1;

/** Where the file is, or that it is being made. */
export type ExportTaskReport = Partial<ExportReport> & { readonly TaskId: string; readonly FileName: string };

/** An export ended because its owner did not want it any more. */
class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

const MOST_RUNNING = 3;
const PROGRESS_EVERY_MS = 1_000;

/** Exports a list and keeps a task of it: a short one at once, a long one in the background. */
export async function exportAsTask(
  engine: Engine,
  caller: Caller,
  request: ExportRequest,
  parts: ExportParts,
): Promise<ExportTaskReport> {
  exportedEntity(engine, caller, request);
  const Total = await rowsOf(engine, caller, request);
  if (!request.Print) refuseTooLong(request, Total);
  const FileName = exportName(engine, request);
  const task = async (queryable: Queryable): Promise<Row> => ({
    Name: FileName,
    BusinessType: await businessTypeOf(queryable, engine.catalog, request.EnCode),
    DownType: request.DownType ?? DOWN_TYPE.Excel,
    DownProgress: DOWN_PROGRESS.Running,
    Query: { ...request },
    EnCode: request.EnCode,
    Total,
    DoneCount: 0,
  });
  if (Total <= parts.mostRows) {
    let TaskId = '';
    const finish = async (context: WriteContext, file: ExportedFile) => {
      const row = { ...(await task(context.tx)), ...doneChanges(file, context.now) };
      TaskId = await insertRow(context.tx, entityOf(engine, entities.ExportTask), row, context);
    };
    const report = await exportRows(engine, caller, request, parts.files, { finish });
    return { ...report, TaskId };
  }
  const TaskId = await engine.database.transaction(async (tx) => {
    await refuseTooMany(tx, caller);
    const by = { caller, now: await databaseNow(tx) };
    const row = { ...(await task(tx)), RunNote: QUEUED };
    const id = await insertRow(tx, entityOf(engine, entities.ExportTask), row, by);
    await enqueueRun(tx, caller, { id, entity: entities.ExportTask });
    return id;
  });
  parts.runner.wake();
  return { TaskId, FileName, total: Total };
}

/** Counted before any of the work, no further than where it is refused. */
async function rowsOf(engine: Engine, caller: Caller, request: ExportRequest): Promise<number> {
  const { from, binder } = planList(engine, caller, listRequest(request));
  const { rows } = await engine.database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 ${from} LIMIT ${mostRowsOf(request) + 1}) n`,
    binder.values,
  );
  return rows[0]!.total;
}

const doneChanges = ({ Url, FileId, total }: ExportedFile, now: string): Row => ({
  DownProgress: DOWN_PROGRESS.Done,
  Url,
  FileId,
  Total: total,
  DoneCount: total,
  FinishDate: now,
});

/** A caller who asks again and again waits for what they have; the lock keeps two requests from counting at the same time. */
async function refuseTooMany(tx: Queryable, caller: Caller): Promise<void> {
  const user = caller.subject.UserId;
  await advisoryLock(tx, 'export', user);
  const running = await tx.query(
    `SELECT 1 FROM "ExportTask" WHERE "CreateUserId" = $1 AND "DownProgress" = $2 AND "IsDeleted" = 0`,
    [user, DOWN_PROGRESS.Running],
  );
  if (running.rowCount >= MOST_RUNNING)
    throw refuse(`您有${MOST_RUNNING}个导出正在进行，请在“我的下载”中等待完成后再试`);
}

/** The work of an export that goes on after its call, by the rights of the moment; its row must be in the running state. */
export function backgroundExport(
  engine: Engine,
  id: string,
  request: ExportRequest,
  { files, callerOf }: Pick<JobParts, 'files' | 'callerOf'>,
): BackgroundTask {
  const { database } = engine;
  const run = async (lease: HeldLease) => {
    const caller = await callerOf(lease.work);
    if (!caller) throw refuse(NO_OWNER);
    let told = 0;
    const progress = async (rows: number) => {
      lease.signal.throwIfAborted();
      if (Date.now() - told < PROGRESS_EVERY_MS) return;
      told = Date.now();
      await changeRunning(database, id, '"DoneCount" = $3', [rows]);
    };
    const finish = async ({ tx, now }: WriteContext, file: ExportedFile) => {
      await changeRunning(
        tx,
        id,
        `"DownProgress" = $3, "Url" = $4, "FileId" = $5, "Total" = $6, "DoneCount" = $6,
         "FinishDate" = $7::timestamp AT TIME ZONE 'Asia/Shanghai', "Version" = "Version" + 1`,
        [DOWN_PROGRESS.Done, file.Url, file.FileId, file.total, now],
      );
      await lease.end(tx);
    };
    await exportRows(engine, caller, request, files, { progress, finish });
  };
  return {
    run: (lease) =>
      run(lease).catch((error: unknown) => {
        if (error instanceof Cancelled) return;
        if (!(error instanceof Refusal)) throw error;
        return failExport(database, id, lease, error.message);
      }),
    fail: (lease, reason) => failExport(database, id, lease, reason),
  };
}

/** Changes a task that nobody ended meanwhile. @throws Cancelled when somebody did */
async function changeRunning(
  queryable: Queryable,
  id: string,
  assignments: string,
  values: readonly unknown[],
): Promise<void> {
  const answer = await queryable.query(
    `UPDATE "ExportTask" SET "UpdateDate" = now(), ${assignments}
     WHERE "Id" = $1 AND "DownProgress" = $2 AND "IsDeleted" = 0`,
    [id, DOWN_PROGRESS.Running, ...values],
  );
  if (answer.rowCount === 0) throw new Cancelled();
}

async function failExport(database: Database, id: string, lease: HeldLease, reason: string): Promise<void> {
  const work = async (tx: Queryable) => {
    await changeRunning(
      tx,
      id,
      '"DownProgress" = $3, "ErrorMsg" = left($4, 200), "FinishDate" = now(), "Version" = "Version" + 1',
      [DOWN_PROGRESS.Failed, reason],
    );
    await lease.end(tx);
  };
  await database.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Cancelled)) throw error;
  });
}
