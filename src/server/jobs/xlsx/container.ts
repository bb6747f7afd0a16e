import { XlsxError, notXlsx } from '../../../contract/workbook/error.ts';

/** Random access to the bytes of a file, on disk or in memory. */
export interface ByteSource {
  readonly size: number;
  read(position: number, length: number): Promise<Buffer>;
}

const OLE_MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');

// An .xls and a password-protected .xlsx share this container; the names of its streams tell them apart.
async function explainOle(source: ByteSource, head: Buffer): Promise<XlsxError> {
  const sectorSize = 1 << Math.min(head.readUInt16LE(30), 12);
  const directory = await source.read((head.readUInt32LE(48) + 1) * sectorSize, 4096);
  const has = (name: string): boolean => directory.includes(Buffer.from(`${name}\0`, 'utf16le'));
  if (has('EncryptedPackage') || has('EncryptionInfo')) return encrypted();
  if (has('Workbook') || has('Book')) {
    return new XlsxError(
      'legacy-xls',
      '这是旧版 .xls 文件，请在 Excel 或 WPS 中另存为“Excel 工作簿（.xlsx）”后再上传',
    );
  }
  return notXlsx('OLE container');
}

/** The workbook has a password to open it. */
export function encrypted(): XlsxError {
  return new XlsxError('encrypted', '文件设置了打开密码，无法读取，请去除密码后再上传');
}

/** Refuses what is not a zip archive, with a message that fits the formats people confuse with .xlsx. */
export async function assertArchive(source: ByteSource, maxBytes: number): Promise<void> {
  if (source.size > maxBytes) {
    const megabytes = Math.max(1, Math.floor(maxBytes / 1024 / 1024));
    throw new XlsxError('too-large', `文件超过 ${megabytes} MB，请拆分后再上传`, `${source.size} bytes`);
  }
  const head = await source.read(0, 512);
  if (head.length >= 512 && head.subarray(0, 8).equals(OLE_MAGIC)) throw await explainOle(source, head);
  if (!head.subarray(0, 4).equals(ZIP_MAGIC)) throw notXlsx('no zip signature');
}
