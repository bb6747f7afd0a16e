import { HOLIDAY_KIND } from '../../../contract/generated/codes.ts';
import type { Holiday } from '../../../contract/generated/entities.ts';
import type { RowHook } from '../../data/module.ts';
import { refuseFields } from '../../data/refusal.ts';

/** A day is off or makes up for another, not both; days that came in one workbook are held against each other too. */
export async function refuseContradiction({ tx, row, before }: RowHook): Promise<void> {
  const { Id, Kind, StartDate, EndDate } = row as Partial<Holiday>;
  const { rows } = await tx.query<{ name: string; off: boolean; first: string; last: string }>(
    `SELECT "HolidayName" AS name, "Kind" = $5 AS off, to_char("StartDate", 'YYYY-MM-DD') AS first,
       to_char("EndDate", 'YYYY-MM-DD') AS last
     FROM "Holiday" WHERE "IsDeleted" = 0 AND "Id" <> $1 AND "Kind" <> $2 AND "StartDate" <= $4::date AND "EndDate" >= $3::date
     ORDER BY "StartDate" LIMIT 1`,
    [before?.['Id'] ?? Id ?? '', Kind, StartDate, EndDate, HOLIDAY_KIND.Off],
  );
  const [other] = rows;
  if (!other) return;
  const days = other.first === other.last ? other.first : `${other.first}至${other.last}`;
  const Message = `与「${other.name}」（${days}${other.off ? '放假' : '补班'}）矛盾，同一天不能既放假又补班`;
  throw refuseFields([{ Key: 'StartDate', Message }]);
}
