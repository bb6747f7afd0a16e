import type { Handler } from '../call.ts';

interface RegionRow {
  RegionCode: string;
  RegionName: string;
  ParentCode: string | null;
  Level: number;
  HasChild: 0 | 1;
}

/** Regions below one of them, or the provinces. */
export const getCityInfoList: Handler<'BaseData/GetCityInfoList'> = async ({ engine }, { input }) => {
  const level = Number(input.Level) > 0 ? Number(input.Level) : null;
  const answer = await engine.database.query<RegionRow>(
    `SELECT r."RegionCode", r."RegionName", r."ParentCode", r."Level",
       CASE WHEN EXISTS (SELECT 1 FROM "Region" c WHERE c."ParentCode" = r."RegionCode" AND c."IsDeleted" = 0)
         THEN 1 ELSE 0 END AS "HasChild"
     FROM "Region" r
     WHERE r."IsDeleted" = 0 AND r."ParentCode" IS NOT DISTINCT FROM $1 AND ($2::int IS NULL OR r."Level" = $2)
     ORDER BY r."RegionCode"`,
    [input.ParentCode || null, level],
    'regions',
  );
  return answer.rows;
};
