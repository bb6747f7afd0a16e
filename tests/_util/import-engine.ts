import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSheet } from '../../src/server/jobs/xlsx/read.ts';
import { writeSheets } from '../../src/server/jobs/xlsx/write.ts';
import { importRows, type ImportReport, type ImportRequest } from '../../src/server/jobs/import/import.ts';
import { exportRows, type ExportReport, type ExportRequest } from '../../src/server/jobs/export/export.ts';
import type { Caller } from '../../src/server/data/access/caller.ts';
import { databaseNow } from '../../src/server/data/time/clock.ts';
import type { Engine } from '../../src/server/data/engine.ts';
import type { ModuleTable } from '../../src/server/data/module.ts';
import { insertRow } from '../../src/server/data/write/row-store.ts';
import { createFolderStore, type FileStore } from '../../src/server/storage/file-store.ts';
import { attachmentRules } from '../../src/server/storage/attachments.ts';
import { createWriteStream } from 'node:fs';
import { loadCatalog } from '../../src/server/data/schemas/catalog.ts';
import { schoolRows } from '../fixtures/xlsx/import-school.ts';
import { openTestEngine, type TestEngine } from './engine.ts';

export const FIXTURES = join(import.meta.dirname, '../fixtures/xlsx');
const SCHEMAS = join(import.meta.dirname, '../../schemas');

/** A test engine with a small school, a file store, and the calls of import and export. */
export interface ImportEngine extends TestEngine {
  readonly files: FileStore;
  /** Uploads a file for the caller. @returns its Id */
  upload(caller: Caller, path: string, name?: string): Promise<string>;
  /** Writes a sheet and uploads it. */
  uploadSheet(caller: Caller, rows: readonly (readonly (string | number | null)[])[]): Promise<string>;
  import(
    caller: Caller,
    request: Partial<ImportRequest> & { FileId: string },
    signal?: AbortSignal,
  ): Promise<ImportReport>;
  export(caller: Caller, request: Partial<ExportRequest>, by?: Engine): Promise<ExportReport>;
  /** The cells of an exported file. */
  exported(report: ExportReport): Promise<(string | number | boolean | null)[][]>;
  count(table: string): Promise<number>;
}

export async function openImportEngine(modules: ModuleTable = [], schemas = SCHEMAS): Promise<ImportEngine> {
  const test = await openTestEngine(schemas, [attachmentRules(loadCatalog(schemas)), ...modules]);
  const { engine } = test;
  const folder = mkdtempSync(join(tmpdir(), 'xgt-import-'));
  const files = createFolderStore(join(folder, 'files'));
  let made = 0;
  const nextPath = () => join(folder, `made-${(made += 1)}.xlsx`);
  await test.write(async (tx) => {
    const by = { caller: test.as({ UserId: 'seed' }), now: await databaseNow(tx) };
    for (const [name, rows] of schoolRows())
      for (const row of rows) await insertRow(tx, engine.catalog.entities.get(name)!, row, by);
  });
  const upload = (caller: Caller, path: string, OriginalFileName = 'list.xlsx') =>
    test.write(async (tx) => {
      const copy = nextPath();
      copyFileSync(path, copy);
      const row = {
        OriginalFileName,
        Ext: OriginalFileName.split('.').at(-1),
        Size: statSync(path).size,
        Url: await files.keep(copy),
      };
      const entity = engine.catalog.entities.get('core/Attachment')!;
      return insertRow(tx, entity, row, { caller, now: await databaseNow(tx) });
    });
  return {
    ...test,
    files,
    upload,
    async uploadSheet(caller, [titles = [], ...rows]) {
      const path = nextPath();
      const columns = titles.map((title) => ({ title: String(title ?? '') }));
      await writeSheets(createWriteStream(path), [{ name: '学生', columns, rows }]);
      return upload(caller, path);
    },
    import: (caller, request, signal) =>
      test.write((tx) =>
        importRows(engine, tx, caller, { EnCode: 'core.student.import', ...request }, files, signal),
      ),
    export: (caller, request, by = engine) =>
      exportRows(
        by,
        caller,
        {
          Entity: 'core/Student',
          EnCode: 'core.student.export',
          Columns: [{ dataIndex: 'StudentNo', title: '学号' }],
          FileName: '学生信息',
          ...request,
        },
        { store: files, folder: join(folder, 'tmp') },
      ),
    async exported({ Url }) {
      const id = new URL(Url, 'http://localhost').searchParams.get('Id');
      const stored = await engine.database.query<{ Url: string }>(
        'SELECT "Url" FROM "Attachment" WHERE "Id" = $1',
        [id],
      );
      const pieces: Buffer[] = [];
      for await (const piece of await files.read(stored.rows[0]!.Url)) pieces.push(piece as Buffer);
      return sheetCells(Buffer.concat(pieces));
    },
    async count(table) {
      const answer = await engine.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${table}"`);
      return answer.rows[0]!.n;
    },
    async close() {
      await test.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All rows of a workbook's first sheet. */
export async function sheetCells(file: Uint8Array): Promise<(string | number | boolean | null)[][]> {
  const rows: (string | number | boolean | null)[][] = [];
  for await (const { cells } of readSheet(file)) rows.push([...cells]);
  return rows;
}

/** A fixture's bytes. */
export function fixture(name: string): Buffer {
  return readFileSync(join(FIXTURES, name));
}
