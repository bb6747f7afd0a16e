import { FLOW_STATUS, LEAVE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';
import { asFollowing } from '../../data/tables/journal.ts';
import { changeWhere } from '../../data/write/change-where.ts';

/** What an extension says of the leave that it extends. */
const told = (row: Row | null): string =>
  row?.['ExtendOfId']
    ? JSON.stringify(['ExtendOfId', 'EndTime', 'Status', 'LeaveState'].map((name) => row[name]))
    : '';

/** A leave knows until when it was extended: nobody has to report back from it while the extension goes on. */
export async function followExtensions(context: WriteContext, { rows }: StoredRows): Promise<void> {
  const changed = rows.filter(({ before, after }) => told(before) !== told(after));
  const originals = changed.flatMap(({ before, after }) => [before?.['ExtendOfId'], after?.['ExtendOfId']]);
  const named = [...new Set(originals.filter(Boolean))];
  if (named.length === 0) return;
  await asFollowing(context.tx, () =>
    changeWhere(
      context,
      entities.LeaveApply,
      `WITH w AS (SELECT o."Id", max(x."EndTime") AS until FROM "LeaveApply" o LEFT JOIN "LeaveApply" x ON x."ExtendOfId" = o."Id"
           AND x."Status" = $2 AND x."LeaveState" <> $3 AND x."IsDeleted" = 0 WHERE o."Id" = ANY($1) GROUP BY o."Id")
       UPDATE "LeaveApply" l SET "ExtendedTo" = w.until FROM w WHERE l."Id" = w."Id" AND l."ExtendedTo" IS DISTINCT FROM w.until`,
      [named, FLOW_STATUS.Passed, LEAVE_STATE.Dropped],
      { as: 'count' },
    ),
  );
}
