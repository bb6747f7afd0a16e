import { differs } from '../../data/write/bulk-write.ts';
import { entityOf, type KnownAction } from '../../data/entities.ts';
import type { Engine } from '../../data/engine.ts';
import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import { rulesOf } from '../../data/write/row-rules.ts';
import type { Row } from '../../../contract/rules.ts';
import { importColumns, isPlaced, withParts, type ImportColumn } from './columns.ts';
import { Dictionaries } from './dictionaries.ts';
import { judgeFitting, judgeRows } from './judge.ts';
import { rowKey } from './keys.ts';
import { inOrder, markWaiting } from './order.ts';
import { isGood, isWarned, type ImportPlan, type ImportRow, type RefusedNames } from './plan.ts';
import { resolveReferences } from './references.ts';
import { readImportSheet, type ImportSheet } from './sheet.ts';
import { findRepeated, matchStored } from './stored.ts';

/** What one sheet of a file is taken with. */
export interface SheetAsked {
  readonly file: Uint8Array;
  /** Name of the sheet in a file of several, which may be empty; the first one otherwise. */
  readonly sheet?: string;
  readonly cover: boolean;
  readonly defaults: Row;
  readonly refused: RefusedNames;
  readonly signal: CancelSignal | undefined;
}

/** A sheet that was read, and the plan by which its rows are judged and stored. */
export interface PlannedSheet {
  readonly plan: ImportPlan;
  readonly sheet: ImportSheet;
}

/** An import with the entity whose rows its sheet holds. @throws Refusal for a sub-table that comes with its parent alone */
export function knownRows(engine: Engine, known: KnownAction): KnownAction {
  const { lines } = known.action;
  if (lines !== undefined) return { ...known, entity: entityOf(engine, lines) };
  if (known.entity.file.parent) throw refuse(`${known.entity.title}不能单独导入`);
  return known;
}

/** Reads a sheet. @returns undefined for the empty sheet of a file of several */
export async function planSheet(
  context: WriteContext,
  known: KnownAction,
  { file, sheet: name, cover, defaults, refused, signal }: SheetAsked,
): Promise<PlannedSheet | undefined> {
  const { engine, caller, now } = context;
  const offered = withParts(engine, importColumns(known.entity, known.action, caller));
  const key = rowKey(
    known.entity,
    offered.map(({ field }) => field),
  );
  // A sheet that corrects stored rows needs no more than what they are found by.
  const isNeeded = (column: ImportColumn) =>
    cover ? key.includes(column.field) && (key.length === 1 || column.required) : column.required;
  const sheet = await readImportSheet(file, offered, {
    dictionaries: new Dictionaries(engine.catalog.codes),
    signal,
    isNeeded,
    ...(name !== undefined && { name }),
  });
  if (!sheet) return undefined;
  const plan: ImportPlan = {
    context,
    known,
    rules: rulesOf(engine, caller, now),
    places: sheet.places,
    columns: offered.filter((column) => isPlaced(column, sheet.places)),
    missing: offered.filter((column) => column.required && !isPlaced(column, sheet.places)),
    cover,
    defaults,
    refused,
    signal,
  };
  return { plan, sheet };
}

/** Judges every row by all that is known before it is stored. */
export async function judgeSheet(plan: ImportPlan, rows: readonly ImportRow[]): Promise<void> {
  const fields = plan.columns.map(({ field }) => field);
  const known = plan.cover ? await matchStored(plan, rows) : rows;
  const key = plan.cover ? rowKey(plan.known.entity, fields) : [];
  const isResolved = key.length > 1;
  await resolveReferences(
    plan,
    known,
    fields.filter((field) => !isResolved || !key.includes(field)),
  );
  await judgeRows(plan, known);
  markWaiting(plan, known);
  await judgeFitting(plan, known);
  await findRepeated(plan, known);
}

/** The rows so that each stands behind those it refers to; what waits for a refused one is marked. */
export function rowsInOrder(plan: ImportPlan, rows: readonly ImportRow[]): readonly ImportRow[] {
  const ordered = inOrder(plan, rows);
  markWaiting(plan, rows);
  return ordered;
}

/** Whether rows may be stored: nothing speaks against any of them, and nobody is still to be asked. */
export const isWhole = (rows: readonly ImportRow[]): boolean =>
  rows.every((row) => isGood(row) && !isWarned(row));

/** What became of the rows of a sheet, or would become of those that are good. */
export function countOf(plan: ImportPlan, rows: readonly ImportRow[], isDone: boolean) {
  const done = isDone ? rows.filter(isGood) : [];
  return {
    Total: rows.length,
    SuccessCount: done.length,
    FailCount: rows.filter(({ faults }) => faults.size > 0).length,
    WarnCount: rows.filter(isWarned).length,
    New: done.filter(({ before }) => before === null).length,
    Updated: done.filter((row) => row.before !== null && differs(plan.known.entity, row.before, row.row))
      .length,
  };
}
