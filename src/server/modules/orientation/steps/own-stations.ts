import type { CallOutput } from '../../../../contract/generated/calls.ts';
import type { Queryable } from '../../../data/database/database.ts';
import { local } from './mine.ts';

interface Stored {
  readonly name: string;
  readonly text: string;
  readonly geo: { readonly Lng: number; readonly Lat: number } | null;
}

/** The places at which a new student may check in: those of their batch, for their college or for all. */
export async function ownStations(
  queryable: Queryable,
  student: string,
): Promise<CallOutput['Orientation/GetMyStations']> {
  const at = (column: string) => `left(${local(column)}, 16)`;
  const answer = await queryable.query<Stored>(
    `SELECT s."StationName" AS name, s."Geo" AS geo,
       s."Place" || ' · ' || ${at('coalesce(s."BeginTime", b."CheckinStart")')} || ' 至 ' || ${at('coalesce(s."EndTime", b."CheckinEnd")')} AS text
     FROM "NewStudent" n JOIN "OrientationBatch" b ON b."Id" = n."BatchId"
     JOIN "CheckinStation" s ON s."BatchId" = n."BatchId" AND s."IsDeleted" = 0
       AND (s."CollegeId" IS NULL OR s."CollegeId" = n."CollegeId")
     WHERE n."Id" = $1 AND n."IsDeleted" = 0 ORDER BY s."StationCode"`,
    [student],
    'orientation_own_stations',
  );
  return answer.rows.map(({ name, text, geo }) => ({
    Name: name,
    Text: text,
    Url: geo ? mapUrl(name, geo) : '',
    Icon: 'EnvironmentOutlined',
  }));
}

/** A place in a map that finds the way; positions are stored as satellites tell them. */
function mapUrl(name: string, { Lng, Lat }: NonNullable<Stored['geo']>): string {
  const query = new URLSearchParams({ position: `${Lng},${Lat}`, name, coordinate: 'wgs84' });
  return `https://uri.amap.com/marker?${query}`;
}
