import type { Point } from '../../../../contract/distance.ts';
import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { Queryable } from '../../../data/database/database.ts';
import { localSql } from '../../../data/time/clock.ts';

/** The places at which a new student may check in: those of their batch, for their college or for all. */
export async function ownStations(
  queryable: Queryable,
  student: string,
): Promise<CallOutput['Orientation/GetMyStations']> {
  const at = (column: string) => `left(${localSql(column)}, 16)`;
  const answer = await queryable.query<{ Name: string; Text: string; geo: Point | null }>(
    `SELECT s."StationName" AS "Name", s."Geo" AS geo,
       s."Place" || ' · ' || ${at('coalesce(s."BeginTime", b."CheckinStart")')} || ' 至 ' || ${at('coalesce(s."EndTime", b."CheckinEnd")')} AS "Text"
     FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId"
     JOIN "CheckinStation" s ON s."BatchId" = n."BatchId" AND s."IsDeleted" = 0
       AND (s."CollegeId" IS NULL OR s."CollegeId" = n."CollegeId")
     WHERE n."Id" = $1 AND n."IsDeleted" = 0 ORDER BY s."StationCode"`,
    [student],
    'orientation_own_stations',
  );
  return answer.rows.map(({ geo, ...shown }) => ({
    ...shown,
    Url: geo ? mapUrl(shown.Name, geo) : '',
    Icon: 'EnvironmentOutlined',
  }));
}

/** A place in a map that finds the way; positions are stored as satellites tell them. */
function mapUrl(name: string, { Lng, Lat }: Point): string {
  const query = new URLSearchParams({ position: `${Lng},${Lat}`, name, coordinate: 'wgs84' });
  return `https://uri.amap.com/marker?${query}`;
}
