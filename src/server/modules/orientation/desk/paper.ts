import type { PaperCodes } from '../../../data/module.ts';
import { codeOf } from './code.ts';
import { WITHOUT_CODE } from './sheet.ts';

/** Codes on printed check-in sheets: one print of each is good, the last. */
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
    // In one order, so that two prints at the same time do not wait for each other.
    await tx.query(
      `UPDATE "NewStudent" n SET "PaperAt" = $2 FROM
         (SELECT "Id" FROM "NewStudent" WHERE "Id" = ANY($1) ORDER BY "Id" FOR UPDATE) o
       WHERE n."Id" = o."Id" AND coalesce(n."PaperAt", '0')::bigint < $2::bigint`,
      [ids, String(at)],
    );
  },
};
