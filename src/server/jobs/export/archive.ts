import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { growingFile } from '../../storage/growing-file.ts';
import { readPassing } from '../../storage/passing-file.ts';
import { writeSheets } from '../xlsx/write.ts';
import type { ExportContent } from './formats.ts';
import { entryName, writeZip, type ZipEntry } from './zip.ts';

export const XLSX_EXT = 'xlsx';

/** An archive of the list as a spreadsheet and of the files that its rows name, a folder for each column of files. */
export async function zipTable(
  target: NodeJS.WritableStream,
  { table, fileName, files, attached, folder }: ExportContent,
): Promise<void> {
  const path = join(folder, randomUUID());
  try {
    await writeSheets(growingFile(path, files.store), [{ ...table, name: table.title, freezeHeader: true }]);
    await writeZip(target, entries());
  } finally {
    await rm(path, { force: true });
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    const name = entryName(fileName.replace(/\.zip$/i, ''));
    yield { path: `${name}.${XLSX_EXT}`, open: async () => readPassing(path) };
    for await (const file of attached.files())
      yield { path: file.path, open: () => files.store.read(file.name) };
  }
}
