import { XlsxError } from '../../contract/workbook/error.ts';
import { crc32 } from './crc32.ts';

/** Bit 3: sizes follow the content; bit 11: names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const STORED = 0;
/** 1 January 1980: the same rows make the same file. */
const DAY = 0x0021;
const VERSION = 20;
const MOST = 0xffff_ffff;

interface Entry {
  readonly path: Uint8Array;
  readonly method: number;
  readonly offset: number;
  crc: number;
  packed: number;
  size: number;
}

const text = new TextEncoder();

/** Little-endian numbers of 2 and 4 bytes, one after the other. */
function record(fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [, size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/**
 * Writes a zip archive piece by piece, so that nothing of it need be held. Browsers older than CompressionStream (Chromium
 * 103, Safari 16.4) get the same archive without compression.
 */
export class ZipStream {
  private readonly entries: Entry[] = [];
  private written = 0;
  private packing: { readonly writer: WritableStreamDefaultWriter; readonly done: Promise<void> } | undefined;

  constructor(private readonly send: (bytes: Uint8Array) => void) {}

  /** Begins a part. */
  begin(path: string): void {
    const method = typeof CompressionStream === 'undefined' ? STORED : DEFLATED;
    const entry: Entry = {
      path: text.encode(path),
      method,
      offset: this.written,
      crc: 0,
      packed: 0,
      size: 0,
    };
    this.entries.push(entry);
    this.put(record([[0x04034b50, 4], [VERSION, 2], ...this.common(entry), [0, 2]]));
    this.put(entry.path);
    if (method === DEFLATED) this.packing = this.pack(entry);
  }

  /** Goes on with the part that was begun; resolves when more is wanted. */
  async write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const entry = this.current();
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    if (!this.packing) {
      entry.packed += bytes.length;
      return this.put(bytes);
    }
    await this.packing.writer.ready;
    // A failure of the packing is told by `done`.
    this.packing.writer.write(bytes).catch(() => undefined);
  }

  /** Ends the part that was begun. */
  async end(): Promise<void> {
    if (this.packing) {
      await this.packing.writer.close();
      await this.packing.done;
      this.packing = undefined;
    }
    const { crc, packed, size } = this.current();
    this.put(
      record([
        [0x08074b50, 4],
        [crc, 4],
        [packed, 4],
        [size, 4],
      ]),
    );
  }

  /** Ends the archive. */
  finish(): void {
    const begin = this.written;
    for (const entry of this.entries) {
      this.put(
        record([
          [0x02014b50, 4],
          [VERSION, 2],
          [VERSION, 2],
          ...this.common(entry),
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 2],
          [0, 4],
          [entry.offset, 4],
        ]),
      );
      this.put(entry.path);
    }
    const count = this.entries.length;
    this.put(
      record([
        [0x06054b50, 4],
        [0, 2],
        [0, 2],
        [count, 2],
        [count, 2],
        [this.written - begin, 4],
        [begin, 4],
        [0, 2],
      ]),
    );
  }

  /** What the local and the central record of an entry both say. */
  private common({ method, crc, packed, size, path }: Entry): (readonly [number, 2 | 4])[] {
    return [
      [FLAGS, 2],
      [method, 2],
      [0, 2],
      [DAY, 2],
      [crc, 4],
      [packed, 4],
      [size, 4],
      [path.length, 2],
    ];
  }

  private pack(entry: Entry): NonNullable<ZipStream['packing']> {
    const { writable, readable } = new CompressionStream('deflate-raw');
    const reader = readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    const pump = async () => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        entry.packed += piece.value.length;
        this.put(piece.value);
      }
    };
    return { writer: writable.getWriter(), done: pump() };
  }

  private current(): Entry {
    const entry = this.entries.at(-1);
    if (!entry) throw new Error('no part was begun');
    return entry;
  }

  private put(bytes: Uint8Array): void {
    this.written += bytes.length;
    if (this.written > MOST) throw new XlsxError('too-large', '导出的文件过大，请缩小查询范围后分几次导出');
    this.send(bytes);
  }
}
