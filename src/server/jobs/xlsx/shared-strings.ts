import type { Archive } from './archive.ts';
import { XlsxError } from '../../../contract/workbook/error.ts';
import { decodeCellEscapes } from '../../../contract/workbook/escapes.ts';
import type { ReadLimits } from '../../../contract/workbook/limits.ts';
import { XmlScanner } from './xml-scan.ts';

const PAGE_BYTES = 1024 * 1024;

/**
 * The distinct texts of a workbook. They are kept as UTF-16 in a few large pages: as a million separate strings they
 * would take several times the memory of their letters.
 */
export class SharedStrings {
  private readonly limits: ReadLimits;
  private readonly pages: Buffer[] = [];
  private readonly pageOf: number[] = [];
  private readonly startOf: number[] = [];
  private readonly endOf: number[] = [];
  private used = 0;
  private chars = 0;

  constructor(limits: ReadLimits) {
    this.limits = limits;
  }

  add(text: string): void {
    this.chars += text.length;
    if (this.startOf.length >= this.limits.maxSharedStrings || this.chars > this.limits.maxSharedChars) {
      throw new XlsxError(
        'too-many-strings',
        '文件中的不同文字过多，无法一次读取，请拆分后再上传',
        `${this.startOf.length} strings`,
      );
    }
    const bytes = text.length * 2;
    let page = this.pages.at(-1);
    if (!page || page.length - this.used < bytes) {
      page = Buffer.allocUnsafeSlow(Math.max(PAGE_BYTES, bytes));
      this.pages.push(page);
      this.used = 0;
    }
    page.write(text, this.used, 'utf16le');
    this.pageOf.push(this.pages.length - 1);
    this.startOf.push(this.used);
    this.used += bytes;
    this.endOf.push(this.used);
  }

  get(index: number): string | undefined {
    return this.pages[this.pageOf[index] ?? -1]?.toString('utf16le', this.startOf[index], this.endOf[index]);
  }
}

/** Refuses a text longer than any spreadsheet program lets a person type. */
export function assertCellLength(length: number, limits: ReadLimits, where: string): void {
  if (length <= limits.maxCellChars) return;
  throw new XlsxError('cell-too-long', `${where}的文字超过 ${limits.maxCellChars} 字，请缩短后再上传`);
}

/** Reads the texts, joining the runs of rich text and leaving out the reading aids (phonetic runs). */
export async function readSharedStrings(
  archive: Archive,
  path: string,
  limits: ReadLimits,
): Promise<SharedStrings> {
  const strings = new SharedStrings(limits);
  let inText = false;
  let inPhonetic = false;
  let text = '';
  let run = '';
  const scanner = new XmlScanner({
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') inPhonetic = true;
      else if (name === 't') {
        inText = !inPhonetic;
        run = '';
      }
    },
    text(piece) {
      if (inText) run += piece;
    },
    close(name) {
      if (name === 't' && inText) {
        inText = false;
        text += decodeCellEscapes(run);
        assertCellLength(text.length, limits, '有单元格');
      } else if (name === 'rPh') inPhonetic = false;
      else if (name === 'si') strings.add(text);
    },
  });
  for await (const piece of archive.text(path)) scanner.write(piece);
  scanner.end();
  return strings;
}
