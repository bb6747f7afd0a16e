import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/caller.ts';
import { differs } from '../../data/bulk-write.ts';
import { databaseNow } from '../../data/clock.ts';
import type { Transaction } from '../../data/database/database.ts';
import { grantedAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { Gone } from '../../data/gone.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { rulesOf } from '../../data/write.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { importColumns, isPlaced, withParts, type ImportColumn } from './columns.ts';
import { Dictionaries } from './dictionaries.ts';
import { judgeFitting, judgeRows } from './judge.ts';
import { foundBy } from './keys.ts';
import { inOrder } from './order.ts';
import { failsOf, type ImportFail, type ImportPlan, type ImportRow } from './plan.ts';
import { resolveReferences } from './references.ts';
import { readImportSheet, type ImportSheet } from './sheet.ts';
import { uploadedSheet } from './uploaded-sheet.ts';
import { isRuled, rehearseRows, storeRows } from './store.ts';
import { findRepeated, matchStored } from './stored.ts';

/** Data/Import (domain/04-calls section 5). */
export interface ImportRequest {
  readonly EnCode: string;
  readonly FileId: string;
  /** 1: everything is judged and nothing is stored. */
  readonly DryRun?: 0 | 1;
  /** 1: rows that are stored already, by their code, are changed. Blank cells leave what is stored. */
  readonly Cover?: 0 | 1;
  /** Values of new rows where the sheet says nothing, in wire form. */
  readonly defaults?: Row;
}

/**
 * What became of the rows. With DryRun, `SuccessCount`, `New` and `Updated` say what would be done; without, a single
 * refused row means that nothing was stored, and they are 0. `Updated` leaves out rows that say what is stored already.
 */
export interface ImportReport {
  readonly Total: number;
  readonly SuccessCount: number;
  /** Refused rows; each may have several entries in `Fails`. */
  readonly FailCount: number;
  readonly New: number;
  readonly Updated: number;
  /** Sample lines of the template that were left out. */
  readonly Samples?: number;
  /** The first 1,000 refused cells in the order of the sheet. */
  readonly Fails: readonly ImportFail[];
}

const MOST_FAILS = 1_000;

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
  signal?: Gone,
): Promise<ImportReport> {
  const known = grantedAction(engine, caller, request.EnCode, ['import']);
  if (known.entity.file.parent) throw refuse(`${known.entity.title}不能单独导入`);
  const offered = withParts(engine, importColumns(known.entity, known.action, caller));
  const file = await uploadedSheet(tx, caller, files, request.FileId);
  const cover = request.Cover === 1;
  const key = foundBy(known.entity);
  // A sheet that corrects stored rows needs no more than what they are found by.
  const isNeeded = (column: ImportColumn) => (cover ? key.includes(column.field) : column.required);
  const sheet = await readImportSheet(
    file,
    offered,
    new Dictionaries(engine.catalog.codes),
    signal,
    isNeeded,
  );
  const context: WriteContext = { engine, tx, caller, now: await databaseNow(tx) };
  const plan: ImportPlan = {
    context,
    known,
    rules: rulesOf(engine, caller, context.now),
    places: sheet.places,
    columns: offered.filter((column) => isPlaced(column, sheet.places)),
    missing: offered.filter((column) => column.required && !isPlaced(column, sheet.places)),
    cover,
    defaults: request.defaults ?? {},
    signal,
  };
  await judge(plan, sheet);
  await store(plan, inOrder(plan, sheet.rows), request.DryRun === 1);
  const report = reportOf(plan, sheet.rows, request.DryRun === 1);
  return sheet.samples > 0 ? { ...report, Samples: sheet.samples } : report;
}

async function judge(plan: ImportPlan, { rows }: ImportSheet): Promise<void> {
  // A reference that a row is found again by has to be known before the row is looked for.
  const first = plan.cover ? foundBy(plan.known.entity) : [];
  await resolveReferences(plan, rows, (field) => first.includes(field));
  const known = plan.cover ? await matchStored(plan, rows) : rows;
  await resolveReferences(plan, known, (field) => !first.includes(field));
  await judgeRows(plan, known);
  await judgeFitting(plan, known);
  await findRepeated(plan, known);
}

const isGood = (row: ImportRow): boolean => row.faults.size === 0;

/** Stores everything or nothing. A dry run stores nothing; module code is asked whether it would take the rows. */
async function store(plan: ImportPlan, rows: readonly ImportRow[], dryRun: boolean): Promise<void> {
  const good = rows.filter(isGood);
  if (dryRun ? !isRuled(plan) : good.length < rows.length) return;
  const { tx } = plan.context;
  await tx.query('SAVEPOINT import_rows');
  await (dryRun ? rehearseRows(plan, good) : storeRows(plan, good));
  await tx.query(
    dryRun || !good.every(isGood) ? 'ROLLBACK TO SAVEPOINT import_rows' : 'RELEASE SAVEPOINT import_rows',
  );
}

function reportOf(plan: ImportPlan, rows: readonly ImportRow[], dryRun: boolean): ImportReport {
  const good = rows.filter(isGood);
  const done = dryRun || good.length === rows.length ? good : [];
  return {
    Total: rows.length,
    SuccessCount: done.length,
    FailCount: rows.length - good.length,
    New: done.filter(({ before }) => before === null).length,
    Updated: done.filter((row) => row.before !== null && differs(plan.known.entity, row.before, row.row))
      .length,
    Fails: failsOf(plan, rows, MOST_FAILS),
  };
}
