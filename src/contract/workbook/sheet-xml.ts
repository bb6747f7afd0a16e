import { columnLetters } from './cell-ref.ts';
import { XlsxError } from './error.ts';
import { encodeCellText } from './escapes.ts';
import { CELL_MAX_CHARS, SHEET_MAX_COLUMNS } from './limits.ts';

/** What may stand in a written cell; null leaves it blank. */
export type WrittenValue = string | number | null;

export interface SheetColumn {
  readonly title: string;
  /** In characters of the standard font; a Chinese character takes two. */
  readonly width?: number;
}

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const MAX_WIDTH = 60;
// Excel opens no file with a wider column.
const MAX_GIVEN_WIDTH = 255;

/** Cell styles of every written workbook, by their index in `STYLES_XML`. */
const TITLE_STYLE = 1;
const TEXT_STYLE = 2;
const QUOTED_TEXT_STYLE = 3;
const SAMPLE_STYLE = 4;

// Format 49 is "text": a number of 20 digits or a leading zero survives an edit in Excel. quotePrefix is the apostrophe a
// person types to keep Excel from reading a text as a formula, and keeps doing so when the cell is edited.
export const STYLES_XML =
  `${HEADER}<styleSheet xmlns="${MAIN}">` +
  '<fonts count="3"><font><sz val="11"/><name val="等线"/><charset val="134"/></font>' +
  '<font><b/><sz val="11"/><name val="等线"/><charset val="134"/></font>' +
  '<font><i/><sz val="11"/><color rgb="FF808080"/><name val="等线"/><charset val="134"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/>' +
  '<xf numFmtId="49" fontId="2" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

function textCell(ref: string, text: string, style: number): string {
  if (text.length > CELL_MAX_CHARS) {
    throw new XlsxError('cell-too-long', `单元格 ${ref} 的文字超过 ${CELL_MAX_CHARS} 字，无法导出`);
  }
  return `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${encodeCellText(text)}</t></is></c>`;
}

function cellXml(ref: string, value: WrittenValue): string {
  if (value === null || value === '') return '';
  if (typeof value === 'string') {
    return textCell(ref, value, FORMULA_START.test(value) ? QUOTED_TEXT_STYLE : TEXT_STYLE);
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    throw new XlsxError('bad-value', `单元格 ${ref} 的值无法导出`, `${typeof value} ${String(value)}`);
  }
  return `<c r="${ref}"><v>${value}</v></c>`;
}

/** One row, every cell with its reference; text is always a text cell and never a formula. */
export function rowXml(rowNo: number, values: readonly WrittenValue[], letters: readonly string[]): string {
  if (values.length > SHEET_MAX_COLUMNS) {
    throw new XlsxError('too-many-columns', `导出超过 ${SHEET_MAX_COLUMNS} 列`, `row ${rowNo}`);
  }
  let cells = '';
  for (let i = 0; i < values.length; i++) {
    cells += cellXml(`${letters[i] ?? columnLetters(i)}${rowNo}`, values[i] ?? null);
  }
  return cells === '' ? '' : `<row r="${rowNo}">${cells}</row>`;
}

/** A row of texts in grey, which shows what others are to look like. */
export function sampleRowXml(
  rowNo: number,
  values: readonly WrittenValue[],
  letters: readonly string[],
): string {
  const cells = values.map((value, at) =>
    value === null || value === ''
      ? ''
      : textCell(`${letters[at] ?? columnLetters(at)}${rowNo}`, String(value), SAMPLE_STYLE),
  );
  return `<row r="${rowNo}">${cells.join('')}</row>`;
}

export function titleRowXml(columns: readonly SheetColumn[]): string {
  const cells = columns.map(({ title }, i) =>
    title === '' ? '' : textCell(`${columnLetters(i)}1`, title, TITLE_STYLE),
  );
  return `<row r="1">${cells.join('')}</row>`;
}

function defaultWidth(title: string): number {
  let width = 4;
  for (const character of title) width += (character.codePointAt(0) ?? 0) > 0xff ? 2 : 1;
  return Math.min(width, MAX_WIDTH);
}

/** A worksheet up to its first row: the frozen title row and the widths of the columns. */
export function sheetStartXml(columns: readonly SheetColumn[], freezeHeader: boolean): string {
  const pane = freezeHeader
    ? '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>'
    : '';
  const widths = columns.map(
    ({ title, width }, i) =>
      `<col min="${i + 1}" max="${i + 1}" width="${Math.min(width ?? defaultWidth(title), MAX_GIVEN_WIDTH)}" customWidth="1"/>`,
  );
  return (
    `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`
  );
}

export const SHEET_END_XML = '</sheetData></worksheet>';
