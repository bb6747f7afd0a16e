import { LATE_KIND } from '../../../contract/generated/codes.ts';
import { entities } from '../../../contract/generated/entities.ts';
import type { Row } from '../../../contract/rules.ts';
import { listRows } from '../../data/read/list.ts';
import { refuse } from '../../data/refusal.ts';
import { termTimes } from '../../modules/rollcall/term-times.ts';
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
  const terms = await termTimes(
    engine.database,
    rows.map((row) => String(row['StudentId'])),
  );
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
