import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import type { TestClient } from './server.ts';

/** A spreadsheet with these lines, the first being its headings. */
export async function sheetFile(folder: string, [head = [], ...body]: string[][]): Promise<Buffer> {
  const path = join(folder, 'sheet.xlsx');
  const sheet = { name: '数据', columns: head.map((title) => ({ title })), rows: body };
  await writeSheets(createWriteStream(path), [sheet]);
  return readFile(path);
}

/** A workbook with these sheets by their names, the first line of each being its headings. */
export async function workbookFile(
  folder: string,
  sheets: Readonly<Record<string, string[][]>>,
): Promise<Buffer> {
  const path = join(folder, 'workbook.xlsx');
  const written = Object.entries(sheets).map(([name, [head = [], ...rows]]) => ({
    name,
    columns: head.map((title) => ({ title })),
    rows,
  }));
  await writeSheets(createWriteStream(path), written);
  return readFile(path);
}

/** Uploads a file. @returns its Id */
export async function uploaded(client: TestClient, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await client.fetch('/api/ImportExport/UploadFile', { method: 'POST', body: form });
  if (answer.code !== 0) throw new Error(answer.message);
  return String(answer.value.Id);
}
