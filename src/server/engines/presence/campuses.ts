import { distance, type Point } from '../../../contract/distance.ts';
import type { Queryable } from '../../data/database/database.ts';

/** Whether a point lies inside the fence of any campus. No point is outside. */
export async function inFence(queryable: Queryable, point: unknown): Promise<boolean> {
  if (typeof point !== 'object' || point === null) return false;
  const campuses = await queryable.query<{ Geo: Point; Radius: number | null }>(
    `SELECT "Geo", "Radius" FROM "Campus" WHERE "IsDeleted" = 0 AND "Geo" IS NOT NULL`,
  );
  return campuses.rows.some((campus) => distance(campus.Geo, point as Point) <= (campus.Radius ?? 1500));
}
