import type { CallOutput } from '../../contract/generated/calls.ts';
import type { Queryable } from '../data/database/database.ts';

/** Regions right below one, or the provinces; of one level only, where that is asked. */
export async function regionsBelow(
  queryable: Queryable,
  parent: string | null,
  level: number | null,
): Promise<CallOutput['BaseData/GetCityInfoList']> {
  const answer = await queryable.query<CallOutput['BaseData/GetCityInfoList'][number]>(
    `SELECT r."RegionCode", r."RegionName", r."ParentCode", r."Level",
       CASE WHEN EXISTS (SELECT 1 FROM "Region" c WHERE c."ParentCode" = r."RegionCode" AND c."IsDeleted" = 0)
         THEN 1 ELSE 0 END AS "HasChild"
     FROM "Region" r
     WHERE r."IsDeleted" = 0 AND r."ParentCode" IS NOT DISTINCT FROM $1 AND ($2::int IS NULL OR r."Level" = $2)
     ORDER BY r."RegionCode"`,
    [parent, level],
    'regions',
  );
  return answer.rows;
}
