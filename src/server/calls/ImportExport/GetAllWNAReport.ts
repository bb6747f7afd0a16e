import { LATE_KIND } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import type { Caller } from '../../data/caller.ts';
import type { Engine } from '../../data/engine.ts';
import { listRows } from '../../data/list.ts';
import { refuse } from '../../data/refusal.ts';
import type { Handler } from '../call.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Late and missing returns at night that the caller reaches, and how many of each there are. */
export const getAllWNAReport: Handler<'ImportExport/GetAllWNAReport'> = async (
  { engine },
  { caller, input },
) => {
  const { StartDate, EndDate, CollegeId, ClassId, BuildingId, LateKind, ...page } = input;
  if (StartDate && EndDate && EndDate < StartDate) throw refuse('结束时间不能小于开始时间');
  const filter = {
    CollegeId,
    ClassId,
    BuildingId,
    NightDate: { From: StartDate || undefined, To: EndDate || undefined },
  };
  const list = (Filter: Row, paging: typeof page) =>
    listRows(engine, caller, { Entity: entities.LateReturn, Filter, ...paging });
  const { total, rows } = await list({ ...filter, LateKind }, page);
  const countOf = async (kind: string) =>
    (await list({ ...filter, LateKind: kind }, { PageIndex: 1, PageSize: 1 })).total;
  const terms = await termTimes(engine, caller, rows);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      BuildingName: textOf(row['BuildingName']),
      RoomNo: textOf(row['RoomNo']),
      ReturnTime: textOf(row['ReturnTime']),
      TermTimes: terms.get(String(row['StudentId'])) ?? 0,
    })) as Row[],
    Summary: { Late: await countOf(LATE_KIND.Late), Absent: await countOf(LATE_KIND.Absent) },
  };
};

/** How often each of the students was late or missing in the current term. */
async function termTimes(
  { database }: Engine,
  _caller: Caller,
  rows: readonly Row[],
): Promise<Map<string, number>> {
  const found = await database.query<{ id: string; n: number }>(
    `SELECT l."StudentId" AS id, count(*)::int AS n FROM "LateReturn" l
     JOIN "SchoolYear" y ON y."IsCurrent" = 1 AND y."IsDeleted" = 0
     WHERE l."StudentId" = ANY($1) AND l."IsDeleted" = 0 AND l."NightDate" BETWEEN y."StartDate" AND y."EndDate"
     GROUP BY 1`,
    [rows.map((row) => String(row['StudentId']))],
  );
  return new Map(found.rows.map(({ id, n }) => [id, n]));
}
