import type { CancelSignal } from '../../data/read/cancel-signal.ts';
import { refuse } from '../../data/refusal.ts';
import { readSheet, readSheetNames, XlsxError } from '../xlsx/read.ts';
import type { CellValue } from '../xlsx/row.ts';
import { isHeading, matchHeadings, placeName, type ImportColumn } from './columns.ts';
import { newId } from '../../data/write/row-store.ts';
import { CellProblem, cellText } from './cell-text.ts';
import { readCell } from './cell-values.ts';
import type { Dictionaries } from './dictionaries.ts';
import { blame, pause, type ImportRow } from './plan.ts';

/** Rows of one import, and what its file may weigh. */
export const MOST_ROWS = 20_000;
const MOST_MB = 10;
const LIMITS = {
  maxBytes: MOST_MB * 1024 * 1024,
  maxRows: MOST_ROWS + 2,
  maxExpandedBytes: 200 * 1024 * 1024,
};

const ROWS_BETWEEN_PAUSES = 500;

/** The first sheet of a file, each cell read by its column. */
export interface ImportSheet {
  readonly places: readonly (ImportColumn | undefined)[];
  readonly rows: ImportRow[];
  /** Lines that a template brings along to show what cells look like; they are read over. */
  readonly samples: number;
}

/** What the first cell of a template's sample line begins with: a line whose first cell was typed over counts as the office's own. */
export const SAMPLE_MARK = '示例行，导入时忽略';

/** What a cell holds that empties the field; a blank cell leaves it as it is. */
export const CLEAR = '清空';
const CLEARS: ReadonlySet<unknown> = new Set([CLEAR, `「${CLEAR}」`]);

/** What a sheet is read with. */
export interface SheetReading {
  readonly dictionaries: Dictionaries;
  readonly signal: CancelSignal | undefined;
  /** Whether the sheet must have the column. */
  readonly isNeeded?: (column: ImportColumn) => boolean;
  /** The sheet of a file of several, which may be empty; without it the first one. */
  readonly name?: string;
}

/**
 * Reads the file to its end. Cells that cannot be read are faults of their row; a file that cannot be read, or whose
 * headings do not fit, is refused as a whole.
 */
export async function readImportSheet(
  file: Uint8Array,
  columns: readonly ImportColumn[],
  { dictionaries, signal, isNeeded, name }: SheetReading,
): Promise<ImportSheet | undefined> {
  let places: (ImportColumn | undefined)[] | undefined;
  const rows: ImportRow[] = [];
  let samples = 0;
  try {
    for await (const { rowNo, cells } of readSheet(file, {
      limits: LIMITS,
      ...(name !== undefined && { sheet: name }),
    })) {
      if (rows.length % ROWS_BETWEEN_PAUSES === 0) await pause(signal);
      if (cells.every(isBlank)) continue;
      if (!places && isTitle(cells, columns)) continue;
      if (!places) places = matchHeadings(columns, cells, isNeeded);
      else if (isSample(cells)) samples += 1;
      else rows.push(readRow(rowNo, cells, places, dictionaries));
      if (rows.length > MOST_ROWS) throw refuse(`一次最多导入${MOST_ROWS}行，请分成几个文件`);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  if (name !== undefined && rows.length === 0) return undefined;
  if (!places) throw refuse('文件中没有数据');
  if (rows.length === 0)
    throw refuse(samples > 0 ? '文件中只有标题和示例行，没有数据' : '文件中只有标题，没有数据');
  return { places: widened(places, rows), rows, samples };
}

/** The names of the file's sheets that people see, in the order of their tabs. */
export async function sheetNames(file: Uint8Array): Promise<string[]> {
  try {
    const sheets = await readSheetNames(file, { limits: LIMITS });
    return sheets.filter(({ hidden }) => !hidden).map(({ name }) => name);
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof XlsxError)) return error;
  if (error.code === 'too-large') return refuse(`文件不能超过${MOST_MB}MB`);
  if (error.code === 'too-many-rows') return refuse(`一次最多导入${MOST_ROWS}行，请分成几个文件`);
  return refuse(error.message);
}

const isSample = (cells: readonly CellValue[]): boolean => {
  const first = cells.find((cell) => !isBlank(cell));
  return typeof first === 'string' && first.trim().startsWith(SAMPLE_MARK);
};

const isBlank = (cell: CellValue): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '');

/** A line above the headings that names the list: one cell, often merged over all columns. */
function isTitle(cells: readonly CellValue[], columns: readonly ImportColumn[]): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  return filled.length === 1 && !isHeading(columns, filled[0]!);
}

/** Rows may be longer than the headings. */
function widened(
  places: (ImportColumn | undefined)[],
  rows: readonly ImportRow[],
): (ImportColumn | undefined)[] {
  const width = rows.reduce((most, row) => Math.max(most, row.cells.length), places.length);
  return [...places, ...Array<undefined>(width - places.length).fill(undefined)];
}

function readRow(
  rowNo: number,
  cells: readonly CellValue[],
  places: readonly (ImportColumn | undefined)[],
  dictionaries: Dictionaries,
): ImportRow {
  const row: ImportRow = {
    rowNo,
    id: newId(),
    cells,
    values: {},
    faults: new Map(),
    warnings: new Map(),
    waits: new Set(),
    before: null,
    row: {},
  };
  const parted = new Map<ImportColumn['field'], string[]>();
  for (const [index, cell] of cells.entries()) {
    if (isBlank(cell)) continue;
    const column = places[index];
    if (!column) {
      blame(row, placeName(index), '该列没有标题');
      continue;
    }
    const { field, part } = column;
    try {
      if (part !== undefined) partsOf(parted, column)[part] = cellText(cell);
      else if (CLEARS.has(typeof cell === 'string' ? cell.trim() : cell))
        row.values[field.name] = cleared(column);
      else row.values[field.name] = readCell(cell, { field, dictionaries });
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      blame(row, field.name, error.message);
    }
  }
  for (const [field, parts] of parted) joinParts(row, field, parts, places);
  return row;
}

function cleared({ field }: ImportColumn): null {
  if (field.required === true) throw new CellProblem(`${field.title}必填，不能清空`);
  return null;
}

function partsOf(parted: Map<ImportColumn['field'], string[]>, { field }: ImportColumn): string[] {
  const known = parted.get(field) ?? [];
  parted.set(field, known);
  return known;
}

/** The parts of a reference become the one text that they are together. */
function joinParts(
  row: ImportRow,
  field: ImportColumn['field'],
  parts: readonly string[],
  places: readonly (ImportColumn | undefined)[],
): void {
  if (row.values[field.name] !== undefined || row.faults.has(field.name)) return;
  const own = places.filter((column) => column?.field === field && column.part !== undefined);
  if (own.every((column) => CLEARS.has(parts[column!.part!]))) {
    if (field.required === true) blame(row, field.name, `${field.title}必填，不能清空`);
    else row.values[field.name] = null;
    return;
  }
  const blank = own.find((column) => !parts[column!.part!]);
  if (blank) blame(row, field.name, `${field.title}的${blank.title}不能为空`);
  else row.values[field.name] = parts.join('-');
}
