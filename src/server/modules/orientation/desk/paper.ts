import { entities } from '../../../../contract/generated/entities.ts';
import { changeWhere } from '../../../data/write/change-where.ts';
import type { PaperCodes, WriteContext } from '../../../data/module.ts';
import { codeOf } from '../../../engines/shown-code/code.ts';
import { CHECKIN, WITHOUT_CODE } from './sheet.ts';

/** Changes what is known of the prints of some sheets. In one order, so that two prints at the same time do not wait for each other. */
const change = (context: WriteContext, ids: readonly string[], at: number, set: string, where: string) =>
  changeWhere(
    context,
    entities.NewStudent,
    `UPDATE "NewStudent" n SET ${set} FROM (SELECT "Id" FROM "NewStudent" WHERE "Id" = ANY($1) ORDER BY "Id" FOR UPDATE) o
     WHERE n."Id" = o."Id" AND ${where}`,
    [ids, String(at)],
    { as: 'count' },
  );

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
        codeOf(CHECKIN, engine.secret, { place: 'paper', id, at }, batch),
      ]),
    );
  },
  async keep(context, ids, at) {
    const set = `"PaperAt" = $2, "PaperNext" = CASE WHEN n."PaperNext"::bigint > $2::bigint THEN n."PaperNext" END`;
    await change(context, ids, at, set, `coalesce(n."PaperAt", '0')::bigint < $2::bigint`);
  },
  async offer(context, ids, at) {
    const isLater = `greatest(n."PaperAt"::bigint, n."PaperNext"::bigint, 0) < $2::bigint`;
    await change(context, ids, at, `"PaperNext" = $2`, isLater);
  },
  async settle(context, ids, at, isThere) {
    const set = isThere ? `"PaperAt" = $2, "PaperNext" = NULL` : `"PaperNext" = NULL`;
    await change(context, ids, at, set, `n."PaperNext" = $2`);
  },
};
