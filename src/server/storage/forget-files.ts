import type { Queryable } from '../data/database/database.ts';

/**
 * Deletes attachment rows. A stored file goes with the last row that holds it.
 * @param ids rows that the caller has locked
 * @returns names of stored files that no row holds any more: to be removed once the transaction is over
 */
export async function forgetFiles(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.query<{ Url: string }>(
    `WITH gone AS (DELETE FROM "Attachment" WHERE "Id" = ANY($1) RETURNING "Url")
     SELECT DISTINCT g."Url" FROM gone g
     WHERE NOT EXISTS (SELECT 1 FROM "Attachment" a WHERE a."Url" = g."Url" AND NOT (a."Id" = ANY($1)))`,
    [ids],
  );
  return rows.map(({ Url }) => Url);
}
