import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { columnLetters } from '../../../contract/workbook/cell-ref.ts';
import { XlsxError } from '../../../contract/workbook/error.ts';
import { SHEET_MAX_ROWS } from '../../../contract/workbook/limits.ts';
import { packageParts, sheetName, sheetPath } from '../../../contract/workbook/package-xml.ts';
import { RowCursor } from './row-cursor.ts';
import {
  SHEET_END_XML,
  rowXml,
  sampleRowXml,
  sheetStartXml,
  titleRowXml,
} from '../../../contract/workbook/sheet-xml.ts';
import type { SheetColumn, WrittenValue } from '../../../contract/workbook/sheet-xml.ts';

export { XlsxError } from '../../../contract/workbook/error.ts';
export type { SheetColumn, WrittenValue } from '../../../contract/workbook/sheet-xml.ts';

export interface WrittenSheet {
  /** Characters that sheet names cannot have are replaced, long names cut, equal names numbered. */
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: AsyncIterable<readonly WrittenValue[]> | Iterable<readonly WrittenValue[]>;
  readonly freezeHeader?: boolean;
  /** The rows show what others are to look like, and stand in grey. */
  readonly isSample?: boolean;
}

export interface WriteOptions {
  /** Rows of one sheet, its title row included, before a further sheet is begun; at most the 1,048,576 of the format. */
  readonly maxRowsPerSheet?: number;
}

const CHUNK_CHARS = 64 * 1024;
/** The same rows make the same bytes, whenever and however often they are written. */
const WRITTEN = { mtime: new Date(2000, 0, 1) };
// A part beyond 4 GiB needs an extension of the zip format that not every program reads.
const MAX_SHEET_CHARS = 1024 * 1024 * 1024;

async function* sheetXml(
  sheet: WrittenSheet,
  rows: RowCursor<readonly WrittenValue[]>,
  maxRows: number,
): AsyncGenerator<Buffer> {
  const letters = sheet.columns.map((_, i) => columnLetters(i));
  let text = sheetStartXml(sheet.columns, sheet.freezeHeader ?? false) + titleRowXml(sheet.columns);
  let written = 0;
  for (let rowNo = 2; rowNo <= maxRows && written < MAX_SHEET_CHARS; rowNo++) {
    const row = await rows.next();
    if (row === undefined) break;
    text += (sheet.isSample ? sampleRowXml : rowXml)(rowNo, row, letters);
    if (text.length < CHUNK_CHARS) continue;
    written += text.length;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + SHEET_END_XML);
}

/**
 * Writes a workbook to `target` and ends it. Rows are taken one at a time as the target accepts them, so memory does not
 * grow with their number; a list longer than a sheet goes on in a further sheet under the same titles. When the rows fail
 * the target is destroyed, so that half a file is never taken for a whole one.
 */
export async function writeSheets(
  target: NodeJS.WritableStream,
  sheets: readonly WrittenSheet[],
  options: WriteOptions = {},
): Promise<void> {
  const maxRows = Math.min(options.maxRowsPerSheet ?? SHEET_MAX_ROWS, SHEET_MAX_ROWS);
  if (sheets.length === 0 || maxRows < 2) throw new XlsxError('bad-value', '没有可导出的工作表');
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sent = pipeline(output, target);
  const taken = new Set<string>();
  const names: string[] = [];
  let source: Readable | null = null;
  try {
    for (const sheet of sheets) {
      const rows = new RowCursor(sheet.rows);
      try {
        do {
          names.push(sheetName(sheet.name, taken));
          source = Readable.from(sheetXml(sheet, rows, maxRows), { objectMode: false });
          zip.addReadStream(source, sheetPath(names.length), WRITTEN);
          await Promise.race([finished(source), sent]);
        } while (await rows.more());
      } finally {
        await rows.close();
      }
    }
    for (const [path, xml] of packageParts(names)) zip.addBuffer(Buffer.from(xml), path, WRITTEN);
    zip.end();
    await sent;
  } catch (error) {
    source?.destroy();
    output.destroy(error as Error);
    await sent.catch(() => undefined);
    throw error;
  }
}
