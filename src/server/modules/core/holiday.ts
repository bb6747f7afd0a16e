import type { Named } from '../../data/row-of.ts';
import { HOLIDAY_KIND } from '../../../contract/generated/codes.ts';
import type { Holiday } from '../../../contract/generated/entities.ts';

import { addRows } from '../../data/write/bulk-write.ts';
import type { HandlerContext, RowHook } from '../../data/module.ts';
import { refuse, refuseFields } from '../../data/refusal.ts';

// SQL: * is Holiday

/** A day is off or makes up for another, not both; days that came in one workbook are held against each other too. */
export async function refuseContradiction({ tx, row, before }: RowHook<Holiday>): Promise<void> {
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

const later = (column: string) => `(t.${column} + interval '1 year')::date`;
const dayOf = (date: string) => `to_char(${date}, 'YYYY-MM-DD')`;

/** Puts the holidays of the year before into a year, on the same days; what overlaps something that is there stays away. */
export async function copyHolidays(context: HandlerContext): Promise<{ Count: number }> {
  const { tx, entity, enCode, params } = context;
  const year = Number(params['Year']);
  const [first, last] = [later('"StartDate"'), later('"EndDate"')];
  const { rows } = await tx.query<{ name: string; first: string; last: string; overlaps: boolean }>(
    `SELECT t."HolidayName" AS name, ${dayOf(first)} AS first, ${dayOf(last)} AS last,
       EXISTS (SELECT 1 FROM "Holiday" o WHERE o."IsDeleted" = 0 AND o."StartDate" <= ${last} AND o."EndDate" >= ${first}) AS overlaps
     FROM "Holiday" t WHERE t."Kind" = $1 AND extract(year FROM t."StartDate") = $2 AND t."IsDeleted" = 0 ORDER BY t."StartDate"`,
    [HOLIDAY_KIND.Off, year - 1],
  );
  if (rows.length === 0) throw refuse(`${year - 1}年没有登记放假，没有可复制的`);
  const fresh = rows.filter(({ overlaps }) => !overlaps);
  if (fresh.length === 0) throw refuse(`${year}年这些日子都已登记`);
  const copies = fresh.map((row): Named<Holiday> => ({
    HolidayName: row.name.replace(String(year - 1), String(year)),
    Kind: HOLIDAY_KIND.Off,
    StartDate: row.first,
    EndDate: row.last,
  }));
  await addRows(context, entity, copies, enCode);
  return { Count: copies.length };
}
