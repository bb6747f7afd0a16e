import { FLOW_STATUS, LEAVE_STATE } from '../../../contract/generated/codes.ts';
import type { LeaveApply } from '../../../contract/generated/entities.ts';
import { isDate } from '../../../contract/field-rules.ts';
import { countDays } from '../../../contract/school-calendar.ts';
import type { WriteContext } from '../../data/module.ts';

/** Leave that a student took or asked for in a term, without the application being judged. */
export interface TermTotal {
  readonly days: number;
  readonly times: number;
  /** Length of the term, in days as leave is counted; 0 when there is no such term. */
  readonly termDays: number;
}

/**
 * Adds up a student's leave of the term in which the application begins, of the current one as long as it has no beginning.
 * Rejected, withdrawn, voided and dropped applications do not count.
 */
export async function termTotal(
  { tx, engine }: Pick<WriteContext, 'tx' | 'engine'>,
  row: Partial<LeaveApply>,
  onlyType?: string,
): Promise<TermTotal> {
  const counted = [FLOW_STATUS.Running, FLOW_STATUS.Passed];
  const begins = String(row.StartTime).slice(0, 10);
  const answer = await tx.query<Omit<TermTotal, 'termDays'> & Record<'first' | 'last', string | null>>(
    `SELECT coalesce(sum(l."Days"), 0)::float8 AS days, count(l."Id")::int AS times, to_char(min(y."StartDate"), 'YYYY-MM-DD') AS first,
       to_char(max(y."EndDate"), 'YYYY-MM-DD') AS last
     FROM "SchoolYear" y LEFT JOIN "LeaveApply" l ON l."StudentId" = $1 AND l."Status" = ANY($2) AND l."LeaveState" <> $3
       AND l."IsDeleted" = 0 AND l."Id" <> $4 AND l."StartTime" >= y."StartDate" AND l."StartTime" < y."EndDate" + 1
       AND ($5::text IS NULL OR l."LeaveType" = $5)
     WHERE y."IsDeleted" = 0
       AND CASE WHEN $6::date IS NULL THEN y."IsCurrent" = 1 ELSE $6 BETWEEN y."StartDate" AND y."EndDate" END`,
    [
      row.StudentId,
      counted,
      LEAVE_STATE.Dropped,
      row.Id ?? '',
      onlyType ?? null,
      isDate(begins) ? begins : null,
    ],
  );
  const { days, times, first, last } = answer.rows[0]!;
  const termDays = first && last ? countDays(engine.catalog.calendar, first, last) : null;
  return { days, times, termDays: termDays ?? 0 };
}
