import type { Queryable } from '../data/database/database.ts';
import type { FileStore } from './file-store.ts';

const PARTS = 256;
const HOURS = 24;
const DAY_MS = HOURS * 60 * 60_000;
/** A backup of the database that is put back by mistake knows the newest files no more: they wait for the right one. */
const KEPT_DAYS = 7;

/**
 * Removes stored files that no row ever named, since the server ended between the two, a week after they were written. Each call looks
 * through the parts of the store that are due at an hour, so that all of it is looked through once a day.
 * @returns how many
 */
export async function sweepLostFiles(
  database: Queryable,
  store: FileStore,
  hour: number,
  days = KEPT_DAYS,
): Promise<number> {
  let swept = 0;
  for (let part = hour % HOURS; part < PARTS; part += HOURS)
    for (const name of await unknownTo(database, await store.namesIn(part))) {
      const written = await store.writtenAt(name);
      if (!written || written.getTime() > Date.now() - days * DAY_MS) continue;
      await store.remove(name);
      swept += 1;
    }
  return swept;
}

/** A row that was deleted names its file too. */
async function unknownTo(database: Queryable, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { rows } = await database.query<{ name: string }>(
    `SELECT n.name FROM unnest($1::text[]) AS n(name)
     WHERE NOT EXISTS (SELECT 1 FROM "Attachment" a WHERE a."Url" = n.name)`,
    [names],
  );
  return rows.map(({ name }) => name);
}
