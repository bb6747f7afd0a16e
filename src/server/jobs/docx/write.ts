import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { WrittenValue } from '../xlsx/write.ts';
import { CONTENT_TYPES, DOCUMENT_END, documentStart, RELATIONS, rowXml } from './document-xml.ts';

/** A table for a document. */
export interface WrittenTable {
  readonly title: string;
  readonly columns: readonly { readonly title: string }[];
  readonly rows: AsyncIterable<readonly WrittenValue[]>;
}

const CHUNK_CHARS = 64 * 1024;

/**
 * Writes a Word document with a heading and one table to `target` and ends it. Rows are taken as the target accepts them;
 * when they fail the target is destroyed, so that half a file is never taken for a whole one.
 */
export async function writeDocument(target: NodeJS.WritableStream, table: WrittenTable): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sent = pipeline(output, target);
  sent.catch(() => undefined);
  const source = Readable.from(documentXml(table), { objectMode: false });
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

async function* documentXml({ title, columns, rows }: WrittenTable): AsyncGenerator<Buffer> {
  let text = documentStart(title, columns);
  for await (const row of rows) {
    text += rowXml(row.map((cell) => (cell === null ? '' : String(cell))));
    if (text.length < CHUNK_CHARS) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + DOCUMENT_END);
}
