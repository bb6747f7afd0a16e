import { entities } from '../../../contract/generated/entities.ts';
import { entityOf } from '../../data/entities.ts';
import { runHooks, type WriteContext } from '../../data/module.ts';
import { changeRow, lockRow } from '../../data/system-write.ts';

/** Whose assignments, or those to which class. */
export interface AssignmentsOf {
  readonly TeacherId?: string;
  readonly ClassId?: string;
}

/**
 * Ends assignments on a day, which is the first one without them; one that would not have lasted a day never was.
 * @returns how many were ended
 */
export async function endAssignments(
  context: WriteContext,
  { TeacherId, ClassId }: AssignmentsOf,
  endDate: string,
  enCode: string,
): Promise<number> {
  const live = await context.tx.query<{ Id: string }>(
    `SELECT "Id" FROM "CounsellorClass" WHERE ($1::text IS NULL OR "TeacherId" = $1) AND ($2::text IS NULL OR "ClassId" = $2)
       AND "IsDeleted" = 0 AND ("EndDate" IS NULL OR "EndDate" >= $3::date) ORDER BY "Id"`,
    [TeacherId ?? null, ClassId ?? null, endDate],
  );
  const entity = entityOf(context.engine, entities.CounsellorClass);
  for (const { Id } of live.rows) {
    const before = await lockRow(context, entities.CounsellorClass, Id);
    const EndDate = dayBefore(endDate);
    const changes = String(before['StartDate']) > EndDate ? { EndDate, IsDeleted: 1 } : { EndDate };
    await changeRow(context, entities.CounsellorClass, before, changes, enCode);
    const hook = { ...context, entity, before, row: { ...before, ...changes }, enCode };
    await runHooks('afterSave', hook);
  }
  return live.rows.length;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
