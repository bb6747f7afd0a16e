import { columnLetters, columnOfRef } from '../../../contract/workbook/cell-ref.ts';
import { XlsxError, damaged } from '../../../contract/workbook/error.ts';
import { decodeCellEscapes } from '../../../contract/workbook/escapes.ts';
import { SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from '../../../contract/workbook/limits.ts';
import type { ReadLimits } from '../../../contract/workbook/limits.ts';
import type { CellValue, SheetRow } from './row.ts';
import { formatSerial } from './serial-dates.ts';
import type { FormatKind } from './serial-dates.ts';
import { assertCellLength } from './shared-strings.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { Attributes, ScanHandler } from './xml-scan.ts';

// No program writes a longer number, and on a very long one the pattern below would take very long.
const MAX_NUMBER = 64;
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/;
const ISO_DATE = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(?:\.\d+)?Z?)?$/;

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly limits: ReadLimits;
  readonly strings: SharedStrings | null;
  readonly styles: readonly FormatKind[];
  readonly date1904: boolean;
}

/** Turns the markup of a worksheet into rows; a person who feeds the markup takes the finished rows out of `ready`. */
export class SheetRows implements ScanHandler {
  ready: SheetRow[] = [];
  /** The last row was read; what follows (merged ranges, rules, links) holds no values. */
  finished = false;
  private readonly context: SheetContext;
  private root = '';
  private inData = false;
  private inRow = false;
  private inCell = false;
  private inPhonetic = false;
  private capturing = false;
  private rowNo = 0;
  private rowCount = 0;
  private column = -1;
  private cells: CellValue[] = [];
  private type = '';
  private kind: FormatKind = 'number';
  private content = '';
  private piece = '';

  constructor(context: SheetContext) {
    this.context = context;
  }

  open(name: string, attributes: Attributes): void {
    if (this.inCell) this.openInCell(name);
    else if (this.inRow) {
      if (name === 'c') this.openCell(attributes);
    } else if (this.inData) {
      if (name === 'row') this.openRow(attributes.get('r'));
    } else if (this.root === '') {
      this.root = name;
      if (name !== 'worksheet') throw damaged(`root element ${name.slice(0, 40)}`);
    } else if (name === 'sheetData') this.inData = true;
  }

  text(piece: string): void {
    if (this.capturing) this.piece += piece;
  }

  close(name: string): void {
    if (this.inCell) this.closeInCell(name);
    else if (name === 'row') this.closeRow();
    else if (name === 'sheetData') {
      this.inData = false;
      this.finished = true;
    }
  }

  private openRow(r: string | undefined): void {
    const rowNo = r === undefined ? this.rowNo + 1 : Number(r);
    if (!Number.isInteger(rowNo) || rowNo <= this.rowNo || rowNo > SHEET_MAX_ROWS) {
      throw damaged(`row ${String(r).slice(0, 20)} after row ${this.rowNo}`);
    }
    this.inRow = true;
    this.rowNo = rowNo;
    this.column = -1;
    this.cells = [];
  }

  private closeRow(): void {
    this.inRow = false;
    if (this.cells.length === 0) return;
    const { maxRows } = this.context.limits;
    if (++this.rowCount > maxRows) {
      throw new XlsxError('too-many-rows', `工作表超过 ${maxRows} 行，请拆分后再上传`);
    }
    this.ready.push({ rowNo: this.rowNo, cells: this.cells });
  }

  private openCell(attributes: Attributes): void {
    const ref = attributes.get('r');
    const column = ref === undefined ? this.column + 1 : columnOfRef(ref, this.rowNo);
    if (column <= this.column || column >= SHEET_MAX_COLUMNS)
      throw damaged(`cell ${String(ref)} is out of place`);
    this.column = column;
    this.inCell = true;
    this.type = attributes.get('t') ?? 'n';
    this.kind = this.context.styles[Number(attributes.get('s') ?? 0)] ?? 'number';
    this.content = '';
  }

  private openInCell(name: string): void {
    if (name === 'rPh') this.inPhonetic = true;
    this.capturing =
      name === 'v'
        ? this.type !== 'inlineStr'
        : name === 't' && this.type === 'inlineStr' && !this.inPhonetic;
    this.piece = '';
  }

  private closeInCell(name: string): void {
    if (this.capturing && (name === 'v' || name === 't')) {
      this.capturing = false;
      this.content += name === 't' || this.type === 'str' ? decodeCellEscapes(this.piece) : this.piece;
      if (this.content.length > this.context.limits.maxCellChars) this.assertLength(this.content.length);
    } else if (name === 'rPh') this.inPhonetic = false;
    else if (name === 'c') {
      this.inCell = false;
      const value = this.value();
      if (value !== null) this.put(value);
    }
  }

  private put(value: CellValue): void {
    const { maxColumns } = this.context.limits;
    if (this.column >= maxColumns) {
      throw new XlsxError(
        'too-many-columns',
        `工作表超过 ${maxColumns} 列，请删去多余的列后再上传`,
        this.where(),
      );
    }
    while (this.cells.length < this.column) this.cells.push(null);
    this.cells.push(value);
  }

  private value(): CellValue {
    const { content: text } = this;
    if (text === '') return null;
    switch (this.type) {
      case 'n':
        if (text.length > MAX_NUMBER || !NUMBER.test(text)) throw damaged(`${this.where()} is not a number`);
        return formatSerial(Number(text), this.kind, this.context.date1904);
      case 's':
        return this.shared(text);
      case 'b':
        return text.trim() === '1' || text.trim() === 'true';
      case 'd': {
        const date = ISO_DATE.exec(text.trim());
        if (!date) throw damaged(`${this.where()} is not a date`);
        return date[2] === undefined || date[2] === '00:00:00' ? (date[1] ?? null) : `${date[1]} ${date[2]}`;
      }
      case 'str':
      case 'inlineStr':
      case 'e':
        return detached(text);
      default:
        throw damaged(`${this.where()} has an unknown type`);
    }
  }

  private shared(index: string): string | null {
    const text = /^\s*\d{1,9}\s*$/.test(index) ? this.context.strings?.get(Number(index)) : undefined;
    if (text === undefined) throw damaged(`${this.where()} refers to a missing text`);
    return text === '' ? null : text;
  }

  private assertLength(length: number): void {
    assertCellLength(length, this.context.limits, `单元格 ${this.where()} `);
  }

  private where(): string {
    return `${columnLetters(this.column)}${this.rowNo}`;
  }
}

// A slice keeps the piece of XML it was cut from in memory for as long as the caller keeps the cell.
function detached(text: string): string {
  return text.length < 13 ? text : Buffer.from(text, 'utf16le').toString('utf16le');
}
