import type { Database } from '../data/database/database.ts';
import type { FileStore } from './file-store.ts';

const KEPT_HOURS = 24;
const FILES_AT_ONCE = 500;

/** Removes files that no row holds any more, a day after they were given up. @returns how many */
export async function removeDroppedFiles(
  database: Database,
  store: FileStore,
  hours = KEPT_HOURS,
): Promise<number> {
  const { rows } = await database.query<{ Url: string; shared: boolean }>(
    `WITH gone AS (DELETE FROM "Attachment" WHERE "Id" IN (
       SELECT "Id" FROM "Attachment" WHERE "IsDeleted" = 1 AND "UpdateDate" < now() - make_interval(hours => $1::int)
       LIMIT ${FILES_AT_ONCE}) RETURNING "Id", "Url")
     SELECT g."Url", EXISTS (SELECT 1 FROM "Attachment" a WHERE a."Url" = g."Url" AND a."IsDeleted" = 0) AS shared FROM gone g`,
    [hours],
  );
  for (const { Url, shared } of rows) if (!shared) await store.remove(Url);
  return rows.length;
}
