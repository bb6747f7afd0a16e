import type { Database } from '../data/database/database.ts';
import type { FileStore } from './file-store.ts';
import { forgetFiles } from './forget-files.ts';

const KEPT_HOURS = 24;
const FILES_AT_ONCE = 500;

/** Removes files that no row holds any more, a day after they were given up. @returns how many */
export async function removeDroppedFiles(
  database: Database,
  store: FileStore,
  hours = KEPT_HOURS,
): Promise<number> {
  const names: string[] = [];
  const dropped = await database.transaction(async (tx) => {
    const { rows } = await tx.query<{ Id: string }>(
      `SELECT "Id" FROM "Attachment" WHERE "IsDeleted" = 1 AND "UpdateDate" < now() - make_interval(hours => $1::int)
       LIMIT ${FILES_AT_ONCE} FOR UPDATE SKIP LOCKED`,
      [hours],
    );
    names.push(
      ...(await forgetFiles(
        tx,
        rows.map(({ Id }) => Id),
      )),
    );
    return rows.length;
  });
  for (const name of names) await store.remove(name);
  return dropped;
}
