import type { Archive } from './archive.ts';
import { withArchive } from './archive.ts';
import { damaged } from '../../../contract/workbook/error.ts';
import { DEFAULT_READ_LIMITS } from '../../../contract/workbook/limits.ts';
import type { ReadLimits } from '../../../contract/workbook/limits.ts';
import type { SheetRow } from './row.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetRows } from './sheet-rows.ts';
import { readStyleKinds } from './styles.ts';
import { findSheet, readWorkbook } from './workbook.ts';
import type { SheetInfo } from './workbook.ts';
import { XmlScanner } from './xml-scan.ts';

export { XlsxError } from '../../../contract/workbook/error.ts';
export { serialToDate } from './serial-dates.ts';
export type { ReadLimits } from '../../../contract/workbook/limits.ts';
export type { CellValue, SheetRow } from './row.ts';
export type { SheetInfo } from './workbook.ts';

export interface ReadOptions {
  /** Name or position from 0, counting hidden sheets; without it the first sheet that is not hidden. */
  readonly sheet?: number | string;
  readonly limits?: Partial<ReadLimits>;
}

async function* rowsOf(
  archive: Archive,
  limits: ReadLimits,
  wanted: number | string | undefined,
): AsyncGenerator<SheetRow> {
  const workbook = await readWorkbook(archive);
  const sheet = findSheet(workbook, wanted);
  const rows = new SheetRows({
    limits,
    strings:
      workbook.sharedStrings === null
        ? null
        : await readSharedStrings(archive, workbook.sharedStrings, limits),
    styles: workbook.styles === null ? [] : await readStyleKinds(archive, workbook.styles),
    date1904: workbook.date1904,
  });
  const scanner = new XmlScanner(rows);
  // The part is unpacked to its end even when its rows are over: only then is its checksum known to be right.
  for await (const piece of archive.text(sheet.path)) {
    if (rows.finished) continue;
    scanner.write(piece);
    const { ready } = rows;
    rows.ready = [];
    yield* ready;
  }
  if (!rows.finished) throw damaged('worksheet ends early');
}

/**
 * Reads one worksheet row by row in bounded memory. Throws `XlsxError` with a Chinese message when the file is no
 * workbook, damaged, protected by a password, hostile, or larger than the limits allow. Rows given before an error are
 * to be dropped with it: the checksum is only known at the end.
 */
export async function* readSheet(
  file: string | Uint8Array,
  options: ReadOptions = {},
): AsyncGenerator<SheetRow, void, undefined> {
  const limits = { ...DEFAULT_READ_LIMITS, ...options.limits };
  yield* withArchive(file, limits, (archive) => rowsOf(archive, limits, options.sheet));
}

/** The worksheets of a file in the order of their tabs, under the same limits. */
export async function readSheetNames(
  file: string | Uint8Array,
  options: Pick<ReadOptions, 'limits'> = {},
): Promise<SheetInfo[]> {
  const limits = { ...DEFAULT_READ_LIMITS, ...options.limits };
  const names: SheetInfo[] = [];
  const list = async function* (archive: Archive): AsyncGenerator<SheetInfo> {
    for (const { name, hidden } of (await readWorkbook(archive)).sheets) yield { name, hidden };
  };
  for await (const info of withArchive(file, limits, list)) names.push(info);
  return names;
}
