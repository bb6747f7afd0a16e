import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { DocumentPart } from '../../data/module.ts';
import type { WrittenValue } from '../xlsx/write.ts';
import {
  CONTENT_TYPES,
  documentEnd,
  documentStart,
  headingXml,
  RELATIONS,
  rowXml,
  TABLE_END,
  tableStart,
  textXml,
} from './document-xml.ts';

/** A table for a document. */
export interface WrittenTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string }[];
  readonly rows: AsyncIterable<readonly WrittenValue[]>;
}

const CHUNK_CHARS = 64 * 1024;

/** Writes a Word document with a heading and one table to `target` and ends it. Rows are taken as the target accepts them. */
export const writeDocument = (target: NodeJS.WritableStream, table: WrittenTable): Promise<void> =>
  pack(target, tableXml(table));

/** Writes a Word document of headings, words and tables, for reading. */
export const writeReport = (
  target: NodeJS.WritableStream,
  title: string,
  parts: readonly DocumentPart[],
): Promise<void> => pack(target, reportXml(title, parts));

/** When the text fails the target is destroyed, so that half a file is never taken for a whole one. */
async function pack(target: NodeJS.WritableStream, xml: AsyncIterable<string>): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sent = pipeline(output, target);
  sent.catch(() => undefined);
  const source = Readable.from(inChunks(xml), { objectMode: false });
  try {
    zip.addBuffer(Buffer.from(CONTENT_TYPES), '[Content_Types].xml');
    zip.addBuffer(Buffer.from(RELATIONS), '_rels/.rels');
    zip.addReadStream(source, 'word/document.xml');
    zip.end();
    await Promise.race([finished(source), sent]);
    await sent;
  } catch (error) {
    source.destroy();
    output.destroy(error as Error);
    await sent.catch(() => undefined);
    throw error;
  }
}

async function* inChunks(xml: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = '';
  for await (const piece of xml) {
    text += piece;
    if (text.length < CHUNK_CHARS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

async function* tableXml({ title, columns, rows }: WrittenTable): AsyncGenerator<string> {
  yield documentStart(title);
  yield tableStart(
    columns.map((column) => column.title),
    'landscape',
  );
  for await (const row of rows) yield rowXml(row.map((cell) => (cell === null ? '' : String(cell))));
  yield TABLE_END + documentEnd('landscape');
}

async function* reportXml(title: string, parts: readonly DocumentPart[]): AsyncGenerator<string> {
  yield documentStart(title);
  for (const part of parts) {
    if ('heading' in part) yield headingXml(part.heading, part.level);
    else if ('text' in part) yield textXml(part.text);
    else
      yield (
        tableStart(part.titles, 'portrait') +
          part.lines.map((line) => rowXml(line.map(String))).join('') +
          TABLE_END
      );
  }
  yield documentEnd('portrait');
}
