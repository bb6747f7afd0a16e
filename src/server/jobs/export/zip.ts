import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file on its way into an archive. */
export interface ZipEntry {
  readonly path: string;
  open(): Promise<Readable>;
}

/**
 * Writes an archive to `target` and ends it; one file is open at a time. When a file fails the target is destroyed, so that
 * half an archive is never taken for a whole one.
 */
export async function writeZip(
  target: NodeJS.WritableStream,
  entries: AsyncIterable<ZipEntry>,
): Promise<void> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sent = pipeline(output, target);
  sent.catch(() => undefined);
  let source: Readable | undefined;
  try {
    for await (const { path, open } of entries) {
      source = await open();
      zip.addReadStream(source, path);
      await Promise.race([finished(source), sent]);
    }
    zip.end();
    await sent;
  } catch (error) {
    source?.destroy();
    output.destroy(error as Error);
    await sent.catch(() => undefined);
    throw error;
  }
}

/** A name that no file system takes amiss and that stands for no other folder. */
export function entryName(text: string): string {
  const plain = text.replace(/[\\/:*?"<>|\p{C}]/gu, '_').trim();
  return plain.replace(/^\.+/, '_').slice(0, 100) || '_';
}
