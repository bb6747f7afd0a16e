import type { Row } from '../../../contract/rules.ts';
import { failsOf, type ImportFail, type ImportPlan, type ImportRow } from './plan.ts';
import { countOf } from './sheet-rows.ts';

/** Data/Import (domain/04-calls section 5). */
export interface ImportRequest {
  readonly EnCode: string;
  readonly FileId: string;
  /** 1: everything is judged and nothing is stored. */
  readonly DryRun?: 0 | 1;
  /** 1: rows that are stored already, by their code, are changed. Blank cells leave what is stored. */
  readonly Cover?: 0 | 1;
  /** Why what rules warn of is meant so, for all rows of the file; kept in the audit of each. */
  readonly Meant?: string;
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
  /** Of these, rows that are refused by nothing but warnings: told once nothing else is wrong. */
  readonly WarnCount?: number;
  readonly New: number;
  readonly Updated: number;
  /** Sample lines of the template that were left out. */
  readonly Samples?: number;
  /** The first 1,000 refused cells in the order of the sheet. */
  readonly Fails: readonly ImportFail[];
}

/** More refused cells than these are not listed. */
export const MOST_FAILS = 1_000;

/** A sheet that was judged, with its name where the file has several. */
export interface JudgedSheet {
  readonly name?: string;
  readonly plan: ImportPlan;
  readonly rows: readonly ImportRow[];
}

/** What is told of judged sheets: what is wrong with them, or where nothing is, what rules warn of. */
export function reportOf(sheets: readonly JudgedSheet[], isDone: boolean): ImportReport {
  const counts = sheets.map(({ plan, rows }) => countOf(plan, rows, isDone));
  const sum = (key: keyof ReturnType<typeof countOf>) =>
    counts.reduce((total, count) => total + count[key], 0);
  const isWarned = sum('FailCount') === 0 && sum('WarnCount') > 0;
  const fails = sheets.flatMap(({ name, plan, rows }) =>
    failsOf(plan, rows, MOST_FAILS, isWarned ? 'warnings' : 'faults').map((fail) =>
      name === undefined ? fail : { ...fail, SheetName: name },
    ),
  );
  return {
    Total: sum('Total'),
    SuccessCount: sum('SuccessCount'),
    FailCount: isWarned ? sum('WarnCount') : sum('FailCount'),
    ...(isWarned && { WarnCount: sum('WarnCount') }),
    New: sum('New'),
    Updated: sum('Updated'),
    Fails: fails.slice(0, MOST_FAILS),
  };
}
