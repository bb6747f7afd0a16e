import type { OrientationBatch } from '../../../contract/generated/entities.ts';
import { column } from '../../data/sql/sql.ts';

// SQL: b is OrientationBatch

const GRADE = `b.${column<OrientationBatch>('GradeYear')}`;

/** SQL of the day until which a batch (alias b) is to pay: the last of checking in. */
export const LAST_DAY = `to_char(b.${column<OrientationBatch>('CheckinEnd')} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD')`;

/**
 * SQL of the term of the bills of a batch (alias b): the first one of the year in which its students enter, which bills written in summer
 * and in winter share; the current one where the school has not entered that year yet.
 */
export const BILL_TERM = `coalesce(
  (SELECT y."Id" FROM "SchoolYear" y WHERE y."YearName" = concat(${GRADE}, '-', ${GRADE} + 1) AND y."IsDeleted" = 0 ORDER BY y."StartDate" LIMIT 1),
  (SELECT y."Id" FROM "SchoolYear" y WHERE y."IsCurrent" = 1 AND y."IsDeleted" = 0))`;
