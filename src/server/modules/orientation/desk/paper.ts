import type { PaperCodes } from '../../../data/module.ts';
import { codeOf } from './code.ts';
import { WITHOUT_CODE } from './sheet.ts';

/** Changes what is known of the prints of some sheets. In one order, so that two prints at the same time do not wait for each other. */
const changed = (set: string, where: string) =>
  `UPDATE "NewStudent" n SET ${set} FROM (SELECT "Id" FROM "NewStudent" WHERE "Id" = ANY($1) ORDER BY "Id" FOR UPDATE) o
   WHERE n."Id" = o."Id" AND ${where}`;

/**
 * Codes on printed check-in sheets: one print of each is good, the last. Of a print from a browser nobody knows whether it
 * came: until somebody says so, or one of its codes is read, the one before it is good as well.
 */
export const sheetCodes: PaperCodes = {
  async make(engine, queryable, ids, at) {
    const answer = await queryable.query<{ id: string; batch: string }>(
      `SELECT "Id" AS id, "BatchId" AS batch FROM "NewStudent"
       WHERE "Id" = ANY($1) AND "CheckinState" <> ALL($2) AND "IsDeleted" = 0`,
      [ids, WITHOUT_CODE],
    );
    return new Map(
      answer.rows.map(({ id, batch }) => [
        id,
        codeOf(engine.secret, { place: 'paper', student: id, at }, batch),
      ]),
    );
  },
  async keep(tx, ids, at) {
    const set = `"PaperAt" = $2, "PaperNext" = CASE WHEN n."PaperNext"::bigint > $2::bigint THEN n."PaperNext" END`;
    await tx.query(changed(set, `coalesce(n."PaperAt", '0')::bigint < $2::bigint`), [ids, String(at)]);
  },
  async offer(tx, ids, at) {
    const isLater = `greatest(n."PaperAt"::bigint, n."PaperNext"::bigint, 0) < $2::bigint`;
    await tx.query(changed(`"PaperNext" = $2`, isLater), [ids, String(at)]);
  },
  async settle(tx, ids, at, isThere) {
    const set = isThere ? `"PaperAt" = $2, "PaperNext" = NULL` : `"PaperNext" = NULL`;
    await tx.query(changed(set, `n."PaperNext" = $2`), [ids, String(at)]);
  },
};
