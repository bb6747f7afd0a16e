import { columnLetters } from '../../contract/workbook/cell-ref.ts';
import { SHEET_MAX_ROWS } from '../../contract/workbook/limits.ts';
import { packageParts, sheetName, sheetPath } from '../../contract/workbook/package-xml.ts';
import {
  rowXml,
  SHEET_END_XML,
  sheetStartXml,
  titleRowXml,
  type WrittenValue,
} from '../../contract/workbook/sheet-xml.ts';
import { ZipStream } from './zip-stream.ts';

const CHUNK_CHARS = 64 * 1024;
// A part beyond 4 GiB needs an extension of the zip format that not every program reads.
const MAX_SHEET_CHARS = 1024 * 1024 * 1024;

/** Writes a workbook row by row; a list that is longer than a sheet goes on in a further one under the same titles. */
export class WorkbookStream {
  private readonly zip: ZipStream;
  private readonly letters: readonly string[];
  private readonly encoder = new TextEncoder();
  private readonly taken = new Set<string>();
  private readonly sheets: string[] = [];
  private text = '';
  private rowNo = 0;
  private chars = 0;

  constructor(
    private readonly name: string,
    private readonly titles: readonly string[],
    send: (bytes: Uint8Array) => void,
    private readonly maxRows = SHEET_MAX_ROWS,
  ) {
    this.zip = new ZipStream(send);
    this.letters = titles.map((_, index) => columnLetters(index));
  }

  /** Adds a row; resolves when more is wanted. */
  async add(values: readonly WrittenValue[]): Promise<void> {
    if (this.sheets.length === 0) this.beginSheet();
    else if (this.rowNo >= this.maxRows || this.chars >= MAX_SHEET_CHARS) {
      await this.endSheet();
      this.beginSheet();
    }
    this.rowNo += 1;
    this.text += rowXml(this.rowNo, values, this.letters);
    if (this.text.length >= CHUNK_CHARS) await this.flush();
  }

  /** Ends the file; without any row it has the titles alone. */
  async finish(): Promise<void> {
    if (this.sheets.length === 0) this.beginSheet();
    await this.endSheet();
    for (const [path, xml] of packageParts(this.sheets)) {
      this.zip.begin(path);
      await this.zip.write(this.encoder.encode(xml));
      await this.zip.end();
    }
    this.zip.finish();
  }

  private beginSheet(): void {
    this.sheets.push(sheetName(this.name, this.taken));
    this.zip.begin(sheetPath(this.sheets.length));
    const columns = this.titles.map((title) => ({ title }));
    this.text = sheetStartXml(columns, true) + titleRowXml(columns);
    this.rowNo = 1;
    this.chars = 0;
  }

  private async endSheet(): Promise<void> {
    this.text += SHEET_END_XML;
    await this.flush();
    await this.zip.end();
  }

  private async flush(): Promise<void> {
    const { text } = this;
    this.text = '';
    this.chars += text.length;
    await this.zip.write(this.encoder.encode(text));
  }
}
