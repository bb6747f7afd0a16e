import { FLOW_STATUS, LEAVE_STATE } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import { changeWhere } from '../../data/write/change-where.ts';
import { asFollowing } from '../../data/tables/journal.ts';
import type { StoredRows, WriteContext } from '../../data/module.ts';

const COUNTED = [FLOW_STATUS.Running, FLOW_STATUS.Passed];

/**
 * Has every application say how much leave its student took, or asked for, in the term in which it begins, whenever one of
 * the student's changes: what stands on the others is the sum of the same list.
 */
export async function followTerms(context: WriteContext, students: readonly string[]): Promise<void> {
  await asFollowing(context.tx, () =>
    changeWhere(
      context,
      entities.LeaveApply,
      `WITH w AS (SELECT l."Id", sum(o."Days") AS days FROM "LeaveApply" l
         JOIN "SchoolYear" y ON l."StartTime" >= y."StartDate" AND l."StartTime" < y."EndDate" + 1 AND y."IsDeleted" = 0
         JOIN "LeaveApply" o ON o."StudentId" = l."StudentId" AND o."StartTime" >= y."StartDate" AND o."StartTime" < y."EndDate" + 1
           AND o."Status" = ANY($2) AND o."LeaveState" <> $3 AND o."IsDeleted" = 0
         WHERE l."StudentId" = ANY($1) AND l."Status" <> $4 AND l."IsDeleted" = 0 GROUP BY l."Id")
       UPDATE "LeaveApply" l SET "TermDays" = coalesce(w.days, 0)
       FROM "LeaveApply" all_ LEFT JOIN w ON w."Id" = all_."Id"
       WHERE l."Id" = all_."Id" AND all_."StudentId" = ANY($1) AND all_."Status" <> $4 AND all_."IsDeleted" = 0
         AND l."TermDays" IS DISTINCT FROM coalesce(w.days, 0)`,
      [students, COUNTED, LEAVE_STATE.Dropped, FLOW_STATUS.Draft],
      { as: 'count' },
    ),
  );
}

/** What of an application is in a sum, or shows one; an application that goes on from one approval to the next changes none. */
function counted(row: StoredRows['rows'][number]['after']): string {
  if (row === null || row['Status'] === FLOW_STATUS.Draft) return '';
  const { StudentId, StartTime, Days, Status, LeaveState } = row;
  const isCounted = COUNTED.some((one) => one === Status) && LeaveState !== LEAVE_STATE.Dropped;
  return JSON.stringify([StudentId, StartTime, Days, isCounted]);
}

/** Follows what was stored of applications. */
export async function afterLeaveStore(context: WriteContext, { entity, rows }: StoredRows): Promise<void> {
  if (entity.name !== entities.LeaveApply) return;
  const moved = rows.filter(({ before, after }) => counted(before) !== counted(after));
  const students = moved.flatMap(({ before, after }) => [before?.['StudentId'], after?.['StudentId']]);
  const named = [...new Set(students.flatMap((id) => (id ? [String(id)] : [])))];
  if (named.length > 0) await followTerms(context, named);
}
