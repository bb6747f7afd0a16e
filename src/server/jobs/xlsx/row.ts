/**
 * What a cell holds. A number shown as a date is text, `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`, and one shown as a time of
 * day is `HH:mm:ss`: a sheet knows no time zone, and a `Date` would bring one. A formula gives its stored result, an
 * error its name (`#N/A`), an empty text null.
 */
export type CellValue = string | number | boolean | null;

/** A row with at least one value. Blank rows are left out; `rowNo` keeps the number the user sees. */
export interface SheetRow {
  readonly rowNo: number;
  /** Index 0 is column A; ends at the last value. A merged range has its value in its first cell only. */
  readonly cells: readonly CellValue[];
}
