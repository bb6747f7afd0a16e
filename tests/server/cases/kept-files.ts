import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EXPORT_BIZ_TYPE } from '../../../src/server/jobs/export/files.ts';
import { removeOldFiles } from '../../../src/server/jobs/tasks/old-files.ts';
import { createFolderStore } from '../../../src/server/storage/file-store.ts';
import type { TestSchool } from '../../_util/server.ts';

/** The school, and how its administrator saves settings. */
interface Setting {
  readonly school: TestSchool;
  save(values: Record<string, unknown>): Promise<{ readonly code: number }>;
}

/** How long files of tasks are kept. */
export function keptFiles(started: () => Setting): void {
  it('of kept files count at the next clearing', async () => {
    const { school, save } = started();
    const { engine, database, dataDir } = school;
    const store = createFolderStore(join(dataDir, 'files'));
    const file = async (id: string, biz: string | null, age: string) =>
      database.query(
        `INSERT INTO "Attachment" ("Id", "OriginalFileName", "Ext", "Size", "Url", "BizType", "CreateDate", "UpdateDate", "IsDeleted", "Version")
         VALUES ($1, 'a.xlsx', 'xlsx', 1, $4, $2, now() - $3::interval, now(), 0, 1)`,
        [id, biz, age, await store.keepBytes(Buffer.from('x'))],
      );
    await file('kept-export', EXPORT_BIZ_TYPE, '5 hours');
    await file('kept-import', null, '10 days');
    await database.query(
      `INSERT INTO "ImportTask" ("Id", "FileId", "FinishDate", "CreateDate", "UpdateDate", "IsDeleted", "Version")
       VALUES ('kept-task', 'kept-import', now(), now(), now(), 0, 1)`,
    );
    const clear = async () => {
      await removeOldFiles(engine, store);
      const { rows } = await database.query<{ Id: string }>(
        `SELECT "Id" FROM "Attachment" WHERE "Id" LIKE 'kept-%' ORDER BY 1`,
      );
      return rows.map(({ Id }) => Id);
    };
    expect(await clear()).toEqual(['kept-export', 'kept-import']);
    expect((await save({ TaskExportHours: 4 })).code).toBe(0);
    expect(await clear()).toEqual(['kept-import']);
    expect((await save({ TaskExportHours: null, TaskImportDays: 9 })).code).toBe(0);
    expect(await clear()).toEqual([]);
    expect((await save({ TaskImportDays: null })).code).toBe(0);
  });
}
