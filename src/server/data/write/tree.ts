import { ident } from '../sql/sql.ts';
import { refuseFields } from '../refusal.ts';
import type { StoredRows, WriteContext } from '../module.ts';

/**
 * Refuses a row of a tree that was hung under itself or under a row below it: the ring reaches no top, so that no list shows it
 * and nobody could mend it.
 */
export async function refuseRings({ tx }: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  const parent = entity.file.tree;
  if (parent === undefined) return;
  const moved = rows.flatMap(({ before, after }) =>
    before && after?.[parent] && after[parent] !== before[parent] ? [before['Id']] : [],
  );
  if (moved.length === 0) return;
  const [table, above] = [ident(entity.table), ident(parent)];
  const { rowCount } = await tx.query(
    `WITH RECURSIVE up AS (
       SELECT t.${above} AS above, t."Id" AS moved FROM ${table} t WHERE t."Id" = ANY($1)
       UNION SELECT t.${above}, u.moved FROM ${table} t JOIN up u ON t."Id" = u.above)
     SELECT 1 FROM up WHERE above = moved LIMIT 1`,
    [moved],
  );
  if (rowCount > 0) throw refuseFields([{ Key: parent, Message: '上级不能是本项或其下级' }]);
}
