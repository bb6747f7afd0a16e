import { FLOW_STATUS } from '../../../contract/generated/codes.ts';
import { isSentBack } from '../../../contract/flow/sent-back.ts';
import { FLOW_INSTANCES, type EntityModel } from '../../../contract/model.ts';
import type { Row } from '../../../contract/rules.ts';
import { entityOf } from '../entities.ts';
import type { WriteContext } from '../module.ts';
import { ident } from '../sql/sql.ts';

/**
 * The moment by which a row is judged that is about to be stored. An application that was sent back was handed in in time: how long
 * it took to be looked at does not make it late.
 */
export async function judgedAt(
  { engine, tx, now }: WriteContext,
  entity: EntityModel,
  before: Row | null,
): Promise<string> {
  if (!before || !isSentBack(entity, before)) return now;
  const { rows } = await tx.query<{ at: string | null }>(
    `SELECT to_char("StartDate", 'YYYY-MM-DD HH24:MI:SS') AS at FROM ${ident(entityOf(engine, FLOW_INSTANCES).table)}
     WHERE "RowId" = $1 AND "Status" = $2 AND "IsDeleted" = 0 ORDER BY "CreateDate" DESC, "Id" DESC LIMIT 1`,
    [before['Id'], FLOW_STATUS.SentBack],
  );
  return rows[0]?.at ?? String(before['SubmitDate'] ?? now);
}
