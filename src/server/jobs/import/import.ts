import type { Caller } from '../../data/access/caller.ts';
import { databaseNow } from '../../data/time/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import { grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import type { WriteContext } from '../../data/module.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { isGood, type ImportPlan, type ImportRow } from './plan.ts';
import { reportOf, type ImportReport, type ImportRequest } from './report.ts';
import { isWhole, judgeSheet, knownRows, planSheet, rowsInOrder } from './sheet-rows.ts';
import { isRuled, storeRows } from './store.ts';
import { uploadedSheet } from './uploaded-sheet.ts';
import { importWorkbook } from './workbook.ts';

export type { ImportReport, ImportRequest } from './report.ts';

/**
 * Imports the rows of an uploaded .xlsx file through an EnCode of the verb `import`: all of them or none. Every cell is
 * judged by the rules, rights and scope of a single save.
 * @param signal ends the work when the caller is gone; the transaction must be rolled back then
 */
export async function importRows(
  engine: Engine,
  tx: Transaction,
  caller: Caller,
  request: ImportRequest,
  files: FileStore,
  signal?: CancelSignal,
): Promise<ImportReport> {
  const known = grantedAction(engine, caller, request.EnCode, ['import']);
  const file = await uploadedSheet(tx, caller, files, request.FileId);
  const by = request.Meant === undefined ? caller : { ...caller, meant: request.Meant };
  const context: WriteContext = { engine, tx, caller: by, now: await databaseNow(tx) };
  if (known.action.sheets) return importWorkbook(context, known.action.sheets, request, file, signal);
  const { plan, sheet } = (await planSheet(context, knownRows(engine, known), {
    file,
    cover: request.Cover === 1,
    defaults: request.defaults ?? {},
    refused: new Map(),
    signal,
  }))!;
  await judgeSheet(plan, sheet.rows);
  await store(plan, rowsInOrder(plan, sheet.rows), request.DryRun === 1);
  const report = reportOf([{ plan, rows: sheet.rows }], request.DryRun === 1 || isWhole(sheet.rows));
  return sheet.samples > 0 ? { ...report, Samples: sheet.samples } : report;
}

/**
 * Stores everything or nothing. A dry run of rows that module code judges stores them too and takes them back: only then are
 * they held against each other, and what follows from them is asked as well.
 */
async function store(plan: ImportPlan, rows: readonly ImportRow[], dryRun: boolean): Promise<void> {
  const good = rows.filter(isGood);
  if (dryRun ? !isRuled(plan) : !isWhole(rows)) return;
  const { tx } = plan.context;
  await tx.query('SAVEPOINT import_rows');
  await storeRows(plan, good);
  await tx.query(
    dryRun || !good.every(isGood) ? 'ROLLBACK TO SAVEPOINT import_rows' : 'RELEASE SAVEPOINT import_rows',
  );
}
