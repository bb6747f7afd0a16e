import type { Archive } from './archive.ts';
import { damaged } from '../../../contract/workbook/error.ts';
import { formatKind } from './serial-dates.ts';
import type { FormatKind } from './serial-dates.ts';
import { XmlScanner } from './xml-scan.ts';

const MAX_FORMATS = 100_000;

/** For each cell style of the workbook, by its index: whether it shows a date, a time or a number. */
export async function readStyleKinds(archive: Archive, path: string): Promise<FormatKind[]> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let inCellStyles = false;
  const scanner = new XmlScanner({
    open(name, attributes) {
      if (name === 'cellXfs') inCellStyles = true;
      else if (name === 'xf' && inCellStyles) styles.push(Number(attributes.get('numFmtId') ?? 0));
      else if (name === 'numFmt' && codes.size <= MAX_FORMATS) {
        codes.set(Number(attributes.get('numFmtId')), (attributes.get('formatCode') ?? '').slice(0, 255));
      }
      if (styles.length > MAX_FORMATS || codes.size > MAX_FORMATS) throw damaged('too many styles');
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  for await (const piece of archive.text(path)) scanner.write(piece);
  scanner.end();
  return styles.map((id) => formatKind(id, codes.get(id)));
}
