import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { Refusal, refuse } from '../../data/refusal.ts';
import { isOfTheSystem } from '../../storage/disk-full.ts';
import { writePassing } from '../../storage/passing-file.ts';

/** An archive where it lies: only what is needed of it is read. */
export interface StoredPack {
  readonly size: number;
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>;
}

/** A file of an archive. Its path is for people alone: nothing is ever written under it. */
export interface PackedFile {
  readonly path: string;
  /** The name without folder and extension. */
  readonly key: string;
  /** What it says it unpacks to, in bytes; `unpack` holds it to that. */
  readonly size: number;
  /** Writes the file to a new place. @throws Refusal when it cannot be unpacked, or not to what it says */
  unpack(to: string): Promise<void>;
}

const MOST_FILES = 2_000;
const MOST_EXPANDED = 512 * 1024 * 1024;
/** A picture hardly shrinks any more; below the floor a ratio says nothing. */
const MOST_RATIO = 50;
const RATIO_FLOOR = 256 * 1024;
const MOST_PATH = 200;
const STORED = 0;
const DEFLATED = 8;
const UTF8_FLAG = 0x800;

/** The files of a .zip in its order, without what operating systems add to one. @throws Refusal for no good archive */
export async function openPack(stored: StoredPack): Promise<PackedFile[]> {
  try {
    // Names are decoded here: archives of older programs carry them in the encoding of their country.
    const zip = await yauzl.fromRandomAccessReaderPromise(new PackReader(stored), stored.size, {
      decodeStrings: false,
      autoClose: false,
    });
    if (zip.entryCount > MOST_FILES) throw tooMany();
    const files: PackedFile[] = [];
    let expanded = 0;
    for await (const entry of zip.eachEntry()) {
      expanded += entry.uncompressedSize;
      if (expanded > MOST_EXPANDED) throw refuse('压缩包解压后过大，请分成几个文件');
      const path = pathOf(entry);
      if (isFile(path)) files.push(packed(zip, entry, path));
      if (files.length > MOST_FILES) throw tooMany();
    }
    if (files.length === 0) throw refuse('压缩包中没有文件');
    if (new Set(files.map(({ path }) => path)).size < files.length) throw refuse('压缩包中有路径相同的文件');
    return files;
  } catch (error) {
    throw error instanceof Refusal ? error : refuse('压缩包已损坏或不是zip格式，无法读取');
  }
}

class PackReader extends RandomAccessReader {
  constructor(private readonly stored: StoredPack) {
    super();
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.stored.read(start, end), { objectMode: false });
  }
}

const tooMany = () => refuse(`一个压缩包最多${MOST_FILES}个文件，请分成几个压缩包`);

function pathOf({ generalPurposeBitFlag, fileNameRaw }: Entry): string {
  const decode = (encoding: string, fatal: boolean) =>
    new TextDecoder(encoding, { fatal }).decode(fileNameRaw);
  let path: string;
  try {
    path = decode('utf-8', (generalPurposeBitFlag & UTF8_FLAG) === 0);
  } catch {
    path = decode('gb18030', false);
  }
  // eslint-disable-next-line no-control-regex -- control characters are exactly what is taken out
  const clean = path.replaceAll('\\', '/').replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '');
  return [...clean].slice(-MOST_PATH).join('');
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function isFile(path: string): boolean {
  const base = baseOf(path);
  if (base === '' || base.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(base)) return false;
  return !/(^|\/)__MACOSX\//.test(path);
}

const packed = (zip: ZipFile, entry: Entry, path: string): PackedFile => ({
  path,
  key: baseOf(path)
    .replace(/\.[^.]*$/, '')
    .normalize('NFKC')
    .trim(),
  size: entry.uncompressedSize,
  unpack: (to) => unpack(zip, entry, to),
});

async function unpack(zip: ZipFile, entry: Entry, to: string): Promise<void> {
  const { uncompressedSize, compressedSize, compressionMethod } = entry;
  if (entry.isEncrypted()) throw refuse('文件设置了密码，无法读取');
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) throw refuse('压缩方式不支持');
  if (uncompressedSize > RATIO_FLOOR && uncompressedSize > compressedSize * MOST_RATIO)
    throw refuse('文件压缩比异常，已拒绝');
  let checksum = 0;
  async function* summed(packed: Readable): AsyncGenerator<Buffer> {
    for await (const bytes of packed) {
      checksum = crc32(bytes as Buffer, checksum);
      yield bytes as Buffer;
    }
  }
  try {
    // The stream ends with an error when it holds more or less than was said.
    await writePassing(to, summed(await zip.openReadStreamPromise(entry)));
  } catch (error) {
    if (isOfTheSystem(error)) throw error;
    throw refuse('文件已损坏，无法解压');
  }
  if (checksum !== entry.crc32) throw refuse('文件已损坏，无法解压');
}
