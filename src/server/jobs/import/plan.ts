import { compileCondition } from '../../../contract/conditions/condition.ts';
import type { Row, RuleContext } from '../../../contract/rules.ts';
import type { KnownAction } from '../../data/entities.ts';
import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import type { WriteContext } from '../../data/module.ts';
import { refuse } from '../../data/refusal.ts';
import type { CellValue } from '../xlsx/row.ts';
import { placeName, type ImportColumn } from './columns.ts';
import { shownCell } from './cell-text.ts';

/** What one import works with. */
export interface ImportPlan {
  readonly context: WriteContext;
  readonly known: KnownAction;
  readonly rules: RuleContext;
  /** The sheet's columns by their place; a place without heading is undefined. */
  readonly places: readonly (ImportColumn | undefined)[];
  /** The sheet's columns in the entity's order. */
  readonly columns: readonly ImportColumn[];
  /** Columns without which no new row can be stored and which the sheet does not have. */
  readonly missing: readonly ImportColumn[];
  /** Rows that are stored already are changed instead of refused. */
  readonly cover: boolean;
  /** Values of new rows where the sheet says nothing. */
  readonly defaults: Row;
  /** Names of refused rows of the file's earlier sheets. */
  readonly refused: RefusedNames;
  readonly signal: CancelSignal | undefined;
}

/** One row of the sheet on its way into the database. */
export interface ImportRow {
  readonly rowNo: number;
  /** The row's own Id if it turns out to be new: other rows of the sheet may name it. */
  readonly id: string;
  readonly cells: readonly CellValue[];
  /** What the cells say, in wire form; references become Ids once they are looked up. */
  readonly values: Row;
  /** Why the row is refused: by field, by place when the cell has no heading, by '' for the row as a whole. */
  readonly faults: Map<string, string>;
  /** What rules warn of, by field: the row is stored once the person says that it is meant so. */
  readonly warnings: Map<string, string>;
  /** Fields that refer to rows of the same file which are refused: nothing is known of them until those are mended. */
  readonly waits: Set<string>;
  /** The stored row that this one changes. */
  before: Row | null;
  /** The row as it will be stored. */
  row: Row;
}

/** What refused rows are called, by entity: texts that may stand in cells which refer to them. */
export type RefusedNames = Map<string, Set<string>>;

/** A refused cell as the person reads it. `RowNo` is the number at the sheet's left edge. */
export interface ImportFail {
  /** The sheet, where the file has several. */
  readonly SheetName?: string;
  readonly RowNo: number;
  readonly ColumnName: string;
  readonly CellValue: string;
  readonly Message: string;
  /** 1: a warning, which a reason of the person answers. */
  readonly Warn?: 1;
}

/** The first reason that a cell is refused for is the one to tell. */
export function blame(row: ImportRow, key: string, message: string): void {
  if (!row.faults.has(key)) row.faults.set(key, message);
}

/** What a rule warns of, which keeps nothing from being judged. */
export function warn(row: ImportRow, key: string, message: string): void {
  if (!row.warnings.has(key)) row.warnings.set(key, message);
}

/** Whether a rule warns of the row, and nobody has said that it is meant so. */
export const isWarned = (row: ImportRow): boolean => row.warnings.size > 0;

/** Whether nothing speaks against storing the row. */
export const isGood = (row: ImportRow): boolean => row.faults.size === 0 && row.waits.size === 0;

/** Whether what the field holds is not known, since its cell is refused or waits for a refused row. */
export const isUnknown = (row: ImportRow, name: string): boolean =>
  row.faults.has(name) || row.waits.has(name);

/** Whether a condition looks at a cell of which nothing is known: what it says then would only mislead. */
export function readsFault(source: string, row: ImportRow): boolean {
  if (isGood(row)) return false;
  return compileCondition(source).reads.some((path) => isUnknown(row, path.replace(/^(?:row|form)\./, '')));
}

/** The refused cells of the rows in the order of the sheet, or those that rules warn of, at most `most`. */
export function failsOf(
  plan: ImportPlan,
  rows: readonly ImportRow[],
  most: number,
  of: 'faults' | 'warnings' = 'faults',
): ImportFail[] {
  const fails: ImportFail[] = [];
  for (const row of rows) {
    if (row[of].size === 0) continue;
    const found = [...row[of]].map(([key, message]) => failOf(plan, row, key, message));
    found.sort((a, b) => a.place - b.place);
    fails.push(...found.map(({ fail }): ImportFail => (of === 'warnings' ? { ...fail, Warn: 1 } : fail)));
    if (fails.length >= most) return fails.slice(0, most);
  }
  return fails;
}

function failOf(plan: ImportPlan, row: ImportRow, key: string, Message: string) {
  const place = plan.places.findIndex(
    (column, index) => (column ? column.field.name : placeName(index)) === key,
  );
  const ColumnName = plan.places[place]?.title ?? titleOf(plan, key);
  const CellValue = place < 0 ? '' : shownCell(row.cells[place]);
  return {
    place: place < 0 ? plan.places.length : place,
    fail: { RowNo: row.rowNo, ColumnName, CellValue, Message },
  };
}

const titleOf = (plan: ImportPlan, key: string): string => plan.known.entity.fields.get(key)?.title ?? key;

const ROWS_BETWEEN_PAUSES = 250;

/** Goes through the rows and lets others have their turn now and then. @throws when the caller went away */
export async function eachRow(
  plan: ImportPlan,
  rows: readonly ImportRow[],
  work: (row: ImportRow) => void | Promise<void>,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_BETWEEN_PAUSES === 0) await pause(plan.signal);
    await work(row);
  }
}

/** Lets others have their turn. @throws Refusal when the caller went away, which undoes everything */
export async function pause(signal: CancelSignal | undefined): Promise<void> {
  await new Promise((resume) => setImmediate(resume));
  if (signal?.aborted) throw refuse('导入已取消');
}

/** The items in groups of at most `size`. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += size) groups.push(items.slice(start, start + size));
  return groups;
}
