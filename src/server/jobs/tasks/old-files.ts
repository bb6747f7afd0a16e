import { SETTING } from '../../../contract/generated/settings.ts';
import { settingsOf } from '../../settings/settings.ts';
import { byClock } from '../../data/time/by-clock.ts';
import type { Queryable } from '../../data/database/database.ts';
import type { Engine } from '../../data/engine.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { EXPORT_BIZ_TYPE } from '../export/files.ts';

/** How long files of tasks are kept. */
export interface Keeping {
  /** An export is a copy of personal data outside of the rights of the day. */
  readonly exportHours: number;
  /** What was imported may be asked for when it turns out to be wrong. */
  readonly importDays: number;
}

const FILES_AT_ONCE = 500;

/** Removes the files of tasks that are old or were deleted. @returns how many */
export async function removeOldFiles(engine: Engine, store: FileStore, wanted?: Keeping): Promise<number> {
  const names: string[] = [];
  await byClock(engine, 'old files', async ({ tx }) => {
    const kept = wanted ?? (await keptBySchool(tx));
    names.push(...(await forgetExports(tx, kept.exportHours)), ...(await forgetImports(tx, kept.importDays)));
  });
  // Once nobody can ask for them any more.
  for (const name of names) await store.remove(name);
  return names.length;
}

async function keptBySchool(tx: Queryable): Promise<Keeping> {
  const set = await settingsOf(tx, [SETTING.TaskExportHours, SETTING.TaskImportDays]);
  return { exportHours: set[SETTING.TaskExportHours], importDays: set[SETTING.TaskImportDays] };
}

interface Forgotten {
  readonly Id: string;
  readonly Url: string;
}

async function forgetExports(tx: Queryable, hours: number): Promise<string[]> {
  const { rows } = await tx.query<Forgotten>(
    `DELETE FROM "Attachment" WHERE "Id" IN (
       SELECT "Id" FROM "Attachment" WHERE "BizType" = $1 AND "BizId" IS NULL
         AND ("IsDeleted" = 1 OR "CreateDate" < now() - make_interval(hours => $2::int)) LIMIT ${FILES_AT_ONCE})
     RETURNING "Id", "Url"`,
    [EXPORT_BIZ_TYPE, hours],
  );
  if (rows.length > 0)
    await tx.query(`UPDATE "ExportTask" SET "Url" = NULL WHERE "FileId" = ANY($1)`, [
      rows.map(({ Id }) => Id),
    ]);
  return rows.map(({ Url }) => Url);
}

async function forgetImports(tx: Queryable, days: number): Promise<string[]> {
  const { rows } = await tx.query<Forgotten>(
    `DELETE FROM "Attachment" WHERE "Id" IN (
       SELECT a."Id" FROM "ImportTask" t JOIN "Attachment" a ON a."Id" = t."FileId" AND a."BizId" IS NULL
       WHERE t."FinishDate" IS NOT NULL
         AND (a."IsDeleted" = 1 OR a."CreateDate" < now() - make_interval(days => $1::int)) LIMIT ${FILES_AT_ONCE})
     RETURNING "Id", "Url"`,
    [days],
  );
  return rows.map(({ Url }) => Url);
}
