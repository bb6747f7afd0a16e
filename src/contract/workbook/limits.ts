/** What one reading may cost. The defaults hold a list of 200,000 people and keep a reading under about 200 MB of memory. */
export interface ReadLimits {
  /** Size of the file itself. */
  maxBytes: number;
  /** Entries in the archive: sheets, pictures, settings. */
  maxEntries: number;
  /** All entries unpacked, first as declared by the archive and then as counted while unpacking. */
  maxExpandedBytes: number;
  /** Unpacked bytes per packed byte of one part; not looked at below 8 MiB, where blank sheets compress very well. */
  maxRatio: number;
  /** Rows that hold a value. */
  maxRows: number;
  /** Columns that hold a value. */
  maxColumns: number;
  /** Characters of one cell. */
  maxCellChars: number;
  /** Distinct texts of the workbook. */
  maxSharedStrings: number;
  /** Characters of all distinct texts together. */
  maxSharedChars: number;
}

export const DEFAULT_READ_LIMITS: Readonly<ReadLimits> = {
  maxBytes: 50 * 1024 * 1024,
  maxEntries: 10_000,
  maxExpandedBytes: 512 * 1024 * 1024,
  maxRatio: 200,
  maxRows: 200_000,
  maxColumns: 512,
  maxCellChars: 32_767,
  maxSharedStrings: 1_000_000,
  maxSharedChars: 32 * 1024 * 1024,
};

/** Rows and columns of a sheet, fixed by the file format. */
export const SHEET_MAX_ROWS = 1_048_576;
export const SHEET_MAX_COLUMNS = 16_384;
/** Characters of one cell, fixed by the spreadsheet programs. */
export const CELL_MAX_CHARS = 32_767;
