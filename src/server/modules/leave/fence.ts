import type { Queryable } from '../../data/database/database.ts';

interface Point {
  readonly Lng: number;
  readonly Lat: number;
}

const EARTH_RADIUS = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points on the ground (haversine). */
export function distance(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.Lat - a.Lat) / 2) ** 2 +
    Math.cos(radians(a.Lat)) * Math.cos(radians(b.Lat)) * Math.sin(radians(b.Lng - a.Lng) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(half));
}

/** Whether a point lies inside the fence of any campus. No point is outside. */
export async function inFence(queryable: Queryable, point: unknown): Promise<boolean> {
  if (typeof point !== 'object' || point === null) return false;
  const campuses = await queryable.query<{ Geo: Point; Radius: number | null }>(
    `SELECT "Geo", "Radius" FROM "Campus" WHERE "IsDeleted" = 0 AND "Geo" IS NOT NULL`,
  );
  return campuses.rows.some((campus) => distance(campus.Geo, point as Point) <= (campus.Radius ?? 1500));
}
