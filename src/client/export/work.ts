import { XlsxError } from '../../contract/workbook/error.ts';
import { cellOf, type ExportedColumn, type ExportedRow } from './cells.ts';
import { RowScan } from './row-scan.ts';
import { WorkbookStream } from './workbook-stream.ts';

/** What the page has the worker do, one after the other. */
export type Order =
  | {
      readonly kind: 'begin';
      readonly name: string;
      readonly columns: readonly ExportedColumn[];
      readonly most: number;
    }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  /** The answer is over. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'rows'; readonly rows: readonly ExportedRow[] }
  | { readonly kind: 'finish' };

/** What came of an order. */
export type Outcome =
  /** How many rows are in the file. */
  | { readonly kind: 'count'; readonly count: number }
  /** What stood around the rows of an answer; `isWhole` is off for what is no JSON or was cut off. */
  | { readonly kind: 'answer'; readonly answer: unknown; readonly isWhole: boolean; readonly count: number }
  | { readonly kind: 'file'; readonly content: Blob; readonly count: number }
  | { readonly kind: 'failed'; readonly text: string };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Pieces of so many bytes become a Blob, which the browser may keep on disk. */
const BLOB_BYTES = 4 * 1024 * 1024;

const isRow = (value: unknown): value is ExportedRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes one workbook out of answers as they arrive. Knows neither the server nor the page. */
export class ExportWork {
  private readonly done: Blob[] = [];
  private pieces: Uint8Array<ArrayBuffer>[] = [];
  private size = 0;
  private columns: readonly ExportedColumn[] = [];
  private most = 0;
  private book: WorkbookStream | undefined;
  private scan = new RowScan();
  private decoder = new TextDecoder();
  private count = 0;

  /** Does what is ordered; orders come one at a time. */
  async take(order: Order): Promise<Outcome> {
    try {
      return await this.obey(order);
    } catch (failure) {
      return {
        kind: 'failed',
        text: failure instanceof XlsxError ? failure.message : '生成文件失败，请重试',
      };
    }
  }

  private async obey(order: Order): Promise<Outcome> {
    switch (order.kind) {
      case 'begin': {
        const { name, columns, most } = order;
        this.columns = columns;
        this.most = most;
        this.book = new WorkbookStream(
          name,
          columns.map(({ title }) => title),
          (bytes) => this.keep(bytes),
        );
        return { kind: 'count', count: 0 };
      }
      case 'bytes':
        return this.read(this.decoder.decode(order.bytes, { stream: true }));
      case 'answered':
        return this.endAnswer();
      case 'rows':
        for (const row of order.rows) await this.add(row);
        return { kind: 'count', count: this.count };
      case 'finish':
        await this.book?.finish();
        return { kind: 'file', content: this.file(), count: this.count };
    }
  }

  private async read(text: string): Promise<Outcome> {
    try {
      for (const row of this.scan.write(text)) if (isRow(row)) await this.add(row);
    } catch (failure) {
      if (!(failure instanceof SyntaxError)) throw failure;
      return { kind: 'failed', text: '服务器返回的内容无法识别' };
    }
    return { kind: 'count', count: this.count };
  }

  private async endAnswer(): Promise<Outcome> {
    await this.read(this.decoder.decode());
    const answer = wholeOf(this.scan);
    this.scan = new RowScan();
    this.decoder = new TextDecoder();
    return { kind: 'answer', answer, isWhole: answer !== undefined, count: this.count };
  }

  private async add(row: ExportedRow): Promise<void> {
    if (this.count >= this.most) return;
    this.count += 1;
    await this.book?.add(this.columns.map((column) => cellOf(column, row)));
  }

  private keep(bytes: Uint8Array): void {
    // What a compressor gives may be used again by it.
    this.pieces.push(bytes.slice());
    this.size += bytes.length;
    if (this.size < BLOB_BYTES) return;
    this.done.push(new Blob(this.pieces));
    this.pieces = [];
    this.size = 0;
  }

  private file(): Blob {
    return new Blob([...this.done, ...this.pieces], { type: XLSX });
  }
}

function wholeOf(scan: RowScan): unknown {
  try {
    return scan.end();
  } catch {
    return undefined;
  }
}
