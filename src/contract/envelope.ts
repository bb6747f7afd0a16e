/** What every call answers (specification 7.1). `ErrorCode` 0 is success; the others are listed in schemas/codes/ErrorCode.json. */
export interface Envelope<Result = unknown> {
  ErrorCode: number;
  RequestMsg: string;
  ResultValue: Result;
}

/** Paging part of a list request; `PageIndex` counts from 1 (specification 3). */
export interface PagedRequest {
  PageIndex: number;
  PageSize: number;
  sortField?: string;
  sortOrder?: 'ascend' | 'descend';
}

/** A page of rows; `total` is the number of rows that match, on all pages. */
export interface Paged<Row> {
  total: number;
  rows: Row[];
}

/** In place of a field: what is refused is the whole. */
export const WHOLE = '';

/** A field that was refused, with the text shown under it (domain/04-calls section 5, Data/Save). */
export interface FieldProblem {
  Key: string;
  Message: string;
  /** It is taken all the same from who says that it is meant so, and why. */
  Warn?: 1;
}

/** Outcome of a batch of which a part was refused: ErrorCode 5001. */
export interface PartlyDone {
  SuccessCount: number;
  FailCount: number;
  Fails: { Id: string; RowNo?: number; Message: string }[];
}

/** Something that has to be there before what was asked for can work: ResultValue.Needs. */
export interface MissingNeed {
  Message: string;
  /** Title of the page where it is made. */
  Page?: string;
  /** Its address; absent when the caller does not hold it. */
  Url?: string;
  /** Names of the roles that hold it, where the caller does not. */
  Roles?: string[];
}

/** Where a request stands that was not let in because too many wait: ResultValue.Waiting. */
export interface Waiting {
  /** How many wait before it. */
  Ahead: number;
  /** When to ask again. */
  Seconds: number;
}

/** Why a page is not told: there is no such page, the caller does not hold it, nobody is signed in, it asks for a ticket or a key, or its module is switched off. */
export interface NoPage {
  Reason: 'missing' | 'refused' | 'login' | 'ticket' | 'share' | 'closed';
  /** Whose ticket a page asks for. */
  PageGroup?: string;
}

/** The value of a filter that means "all" (specification 9). */
export const FILTER_ALL = '-1';

/** The value of a filter on a ref or a dict that means "without a value"; it is shown as it stands. */
export const FILTER_EMPTY = '（空）';

/** Whether a filter value restricts nothing: absent, empty or -1. */
export function isAll(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === -1 ||
    value === FILTER_ALL ||
    (Array.isArray(value) && value.every(isAll))
  );
}

/** A row that an act would change, make or delete, as its caller may see it. */
export interface TriedRow {
  readonly Title: string;
  readonly Name: string;
  readonly Kind: 'changed' | 'made' | 'deleted';
  readonly Values: readonly { readonly Title: string; readonly From: string; readonly To: string }[];
}
