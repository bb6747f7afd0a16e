import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import yauzl from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { assertArchive, encrypted } from './container.ts';
import type { ByteSource } from './container.ts';
import { XlsxError, damaged, expandsTooMuch } from '../../../contract/workbook/error.ts';
import type { ReadLimits } from '../../../contract/workbook/limits.ts';

const RATIO_FLOOR = 8 * 1024 * 1024;
const CHUNK = 64 * 1024;

function unsafe(detail: string): XlsxError {
  return new XlsxError('unsafe-archive', '文件内含不安全或重复的内部路径，已拒绝读取', detail);
}

/** The entry's name as parts are looked up: spreadsheet programs do not agree on letter case. */
function partKey(path: string): string {
  return path.toLowerCase();
}

function assertSafe(entry: Entry): void {
  const name = entry.fileName;
  const parts = name.split('/');
  if (name.includes('\0') || name.startsWith('/') || /^[A-Za-z]:/.test(name) || parts.includes('..')) {
    throw unsafe(JSON.stringify(name.slice(0, 100)));
  }
  const unixMode = entry.externalFileAttributes >>> 16;
  if ((unixMode & 0xf000) === 0xa000) throw unsafe(`symbolic link ${JSON.stringify(name.slice(0, 100))}`);
  if (entry.isEncrypted()) throw encrypted();
}

async function readDirectory(zip: ZipFile, limits: ReadLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.maxEntries) throw expandsTooMuch(`${zip.entryCount} entries`);
  const entries = new Map<string, Entry>();
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    assertSafe(entry);
    declared += entry.uncompressedSize;
    if (declared > limits.maxExpandedBytes) throw expandsTooMuch(`declares more than ${declared} bytes`);
    const key = partKey(entry.fileName);
    if (entries.has(key)) throw unsafe(`duplicate ${JSON.stringify(key.slice(0, 100))}`);
    entries.set(key, entry);
  }
  return entries;
}

/** The parts of one workbook file. Nothing is ever written to disk, and every unpacked byte counts against the limits. */
export class Archive {
  private readonly zip: ZipFile;
  private readonly limits: ReadLimits;
  private readonly entries: Map<string, Entry>;
  private expanded = 0;

  constructor(zip: ZipFile, limits: ReadLimits, entries: Map<string, Entry>) {
    this.zip = zip;
    this.limits = limits;
    this.entries = entries;
  }

  has(path: string): boolean {
    return this.entries.has(partKey(path));
  }

  /** Unpacks one part as UTF-8 text; fails when size or checksum differ from what the archive declares. */
  async *text(path: string): AsyncGenerator<string, void, undefined> {
    const entry = this.entries.get(partKey(path));
    if (!entry) throw damaged(`missing part ${path.slice(0, 100)}`);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of this.bytes(entry)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  }

  private async *bytes(entry: Entry): AsyncGenerator<Buffer, void, undefined> {
    const { uncompressedSize: declared, compressedSize: packed } = entry;
    if (declared > RATIO_FLOOR && declared > packed * this.limits.maxRatio) {
      throw expandsTooMuch(`ratio ${Math.round(declared / Math.max(1, packed))}`);
    }
    let size = 0;
    let checksum = 0;
    for await (const chunk of await this.unpack(entry)) {
      const bytes = chunk as Buffer;
      size += bytes.length;
      this.expanded += bytes.length;
      if (size > declared) throw damaged('unpacks to more than declared');
      if (this.expanded > this.limits.maxExpandedBytes) throw expandsTooMuch('while unpacking');
      checksum = crc32(bytes, checksum);
      yield bytes;
    }
    if (size !== declared) throw damaged('unpacks to less than declared');
    if (checksum !== entry.crc32) throw damaged('checksum differs');
  }

  private async unpack(entry: Entry): Promise<Readable> {
    if (entry.compressionMethod === 0) return this.zip.openReadStreamPromise(entry);
    if (entry.compressionMethod !== 8) throw damaged(`compression method ${entry.compressionMethod}`);
    const packed = await this.zip.openReadStreamPromise(entry, { decodeFileData: false });
    // An error of either stream, and leaving the loop over the result, ends both.
    return pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => undefined);
  }
}

/** Gives `work` the parts of the file, and maps whatever the archive library throws to a refusal in Chinese. */
export async function* withArchive<T>(
  file: string | Uint8Array,
  limits: ReadLimits,
  work: (archive: Archive) => AsyncIterable<T>,
): AsyncGenerator<T, void, undefined> {
  const handle = typeof file === 'string' ? await open(file, 'r') : null;
  let zip: ZipFile | null = null;
  try {
    const memory =
      typeof file === 'string' ? Buffer.alloc(0) : Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    const source: ByteSource = handle
      ? {
          size: (await handle.stat()).size,
          read: async (position, length) => {
            const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
            return buffer.subarray(0, bytesRead);
          },
        }
      : {
          size: memory.length,
          read: async (position, length) => memory.subarray(position, position + length),
        };
    await assertArchive(source, limits.maxBytes);
    zip = handle
      ? await yauzl.fromFdPromise(handle.fd, { autoClose: false })
      : await yauzl.fromBufferPromise(memory);
    yield* work(new Archive(zip, limits, await readDirectory(zip, limits)));
  } catch (error) {
    throw asRefusal(error);
  } finally {
    await handle?.close();
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof XlsxError || !(error instanceof Error)) return error;
  const { message } = error;
  if (/^(absolute path|invalid relative path|invalid characters in fileName)/.test(message))
    return unsafe(message);
  return damaged(message, error);
}
