import type { Row } from '../../../contract/rules.ts';
import type { ImportFail } from './plan.ts';

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

/** More refused cells than these are not listed. */
export const MOST_FAILS = 1_000;
