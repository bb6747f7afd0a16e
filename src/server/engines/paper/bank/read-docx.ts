import type { ReadLimits } from '../../../../contract/workbook/limits.ts';
import { withArchive, type Archive } from '../../../jobs/xlsx/archive.ts';
import { XmlScanner, type ScanHandler } from '../../../jobs/xlsx/xml-scan.ts';

const DOCUMENT = 'word/document.xml';
const NUMBERING = 'word/numbering.xml';

/** How the levels of a numbered list count, by `<list> <level>`. */
type Counting = ReadonlyMap<string, string>;

/**
 * The paragraphs of a Word document as lines of text, with the numbers and letters that Word counts by itself.
 * @throws XlsxError for a file that is no such document
 */
export async function readDocument(file: Uint8Array, limits: ReadLimits): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of withArchive(file, limits, paragraphs)) lines.push(line);
  return lines;
}

async function* paragraphs(archive: Archive): AsyncGenerator<string> {
  const lists = archive.has(NUMBERING) ? await scanned(archive, NUMBERING, new Lists()) : undefined;
  const found = await scanned(archive, DOCUMENT, new Paragraphs(lists?.counting() ?? new Map()));
  yield* found.lines;
}

async function scanned<Handler extends ScanHandler>(
  archive: Archive,
  path: string,
  handler: Handler,
): Promise<Handler> {
  const scanner = new XmlScanner(handler);
  for await (const piece of archive.text(path)) scanner.write(piece);
  scanner.end();
  return handler;
}

/** How lists count: a list (`num`) counts as its pattern (`abstractNum`) says of each level. */
class Lists implements ScanHandler {
  private readonly formats = new Map<string, string>();
  private readonly patterns = new Map<string, string>();
  private pattern = '';
  private level = '';
  private list = '';

  open(name: string, attributes: { get(name: string): string | undefined }): void {
    const value = attributes.get('val') ?? '';
    if (name === 'abstractNum') this.pattern = attributes.get('abstractNumId') ?? '';
    else if (name === 'lvl') this.level = attributes.get('ilvl') ?? '';
    else if (name === 'numFmt') this.formats.set(`${this.pattern} ${this.level}`, value);
    else if (name === 'num') this.list = attributes.get('numId') ?? '';
    else if (name === 'abstractNumId') this.patterns.set(this.list, value);
  }

  close(): void {
    // what a tag says stands in its attributes
  }

  counting(): Counting {
    return new Map(
      [...this.patterns].flatMap(([list, pattern]) =>
        [...this.formats].flatMap(([key, format]) => {
          const [of, level] = key.split(' ');
          return of === pattern ? [[`${list} ${level}`, format] as const] : [];
        }),
      ),
    );
  }
}

class Paragraphs implements ScanHandler {
  readonly lines: string[] = [];
  private readonly counts = new Map<string, number>();
  private readonly counting: Counting;
  private line = '';
  private isText = false;
  private list = '';
  private level = '0';

  constructor(counting: Counting) {
    this.counting = counting;
  }

  open(name: string, attributes: { get(name: string): string | undefined }): void {
    if (name === 'p') [this.line, this.list, this.level] = ['', '', '0'];
    else if (name === 't') this.isText = true;
    else if (name === 'tab') this.line += '\t';
    else if (name === 'br' || name === 'cr') this.line += '\n';
    else if (name === 'numId') this.list = attributes.get('val') ?? '';
    else if (name === 'ilvl') this.level = attributes.get('val') ?? '0';
  }

  text(piece: string): void {
    if (this.isText) this.line += piece;
  }

  close(name: string): void {
    if (name === 't') this.isText = false;
    if (name !== 'p') return;
    const lines = `${this.counted()}${this.line}`.split('\n');
    this.lines.push(...lines);
    this.line = '';
  }

  /** The number or letter that Word writes before the paragraph. */
  private counted(): string {
    const key = `${this.list} ${this.level}`;
    const format = this.list === '' || this.list === '0' ? undefined : this.counting.get(key);
    if (format === undefined || format === 'bullet' || format === 'none') return '';
    for (const other of this.counts.keys()) {
      const [list, level] = other.split(' ');
      // a level begins anew below each line of the level above
      if (list === this.list && Number(level) > Number(this.level)) this.counts.delete(other);
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    if (format === 'upperLetter') return `${String.fromCharCode(65 + ((count - 1) % 26))}. `;
    return format.startsWith('chinese') || format.startsWith('japanese') || format.startsWith('ideograph')
      ? `${CHINESE[count - 1] ?? ''}、`
      : `${count}. `;
  }
}

const CHINESE = [...'一二三四五六七八九十'];
