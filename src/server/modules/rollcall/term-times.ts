import type { Queryable } from '../../data/database/database.ts';

/** How often each of the students was late or missing in the current term. */
export async function termTimes(
  queryable: Queryable,
  students: readonly string[],
): Promise<Map<string, number>> {
  const found = await queryable.query<{ id: string; n: number }>(
    `SELECT l."StudentId" AS id, count(*)::int AS n FROM "LateReturn" l
     JOIN "SchoolYear" y ON y."IsCurrent" = 1 AND y."IsDeleted" = 0
     WHERE l."StudentId" = ANY($1) AND l."IsDeleted" = 0 AND l."NightDate" BETWEEN y."StartDate" AND y."EndDate"
     GROUP BY 1`,
    [students],
  );
  return new Map(found.rows.map(({ id, n }) => [id, n]));
}
